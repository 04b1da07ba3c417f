/** Jobs that act on all messages of a search: found, worked through and done on the clock. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { act, type Message, messageWith } from './mail.ts';
import { search } from './search.ts';

type Status = 'CANCELLED' | 'COMPLETED' | 'DISCOVERING' | 'PENDING' | 'PROCESSING';

interface Job extends Fields {
  readonly job_id: string;
  readonly created_at: string;
  readonly messages: readonly string[];
  /** Messages of these that the action cannot be done on. */
  readonly skipped: readonly string[];
  readonly action_type: string;
  readonly destination: unknown;
  readonly cancelled_at?: string;
  readonly isSettled: boolean;
}

const jobsOf = (context: Context): string => below(context, 'email-security', 'investigate', 'bulk');

/** Status of a job; the duration of the steps is not documented. */
const statusOf = (context: Context, job: Job): Status =>
  job.cancelled_at !== undefined
    ? 'CANCELLED'
    : phase<Status>(job.created_at, context, [
        ['PENDING', 0],
        ['DISCOVERING', 2],
        ['PROCESSING', 5],
        ['COMPLETED', 15],
      ]);

const hasEnded = (status: Status): boolean => status === 'COMPLETED' || status === 'CANCELLED';

/** Applies finished jobs to their messages. */
export function settleJobs(context: Context): void {
  for (const job of all<Job>(context, jobsOf(context))) {
    if (job.isSettled || statusOf(context, job) !== 'COMPLETED') continue;
    keep(context, jobsOf(context), job.job_id, { ...job, isSettled: true });
    for (const id of job.messages.filter((one) => !job.skipped.includes(one))) {
      const message = messageWith(context, id);
      if (message !== undefined) settle(context, job, message);
    }
  }
}

function settle(context: Context, job: Job, message: Message): void {
  if (job.action_type === 'RELEASE')
    act(context, message, 'QUARANTINE_RELEASE', { is_quarantined: false, delivery_status: ['delivered'] });
  else act(context, message, 'MOVE', { delivery_status: ['moved'] }, { folder: job.destination });
}

const paramsOf = ({ action_type, destination, expected_disposition }: Job): Fields =>
  action_type === 'MOVE' ? { type: 'MOVE', destination, expected_disposition } : { type: 'RELEASE' };

function show<Result>(context: Showing<Result>, job: Job): Result {
  const status = statusOf(context, job);
  const isFound = status !== 'PENDING' && status !== 'DISCOVERING';
  const count = job.messages.length;
  const open = count - job.skipped.length;
  const after = (seconds: number): string => new Date(Date.parse(job.created_at) + seconds * 1000).toISOString();
  return context.fit({
    ...job,
    action_params: paramsOf(job),
    status,
    total_messages_discovered: isFound ? count : 0,
    messages_successful: status === 'COMPLETED' ? open : 0,
    messages_skipped: status === 'COMPLETED' ? job.skipped.length : 0,
    messages_pending: status === 'PROCESSING' ? count : 0,
    messages_cancelled: status === 'CANCELLED' ? count : 0,
    messages_failed: 0,
    started_at: status === 'PENDING' ? null : after(2),
    completed_at: status === 'COMPLETED' ? after(15) : (job.cancelled_at ?? null),
    status_message: null,
    comment: job.comment ?? null,
  });
}

const create: Handler<'emailSecurity.investigate.bulk.create'> = (context) => {
  const { action, destination, search_params, comment, expected_disposition } = fieldsOf(context);
  if (action === 'MOVE' && destination === undefined) throw invalid('destination is required to move', '/destination');
  const hits = search(context, { ...search_params });
  const cannot = (message: Message): boolean => (action === 'RELEASE' ? !message.is_quarantined : !message.canMove);
  const job: Job = {
    job_id: context.sandbox.ids.uuid(),
    action_type: String(action),
    destination,
    expected_disposition,
    comment,
    search_params,
    created_at: context.now(),
    messages: hits.map(({ id }) => id),
    skipped: hits.filter(cannot).map(({ id }) => id),
    isSettled: false,
  };
  return show(context, keep(context, jobsOf(context), job.job_id, job));
};

const jobOf = (context: Context & At<'job_id'>): Job =>
  found<Job>(context, jobsOf(context), context.path.job_id, () => missing('job'));

const list: Handler<'emailSecurity.investigate.bulk.list'> = (context) => {
  const { action_type, status } = context.query;
  const jobs = all<Job>(context, jobsOf(context)).filter(
    (job) =>
      (action_type === undefined || job.action_type === action_type) &&
      (status === undefined || statusOf(context, job) === status),
  );
  return context.page(jobs.reverse(), (job) => show(context, job));
};

const cancel: Handler<'emailSecurity.investigate.bulk.cancel.create'> = (context) => {
  const job = jobOf(context);
  const status = statusOf(context, job);
  if (hasEnded(status)) throw conflict(`The job is ${status}: only one that runs can be cancelled`);
  return show(context, keep(context, jobsOf(context), job.job_id, { ...job, cancelled_at: context.now() }));
};

const remove: Handler<'emailSecurity.investigate.bulk.delete'> = (context) => {
  const job = jobOf(context);
  const status = statusOf(context, job);
  if (!hasEnded(status)) throw conflict(`The job is ${status}: cancel it first`);
  settleJobs(context);
  context.sandbox.store.remove(jobsOf(context), job.job_id);
  return { id: job.job_id };
};

const messages: Handler<'emailSecurity.investigate.bulk.messages.list'> = (context) => {
  settleJobs(context);
  const job = jobOf(context);
  const status = statusOf(context, job);
  const ids = status === 'PENDING' || status === 'DISCOVERING' ? [] : job.messages;
  const rows = ids.flatMap((id): Fields[] => {
    const message = messageWith(context, id);
    if (message === undefined) return [];
    const isSkipped = status === 'COMPLETED' && job.skipped.includes(id);
    return [
      {
        message_id: uuidOf(id),
        postfix_id: message.postfix_id,
        email_message_id: message.message_id,
        alert_id: message.alert_id,
        action_type: job.action_type,
        action_params: { ...paramsOf(job), client_recipient: message.client_recipients[0] },
        created_at: job.created_at,
        processed_at: status === 'COMPLETED' ? context.now() : null,
        retry_after: null,
        retry_count: 0,
        status: isSkipped ? 'SKIPPED' : status,
        status_message: null,
        message,
      },
    ];
  });
  const wanted = context.query.status;
  const kept = rows.filter((row) => wanted === undefined || row.status === wanted);
  return context.page(kept, (row) => context.fit(row));
};

/** The same for the same message. */
function uuidOf(id: string): string {
  const hex = Buffer.from(id).toString('hex').padEnd(32, '0').slice(-32);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}

export const bulkJobs = {
  'emailSecurity.investigate.bulk.create': create,
  'emailSecurity.investigate.bulk.list': list,
  'emailSecurity.investigate.bulk.get': (context) => show(context, jobOf(context)),
  'emailSecurity.investigate.bulk.delete': remove,
  'emailSecurity.investigate.bulk.cancel.create': cancel,
  'emailSecurity.investigate.bulk.messages.list': messages,
} satisfies Handlers;
