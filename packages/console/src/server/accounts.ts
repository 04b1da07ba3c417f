/**
 * The accounts that calls are made with: the emulator, or profiles of real accounts, each with its own credentials,
 * write access and stored calls.
 */
import type { Emulator } from '@flarewire/emulator';
import type { ClientOptions } from 'flarewire';
import type { Changes } from '../wire/changes.ts';
import type { StoredCalls } from '../wire/stored-calls.ts';
import type { Profile } from '../wire/types.ts';
import { type Caller, createCaller } from './call/caller.ts';
import type { Writes } from './call/writes.ts';
import { Refused } from './http/refused.ts';
import { CONSOLE_AGENT } from './journal/journal.ts';
import type { Store } from './stored/stored-file.ts';

export interface Account {
  readonly name: string;
  readonly apiURL: string;
  readonly isEmulator?: true;
  readonly caller: Caller;
  /** Undefined if every change is allowed. */
  readonly writes: Writes | undefined;
  readonly calls: Store<StoredCalls>;
  readonly changes: Store<Changes>;
}

/** @throws Refused 400: with several accounts, a call without a name could reach the wrong one */
export function accountNamed(accounts: readonly Account[], name: unknown): Account {
  const [first, second] = accounts;
  const found = name === undefined && second === undefined ? first : accounts.find((one) => one.name === name);
  if (found !== undefined) return found;
  const names = accounts.map((one) => one.name).join(', ');
  throw new Refused(400, 'UnknownProfile', `'profile' must be one of ${names}.`);
}

export const profileOf = ({ name, apiURL, isEmulator, writes, caller }: Account): Profile => {
  const rate = caller.rate();
  return { name, apiURL, writesUntil: writes?.until(), ...(rate && { rate }), ...(isEmulator && { isEmulator }) };
};

interface LocalOptions extends Pick<Account, 'calls' | 'changes'> {
  readonly emulator: Pick<Emulator, 'fetch'>;
  readonly apiToken: string;
  readonly baseURL: string;
  readonly clock?: ClientOptions['clock'];
}

/** The emulator, called without a socket. */
export function localAccount({ emulator, apiToken, baseURL, clock, ...stored }: LocalOptions): Account {
  const caller = createCaller({
    apiToken,
    baseURL,
    fetch: (url, init) => emulator.fetch(url, init),
    defaultHeaders: { 'user-agent': CONSOLE_AGENT },
    // The emulator's limits are there to be reached, and its clock can be moved past them.
    pace: false,
    clock,
  });
  return { name: 'local', apiURL: baseURL, caller, writes: undefined, ...stored };
}
