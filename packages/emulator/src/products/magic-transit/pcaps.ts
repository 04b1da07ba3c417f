/** Packet captures at the edge of Magic Transit: they run on the clock, and go to the caller or to a bucket. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { CODE, problem } from '../../problem.ts';
import { parseCidr } from '../shared/cidr.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

const scopeOf = (context: Context): string => below(context, 'pcaps');
const ownerScope = (context: Context): string => below(context, 'pcaps', 'ownership');

const find = (context: Context & At<'pcap_id'>): Fields =>
  found(context, scopeOf(context), context.path.pcap_id, () => missing('packet capture'));

/** https://developers.cloudflare.com/cloudflare-network-firewall/packet-captures/collect-pcaps/ */
const create: Handler<'magicTransit.pcaps.create'> = (context) => {
  const { type, time_limit, packet_limit, byte_limit, destination_conf, filter_v1, ...body } = fieldsOf(context);
  const isFull = type === 'full';
  between(time_limit, isFull ? 86_400 : 300, 'time_limit');
  if (packet_limit !== undefined) between(packet_limit, 10_000, 'packet_limit');
  if (byte_limit !== undefined) between(byte_limit, 1e9, 'byte_limit');
  const filter = isObject(filter_v1) ? filter_v1 : {};
  for (const name of ['source_address', 'destination_address']) {
    if (filter[name] !== undefined && filter[name] !== '' && parseCidr(filter[name]) === undefined)
      throw invalid('the address is not an IP address', `/filter_v1/${name}`);
  }
  if (isFull && !isOwned(context, destination_conf))
    throw invalid('the ownership of the bucket must be validated first', '/destination_conf');
  checkOthers(context, isFull);
  const id = context.sandbox.ids.hex();
  const sent = { type, time_limit, packet_limit, byte_limit, destination_conf, filter_v1: { ...filter } };
  const known = Object.fromEntries(Object.entries({ ...body, ...sent }).filter(([, value]) => value !== undefined));
  return show(context, keep(context, scopeOf(context), id, { id, ...known, submitted: context.now() }));
};

function between(value: unknown, most: number, name: string): void {
  if (Number(value) < 1 || Number(value) > most) throw invalid(`${name} must be from 1 to ${most}`, `/${name}`);
}

/** One simple capture a minute is taken, and one full one runs at a time. */
function checkOthers(context: Context, isFull: boolean): void {
  const now = context.sandbox.clock.now();
  const captures = all(context, scopeOf(context));
  if (isFull && captures.some((one) => one.type === 'full' && ['pending', 'running'].includes(statusOf(context, one))))
    throw conflict('a full packet capture is running already');
  if (!isFull && captures.some((one) => one.type !== 'full' && now - Date.parse(String(one.submitted)) < 60_000))
    throw problem(429, CODE.invalid, 'one simple packet capture a minute can be asked for'); // code not documented
}

const isOwned = (context: Context, destination: unknown): boolean =>
  bearing(context, ownerScope(context), 'destination_conf', destination).some((one) => one.status === 'success');

const SECONDS_TO_START = 2;

/** A simple capture ends by itself; a full one is converted when it has ended or was stopped. */
function statusOf(context: Context, capture: Fields): string {
  const asked = Date.parse(String(capture.submitted));
  const stopped =
    capture.stop_requested === undefined ? Number.POSITIVE_INFINITY : Date.parse(String(capture.stop_requested));
  const end = Math.min(SECONDS_TO_START + Number(capture.time_limit), (stopped - asked) / 1000);
  const steps: readonly (readonly [string, number])[] =
    capture.type === 'full'
      ? [
          ['conversion_pending', end],
          ['conversion_running', end + 5],
          ['complete', end + 10],
        ]
      : [['success', end]];
  return phase(capture.submitted, context, [['pending', 0], ['running', Math.min(SECONDS_TO_START, end)], ...steps]);
}

function show<Result>(context: Showing<Result>, capture: Fields): Result {
  return context.fit({ ...capture, status: statusOf(context, capture) });
}

const stop: Handler<'magicTransit.pcaps.stop'> = (context) => {
  const capture = find(context);
  if (capture.stop_requested === undefined)
    keep(context, scopeOf(context), String(capture.id), { ...capture, stop_requested: context.now() });
  return null;
};

/** A capture without packets: https://datatracker.ietf.org/doc/draft-ietf-opsawg-pcap/ (the header of the file). */
function file(): Uint8Array<ArrayBuffer> {
  const header = new DataView(new ArrayBuffer(24));
  header.setUint32(0, 0xa1b2c3d4, true);
  header.setUint16(4, 2, true);
  header.setUint16(6, 4, true);
  header.setUint32(16, 65_535, true);
  header.setUint32(20, 101, true); // raw IP
  return new Uint8Array(header.buffer);
}

const download: Handler<'magicTransit.pcaps.download.get'> = (context) => {
  const capture = find(context);
  if (capture.type === 'full') throw invalid('a full capture is in the bucket that it was sent to');
  if (statusOf(context, capture) !== 'success') throw invalid('the packet capture has not ended yet');
  return new Reply(file(), 'application/vnd.tcpdump.pcap');
};

/** A file with the challenge is written to the bucket; who can read it there owns it. No bucket is reached from here, so any answer will do. */
const claim: Handler<'magicTransit.pcaps.ownership.create'> = (context) => {
  const { destination_conf } = fieldsOf(context);
  if (!/^(s3|gs|r2):\/\/[^\s/?]+/.test(String(destination_conf)))
    throw invalid('the destination is a bucket: s3://name?region=…', '/destination_conf');
  const before = bearing(context, ownerScope(context), 'destination_conf', destination_conf)[0];
  const { ids } = context.sandbox;
  const id = String(before?.id ?? ids.hex());
  const filename = `ownership-challenge-${ids.digits(32)}.txt`;
  const fresh = { id, destination_conf, filename, status: 'pending', submitted: context.now() };
  return context.fit(keep(context, ownerScope(context), id, fresh));
};

const validate: Handler<'magicTransit.pcaps.ownership.validate'> = (context) => {
  const { destination_conf, ownership_challenge } = fieldsOf(context);
  const before = bearing(context, ownerScope(context), 'destination_conf', destination_conf)[0];
  if (before === undefined) throw missing('ownership challenge');
  if (String(ownership_challenge).trim() === '')
    throw invalid('the ownership challenge is empty', '/ownership_challenge');
  const saved = { ...before, status: 'success', validated: context.now() };
  return context.fit(keep(context, ownerScope(context), String(before.id), saved));
};

const list: Handler<'magicTransit.pcaps.list'> = (context) => {
  return pageOf(context, scopeOf(context), (capture) => show(context, capture));
};

export const pcaps = {
  'magicTransit.pcaps.create': create,
  'magicTransit.pcaps.list': list,
  'magicTransit.pcaps.get': (context) => show(context, find(context)),
  'magicTransit.pcaps.stop': stop,
  'magicTransit.pcaps.download.get': download,
  'magicTransit.pcaps.ownership.create': claim,
  'magicTransit.pcaps.ownership.validate': validate,
} satisfies Handlers;
