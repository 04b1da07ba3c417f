/** Takes the body of a request as it comes: into memory, into the state where it is long, or only to count it. */
import { createHash } from 'node:crypto';
import type { Operation } from '@flarewire/contract';
import type { Sent } from '../handler/body.ts';
import { CODE, Problem, problem } from '../problem.ts';
import { blobsOf, PART_BYTES } from '../state/blobs.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { giveBack } from './incoming.ts';

const EMPTY = new Uint8Array();
/** The largest body that is held in memory; the API takes none that are larger, but for KV's bulk writes of 100 MB and what lies in the state. */
const MAX_BODY = 128 * 1024 * 1024;
/** A form without files: each of its bytes may be a field. */
const MAX_FORM = 1024 * 1024;

/** Bodies that are refused before they are read whole: https://developers.cloudflare.com/kv/platform/limits/ */
const LIMITS: ReadonlyMap<string, number> = new Map([
  ['kv.namespaces.values.update', 26 * 1024 * 1024], // 25 MiB, and the form around it
  ['kv.namespaces.bulkUpdate', 100 * 1024 * 1024],
  ['kv.namespaces.keys.bulkUpdate', 100 * 1024 * 1024],
  ['undocumented.graphql.query', 1_000_000], // ours
]);

/** The body in memory, for the operations that one of these may be. @throws Problem 413, 499 */
export async function readSent(request: Request, operations: readonly Operation[]): Promise<Sent> {
  const reading = operations.filter(({ request: kind }) => kind !== 'none');
  if (reading.length === 0) return inMemory(EMPTY);
  return inMemory(await readWhole(request, Math.max(...reading.map(limitOf))));
}

const limitOf = ({ name, request: kind }: Operation): number =>
  LIMITS.get(name) ?? (kind === 'form' ? MAX_FORM : MAX_BODY);

/** Bytes as the body of a request would be. */
export const inMemory = (bytes: Uint8Array): Sent => ({
  size: bytes.length,
  bytes,
  blob: undefined,
  md5: () => createHash('md5').update(bytes).digest('hex'),
});

/** @throws Problem 413 as soon as the limit is exceeded; 499 */
export async function readWhole(request: Request, most = MAX_BODY): Promise<Uint8Array> {
  const body = bodyOf(request);
  if (body === null) return EMPTY;
  const reported = toldLength(request);
  const pieces = piecesOf(request, body, most);
  return reported === undefined || reported > most ? await together(pieces) : await intoOne(pieces, reported);
}

/** Into one place: pieces that are put together at the end take twice the memory. */
async function intoOne(pieces: AsyncIterable<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = Buffer.allocUnsafeSlow(size);
  let at = 0;
  for await (const piece of pieces) {
    if (at + piece.length > size) throw tooLarge(size); // on no socket: in process the header can have any value
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes.subarray(0, at);
}

async function together(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return all.length === 1 && all[0] ? all[0] : Buffer.concat(all);
}

/** Counts the bytes of a body without storing them. @throws Problem 413, 499 */
export async function countBody(request: Request, most: number): Promise<number> {
  let size = 0;
  const body = bodyOf(request);
  if (body === null) return size;
  for await (const piece of piecesOf(request, body, most)) {
    size += piece.length;
    giveBack(request, piece.length);
  }
  return size;
}

/**
 * Stores the body in the state, unless it is short. The caller must call `discard` in the end. @throws Problem 413,
 * 499, 503
 */
export const storeBody = (request: Request, sandbox: Sandbox, most: number): Promise<Sent> =>
  storePieces(bodyPieces(request, most), sandbox);

/** The body piece by piece; a piece is released when the next one is asked for. @throws Problem 413, 499 */
export async function* bodyPieces(request: Request, most: number): AsyncGenerator<Uint8Array> {
  const body = bodyOf(request);
  if (body === null) return;
  for await (const piece of piecesOf(request, body, most)) {
    yield piece;
    giveBack(request, piece.length);
  }
}

/** Stores bytes as `storeBody` does. */
export async function storePieces(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  sandbox: Sandbox,
): Promise<Sent> {
  const hash = createHash('md5');
  const writer = createWriter(sandbox);
  try {
    for await (const piece of pieces) {
      hash.update(piece);
      writer.write(piece);
    }
    const md5 = hash.digest('hex');
    return { ...writer.end(), md5: () => md5 };
  } catch (error) {
    writer.discard();
    throw error;
  }
}

/** Removes bodies from the state that no row references. */
export function discard({ blob }: Sent, sandbox: Sandbox): void {
  if (blob !== undefined) blobsOf(sandbox).discard(blob);
}

/** Fills one part after the other, always in the same place; begins a blob only when a second one comes. */
function createWriter(sandbox: Sandbox) {
  const part = new Uint8Array(PART_BYTES);
  let filled = 0;
  let size = 0;
  let head: Uint8Array | undefined;
  let blob: number | undefined;
  let position = 0;
  const flush = (): void => {
    head ??= part.slice();
    blob ??= blobsOf(sandbox).begin();
    blobsOf(sandbox).add(blob, position++, part.subarray(0, filled));
    filled = 0;
  };
  return {
    write: (piece: Uint8Array): void => {
      for (let at = 0; at < piece.length; ) {
        if (filled === part.length) flush();
        const some = piece.subarray(at, at + part.length - filled);
        part.set(some, filled);
        filled += some.length;
        at += some.length;
      }
      size += piece.length;
    },
    end: (): Omit<Sent, 'md5'> => {
      if (blob !== undefined) flush();
      return { size, bytes: head ?? part.slice(0, filled), blob };
    },
    discard: (): void => {
      if (blob !== undefined) blobsOf(sandbox).discard(blob);
    },
  };
}

function toldLength({ headers }: Request): number | undefined {
  const reported = /^\d+$/.exec(headers.get('content-length') ?? '')?.[0];
  return reported === undefined ? undefined : Number(reported);
}

/** The body as it arrives, or in one piece where the browser has no `Request.body`, as in Firefox. */
const bodyOf = (request: Request): AsyncIterable<Uint8Array> | null =>
  (request.body as Request['body'] | undefined) === undefined ? inOnePiece(request) : request.body;

async function* inOnePiece(request: Request): AsyncGenerator<Uint8Array> {
  yield new Uint8Array(await request.arrayBuffer());
}

/** @throws Problem 413 as soon as the limit is exceeded, without reading the rest; 499 */
async function* piecesOf(request: Request, body: AsyncIterable<Uint8Array>, most: number): AsyncGenerator<Uint8Array> {
  if ((toldLength(request) ?? 0) > most) throw tooLarge(most);
  let size = 0;
  try {
    for await (const piece of body) {
      size += piece.length;
      if (size > most) throw tooLarge(most);
      yield piece;
    }
  } catch (error) {
    throw error instanceof Problem ? error : goneAway();
  }
}

/** https://developers.cloudflare.com/support/troubleshooting/http-status-codes/4xx-client-error/ */
function goneAway(): Problem {
  return problem(499, CODE.invalid, 'The client went away before its body was complete.');
}

function tooLarge(most: number): Problem {
  return problem(413, CODE.invalid, `The body is larger than ${most} bytes.`);
}
