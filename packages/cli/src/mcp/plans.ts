/** Rehearsed changes that may be applied: each once, unchanged, for some minutes. */
import { randomBytes } from 'node:crypto';
import { WrongInput } from '../wrong-input.ts';
import type { ReadyCall } from './ready.ts';

/** With the name of its zone or account if there may be several calls. */
export interface PlannedCall extends ReadyCall {
  readonly key?: string;
}

export interface Planned {
  readonly calls: readonly PlannedCall[];
  readonly isAcross: boolean;
  /** State of the resources at the time of the rehearsal. */
  readonly fingerprint: ReadonlyMap<string, string>;
  /** The request and what would differ, for the person who confirms it. */
  readonly changes: readonly string[];
}

export const MINUTES = 10;
const KEPT = 50;

export interface Plans {
  add(planned: Planned): string;
  /** A plan can be taken once, even if applying it fails. @throws WrongInput */
  take(id: string): Planned;
}

export function createPlans(now: () => number): Plans {
  const plans = new Map<string, { readonly planned: Planned; readonly ends: number }>();
  const gone = new Map<string, string>();
  return {
    add: (planned) => {
      const id = randomBytes(8).toString('hex');
      plans.set(id, { planned, ends: now() + MINUTES * 60_000 });
      const [oldest] = plans.keys();
      if (plans.size > KEPT && oldest !== undefined) plans.delete(oldest);
      return id;
    },
    take: (id) => {
      const plan = plans.get(id);
      if (plan === undefined)
        throw new WrongInput(
          gone.get(id) ??
            `Unknown plan "${id}". Nothing was sent: rehearse the change with plan, and use the id it returns.`,
        );
      plans.delete(id);
      gone.set(
        id,
        `The plan "${id}" was already used: each can be applied once. Nothing was sent: rehearse the change again with plan.`,
      );
      if (plan.ends > now()) return plan.planned;
      const expired = `The plan "${id}" has expired after ${MINUTES} minutes. Nothing was sent: rehearse the change again with plan.`;
      gone.set(id, expired);
      throw new WrongInput(expired);
    },
  };
}
