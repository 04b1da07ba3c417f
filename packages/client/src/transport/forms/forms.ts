/** Reads responses in their other forms: text, bytes, server-sent events, NDJSON. */

import type { Exchange } from '../job.ts';
import { eventStream } from './event-stream.ts';
import { RowReader } from './rows.ts';

/** First letter of a form → media types that it is sent as. */
const TYPES: { readonly [letter: string]: RegExp } = {
  e: /^text\/event-stream/,
  r: /ndjson|json-?lines|jsonl|json-seq/,
  b: /^(image|audio|video|font)\/|^application\/(pdf|octet-stream|zip|gzip)/,
  t: /^text\/(csv|tab-separated-values)/,
};

/** The response in the form that its content type names: `'text'` for text, which is read like all else; undefined for a form that the operation does not have. */
export function readForm(exchange: Exchange, type: string): object | 'text' | undefined {
  const { job, response, limit } = exchange;
  const { response: due, forms = '' } = job.request.operation;
  const form = due === 'rows' ? 'r' : [...forms].find((letter) => TYPES[letter]?.test(type.toLowerCase()));
  if (!form) return undefined;
  if (form === 't') return 'text';
  limit.detach(response);
  if (form === 'b') return response;
  return form === 'e' ? eventStream(response) : new RowReader(response);
}

/** The result of a query whose type tells neither JSON nor rows from text; undefined for anything else. */
export function fromText(forms: string, text: string): object | string | undefined {
  if (!forms.includes('r') || /^\s*</.test(text)) return undefined;
  const isRows = text.split('\n').every((line) => !line.trim() || /^\s*\{.*\}\s*$/.test(line));
  return isRows ? new RowReader(new Response(text)) : /^\s*[[{]/.test(text) ? undefined : text;
}
