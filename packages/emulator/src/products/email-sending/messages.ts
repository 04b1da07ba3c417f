/** Sends mail: permitted senders and recipients, delivery results, and the daily quota. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { type Problem, problem } from '../../problem.ts';
import { isVerified } from '../email-routing/addresses.ts';
import { type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { inAccount } from '../shared/owner.ts';
import { zonesOf } from '../zones/plan.ts';
import { ownHeaders } from './headers.ts';
import { senderOf } from './subdomains.ts';
import { ADDRESS, activeOf, sendingList, suppress } from './suppressions.ts';

/** https://developers.cloudflare.com/email-service/platform/limits/#email-content-limits */
const MIB = 2 ** 20;
const MAX = { recipients: 50, bytes: 5 * MIB, verified: 25 * MIB } as const;
/** New accounts begin with a small quota; how small is ours: https://developers.cloudflare.com/email-service/platform/limits/#daily-sending-limits */
const QUOTA = 1000;
const DAY = 86_400_000;

/** https://developers.cloudflare.com/email-service/api/send-emails/rest-api/#error-responses */
const faulty = (why: string, pointer?: string): Problem =>
  problem(400, 10202, `email.sending.error.email.invalid: ${why}`, pointer);

interface Message {
  readonly from: string;
  readonly recipients: readonly string[];
  readonly mime: string;
}

function addressOf(value: unknown, pointer: string): string {
  const address = String(isObject(value) ? value.address : value)
    .replace(/^.*<([^<>]*)>\s*$/s, '$1')
    .trim()
    .toLowerCase();
  if (!ADDRESS.test(address)) throw faulty(`'${address.slice(0, 90)}' is not an email address`, pointer);
  return address;
}

const listed = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);

