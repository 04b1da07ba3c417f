/** Sends a planned request: prepare → body → pace → attempt; failures go to recovery.ts. */
import { atCaller } from '../errors/errors.ts';
import { partsOf, recovery } from '../lazy.ts';
import type { PlannedRequest } from '../request/plan.ts';
import { budgetKey, buildHeaders, buildURL, type Sender, sharedOf } from '../request/prepare.ts';
import type { RequestOptions } from '../types.ts';
import { attempt } from './attempt.ts';
import { type Encoded, encodeBody } from './body.ts';
import type { AttemptResult, Call, Exchange, Job } from './job.ts';
import { budgetOf } from './pace.ts';
import { withDeadline } from './time/deadline.ts';

export { buildHeaders, buildURL } from '../request/prepare.ts';
export { respond } from './respond.ts';

export async function send(
  client: Sender,
  request: PlannedRequest,
  options: RequestOptions,
  call: Call,
): Promise<Exchange> {
  if (call.checked) await call.checked;
  const { state, clock } = client;
  const { operation, kind } = request;
  if (operation.deprecated) (await partsOf(client).explanations?.())?.warnDeprecated(client, operation);
  let url: string;
  let headers: ReturnType<typeof buildHeaders>;
  try {
    url = buildURL(client, request, options);
    headers = buildHeaders(client, request, options);
  } catch (error) {
    // The first call is sent after this file is loaded, when the caller's frames have left the stack.
    throw error instanceof Error ? atCaller(error, call.callSite) : error;
  }
  const pace = options.pace === false ? undefined : client.pace;
  const shared = sharedOf(client);
  let budget = pace && !options.headers ? shared.budget : undefined;
  if (pace && (!budget || budget.isForgotten)) {
    budget = budgetOf(budgetKey(client, headers), clock, state.owner, pace);
    if (!options.headers) shared.budget = budget;
  }
  const init: RequestInit = { ...client.fetchOptions, ...options.fetchOptions, method: operation.method };
  // A runtime that follows redirects would send some of the credentials to other origins.
  init.redirect = 'manual';
  const job: Job = { client, request, options, call, url, headers, init, budget, attempts: 0, since: clock.now() };
  let encoded: Encoded = {};
  if (kind !== 'none') {
    const made = encodeBody(request, headers['content-type'], client);
    // Encoding may wait for a file, longer than the caller wants to.
    encoded = made instanceof Promise ? await withDeadline(job, () => made) : made;
  }
  const result = await firstAttempt(job, encoded);
  if (!result.response?.ok) return (await recovery()).recover(job, result);
  state.retries = Math.min(client.retryPolicy.budget, state.retries + 0.1);
  return result as Exchange; // it has a response
}

async function firstAttempt(job: Job, { type, stop, asBytes, ...members }: Encoded): Promise<AttemptResult> {
  const { init } = job;
  Object.assign(init, members);
  if (type) job.headers = { ...job.headers, 'content-type': type };
  let result: AttemptResult = {};
  try {
    result = await attempt(job);
    const bytes = result.error === undefined ? undefined : asBytes?.();
    if (bytes) {
      Object.assign(init, { body: await bytes, redirect: 'manual', duplex: undefined });
      job.attempts--; // nothing was sent
      result = await attempt(job);
    }
    return result;
  } finally {
    if (!result.response?.ok) stop?.();
  }
}
