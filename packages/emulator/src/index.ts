/** A stateful local Cloudflare for tests and for trying things. */
export { type Clock, type ManualClock, manualClock } from './clock.ts';
export { createEmulator, type Emulator, type EmulatorOptions } from './emulator.ts';
export type { Listening, ListenOptions } from './listen.ts';
export { DEFAULT_ACCOUNT, DEFAULT_USER } from './products/accounts.ts';
export { type SampleOptions, sample } from './sample.ts';
