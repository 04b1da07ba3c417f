/** Types of a request in flight, shared by send, recovery and respond. */
import type { ErrorContext } from '../errors/errors.ts';
import type { Plain } from '../request/headers.ts';
import type { PlannedRequest } from '../request/plan.ts';
import type { Sender } from '../request/prepare.ts';
import type { RequestOptions } from '../types.ts';
import type { Budget } from './pace.ts';
import type { TimeLimit } from './time/time-limit.ts';

/** One call by the caller, which may take several requests. */
export interface Call {
  readonly callSite: Error;
  /** True if the caller waits for the parsed result, not only for the response. */
  isAwaited?: boolean;
  /** Deadline of all waits, by the client's clock. */
  readonly until: number;
  /** Rejects if the parameters are invalid. */
  readonly checked?: void | Promise<void> | undefined;
}

/** A request in flight, through all its attempts. */
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
  /** End of the last attempt, by the client's clock. */
  since: number;
  /** Headers as sent, if middleware may have changed them. */
  sent?: Headers;
  /** The error of the connection itself, as opposed to one thrown by middleware. */
  lost?: unknown;
}

/** A response with an unread body. */
export interface Exchange {
  readonly job: Job;
  readonly response: Response;
  readonly limit: TimeLimit;
  /** A DELETE that got a 404 after an attempt whose response was lost: it succeeded. */
  readonly isDeleted?: boolean;
}

/** Result of an attempt: a response, or the thrown error. */
export interface AttemptResult extends Partial<Exchange> {
  readonly error?: unknown;
}

/** Facts about a request for its errors. */
export const contextOf = ({ request, call, attempts }: Job, more?: ErrorContext): ErrorContext => {
  const { name, method, path } = request.operation;
  return { operation: name, method, path, attempts, callSite: call.callSite, ...more };
};
