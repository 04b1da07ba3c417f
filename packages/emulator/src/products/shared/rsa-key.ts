/** RSA keys for signatures, made with Web Crypto, which does not block other requests and exists in browsers too. */
import { CODE, problem } from '../../problem.ts';
import { pem, values } from '../certificates/der.ts';

export interface RsaKey {
  /** Private key, PKCS #1. */
  readonly pem: string;
  /** Private key. */
  readonly jwk: JsonWebKey;
  /** Public key, SubjectPublicKeyInfo as PEM. */
  readonly public: string;
}

const ALGORITHM = {
  name: 'RSASSA-PKCS1-v1_5',
  hash: 'SHA-256',
  modulusLength: 2048,
  publicExponent: new Uint8Array([1, 0, 1]),
};

/** Makes a key of 2,048 bits. @throws Problem in a page that is not served over https or from localhost */
export async function makeRsaKey(): Promise<RsaKey> {
  // https://developer.mozilla.org/docs/Web/API/Crypto/subtle
  const subtle: SubtleCrypto | undefined = globalThis.crypto.subtle;
  if (subtle === undefined)
    throw problem(
      501,
      CODE.internal,
      'Making an RSA key requires Web Crypto: serve the page over https, or from localhost.',
    );
  const { privateKey, publicKey } = await subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
  const [pkcs8, spki, { n, e, d, p, q, dp, dq, qi }] = await Promise.all([
    subtle.exportKey('pkcs8', privateKey),
    subtle.exportKey('spki', publicKey),
    subtle.exportKey('jwk', privateKey),
  ]);
  const jwk = Object.fromEntries(
    Object.entries({ kty: 'RSA', n, e, d, p, q, dp, dq, qi }).filter(([, value]) => value !== undefined),
  );
  return {
    pem: pem('RSA PRIVATE KEY', pkcs1Of(Buffer.from(pkcs8))),
    jwk,
    public: pem('PUBLIC KEY', Buffer.from(spki)),
  };
}

/** The key within PKCS #8: RFC 5958, 2. */
function pkcs1Of(pkcs8: Buffer): Buffer {
  const key = values(values(pkcs8)?.[0]?.content ?? Buffer.alloc(0))?.[2]?.content;
  if (key === undefined) throw new Error('Web Crypto exported a key that is not PKCS #8.');
  return key;
}
