/** Sends a call until its outcome is known: after a lost answer it looks before it sends again. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { MOST_SENT, mayBeDone, PAUSES } from '../sync/apply.ts';

export interface OnceCall {
  readonly operation: string;
  readonly params: object;
  /** What the call makes, if it is there. */
  readonly look: () => Promise<unknown>;
  /** A PUT that makes something new each time, which the client would take for one that it may repeat. @default false */
  readonly isNew?: boolean;
}

/** What the call gives, or what it made though its answer was lost. */
export async function once(client: Caller, call: OnceCall, options: HelperOptions): Promise<unknown> {
  const { operation, params, look, isNew = false } = call;
  for (let sent = 1; ; sent++) {
    try {
      return await callOf(client, operation, params, options, isNew ? { maxRetries: 0 } : { retry: 'safe' });
    } catch (error) {
      const { status, retryAfter = 1000 } = Object(error);
      if (isNew && status === 429 && sent < MOST_SENT) {
        await client.clock.sleep(retryAfter, options.signal ?? undefined);
        continue;
      }
      if (!mayBeDone(error)) throw error;
      for (const pause of PAUSES) {
        await client.clock.sleep(pause, options.signal ?? undefined);
        const found = await look();
        if (found !== undefined) return found;
      }
      if (sent >= MOST_SENT) throw error;
    }
  }
}
