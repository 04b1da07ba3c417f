/** The emulator in a page, a Web Worker or a test in a browser: the same handlers and contract over SQLite as WebAssembly. */
import { createEmulator as create, type Emulator, type EmulatorOptions } from '../../emulator.ts';
import { loadIndex } from './instead/schema/contract.ts';
import { loadSqlite } from './instead/state/sqlite.ts';
import { storedEmulator } from './stored-emulator.ts';

export { PRESETS, type PresetName } from '../../controls/fault-presets.ts';
export type { FaultEffect, FaultRule, Latency } from '../../controls/fault-rule.ts';
export { SANDBOX_HEADER } from '../../emulator.ts';
export type { Instance } from '../../instance.ts';
export type { JournalEntry, JournalRow } from '../../journal/journal-entry.ts';
export { DEFAULT_ACCOUNT, DEFAULT_USER } from '../../products/accounts/defaults.ts';
export { DOCUMENTED_LIMITS, type LimitPolicy, type Limits } from '../../request/limits.ts';
export { DEFAULT_SEED, type Seed } from '../../seed/seed-schema.ts';
export { type Clock, type ManualClock, type MovableClock, manualClock } from '../../state/clock.ts';
export { NotInBrowserError } from './not-in-browser.ts';
export { type ServiceWorkerOptions, serveFetch } from './serve-fetch.ts';
export { type BrowserStorage, openStorage } from './storage.ts';
export { deleteState, StateInUseError } from './stored-emulator.ts';

export interface BrowserEmulatorOptions extends Omit<EmulatorOptions, 'data'> {
  /** Bytes of `sqlite3.wasm`, if the file next to this module cannot be fetched. */
  readonly wasm?: ArrayBuffer | Uint8Array;
  /**
   * Name under which the state is stored in this browser, for this origin: saved as a whole after each change, and
   * restored by the next page that uses the name. One page at a time can. @default none: it is in memory
   */
  readonly data?: string;
}

/** An emulator without sockets; without `data`, its state is in memory and ends with the page. */
export type BrowserEmulator = Omit<Emulator, 'listen' | 'sandbox' | 'upgrade'>;

/**
 * Creates an emulator once SQLite and the index of the API are loaded; a product's schemas are loaded with its first
 * request.
 * @example const emulator = await createEmulator(); const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
 * @throws Error if `sqlite3.wasm`, the index or the stored state cannot be loaded; StateInUseError if another page uses
 *   the stored state
 */
export async function createEmulator({
  wasm,
  data,
  ...options
}: BrowserEmulatorOptions = {}): Promise<BrowserEmulator> {
  await Promise.all([loadSqlite(wasm), loadIndex()]);
  return data === undefined ? create(options) : storedEmulator(data, options);
}
