/** Runs middleware around one attempt, in the order of openapi-fetch: https://openapi-ts.dev/openapi-fetch/middleware-auth */

import { UsageError } from '../errors/usage-error.ts';
import type { AttemptInfo } from '../types.ts';
import { remaining, type TimeLimit, withDeadline } from './deadline.ts';
import { connectionError } from './failures.ts';
import type { Job } from './job.ts';

type Patient = <T>(work: () => Promise<T>) => Promise<T>;
type Hook = 'onRequest' | 'onResponse' | 'onError';

/**
 * `onRequest` in order; a Response from one is the answer, and nothing else runs. Then the attempt, and in reverse order
 * `onError` until one has an answer, and `onResponse`. What a hook throws ends the call and passes no other hook. A hook
 * that takes its time takes it from the attempt, and ends with it.
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
  job.lost = undefined; // a hook may throw what the attempt before ended with
  for (const one of middleware) {
    const answer = answerOf(await settled(job, one.onRequest?.(info), patient), 'onRequest');
    if (answer) return answer;
  }
  let response: Response;
  try {
    response = await go();
  } catch (caught) {
    response = await instead(job, info, connectionError(job, caught));
  }
  for (const one of [...middleware].reverse())
    response = answerOf(await settled(job, one.onResponse?.({ ...info, response }), patient), 'onResponse') ?? response;
  return response;
}

function infoOf(job: Job, headers: Headers, { signal }: TimeLimit, waited: number): AttemptInfo {
  const { name: operation, method, path } = job.request.operation;
  const { url, attempts: attempt, budget } = job;
  return { operation, method, path, url, headers, attempt, waited, budget: budget?.state(), signal };
}

/** The answer that a hook has for an attempt without one. @throws the error, or what a hook puts in its place */
async function instead(job: Job, info: AttemptInfo, failure: Error): Promise<Response> {
  // The time of the attempt may be over, which is no reason not to ask.
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
  if (error === failure) job.lost = error; // only what no hook has touched may be retried
  throw error;
}

/** Waits only where there is something to wait for: most hooks are done at once. */
async function settled<T>(job: Job, given: T | Promise<T>, wait: Patient): Promise<T> {
  if (!isPromise(given)) return given;
  const done = given.then(
    (value) => () => value,
    (thrown) => () => {
      throw thrown;
    },
  );
  const result = await wait(() => done).catch((late) => {
    job.lost = late; // no hook threw it
    throw late;
  });
  return result();
}

const isPromise = <T>(given: T | Promise<T>): given is Promise<T> => typeof Object(given).then === 'function';

/** A Response, of whichever realm or package. @throws UsageError for what is neither that nor nothing */
function answerOf(given: unknown, hook: Hook): Response | undefined {
  if (!given) return undefined;
  if (typeof Object(given).ok === 'boolean') return given as Response; // no other object has it
  const allowed = hook === 'onError' ? 'a Response, an Error or nothing' : 'a Response or nothing';
  const hint = hook === 'onRequest' ? '; headers are changed in place' : '';
  throw new UsageError(`middleware: ${hook} returned ${kindOf(given)}, allowed is ${allowed}${hint}`, {
    parameter: 'middleware',
  });
}

const kindOf = (given: unknown): string => Object.prototype.toString.call(given).slice(8, -1);
