/** The account and the zone that were worked with last, so that no form asks for them again. */
import { keep, readKept } from '../ui/kept.ts';
import { sessionProfile } from './session.ts';

type Params = Readonly<Record<string, unknown>>;

const PLACE = 'scope';
const NAMES = ['account_id', 'zone_id'] as const;

export type ScopeName = (typeof NAMES)[number];
export type Scope = Readonly<Partial<Record<ScopeName, string>>>;

/** Real accounts and the local one are not mixed up, nor profiles of real ones. */
const placeFor = (mode: string): string => [PLACE, mode, sessionProfile()].filter(Boolean).join('.');

export const lastScope = (mode: string): Scope => scopeIn(Object(readKept(placeFor(mode))));

export function noteScope(mode: string, params: Params): void {
  const scope = scopeIn(params);
  if (Object.keys(scope).length > 0) keep(placeFor(mode), { ...lastScope(mode), ...scope });
}

function scopeIn(params: Params): Scope {
  const entries = NAMES.map((name) => [name, params[name]] as const);
  return Object.fromEntries(entries.filter(([, value]) => typeof value === 'string' && value !== ''));
}
