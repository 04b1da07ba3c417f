/** Recipients that get no mail: one entry for each address of an account, gone when its time is over. */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { inOrder } from '../shared/lists.ts';
import { accountOf, inAccount } from '../shared/owner.ts';

/** https://developers.cloudflare.com/email-service/api/send-emails/rest-api/#error-responses */
export const invalid = (why: string, pointer?: string): Problem =>
  problem(400, 10001, `email.sending.error.invalid_request_schema: ${why}`, pointer);
const absent = (): Problem => problem(404, 10000, 'email.sending.error.not_found');
const refused = (): Problem => problem(403, 10102, 'The suppression is read-only', '/read_only'); // code not documented

export const ADDRESS = /^[^\s@<>]{1,64}@[^\s@.<>]+(?:\.[^\s@.<>]+)+$/;

export const sendingList = (account: string): string => inAccount(account, 'email', 'sending', 'suppressions');
const routingList = (account: string): string => inAccount(account, 'email', 'routing', 'suppressions');

const isActive = ({ sandbox }: Context, { expires_at }: Fields): boolean =>
  typeof expires_at !== 'string' || Date.parse(expires_at) > sandbox.clock.now();

/** Expired entries are not shown: https://developers.cloudflare.com/email-service/concepts/suppressions/#suppression-timing */
export const activeOf = (context: Context, scope: string): Fields[] =>
  all(context, scope).filter((entry) => isActive(context, entry));

/** Expirations are in the future: https://developers.cloudflare.com/email-service/configuration/suppressions/#add-a-suppression */
function checkEnd({ sandbox }: Context, end: unknown): void {
  if (typeof end === 'string' && !(Date.parse(end) > sandbox.clock.now()))
    throw invalid(`expires_at '${end.slice(0, 40)}' is not in the future`, '/expires_at');
}

const keyOf = (email: unknown, scope: unknown): string =>
  `${String(email).toLowerCase()} ${isObject(scope) && scope.type === 'sending_domain' ? String(scope.value) : ''}`;

const ACCOUNT_SCOPE = { type: 'account' };

/** An address has one active entry, which a second request leaves unchanged. */
export function suppress(context: Context, scope: string, fields: Fields): Fields {
  checkEnd(context, fields.expires_at);
  const email = String(fields.email).toLowerCase();
  const key = keyOf(email, fields.scope);
  const before = activeOf(context, scope).find((entry) => keyOf(entry.email, entry.scope) === key);
  if (before?.read_only === true) throw refused();
  if (before !== undefined) return before;
  const id = context.sandbox.ids.uuid();
  return keep(context, scope, id, {
    id,
    email,
    reason: fields.reason ?? 'manual',
    note: fields.note ?? null,
    scope: fields.scope ?? ACCOUNT_SCOPE,
    zones: fields.zones ?? [],
    created_at: context.now(),
    expires_at: fields.expires_at ?? null,
    read_only: false,
  });
}

function entryOf(context: Context, scope: string): Fields {
  const entry = read(context, scope, context.path.suppression_id ?? '');
  if (entry === undefined || !isActive(context, entry)) throw absent();
  return entry;
}

/** A whole address, or a user name with `@` after it: https://developers.cloudflare.com/email-service/configuration/suppressions/#search-by-username */
function searchFor(search: string | undefined): (entry: Fields) => boolean {
  if (search === undefined) return () => true;
  const text = search.toLowerCase();
  if (!/^[^@]+@[^@]*$/.test(text))
    throw invalid(`search '${text.slice(0, 64)}' is not an address or a user name with @ after it`, '/search');
  return ({ email }) => (text.endsWith('@') ? String(email).startsWith(text) : email === text);
}

const list: Handler<'emailSending.suppressions.list'> = (context) => {
  const { email, reason, search, scope_type, scope_value } = context.query;
  const isFound = searchFor(search);
  const found = activeOf(context, sendingList(context.path.account_id)).filter((entry) => {
    const scope: Fields = isObject(entry.scope) ? entry.scope : ACCOUNT_SCOPE;
    return (
      (email === undefined || entry.email === email.toLowerCase()) &&
      (reason === undefined || entry.reason === reason) &&
      (scope_type === undefined || scope.type === scope_type) &&
      (scope_value === undefined || scope.value === scope_value) &&
      isFound(entry)
    );
  });
  return context.page(found, (entry) => context.fit(entry));
};

const edit: Handler<'emailSending.suppressions.edit'> = (context) => {
  const scope = sendingList(context.path.account_id);
  const entry = entryOf(context, scope);
  const { expires_at, note, scope: wanted } = fieldsOf(context);
  if (wanted !== undefined)
    throw invalid('scope cannot be changed: delete the suppression and create it anew', '/scope');
  if (entry.read_only === true) throw refused();
  checkEnd(context, expires_at);
  const changed = {
    ...entry,
    ...(expires_at === undefined ? {} : { expires_at }),
    ...(note === undefined ? {} : { note: note === '' ? null : note }),
  };
  return context.fit(keep(context, scope, String(entry.id), changed));
};

