/** Trace of one request, recorded for the journal as processed. */
import type { Operation, OperationSchemas, ProductDocument } from '@flarewire/contract';
import type { Sent } from '../handler/body.ts';
import type { Caller } from '../handler/context.ts';
import type { Fault } from '../problem.ts';
import type { Match } from '../routing/match.ts';

export interface Trace {
  operation: Operation | undefined;
  schemas: OperationSchemas | undefined;
  document: ProductDocument | undefined;
  /** The path as a key. */
  segments: readonly string[];
  /** For filters that name a path. */
  words: () => readonly string[];
  /** Unchecked where the request did not come so far. */
  schema: 'passed' | 'failed' | 'unchecked';
  /** Schema violations of the request. */
  mistakes: readonly Fault[];
  caller: Caller;
  /** Made by the emulator itself: asks for no credentials. */
  readonly isTrusted: boolean;
  /** Unknown if the credentials or the required permissions are not known. */
  permission: 'allowed' | 'refused' | 'unknown';
  /** The body as it came; of a long one, it may be the beginning. */
  sent: Pick<Sent, 'bytes' | 'size'> | undefined;
  /** The call was carried out, even if its response was lost. */
  isDone: boolean;
  /** The fault rule that applied to this request. */
  fault: string | undefined;
}

export function createTrace(isTrusted = false): Trace {
  return {
    operation: undefined,
    schemas: undefined,
    document: undefined,
    segments: [],
    words: () => [],
    schema: 'unchecked',
    mistakes: [],
    caller: { secret: undefined, known: undefined },
    isTrusted,
    permission: 'unknown',
    sent: undefined,
    isDone: false,
    fault: undefined,
  };
}

export function noteMatch(trace: Trace, { operation, segments, words }: Match): void {
  trace.operation = operation;
  trace.segments = segments;
  trace.words = words;
}
