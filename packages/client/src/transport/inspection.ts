/** Plans, request logs, and the fake responses of tests. */
import { redactEntries, redactURL } from '../errors/redact-plan.ts';
import type { Job } from './job.ts';
import { log } from './logger.ts';

export { redactPlan } from '../errors/redact-plan.ts';
export { toResponse } from './to-response.ts';

/** Logs the request as sent. */
export function logRequest({ client, request: { operation }, url, headers }: Job): void {
  const { name, method, sensitive } = operation;
  log(client, 'debug', name, { method, url: redactURL(url, sensitive), headers: redactEntries(headers) });
}
