/** Requests for information to Cloudforce One, their messages and priorities: lists are asked for by POST. */
import type { Context, Handler, Handlers } from '../../http/context.ts';
import { PageResult } from '../../http/page.ts';
import { notFound, problem } from '../../problem.ts';
import { userOf } from '../accounts/members.ts';
import { all, below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';

/** https://developers.cloudflare.com/security-center/cloudforce-one/ */
const QUOTA = 100;
const PRIORITIES = 10;
const QUARTER = 91 * 86_400_000;

const scopeOf = (context: Context, ...names: readonly string[]): string => below(context, 'cloudforce-one', ...names);

/** The analysts accept a request in an hour, and answer it in two days. */
function stateOf(context: Context, request: Fields): Fields {
  const status = phase(request.created, context, [
    ['open', 0],
    ['accepted', 3600],
    ['completed', 2 * 86_400],
  ]);
  if (status !== 'completed') return { ...request, status };
  const completed = new Date(Date.parse(String(request.created)) + 2 * 86_400_000).toISOString();
  return { ...request, status, completed };
}

const requests = (context: Context): Fields[] =>
  all(context, scopeOf(context, 'requests')).map((request) => stateOf(context, request));

function find(context: Context): Fields {
  const request = read(context, scopeOf(context, 'requests'), context.path.request_id ?? '');
  if (request === undefined) throw notFound('request');
  return request;
}

function create(context: Context): unknown {
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
  const request = {
    id,
    readable_id: `RFI-${String(known.length + 1).padStart(4, '0')}`,
    content,
    priority,
    request: request_type,
    summary,
    tlp,
    created: now,
    updated: now,
    tokens: 16,
    message_tokens: 0,
  };
  return context.fit(stateOf(context, keep(context, scopeOf(context, 'requests'), id, request)));
}

/** Until it is accepted. */
function update(context: Context): unknown {
  const before = find(context);
  if (stateOf(context, before).status !== 'open') throw problem(409, 1001, 'An accepted request cannot be changed'); // code not documented
  const { request_type, ...rest } = fieldsOf(context);
  const changed = {
    ...before,
    ...rest,
    ...(request_type === undefined ? {} : { request: request_type }),
    updated: context.now(),
  };
  keep(context, scopeOf(context, 'requests'), String(before.id), { ...changed, id: before.id });
  return context.fit(stateOf(context, changed));
}

const DONE = { success: true, errors: [], messages: [] };

function remove(scope: (context: Context) => string, id: string, what: string): Handler {
  return (context) => {
    if (!context.sandbox.store.remove(scope(context), context.path[id] ?? '')) throw notFound(what);
    return DONE;
  };
}

const isIn = (time: unknown, after: unknown, before: unknown): boolean =>
  (after === undefined || Date.parse(String(time)) > Date.parse(String(after))) &&
  (before === undefined || Date.parse(String(time)) < Date.parse(String(before)));

/** The page that the body asks for. */
function cut(context: Context, items: readonly Fields[]): readonly Fields[] {
  const { page, per_page } = fieldsOf(context);
  const size = Math.max(1, Number(per_page) || 20);
  const from = (Math.max(1, Number(page) || 1) - 1) * size;
  return items.slice(from, from + size);
}

function list(context: Context): PageResult {
  const body = fieldsOf(context);
  const found = requests(context).filter(
    (one) =>
      (body.status === undefined || one.status === body.status) &&
      (body.request_type === undefined || one.request === body.request_type) &&
      isIn(one.created, body.created_after, body.created_before),
  );
  return new PageResult(cut(context, body.sort_order === 'asc' ? found : found.reverse()));
}

const messages = (context: Context): string => scopeOf(context, 'requests', String(find(context).id), 'messages');

function writeMessage(context: Context): unknown {
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
}

const priorities = (context: Context): string => scopeOf(context, 'priorities');

function writePriority(context: Context): unknown {
  const id = context.path.priority_id;
  const before = id === undefined ? undefined : read(context, priorities(context), id);
  if (id !== undefined && before === undefined) throw notFound('priority');
  if (id === undefined && all(context, priorities(context)).length >= PRIORITIES)
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

function quota(most: number, used: (context: Context) => number): Handler {
  return (context) => {
    const next = Math.ceil((context.sandbox.clock.now() + 1) / QUARTER) * QUARTER;
    const date = new Date(next).toISOString();
    return context.fit({
      quota: most,
      remaining: most - used(context),
      anniversary_date: date,
      quarter_anniversary_date: date,
    });
  };
}

export const cloudforceRequests: Handlers = {
  'cloudforceOne.requests.create': create,
  'cloudforceOne.requests.update': update,
  'cloudforceOne.requests.get': (context) => context.fit(stateOf(context, find(context))),
  'cloudforceOne.requests.list': list,
  'cloudforceOne.requests.delete': remove((context) => scopeOf(context, 'requests'), 'request_id', 'request'),
  'cloudforceOne.requests.quota': quota(QUOTA, (context) => requests(context).length),
  'cloudforceOne.requests.message.create': writeMessage,
  'cloudforceOne.requests.message.update': writeMessage,
  'cloudforceOne.requests.message.get': (context) => {
    const { after, before } = fieldsOf(context);
    const found = all(context, messages(context)).filter(({ created }) => isIn(created, after, before));
    return new PageResult(cut(context, found));
  },
  'cloudforceOne.requests.message.delete': remove(messages, 'message_id', 'message'),
  'cloudforceOne.requests.priority.create': writePriority,
  'cloudforceOne.requests.priority.update': writePriority,
  'cloudforceOne.requests.priority.list': (context) => context.fit(cut(context, all(context, priorities(context)))),
  'cloudforceOne.requests.priority.delete': remove(priorities, 'priority_id', 'priority'),
  'cloudforceOne.requests.priority.quota': quota(PRIORITIES, (context) => all(context, priorities(context)).length),
};
