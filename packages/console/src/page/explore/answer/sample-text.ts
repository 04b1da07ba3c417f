/** Builds a sample response of an operation from the contract's examples. */
import { type JsonSchema, sample, type WordOf } from '@flarewire/schema';
import { meaningOf } from '../../form/kinds.ts';
import type { Subject } from '../../form/schema.ts';

const TIME = /(_at|At|_on|_time|Time|_date|Date|_?timestamp)$|^(time|date|created|updated|modified)$/;
const ID = /^(id|uuid|uid|tag)$|_(id|uuid|tag)$|[a-z]Id$/;
const NOW = '2026-01-31T12:00:00Z';

/** For text without an example, only the format is known. */
const wordOf: WordOf = (name) => (TIME.test(name) ? NOW : ID.test(name) ? '023e105f4ecef8ad9ca31a8372d0c353' : '…');

/** Formatted JSON; undefined if there is nothing to show. */
export function sampleText({ operation, schemas, defs }: Subject): string | undefined {
  const { result } = schemas;
  if (operation.response !== 'json' || meaningOf(result, defs).kind === 'json') return undefined;
  const value = sampleOf(result, defs);
  const shown = operation.page === undefined ? value : [value];
  return JSON.stringify(
    operation.envelope ? { success: true, errors: [], messages: [], result: shown } : shown,
    null,
    2,
  );
}

const sampleOf = (result: JsonSchema, defs: Subject['defs']): unknown =>
  sample(result, defs, { optionalDepth: 2, now: NOW, wordOf });
