/** Resolves names by the records of the zones. https://developers.cloudflare.com/dns/manage-dns-records/ */
import { type LookedUp, lookUp, recordsNamed, zoneOfHost } from '../products/dns/look-up.ts';
import type { DnsRecord } from '../products/dns/tables.ts';
import type { Zone } from '../products/zones/state.ts';
import type { Sandbox } from '../state/sandbox.ts';
import type { DnsLine, DnsResponse } from './types.ts';

/** Proxied names lead to the edge, which listens here. */
const EDGE_ADDRESS = '127.0.0.1';
/** Requests for a whole zone, by name and by the number of the type. */
const TRANSFERS = new Set(['AXFR', 'IXFR', 'UNKNOWN_251', 'UNKNOWN_252']);
/** Seconds of a TTL that is automatic, and of every proxied record. https://developers.cloudflare.com/dns/manage-dns-records/reference/ttl/ */
const AUTOMATIC_TTL = 300;
/** Ours: a chain of CNAME records in the emulator's own zones ends after so many. */
const MAX_CHAIN = 10;
const NAME_SERVER_TTL = 86_400;
/** https://developers.cloudflare.com/dns/manage-dns-records/reference/dns-record-types/#soa */
const SOA = { ttl: 3600, refresh: 10_000, retry: 2400, expire: 604_800, minimum: 1800 };

export function resolve(sandbox: Sandbox, asked: string, type: string): DnsResponse {
  const name = asked.toLowerCase().replace(/\.$/, '');
  const zone = zoneOfHost(sandbox, name);
  if (zone === undefined || TRANSFERS.has(type))
    return { status: 'REFUSED', isAuthoritative: false, answers: [], authorities: [] };
  const delegation = delegationOf(sandbox, zone, name);
  if (delegation.length > 0 && !(type === 'DS' && delegation[0]?.name === name))
    return { status: 'NOERROR', isAuthoritative: false, answers: [], authorities: delegation.map(lineOf) };
  return authoritative(sandbox, { zone, name, type });
}

interface Question {
  readonly zone: Zone;
  readonly name: string;
  readonly type: string;
}

function authoritative(sandbox: Sandbox, question: Question): DnsResponse {
  const { zone, name, type } = question;
  const response = (status: DnsResponse['status'], answers: readonly DnsLine[], lacking?: Zone): DnsResponse => {
    const without = lacking ?? (answers.length === 0 && status !== 'SERVFAIL' ? zone : undefined);
    const authorities = without === undefined ? [] : [negative(soaOf(without))];
    return { status, isAuthoritative: true, answers, authorities };
  };
  if (name === zone.name) {
    if (type === 'SOA') return response('NOERROR', [soaOf(zone)]);
    if (type === 'NS') return response('NOERROR', nameServersOf(zone));
  }
  const { exists, records } = found(sandbox, zone, name);
  if (!exists) return response('NXDOMAIN', []);
  // https://www.rfc-editor.org/rfc/rfc8482
  if (type === 'ANY') return response('NOERROR', [{ name, type: 'HINFO', ttl: 3789, content: '"RFC8482" ""' }]);
  const { isKnown, lines, lacking } = answersOf(sandbox, question, records);
  // https://www.rfc-editor.org/rfc/rfc6604#section-3: the status is that of the last name of a chain.
  const status = lacking?.exists === false ? 'NXDOMAIN' : 'NOERROR';
  return response(isKnown ? status : 'SERVFAIL', lines, lacking?.zone);
}

/** Lines for a question; not known if a flattened CNAME leaves the emulator. */
interface Answers {
  readonly isKnown: boolean;
  readonly lines: readonly DnsLine[];
  /** Of a chain that ends without a record: the zone of its last name, and whether the zone has the name. */
  readonly lacking?: { readonly zone: Zone; readonly exists: boolean } | undefined;
}

