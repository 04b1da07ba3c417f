/** Messages between the page, its emulator, a running program, and TypeScript. */
import type { FaultRule } from '@flarewire/emulator/browser';
import type { Step } from '../src/scripts/replay.ts';

/** A request of a program. Bodies are whole: ports carry no streams everywhere. */
export interface SentCall {
  readonly id: number;
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: ArrayBuffer | undefined;
}

export type ReceivedCall =
  | {
      readonly id: number;
      readonly status: number;
      readonly headers: readonly (readonly [string, string])[];
      readonly body: ArrayBuffer;
    }
  /** The connection failed. */
  | { readonly id: number; readonly error: string };

/** A call as the list of requests shows it. */
export interface ShownCall {
  readonly method: string;
  /** Below `/client/v4`, with its query. */
  readonly path: string;
  /** Undefined if the connection failed. */
  readonly status: number | undefined;
  /** Milliseconds. */
  readonly duration: number;
  readonly sent: string;
  readonly received: string;
}

export type ToEmulator =
  /** A program's side of a channel is with the program. */
  | { readonly kind: 'program'; readonly port: MessagePort }
  /** Resets it, and creates what an example of the reference needs. */
  | { readonly kind: 'arrange'; readonly before: readonly Step[] }
  | { readonly kind: 'faults'; readonly rules: readonly FaultRule[] }
  | { readonly kind: 'reset' };

export interface Account {
  readonly id: string;
  readonly name: string;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
}

export type FromEmulator =
  | { readonly kind: 'ready'; readonly accounts: readonly Account[] }
  | { readonly kind: 'call'; readonly call: ShownCall }
  | { readonly kind: 'failed'; readonly message: string };

export interface ToProgram {
  /** JavaScript, with addresses of modules. */
  readonly code: string;
  readonly port: MessagePort;
}

export type Level = 'log' | 'info' | 'debug' | 'warn' | 'error';

export type FromProgram =
  | { readonly kind: 'print'; readonly level: Level; readonly text: string }
  | { readonly kind: 'ended' }
  /** It has printed as much as is shown; what follows is dropped. */
  | { readonly kind: 'flooded' }
  | { readonly kind: 'failed'; readonly message: string };

export type LanguageRequest = { readonly id: number; readonly program: string } & (
  | { readonly ask: 'problems' | 'compile' }
  | { readonly ask: 'complete' | 'describe'; readonly at: number }
);

export type LanguageResponse = { readonly id: number } & ({ readonly got: unknown } | { readonly error: string });

/** Lines that a program may print. */
export const MAX_LINES = 5000;

/** Accepted like any other: the emulator of the playground does not enforce tokens. */
export const TOKEN = 'playground';

export const API = 'https://api.cloudflare.com';
