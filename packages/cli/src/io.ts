/** All that the command touches. */
import type { Source } from './input/values.ts';

export interface Io extends Source {
  out(chunk: string | Uint8Array): Promise<void> | void;
  err(text: string): void;
  /** Whole or not at all: what was there stays until the new one is complete. @throws where it is there and may not be replaced */
  writeFile(
    path: string,
    bytes: AsyncIterable<Uint8Array | string>,
    options: { readonly mayReplace: boolean },
  ): Promise<void>;
  /** Asks who is at the terminal; undefined where nobody is. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
  /** Standard output is a terminal: no place for bytes. */
  readonly isTerminal: boolean;
  /** Width of the terminal. */
  readonly columns: number;
  readonly hasColours: boolean;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly version: string;
  readonly fetch?: typeof globalThis.fetch;
  /** Aborts when the program is asked to end. */
  readonly interrupted: AbortSignal;
}
