/**
 * Keeps web pages out of a server on loopback: a rebound name (Host) and a page of another site or port (Origin) are
 * refused before anything is done. The whole origin counts; a page on another port of localhost is another site.
 */

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True if the host name listens on the loopback interface only. */
export function isLoopback(host: string): boolean {
  return LOOPBACK.has(host.includes(':') ? `[${host}]` : host);
}

/** Why a request must be refused; undefined where it may pass. */
export function refusal(
  headers: { readonly host: string | undefined; readonly origin: string | undefined },
  port: number,
): string | undefined {
  const { host, origin } = headers;
  if (!isOwnHost(host, port)) return `The Host header '${host ?? ''}' is not a name of this machine's loopback.`;
  if (origin !== undefined && !isOwnHost(origin.replace(/^http:\/\//, ''), port)) {
    return `Pages of '${origin}' may not call this server.`;
  }
  return undefined;
}

function isOwnHost(host: string | undefined, port: number): boolean {
  if (host === undefined) return false;
  const match = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase());
  return LOOPBACK.has(match?.[1] ?? '') && Number(match?.[2] ?? 80) === port;
}
