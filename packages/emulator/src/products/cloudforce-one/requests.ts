/** Requests for information to Cloudforce One, their messages and priorities: lists are asked for by POST. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, problem } from '../../problem.ts';
import { userOf } from '../accounts/members.ts';
import { all, below, countOf, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';

// Quotas and durations of requests and priorities depend on the customer's agreement: these numbers are ours.
const QUOTA = 100;
const PRIORITIES = 10;
const QUARTER = 91 * 86_400_000;

const scopeOf = (context: Context, ...names: readonly string[]): string => below(context, 'cloudforce-one', ...names);

type Request = ResultOf<'cloudforceOne.requests.list'> & { readonly content?: string };

/** The analysts accept a request in an hour, and answer it in two days: the states are the page's, the times ours. https://developers.cloudflare.com/security-center/cloudforce-one/#submit-rfis */
function stateOf(context: Context, request: Request): Request {
  const status = phase(request.created, context, [
    ['open', 0],
    ['accepted', 3600],
    ['completed', 2 * 86_400],
  ]);
  if (status !== 'completed') return { ...request, status };
  const completed = new Date(Date.parse(request.created) + 2 * 86_400_000).toISOString();
  return { ...request, status, completed };
}

const requests = (context: Context): Request[] =>
  all<Request>(context, scopeOf(context, 'requests')).map((request) => stateOf(context, request));

function find(context: Context & At<'request_id'>): Request {
  const request = read<Request>(context, scopeOf(context, 'requests'), context.path.request_id);
  if (request === undefined) throw notFound('request');
  return request;
}

const create: Handler<'cloudforceOne.requests.create'> = (context) => {
  const {
    content = '',
    priority = 'routine',
    request_type = 'Victomology',
    summary = '',
    tlp = 'clear',
  } = fieldsOf(context);
  const known = all(context, scopeOf(context, 'requests'));
  if (known.length >= QUOTA) throw problem(403, 1001, 'The quota of requests is used up'); // code not documented
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  const request: Request = {
    id,
    readable_id: `RFI-${String(known.length + 1).padStart(4, '0')}`,
    content,
    priority: priority as Request['priority'], // the response accepts the fields of the request
    request: request_type,
    summary,
    tlp: tlp as Request['tlp'], // the same
    created: now,
    updated: now,
    tokens: 16,
    message_tokens: 0,
  };
  return context.fit(stateOf(context, keep(context, scopeOf(context, 'requests'), id, request)));
};

/** Until it is accepted. */
const update: Handler<'cloudforceOne.requests.update'> = (context) => {
  const before = find(context);
  if (stateOf(context, before).status !== 'open') throw problem(409, 1001, 'An accepted request cannot be changed'); // code not documented
  const { request_type, ...rest } = fieldsOf(context);
  const changed = {
    ...before,
    ...(rest as Pick<Request, 'priority' | 'tlp'>), // the same

    ...(request_type === undefined ? {} : { request: request_type }),
    updated: context.now(),
  };
  keep(context, scopeOf(context, 'requests'), before.id, { ...changed, id: before.id });
  return context.fit(stateOf(context, changed));
};

const DONE = { success: true as const, errors: [], messages: [] };

function remove(context: Context, scope: string, id: string, what: string): typeof DONE {
  if (!context.sandbox.store.remove(scope, id)) throw notFound(what);
  return DONE;
}

/** Until it is accepted: https://developers.cloudflare.com/security-center/cloudforce-one/#submit-rfis */
const removeRequest: Handler<'cloudforceOne.requests.delete'> = (context) => {
  if (stateOf(context, find(context)).status !== 'open')
    throw problem(409, 1001, 'An accepted request cannot be deleted'); // code not documented
  return remove(context, scopeOf(context, 'requests'), context.path.request_id, 'request');
};

/** https://developers.cloudflare.com/security-center/cloudforce-one/#submit-rfis */
const TYPES = [
  'Binary Analysis - IOCs',
  'Binary Analysis - Report',
  'DDoS Attack',
  'Indicator Analysis - IOCs',
  'Indicator Analysis - Report',
  'Passive DNS Resolution',
  'Strategic Threat Research',
  'Threat Detection Signature - IOCs',
  'Threat Detection Signature - Report',
  'Traffic Analysis - IOCs',
  'Traffic Analysis - Report',
  'Vulnerability',
];

const isIn = (time: unknown, after: unknown, before: unknown): boolean =>
  (after === undefined || Date.parse(String(time)) > Date.parse(String(after))) &&
  (before === undefined || Date.parse(String(time)) < Date.parse(String(before)));

