/** Plans, request logs, and the fake responses of tests. */
import { type RequestPlan, redactEntries, redactPlan, redactURL } from '../errors/redact-plan.ts';
import { UsageError } from '../errors/usage-error.ts';
import type { Operation } from '../operation.ts';
import { override } from '../request/final-options.ts';
import { plan } from '../request/plan.ts';
import { buildHeaders, buildURL, type Sender } from '../request/prepare.ts';
import type { RequestOptions } from '../types.ts';
import type { Job } from './job.ts';
import { log } from './logger.ts';

/** Logs the request as sent. */
export function logRequest({ client, request: { operation }, url, headers }: Job): void {
  const { name, method, sensitive } = operation;
  log(client, 'debug', name, { method, url: redactURL(url, sensitive), headers: redactEntries(headers) });
}

/** The request that a call would send, with all secrets masked. */
export function planOf(
  client: Sender,
  operation: Operation,
  params?: object | null,
  options: RequestOptions = {},
): RequestPlan {
  const request = override(plan(operation, params), options);
  return redactPlan(request, buildURL(client, request, options), buildHeaders(client, request, options, false));
}

const WITHOUT_BODY = [101, 204, 205, 304];

/**
 * Creates a Response from the plain objects that tests let `fetch` return: `{ ok: true, json: async () => ({ … }) }`.
 */
export async function toResponse(given: Partial<Response>): Promise<Response> {
  const { ok = true, status = ok ? 200 : 500, statusText = '' } = given;
  const headers = new Headers(
    Symbol.iterator in Object(given.headers) ? [...(given.headers as Headers)] : given.headers,
  );
  let text: string;
  if (given.text) text = await given.text();
  else if (given.json) {
    text = JSON.stringify(await given.json());
    if (!headers.has('content-type')) headers.set('content-type', 'application/json');
  } else
    throw new UsageError('fetch resolved to an object with neither text() nor json(); it must resolve to a Response');
  return new Response(WITHOUT_BODY.includes(status) ? null : text, { status, statusText, headers });
}
