/** Secrets Store: one store per account, with unique secrets whose values are never shown. */

import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { includesText } from '../../text-search.ts';
import { collection } from '../shared/collection.ts';
import { all, below, countOf, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { secretValue, storeSecretValues } from '../workers/secret-values.ts';
import { listOf } from '../workers/upload.ts';

/** https://developers.cloudflare.com/secrets-store/manage-secrets/ — one store and a hundred secrets while it is in beta. */
const LIMITS = { stores: 1, secrets: 100, value: 65_536 };
/** Codes and messages as users see them: 1001 for invalid values, 1003 for impossible operations. */
const CODE = { invalid: 1001, conflict: 1003 };

/** https://developers.cloudflare.com/api/resources/secrets_store/: services that may use a secret. */
const SCOPES: ReadonlySet<unknown> = new Set(['workers', 'ai_gateway', 'dex', 'access', 'containers', 'websearch']);

const storesOf = (context: Context): string => below(context, 'secrets_store', 'stores');

const secretsOf = (context: Context, store: Fields): string =>
  below(context, 'secrets_store', 'stores', String(store.id), 'secrets');

const stores = collection({
  what: 'store',
  scope: storesOf,
  param: 'store_id',
  most: LIMITS.stores,
  created: ['created'],
  modified: ['modified'],
  read: (context, { name }) => ({ name, account_id: context.path.account_id }),
  check: (_context, { name }) => {
    if (String(name).trim() === '') throw problem(400, CODE.invalid, 'store_name_empty', '/name'); // code not documented
  },
  // With `force` the secrets go too.
  leaving: (context, store) => {
    if (context.query.force !== true && countOf(context, secretsOf(context, store)) > 0)
      throw problem(409, CODE.conflict, 'store_not_empty: remove its secrets first, or ask with force=true', '/force'); // code not documented
  },
  missing: () => problem(404, CODE.invalid, 'store_not_found', '/store_id'),
  full: () => problem(400, CODE.conflict, 'maximum_stores_exceeded'),
});

const removeStore: Handler<'secretsStore.stores.delete'> = (context) => {
  stores.drop(context, stores.find(context));
  return null;
};

function display<Result>(context: Showing<Result>, secret: Fields): Result {
  const status = phase(secret.modified, context, [
    ['pending', 0],
    ['active', 1],
  ]);
  return context.fit({ ...secret, status });
}

function checkFields({ name, scopes, value }: Fields, pointer: string): void {
  if (typeof name === 'string' && name.trim() === '')
    throw problem(400, CODE.invalid, 'secret_name_empty', `${pointer}/name`);
  if (typeof name === 'string' && /\s/.test(name))
    throw problem(400, CODE.invalid, 'secret_name_invalid: it cannot have spaces', `${pointer}/name`); // words not documented
  if (Array.isArray(scopes) && scopes.length === 0)
    throw problem(400, CODE.invalid, 'secret_scopes_empty', `${pointer}/scopes`);
  const scope = Array.isArray(scopes) ? scopes.find((one) => !SCOPES.has(one)) : undefined;
  if (scope !== undefined) throw problem(400, CODE.invalid, `secret_scope_invalid: '${scope}'`, `${pointer}/scopes`);
  if (typeof value === 'string' && Buffer.byteLength(value) > LIMITS.value)
    throw problem(400, CODE.invalid, `secret_value_too_long: at most ${LIMITS.value} bytes`, `${pointer}/value`); // words not documented
}

function total(context: Context): number {
  return all(context, storesOf(context)).reduce((sum, store) => sum + countOf(context, secretsOf(context, store)), 0);
}

const valuesOf = (sandbox: Sandbox, account: string, store: unknown) => ({
  sandbox,
  owner: account,
  script: `secrets store ${String(store)}`,
});

function keepValue(context: Context, store: Fields, name: unknown, value: unknown): void {
  const place = valuesOf(context.sandbox, context.path.account_id ?? '', store.id);
  storeSecretValues(place, [{ type: 'secret_text', name, text: value }], 0);
}

/** The value that Workers read; undefined if there is no such secret, or it was set while no Workers ran. */
export function storedSecret(sandbox: Sandbox, account: string, store: string, name: string): string | undefined {
  const scope = pathKey(['accounts', account, 'secrets_store', 'stores', store, 'secrets']);
  const exists = sandbox.store.idBy(scope, ['name'], name) !== undefined;
  return exists ? secretValue(valuesOf(sandbox, account, store), name, 0) : undefined;
}

/** The value is checked, and stored only for Workers that run: no response shows it. */
function add(context: Context, store: Fields, fields: Fields, pointer: string): Fields {
  checkFields(fields, pointer);
  const { name, scopes, comment } = fields;
  const scope = secretsOf(context, store);
  if (context.sandbox.store.idBy(scope, ['name'], String(name)) !== undefined)
    throw problem(400, CODE.conflict, `secret_name_already_exists: ${String(name)}`, `${pointer}/name`);
  if (total(context) >= LIMITS.secrets) throw problem(400, CODE.conflict, 'maximum_secrets_exceeded', pointer); // words not documented
  keepValue(context, store, name, fields.value);
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  const secret = { id, name, scopes, comment: comment ?? '', store_id: store.id, created: now, modified: now };
  return keep(context, scope, id, secret);
}

/** All of them, or none. */
const create: Handler<'secretsStore.stores.secrets.create'> = (context) => {
  const store = stores.find(context);
  const secrets = listOf(context.body).map((fields, index) => add(context, store, fields, `/${index}`));
  return new PageResult(secrets.map((secret) => display(context, secret)));
};

function secretOf(context: Context & At<'secret_id' | 'store_id'>): { scope: string; store: Fields; secret: Fields } {
  const store = stores.find(context);
  const scope = secretsOf(context, store);
  const refusal = (): Problem => problem(404, CODE.invalid, 'secret_not_found', '/secret_id');
  return { scope, store, secret: found(context, scope, context.path.secret_id, refusal) };
}

const edit: Handler<'secretsStore.stores.secrets.edit'> = (context) => {
  const { scope, store, secret } = secretOf(context);
  const body = fieldsOf(context);
  checkFields(body, '');
  keepValue(context, store, secret.name, body.value);
  const { scopes = secret.scopes, comment = secret.comment } = body;
  return display(
    context,
    keep(context, scope, String(secret.id), { ...secret, scopes, comment, modified: context.now() }),
  );
};

const duplicate: Handler<'secretsStore.stores.secrets.duplicate'> = (context) => {
  const { store, secret } = secretOf(context);
  const account = context.path.account_id;
  const value = storedSecret(context.sandbox, account, String(store.id), String(secret.name));
  return display(context, add(context, store, { ...fieldsOf(context), value }, ''));
};

const remove: Handler<'secretsStore.stores.secrets.delete'> = (context) => {
  const { scope, secret } = secretOf(context);
  context.sandbox.store.remove(scope, String(secret.id));
  return context.fit({ ...secret, status: 'deleted' });
};

/** The contract names no body that says which: none are deleted. */
const removeSome: Handler<'secretsStore.stores.secrets.bulkDelete'> = (context) => {
  stores.find(context);
  return null;
};

const list: Handler<'secretsStore.stores.secrets.list'> = (context) => {
  const store = stores.find(context);
  const { direction, order, scopes, search } = context.query;
  const by = order ?? 'created';
  const secrets = all(context, secretsOf(context, store)).filter(
    ({ name, comment, scopes: own }) =>
      (search === undefined || includesText(`${String(name)} ${String(comment)}`, search)) &&
      (scopes === undefined || (Array.isArray(own) && own.some((scope) => scopes.flat().includes(scope)))),
  );
  // Sorting is stable: what was made in one moment stays in its order, or in the reverse of it.
  const up = secrets.sort((one, other) => String(one[by]).localeCompare(String(other[by])));
  return context.page(direction === 'asc' ? up : up.reverse(), (secret) => display(context, secret));
};

export const secretsStore = {
  'secretsStore.stores.create': stores.create,
  'secretsStore.stores.get': stores.get,
  'secretsStore.stores.delete': removeStore,
  'secretsStore.stores.secrets.create': create,
  'secretsStore.stores.secrets.list': list,
  'secretsStore.stores.secrets.get': (context) => display(context, secretOf(context).secret),
  'secretsStore.stores.secrets.edit': edit,
  'secretsStore.stores.secrets.duplicate': duplicate,
  'secretsStore.stores.secrets.delete': remove,
  'secretsStore.stores.secrets.bulkDelete': removeSome,
  'secretsStore.quota.get': (context) => context.fit({ secrets: { quota: LIMITS.secrets, usage: total(context) } }),
} satisfies Handlers;
