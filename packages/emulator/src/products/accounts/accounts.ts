/** Accounts themselves, and the user's profile. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound, problem } from '../../problem.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { removeZone, zoneTables } from '../zones/state.ts';

const ACCOUNTS = '/accounts';

function find(context: Context & At<'account_id'>): Fields {
  const account = read(context, ACCOUNTS, context.path.account_id);
  if (account === undefined) throw notFound('account');
  return account;
}

/** https://developers.cloudflare.com/api/resources/accounts/methods/create/ */
const create: Handler<'accounts.create'> = (context) => {
  const body = fieldsOf(context);
  const id = context.sandbox.ids.hex();
  const name = accountName(body.name);
  const account = {
    id,
    name,
    type: body.type ?? 'standard',
    created_on: context.now(),
    settings: { enforce_twofactor: false },
    ...(isObject(body.unit) ? { managed_by: { parent_org_id: body.unit.id } } : {}),
  };
  return context.fit(keep(context, ACCOUNTS, id, account));
};

function accountName(name: unknown): string {
  const text = String(name).trim();
  if (text === '' || text.length > 100)
    throw problem(400, 1001, 'The name of an account has 1 to 100 characters', '/name'); // code not documented
  if (/[<>]/.test(text)) throw problem(400, 1001, 'The name of an account has an invalid character', '/name');
  return text;
}

/** Id, type and birth stay. https://developers.cloudflare.com/api/resources/accounts/methods/update/ */
const update: Handler<'accounts.update'> = (context) => {
  const before = find(context);
  const body = fieldsOf(context);
  const settings = {
    ...(isObject(before.settings) ? before.settings : {}),
    ...body.settings,
  };
  return context.fit(keep(context, ACCOUNTS, String(before.id), { ...before, name: accountName(body.name), settings }));
};

/** Tables of products whose rows have an owner. */
const OWNED =
  "SELECT name FROM sqlite_schema WHERE type = 'table' AND EXISTS (SELECT 1 FROM pragma_table_info(sqlite_schema.name) WHERE name = ?)";

/** With its zones and all that is in it. https://developers.cloudflare.com/api/resources/accounts/methods/delete/ */
const remove: Handler<'accounts.delete'> = (context) => {
  const id = String(find(context).id);
  const { sandbox } = context;
  sandbox.use(zoneTables);
  for (const zone of zonesOf(context, id)) removeZone(context, zone);
  for (const column of ['account', 'owner']) {
    for (const { name } of sandbox.db.prepare(OWNED).all(column))
      sandbox.db.prepare(`DELETE FROM "${String(name)}" WHERE ${column} = ?`).run(id);
  }
  sandbox.store.remove(ACCOUNTS, id);
  return { id };
};

const list: Handler<'accounts.list'> = (context) => {
  const { name, direction } = context.query;
  const found = all(context, ACCOUNTS).filter((account) => name === undefined || account.name === name);
  if (direction === 'desc') found.reverse();
  return context.page(found, (account) => context.fit(account));
};

/** Flags that show the paid features of the user's zones. */
function user<Result>(context: Showing<Result>): Result {
  const plans = context.sandbox
    .use(zoneTables)
    .select("DISTINCT value ->> '$.plan.legacy_id' AS plan FROM zones", [])
    .map(({ plan }) => String(plan));
  const has = (plan: string): boolean => plans.includes(plan);
  const flags = {
    has_pro_zones: has('pro'),
    has_business_zones: has('business'),
    has_enterprise_zones: has('enterprise'),
  };
  return context.fit({ ...read(context, '/user', ''), ...flags });
}

/** Only the editable fields of a user: https://developers.cloudflare.com/api/resources/user/methods/edit/ */
const editUser: Handler<'user.edit'> = (context) => {
  const body = fieldsOf(context);
  const known = Object.entries(body).filter(([name]) =>
    ['first_name', 'last_name', 'telephone', 'country', 'zipcode'].includes(name),
  );
  keep(context, '/user', '', { ...read(context, '/user', ''), ...Object.fromEntries(known) });
  return user(context);
};

export const accountRules = {
  'accounts.create': create,
  'accounts.list': list,
  'accounts.update': update,
  'accounts.delete': remove,
  'user.get': user,
  'user.edit': editUser,
} satisfies Handlers;
