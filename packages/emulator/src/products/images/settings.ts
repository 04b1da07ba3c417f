/** Images of an account as a whole: variants in which they are served, keys that sign, and how many there may be. */
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { imageTables } from './tables.ts';

/** https://developers.cloudflare.com/images/manage-images/create-variants/ */
const MAX_VARIANTS = 100;
const MAX_KEYS = 2;
const MAX_IMAGES = 100_000;

/** The code is that of Cloudflare's other refusals; those of this file are not documented. */
const wrong = (status: number, why: string, pointer: string): Problem => problem(status, 5400, why, pointer);

const scopeOf = (account: string, name: string): string => pathKey(['accounts', account, 'images', 'v1', name]);
const own = ({ path }: Context, name: string): string => scopeOf(path.account_id ?? '', name);

type Variant = NonNullable<ResultOf<'images.v1.variants.get'>['variant']>;

/** There from the start; nothing marks it, so that it can be changed and deleted like any other. */
const PUBLIC: Variant = {
  id: 'public',
  options: { fit: 'scale-down', metadata: 'none', width: 1366, height: 768 },
  neverRequireSignedURLs: false,
};

function variantsOf(context: Pick<Context, 'sandbox'>, account: string): Variant[] {
  const scope = scopeOf(account, 'variants');
  const kept = all<Variant>(context, scope);
  const hasPublic = kept.some(({ id }) => id === 'public') || context.sandbox.store.get(scope, 'public') === false;
  return hasPublic ? kept : [PUBLIC, ...kept];
}

export const variantNames = (context: Pick<Context, 'sandbox'>, account: string): string[] =>
  variantsOf(context, account).map(({ id }) => id);

function findVariant(context: Context & At<'account_id'>): Variant {
  const id = context.path.variant_id;
  const variant = variantsOf(context, context.path.account_id).find((one) => one.id === id);
  if (variant === undefined) throw wrong(404, 'Variant not found', '/variant_id');
  return variant;
}

const createVariant: Handler<'images.v1.variants.create'> = (context) => {
  const { id: sent, options, neverRequireSignedURLs = false } = fieldsOf(context);
  const id = String(sent);
  if (!/^[a-z0-9]{1,99}$/i.test(id)) throw wrong(400, 'A variant name has 1 to 99 letters and digits.', '/id');
  const variants = variantsOf(context, context.path.account_id);
  if (variants.some((one) => one.id === id))
    throw problem(409, 5409, 'Resource already exists: there is a variant with this name', '/id');
  if (variants.length >= MAX_VARIANTS) throw wrong(403, `The limit of ${MAX_VARIANTS} variants is reached.`, '/id');
  return context.fit({ variant: keep(context, own(context, 'variants'), id, { id, options, neverRequireSignedURLs }) });
};

const editVariant: Handler<'images.v1.variants.edit'> = (context) => {
  const before = findVariant(context);
  const { id } = before;
  const { options = before.options, neverRequireSignedURLs = before.neverRequireSignedURLs } = fieldsOf(context);
  return context.fit({ variant: keep(context, own(context, 'variants'), id, { id, options, neverRequireSignedURLs }) });
};

const removeVariant: Handler<'images.v1.variants.delete'> = (context) => {
  const { id } = findVariant(context);
  const { store } = context.sandbox;
  const scope = own(context, 'variants');
  store.remove(scope, id);
  if (id === 'public') store.put(scope, 'public', false);
  return {};
};

const variantList: Handler<'images.v1.variants.list'> = (context) => ({
  variants: Object.fromEntries(variantsOf(context, context.path.account_id).map((one) => [one.id, one])),
});

/** Accounts have a key from the start, which is made when it is asked for. https://developers.cloudflare.com/images/manage-images/serve-images/serve-private-images/ */
function keysOf(context: Context): Fields[] {
  const scope = own(context, 'keys');
  const keys = all(context, scope);
  return keys.length > 0 ? keys : [addKey(context, 'default')];
}

const addKey = (context: Context, name: string): Fields =>
  keep(context, own(context, 'keys'), name, {
    name,
    value: Buffer.from(context.sandbox.ids.digits(48), 'hex').toString('base64url'),
  });

const putKey: Handler<'images.v1.keys.update'> = (context) => {
  const name = context.path.signing_key_name;
  const keys = keysOf(context);
  if (keys.some((one) => one.name === name))
    throw problem(409, 5409, 'Resource already exists: there is a key with this name', '/signing_key_name');
  if (keys.length >= MAX_KEYS) throw wrong(403, `The limit of ${MAX_KEYS} keys is reached.`, '/signing_key_name');
  addKey(context, name);
  return { keys: keysOf(context) };
};

const removeKey: Handler<'images.v1.keys.delete'> = (context) => {
  const keys = keysOf(context);
  const scope = own(context, 'keys');
  const { name } = found(context, scope, context.path.signing_key_name, () =>
    wrong(404, 'Signing key not found', '/signing_key_name'),
  );
  if (keys.length === 1) throw wrong(400, 'The last signing key cannot be deleted.', '/signing_key_name');
  context.sandbox.store.remove(scope, String(name));
  return { keys: keysOf(context) };
};

export const imageSettings = {
  'images.v1.variants.create': createVariant,
  'images.v1.variants.list': variantList,
  'images.v1.variants.get': (context) => ({ variant: findVariant(context) }),
  'images.v1.variants.flat.get': (context) => ({ ...findVariant(context) }),
  'images.v1.variants.edit': editVariant,
  'images.v1.variants.delete': removeVariant,
  'images.v1.keys.list': (context) => ({ keys: keysOf(context) }),
  'images.v1.keys.update': putKey,
  'images.v1.keys.delete': removeKey,
  'images.v1.stats.get': (context) => {
    const row = context.sandbox.use(imageTables).count.get(context.path.account_id);
    return { count: { allowed: MAX_IMAGES, current: Number(row?.count) } };
  },
} satisfies Handlers;
