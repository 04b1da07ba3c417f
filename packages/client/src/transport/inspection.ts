/** Plans, request logs, and the fake responses of tests. */
import { type RequestPlan, redactEntries, redactPlan, redactURL } from '../errors/redact-plan.ts';
import { override } from '../request/final-options.ts';
import { plan } from '../request/plan.ts';
import { buildHeaders, buildURL, type Sender } from '../request/prepare.ts';
import type { Operation } from '../request/table.ts';
import type { RequestOptions } from '../types.ts';
import type { Job } from './job.ts';
import { log } from './logger.ts';

export { toResponse } from './to-response.ts';

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
