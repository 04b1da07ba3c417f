/** Creates the API of a console without a server: the emulator, and what it stores in this browser. */
import { createEmulator, deleteState, openStorage, StateInUseError } from '@flarewire/emulator/browser';
import { localAccount } from '../server/accounts.ts';
import type { Api } from '../server/api.ts';
import { Refused } from '../server/http/refused.ts';
import { createStoredCalls, NONE } from '../server/stored/calls.ts';
import { createChanges, NO_CHANGES } from '../server/stored/changes.ts';
import type { AboutFile } from '../wire/in-page.ts';
import { readChanges } from '../wire/read-changes.ts';
import { readStoredCalls } from '../wire/read-stored-calls.ts';
import { loadIndex } from './contract.ts';
import { loadFile } from './load-file.ts';
import { storedData } from './stored-data.ts';

/** The address that programs would call; calls of this page do not leave it. */
const BASE_URL = 'https://api.cloudflare.com/client/v4';
const JOURNAL_SIZE = 10_000;

/** @throws Refused 409 if the console is open in another tab; Error if a file cannot be loaded */
export async function startApi(): Promise<Api> {
  // The folder is part of the name: a console at another path of this origin has its own state.
  const name = `console${new URL('..', import.meta.url).pathname.replaceAll(/[^\w.-]/g, '_')}`.slice(0, 100);
  const [emulator, { version, site }] = await Promise.all([
    openEmulator(name),
    loadFile<AboutFile>('server/about.json'),
    loadIndex(),
  ]);
  const storage = await openStorage();
  const calls = storedData(storage, { name: `${name}.calls`, none: NONE, parse: readStoredCalls });
  const changes = storedData(storage, { name: `${name}.changes`, none: NO_CHANGES, parse: readChanges });
  const account = localAccount({
    emulator,
    apiToken: 'console',
    baseURL: BASE_URL,
    calls: createStoredCalls(calls),
    changes: createChanges(changes),
  });
  return {
    about: { mode: 'local', version, data: undefined, isInPage: true, ...(site !== undefined && { site }) },
    accounts: [account],
    emulator,
    jobs: undefined,
  };
}

async function openEmulator(data: string) {
  const open = () => createEmulator({ data, start: 'default', journal: { size: JOURNAL_SIZE } });
  try {
    return await open();
  } catch (error) {
    if (error instanceof StateInUseError) throw new Refused(409, 'OpenElsewhere', OPEN_ELSEWHERE);
    // Written by another version: a demo starts again.
    console.warn(error);
    await deleteState(data);
    return open();
  }
}

const OPEN_ELSEWHERE =
  'This console is open in another tab or window of this browser, which has its state. Close it there, then try again.';
