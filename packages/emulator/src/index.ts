/** Cloudflare on this machine, with state, for tests and for trying things. */

export { PRESETS, type PresetName } from './controls/fault-presets.ts';
export type { FaultEffect, FaultRule, Latency } from './controls/fault-rule.ts';
export type { Faults, ListedRule } from './controls/faults.ts';
export type { DnsLine, DnsListening, DnsResponse, DnsServer } from './dns-server/types.ts';
export type {
  AccessPin,
  AccessSignIn,
  Edge,
  EdgeAccess,
  EdgeOptions,
  Mail,
  MailResult,
  Origin,
  SentMail,
  Step,
  TracedResponse,
  VectorizeCall,
  Visitor,
} from './edge/types.ts';
export type { UpcomingEvent } from './edge/upcoming.ts';
export { createEmulator, type Emulator, type EmulatorOptions, SANDBOX_HEADER, WORLD_HEADER } from './emulator.ts';
export type { Listening, ListenOptions } from './http/listen.ts';
export type { Instance, InstanceOptions } from './instance.ts';
export type { Har, HarEntry } from './journal/har.ts';
export type { Journal, JournalEvent, JournalFilter, JournalOptions, WaitOptions } from './journal/journal.ts';
export type { Change, JournalEntry, JournalRow, Message } from './journal/journal-entry.ts';
export { DEFAULT_ACCOUNT, DEFAULT_USER } from './products/accounts/defaults.ts';
export type { WorkerEvent } from './products/workers/tails/events.ts';
export type { AccessIdentity } from './products/zero-trust/access/access-identity.ts';
export { DOCUMENTED_LIMITS, type LimitPolicy, type Limits } from './request/limits.ts';
export { type SampleOptions, sample } from './schema/sample.ts';
export type { Adoptee } from './seed/adopt.ts';
export { DEFAULT_SEED, type Seed, type SeedNamespace, type SeedToken, type SeedZone } from './seed/seed-schema.ts';
export { type Clock, type ManualClock, type MovableClock, manualClock, type Sleep } from './state/clock.ts';
export type { Auth } from './state/sandbox.ts';
