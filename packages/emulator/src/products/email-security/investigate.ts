/** Looking at mail that came, and acting on it: moves, releases, requests for another verdict. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, keep, phase } from '../shared/fields.ts';
import { inOrder } from '../shared/lists.ts';
import { missing } from '../shared/refusals.ts';
import { settleJobs } from './bulk.ts';
import { act, type Message, mailOf, messageWith } from './mail.ts';
import { search, timesOf } from './search.ts';

/** An image of one pixel as a placeholder for the preview of a message. */
const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==';

function found(context: Context, id: string): Message {
  settleJobs(context);
  const message = messageWith(context, id);
  if (message === undefined) throw missing('message');
  return message;
}

const messageOf = (context: Context & At<'investigate_id'>): Message => found(context, context.path.investigate_id);

/** Some parts exist only for messages with detections. */
function detected(context: Context & At<'investigate_id'>): Message {
  const message = messageOf(context);
  if (message.final_disposition === 'NONE') throw missing('detection');
  return message;
}

const list: Handler<'emailSecurity.investigate.list'> = (context) => {
  settleJobs(context);
  return context.page(search(context, { ...context.query }), (one) => context.fit(one));
};

/** https://developers.cloudflare.com/cloudflare-one/email-security/monitoring/search-email/#details */
const detections: Handler<'emailSecurity.investigate.detections.get'> = (context) => {
  const message = detected(context);
  const [threat] = message.threat_categories as readonly string[]; // set where mail is made
  const domain = message.from.slice(message.from.indexOf('@') + 1);
  const findings = (message.detection_reasons as readonly string[]).map((reason) => ({
    attachment: null,
    detail: reason,
    detection: message.final_disposition,
    name: threat ?? null,
    reason,
  }));
  return context.fit({
    action: message.is_quarantined ? 'QUARANTINED' : 'DELIVERED',
    attachments: [],
    findings,
    final_disposition: message.final_disposition,
    headers: headersOf(message).map(([name, value]) => ({ name, value })),
    links: message.final_disposition === 'SPOOF' ? [] : [{ href: `https://${domain}/`, text: message.subject }],
    sender_info: {
      as_name: 'Example network 64496',
      as_number: 64496,
      geo: 'US',
      ip: message.smtp_helo_server_ip,
      pld: domain,
    },
    threat_categories: threat === undefined ? [] : [{ id: 1, name: threat, description: `${threat} detected` }],
    validation: message.validation,
  });
};

const headersOf = (message: Message): (readonly [string, string])[] => [
  ['From', `"${String(message.from_name)}" <${message.from}>`],
  ['To', message.client_recipients.join(', ')],
  ['Subject', message.subject],
  ['Date', String(message.sent_date)],
  ['Message-ID', String(message.message_id)],
];

const raw: Handler<'emailSecurity.investigate.raw.get'> = (context) => {
  const lines = headersOf(detected(context)).map(([name, value]) => `${name}: ${value}`);
  return { raw: [...lines, 'Content-Type: text/plain', '', 'Text of the message.', ''].join('\r\n') };
};

const trace: Handler<'emailSecurity.investigate.trace.get'> = (context) => {
  const message = messageOf(context);
  const line = (lineno: number, text: string): Fields => ({
    lineno,
    logged_at: message.scanned_at,
    message: text,
    ts: message.ts,
  });
  const [to] = message.client_recipients;
  const inbound = [
    line(1, `${message.postfix_id}: client=${message.smtp_helo_server_ip}`),
    line(2, `${message.postfix_id}: from=<${message.from}>`),
  ];
  const outbound = message.is_quarantined ? [] : [line(1, `${message.postfix_id}: to=<${to}>, status=sent`)];
  return context.fit({ inbound: { lines: inbound, pending: false }, outbound: { lines: outbound, pending: false } });
};

const preview = (context: Context, message: Message): { screenshot: string } => {
  act(context, message, 'PREVIEW', {});
  return { screenshot: PNG };
};

/** A move asks the mailbox provider, which needs an integration: without one it fails. */
export function move(context: Context, message: Message, destination: unknown): Fields[] {
  const status = message.canMove ? 'OK' : 'FAILED';
  if (message.canMove) act(context, message, 'MOVE', { delivery_status: ['moved'] }, { folder: destination });
  return message.client_recipients.map((recipient) => ({
    success: message.canMove,
    status,
    recipient,
    destination,
    operation: 'MOVE',
    message_id: message.message_id,
    item_count: message.canMove ? 1 : 0,
    completed_at: context.now(),
    completed_timestamp: context.now(),
  }));
}

function moveAll<Item>(context: Showing<Item>, ids: readonly string[]) {
  const { destination } = fieldsOf(context) as Fields; // an object by its schema
  const moved = ids.flatMap((id) => move(context, found(context, id), destination));
  return context.page(moved, (one) => context.fit(one));
}

export function release(context: Context, message: Message): Fields {
  const to = message.client_recipients;
  if (!message.is_quarantined)
    return { id: message.id, postfix_id: message.postfix_id, undelivered: to, delivered: [], failed: [] };
  act(context, message, 'QUARANTINE_RELEASE', { is_quarantined: false, delivery_status: ['delivered'] });
  return { id: message.id, postfix_id: message.postfix_id, delivered: to, undelivered: [], failed: [] };
}

