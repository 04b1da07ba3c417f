/** Redirects: followed within the origin, as long as the request stays the same. */
import { redactURL } from '../errors/redact-plan.ts';
import type { Job } from './job.ts';

export const MOST_REDIRECTS = 5;

/** Where the server points to, if it does. */
function locationOf({ url }: Job, { status, headers }: Response): { next: URL | undefined } | undefined {
  const location = headers.get('location');
  if (!location || ![301, 302, 303, 307, 308].includes(status)) return undefined;
  return { next: URL.canParse(location, url) ? new URL(location, url) : undefined };
}

/** Why the client does not go there; undefined where it does. */
function obstacle({ url, init, client, options }: Job, next: URL | undefined, status: number): string | undefined {
  const { method, body } = init;
  const { redirect: wanted = 'follow' } = { ...client.fetchOptions, ...options.fetchOptions };
  const { origin } = new URL(url);
  if (!next) return 'it is no URL';
  if (next.origin !== origin) return `credentials stay at ${origin}`;
  if (next.username || next.password) return 'it holds credentials of its own';
  if (wanted !== 'follow') return `fetchOptions.redirect is '${wanted}'`;
  // 307 and 308 keep method and body.
  if (method !== 'GET' && status < 307) return `it would turn the ${method} into a GET`;
  return body instanceof ReadableStream ? 'a stream cannot be sent twice' : undefined;
}

/** Turns to where the server points, within the origin and as long as the request stays the same. */
export function redirect(job: Job, response: Response): boolean {
  const { next } = locationOf(job, response) ?? {};
  if (!next || obstacle(job, next, response.status)) return false;
  discard(response);
  job.url = next.href;
  return true;
}

/** What the error of a redirect says; undefined where there is none. */
export function refusedRedirect(job: Job, response: Response): string | undefined {
  const found = locationOf(job, response);
  if (!found) return undefined;
  const place = found.next ? ` to ${redactURL(found.next.href.replace(/\/\/[^/]*@/, '//***@'))}` : '';
  const why = obstacle(job, found.next, response.status) ?? `it is the ${MOST_REDIRECTS + 1}th in a row`;
  return `redirect${place} is not followed: ${why}`;
}

/** Lets the connection of an answer go that nobody will read. */
export const discard = (response: Response | undefined): void => {
  // The body of node-fetch is a Node stream, which has no cancel().
  Object(response?.body)
    .cancel?.()
    .catch(() => {});
};
