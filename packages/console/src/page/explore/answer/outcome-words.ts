/** Describes the outcome of a call. */

const NAMES: Readonly<Record<number, string>> = {
  200: 'OK',
  201: 'Created',
  202: 'Accepted',
  204: 'No content',
  304: 'Not modified',
  400: 'Bad request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not found',
  405: 'Method not allowed',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition failed',
  413: 'Content too large',
  415: 'Unsupported media type',
  422: 'Unprocessable content',
  429: 'Too many requests',
  500: 'Internal server error',
  501: 'Not implemented',
  502: 'Bad gateway',
  503: 'Service unavailable',
  504: 'Gateway timeout',
};

/** `404 Not found`; without a status, the name of the error. */
export function statusText(status: number | undefined, error: string | undefined): string {
  if (status === undefined) return error === 'UsageError' ? 'Not sent' : (error ?? 'No response');
  const name = NAMES[status];
  return name === undefined ? String(status) : `${status} ${name}`;
}
