/** Computes the traffic shares of a pool's origins and reads their health. */
import { isObject } from '@flarewire/schema';

export interface OriginFacts {
  readonly weight: number;
  readonly isEnabled: boolean;
}

/** An origin's parameters with the API's defaults. */
export function originFacts(origin: unknown): OriginFacts {
  const { weight, enabled } = isObject(origin) ? origin : {};
  return { weight: typeof weight === 'number' && weight >= 0 ? weight : 1, isEnabled: enabled !== false };
}

/** Percentage of traffic per origin while all are healthy; undefined for one that gets none. */
export function sharesOf(origins: readonly unknown[]): (number | undefined)[] {
  const facts = origins.map(originFacts);
  const sum = facts.reduce((total, { weight, isEnabled }) => total + (isEnabled ? weight : 0), 0);
  return facts.map(({ weight, isEnabled }) =>
    sum === 0 ? undefined : isEnabled ? Math.round((weight / sum) * 1000) / 10 : 0,
  );
}

export interface OriginHealth {
  readonly isHealthy: boolean;
  /** The reason a check failed; for a healthy origin, its response time. */
  readonly note: string | undefined;
}

/** By address, over all responding regions: one that finds it down suffices. */
export function healthByAddress(answer: unknown): ReadonlyMap<string, OriginHealth> {
  const found = new Map<string, OriginHealth>();
  const walk = (value: unknown): void => {
    if (!isObject(value)) return;
    for (const [name, inner] of Object.entries(value)) {
      if (name !== 'origins' || !Array.isArray(inner)) walk(inner);
      else for (const origin of inner) if (isObject(origin)) for (const one of Object.entries(origin)) note(...one);
    }
  };
  const note = (address: string, check: unknown): void => {
    if (!isObject(check) || typeof check.healthy !== 'boolean' || found.get(address)?.isHealthy === false) return;
    const words = check.healthy ? check.rtt : check.failure_reason;
    found.set(address, { isHealthy: check.healthy, note: typeof words === 'string' ? words : undefined });
  };
  walk(answer);
  return found;
}
