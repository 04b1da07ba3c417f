/** Record types that Cloudflare supports, with their values in the order of the master file. */
import type { Field } from './fields.ts';

export interface RecordType {
  /** Values in file order; none for LOC, which has its own reader. */
  readonly fields: readonly Field[];
  /** True if the API also has the values as `data`; other types have only a single-valued `content`. */
  readonly data: boolean;
  /** Number of hex digits of a digest, by the value of another field. */
  readonly digest?: { readonly of: string; readonly by: string; readonly digits: { readonly [value: number]: number } };
}

const u8 = (name: string, words?: Field['words']): Field =>
  words === undefined ? { name, kind: 'u8' } : { name, kind: 'u8', words };
const u16 = (name: string, words?: Field['words']): Field =>
  words === undefined ? { name, kind: 'u16' } : { name, kind: 'u16', words };
const field = (name: string, kind: Field['kind']): Field => ({ name, kind });
const priority: Field = { name: 'priority', kind: 'u16', apart: true };

/** RFC 4398 §2.1. */
const CERTIFICATE_TYPES = {
  PKIX: 1,
  SPKI: 2,
  PGP: 3,
  IPKIX: 4,
  ISPKI: 5,
  IPGP: 6,
  ACPKIX: 7,
  IACPKIX: 8,
  URI: 253,
  OID: 254,
};

/** DNS Security Algorithm Numbers, maintained by IANA (RFC 4034 appendix A.1 and later). */
const ALGORITHMS = {
  RSAMD5: 1,
  DH: 2,
  DSA: 3,
  RSASHA1: 5,
  'DSA-NSEC3-SHA1': 6,
  'RSASHA1-NSEC3-SHA1': 7,
  RSASHA256: 8,
  RSASHA512: 10,
  'ECC-GOST': 12,
  ECDSAP256SHA256: 13,
  ECDSAP384SHA384: 14,
  ED25519: 15,
  ED448: 16,
  INDIRECT: 252,
  PRIVATEDNS: 253,
  PRIVATEOID: 254,
};

/** Delegation Signer Digest Algorithms, maintained by IANA (RFC 4034 appendix A.2 and later). */
const DIGESTS = { 'SHA-1': 1, 'SHA-256': 2, GOST: 3, 'SHA-384': 4 };

/** RFC 6698 §2.1.3; usage, selector and type as numbers, or by the names of RFC 7218. */
const DANE: RecordType = {
  fields: [
    u8('usage', { 'PKIX-TA': 0, 'PKIX-EE': 1, 'DANE-TA': 2, 'DANE-EE': 3, PRIVCERT: 255 }),
    u8('selector', { CERT: 0, SPKI: 1, PRIVSEL: 255 }),
    u8('matching_type', { FULL: 0, 'SHA2-256': 1, 'SHA2-512': 2, PRIVMATCH: 255 }),
    field('certificate', 'hex'),
  ],
  data: true,
  digest: { of: 'certificate', by: 'matching_type', digits: { 1: 64, 2: 128 } },
};

const SERVICE_BINDING: RecordType = {
  fields: [u16('priority'), field('target', 'host'), field('value', 'parameters')],
  data: true,
};

export const RECORD_TYPES: { readonly [type: string]: RecordType } = {
  /** RFC 1035 §3.4.1 */
  A: { fields: [field('address', 'ipv4')], data: false },
  /** RFC 3596 */
  AAAA: { fields: [field('address', 'ipv6')], data: false },
  /** RFC 8659 */
  CAA: { fields: [u8('flags'), field('tag', 'tag'), field('value', 'long-string')], data: true },
  /** RFC 4398 */
  CERT: {
    fields: [
      u16('type', CERTIFICATE_TYPES),
      u16('key_tag'),
      u8('algorithm', ALGORITHMS),
      field('certificate', 'base64'),
    ],
    data: true,
  },
  CNAME: { fields: [field('target', 'host')], data: false },
  /** RFC 4034 §2 */
  DNSKEY: {
    fields: [u16('flags'), u8('protocol'), u8('algorithm', ALGORITHMS), field('public_key', 'base64')],
    data: true,
  },
  /** RFC 4034 §5; lengths by RFC 4509 and RFC 6605 */
  DS: {
    fields: [u16('key_tag'), u8('algorithm', ALGORITHMS), u8('digest_type', DIGESTS), field('digest', 'hex')],
    data: true,
    digest: { of: 'digest', by: 'digest_type', digits: { 1: 40, 2: 64, 4: 96 } },
  },
  /** RFC 9460 */
  HTTPS: SERVICE_BINDING,
  /** RFC 1876, read in location.ts */
  LOC: { fields: [], data: true },
  MX: { fields: [priority, field('target', 'host')], data: false },
  /** RFC 3403 §4 */
  NAPTR: {
    fields: [
      u16('order'),
      u16('preference'),
      field('flags', 'string'),
      field('service', 'string'),
      field('regex', 'string'),
      field('replacement', 'host'),
    ],
    data: true,
  },
  NS: { fields: [field('target', 'host')], data: false },
  /** RFC 7929 */
  OPENPGPKEY: { fields: [field('public_key', 'base64')], data: false },
  PTR: { fields: [field('target', 'host')], data: false },
  /** RFC 8162 */
  SMIMEA: DANE,
  /** RFC 2782 */
  SRV: { fields: [priority, u16('weight'), u16('port'), field('target', 'host')], data: true },
  /** RFC 4255; SHA-256 by RFC 6594 */
  SSHFP: {
    fields: [u8('algorithm'), u8('type'), field('fingerprint', 'hex')],
    data: true,
    digest: { of: 'fingerprint', by: 'type', digits: { 1: 40, 2: 64 } },
  },
  SVCB: SERVICE_BINDING,
  /** RFC 6698 */
  TLSA: DANE,
  /** RFC 1035 §3.3.14 */
  TXT: { fields: [field('text', 'strings')], data: false },
  /** RFC 7553 */
  URI: { fields: [priority, u16('weight'), field('target', 'long-string')], data: true },
};

/** Validated and left out: Cloudflare creates this record itself (RFC 1035 §3.3.13). */
export const SOA: RecordType = {
  fields: [
    field('primary server', 'host'),
    field('mailbox', 'host'),
    field('serial', 'u32'),
    field('refresh', 'ttl'),
    field('retry', 'ttl'),
    field('expire', 'ttl'),
    field('minimum', 'ttl'),
  ],
  data: false,
};
