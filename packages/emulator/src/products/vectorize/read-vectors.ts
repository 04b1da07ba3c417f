/** Reads sent vectors: lines of JSON, or a form with a file of them, each checked against the documented limits. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { parseJsonBody, linesOf as sentLines } from '../../http/json.ts';
import { textOf } from '../../http/multipart.ts';
import { problem } from '../../problem.ts';
import type { Fields } from '../shared/fields.ts';

/** https://developers.cloudflare.com/vectorize/platform/limits/ */
const LIMITS = { batch: 5000, id: 64, namespace: 64, metadata: 10_240 };
/** Message that users see for an invalid line. */
const UNPARSABLE = 40023;

export interface Sent {
  readonly id: string;
  readonly namespace: string | null;
  readonly values: readonly number[];
  readonly metadata: Fields | undefined;
}

function linesOf({ parts, body, bytes }: Context): unknown[] {
  if (Array.isArray(body)) return body;
  const texts = parts.length > 0 ? parts.map(textOf) : [textOf({ bytes })];
  const lines: unknown[] = [];
  for (const text of texts) {
    for (const [line] of sentLines(text)) {
      lines.push(readLine(line));
      // One more than the limit detects an excess.
      if (lines.length > LIMITS.batch) return lines;
    }
  }
  return lines;
}

function readLine(line: string): unknown {
  try {
    return parseJsonBody(line);
  } catch {
    return undefined;
  }
}

/** A vector where the line is one; undefined where it is something else. */
function vectorOf(line: unknown): Sent | undefined {
  if (!isObject(line) || (typeof line.id !== 'string' && typeof line.id !== 'number')) return undefined;
  const { values, namespace, metadata } = line;
  if (!Array.isArray(values) || !values.every((value) => typeof value === 'number')) return undefined;
  if (metadata !== undefined && metadata !== null && !isObject(metadata)) return undefined;
  if (namespace !== undefined && namespace !== null && typeof namespace !== 'string') return undefined;
  return { id: String(line.id), namespace: namespace ?? null, values, metadata: metadata ?? undefined };
}

/** @throws Problem 400 with the place of the line */
function check({ id, namespace, values, metadata }: Sent, dimensions: number, pointer: string): void {
  const bytes = Buffer.byteLength(id);
  if (bytes > LIMITS.id || bytes === 0)
    throw problem(400, 40008, `id too long; max is ${LIMITS.id} bytes, got ${bytes} bytes`, `${pointer}/id`);
  if (values.length !== dimensions) {
    const message = `invalid vector for id="${id}", expected ${dimensions} dimensions, and got ${values.length} dimensions`;
    throw problem(400, 40012, message, `${pointer}/values`);
  }
  if (Buffer.byteLength(namespace ?? '') > LIMITS.namespace)
    throw problem(400, 40009, `namespace too long; max is ${LIMITS.namespace} bytes`, `${pointer}/namespace`); // code not documented
  if (metadata === undefined) return;
  if (Buffer.byteLength(JSON.stringify(metadata)) > LIMITS.metadata)
    throw problem(400, 40011, `metadata too large; max is ${LIMITS.metadata} bytes`, `${pointer}/metadata`); // code not documented
  const wrong = Object.keys(metadata).find((key) => key === '' || key.startsWith('$') || /[."]/.test(key));
  // https://developers.cloudflare.com/vectorize/best-practices/insert-vectors/#metadata
  if (wrong !== undefined)
    throw problem(400, UNPARSABLE, `'${wrong.slice(0, 40)}' is not a valid metadata key`, `${pointer}/metadata`);
}

/** All vectors of the body. Invalid ones are refused, or skipped if the query says so. */
export function vectorsOf(context: Context, dimensions: number): Sent[] {
  const lines = linesOf(context);
  if (lines.length > LIMITS.batch) throw problem(400, 40014, `too many vectors; max is ${LIMITS.batch}`); // code not documented
  const isLenient = context.query['unparsable-behavior'] === 'discard';
  return lines.flatMap((line, index) => {
    const vector = vectorOf(line);
    if (vector === undefined) {
      if (isLenient) return [];
      throw problem(400, UNPARSABLE, `failed to parse the vectors: line ${index + 1} is not a vector`, `/${index}`);
    }
    check(vector, dimensions, `/${index}`);
    return [vector];
  });
}
