/** Examines changes before they are sent. The implementation needs forms, so it is registered by the application. */
import type { Answer } from '../answer.ts';
import type { CallOptions } from '../call.ts';
import type { Review } from './review.ts';

type Params = Readonly<Record<string, unknown>>;

/** A change that was examined. */
export interface Examined {
  /** The parameters to send: with the changes of others that a replacement would revert. */
  readonly params: Params;
  /** Shown with every question about the change. */
  readonly review: Review | undefined;
  /** True if the user decided not to send it. */
  readonly isDeclined: boolean;
  /** Called after success. */
  readonly done: (answer: Answer) => void;
}

/** Undefined for operations that only read. */
export type Guard = (operation: string, params: Params, options: CallOptions) => Promise<Examined | undefined>;

let load: (() => Promise<Guard>) | undefined;

export function setGuard(next: typeof load): void {
  load = next;
}

export const examine: Guard = async (operation, params, options) => (await load?.())?.(operation, params, options);
