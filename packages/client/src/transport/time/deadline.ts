/** The time limits of a call: its deadline, and the timeout of an attempt. */
import { APIConnectionTimeoutError, APIUserAbortError } from '../../errors/errors.ts';
import { contextOf, type Job } from '../job.ts';
import { type Ending, withTimeLimit } from './time-limit.ts';

/** Milliseconds left until the call's deadline. */
export const remaining = ({ call, client }: Job): number =>
  call.until === Infinity ? Infinity : call.until - client.clock.now();

/** Milliseconds for one attempt. */
export const timeoutOf = ({ options, client }: Job): number => options.timeout ?? client.timeout;

export const endingOf =
  (job: Job): Ending =>
  (isAborted) => {
    const context = contextOf(job);
    if (isAborted) return new APIUserAbortError({}, context);
    // A timer may fire slightly early.
    const text = remaining(job) > 9 ? {} : { message: 'Request timed out: the deadline has passed.' };
    return new APIConnectionTimeoutError(text, context);
  };

/** Waits for work, but no longer than the caller and the deadline allow. */
export const withDeadline = <T>(job: Job, work: (signal?: AbortSignal) => Promise<T>): Promise<T> =>
  withTimeLimit(work, job.options.signal, remaining(job), endingOf(job));
