/**
 * Responses of Cloudflare's network itself: 1xxx errors and those of an unreachable origin.
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/
 */

interface Known {
  readonly status: number;
  readonly text: string;
}

/** Status codes as the error pages and the page on HTTP status codes name them. */
const ERRORS = {
  1001: { status: 409, text: 'DNS resolution error' },
  1003: { status: 403, text: 'Direct IP access not allowed' },
  1016: { status: 530, text: 'Origin DNS error' },
  1019: { status: 409, text: 'Compute server error: the request was sent through Workers too often' },
  1042: { status: 404, text: 'The Worker does not exist, or is not reachable at this address' },
  1101: { status: 500, text: 'Worker threw exception' },
  1102: { status: 503, text: 'Worker exceeded resource limits' },
} as const satisfies Record<number, Known>;

export type EdgeErrorCode = keyof typeof ERRORS;

/** @param why one sentence for the reader of this emulator; it is in the body below Cloudflare's own line */
export function edgeError(code: EdgeErrorCode, why: string): Response {
  const { status, text } = ERRORS[code];
  return new Response(`error code: ${code}\n${text}\n\n${why}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'private, no-store' },
  });
}

/** https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/error-522/ */
export const originUnreachable = (why: string): Response =>
  new Response(`error code: 522\nConnection timed out\n\n${why}\n`, {
    status: 522,
    headers: { 'content-type': 'text/plain; charset=UTF-8' },
  });
