/** Follows redirects within the origin, if the request stays the same. */
import type { Job } from './job.ts';
import { discard } from './time/time-limit.ts';

const MAX_REDIRECTS = 5;

/** Target of a redirect, if the response is one. */
function locationOf({ url }: Job, { status, headers }: Response): { next: URL | undefined } | undefined {
  const location = headers.get('location');
  if (!location || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  return { next: URL.canParse(location, url) ? new URL(location, url) : undefined };
}

/** Reason for not following a redirect; undefined if it can be followed. */
function obstacle({ url, init, client, options }: Job, next: URL | undefined, status: number): string | undefined {
  const { method, body } = init;
  const { redirect: wanted = 'follow' } = { ...client.fetchOptions, ...options.fetchOptions };
  const { origin } = new URL(url);
  if (!next) return 'it is not a valid URL';
  if (next.origin !== origin) return `credentials stay at ${origin}`;
  if (next.username || next.password) return 'it contains credentials';
  if (wanted !== 'follow') return `fetchOptions.redirect is '${wanted}'`;
  // 307 and 308 keep method and body.
  if (method !== 'GET' && status < 307) return `it would turn the ${method} into a GET`;
  return body instanceof ReadableStream ? 'a stream cannot be sent twice' : undefined;
}

/** Follows a redirect within the origin, if the request stays the same and not too many came before. */
export function redirect(job: Job, response: Response, before: number): boolean {
  const { next } = locationOf(job, response) ?? {};
  if (!next || before >= MAX_REDIRECTS || obstacle(job, next, response.status)) return false;
  discard(response);
  job.url = next.href;
  return true;
}

/** Error message of a refused redirect; undefined if there is none. */
export function refusedRedirect(job: Job, response: Response): string | undefined {
  const found = locationOf(job, response);
  if (!found) return undefined;
  // The query may contain secrets.
  const place = found.next ? ` to ${found.next.origin}${found.next.pathname}` : '';
  const why = obstacle(job, found.next, response.status) ?? `it is the ${MAX_REDIRECTS + 1}th in a row`;
  return `redirect${place} is not followed: ${why}`;
}
