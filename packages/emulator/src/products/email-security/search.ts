/** Searches in mail: by time, sender, recipient, verdict and words. */

import type { Context } from '../../handler/context.ts';
import { includesText } from '../../text-search.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { type Message, mailOf, SEARCHED } from './mail.ts';

const isOf = (address: string, wanted: unknown): boolean => {
  const text = String(wanted).toLowerCase();
  return address === text || address.endsWith(`@${text}`) || address.endsWith(`.${text}`);
};

const words = (text: unknown): string[] => String(text).toLowerCase().split(/\s+/).filter(Boolean);

function hasWords(text: string, wanted: unknown): boolean {
  const lower = text.toLowerCase();
  return words(wanted).every((word) => includesText(lower, word));
}

const ACTIONS: Readonly<Record<string, string>> = {
  MOVED: 'MOVE',
  QUARANTINE_RELEASED: 'QUARANTINE_RELEASE',
  PREVIEW: 'PREVIEW',
};

const includes = (list: unknown, value: unknown): boolean => Array.isArray(list) && list.includes(value);

type Test = (message: Message, wanted: unknown) => boolean;

/** https://developers.cloudflare.com/cloudflare-one/email-security/monitoring/search-email/#screen-criteria */
const TESTS: Readonly<Record<string, Test>> = {
  alert_id: (message, wanted) => message.alert_id === wanted,
  delivery_status: (message, wanted) => includes(message.delivery_status, wanted),
  detections_only: (message, wanted) => String(wanted) === 'false' || message.final_disposition !== 'NONE',
  domain: (message, wanted) => [message.from, ...message.client_recipients].some((one) => isOf(one, wanted)),
  exact_subject: (message, wanted) => message.subject === wanted,
  final_disposition: (message, wanted) => message.final_disposition === wanted,
  message_action: (message, wanted) => includes(message.post_delivery_operations, ACTIONS[String(wanted)]),
  message_id: (message, wanted) => message.message_id === wanted,
  query: (message, wanted) =>
    hasWords(
      [message.subject, message.from, ...message.client_recipients, message.id, message.edf_hash].join(' '),
      wanted,
    ),
  recipient: (message, wanted) => message.client_recipients.some((one) => isOf(one, wanted)),
  sender: (message, wanted) => isOf(message.from, wanted),
  smtp_helo_ip: (message, wanted) => message.smtp_helo_server_ip === wanted,
  subject: (message, wanted) => hasWords(message.subject, wanted),
};

/** The time that is searched: 30 days up to now, if nothing else is said. @throws Problem 400 */
export function timesOf({ sandbox }: Context, { start, end }: Fields): readonly [number, number] {
  const now = sandbox.clock.now();
  const last = end === undefined || end === null ? now : Date.parse(String(end));
  const first = start === undefined || start === null ? now - SEARCHED : Date.parse(String(start));
  if (first > now) throw invalid(`start '${String(start)}' is in the future`, '/start');
  if (first > last) throw invalid('start is after end', '/start');
  return [first, Math.min(last, now)];
}

/** Only messages with a detection, unless all are asked for. */
export function search(context: Context, asked: Fields): Message[] {
  const [start, end] = timesOf(context, asked);
  const given = Object.entries({ detections_only: true, ...asked }).filter(
    ([name, wanted]) => name in TESTS && wanted !== undefined && wanted !== null,
  );
  return mailOf(context, start, end).filter((message) =>
    given.every(([name, wanted]) => TESTS[name]?.(message, wanted) ?? true),
  );
}