function answersOf(sandbox: Sandbox, { zone, name, type }: Question, records: readonly DnsRecord[]): Answers {
  const isAddress = type === 'A' || type === 'AAAA';
  const proxied = records.find((record) => record.proxied);
  if (proxied !== undefined && (isAddress || type === 'CNAME')) {
    const line = { name, type: 'A', ttl: AUTOMATIC_TTL, content: EDGE_ADDRESS };
    return { isKnown: true, lines: type === 'A' ? [line] : [] };
  }
  const alias = records.find((record) => record.type === 'CNAME');
  if (alias !== undefined && type !== 'CNAME') {
    const flattens = name === zone.name || alias.settings.flatten_cname === true;
    return flattens && isAddress ? flattened(sandbox, alias, type) : followed(sandbox, alias, type);
  }
  return { isKnown: true, lines: records.filter((record) => record.type === type).map(lineOf) };
}

/** The addresses of the target, under the name of the record. https://developers.cloudflare.com/dns/cname-flattening/ */
function flattened(sandbox: Sandbox, alias: DnsRecord, type: string): Answers {
  const target = chain(sandbox, alias.content, type);
  const addresses = target.lines.filter((line) => line.type === type);
  return { isKnown: target.isKnown, lines: addresses.map((line) => ({ ...line, name: alias.name })) };
}

/** The alias itself, and its target as far as it is in a zone of the emulator; a resolver finds the rest. */
function followed(sandbox: Sandbox, alias: DnsRecord, type: string): Answers {
  const { lines, lacking } = chain(sandbox, alias.content, type);
  return { isKnown: true, lines: [lineOf(alias), ...lines], lacking };
}

function chain(sandbox: Sandbox, first: string, type: string): Answers {
  const lines: DnsLine[] = [];
  for (let [name, left] = [first.toLowerCase(), MAX_CHAIN]; left > 0; left -= 1) {
    const zone = zoneOfHost(sandbox, name);
    if (zone === undefined) return { isKnown: false, lines };
    const { exists, records } = found(sandbox, zone, name);
    const alias = records.find((record) => record.type === 'CNAME' && !record.proxied);
    if (alias === undefined || name === zone.name) {
      const rest = answersOf(sandbox, { zone, name, type }, alias === undefined ? records : []);
      const lacking = rest.lines.length === 0 && rest.isKnown ? { zone, exists } : rest.lacking;
      return { isKnown: rest.isKnown, lines: [...lines, ...rest.lines], lacking };
    }
    lines.push(lineOf(alias));
    name = alias.content.toLowerCase();
  }
  return { isKnown: false, lines };
}

/** Records have the name that was asked for, also those of a wildcard. */
function found(sandbox: Sandbox, zone: Zone, name: string): LookedUp {
  const { exists, records } = lookUp(sandbox, zone, name);
  return { exists, records: records.map((record) => ({ ...record, name })) };
}

/** NS records at or above the name, below the apex: https://developers.cloudflare.com/dns/manage-dns-records/how-to/subdomains-outside-cloudflare/ */
function delegationOf(sandbox: Sandbox, zone: Zone, name: string): DnsRecord[] {
  const labels = name.slice(0, Math.max(0, name.length - zone.name.length - 1)).split('.');
  for (let count = 1; count <= labels.length; count += 1) {
    const cut = `${labels.slice(-count).join('.')}.${zone.name}`;
    const servers = recordsNamed(sandbox, zone, cut).filter(({ type }) => type === 'NS');
    if (servers.length > 0) return servers;
  }
  return [];
}

const lineOf = ({ name, type, ttl, content, priority }: DnsRecord): DnsLine => ({
  ...{ name, type, content, ttl: ttl === 1 ? AUTOMATIC_TTL : ttl },
  ...(priority === undefined ? {} : { priority }),
});

const nameServersOf = ({ name, name_servers }: Zone): DnsLine[] =>
  (name_servers ?? []).map((content) => ({ name, type: 'NS', ttl: NAME_SERVER_TTL, content }));

/** How long a resolver may remember that there is nothing. https://www.rfc-editor.org/rfc/rfc2308#section-3 */
const negative = (soa: DnsLine): DnsLine => ({ ...soa, ttl: Math.min(soa.ttl, SOA.minimum) });

function soaOf({ name, name_servers, modified_on }: Zone): DnsLine {
  const serial = Math.floor(Date.parse(modified_on) / 1000) || 1;
  const times = `${SOA.refresh} ${SOA.retry} ${SOA.expire} ${SOA.minimum}`;
  const content = `${name_servers?.[0] ?? name} dns.cloudflare.com ${serial} ${times}`;
  return { name, type: 'SOA', ttl: SOA.ttl, content };
}
