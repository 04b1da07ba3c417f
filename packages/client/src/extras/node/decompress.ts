/** Decompresses the body of a response, as `fetch` does. */
import { pipeline, Readable, type Transform } from 'node:stream';
import * as zlib from 'node:zlib';

const { constants } = zlib;
// Some servers truncate the trailer of these formats, so no end is required, as in browsers and curl.
const zlibOptions = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
const brotliOptions = {
  flush: constants.BROTLI_OPERATION_FLUSH,
  finishFlush: constants.BROTLI_OPERATION_FLUSH,
};

export interface Coding {
  all(bytes: Uint8Array): Uint8Array;
  /** `first` holds the first bytes, which identify the format if a name stands for two. */
  stream(first: Uint8Array): Transform;
}

const gzip: Coding = {
  all: (bytes) => zlib.gunzipSync(bytes, zlibOptions),
  stream: () => zlib.createGunzip(zlibOptions),
};

// Some servers omit the zlib header (RFC 9110, 8.4.1.2); the low bits of its first byte are the method, 8.
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

/** The value that `fetch` of this Node version sends. */
export const acceptEncoding = (isSecure: boolean): string => (isSecure ? 'br, gzip, deflate' : 'gzip, deflate');

/** More codings in one response are an attack, not a server's choice. */
const MAX = 5;

/** The codings in decoding order; empty if one is unknown, in which case the bytes are returned undecoded. */
export function codingsOf(header: string | null): readonly Coding[] {
  if (!header) return [];
  const names = header.toLowerCase().split(',');
  if (names.length > MAX) throw new Error(`too many content-encodings in response: ${names.length}, maximum is ${MAX}`);
  const found = names.map((name) => codings[name.trim()]).reverse();
  return found.every((coding) => coding !== undefined) ? found : [];
}

/** Up to this many bytes, the thread pool costs more than it saves. */
const SMALL = 32_768;

export async function decompressed(bytes: Uint8Array, list: readonly Coding[]): Promise<Uint8Array> {
  if (bytes.byteLength === 0) return bytes;
  if (bytes.byteLength <= SMALL) return list.reduce((given, coding) => coding.all(given), bytes);
  const chunks: Uint8Array[] = [];
  for await (const chunk of decompressing([bytes], list)) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Decompresses bytes that arrive in chunks. */
export const decompressing = (
  source: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  list: readonly Coding[],
): AsyncIterable<Uint8Array> => list.reduce<AsyncIterable<Uint8Array>>(through, Readable.from(source));

async function* through(source: AsyncIterable<Uint8Array>, coding: Coding): AsyncGenerator<Uint8Array, void> {
  const iterator = source[Symbol.asyncIterator]();
  const { value: first, done } = await iterator.next();
  if (done) return;
  async function* whole() {
    yield first as Uint8Array; // read above and not done
    yield* { [Symbol.asyncIterator]: () => iterator };
  }
  // An error of the source or the format destroys the last stream, whose reader receives it.
  yield* pipeline(Readable.from(whole()), coding.stream(first), () => {});
}
