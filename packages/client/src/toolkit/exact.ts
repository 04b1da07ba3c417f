/** `retry: exact`: finds out by natural key if a create whose response was lost was processed. */
import { CloudflareError } from '../errors/usage-error.ts';
import type { Exchange, Job } from '../transport/job.ts';
import { REFUSED } from '../transport/retry.ts';
import { endingOf, remaining, timeoutOf, withDeadline } from '../transport/time/deadline.ts';
import { discard, TimeLimit } from '../transport/time/time-limit.ts';
import type { Caller } from './caller.ts';
import { createFacts } from './create-facts.ts';
import { differences, isLate, LATE_PAUSES, lookUp, PAUSES, type Params, shapeOf } from './look-up.ts';

/** Parameters of a request by the names that lists use: values of its path and fields of its body. */
function paramsOf({ request: { operation, path, kind, body } }: Job): Params {
  const params: Record<string, unknown> = kind === 'json' ? { ...Object(body) } : {};
  // Files are not fields of the created object.
  if (kind === 'multipart' && Array.isArray(body))
    for (const { name, value } of body) if (typeof value === 'string') params[name] = value;
  const values = path.split('?')[0]?.split('/') ?? [];
  // `/{account_or_zone}/…` is `/accounts/{account_id}/…` or `/zones/{zone_id}/…`.
  const scope = values[1] === 'zones' ? 'zones/{zone_id}' : 'accounts/{account_id}';
  const names = operation.path.replace('{account_or_zone}', scope).split('/');
  for (const [at, part] of names.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name) params[name] = decodeURIComponent(values[at] ?? '');
  }
  return params;
}

/** Looks up the outcome of a request, as `OutcomeLookUp` describes. @throws the error of an abort by the caller */
export async function outcomeOf(job: Job, failed?: Response | null, error?: unknown): Promise<object | string | null> {
  try {
    return await foundFor(job, failed, error);
  } catch (caught) {
    if (job.options.signal?.aborted) throw caught;
    return caught instanceof Error ? caught.message : String(caught);
  }
}

/**
 * Returns the object that the request created (after a failed attempt, as a response); null if it was not processed.
 *
 * @param failed response of the attempt, null if there was none; undefined if it was lost while being read
 * @throws CloudflareError if the outcome cannot be determined; the message has the reason
 */
async function foundFor(job: Job, failed?: Response | null, error?: unknown): Promise<object | null> {
  const status = failed?.status ?? 0;
  const late = isLate(error, status);
  const found = await itemOf(job, REFUSED.includes(status) ? [0] : late ? LATE_PAUSES : PAUSES);
  // Sending again is only safe once the first request has ended.
  if (!found && late) throw new CloudflareError('it does not exist, but the server may still be creating it');
  if (!found || failed === undefined) return found as object | null; // objects are created
  discard(failed ?? undefined);
  const { bare } = job.request.operation;
  const limit = new TimeLimit(timeoutOf(job), job.options.signal, endingOf(job));
  const response = Response.json(bare ? found : { success: true, errors: [], messages: [], result: found });
  return { job, limit, response } satisfies Exchange;
}

async function itemOf(job: Job, pauses: readonly number[]): Promise<unknown> {
  const { client, options, request } = job;
  const { name } = request.operation;
  const given = paramsOf(job);
  const facts = createFacts(name, given);
  const headers = facts.path.filter((one) => one.toLowerCase() in request.headers);
  const params = { ...given, ...Object.fromEntries(headers.map((one) => [one, request.headers[one.toLowerCase()]])) };
  // Every sender is a client.
  const known = { client: client as unknown as Caller, operation: name, params, facts };
  for (const pause of pauses) {
    if (pause >= remaining(job)) throw new CloudflareError('the deadline leaves no time to check');
    if (pause) await withDeadline(job, (signal) => client.clock.sleep(pause, signal));
    const left = remaining(job);
    const deadline = left === Infinity ? undefined : Math.max(Math.ceil(left), 1);
    const created = { ...known, options: { signal: options.signal, deadline } };
    const found = await lookUp(created);
    // A different object was created by someone else, or changed since.
    if (found === undefined) continue;
    const differs = await differences(created, found);
    if (differs.length > 0) throw new CloudflareError(`one exists with a different ${differs.join(', ')}`);
    return shapeOf(facts, found);
  }
  return null;
}
