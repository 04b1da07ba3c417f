/** A stateful local Cloudflare for tests and for trying things. */
export type { Auth } from './auth.ts';
export { type Clock, type ManualClock, type MovableClock, manualClock, type Sleep } from './clock.ts';
export { createEmulator, type Emulator, type EmulatorOptions, WORLD_HEADER } from './emulator.ts';
export { PRESETS, type PresetName } from './fault-presets.ts';
export type { FaultEffect, FaultRule, Faults, Latency, ListedRule } from './faults.ts';
export type { Har, HarEntry } from './har.ts';
export type { Instance, InstanceOptions } from './instance.ts';
export type { Journal, JournalEvent, JournalFilter, JournalOptions, WaitOptions } from './journal.ts';
export type { Change, JournalEntry, JournalRow, Message } from './journal-entry.ts';
export { DOCUMENTED_LIMITS, type LimitPolicy, type Limits } from './limits.ts';
export type { Listening, ListenOptions } from './listen.ts';
export { DEFAULT_ACCOUNT, DEFAULT_USER } from './products/accounts.ts';
export { type SampleOptions, sample } from './sample.ts';
export { DEFAULT_SEED, type Seed, type SeedNamespace, type SeedToken, type SeedZone } from './seed-schema.ts';
