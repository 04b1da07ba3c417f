/** The server behind a record. */
import type { DnsRecord } from '../products/dns/tables.ts';
import { edgeError } from './edge-error.ts';
import type { OriginOverride } from './rules/passage.ts';
import type { Way } from './way.ts';
import { isHandshake, needsPort } from './web-sockets.ts';

/** Origin Rules may send the request to another server, with another Host header. */
export async function atOrigin(
  { options: { origin }, steps, upgrade }: Pick<Way, 'options' | 'steps' | 'upgrade'>,
  { record }: { readonly record: DnsRecord },
  request: Request,
  override: OriginOverride,
): Promise<Response> {
  const hostname = override.host ?? new URL(request.url).hostname;
  const port = override.port === undefined ? '' : `:${override.port}`;
  steps.push({ at: 'origin', result: `${override.host ?? `${record.type} ${record.content}`}${port}` });
  const sent = override.hostHeader === undefined ? request : withHost(request, override.hostHeader);
  if (isHandshake(sent)) return upgraded(sent, typeof origin === 'object' ? origin[hostname] : undefined, upgrade);
  if (typeof origin === 'function') return new Response(...copied(await origin(sent)));
  const base = origin === undefined || !Object.hasOwn(origin, hostname) ? undefined : origin[hostname];
  if (base === undefined) {
    const line = `${request.method} ${request.url}\nreached the origin of ${record.name}: ${record.type} ${record.content}${record.proxied ? ' (proxied)' : ''}\n`;
    return new Response(line, { headers: { 'content-type': 'text/plain; charset=UTF-8' } });
  }
  try {
    return new Response(...copied(await fetch(rebased(sent, base))));
  } catch (error) {
    const { code, why } = failureOf(error);
    return edgeError(code, `${base} cannot be reached: ${why}`);
  }
}

/** Errors of connections by their documented causes: https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/ */
const FAILURES: readonly (readonly [cause: RegExp, code: 521 | 522 | 523 | 525 | 526 | 1016])[] = [
  [/^ECONNREFUSED$/, 521],
  [/TIMEOUT|^ETIMEDOUT$/, 522],
  [/^(?:EHOSTUNREACH|ENETUNREACH)$/, 523],
  [/^(?:ENOTFOUND|EAI_AGAIN)$/, 1016],
  [/CERT|SELF_SIGNED|UNABLE_TO_VERIFY/, 526],
  [/SSL|TLS/, 525],
];

function failureOf(error: unknown) {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const name = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  const why = cause instanceof Error ? cause.message || name : String(cause);
  return { code: FAILURES.find(([pattern]) => pattern.test(name))?.[1] ?? (520 as const), why };
}

function upgraded(request: Request, base: string | undefined, upgrade: Way['upgrade']): Response {
  if (base === undefined || upgrade === undefined) return needsPort();
  const { hostname: host, port } = new URL(base);
  const { pathname, search } = new URL(request.url);
  upgrade({ host, port: Number(port || 80), path: `${pathname}${search}`, headers: new Headers(request.headers) });
  return new Response(null);
}

function withHost(request: Request, host: string): Request {
  const headers = new Headers(request.headers);
  headers.set('host', host);
  return new Request(request, { headers });
}

/** A copy with headers that can be changed. */
const copied = (response: Response): [BodyInit | null, ResponseInit] => [
  response.body,
  { status: response.status, statusText: response.statusText, headers: new Headers(response.headers) },
];

function rebased(request: Request, base: string): Request {
  const url = new URL(request.url);
  const to = new URL(`${url.pathname}${url.search}`, base);
  return new Request(to, request);
}
