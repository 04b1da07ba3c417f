/** Remembers the last account and zone, so that forms can fill them in. */
import { readStored, store } from '../ui/browser-storage.ts';
import { sessionProfile } from './session.ts';

type Params = Readonly<Record<string, unknown>>;

const PLACE = 'scope';
const NAMES = ['account_id', 'zone_id'] as const;

export type ScopeName = (typeof NAMES)[number];
export type Scope = Readonly<Partial<Record<ScopeName, string>>>;

/** Separate per mode and per profile of real accounts. */
const placeFor = (mode: string): string => [PLACE, mode, sessionProfile()].filter(Boolean).join('.');

export const lastScope = (mode: string): Scope => scopeIn(Object(readStored(placeFor(mode))));

export function noteScope(mode: string, params: Params): void {
  const scope = scopeIn(params);
  if (Object.keys(scope).length > 0) store(placeFor(mode), { ...lastScope(mode), ...scope });
}

function scopeIn(params: Params): Scope {
  const entries = NAMES.map((name) => [name, params[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}