/** The page that the body asks for. */
function cut<Item>(
  { page = 1, per_page = 20 }: { readonly page?: number; readonly per_page?: number },
  items: readonly Item[],
): Item[] {
  const size = Math.max(1, per_page);
  const from = (Math.max(1, page) - 1) * size;
  return items.slice(from, from + size);
}

const list: Handler<'cloudforceOne.requests.list'> = (context) => {
  const body = fieldsOf(context);
  const found = requests(context).filter(
    (one) =>
      (body.status === undefined || one.status === body.status) &&
      (body.request_type === undefined || one.request === body.request_type) &&
      isIn(one.created, body.created_after, body.created_before),
  );
  return new PageResult(cut(body, body.sort_order === 'asc' ? found : found.reverse()));
};

const messages = (context: Context & At<'request_id'>): string =>
  scopeOf(context, 'requests', String(find(context).id), 'messages');

const writeMessage: Handler<'cloudforceOne.requests.message.create' | 'cloudforceOne.requests.message.update'> = (
  context,
) => {
  const scope = messages(context);
  const id = context.path.message_id;
  const before = id === undefined ? undefined : read(context, scope, id);
  if (id !== undefined && before === undefined) throw notFound('message');
  const own = before?.id ?? context.sandbox.ids.number();
  const message = {
    created: context.now(),
    author: userOf(context).email,
    is_follow_on_request: false,
    ...before,
    id: own,
    content: fieldsOf(context).content ?? '',
    updated: context.now(),
  };
  return context.fit(keep(context, scope, String(own), message));
};

const priorities = (context: Context): string => scopeOf(context, 'priorities');

function writePriority<Result>(context: Showing<Result>, id?: string): Result {
  const before = id === undefined ? undefined : read(context, priorities(context), id);
  if (id !== undefined && before === undefined) throw notFound('priority');
  if (id === undefined && countOf(context, priorities(context)) >= PRIORITIES)
    throw problem(403, 1001, 'The quota of priorities is used up'); // code not documented
  const own = String(before?.id ?? context.sandbox.ids.uuid());
  const now = context.now();
  const value: Fields = keep(context, priorities(context), own, {
    created: now,
    ...before,
    ...fieldsOf(context),
    id: own,
    updated: now,
  });
  return context.fit({ ...value, content: value.requirement, summary: value.requirement, request: value.requirement });
}

function quota<Result>(context: Showing<Result>, most: number, used: number): Result {
  const next = Math.ceil((context.sandbox.clock.now() + 1) / QUARTER) * QUARTER;
  const date = new Date(next).toISOString();
  return context.fit({
    quota: most,
    remaining: most - used,
    anniversary_date: date,
    quarter_anniversary_date: date,
  });
}

export const cloudforceRequests = {
  'cloudforceOne.requests.create': create,
  'cloudforceOne.requests.update': update,
  'cloudforceOne.requests.get': (context) => context.fit(stateOf(context, find(context))),
  'cloudforceOne.requests.list': list,
  'cloudforceOne.requests.delete': removeRequest,
  'cloudforceOne.requests.types': (context) => context.page(TYPES),
  'cloudforceOne.requests.quota': (context) => quota(context, QUOTA, requests(context).length),
  'cloudforceOne.requests.message.create': writeMessage,
  'cloudforceOne.requests.message.update': writeMessage,
  'cloudforceOne.requests.message.get': (context) => {
    const body = fieldsOf(context);
    const found = all<ResultOf<'cloudforceOne.requests.message.get'>>(context, messages(context)).filter(
      ({ created }) => isIn(created, body.after, body.before),
    );
    return new PageResult(cut(body, found));
  },
  'cloudforceOne.requests.message.delete': (context) =>
    remove(context, messages(context), context.path.message_id, 'message'),
  'cloudforceOne.requests.priority.create': (context) => writePriority(context),
  'cloudforceOne.requests.priority.update': (context) => writePriority(context, context.path.priority_id),
  'cloudforceOne.requests.priority.list': (context) =>
    context.fit(cut(fieldsOf(context), all(context, priorities(context)))),
  'cloudforceOne.requests.priority.get': (context) => {
    const priority = read(context, priorities(context), context.path.priority_id);
    if (priority === undefined) throw notFound('priority');
    return context.fit(priority);
  },
  'cloudforceOne.requests.priority.delete': (context) =>
    remove(context, priorities(context), context.path.priority_id, 'priority'),
  'cloudforceOne.requests.priority.quota': (context) =>
    quota(context, PRIORITIES, countOf(context, priorities(context))),
} satisfies Handlers;
