/** Environment of the tour, replaceable by tests. */
import type { Console, ConsoleOptions } from '@flarewire/console';
import type { Emulator, EmulatorOptions } from '@flarewire/emulator';

export interface Io {
  /** Writes to standard output: results. */
  out(text: string): void;
  /** Writes to standard error: errors. */
  err(text: string): void;
  readonly columns: number;
  /** Standard output is a terminal, so lines may be overwritten. */
  readonly interactive: boolean;
  readonly color: boolean;
  /** Milliseconds from an arbitrary start. */
  now(): number;
  /** Calls `tick` repeatedly until the returned function is called. */
  every(ms: number, tick: () => void): () => void;
  readFile(path: string): Promise<Uint8Array>;
  /** A new empty folder, and a function to remove it. */
  temporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }>;
  emulate(options: EmulatorOptions): Emulator;
  /** Resolves to the folder of the console's page. */
  buildPage(): Promise<string>;
  /** Without a port, prefers the usual one. */
  openConsole(options: ConsoleOptions): Promise<Console>;
  /** Calls back on every Enter until the user quits; never without a terminal. */
  onEnter(listener: () => void): void;
  readonly fetch: typeof globalThis.fetch;
  /** Aborts when the user quits (Ctrl-C). */
  readonly interrupted: AbortSignal;
}
