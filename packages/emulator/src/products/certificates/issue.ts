/** A small certificate authority for each sandbox: it reads requests (PKCS #10) and signs real X.509 certificates. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { isIP } from 'node:net';
import type { Context } from '../../handler/context.ts';
import { keep, read } from '../shared/fields.ts';
import { bits, integer, octets, oid, pem, sequence, time, tlv, utf8, values } from './der.ts';

/** A CSR with a valid signature, which proves possession of the key. */
export interface Request {
  readonly subject: Buffer;
  readonly publicKey: Buffer;
}

const MAX_REQUEST = 20_000;

/** RFC 2986; undefined where it is none, or is not signed by its own key. */
export function readRequest(text: string): Request | undefined {
  const match = /-----BEGIN (?:NEW )?CERTIFICATE REQUEST-----([A-Za-z0-9+/=\s]+)-----END/.exec(
    text.slice(0, MAX_REQUEST),
  );
  const [outer] = values(Buffer.from(match?.[1] ?? '', 'base64')) ?? [];
  const [info, , signature] = values(outer?.content ?? Buffer.alloc(0)) ?? [];
  const [, subject, publicKey] = values(info?.content ?? Buffer.alloc(0)) ?? [];
  if (info === undefined || signature?.tag !== 0x03 || subject === undefined || publicKey === undefined)
    return undefined;
  return isSigned(publicKey.whole, info.whole, signature.content.subarray(1))
    ? { subject: subject.whole, publicKey: publicKey.whole }
    : undefined;
}

function isSigned(spki: Buffer, info: Buffer, signature: Buffer): boolean {
  try {
    const key = createPublicKey({ key: spki, format: 'der', type: 'spki' });
    const isEdwards = key.asymmetricKeyType === 'ed25519' || key.asymmetricKeyType === 'ed448';
    const hashes = isEdwards ? [null] : ['sha256', 'sha384', 'sha512', 'sha1'];
    return hashes.some((hash) => verify(hash, info, key, signature));
  } catch {
    return false;
  }
}

const ECDSA_SHA256 = sequence(oid('1.2.840.10045.4.3.2'));
const NAMES = { commonName: '2.5.4.3', organization: '2.5.4.10', unit: '2.5.4.11' } as const;

const named = (type: keyof typeof NAMES, value: string): Buffer => tlv(0x31, sequence(oid(NAMES[type]), utf8(value)));

const ISSUER = sequence(
  named('organization', 'Flarewire'),
  named('unit', 'Local certificate authority'),
  named('commonName', 'Local CA'),
);

const AUTHORITY = 'local-certificate-authority';

/** Made once for a sandbox, and kept with its state: certificates of before a restart are still its own. */
function authorityKey(context: Pick<Context, 'sandbox'>): KeyObject {
  const kept = read(context, AUTHORITY, '')?.key;
  if (typeof kept === 'string') return createPrivateKey(kept);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  keep(context, AUTHORITY, '', { key: privateKey.export({ type: 'pkcs8', format: 'pem' }) });
  return privateKey;
}

export interface CertificateRequest {
  readonly request: Request;
  readonly days: number;
  /** Names and addresses it is for; none: a client. */
  readonly hosts: readonly string[];
}

const extension = (id: string, value: Buffer, critical = false): Buffer =>
  sequence(oid(id), ...(critical ? [Buffer.from([1, 1, 0xff])] : []), octets(value));

function extensions({ request, hosts }: CertificateRequest): Buffer {
  const isClient = hosts.length === 0;
  const usages = isClient ? ['1.3.6.1.5.5.7.3.2'] : ['1.3.6.1.5.5.7.3.2', '1.3.6.1.5.5.7.3.1'];
  const names = hosts.map((host) => (isIP(host) === 4 ? tlv(0x87, ipv4(host)) : tlv(0x82, Buffer.from(host))));
  const [, key] = values(values(request.publicKey)?.[0]?.content ?? Buffer.alloc(0)) ?? [];
  const identifier = createHash('sha1')
    .update(key?.content.subarray(1) ?? '')
    .digest();
  return tlv(
    0xa3,
    sequence(
      extension('2.5.29.19', sequence(), true),
      extension('2.5.29.37', sequence(...usages.map(oid))),
      extension('2.5.29.14', octets(identifier)),
      ...(isClient ? [] : [extension('2.5.29.17', sequence(...names))]),
    ),
  );
}

const ipv4 = (address: string): Buffer => Buffer.from(address.split('.').map(Number));

/** RFC 5280, 4.1, as PEM. Its times are those of the sandbox's clock. */
export function issue(context: Pick<Context, 'sandbox'>, wanted: CertificateRequest): string {
  const now = Math.floor(context.sandbox.clock.now() / 1000) * 1000;
  const content = sequence(
    tlv(0xa0, integer('02')),
    integer(`1${context.sandbox.ids.digits(31)}`),
    ECDSA_SHA256,
    ISSUER,
    sequence(time(new Date(now)), time(new Date(now + wanted.days * 86_400_000))),
    wanted.hosts.length === 0 ? wanted.request.subject : sequence(named('commonName', 'Local origin certificate')),
    wanted.request.publicKey,
    extensions(wanted),
  );
  const signature = sign('sha256', content, authorityKey(context));
  return pem('CERTIFICATE', sequence(content, ECDSA_SHA256, bits(signature)));
}
