/** Observations of the real API, read from `test/observed/data`. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from '../build/folders.ts';

export interface Step {
  readonly method: string;
  readonly path: string;
  readonly json?: unknown;
  readonly text?: string;
  readonly content_type?: string;
  readonly form?: Readonly<Record<string, string | { text?: string; file?: string; type?: string }>>;
  readonly headers?: Readonly<Record<string, string>>;
}

interface Observation {
  readonly id: string;
  readonly operation: string;
  /** `repository@commit:path` */
  readonly source: string;
}

export interface ObservedError extends Observation {
  readonly condition: string;
  readonly status?: number;
  readonly code?: number;
  readonly codes?: readonly number[];
  /** In the words of the source. */
  readonly when?: string;
  /** Tokens are checked. */
  readonly auth?: 'strict';
  readonly requests?: readonly Step[];
}

export interface ObservedAccepted extends Observation {
  readonly requests: readonly Step[];
}

export interface ObservedResponse extends Observation {
  readonly http: string;
  readonly url: string;
  readonly status: number;
  readonly response: unknown;
  readonly keys: 'as sent' | 'sorted';
  readonly strength: string;
}

function read<Row>(name: string): readonly Row[] {
  const text = readFileSync(resolve(root, `test/observed/data/${name}.jsonl`), 'utf8');
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
}

export const readErrors = (): readonly ObservedError[] => read('errors');
export const readAccepted = (): readonly ObservedAccepted[] => read('accepted');
export const readResponses = (): readonly ObservedResponse[] => read('responses');
