/** The DNS records for mail: required, existing and faulty ones of a domain. */

import { createHash } from 'node:crypto';
import type { Context } from '../../handler/context.ts';
import { post } from '../dns/records.ts';
import { type DnsRecord, dnsTables } from '../dns/tables.ts';
import { plain } from '../email-auth/email-auth.ts';
import type { Fields } from '../shared/fields.ts';
import type { Zone } from '../zones/state.ts';

export interface MailRecord extends Fields {
  readonly type: 'MX' | 'TXT';
  readonly name: string;
  readonly content: string;
  readonly ttl: 1;
}

const SPF = 'v=spf1 include:_spf.mx.cloudflare.net ~all';

/** In the form of a key, so that programs can split it; it signs nothing. */
function dkimOf(name: string): string {
  const digits = Array.from({ length: 8 }, (_, part) => createHash('sha256').update(`${name} ${part}`).digest());
  return `v=DKIM1; h=sha256; k=rsa; p=${Buffer.concat(digits).toString('base64')}`;
}

const text = (name: string, content: string): MailRecord => ({ type: 'TXT', name, content, ttl: 1 });

const servers = (name: string): MailRecord[] =>
  [22, 36, 93].map((priority, index) => ({
    type: 'MX',
    name,
    content: `route${index + 1}.mx.cloudflare.net`,
    priority,
    ttl: 1,
  }));

/** https://developers.cloudflare.com/email-service/configuration/domains/#routing-records */
export const routingRecords = (name: string): MailRecord[] => [
  ...servers(name),
  text(name, SPF),
  text(`cf2024-1._domainkey.${name}`, dkimOf('routing')),
];

/** https://developers.cloudflare.com/email-service/configuration/domains/#sending-records */
export const sendingRecords = (domain: string): MailRecord[] => {
  const name = domain.replace(/^\*\./, '');
  return [
    ...servers(`cf-bounce.${name}`),
    text(`cf-bounce.${name}`, SPF),
    text(`cf-bounce._domainkey.${name}`, dkimOf(name)),
    text(`_dmarc.${name}`, 'v=DMARC1; p=reject;'),
  ];
};

const isSame = (wanted: MailRecord, { type, name, content }: DnsRecord): boolean =>
  wanted.type === type && wanted.name === name && wanted.content === plain(content);

const recordsOf = (context: Pick<Context, 'sandbox'>, zone: Zone): DnsRecord[] =>
  context.sandbox.use(dnsTables).all(zone.id);

/** Records of a kind that only one can have: the mail servers of a name, its SPF and DMARC policy, a DKIM key. */
function kindOf(content: string, name: string): string {
  if (/^v=spf1\b/i.test(content)) return 'spf';
  if (/^v=DMARC1\b/i.test(content) || name.startsWith('_dmarc.')) return 'dmarc';
  return name.includes('._domainkey.') ? 'dkim' : 'other';
}

/** Another record in its place: a second policy is one too many, a foreign server or key is in the way. */
function rivals(wanted: MailRecord, there: readonly DnsRecord[]): DnsRecord[] {
  const kind = kindOf(wanted.content, wanted.name);
  return there.filter(
    (one) =>
      one.name === wanted.name &&
      one.type === wanted.type &&
      (wanted.type === 'MX'
        ? !/\.mx\.cloudflare\.net$/.test(one.content)
        : kindOf(plain(one.content), one.name) === kind) &&
      !isSame(wanted, one),
  );
}

const display = ({ type, name, content, ttl, priority }: DnsRecord): Fields => ({
  type,
  name,
  content: plain(content),
  ttl,
  ...(priority === undefined ? {} : { priority }),
});

/** Missing and conflicting records, one line each. */
export function faultsOf(context: Pick<Context, 'sandbox'>, zone: Zone, wanted: readonly MailRecord[]): Fields[] {
  const there = recordsOf(context, zone);
  return wanted.flatMap((record): Fields[] => {
    const kind = record.type === 'MX' ? 'mx' : kindOf(record.content, record.name);
    const [other, ...more] = rivals(record, there);
    const isThere = there.some((one) => isSame(record, one));
    // A policy of the owner's own is as good.
    if (kind === 'dmarc' && other !== undefined) return [];
    if (other !== undefined) {
      const code =
        kind === 'dkim' ? 'dkim.conflict' : more.length > 0 && kind === 'spf' ? 'spf.multiple' : `${kind}.foreign`;
      return [{ code, existing: display(other), missing: record }];
    }
    return isThere ? [] : [{ code: `${kind}.missing`, missing: record }];
  });
}

/** Adds missing records; existing ones of others stay. */
export function addRecords(context: Context, zone: Zone, wanted: readonly MailRecord[]): void {
  for (const { code, missing } of faultsOf(context, zone, wanted)) {
    if (String(code).endsWith('.missing')) post(context, zone, missing as MailRecord); // set above with the code
  }
}

export function removeRecords(context: Context, zone: Zone, wanted: readonly MailRecord[]): void {
  const own = recordsOf(context, zone).filter((one) => wanted.some((record) => isSame(record, one)));
  for (const { id } of own) context.sandbox.use(dnsTables).remove(id);
}
