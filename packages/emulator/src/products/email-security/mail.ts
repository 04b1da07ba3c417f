/** Mail of protected domains: deterministic per domain and time, with later actions on it. */
import { createHash } from 'node:crypto';
import type { Context } from '../../handler/context.ts';
import { chance } from '../shared/chance.ts';
import { contains, parseCidr } from '../shared/cidr.ts';
import { all, below, type Fields, keep, read } from '../shared/fields.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A message to each domain in this time. */
const STEP = 6 * HOUR;
/** Mail of this time is there when a domain is added, so that there is some to look at: as far back as Retro Scan of Microsoft 365 goes.
 *  https://developers.cloudflare.com/cloudflare-one/email-security/retro-scan/ */
const RETRO = 14 * DAY;
/** https://developers.cloudflare.com/api/resources/email_security/subresources/investigate/methods/list/ */
export const SEARCHED = 30 * DAY;

export type Disposition = 'BULK' | 'MALICIOUS' | 'NONE' | 'SPAM' | 'SPOOF' | 'SUSPICIOUS';

interface Sort {
  readonly disposition: Disposition;
  /** Up to this chance a message is of this sort. */
  readonly until: number;
  readonly subject: string;
  readonly from: string;
  readonly name: string;
  readonly threats: readonly string[];
  readonly reasons: readonly string[];
}

/** https://developers.cloudflare.com/cloudflare-one/email-security/reference/dispositions-and-attributes/ */
const SORTS: readonly Sort[] = [
  sort('MALICIOUS', 0.08, 'Your password expires today', 'support@login.example', 'IT Support', 'Credential Harvester'),
  sort('SUSPICIOUS', 0.16, 'Invoice 4711 is overdue', 'billing@invoices.example', 'Billing', 'Brand Impersonation'),
  sort('SPOOF', 0.24, 'Are you at your desk?', 'director@partner.example', 'The Director', 'Spoofing'),
  sort('SPAM', 0.38, 'You have won', 'prizes@winners.example', 'Prizes', 'IP Based Spam'),
  sort('BULK', 0.5, 'This week in our shop', 'news@shop.example', 'Shop', 'Graymail'),
  sort('NONE', 1, 'Minutes of our meeting', 'colleague@partner.example', 'A Colleague', ''),
];

function sort(
  disposition: Disposition,
  until: number,
  subject: string,
  from: string,
  name: string,
  threat: string,
): Sort {
  const threats = threat === '' ? [] : [threat];
  return { disposition, until, subject, from, name, threats, reasons: threats.map((one) => `${one} detected`) };
}

export interface Message extends Fields {
  readonly id: string;
  readonly from: string;
  readonly subject: string;
  readonly client_recipients: readonly string[];
  readonly final_disposition: Disposition;
  readonly is_quarantined: boolean;
  readonly scanned_at: string;
  readonly action_log: readonly Fields[];
  readonly validation: Fields;
  readonly properties: Fields;
  /** True if a mailbox provider can move the message. */
  readonly canMove: boolean;
}

const scopeOf = (context: Context, ...names: string[]): string => below(context, 'email-security', ...names);
const statesOf = (context: Context): string => scopeOf(context, 'mail');

const digits = (text: string, length: number): string =>
  createHash('sha256').update(text).digest('hex').slice(0, length);

/** Time from which the mail of a domain is scanned. */
const firstOf = ({ created_at }: Fields): number => Date.parse(String(created_at)) - RETRO;

