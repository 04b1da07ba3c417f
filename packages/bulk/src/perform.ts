/** Processes one item: which calls may be repeated after an interrupted attempt, and the outcome. */
import { isNotFound, isOutcomeUnknown, isUsageError } from 'flarewire';
import { create, ensure } from 'flarewire/create';
import type { BulkClient, Call, CallJob, FunctionJob, ItemContext, Job } from './job.ts';
import { type Claimed, failureOf, type Outcome } from './states.ts';

/** It is unknown whether the change was made, and there is no way to find out. */
class UnknownOutcome extends Error {
  override readonly name = 'UnknownOutcome';
}

/** The claim or the run has ended, so the item's outcome must not be recorded. */
export class Interrupted extends Error {
  override readonly name = 'Interrupted';
}

const UNSURE = 'an earlier attempt was interrupted, so it is unknown whether it made the change';

/** True if a call is safe to repeat: it reads, sets or deletes. */
const isRepeatable = async (client: BulkClient, { operation, params }: Call): Promise<boolean> =>
  (await client.plan(operation, params)).method !== 'POST';

/** Creates at most once: an item made by an earlier attempt is found by its natural key. */
async function createOnce(client: BulkClient, { operation, params }: Call, { signal, attempt }: ItemContext) {
  if (attempt > 1) {
    const there = await ensure(client, operation, params, { signal, dryRun: true });
    if (there.change === 'none') return there.result;
    if (there.change === 'updated')
      throw new Error(`${operation}: already exists with a different ${there.differs.join(', ')}`);
  }
  return create(client, operation, params, { signal });
}

async function send(job: Job, client: BulkClient, call: Call, context: ItemContext): Promise<unknown> {
  const { operation, params } = call;
  if (operation.endsWith('.create')) {
    try {
      return await createOnce(client, call, context);
    } catch (error) {
      // No natural key, so nothing was sent.
      if (!isUsageError(error)) throw error;
    }
  }
  if (context.attempt > 1 && !job.repeatable && !(await isRepeatable(client, call)))
    throw new UnknownOutcome(`${operation}: ${UNSURE}`);
  try {
    return await client.call(operation, params, { signal: context.signal });
  } catch (error) {
    const isDeleted =
      context.attempt > 1 && isNotFound(error) && (await client.plan(operation, params)).method === 'DELETE';
    if (isDeleted) return null;
    throw error;
  }
}

async function sendAll(
  job: CallJob<unknown>,
  client: BulkClient,
  claimed: Claimed,
  context: ItemContext,
  steps: { done: number },
) {
  const calls = [job.calls(claimed.item)].flat();
  let result: unknown;
  for (const call of calls.slice(claimed.step)) {
    result = await send(job, client, call, context);
    steps.done++;
  }
  return calls.length > 1 ? { calls: calls.length } : result;
}

function runEach(job: FunctionJob<unknown>, client: unknown, claimed: Claimed, context: ItemContext) {
  if (context.attempt > 1 && !job.repeatable)
    throw new UnknownOutcome(`${UNSURE}; the job is not marked as \`repeatable\``);
  return job.each(claimed.item, client as never, context);
}

/** @throws {Interrupted} if `signal` aborted; the item stays `started` */
export async function perform(job: Job, client: unknown, claimed: Claimed, signal: AbortSignal): Promise<Outcome> {
  const context = { signal, attempt: claimed.attempt };
  const steps = { done: claimed.step };
  try {
    const result =
      'each' in job
        ? await runEach(job, client, claimed, context)
        : await sendAll(job, client as BulkClient, claimed, context, steps);
    return { state: 'done', result };
  } catch (error) {
    if (signal.aborted) throw new Interrupted('the item was interrupted', { cause: error });
    const isUnknown = error instanceof UnknownOutcome || (isOutcomeUnknown(error) && !job.repeatable);
    return { state: isUnknown ? 'unknown' : 'failed', error: failureOf(error), step: steps.done };
  }
}