const nameAndAddress = (value: unknown, pointer: string): string => {
  const name = isObject(value) && typeof value.name === 'string' ? value.name.replace(/["\r\n]/g, '') : '';
  const address = addressOf(value, pointer);
  return name === '' ? address : `"${name}" <${address}>`;
};

function headersOf(fields: Fields, context: Context): string[] {
  const own = ownHeaders(isObject(fields.headers) ? fields.headers : {}, faulty);
  const line = (title: string, name: string): string[] => {
    const values = listed(fields[name]).map((one) => nameAndAddress(one, `/${name}`));
    return values.length === 0 ? [] : [`${title}: ${values.join(', ')}`];
  };
  return [
    ...line('From', 'from'),
    ...line('To', 'to'),
    ...line('Cc', 'cc'),
    ...line('Reply-To', 'reply_to'),
    `Subject: ${String(fields.subject).replace(/[\r\n]+/g, ' ')}`,
    `Date: ${new Date(context.sandbox.clock.now()).toUTCString()}`,
    'MIME-Version: 1.0',
    ...own,
  ];
}

/** The message as one text, its parts in a boundary where there are several. */
function mimeOf(fields: Fields, context: Context): string {
  const part = (type: string, body: unknown): string => `Content-Type: ${type}; charset=utf-8\r\n\r\n${String(body)}`;
  const files = listed(fields.attachments)
    .filter(isObject)
    .map(
      ({ type, filename, disposition, content, content_id }) =>
        `Content-Type: ${String(type)}; name="${String(filename)}"\r\nContent-Disposition: ${String(disposition)}; filename="${String(filename)}"\r\n` +
        `${content_id === undefined ? '' : `Content-ID: <${String(content_id)}>\r\n`}Content-Transfer-Encoding: base64\r\n\r\n${String(content)}`,
    );
  const parts = [
    ...(fields.text === undefined ? [] : [part('text/plain', fields.text)]),
    ...(fields.html === undefined ? [] : [part('text/html', fields.html)]),
    ...files,
  ];
  if (parts.length === 0) throw faulty('text or html is required');
  const head = headersOf(fields, context).join('\r\n');
  if (parts.length === 1) return `${head}\r\n${parts[0]}\r\n`;
  const kind = files.length > 0 ? 'mixed' : 'alternative';
  const boundary = `flarewire-${context.sandbox.ids.digits(16)}`;
  const body = parts.map((one) => `--${boundary}\r\n${one}\r\n`).join('');
  return `${head}\r\nContent-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`;
}

const usageOf = (account: string): string => inAccount(account, 'email', 'sending', 'usage');
const messagesOf = (account: string): string => inAccount(account, 'email', 'sending', 'messages');
const dayOf = ({ sandbox }: Context): string => new Date(sandbox.clock.now()).toISOString().slice(0, 10);

const sentToday = (context: Context, account: string): number =>
  Number(read(context, usageOf(account), dayOf(context))?.sent ?? 0);

/**
 * Without a sending domain, only to verified destination addresses; these are free.
 * https://developers.cloudflare.com/email-service/platform/limits/#verified-destination-addresses
 */
function checkSender(context: Context, account: string, { from, recipients, mime }: Message): Fields | undefined {
  const domain = from.slice(from.indexOf('@') + 1);
  const sender = senderOf(context, zonesOf(context, account), domain);
  const isFree = recipients.every((address) => isVerified(context, account, address));
  if (sender === undefined && !isFree)
    throw problem(
      403,
      10203,
      `email.sending.error.email.sending_disabled: '${domain}' is not a sending domain`,
      '/from',
    );
  if (Buffer.byteLength(mime) > (isFree ? MAX.verified : MAX.bytes))
    throw problem(400, 10200, 'email.sending.error.email.too_big');
  if (isFree) return sender;
  const sent = sentToday(context, account) + 1;
  if (sent > QUOTA) throw problem(429, 10004, `email.sending.error.throttled: the quota of ${QUOTA} a day is used up`);
  keep(context, usageOf(account), dayOf(context), { sent });
  return sender;
}

function deliver(context: Context, account: string, message: Message) {
  const { from, mime } = message;
  const recipients = [...new Set(message.recipients)];
  if (recipients.length === 0) throw faulty('there is no recipient', '/to');
  if (recipients.length > MAX.recipients)
    throw faulty(`${recipients.length} recipients; ${MAX.recipients} are allowed`, '/to');
  const scope = sendingList(account);
  const blocked = new Set(activeOf(context, scope).map(({ email }) => String(email)));
  const suppressed = recipients.filter((address) => blocked.has(address));
  const sender = checkSender(context, account, { ...message, recipients });
  // One suppressed recipient refuses the whole message; the code is not documented.
  // https://developers.cloudflare.com/email-service/concepts/suppressions/#enforcement-by-sending-method
  if (suppressed.length > 0 && sender?.drop_suppressed_recipients !== true)
    throw faulty(`recipient ${suppressed[0]} is suppressed`, '/to');
  const open = recipients.filter((address) => !blocked.has(address));
  // No host has a name below these: https://www.rfc-editor.org/rfc/rfc2606#section-2
  const bounced = open.filter((address) => address.endsWith('.invalid'));
  // Their domain does not exist, so they stay: https://developers.cloudflare.com/email-service/concepts/suppressions/#hard-bounces
  for (const email of bounced) suppress(context, scope, { email, reason: 'hard_bounce' });
  const message_id = `<${context.sandbox.ids.uuid()}@${from.slice(from.indexOf('@') + 1)}>`;
  keep(context, messagesOf(account), message_id, { mime: `Message-ID: ${message_id}\r\n${mime}` });
  return {
    message_id,
    delivered: open.filter((address) => !bounced.includes(address)),
    permanent_bounces: bounced,
    queued: [],
    suppressed_recipients: suppressed,
  };
}

const send: Handler<'emailSending.send'> = (context) => {
  const fields: Fields = { ...fieldsOf(context) };
  const recipients = ['to', 'cc', 'bcc'].flatMap((name) =>
    listed(fields[name]).map((one) => addressOf(one, `/${name}`)),
  );
  const message = { from: addressOf(fields.from, '/from'), recipients, mime: mimeOf(fields, context) };
  return deliver(context, context.path.account_id, message);
};

const sendRaw: Handler<'emailSending.sendRaw'> = (context) => {
  const { from, recipients = [], mime_message: mime = '' } = fieldsOf(context);
  if (!/^[!-9;-~]+:/.test(mime)) throw faulty('mime_message does not begin with a header', '/mime_message');
  const addresses = recipients.map((one) => addressOf(one, '/recipients'));
  return deliver(context, context.path.account_id, { from: addressOf(from, '/from'), recipients: addresses, mime });
};

const limits: Handler<'emailSending.limits.get'> = (context) => {
  const sent = sentToday(context, context.path.account_id);
  const resets_at = new Date((Math.floor(context.sandbox.clock.now() / DAY) + 1) * DAY).toISOString();
  return { quota: { unit: 'day', value: QUOTA }, usage: { sent, over_quota: sent >= QUOTA, resets_at } };
};

const message: Handler<'emailSending.messages.get'> = (context) => {
  const { account_id, message_id } = context.path;
  const absent = (): Problem => problem(404, 10000, 'email.sending.error.not_found');
  return new Reply(String(found(context, messagesOf(account_id), message_id, absent).mime), 'message/rfc822');
};

export const sentMail = {
  'emailSending.send': send,
  'emailSending.sendRaw': sendRaw,
  'emailSending.limits.get': limits,
  'emailSending.messages.get': message,
} satisfies Handlers;