function drop(context: Context, scope: string): Fields {
  const entry = entryOf(context, scope);
  if (entry.read_only === true) throw refused();
  context.sandbox.store.remove(scope, String(entry.id));
  return entry;
}

/** https://developers.cloudflare.com/email-service/platform/limits/#suppression-list-limits */
const IMPORTS = 10;
const MINUTE = 60_000;

/** Counts an import of the account. https://developers.cloudflare.com/email-service/api/send-emails/rest-api/#error-responses */
function countImport(context: Context, account: string): void {
  const scope = inAccount(account, 'email', 'sending', 'imports');
  const now = context.sandbox.clock.now();
  const times = read(context, scope, 'times')?.times;
  const recent = (Array.isArray(times) ? times : []).filter((time) => Number(time) > now - MINUTE);
  if (recent.length >= IMPORTS) throw problem(429, 10004, 'email.sending.error.throttled');
  keep(context, scope, 'times', { times: [...recent, now] });
}

/** https://developers.cloudflare.com/email-service/configuration/suppressions/#add-suppressions-in-bulk */
const importMany: Handler<'emailSending.suppressions.import'> = (context) => {
  countImport(context, context.path.account_id);
  const given = fieldsOf(context).items ?? [];
  const scope = sendingList(context.path.account_id);
  const seen = new Set<string>();
  const items = given.flatMap((item, index): Fields[] => {
    const key = keyOf(item.email, item.scope);
    if (seen.has(key)) return [];
    seen.add(key);
    return [imported(context, scope, { ...item }, index)];
  });
  const count = (status: string): number => items.filter((one) => one.status === status).length;
  return context.fit({
    items,
    total: given.length,
    deduplicated: given.length - items.length,
    processed: count('processed'),
    invalid: count('invalid'),
    skipped: count('skipped'),
    errors: count('error'),
  });
};

/** Entries that Cloudflare made are not replaced. */
function imported(context: Context, scope: string, item: Fields, index: number): Fields {
  const email = String(item.email);
  const about = { index, email, scope: item.scope ?? ACCOUNT_SCOPE };
  if (!ADDRESS.test(email))
    return { index, status: 'invalid', error: `'${email.slice(0, 90)}' is not an email address` };
  const key = keyOf(email, item.scope);
  const before = activeOf(context, scope).find((entry) => keyOf(entry.email, entry.scope) === key);
  if (before !== undefined && before.reason !== 'manual')
    return { ...about, status: 'skipped', error: 'The address is suppressed by Cloudflare' };
  if (typeof item.expires_at === 'string' && !(Date.parse(item.expires_at) > context.sandbox.clock.now()))
    return { ...about, status: 'error', error: 'expires_at is not in the future' };
  return { ...about, status: 'processed', id: suppress(context, scope, item).id };
}

/** The older form, of an account or a zone: newest first, for all zones or one. */
const isOf = (context: Context, { zones }: Fields): boolean =>
  context.path.zone_id === undefined ||
  !Array.isArray(zones) ||
  zones.length === 0 ||
  zones.includes(context.path.zone_id);

function listOld<Result>(context: Showing<Result>, scope: string): Result {
  const { query } = context;
  const found = activeOf(context, scope).filter((entry) => isOf(context, entry));
  const sorted = inOrder(found, { ...query, order: query.order ?? 'created_at', direction: query.direction ?? 'desc' });
  return context.fit(context.page(sorted).items);
}

function createOld<Result>(context: Showing<Result>, scope: string): Result {
  const { email, expires_at } = fieldsOf(context) as Fields; // an object by its schema
  const { zone_id } = context.path;
  return context.fit(suppress(context, scope, { email, expires_at, zones: zone_id === undefined ? [] : [zone_id] }));
}

const sent = (context: Context): string => sendingList(accountOf(context));
const routed = (context: Context): string => routingList(accountOf(context));

export const suppressions = {
  'emailSending.suppressions.create': (context) =>
    context.fit(suppress(context, sendingList(context.path.account_id), { ...fieldsOf(context) })),
  'emailSending.suppressions.list': list,
  'emailSending.suppressions.get': (context) => context.fit(entryOf(context, sendingList(context.path.account_id))),
  'emailSending.suppressions.edit': edit,
  'emailSending.suppressions.delete': (context) => context.fit(drop(context, sendingList(context.path.account_id))),
  'emailSending.suppressions.import': importMany,
  'emailSending.suppressions.v1.create': (context) => createOld(context, sent(context)),
  'emailSending.suppressions.v1.list': (context) => listOld(context, sent(context)),
  'emailSending.suppressions.v1.get': (context) => context.fit(entryOf(context, sent(context))),
  'emailSending.suppressions.v1.delete': (context) => {
    drop(context, sent(context));
    return { success: true };
  },
  'emailRouting.suppressions.create': (context) => createOld(context, routed(context)),
  'emailRouting.suppressions.list': (context) => listOld(context, routed(context)),
  'emailRouting.suppressions.get': (context) => context.fit(entryOf(context, routed(context))),
  'emailRouting.suppressions.delete': (context) => {
    drop(context, routed(context));
    return { success: true };
  },
} satisfies Handlers;