const submissionsOf = (context: Context): string => below(context, 'email-security', 'submissions');

/** Shows among the submissions: https://developers.cloudflare.com/cloudflare-one/email-security/monitoring/search-email/#team-submissions */
const reclassify: Handler<'emailSecurity.investigate.reclassify.create'> = (context) => {
  const message = messageOf(context);
  const { expected_disposition, escalated_submission_id } = fieldsOf(context);
  const submission_id = context.sandbox.ids.uuid();
  keep(context, submissionsOf(context), submission_id, {
    submission_id,
    message: message.id,
    type: 'Team',
    subject: message.subject,
    requested_at: context.now(),
    requested_ts: context.now(),
    requested_by: 'api',
    requested_disposition: expected_disposition,
    original_disposition: message.final_disposition,
    original_edf_hash: message.edf_hash,
    original_postfix_id: message.postfix_id,
    escalated_submission_id: escalated_submission_id ?? null,
  });
  const properties = { submission_id, submission_type: 'Team', requested_disposition: expected_disposition };
  act(context, message, 'SUBMISSION', {}, properties);
  return {};
};

/** Reviewed within an hour, which is invented, as it was asked for. */
function reviewed(context: Context, submission: Fields): Fields {
  const status = phase(submission.requested_at, context, [
    ['unreviewed', 0],
    ['reviewed', 3600],
  ]);
  const isDone = status === 'reviewed';
  const { message: _, ...shown } = submission;
  return {
    ...shown,
    status,
    customer_status: status,
    outcome: isDone ? 'The disposition was changed' : null,
    outcome_disposition: isDone ? submission.requested_disposition : null,
  };
}

const submissions: Handler<'emailSecurity.submissions.list'> = (context) => {
  const { start, end, query, type, escalated_from_user, ...fields } = context.query;
  const [first, last] = timesOf(context, { start, end });
  const exact = [
    'original_disposition',
    'outcome_disposition',
    'requested_disposition',
    'status',
    'submission_id',
  ] as const;
  const kept = all(context, submissionsOf(context))
    .map((one) => reviewed(context, one))
    .filter((one) => {
      const time = Date.parse(String(one.requested_at));
      const isEscalated = one.escalated_submission_id !== null;
      return (
        time >= first &&
        time <= last &&
        exact.every((name) => fields[name] === undefined || fields[name] === one[name]) &&
        (type === undefined || String(one.type).toUpperCase() === type) &&
        (escalated_from_user === undefined || isEscalated === escalated_from_user) &&
        JSON.stringify(one)
          .toLowerCase()
          .includes(String(query ?? '').toLowerCase())
      );
    });
  return context.page(inOrder(kept, { ...context.query }), (one) => context.fit(one));
};

/** Experts report malicious mail: https://developers.cloudflare.com/cloudflare-one/email-security/phishguard/ */
const reports: Handler<'emailSecurity.phishguard.reports.list'> = (context) => {
  const { start, end, from_date, to_date } = context.query;
  const [first, last] = timesOf(context, { start: start ?? from_date, end: end ?? to_date });
  const malicious = mailOf(context, first, last).filter((one) => one.final_disposition === 'MALICIOUS');
  return context.page(malicious, (message) =>
    context.fit({
      id: Date.parse(message.scanned_at) / 1000,
      title: message.subject,
      content: `A message from ${message.from} was found to be malicious.`,
      disposition: message.final_disposition,
      priority: 'high',
      fields: {
        to: message.client_recipients,
        from: message.from,
        occurred_at: message.scanned_at,
        postfix_id: message.postfix_id,
        ts: message.scanned_at,
      },
      tags: (message.threat_categories as readonly string[]).map((value) => ({ category: 'threat', value })), // set where mail is made
      created_at: message.scanned_at,
      updated_at: message.scanned_at,
      ts: message.scanned_at,
    }),
  );
};

export const investigate = {
  'emailSecurity.investigate.list': list,
  'emailSecurity.investigate.get': (context) => context.fit(messageOf(context)),
  'emailSecurity.investigate.detections.get': detections,
  'emailSecurity.investigate.raw.get': raw,
  'emailSecurity.investigate.trace.get': trace,
  'emailSecurity.investigate.preview.get': (context) => preview(context, detected(context)),
  'emailSecurity.investigate.preview.create': (context) =>
    preview(context, found(context, String(fieldsOf(context).id))),
  'emailSecurity.investigate.actionLog.get': (context) => context.fit(messageOf(context).action_log),
  'emailSecurity.investigate.move.create': (context) => moveAll(context, [context.path.investigate_id]),
  'emailSecurity.investigate.move.bulk': (context) =>
    moveAll(context, fieldsOf(context).ids ?? fieldsOf(context).postfix_ids ?? []),
  'emailSecurity.investigate.release.bulk': (context) => {
    const released = (fieldsOf(context).ids ?? []).map((id) => release(context, found(context, id)));
    return context.page(released, (one) => context.fit(one));
  },
  'emailSecurity.investigate.reclassify.create': reclassify,
  'emailSecurity.submissions.list': submissions,
  'emailSecurity.phishguard.reports.list': reports,
} satisfies Handlers;
