/**
 * Responses of Cloudflare's network itself: 1xxx errors and those of an unreachable origin.
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/
 */

interface Known {
  readonly status: number;
  readonly text: string;
}

/** Codes with the titles of their pages; status codes as the pages name them, and 403 for denied access. */
const ERRORS = {
  520: { status: 520, text: 'Web server returned an unknown error' },
  521: { status: 521, text: 'Web server is down' },
  522: { status: 522, text: 'Connection timed out' },
  523: { status: 523, text: 'Origin is unreachable' },
  525: { status: 525, text: 'SSL handshake failed' },
  526: { status: 526, text: 'Invalid SSL certificate' },
  1000: { status: 403, text: 'DNS points to prohibited IP' },
  1001: { status: 409, text: 'DNS resolution error' },
  1003: { status: 403, text: 'Direct IP access not allowed' },
  1005: { status: 403, text: 'Access denied: Autonomous System Number (ASN) banned' },
  1006: { status: 403, text: 'Access denied: Your IP address has been banned' },
  1009: { status: 403, text: 'Access denied: Country or region banned' },
  1014: { status: 403, text: 'CNAME Cross-User Banned' },
  1015: { status: 429, text: 'You are being rate limited' },
  1016: { status: 530, text: 'Origin DNS error' },
  1019: { status: 409, text: 'Compute server error: the request was sent through Workers too often' },
  1033: { status: 530, text: 'Argo Tunnel error' },
  // Status codes of failed rewrites are not documented.
  1035: { status: 500, text: 'Invalid request rewrite (invalid URI path)' },
  1037: { status: 500, text: 'Invalid rewrite rule (failed to evaluate expression)' },
  1041: { status: 500, text: 'Invalid request rewrite (invalid header value)' },
  1042: { status: 404, text: 'The Worker does not exist, or is not reachable at this address' },
  1101: { status: 500, text: 'Worker threw exception' },
  1102: { status: 503, text: 'Worker exceeded resource limits' },
  1106: { status: 403, text: 'Access denied: Your IP address has been banned' },
  // Status codes of snippets are not documented: https://developers.cloudflare.com/rules/snippets/errors/
  1201: { status: 500, text: 'Snippet tried to continue to origin multiple times' },
  1206: { status: 500, text: 'Snippet threw exception' },
} as const satisfies Record<number, Known>;

export type EdgeErrorCode = keyof typeof ERRORS;

const codes = new WeakMap<Response, EdgeErrorCode>();

/** @param why one sentence for the reader of this emulator; it is in the body below Cloudflare's own line */
export function edgeError(code: EdgeErrorCode, why: string): Response {
  const { status, text } = ERRORS[code];
  const response = new Response(`error code: ${code}\n${text}\n\n${why}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=UTF-8', 'cache-control': 'private, no-store' },
  });
  codes.set(response, code);
  return response;
}

/** The code of an error that the edge made; undefined for every other response. */
export const edgeErrorOf = (response: Response): EdgeErrorCode | undefined => codes.get(response);
