/** What a request is on its way: the types that sending, recovering and reading share. */
import type { ErrorContext } from '../errors/errors.ts';
import type { Plain } from '../request/headers.ts';
import type { PlannedRequest } from '../request/plan.ts';
import type { Sender } from '../request/prepare.ts';
import type { RequestOptions } from '../types.ts';
import type { TimeLimit } from './deadline.ts';
import type { Budget } from './pace.ts';

/** One call of the caller's, which may be several requests. */
export interface Call {
  readonly callSite: Error;
  /** Somebody waits for what the answer says, not only for the answer. */
  isAwaited?: boolean;
  /** Time after which nothing is waited for, by the client's clock. */
  readonly until: number;
  /** Rejects when the parameters do not pass. */
  readonly checked?: void | Promise<void> | undefined;
}

/** A request on its way, through all its attempts. */
export interface Job {
  readonly client: Sender;
  readonly request: PlannedRequest;
  readonly options: RequestOptions;
  readonly call: Call;
  url: string;
  headers: Plain;
  readonly init: RequestInit;
  readonly budget: Budget | undefined;
  /** Requests sent so far. */
  attempts: number;
  /** Where the last one ended, by the client's clock. */
  since: number;
  /** What was sent where middleware may have changed it. */
  sent?: Headers;
  /** The error of the connection itself: what middleware throws is another. */
  lost?: unknown;
}

/** An answer whose body has not been read. */
export interface Exchange {
  readonly job: Job;
  readonly response: Response;
  readonly limit: TimeLimit;
  /** A DELETE that found nothing, after one whose answer was lost: it is done. */
  readonly isDeleted?: boolean;
}

/** What came of an attempt: an answer, or what was thrown. */
export interface AttemptResult extends Partial<Exchange> {
  readonly error?: unknown;
}

/** What errors say of a request. */
export const contextOf = ({ request, call, attempts }: Job, more?: ErrorContext): ErrorContext => {
  const { name, method, path } = request.operation;
  return { operation: name, method, path, attempts, callSite: call.callSite, ...more };
};
