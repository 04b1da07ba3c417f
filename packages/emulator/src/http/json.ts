/** Parses untrusted JSON: without `__proto__`, with limited depth, and with messages for malformed text. */
import { setImmediate } from 'node:timers/promises';
import { createJsonScan, isDeeper, type JsonExtent, MAX_DEPTH } from '@flarewire/schema';
import { CODE, type Problem, problem } from '../problem.ts';

/** Bytes that are looked through before other requests have their turn. */
const SLICE = 1024 * 1024;
/** Objects, lists and items of one body. Made at once, many more of them would take all memory there is. */
const MAX_VALUES = 2_000_000;
const decoder = new TextDecoder();

/** A long text is scanned first, while other requests are served. @throws Problem 400, 413 */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return bytes.length <= SLICE ? parseJsonBody(decoder.decode(bytes)) : parseLong(bytes);
}

async function parseLong(bytes: Uint8Array): Promise<unknown> {
  await checkExtent(bytes);
  return parse(decoder.decode(bytes));
}

/**
 * Runs while other requests are served. @throws Problem 400, 413 if the values of these bytes would take too much
 * memory
 */
export async function checkExtent(bytes: Uint8Array): Promise<void> {
  const scan = createJsonScan();
  for (let at = 0; at < bytes.length; at += SLICE) {
    check(scan(bytes.subarray(at, at + SLICE)));
    await setImmediate();
  }
}

function check({ depth, values }: JsonExtent): void {
  if (depth > MAX_DEPTH) throw tooDeep();
  if (values > MAX_VALUES) throw tooMany();
}

/** @throws Problem 400, 413 */
export function parseJsonBody(text: string): unknown {
  // Before it is read: to build millions of levels or values takes seconds.
  if (text.length > SLICE) {
    const scan = createJsonScan();
    for (let at = 0; at < text.length; at += SLICE) check(scan(Buffer.from(text.slice(at, at + SLICE))));
  } else if (isDeeper(text, MAX_DEPTH)) throw tooDeep();
  return parse(text);
}

/** The lines of a text that are not empty, with their numbers, without a list of all that there are. */
export function* linesOf(text: string): Generator<[line: string, number: number]> {
  let number = 0;
  for (let at = 0; at < text.length; ) {
    const end = text.indexOf('\n', at);
    const line = text.slice(at, end < 0 ? undefined : end);
    at = end < 0 ? text.length : end + 1;
    number++;
    if (line.trim() !== '') yield [line, number];
  }
}

const tooMany = (): Problem => problem(413, CODE.invalid, `The body holds more than ${MAX_VALUES} values.`);
const tooDeep = (): Problem => problem(400, CODE.invalid, `The body is nested more than ${MAX_DEPTH} levels deep.`);

function parse(text: string): unknown {
  try {
    return JSON.parse(text, mayHoldProto(text) ? withoutProto : undefined);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw problem(400, CODE.invalid, `The body is not valid JSON: ${reason.slice(0, 200)}`);
  }
}

/** The name itself, or an escape that could spell it. */
function mayHoldProto(text: string): boolean {
  return text.includes('__proto__') || /\\u00(5f|70|72|6f|74)/i.test(text);
}

function withoutProto(this: unknown, key: string, value: unknown): unknown {
  return key === '__proto__' ? undefined : value;
}
