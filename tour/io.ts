/** All that the tour needs of the world around it, so that tests can be that world. */
import type { Console, ConsoleOptions } from '@flarewire/console';
import type { Emulator, EmulatorOptions } from '@flarewire/emulator';

export interface Io {
  /** Standard output: what happened. */
  out(text: string): void;
  /** Standard error: what went wrong. */
  err(text: string): void;
  readonly columns: number;
  /** Standard output is a terminal: lines may be drawn over. */
  readonly interactive: boolean;
  readonly color: boolean;
  /** Milliseconds from any start. */
  now(): number;
  /** Call again and again until the returned function is called. */
  every(ms: number, tick: () => void): () => void;
  readFile(path: string): Promise<Uint8Array>;
  /** A new empty folder, and the way to be rid of it. */
  temporaryFolder(): Promise<{ readonly path: string; remove(): Promise<void> }>;
  emulate(options: EmulatorOptions): Emulator;
  /** Resolves to the folder of the console's page. */
  buildPage(): Promise<string>;
  /** Without a port: on its usual one where that is free. */
  openConsole(options: ConsoleOptions): Promise<Console>;
  /** Calls back at every Enter until the user wants to end; nothing where nobody is at the keyboard. */
  onEnter(listener: () => void): void;
  readonly fetch: typeof globalThis.fetch;
  /** Aborts when the user wants to end (Ctrl-C). */
  readonly interrupted: AbortSignal;
}
