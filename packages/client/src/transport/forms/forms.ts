/** Reads responses in other forms: text, bytes, server-sent events, NDJSON. */

import type { PlannedRequest } from '../../request/plan.ts';
import type { Exchange } from '../job.ts';
import { eventStream } from './event-stream.ts';
import { RowReader } from './rows.ts';

/** First letter of a form → its media types. */
const TYPES: { readonly [letter: string]: RegExp } = {
  e: /^text\/event-stream/,
  r: /ndjson|json-?lines|jsonl|json-seq/,
  b: /^(image|audio|video|font)\/|^application\/(pdf|octet-stream|zip|gzip)/,
  t: /^text\/(csv|tab-separated-values)/,
};

/**
 * Reads the response in the form given by its media type: `'text'` for text, which the caller reads; undefined for a
 * form that the operation does not have.
 */
export function readForm(exchange: Exchange, type: string): object | 'text' | undefined {
  const { job, response, limit } = exchange;
  const { response: due, forms = '' } = job.request.operation;
  const byType = (letter: string) => TYPES[letter]?.test(type);
  // A page of HTML in place of rows comes from a proxy, and is an error.
  const form = due === 'rows' && !/html/.test(type) ? 'r' : (formatOf(job.request, type) ?? [...forms].find(byType));
  if (!form) return undefined;
  if (form === 't') return 'text';
  limit.detach(response);
  if (form === 'b') return response;
  return form === 'e' ? eventStream(response) : new RowReader(response);
}

const FORMATS: { readonly [name: string]: string } = { jsoneachrow: 'r', tabseparated: 't' };

/** The form requested by the FORMAT clause of a query; the media types of these forms are undocumented. */
function formatOf({ operation: { forms }, query, body }: PlannedRequest, type: string): string | undefined {
  if (!forms?.includes('r') || /html/.test(type)) return undefined;
  const [, format = ''] = /\bFORMAT\s+(\w+)[\s;]*$/i.exec(String(body ?? query.query)) ?? [];
  return FORMATS[format.toLowerCase()];
}
