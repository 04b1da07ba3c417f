/** Bodies in signed chunks (`aws-chunked`): each chunk has its length and signature before it, and headers may follow the last. */
import { createHash } from 'node:crypto';
import { S3Problem } from '../s3-problem.ts';
import { type ChunkSigner, sha256 } from './sign.ts';

/** Trailing headers, complete when all pieces were read. */
export type Trailer = Map<string, string>;

const incomplete = (): S3Problem =>
  new S3Problem('IncompleteBody', 'The request body terminated before its last chunk.');
const MAX_LINE = 16 * 1024;

/**
 * The bytes in the chunks. https://docs.aws.amazon.com/AmazonS3/latest/API/sigv4-streaming.html
 * @param signer undefined where signatures are not checked
 * @throws S3Problem IncompleteBody, SignatureDoesNotMatch
 */
export async function* readChunks(
  pieces: AsyncIterable<Uint8Array>,
  trailer: Trailer,
  signer: ChunkSigner | undefined,
): AsyncGenerator<Uint8Array> {
  const reader = createReader(pieces);
  for (;;) {
    const [size, sent] = headOf(await reader.line());
    const hash = createHash('sha256');
    for (let left = size; left > 0; ) {
      const some = await reader.some(left);
      if (signer !== undefined) hash.update(some);
      left -= some.length;
      yield some;
    }
    signer?.checkChunk(hash.digest('hex'), sent);
    if (size === 0) break;
    if ((await reader.line()) !== '') throw incomplete();
  }
  await readTrailer(reader, trailer, signer);
}

/** `400;chunk-signature=…` */
function headOf(line: string): [size: number, signature: string] {
  const [, size, signature = ''] = /^([0-9a-fA-F]+)(?:;chunk-signature=([0-9a-f]+))?$/.exec(line) ?? [];
  if (size === undefined) throw incomplete();
  return [Number.parseInt(size, 16), signature];
}

async function readTrailer(reader: Reader, trailer: Trailer, signer: ChunkSigner | undefined): Promise<void> {
  let signed = '';
  for (let line = await reader.lastLine(); line !== ''; line = await reader.lastLine()) {
    const at = line.indexOf(':');
    const [name, value] = [line.slice(0, at).trim().toLowerCase(), line.slice(at + 1).trim()];
    if (name === 'x-amz-trailer-signature') signer?.checkTrailer(sha256(signed), value);
    else {
      trailer.set(name, value);
      signed += `${name}:${value}\n`;
    }
  }
}

type Reader = ReturnType<typeof createReader>;

function createReader(pieces: AsyncIterable<Uint8Array>) {
  const source = pieces[Symbol.asyncIterator]();
  let rest: Uint8Array = new Uint8Array();
  const more = async (): Promise<boolean> => {
    const { done, value } = await source.next();
    if (done === true) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };
  const lineOr = async (atEnd: () => string): Promise<string> => {
    for (;;) {
      const end = rest.indexOf(10);
      if (end >= 0) {
        const line = Buffer.from(rest.subarray(0, end)).toString('latin1').replace(/\r$/, '');
        rest = rest.subarray(end + 1);
        return line;
      }
      if (rest.length > MAX_LINE) throw incomplete();
      if (!(await more())) return atEnd();
    }
  };
  return {
    /** @throws S3Problem IncompleteBody at the end of the body */
    line: (): Promise<string> =>
      lineOr(() => {
        throw incomplete();
      }),
    /** A line, or the end of the body as an empty one. */
    lastLine: (): Promise<string> => lineOr(() => ''),
    /** At least one byte and at most `most`. @throws S3Problem IncompleteBody */
    some: async (most: number): Promise<Uint8Array> => {
      while (rest.length === 0) if (!(await more())) throw incomplete();
      const some = rest.subarray(0, most);
      rest = rest.subarray(some.length);
      return some;
    },
  };
}
