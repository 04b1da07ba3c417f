/** Keys of certificates: read, made, and used to sign and verify, synchronously. */
import { ed25519 } from '@noble/curves/ed25519.js';
import { p256, p384, p521 } from '@noble/curves/nist.js';
import { bits, integer, octets, oid, pem, sequence, tlv, values } from '../../products/certificates/der.ts';

/** By the object identifiers of RFC 5480, 2.1.1.1. */
const CURVES = new Map([
  ['1.2.840.10045.3.1.7', p256],
  ['1.3.132.0.34', p384],
  ['1.3.132.0.35', p521],
]);
const EC = '1.2.840.10045.2.1';
const RSA = '1.2.840.113549.1.1.1';
const ED25519 = '1.3.101.112';

/** Compares by bytes: an identifier is written in one way only. */
const isOid = (bytes: Uint8Array | undefined, dotted: string): boolean =>
  bytes !== undefined && oid(dotted).equals(bytes);

type Curve = typeof p256;

/** The parts of Node's `KeyObject` that the emulator uses. */
export type Key = EcKey | RsaKey | EdwardsKey;

class EcKey {
  readonly asymmetricKeyType = 'ec';
  readonly curve: Curve;
  /** The point without compression. */
  readonly point: Uint8Array;
  readonly secret: Uint8Array | undefined;

  constructor(curve: Curve, point: Uint8Array, secret?: Uint8Array) {
    this.curve = curve;
    this.point = point;
    this.secret = secret;
  }

  get publicBytes(): Uint8Array {
    return this.point;
  }

  verify(digest: Uint8Array, signature: Uint8Array): boolean {
    return this.curve.verify(signature, digest, this.point, { prehash: false, lowS: false, format: 'der' });
  }

  sign(digest: Uint8Array): Uint8Array {
    if (this.secret === undefined) throw new TypeError('A public key does not sign.');
    return this.curve.sign(digest, this.secret, { prehash: false, lowS: false, format: 'der' });
  }

  /** PKCS #8 as PEM: RFC 5208, with the key of RFC 5915. */
  export(): string {
    const [id = ''] = [...CURVES].find(([, curve]) => curve === this.curve) ?? [];
    const key = sequence(integer('01'), octets(this.secret ?? new Uint8Array()), tlv(0xa1, bits(this.point)));
    return pem('PRIVATE KEY', sequence(integer('00'), sequence(oid(EC), oid(id)), octets(key)));
  }
}

/** A number of the bytes, big end first. */
const numberOf = (bytes: Uint8Array | undefined): bigint =>
  BigInt(`0x${Buffer.from(bytes ?? []).toString('hex') || '0'}`);

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  let factor = base % modulus;
  for (let left = exponent; left > 0n; left >>= 1n) {
    if (left & 1n) result = (result * factor) % modulus;
    factor = (factor * factor) % modulus;
  }
  return result;
}

/** Prefixes of digests by their length: RFC 8017, 9.2. */
const DIGESTS = new Map([
  [20, '3021300906052b0e03021a05000414'],
  [32, '3031300d060960864801650304020105000420'],
  [48, '3041300d060960864801650304020205000430'],
  [64, '3051300d060960864801650304020305000440'],
]);

class RsaKey {
  readonly asymmetricKeyType = 'rsa';
  readonly modulus: bigint;
  readonly exponent: bigint;
  readonly secret: bigint | undefined;

  constructor(modulus: bigint, exponent: bigint, secret?: bigint) {
    this.modulus = modulus;
    this.exponent = exponent;
    this.secret = secret;
  }

  get publicBytes(): Uint8Array {
    return Buffer.from(`${this.modulus} ${this.exponent}`);
  }

