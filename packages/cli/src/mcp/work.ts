/** Types and calls that the tools share. */
import type { Surroundings } from '../input/params.ts';
import type { Io } from '../io.ts';
import type { Session } from '../session.ts';
import type { Lines } from './cut.ts';
import { type ReadyCall, readyCall } from './ready.ts';
import type { LoadEmulator } from './rehearse.ts';

export interface Answer {
  /** Of the server. */
  readonly words: string;
  /** Of the account. */
  readonly data?: string;
}

export interface McpOptions {
  readonly session: Session;
  readonly io: Pick<Io, 'readFile' | 'openFile' | 'readStdin' | 'err' | 'interrupted' | 'site'>;
  readonly mayWrite: boolean;
  /** Maximum characters of a response. */
  readonly size: number;
  readonly load: LoadEmulator;
  /** Asks the person at the client before a change is made. @default the client asks, if at all */
  readonly confirm?: (question: string) => Promise<boolean>;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

export interface Work {
  readonly options: McpOptions;
  readonly known: Set<string>;
  readonly shown: (words: string, lines: Lines) => Promise<Answer>;
}

/** Checked by the schemas of the tools. */
export const paramsIn = (args: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  (args.params ?? {}) as Record<string, unknown>;

/** @throws WrongInput with all that is wrong */
export function ready(
  name: string,
  params: Readonly<Record<string, unknown>>,
  signal: AbortSignal,
  { options }: Work,
): Promise<ReadyCall> {
  const { session, io } = options;
  const around: Surroundings = { source: io, env: session.env, client: () => session.client, signal, ask: undefined };
  return readyCall(name, params, around);
}
