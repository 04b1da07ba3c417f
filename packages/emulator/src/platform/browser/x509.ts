/** Reads X.509 certificates: the parts of Node's `X509Certificate` that the emulator uses. */
import { sha256 } from '@noble/hashes/sha2.js';
import { oid, values } from '../../products/certificates/der.ts';
import { type Key, readPublicKey } from './keys.ts';

/** Names of attributes as OpenSSL prints them. */
const ATTRIBUTES = [
  ['CN', '2.5.4.3'],
  ['serialNumber', '2.5.4.5'],
  ['C', '2.5.4.6'],
  ['L', '2.5.4.7'],
  ['ST', '2.5.4.8'],
  ['street', '2.5.4.9'],
  ['O', '2.5.4.10'],
  ['OU', '2.5.4.11'],
  ['organizationIdentifier', '2.5.4.97'],
  ['emailAddress', '1.2.840.113549.1.9.1'],
  ['DC', '0.9.2342.19200300.100.1.25'],
] as const;

const BASIC_CONSTRAINTS = oid('2.5.29.19');
const ALTERNATIVE_NAMES = oid('2.5.29.17');

const parts = (bytes: Uint8Array | undefined) => values(Buffer.from(bytes ?? [])) ?? [];

/** RFC 4514, 2.4. */
const escaped = (text: string): string => text.replaceAll(/[,+"\\<>;]|^[ #]| $/g, '\\$&');

/** A line each: `O=Example`. */
function nameText(content: Buffer | undefined): string {
  const lines = parts(content).flatMap(({ content: set }) =>
    parts(set).map(({ content: pair }) => {
      const [type, value] = parts(pair);
      const [label] = ATTRIBUTES.find(([, id]) => type !== undefined && oid(id).equals(type.whole)) ?? ['OID'];
      return `${label}=${escaped(value?.content.toString('utf8') ?? '')}`;
    }),
  );
  return lines.join('\n');
}

/** UTCTime or GeneralizedTime: RFC 5280, 4.1.2.5. */
function timeOf(text: string): Date {
  const digits = text.replace('Z', '');
  const whole = digits.length === 12 ? `${Number(digits.slice(0, 2)) < 50 ? '20' : '19'}${digits}` : digits;
  const [, year, month, day, hour, minute, second] = /^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)$/.exec(whole) ?? [];
  return new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
}

/** RFC 5280, 4.2.1.6. */
function alternativeName({ tag, content }: { readonly tag: number; readonly content: Buffer }): string[] {
  if (tag === 0x82) return [`DNS:${content.toString('latin1')}`];
  if (tag === 0x81) return [`email:${content.toString('latin1')}`];
  if (tag === 0x87 && content.length === 4) return [`IP Address:${[...content].join('.')}`];
  return [];
}

const hexPairs = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0').toUpperCase()).join(':');

export class X509Certificate {
  readonly subject: string;
  readonly issuer: string;
  readonly serialNumber: string;
  readonly validFromDate: Date;
  readonly validToDate: Date;
  readonly publicKey: Key;
  readonly ca: boolean;
  readonly subjectAltName: string | undefined;
  readonly fingerprint256: string;

  /** @throws Error if it cannot be read */
  constructor(pem: string) {
    const match = /-----BEGIN CERTIFICATE-----([A-Za-z0-9+/=\s]+)-----END CERTIFICATE-----/.exec(pem);
    const der = Buffer.from(match?.[1] ?? '', 'base64');
    const [outer] = parts(der);
    const [info] = parts(outer?.content);
    // The version comes first, unless it is the first one.
    const fields = parts(info?.content).filter(({ tag }, index) => !(index === 0 && tag === 0xa0));
    const [serial, , issuer, validity, subject, key, ...more] = fields;
    if (outer === undefined || serial === undefined || key === undefined)
      throw new Error('The certificate cannot be read.');
    const [from, to] = parts(validity?.content).map(({ content }) => timeOf(content.toString('latin1')));
    if (from === undefined || to === undefined) throw new Error('The certificate has no validity.');
    const extensions = parts(parts(more.find(({ tag }) => tag === 0xa3)?.content)[0]?.content);
    const extension = (id: Buffer) => {
      const found = extensions.map(({ content }) => parts(content)).find(([type]) => type?.whole.equals(id));
      return parts(parts(found?.at(-1)?.content)[0]?.content);
    };
    this.subject = nameText(subject?.content);
    this.issuer = nameText(issuer?.content);
    this.serialNumber =
      serial.content
        .toString('hex')
        .replace(/^(?:00)+/, '')
        .toUpperCase() || '0';
    this.validFromDate = from;
    this.validToDate = to;
    this.publicKey = readPublicKey(key.whole);
    this.ca = extension(BASIC_CONSTRAINTS).some(({ tag, content }) => tag === 0x01 && content[0] !== 0);
    this.subjectAltName = extension(ALTERNATIVE_NAMES).flatMap(alternativeName).join(', ') || undefined;
    this.fingerprint256 = hexPairs(sha256(new Uint8Array(outer.whole)));
  }

  get validTo(): string {
    return this.validToDate.toUTCString();
  }

  checkPrivateKey(key: Key): boolean {
    return (
      key.asymmetricKeyType === this.publicKey.asymmetricKeyType &&
      Buffer.from(key.publicBytes).equals(Buffer.from(this.publicKey.publicBytes))
    );
  }

  /** The name that fits, or undefined: RFC 6125, 6.4. */
  checkHost(host: string): string | undefined {
    const named = [...(this.subjectAltName ?? '').matchAll(/DNS:([^,\s]+)/g)].map(([, name]) => String(name));
    const [, common] = /(?:^|\n)CN=(.*)/.exec(this.subject) ?? [];
    const names = named.length > 0 || common === undefined ? named : [common];
    const wanted = host.toLowerCase();
    return names.find((name) => {
      const known = name.toLowerCase();
      return known === wanted || (known.startsWith('*.') && known.slice(1) === wanted.slice(wanted.indexOf('.')));
    });
  }
}
