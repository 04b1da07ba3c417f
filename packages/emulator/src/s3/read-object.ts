/** Responses with an object: whole, a range, a part, or only its headers. */
import { Reply } from '../handler/reply.ts';
import { replyResponse } from '../http/respond.ts';
import type { Bucket, Entry, r2Tables } from '../products/r2/tables.ts';
import { judge, preconditionFailed } from './conditions.ts';
import { S3Problem } from './s3-problem.ts';

export interface Range {
  readonly start: number;
  /** The byte after the last. */
  readonly end: number;
}

/** Longer bodies are read from the state while they are sent. */
const MAX_WHOLE = 8 * 1024 * 1024;

interface Source {
  readonly tables: ReturnType<typeof r2Tables>;
  readonly bucket: Bucket;
  readonly entry: Entry;
}

interface Wanted {
  readonly request: Pick<Request, 'method' | 'headers'>;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a part; undefined for what the Range header names. */
  readonly part?: Range | undefined;
}

/** @throws S3Problem PreconditionFailed, InvalidRange */
export function objectResponse({ tables, bucket, entry }: Source, { request, headers, part }: Wanted): Response {
  const verdict = judge(request.headers, entry);
  if (verdict === 'fails') throw preconditionFailed();
  const { 'content-type': type, ...others } = headers;
  if (verdict === 'unmodified')
    return replyResponse(new Reply(null, undefined, { status: 304, headers: withoutChecksums(others) }));
  const isHead = request.method === 'HEAD';
  const range = part ?? (isHead ? undefined : rangeOf(request.headers.get('range'), entry.size));
  const { start, end } = range ?? { start: 0, end: entry.size };
  const status = range === undefined ? 200 : 206;
  const isWhole = end - start === entry.size;
  const all = {
    ...(isWhole ? others : withoutChecksums(others)),
    ...(range === undefined ? {} : { 'content-range': `bytes ${start}-${end - 1}/${entry.size}` }),
    'content-length': String(end - start),
  };
  if (isHead) return replyResponse(new Reply(null, type, { status, headers: all }));
  const pieces = tables.pieces(bucket.number, entry.key, start, end);
  if (end - start <= MAX_WHOLE)
    return replyResponse(new Reply(new Uint8Array(Buffer.concat([...pieces])), type, { status, headers: all }));
  const streamed = replyResponse(new Reply(null, type, { status, headers: all }));
  return new Response(streamOf(pieces), { status, headers: streamed.headers });
}

/** A checksum is that of the whole object: clients that compare it with less find an error. */
const withoutChecksums = (headers: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith('x-amz-checksum-')));

const streamOf = (pieces: Generator<Uint8Array<ArrayBuffer>>): ReadableStream<Uint8Array<ArrayBuffer>> =>
  new ReadableStream(
    {
      pull: (controller) => {
        const { done, value } = pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 1 },
  );

/** One range of bytes; a header that names several, or none that is valid, counts as not sent (RFC 9110, 14.2). @throws S3Problem InvalidRange */
export function rangeOf(header: string | null, size: number): Range | undefined {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? [];
  if (from === undefined || to === undefined || (from === '' && to === '')) return undefined;
  if (from === '') {
    if (Number(to) === 0 || size === 0) throw invalidRange();
    return { start: Math.max(size - Number(to), 0), end: size };
  }
  if (to !== '' && Number(to) < Number(from)) return undefined;
  if (Number(from) >= size) throw invalidRange();
  return { start: Number(from), end: to === '' ? size : Math.min(Number(to) + 1, size) };
}

export const invalidRange = (): S3Problem => new S3Problem('InvalidRange', 'The requested range is not satisfiable.');
