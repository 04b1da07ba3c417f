/** Certificates and keys that are sent as text: read, and held against each other. */
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto';
import type { Fields } from '../shared/fields.ts';

/** Longer than any chain. */
const MAX_PEM = 200_000;

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[A-Za-z0-9+/=\s]*-----END CERTIFICATE-----/g;

/** The certificates of a chain, in order; undefined where one cannot be read, or there is none. */
export function readChain(pem: unknown): readonly X509Certificate[] | undefined {
  const text = typeof pem === 'string' && pem.length <= MAX_PEM ? pem : '';
  try {
    const chain = (text.match(CERTIFICATE) ?? []).map((one) => new X509Certificate(one));
    return chain.length === 0 ? undefined : chain;
  } catch {
    return undefined;
  }
}

export function readKey(pem: unknown): KeyObject | undefined {
  if (typeof pem !== 'string' || pem.length > MAX_PEM) return undefined;
  try {
    return createPrivateKey(pem);
  } catch {
    return undefined;
  }
}

/** Fields of a certificate in Cloudflare's form. */
export function factsOf(certificate: X509Certificate): Fields {
  const isRsa = certificate.publicKey.asymmetricKeyType === 'rsa';
  return {
    hosts: hostsOf(certificate),
    issuer: nameIn(certificate.issuer, 'O') ?? nameIn(certificate.issuer, 'CN') ?? '',
    serial_number: BigInt(`0x${certificate.serialNumber}`).toString(),
    signature: isRsa ? 'SHA256WithRSA' : 'ECDSAWithSHA256',
    expires_on: new Date(certificate.validTo).toISOString(),
  };
}

/** Names of the subject alternative names, or the common name of old. */
export function hostsOf(certificate: X509Certificate): string[] {
  const names = [...(certificate.subjectAltName ?? '').matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => String(name));
  const common = nameIn(certificate.subject, 'CN');
  return names.length > 0 || common === undefined ? names : [common];
}

/** One field of a distinguished name, which node:crypto writes a line each. */
export function nameIn(distinguished: string, field: string): string | undefined {
  const line = distinguished.split('\n').find((one) => one.startsWith(`${field}=`));
  return line?.slice(field.length + 1);
}

export function isExpired(certificate: X509Certificate, now: number): boolean {
  return Date.parse(certificate.validTo) <= now;
}
