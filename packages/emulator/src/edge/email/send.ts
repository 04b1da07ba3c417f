/** Mail that Workers send: https://developers.cloudflare.com/email-routing/email-workers/send-email-workers/ */
import { stringList } from '@flarewire/schema';
import { zoneOfHost } from '../../products/dns/look-up.ts';
import { verifiedAddresses } from '../../products/email-routing/addresses.ts';
import { mailDomains, subdomainsOf } from '../../products/email-sending/subdomains.ts';
import { all, type Fields, fieldsIn } from '../../products/shared/fields.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { EdgeOptions } from '../types.ts';

/** @returns the reason why the mail is refused */
export function sendMail(
  sandbox: Sandbox,
  onEmail: EdgeOptions['onEmail'],
  account: string,
  asked: Fields,
): string | undefined {
  const from = String(asked.from);
  const rules = fieldsIn(asked.rules);
  const { destination_address: single } = rules;
  const named = stringList(asked.to);
  const to = named.length === 0 && typeof single === 'string' ? [single] : named;
  const refused = to.length === 0 ? 'The mail has no recipient.' : refusalOf(sandbox, account, { from, to, rules });
  if (refused !== undefined) return refused;
  const parts = asked.parts === null ? null : fieldsIn(asked.parts);
  onEmail?.({ from, to, raw: typeof asked.raw === 'string' ? asked.raw : null, parts });
  return undefined;
}

interface Checked {
  readonly from: string;
  readonly to: readonly string[];
  readonly rules: Fields;
}

function refusalOf(sandbox: Sandbox, account: string, { from, to, rules }: Checked): string | undefined {
  const domain = from.slice(from.lastIndexOf('@') + 1).toLowerCase();
  const zone = zoneOfHost(sandbox, domain);
  if (zone?.account.id !== account || !mailDomains({ sandbox }, zone).includes(domain))
    return `The sender ${from} is not of a domain that has Email Routing or Email Sending.`;
  const { destination_address: single, allowed_destination_addresses: list, allowed_sender_addresses: senders } = rules;
  if (Array.isArray(senders) && !includes(senders, from)) return `email from ${from} not allowed`;
  const allowed = typeof single === 'string' ? [single] : list;
  const stray = Array.isArray(allowed) ? to.find((one) => !includes(allowed, one)) : undefined;
  if (stray !== undefined) return `email to ${stray} not allowed`;
  // Domains of Email Sending reach every address.
  if (all({ sandbox }, subdomainsOf(zone.id)).some(({ name }) => name === domain)) return undefined;
  const verified = verifiedAddresses({ sandbox }, account);
  const unverified = to.find((one) => !includes(verified, one));
  return unverified === undefined ? undefined : `${unverified} is not a verified destination address.`;
}

const includes = (list: readonly unknown[], address: string): boolean =>
  list.some((one) => String(one).toLowerCase() === address.toLowerCase());