/** Numbers of the messages of a domain in this time: each has its own. */
function slots(domain: Fields, start: number, end: number): number[] {
  const first = Math.ceil(Math.max(start, firstOf(domain)) / STEP);
  const last = Math.floor(end / STEP);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** Of this month, and the one before it. */
export function countMail({ sandbox }: Context, domain: Fields): Fields {
  const now = sandbox.clock.now();
  return {
    total_emails_processed: slots(domain, now - SEARCHED, now).length,
    total_emails_processed_previous: slots(domain, now - 2 * SEARCHED, now - SEARCHED - 1).length,
  };
}

const PEOPLE = ['ada', 'grace', 'alan', 'edsger'] as const;

function arrived(domain: Fields, slot: number): Message {
  const seed = `${String(domain.domain)}|${slot}`;
  const kind = (SORTS.find(({ until }) => chance(seed) < until) ?? SORTS[0]) as Sort; // the list is not empty
  const time = new Date(slot * STEP).toISOString();
  const postfix_id = `4${digits(seed, 11).toUpperCase()}`;
  const dropped = Array.isArray(domain.drop_dispositions) && domain.drop_dispositions.includes(kind.disposition);
  const mode = Array.isArray(domain.allowed_delivery_modes) ? domain.allowed_delivery_modes[0] : 'DIRECT';
  return {
    ...verdictOf(kind),
    ...envelopeOf(kind, seed, String(domain.domain)),
    id: `${postfix_id}-${time.slice(0, 19)}-${digits(`${seed}/id`, 8)}`,
    postfix_id,
    postfix_id_outbound: null,
    alert_id: kind.disposition === 'NONE' ? null : `${postfix_id}-${time.slice(0, 19)}`,
    delivery_mode: mode,
    delivery_status: [dropped ? 'quarantined' : 'delivered'],
    is_phish_submission: false,
    is_quarantined: dropped,
    sent_at: time,
    sent_date: new Date(time).toUTCString(),
    scanned_at: time,
    ts: time.slice(0, 19),
    post_delivery_operations: [],
    action_log: [],
    canMove: typeof domain.integration_id === 'string',
  };
}

/** Sender, recipient and origin of a message. */
function envelopeOf({ from, name, subject }: Sort, seed: string, domain: string) {
  const to = `${PEOPLE[Math.floor(chance(`${seed}/to`) * PEOPLE.length)]}@${domain}`;
  const ip = `192.0.2.${1 + Math.floor(chance(`${seed}/ip`) * 250)}`;
  return {
    message_id: `<${digits(`${seed}/message`, 24)}@${from.slice(from.indexOf('@') + 1)}>`,
    subject,
    from,
    from_name: name,
    to: [to],
    to_name: [to.slice(0, to.indexOf('@'))],
    envelope_from: from,
    envelope_to: [to],
    client_recipients: [to],
    replyto: null,
    smtp_helo_server_ip: ip,
    smtp_previous_hop_ip: ip,
    x_originating_ip: null,
  };
}

/** Verdict on a message of this sort. */
function verdictOf({ disposition, reasons, threats }: Sort) {
  const isProven = disposition === 'NONE' || disposition === 'BULK';
  const proof = isProven ? 'pass' : disposition === 'SPOOF' ? 'fail' : 'neutral';
  return {
    detection_reasons: reasons,
    threat_categories: threats,
    findings: null,
    final_disposition: disposition,
    edf_hash: digits(`${disposition}/edf`, 40),
    htmltext_structure_hash: digits(`${disposition}/html`, 40),
    validation: { spf: proof, dkim: proof, dmarc: proof, comment: null },
    properties: { blocklisted_message: false, blocklisted_pattern: null, allowlisted_pattern: null },
  };
}

/** Does an address, or the server, fit a pattern? Regular expressions are Java's and are not tried. */
function fits({ pattern, pattern_type, is_regex }: Fields, address: string, server: string): boolean {
  if (is_regex === true) return false;
  const text = String(pattern).toLowerCase();
  if (pattern_type === 'EMAIL') return address === text;
  if (pattern_type === 'DOMAIN') return `.${address.slice(address.indexOf('@') + 1)}`.endsWith(`.${text}`);
  const [range, ip] = [parseCidr(text), parseCidr(server)];
  return range !== undefined && ip !== undefined && contains(range, ip);
}

const isSince = ({ created_at }: Fields, { scanned_at }: Message): boolean =>
  Date.parse(String(created_at)) <= Date.parse(scanned_at);

const isFrom = (entry: Fields, { from, smtp_helo_server_ip }: Message): boolean =>
  fits(entry, from, String(smtp_helo_server_ip));

const isProven = ({ validation }: Message): boolean =>
  Object.values(validation).every((proof) => proof === 'pass' || proof === null);

/** Checks that a policy skips for the message: https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/allow-policies/#configure-allow-policies */
function exemptionOf(policy: Fields, message: Message): string | undefined {
  const isTo = message.client_recipients.some((address) => fits(policy, address, ''));
  if (policy.is_exempt_recipient === true && isTo) return 'allowed_recipient';
  if (!isFrom(policy, message) || (policy.verify_sender === true && !isProven(message))) return undefined;
  if (policy.is_trusted_sender === true) return 'allowed_sender';
  const isSpared = /SPAM|BULK|SPOOF/.test(message.final_disposition);
  return policy.is_acceptable_sender === true && isSpared ? 'acceptable_sender' : undefined;
}

/** The lists of the account over the verdict. That a blocked sender is blocked whatever else allows it is ours. */
function judged(context: Context, message: Message): Message {
  const entries = (list: string): Fields[] =>
    all(context, scopeOf(context, 'settings', list)).filter((one) => isSince(one, message));
  const blocked = entries('block_senders').find((one) => isFrom(one, message));
  if (blocked !== undefined) return blockedBy(blocked, message);
  for (const policy of entries('allow_policies')) {
    const allowlisted_pattern_type = exemptionOf(policy, message);
    if (allowlisted_pattern_type === undefined) continue;
    return {
      ...message,
      properties: { ...message.properties, allowlisted_pattern: policy.pattern, allowlisted_pattern_type },
      final_disposition: 'NONE',
      is_quarantined: false,
      delivery_status: ['delivered'],
    };
  }
  return message;
}

/** https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/blocked-senders/ */
const blockedBy = ({ pattern }: Fields, message: Message): Message => ({
  ...message,
  properties: { ...message.properties, blocklisted_message: true, blocklisted_pattern: pattern },
  final_disposition: 'MALICIOUS',
  is_quarantined: true,
  delivery_status: ['quarantined'],
});

const withState = (context: Context, message: Message): Message => ({
  ...message,
  ...read(context, statesOf(context), message.id),
});

/** Messages of a time, the newest first. */
export function mailOf(context: Context, start: number, end: number): Message[] {
  const domains = all(context, scopeOf(context, 'settings', 'domains'));
  const found = domains.flatMap((domain) =>
    slots(domain, start, end).map((slot) => withState(context, judged(context, arrived(domain, slot)))),
  );
  return found.toSorted((one, other) => (one.scanned_at < other.scanned_at ? 1 : -1));
}

/** The message with this id, or postfix id. */
export function messageWith(context: Context, id: string): Message | undefined {
  const now = context.sandbox.clock.now();
  return mailOf(context, now - 365 * DAY, now).find((one) => one.id === id || one.postfix_id === id);
}

/** Records an action on a message. */
export function act(
  context: Context,
  message: Message,
  operation: string,
  change: Fields,
  properties: Fields = {},
): Fields {
  const now = context.now();
  const entry = {
    operation,
    status: 'OK',
    success: true,
    started_at: now,
    completed_at: now,
    completed_timestamp: now,
    properties: { requested_by: 'api', ...properties },
  };
  const known = Array.isArray(message.post_delivery_operations) ? message.post_delivery_operations : [];
  keep(context, statesOf(context), message.id, {
    ...read(context, statesOf(context), message.id),
    ...change,
    action_log: [...message.action_log, entry],
    post_delivery_operations: [...new Set([...known, operation])],
  });
  return entry;
}
