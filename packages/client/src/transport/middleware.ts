/** Runs middleware around one attempt, in the order of openapi-fetch: https://openapi-ts.dev/openapi-fetch/middleware-auth */

import { UsageError } from '../errors/usage-error.ts';
import type { AttemptInfo, RateState } from '../types.ts';
import { connectionError } from './failures.ts';
import type { Job } from './job.ts';
import type { Budget } from './pace.ts';
import { remaining, withDeadline } from './time/deadline.ts';
import type { TimeLimit } from './time/time-limit.ts';

type Patient = <T>(work: () => Promise<T>) => Promise<T>;
type Hook = 'onRequest' | 'onResponse' | 'onError';

/**
 * Runs `onRequest` in order; a Response from one of them is final, and nothing else runs. Then the attempt, and in
 * reverse order `onError` until one returns a response, and `onResponse`. An error thrown by a hook ends the call and
 * skips the other hooks. Hooks share the time limit of the attempt.
 */
export async function runMiddleware(
  job: Job,
  headers: Headers,
  limit: TimeLimit,
  waited: number,
  go: () => Promise<Response>,
): Promise<Response> {
  job.sent = headers;
  const { middleware } = job.client;
  const patient: Patient = (work) => limit.run(work, remaining(job));
  const info = infoOf(job, headers, limit, waited);
  job.lost = undefined; // a hook may rethrow the error of the previous attempt
  for (const one of middleware) {
    const answer = answerOf(await settled(job, one.onRequest?.(info), patient), 'onRequest');
    if (answer) return answer;
  }
  let response: Response;
  try {
    response = await go();
  } catch (caught) {
    response = await instead(job, info, await connectionError(job, caught));
  }
  for (const one of [...middleware].reverse())
    response = answerOf(await settled(job, one.onResponse?.({ ...info, response }), patient), 'onResponse') ?? response;
  return response;
}

function infoOf(job: Job, headers: Headers, { signal }: TimeLimit, waited: number): AttemptInfo {
  const { name: operation, method, path } = job.request.operation;
  const { url, attempts: attempt, budget } = job;
  return { operation, method, path, url, headers, attempt, waited, budget: budget && stateOf(budget), signal };
}

/** State of the tightest limit. */
function stateOf(budget: Budget): RateState | undefined {
  const states = Array.from(budget.windows.values(), ({ limit, left, ends }) => ({
    ...limit,
    left: Math.max(0, left - budget.inFlight),
    resetsIn: Math.max(0, ends - budget.now()),
  }));
  return states.sort((a, b) => a.left / a.quota - b.left / b.quota)[0];
}

/** Asks the hooks for a response to a failed attempt. @throws the error, or its replacement from a hook */
async function instead(job: Job, info: AttemptInfo, failure: Error): Promise<Response> {
  // The attempt's time may be up, but the hooks should still run.
  const longer: Patient = (work) => withDeadline(job, work);
  let error = failure;
  for (const one of [...job.client.middleware].reverse()) {
    const given = await settled(job, one.onError?.({ ...info, error }), longer);
    if (given instanceof Error) error = given;
    else {
      const answer = answerOf(given, 'onError');
      if (answer) return answer;
    }
  }
  if (error === failure) job.lost = error; // only an error untouched by hooks may be retried
  throw error;
}

/** Awaits only promises: most hooks are synchronous. */
async function settled<T>(job: Job, given: T | Promise<T>, wait: Patient): Promise<T> {
  if (!isPromise(given)) return given;
  const done = given.then(
    (value) => () => value,
    (thrown) => () => {
      throw thrown;
    },
  );
  const result = await wait(() => done).catch((late) => {
    job.lost = late; // not thrown by a hook
    throw late;
  });
  return result();
}

const isPromise = <T>(given: T | Promise<T>): given is Promise<T> => typeof Object(given).then === 'function';

/** Accepts a Response of any realm or package. @throws UsageError for any other value */
function answerOf(given: unknown, hook: Hook): Response | undefined {
  if (!given) return undefined;
  if (typeof Object(given).ok === 'boolean') return given as Response; // only a Response has it
  const allowed = hook === 'onError' ? 'a Response, an Error or nothing' : 'a Response or nothing';
  const hint = hook === 'onRequest' ? '; headers are changed in place' : '';
  throw new UsageError(`middleware: ${hook} must return ${allowed}, not ${kindOf(given)}${hint}`, {
    parameter: 'middleware',
  });
}

const kindOf = (given: unknown): string => Object.prototype.toString.call(given).slice(8, -1);
