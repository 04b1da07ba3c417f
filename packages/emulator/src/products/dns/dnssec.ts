/** DNSSEC of a zone: keys are made when it is asked for, and it counts when the parent has had time to take the DS record. */
import { createHash } from 'node:crypto';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { type Zone, zoneOf } from '../zones/state.ts';

/** The local parent takes the DS record in this time, and lets go of it. */
const PARENT_SECONDS = 300;

/** Algorithm 13 (ECDSA P-256), a key signing key. https://developers.cloudflare.com/dns/dnssec/ */
const ALGORITHM = 13;
const KEY_SIGNING = 257;
const PROTOCOL = 3;

const NO_KEYS = {
  algorithm: null,
  digest: null,
  digest_algorithm: null,
  digest_type: null,
  ds: null,
  flags: null,
  key_tag: null,
  key_type: null,
  public_key: null,
};

/** The owner's name as the wire has it: RFC 4034, 5.1.4. */
function wireName(name: string): Buffer {
  const labels = name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)]));
  return Buffer.concat([...labels, Buffer.from([0])]);
}

/** RFC 4034, appendix B. */
function keyTag(rdata: Buffer): number {
  let sum = 0;
  rdata.forEach((byte, index) => {
    sum += index % 2 === 0 ? byte << 8 : byte;
  });
  return (sum + (sum >> 16)) & 0xffff;
}

function rdataOf(flags: number, publicKey: Buffer): Buffer {
  return Buffer.concat([Buffer.from([flags >> 8, flags & 255, PROTOCOL, ALGORITHM]), publicKey]);
}

function makeKeys(context: Context, zone: Zone): Fields {
  const publicKey = Buffer.from(context.sandbox.ids.digits(128), 'hex');
  const rdata = rdataOf(KEY_SIGNING, publicKey);
  const digest = createHash('sha256').update(wireName(zone.name)).update(rdata).digest('hex').toUpperCase();
  const tag = keyTag(rdata);
  return {
    algorithm: String(ALGORITHM),
    digest,
    digest_algorithm: 'SHA256',
    digest_type: '2',
    ds: `${zone.name}. 3600 IN DS ${tag} ${ALGORITHM} 2 ${digest}`,
    flags: KEY_SIGNING,
    key_tag: tag,
    key_type: 'ECDSAP256SHA256',
    public_key: publicKey.toString('base64'),
  };
}

function stateOf(context: Context, stored: Fields | undefined): string {
  if (stored === undefined) return 'disabled';
  const steps =
    stored.wanted === 'active'
      ? ([
          ['pending', 0],
          ['active', PARENT_SECONDS],
        ] as const)
      : ([
          ['pending-disabled', 0],
          ['disabled', PARENT_SECONDS],
        ] as const);
  return phase<string>(stored.since, context, steps);
}

const stored = (context: Context): Fields | undefined => read(context, below(context, 'dnssec'), '');

function display<Result>(context: Showing<Result>): Result {
  const value = stored(context);
  const status = stateOf(context, value);
  if (value === undefined) return context.fit({ ...NO_KEYS, status, modified_on: null });
  const { keys, flags, modified_on } = value;
  return context.fit({ ...(status === 'disabled' ? NO_KEYS : Object(keys)), ...Object(flags), status, modified_on });
}

const FLAGS = ['dnssec_multi_signer', 'dnssec_presigned', 'dnssec_use_nsec3'] as const;

const edit: Handler<'dns.dnssec.edit'> = (context) => {
  const zone = zoneOf(context);
  const body = fieldsOf(context);
  const before = stored(context);
  const status = stateOf(context, before);
  const given = FLAGS.filter((name) => body[name] !== undefined).map((name) => [name, body[name]] as const);
  const flags = { ...Object(before?.flags), ...Object.fromEntries(given) };
  const isOn = status === 'active' || status === 'pending';
  const wanted = body.status ?? (isOn ? 'active' : 'disabled');
  const isChange = (wanted === 'active') !== isOn;
  const keys = isChange && wanted === 'active' && status === 'disabled' ? makeKeys(context, zone) : before?.keys;
  if (before !== undefined || isChange || given.length > 0) {
    const since = isChange ? context.now() : (before?.since ?? '1970-01-01T00:00:00Z');
    keep(context, below(context, 'dnssec'), '', { wanted, since, keys, flags, modified_on: context.now() });
  }
  return display(context);
};

/** Its records go; only where DNSSEC is off. https://developers.cloudflare.com/api/resources/dns/subresources/dnssec/methods/delete/ */
const remove: Handler<'dns.dnssec.delete'> = (context) => {
  zoneOf(context);
  const status = stateOf(context, stored(context));
  // The code is not documented.
  if (status !== 'disabled') throw problem(400, 1000, `DNSSEC is ${status}: disable it first.`);
  context.sandbox.store.remove(below(context, 'dnssec'), '');
  return '';
};

/** The key that signs the records, without its private half. */
const zoneKeys: Handler<'dns.dnssec.zsk.list'> = (context) => {
  const zone = zoneOf(context);
  if (stateOf(context, stored(context)) === 'disabled') return new PageResult([]);
  const publicKey = createHash('sha512').update(`zsk ${zone.id}`).digest();
  const header = { Name: `${zone.name}.`, Rrtype: 48, Class: 1, Ttl: 3600, Rdlength: 4 + publicKey.length };
  const key = {
    Hdr: header,
    Flags: 256,
    Protocol: PROTOCOL,
    Algorithm: ALGORITHM,
    PublicKey: publicKey.toString('base64'),
  };
  return new PageResult([{ Name: `${zone.name}.`, Tag: 'active', Location: 'vault', DNSKEY: key }]);
};

export const dnsSec = {
  'dns.dnssec.get': (context) => {
    zoneOf(context);
    return display(context);
  },
  'dns.dnssec.edit': edit,
  'dns.dnssec.delete': remove,
  'dns.dnssec.zsk.list': zoneKeys,
} satisfies Handlers;
