/** Generates the initial state of a test's emulator: an account and a zone with the ids its calls use. */

import { jsValue } from '@flarewire/snippets';
import type { Params } from '../form/schema.ts';

const DEFAULT_ACCOUNT = 'f1a4e000000000000000000000000001';
const ID = /^[\w-]{1,64}$/;

/**
 * The argument of `createEmulator`; empty if nothing is needed.
 * @param all parameters of the calls
 * @param made ids created by the test's own calls
 */
export function startCode(all: readonly Params[], made: ReadonlySet<string>, hasZones = true): string {
  const named = (name: string): string[] => {
    const ids = all.map((params) => params[name]).filter((id): id is string => typeof id === 'string');
    return [...new Set(ids.filter((id) => ID.test(id) && !made.has(id)))];
  };
  const accounts = named('account_id').filter((id) => id !== DEFAULT_ACCOUNT);
  const zones = hasZones ? named('zone_id') : [];
  const start = {
    ...(accounts.length > 0 && { accounts: accounts.map((id, index) => ({ id, name: `Account ${index + 1}` })) }),
    ...(zones.length > 0 && {
      zones: zones.map((id, index) => ({ id, name: index === 0 ? 'example.com' : `example${index + 1}.com` })),
    }),
  };
  return Object.keys(start).length === 0 ? '' : jsValue({ start }, '  ');
}
