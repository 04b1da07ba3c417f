/** Reads the body of an upload into the state as it comes, and checks its length, hashes and signatures. */
import { createHash, type Hash } from 'node:crypto';
import type { Sent } from '../handler/body.ts';
import { bodyPieces, discard, storePieces } from '../http/read-body.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { ALGORITHMS, type Algorithm, createDigest, type Digest, WIDTHS } from './digests.ts';
import { S3Problem } from './s3-problem.ts';
import { readChunks, type Trailer } from './signature/chunked.ts';
import { type ChunkSigner, UNSIGNED } from './signature/sign.ts';

/** A body in the state, with its checksums in Base64 by algorithm. */
export interface Received extends Sent {
  readonly checksums: Readonly<Partial<Record<Algorithm, string>>>;
}

/** @param most bytes that the body may have */
export type Receive = (most: number) => Promise<Received>;

/** 5 GiB: https://developers.cloudflare.com/r2/api/error-codes/#object-errors */
export const MAX_UPLOAD = 5 * 1024 ** 3;
/** A document of an operation: ours, for 1,000 keys of 1,024 bytes and more. */
export const MAX_DOCUMENT = 8 * 1024 ** 2;

interface Source {
  readonly request: Request;
  readonly sandbox: Sandbox;
  /** The `x-amz-content-sha256` of the signature. */
  readonly payload: string;
  readonly signer: ChunkSigner | undefined;
}

const STREAMING = 'STREAMING-';

/** The caller must `discard` what it does not keep. */
export const receiver =
  ({ request, sandbox, payload, signer }: Source): Receive =>
  async (most) => {
    const { headers } = request;
    const isStreaming = payload.startsWith(STREAMING);
    mustHaveLength(headers, isStreaming);
    const trailer: Trailer = new Map();
    const seen = watch(headers, payload);
    const raw = bodyPieces(request, most);
    const pieces = isStreaming ? readChunks(raw, trailer, payload.includes('UNSIGNED') ? undefined : signer) : raw;
    const sent = await storePieces(seen.through(pieces), sandbox);
    try {
      mustBeWhole(headers, isStreaming, sent.size);
      return { ...sent, checksums: seen.check(trailer) };
    } catch (error) {
      discard(sent, sandbox);
      throw error;
    }
  };

function mustHaveLength(headers: Headers, isStreaming: boolean): void {
  if (headers.has('transfer-encoding') && !isStreaming && !headers.has('content-length'))
    throw new S3Problem('MissingContentLength', 'You must provide the Content-Length HTTP header.');
}

function mustBeWhole(headers: Headers, isStreaming: boolean, size: number): void {
  const announced = headers.get(isStreaming ? 'x-amz-decoded-content-length' : 'content-length');
  if (announced !== null && Number(announced) !== size)
    throw new S3Problem('IncompleteBody', `The body has ${size} bytes, and its headers announced ${announced}.`);
}

/** Checksums that the request names, computed while the pieces pass. */
function watch(headers: Headers, payload: string) {
  const digests = new Map<Algorithm, Digest>(namedIn(headers).map((name) => [name, createDigest(name)]));
  const md5 = headers.has('content-md5') ? createHash('md5') : undefined;
  const hash = /^[0-9a-f]{64}$/.test(payload) ? createHash('sha256') : undefined;
  if (hash === undefined && payload !== UNSIGNED && !payload.startsWith(STREAMING))
    throw new S3Problem('InvalidArgument', `'${payload}' is not a valid x-amz-content-sha256.`);
  const all: (Digest | Hash)[] = [...digests.values(), ...(md5 ? [md5] : []), ...(hash ? [hash] : [])];
  return {
    through: async function* (pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
      for await (const piece of pieces) {
        for (const one of all) one.update(piece);
        yield piece;
      }
    },
    /** @throws S3Problem BadDigest, InvalidDigest */
    check: (trailer: Trailer): Received['checksums'] => {
      if (hash !== undefined && hash.digest('hex') !== payload)
        throw new S3Problem('BadDigest', 'The SHA-256 of the body is not the x-amz-content-sha256 of the request.');
      if (md5 !== undefined) compare('Content-MD5', headers.get('content-md5') ?? '', md5.digest(), 16);
      const checksums: Partial<Record<Algorithm, string>> = {};
      for (const [name, digest] of digests) {
        const value = digest.digest();
        const wanted = trailer.get(`x-amz-checksum-${name}`) ?? headers.get(`x-amz-checksum-${name}`);
        if (wanted !== null) compare(`x-amz-checksum-${name}`, wanted, value, WIDTHS[name]);
        checksums[name] = value.toString('base64');
      }
      return checksums;
    },
  };
}

/** Algorithms that the request has a value for, announces in a trailer, or asks for. */
function namedIn(headers: Headers): Algorithm[] {
  const trailers = (headers.get('x-amz-trailer') ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const asked = headers.get('x-amz-sdk-checksum-algorithm')?.toLowerCase();
  return ALGORITHMS.filter(
    (name) => headers.has(`x-amz-checksum-${name}`) || trailers.includes(`x-amz-checksum-${name}`) || asked === name,
  );
}

function compare(name: string, wanted: string, value: Buffer, width: number): void {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(wanted) || Buffer.from(wanted, 'base64').length !== width)
    throw new S3Problem('InvalidDigest', `The ${name} you specified is not valid.`);
  if (!Buffer.from(wanted, 'base64').equals(value))
    throw new S3Problem('BadDigest', `The ${name} you specified did not match what we received.`);
}
