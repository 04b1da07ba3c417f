/** The parts of `node:crypto` that the emulator uses: digests, random bytes, keys and certificates. */
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { type Key, makeEcKey, readPrivateKey, readPublicKey } from '../keys.ts';

const ALGORITHMS = { md5, sha1, sha256, sha384, sha512 };
type Algorithm = keyof typeof ALGORITHMS;

interface Running {
  update(bytes: Uint8Array): unknown;
  digest(): Uint8Array;
}

/** A digest in progress, with the methods of Node's `Hash`. */
class Hash {
  readonly #running: Running;

  constructor(running: Running) {
    this.#running = running;
  }

  update(data: string | Uint8Array): this {
    this.#running.update(typeof data === 'string' ? new TextEncoder().encode(data) : data);
    return this;
  }

  digest(): Buffer;
  digest(encoding: BufferEncoding): string;
  digest(encoding?: BufferEncoding): Buffer | string {
    const bytes = Buffer.from(this.#running.digest());
    return encoding === undefined ? bytes : bytes.toString(encoding);
  }
}

export const createHash = (algorithm: Algorithm): Hash => new Hash(ALGORITHMS[algorithm].create());

export const createHmac = (algorithm: Algorithm, key: string | Uint8Array): Hash =>
  new Hash(hmac.create(ALGORITHMS[algorithm], typeof key === 'string' ? new TextEncoder().encode(key) : key));

/** Browsers fill at most 65,536 bytes at once; the emulator asks for a few. */
export const randomBytes = (size: number): Buffer =>
  Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

export { X509Certificate } from '../x509.ts';

export const createPrivateKey = (pem: string): Key => readPrivateKey(pem);
export const createPublicKey = ({ key }: { readonly key: Uint8Array }): Key => readPublicKey(key);

/** RSA keys are made with Web Crypto: `products/shared/rsa-key.ts`. */
export const generateKeyPairSync = (_: 'ec'): { readonly privateKey: Key } => ({ privateKey: makeEcKey() });

const digested = (algorithm: string | null, data: Uint8Array): Uint8Array =>
  algorithm === null
    ? data
    : createHash(algorithm.replace('RSA-', '').toLowerCase() as Algorithm)
        .update(data)
        .digest(); // names of digests that it has

export const sign = (algorithm: string | null, data: Uint8Array, key: Key): Buffer =>
  Buffer.from(key.sign(digested(algorithm, data)));

export const verify = (algorithm: string | null, data: Uint8Array, key: Key, signature: Uint8Array): boolean =>
  key.verify(digested(algorithm, data), new Uint8Array(signature));
