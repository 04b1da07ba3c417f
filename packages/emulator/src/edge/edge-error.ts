/**
 * Responses of Cloudflare's network itself: 1xxx errors and those of an unreachable origin.
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-1xxx-errors/
 * https://developers.cloudflare.com/support/troubleshooting/http-status-codes/cloudflare-5xx-errors/error-522/
 */

interface Known {
  readonly status: number;
  readonly text: string;
}

/** Codes, and status codes as the error pages and the page on HTTP status codes name them. */
const ERRORS = {
  522: { status: 522, text: 'Connection timed out' },
  1001: { status: 409, text: 'DNS resolution error' },
  1003: { status: 403, text: 'Direct IP access not allowed' },
  1016: { status: 530, text: 'Origin DNS error' },
  1019: { status: 409, text: 'Compute server error: the request was sent through Workers too often' },
  1042: { status: 404, text: 'The Worker does not exist, or is not reachable at this address' },
  1101: { status: 500, text: 'Worker threw exception' },
  1102: { status: 503, text: 'Worker exceeded resource limits' },
  // Status codes of snippets are not documented: https://developers.cloudflare.com/rules/snippets/errors/
  1201: { status: 500, text: 'Snippet tried to continue to origin multiple times' },
  1206: { status: 500, text: 'Snippet threw exception' },
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
