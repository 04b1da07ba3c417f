/** What the origins of a pool share out, and what their health checks tell. */
import { isObject } from '@flarewire/schema';

export interface OriginFacts {
  readonly weight: number;
  readonly isEnabled: boolean;
}

/** An origin as it stands in the parameters; what is not given is as the API takes it. */
export function originFacts(origin: unknown): OriginFacts {
  const { weight, enabled } = isObject(origin) ? origin : {};
  return { weight: typeof weight === 'number' && weight >= 0 ? weight : 1, isEnabled: enabled !== false };
}

/** Percent of the traffic that each origin gets while all are healthy; undefined where none gets any. */
export function sharesOf(origins: readonly unknown[]): (number | undefined)[] {
  const facts = origins.map(originFacts);
  const sum = facts.reduce((total, { weight, isEnabled }) => total + (isEnabled ? weight : 0), 0);
  return facts.map(({ weight, isEnabled }) =>
    sum === 0 ? undefined : isEnabled ? Math.round((weight / sum) * 1000) / 10 : 0,
  );
}

export interface OriginHealth {
  readonly isHealthy: boolean;
  /** Why a check failed; of a healthy origin how long the answer took. */
  readonly note: string | undefined;
}

/** By address, over all regions that answer: one that finds it down is enough. */
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
