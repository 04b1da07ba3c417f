/** The account and the zone that were worked with last, so that no form asks for them again. */
import { sessionProfile } from './session.ts';

type Params = Readonly<Record<string, unknown>>;

const PLACE = 'flarewire.scope';
const NAMES = ['account_id', 'zone_id'] as const;

export type ScopeName = (typeof NAMES)[number];
export type Scope = Readonly<Partial<Record<ScopeName, string>>>;

/** Real accounts and the local one are not mixed up, nor profiles of real ones. */
const placeFor = (mode: string): string => [PLACE, mode, sessionProfile()].filter(Boolean).join('.');

export function lastScope(mode: string): Scope {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(placeFor(mode)) ?? '{}');
    return scopeIn(Object(kept));
  } catch {
    return {}; // forbidden storage, or another's value in the place
  }
}

export function noteScope(mode: string, params: Params): void {
  const scope = scopeIn(params);
  if (Object.keys(scope).length === 0) return;
  try {
    localStorage.setItem(placeFor(mode), JSON.stringify({ ...lastScope(mode), ...scope }));
  } catch {
    // Then nothing is remembered.
  }
}

function scopeIn(params: Params): Scope {
  const entries = NAMES.map((name) => [name, params[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}
