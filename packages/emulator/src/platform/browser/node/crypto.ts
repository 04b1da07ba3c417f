/** The parts of `node:crypto` that the emulator uses: digests and random bytes, synchronously. */
import { hmac } from '@noble/hashes/hmac.js';
import { md5, sha1 } from '@noble/hashes/legacy.js';
import { sha256, sha384, sha512 } from '@noble/hashes/sha2.js';
import { notInBrowser } from '../not-in-browser.ts';

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
export const randomBytes = (size: number): Buffer => Buffer.from(globalThis.crypto.getRandomValues(new Uint8Array(size)));

export function timingSafeEqual(one: Uint8Array, other: Uint8Array): boolean {
  let difference = one.length ^ other.length;
  for (const [index, byte] of one.entries()) difference |= byte ^ (other[index] ?? 0);
  return difference === 0;
}

const certificates = notInBrowser('Reading and signing certificates and keys');

export const createPrivateKey = certificates;
export const createPublicKey = certificates;
export const generateKeyPairSync = certificates;
export const sign = certificates;
export const verify = certificates;
export class X509Certificate {
  constructor() {
    certificates();
  }
}
