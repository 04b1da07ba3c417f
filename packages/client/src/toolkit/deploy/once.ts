/** Sends a call until its outcome is known: if a response is lost, it checks the state before sending again. */
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { MAX_SENT, mayBeDone, PAUSES } from '../sync/apply.ts';

export interface OnceCall {
  readonly operation: string;
  readonly params: object;
  /** Looks up the object that the call creates. */
  readonly look: () => Promise<unknown>;
  /**
   * A PUT that creates something new each time, which the client would otherwise consider idempotent. @default false
   */
  readonly isNew?: boolean;
}

/** Returns the result of the call, or the object that it created if the response was lost. */
export async function once(client: Caller, call: OnceCall, options: HelperOptions): Promise<unknown> {
  const { operation, params, look, isNew = false } = call;
  for (let sent = 1; ; sent++) {
    try {
      return await callOf(client, operation, params, options, isNew ? { maxRetries: 0 } : { retry: 'safe' });
    } catch (error) {
      const { status, retryAfter = 1000 } = Object(error);
      if (isNew && status === 429 && sent < MAX_SENT) {
        await client.clock.sleep(retryAfter, options.signal ?? undefined);
        continue;
      }
      if (!mayBeDone(error)) throw error;
      for (const pause of PAUSES) {
        await client.clock.sleep(pause, options.signal ?? undefined);
        const found = await look();
        if (found !== undefined) return found;
      }
      if (sent >= MAX_SENT) throw error;
    }
  }
}
