/** A result in a format other than JSON: CSV, tab-separated text, NDJSON, server-sent events, bytes. */
import type { FormKind, ResponseForm } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { PageResult } from '../../handler/page-result.ts';
import { csvOf } from './csv.ts';

/** A body in a form, and the media type it is sent as. */
export interface Formed {
  readonly body: string;
  readonly type: string;
}

export function inForm({ kind, types: [type = ''] }: ResponseForm, result: unknown): Formed {
  const value = result instanceof PageResult ? result.items : result;
  return { body: WRITERS[kind](value, type), type: type.startsWith('text/') ? `${type}; charset=utf-8` : type };
}

const WRITERS: { readonly [kind in FormKind]: (value: unknown, type: string) => string } = {
  text: (value, type) => (type === 'text/tab-separated-values' ? tabbed(value) : csvOf(value)),
  rows: ndjson,
  events,
  // Bytes without product rules represent the result.
  binary: (value) => (typeof value === 'string' ? value : JSON.stringify(value ?? '')),
};

/** The rows of a result: a list, the `data` of a query, or one. */
function rowsOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (!isObject(value)) return [];
  return Array.isArray(value.data) ? value.data : [value];
}

function ndjson(value: unknown): string {
  return rowsOf(value)
    .map((row) => `${JSON.stringify(row)}\n`)
    .join('');
}

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/statements/#tabseparated: no header. */
function tabbed(value: unknown): string {
  const cell = (one: unknown): string => (typeof one === 'object' ? JSON.stringify(one) : String(one));
  return rowsOf(value)
    .map((row) => `${Object.values(Object(row)).map(cell).join('\t')}\n`)
    .join('');
}

/**
 * A text in pieces, then `[DONE]`.
 * https://developers.cloudflare.com/workers-ai/get-started/rest-api/, https://developers.cloudflare.com/ai-search/usage/rest-api/
 */
function events(value: unknown): string {
  const pieces = isObject(value) ? piecesOf(value) : [value];
  return [...pieces.map((piece) => JSON.stringify(piece)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');
}

function piecesOf(value: Readonly<Record<string, unknown>>): readonly unknown[] {
  if (typeof value.response === 'string') return wordsOf(value.response).map((response) => ({ response }));
  const [choice] = Array.isArray(value.choices) ? value.choices : [];
  const content: unknown = Object(Object(choice).message).content;
  if (typeof content !== 'string') return [value];
  return wordsOf(content).map((text) => ({ ...value, choices: [{ index: 0, delta: { content: text } }] }));
}

const wordsOf = (text: string): readonly string[] => text.match(/\S+\s*|\s+/g) ?? [''];
