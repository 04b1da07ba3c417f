/** Write access in live mode: changes require a time-limited opt-in, destructive ones also the item's name. */
import { index, isReading, type Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { isDestructive } from '../../wire/destructive.ts';
import type { AnswerError, CallRequest } from '../../wire/types.ts';
import { Refused } from '../http/refused.ts';
import type { Caller } from './caller.ts';
import { confirmationFor } from './confirmation.ts';

export interface Writes {
  /** Milliseconds since 1970; undefined while read-only. */
  until(): number | undefined;
  /** @throws Refused 400 */
  set(body: unknown): void;
  /** The reason a call must not be sent; undefined if it may. */
  obstacle(operation: Operation, request: CallRequest, signal: AbortSignal): Promise<AnswerError | undefined>;
}

const MAX_MINUTES = 60;

export function createWrites(caller: Caller, now: () => number = () => Date.now()): Writes {
  let ends = 0;
  const until = (): number | undefined => (ends > now() ? ends : undefined);
  return {
    until,
    set: (body) => {
      const minutes = isObject(body) ? body.minutes : undefined;
      if (typeof minutes !== 'number' || !Number.isInteger(minutes) || minutes < 0 || minutes > MAX_MINUTES) {
        throw new Refused(
          400,
          'BadRequest',
          `'minutes' must be a whole number from 1 to ${MAX_MINUTES}, or 0 to end it.`,
        );
      }
      ends = minutes === 0 ? 0 : now() + minutes * 60_000;
    },
    obstacle: async (operation, { params, confirm }, signal) => {
      if (isReading(operation, params)) return undefined;
      if (until() === undefined) return READ_ONLY;
      if (!isDestructive(operation, params)) return undefined;
      const ask = (get: Operation, values: CallRequest['params']) => caller.result(get, values, signal);
      const confirmation = await confirmationFor(operation, params, index().operations, ask);
      // Writing may have ended during the lookup.
      if (until() === undefined) return READ_ONLY;
      if (confirm === confirmation.name) return undefined;
      const { name, what } = confirmation;
      const message = `To continue, type the name of the ${what}: ${name}`;
      return { name: 'ConfirmationNeeded', message, errors: [], confirmation };
    },
  };
}

const READ_ONLY: AnswerError = {
  name: 'ReadOnly',
  message:
    'This call would change your account, and the console is read-only. Allow changes first, then send it again.',
  errors: [],
};
