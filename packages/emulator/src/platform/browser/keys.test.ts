import { createHash, generateKeyPairSync, sign, verify, X509Certificate } from 'node:crypto';
import { rootCertificates } from 'node:tls';
import { describe, expect, it } from 'vitest';
import { ACCESS_CA } from '../../../test/examples.ts';
import { makeEcKey, readPrivateKey, readPublicKey } from './keys.ts';
import { X509Certificate as Certificate } from './x509.ts';

const DATA = Buffer.from('a request to sign');
const sha256 = (bytes: Uint8Array): Buffer => createHash('sha256').update(bytes).digest();

const PAIRS = {
  'P-256': generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  'P-384': generateKeyPairSync('ec', { namedCurve: 'P-384' }),
  'P-521': generateKeyPairSync('ec', { namedCurve: 'P-521' }),
  RSA: generateKeyPairSync('rsa', { modulusLength: 2048 }),
  Ed25519: generateKeyPairSync('ed25519'),
};

describe.each(Object.entries(PAIRS))('keys of %s', (name, { privateKey, publicKey }) => {
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  const pem = String(privateKey.export({ type: 'pkcs8', format: 'pem' }));
  const algorithm = name === 'Ed25519' ? null : 'sha256';
  const digest = algorithm === null ? DATA : sha256(DATA);

  it('a signature of Node is verified, and one of other data is not', () => {
    const signature = new Uint8Array(sign(algorithm, DATA, privateKey));
    expect(readPublicKey(spki).verify(digest, signature)).toBe(true);
    expect(readPublicKey(spki).verify(sha256(digest), signature)).toBe(false);
  });

  it('Node verifies a signature', () => {
    expect(verify(algorithm, DATA, publicKey, readPrivateKey(pem).sign(digest))).toBe(true);
  });

  it('a private key has the bytes of its public key', () => {
    expect(Buffer.from(readPrivateKey(pem).publicBytes)).toEqual(Buffer.from(readPublicKey(spki).publicBytes));
  });
});

it('keys in the older forms are read', () => {
  const ec = String(PAIRS['P-256'].privateKey.export({ type: 'sec1', format: 'pem' }));
  const rsa = String(PAIRS.RSA.privateKey.export({ type: 'pkcs1', format: 'pem' }));
  expect([readPrivateKey(ec).asymmetricKeyType, readPrivateKey(rsa).asymmetricKeyType]).toEqual(['ec', 'rsa']);
});

it('a new key is written in a form that is read again', () => {
  const key = makeEcKey();
  expect(Buffer.from(readPrivateKey(key.export()).publicBytes)).toEqual(Buffer.from(key.publicBytes));
});

it.each(['', 'x', '-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----'])('%j is refused as a key', (text) => {
  expect(() => readPrivateKey(text)).toThrow();
  expect(() => new Certificate(text)).toThrow();
});

/** Those of authorities have many forms of names and times. */
const CERTIFICATES = [ACCESS_CA, ...rootCertificates];

it('the fields of a certificate are those that Node reads', () => {
  const fields = (one: X509Certificate | Certificate) => ({
    issuer: one.issuer,
    subject: one.subject,
    serialNumber: one.serialNumber,
    // Names of directories, of which the emulator makes no use, are left out.
    subjectAltName: one.subjectAltName?.replace(/, DirName:.*/, ''),
    fingerprint256: one.fingerprint256,
    ca: one.ca,
    kind: one.publicKey.asymmetricKeyType,
    from: one.validFromDate.toISOString(),
    to: one.validToDate.toISOString(),
  });
  expect(CERTIFICATES.length).toBeGreaterThan(100);
  expect(CERTIFICATES.map((pem) => fields(new Certificate(pem)))).toEqual(
    CERTIFICATES.map((pem) => fields(new X509Certificate(pem))),
  );
});
