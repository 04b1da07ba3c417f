/** Zone transfers: ACLs, peers and their keys, and zones that are taken from, or given to, other name servers. */
import { isIP } from 'node:net';
import { stringList } from '@flarewire/schema';
import type { Context, GenericHandler, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { bearing, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

// The codes of the refusals of this file are not documented.
const REFUSED = 1004;

const inAccount = (context: Context, what: string): string =>
  `/accounts/${encodeURIComponent(context.path.account_id ?? zoneOf(context).account.id)}/secondary_dns/${what}`;

/** https://developers.cloudflare.com/dns/zone-setups/zone-transfers/access-control-lists/ */
function checkRange(context: Context): void {
  const range = String(fieldsOf(context).ip_range);
  const [address = '', size = ''] = range.split('/');
  const version = isIP(address);
  const bits = /^\d{1,3}$/.test(size) ? Number(size) : Number.NaN;
  const [least, most] = version === 4 ? [24, 32] : [64, 128];
  if (version === 0 || !(bits >= least && bits <= most)) {
    const message = `'${range.slice(0, 60)}' is not a range of at most /24 (IPv4) or /64 (IPv6)`;
    throw problem(400, REFUSED, message, '/ip_range');
  }
}

const ALGORITHMS = /^hmac-(?:md5\.sig-alg\.reg\.int|sha1|sha224|sha256|sha384|sha512)\.?$/;

/** https://developers.cloudflare.com/dns/zone-setups/zone-transfers/cloudflare-as-secondary/setup/ */
function checkKey(context: Context): void {
  const { algo } = fieldsOf(context);
  if (!ALGORITHMS.test(String(algo)))
    throw problem(400, REFUSED, `'${String(algo).slice(0, 60)}' is not a TSIG algorithm`, '/algo');
}

const HIDDEN = '********';

type Key = ResultOf<'dns.zoneTransfers.tsigs.get'>;

/** The secret is returned only by the call that set it. */
const hidden = (key: Key): Key => ({ ...key, secret: HIDDEN });

function checkPeer(context: Context): void {
  const { ip, tsig_id, port } = fieldsOf(context);
  if (typeof ip === 'string' && ip !== '' && isIP(ip) === 0)
    throw problem(400, REFUSED, `'${ip.slice(0, 60)}' is not an IP address`, '/ip');
  if (typeof port === 'number' && !(port >= 1 && port <= 65_535))
    throw problem(400, REFUSED, 'A port is 1 to 65535', '/port');
  if (
    typeof tsig_id === 'string' &&
    tsig_id !== '' &&
    read(context, inAccount(context, 'tsigs'), tsig_id) === undefined
  )
    throw problem(400, REFUSED, `There is no TSIG '${tsig_id.slice(0, 60)}'`, '/tsig_id');
}

/** A key that a peer uses stays. */
const removeKey: Handler<'dns.zoneTransfers.tsigs.delete'> = (context) => {
  const id = context.path.tsig_id;
  if (bearing(context, inAccount(context, 'peers'), 'tsig_id', id).length > 0)
    throw problem(400, REFUSED, 'The TSIG is used by a peer');
  return context.generic();
};

/** A peer that a zone uses stays. */
const removePeer: Handler<'dns.zoneTransfers.peers.delete'> = (context) => {
  const id = context.path.peer_id;
  const scopes = zonesOf(context, context.path.account_id).flatMap((zone) => [
    `/zones/${zone}/secondary_dns/incoming`,
    `/zones/${zone}/secondary_dns/outgoing`,
  ]);
  if (scopes.some((scope) => stringList(read(context, scope, '')?.peers ?? []).includes(id)))
    throw problem(400, REFUSED, 'The peer is used by a zone');
  return context.generic();
};

type Direction = 'incoming' | 'outgoing';

const scopeOf = (context: Context, direction: Direction): string => below(context, 'secondary_dns', direction);

function transfer(context: Context, direction: Direction): Fields {
  zoneOf(context);
  const value = read(context, scopeOf(context, direction), '');
  if (value === undefined) throw notFound(`${direction} zone transfer`);
  return value;
}

/** The serial of a day, and what was changed since. */
const serialOf = (context: Context): number => Math.floor(context.sandbox.clock.now() / 1000);

function write<Result>(context: Showing<Result>, direction: Direction, isNew: boolean): Result {
  const zone = zoneOf(context);
  const scope = scopeOf(context, direction);
  const before = read(context, scope, '');
  if (isNew && before !== undefined) throw problem(409, REFUSED, `The zone has an ${direction} transfer already`);
  if (!isNew && before === undefined) throw notFound(`${direction} zone transfer`);
  const body = fieldsOf(context);
  const peers = stringList(body.peers ?? []);
  const unknown = peers.findIndex((id) => read(context, inAccount(context, 'peers'), id) === undefined);
  if (unknown >= 0)
    throw problem(400, REFUSED, `There is no peer '${peers[unknown]?.slice(0, 60)}'`, `/peers/${unknown}`);
  const now = context.now();
  const value = {
    created_time: now,
    checked_time: now,
    soa_serial: serialOf(context),
    ...(direction === 'outgoing' ? { last_transferred_time: now, enabled: true } : {}),
    ...before,
    ...body,
    id: zone.id,
    peers,
    modified_time: now,
  };
  return context.fit(keep(context, scope, '', value));
}

function remove(context: Context, direction: Direction): { id: string } {
  const { id } = transfer(context, direction);
  context.sandbox.store.remove(scopeOf(context, direction), '');
  return { id: String(id) };
}

/** Applies a manually started transfer and reports its result. */
function touch(
  direction: Direction,
  change: (context: Context) => Fields,
  answer: string,
): (context: Context) => string {
  return (context) => {
    keep(context, scopeOf(context, direction), '', { ...transfer(context, direction), ...change(context) });
    return answer;
  };
}

const transferred = (context: Context): Fields => ({ checked_time: context.now(), soa_serial: serialOf(context) });

export const dnsTransfers = {
  'dns.zoneTransfers.incoming.create': (context) => write(context, 'incoming', true),
  'dns.zoneTransfers.incoming.update': (context) => write(context, 'incoming', false),
  'dns.zoneTransfers.incoming.get': (context) => context.fit(transfer(context, 'incoming')),
  'dns.zoneTransfers.incoming.delete': (context) => remove(context, 'incoming'),
  'dns.zoneTransfers.outgoing.create': (context) => write(context, 'outgoing', true),
  'dns.zoneTransfers.outgoing.update': (context) => write(context, 'outgoing', false),
  'dns.zoneTransfers.outgoing.get': (context) => context.fit(transfer(context, 'outgoing')),
  'dns.zoneTransfers.outgoing.delete': (context) => remove(context, 'outgoing'),
  'dns.zoneTransfers.forceAXFR.create': touch('incoming', transferred, 'OK'),
  'dns.zoneTransfers.outgoing.forceNotify': touch('outgoing', transferred, 'OK'),
  'dns.zoneTransfers.outgoing.enable': touch('outgoing', () => ({ enabled: true }), 'Enabled'),
  'dns.zoneTransfers.outgoing.disable': touch('outgoing', () => ({ enabled: false }), 'Disabled'),
  'dns.zoneTransfers.outgoing.status.get': (context) =>
    transfer(context, 'outgoing').enabled === true ? 'enabled' : 'disabled',
  'dns.zoneTransfers.acls.create': checked(checkRange),
  'dns.zoneTransfers.acls.update': checked(checkRange),
  'dns.zoneTransfers.peers.create': checked(checkPeer),
  'dns.zoneTransfers.peers.update': checked(checkPeer),
  'dns.zoneTransfers.peers.delete': removePeer,
  'dns.zoneTransfers.tsigs.create': checked(checkKey),
  'dns.zoneTransfers.tsigs.update': (context) => {
    checkKey(context);
    return hidden(context.generic());
  },
  'dns.zoneTransfers.tsigs.get': (context) => hidden(context.generic()),
  'dns.zoneTransfers.tsigs.list': (context) => pageOf(context, inAccount(context, 'tsigs'), hidden),
  'dns.zoneTransfers.tsigs.delete': removeKey,
} satisfies Handlers;

function checked(check: (context: Context) => void): GenericHandler {
  return (context) => {
    check(context);
    return context.generic();
  };
}
