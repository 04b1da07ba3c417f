/** `retry: exact`: whether a create whose answer was lost was carried out, by its natural key. */
import { endingOf, remaining, TimeLimit, timeoutOf, withDeadline } from '../transport/deadline.ts';
import type { Exchange, Job } from '../transport/job.ts';
import { discard } from '../transport/redirect.ts';
import { REFUSED } from '../transport/retry.ts';
import type { Caller } from './caller.ts';
import { createFacts } from './create-facts.ts';
import { differences, lookUp, PAUSES, type Params } from './look-up.ts';

/** Parameters of a request, as lists name them: values of its path and fields of its body. */
function paramsOf({ request: { operation, path, kind, body } }: Job): Params {
  const names = operation.path.split('/');
  const values = path.split('?')[0]?.split('/') ?? [];
  const params: Record<string, unknown> = kind === 'json' ? { ...Object(body) } : {};
  for (const [at, part] of names.entries()) {
    const [, name] = /^\{(\w+)\}$/.exec(part) ?? [];
    if (name) params[name] = decodeURIComponent(values[at] ?? '');
  }
  return params;
}

/**
 * What the request made, after a failed attempt as an answer; null where it was not carried out, undefined where that cannot be known.
 *
 * @param failed response of the attempt, null where there was none; undefined where its answer was lost while it was read
 */
export async function outcomeOf(job: Job, failed?: Response | null): Promise<unknown> {
  const item = await itemOf(job, !REFUSED.includes(failed?.status ?? 0));
  if (!item || failed === undefined) return item;
  discard(failed ?? undefined);
  const { bare } = job.request.operation;
  const limit = new TimeLimit(timeoutOf(job), job.options.signal, endingOf(job));
  const response = Response.json(bare ? item : { success: true, errors: [], messages: [], result: item });
  return { job, limit, response } satisfies Exchange;
}

async function itemOf(job: Job, isLost: boolean): Promise<unknown> {
  const { client, options, request } = job;
  const { name } = request.operation;
  const params = paramsOf(job);
  let facts: ReturnType<typeof createFacts>;
  try {
    facts = createFacts(name, params);
  } catch {
    return undefined;
  }
  // Every sender is a client.
  const known = { client: client as unknown as Caller, operation: name, params, facts };
  for (const pause of isLost ? PAUSES : [0]) {
    if (pause) await withDeadline(job, (signal) => client.clock.sleep(pause, signal));
    const left = remaining(job);
    const deadline = left === Infinity ? undefined : Math.max(Math.ceil(left), 1);
    let found: unknown;
    try {
      found = await lookUp({ ...known, options: { signal: options.signal, deadline } });
    } catch (error) {
      if (options.signal?.aborted) throw error;
      return undefined;
    }
    // What is otherwise is another one's, or changed since.
    if (found !== undefined) return differences(known, found).length === 0 ? found : undefined;
  }
  return null;
}
