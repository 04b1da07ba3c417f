/** Undoes the content codings of an answer, as `fetch` does. */
import { pipeline, Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';

const { constants } = zlib;
// Servers end their answers short of what the formats ask for, so no end is demanded, as in browsers and curl.
const zlibOptions = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const brotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

export interface Coding {
  all(bytes: Uint8Array): Uint8Array;
  /** `first` are the first bytes, which tell a format where a name stands for two. */
  stream(first: Uint8Array): Transform;
}

const gzip: Coding = {
  all: (bytes) => zlib.gunzipSync(bytes, zlibOptions),
  stream: () => zlib.createGunzip(zlibOptions),
};

// Some servers leave out the zlib header (RFC 9110, 8.4.1.2); its first byte ends with the method, 8.
const hasZlibHeader = ([first = 8]: Uint8Array): boolean => (first & 15) === 8;

const codings: { readonly [name: string]: Coding } = {
  gzip,
  'x-gzip': gzip,
  deflate: {
    all: (bytes) => (hasZlibHeader(bytes) ? zlib.inflateSync : zlib.inflateRawSync)(bytes, zlibOptions),
    stream: (first) => (hasZlibHeader(first) ? zlib.createInflate : zlib.createInflateRaw)(zlibOptions),
  },
  br: {
    all: (bytes) => zlib.brotliDecompressSync(bytes, brotliOptions),
    stream: () => zlib.createBrotliDecompress(brotliOptions),
  },
  // Absent in Node 20.
  ...('createZstdDecompress' in zlib && {
    zstd: { all: (bytes) => zlib.zstdDecompressSync(bytes), stream: () => zlib.createZstdDecompress() },
  }),
};

/** What `fetch` of this Node says it accepts. */
export const acceptEncoding = (isSecure: boolean): string => (isSecure ? 'br, gzip, deflate' : 'gzip, deflate');

/** More in one answer are an attack, not a server's choice. */
const MOST = 5;

/** The codings in the order in which they are undone; none where one is unknown, as then the bytes are given as they are. */
export function codingsOf(header: string | null): readonly Coding[] {
  if (!header) return [];
  const names = header.toLowerCase().split(',');
  if (names.length > MOST)
    throw new Error(`too many content-encodings in response: ${names.length}, maximum is ${MOST}`);
  const found = names.map((name) => codings[name.trim()]).reverse();
  return found.every((coding) => coding !== undefined) ? found : [];
}

/** Bytes that a thread pool is not worth asking for. */
const SMALL = 32_768;

export async function decompressed(bytes: Uint8Array, list: readonly Coding[]): Promise<Uint8Array> {
  if (bytes.byteLength === 0) return bytes;
  if (bytes.byteLength <= SMALL) return list.reduce((given, coding) => coding.all(given), bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of decompressing([bytes], list)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** The same for bytes that come one after the other. */
export const decompressing = (
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  list: readonly Coding[],
): AsyncIterable<Uint8Array> => list.reduce<AsyncIterable<Uint8Array>>(through, Readable.from(source));

async function* through(source: AsyncIterable<Uint8Array>, coding: Coding): AsyncGenerator<Uint8Array, void> {
  const iterator = source[Symbol.asyncIterator]();
  const { value: first, done } = await iterator.next();
  if (done) return;
  async function* whole() {
    yield first as Uint8Array; // not done
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  // An error of the source or the format destroys the last stream, whose reader gets it.
  yield* pipeline(Readable.from(whole()), coding.stream(first), () => {});
}