  get #length(): number {
    return Math.ceil(this.modulus.toString(16).length / 2);
  }

  /** RFC 8017, 9.2: EMSA-PKCS1-v1_5. */
  #padded(digest: Uint8Array): bigint {
    const tail = `00${DIGESTS.get(digest.length)}${Buffer.from(digest).toString('hex')}`;
    return BigInt(`0x0001${'f'.repeat(this.#length * 2 - 4 - tail.length)}${tail}`);
  }

  verify(digest: Uint8Array, signature: Uint8Array): boolean {
    return power(numberOf(signature), this.exponent, this.modulus) === this.#padded(digest);
  }

  sign(digest: Uint8Array): Uint8Array {
    if (this.secret === undefined) throw new TypeError('A public key does not sign.');
    const signature = power(this.#padded(digest), this.secret, this.modulus);
    return Buffer.from(signature.toString(16).padStart(this.#length * 2, '0'), 'hex');
  }

  export(): never {
    throw new TypeError('RSA keys are not written.');
  }
}

/** Verifies the message itself, without a digest. */
class EdwardsKey {
  readonly asymmetricKeyType = 'ed25519';
  readonly point: Uint8Array;
  readonly secret: Uint8Array | undefined;

  constructor(point: Uint8Array, secret?: Uint8Array) {
    this.point = point;
    this.secret = secret;
  }

  get publicBytes(): Uint8Array {
    return this.point;
  }

  verify(message: Uint8Array, signature: Uint8Array): boolean {
    return ed25519.verify(signature, message, this.point);
  }

  sign(message: Uint8Array): Uint8Array {
    if (this.secret === undefined) throw new TypeError('A public key does not sign.');
    return ed25519.sign(message, this.secret);
  }

  export(): never {
    throw new TypeError('Ed25519 keys are not written.');
  }
}

const unreadable = (): TypeError => new TypeError('The key cannot be read.');

const contents = (bytes: Uint8Array | undefined): Buffer[] =>
  (values(Buffer.from(bytes ?? [])) ?? []).map(({ content }) => content);
const parts = (bytes: Uint8Array | undefined) => values(Buffer.from(bytes ?? [])) ?? [];

/** The content of the only value. */
const inside = (bytes: Uint8Array | undefined): Buffer | undefined => parts(bytes)[0]?.content;

function curveOf(identifier: Uint8Array | undefined): Curve {
  const curve = [...CURVES].find(([id]) => isOid(identifier, id))?.[1];
  if (curve === undefined) throw unreadable();
  return curve;
}

/** SubjectPublicKeyInfo: RFC 5280, 4.1. @throws TypeError */
export function readPublicKey(spki: Uint8Array): Key {
  const [algorithm, key] = contents(inside(spki));
  const [id, parameters] = parts(algorithm).map(({ whole }) => whole);
  const bytes = key?.subarray(1);
  if (bytes === undefined) throw unreadable();
  if (isOid(id, EC)) return new EcKey(curveOf(parameters), checkedPoint(curveOf(parameters), bytes));
  if (isOid(id, ED25519)) return new EdwardsKey(bytes);
  if (!isOid(id, RSA)) throw unreadable();
  const [modulus, exponent] = contents(inside(bytes));
  return new RsaKey(numberOf(modulus), numberOf(exponent));
}

/** @throws Error if it is not on the curve */
const checkedPoint = (curve: Curve, bytes: Uint8Array): Uint8Array =>
  curve.Point.fromBytes(new Uint8Array(bytes)).toBytes(false);

function ecKey(curve: Curve, secret: Uint8Array): Key {
  const bytes = new Uint8Array(secret);
  return new EcKey(curve, curve.getPublicKey(bytes, false), bytes);
}

/** RFC 8017, A.1.2. */
function rsaKey(der: Uint8Array): Key {
  const [, modulus, exponent, secret] = contents(inside(der));
  if (secret === undefined) throw unreadable();
  return new RsaKey(numberOf(modulus), numberOf(exponent), numberOf(secret));
}

/** RFC 5915. @param identifier the curve, where it is named around the key */
function sec1Key(der: Uint8Array, identifier?: Uint8Array): Key {
  const [, secret, ...others] = parts(inside(der));
  const named = identifier ?? others.find(({ tag }) => tag === 0xa0)?.content;
  if (secret === undefined) throw unreadable();
  return ecKey(curveOf(named), secret.content);
}

/** PKCS #8, PKCS #1 or SEC 1 as PEM. @throws TypeError */
export function readPrivateKey(text: string): Key {
  const match = /-----BEGIN ((?:RSA |EC )?PRIVATE KEY)-----([A-Za-z0-9+/=\s]+)-----END \1-----/.exec(text);
  const der = Buffer.from(match?.[2] ?? '', 'base64');
  if (match?.[1] === 'RSA PRIVATE KEY') return rsaKey(der);
  if (match?.[1] === 'EC PRIVATE KEY') return sec1Key(der);
  const [, algorithm, key] = contents(inside(der));
  const [id, parameters] = parts(algorithm).map(({ whole }) => whole);
  if (key === undefined) throw unreadable();
  if (isOid(id, EC)) return sec1Key(key, parameters);
  if (isOid(id, RSA)) return rsaKey(key);
  if (!isOid(id, ED25519)) throw unreadable();
  const secret = new Uint8Array(inside(key) ?? []);
  return new EdwardsKey(ed25519.getPublicKey(secret), secret);
}

export const makeEcKey = (): Key => ecKey(p256, p256.utils.randomSecretKey());
