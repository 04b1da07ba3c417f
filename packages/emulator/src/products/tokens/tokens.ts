/** API tokens of the user and of accounts: https://developers.cloudflare.com/fundamentals/api/how-to/create-via-api/ */

import { createHash } from 'node:crypto';
import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { Reply } from '../../handler/reply.ts';
import type { Token, TokenPolicy } from '../../handler/token.ts';
import { pageResult, windowOf } from '../../http/page.ts';
import { problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { includesText } from '../../text-search.ts';
import { type PermissionGroup, permissionGroups } from './permission-groups.ts';
import { statusOf, tokenTables } from './tables.ts';

export const USER = 'user';

const ownerOf = (context: Context): string => context.path.account_id ?? USER;

/** @throws Problem 404 */
function find(context: Context & At<'token_id'>): Token {
  const token = context.sandbox.use(tokenTables).get(ownerOf(context), context.path.token_id);
  if (token === undefined) throw problem(404, 1003, 'Valid user-level authentication not found', '/token_id');
  return token;
}

function show(context: Context, token: Token): Token & { readonly status: string } {
  return { ...token, status: statusOf(token, context.sandbox.clock.now()) } as Token; // 'expired' is for readers only
}

/** https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/ */
export function makeSecret(sandbox: Sandbox, owner: string): string {
  const secret = sandbox.ids.digits(40);
  const checksum = createHash('sha256').update(secret).digest('hex').slice(0, 8);
  return `${owner === USER ? 'cfut' : 'cfat'}_${secret}${checksum}`;
}

function policiesOf(context: Context, body: Record<string, unknown>): TokenPolicy[] {
  // The contract's schema has checked them.
  const given = (Array.isArray(body.policies) ? body.policies : []) as TokenPolicy[];
  return given.map(({ effect, permission_groups, resources }) => ({
    id: context.sandbox.ids.hex(),
    effect,
    resources,
    // By id: https://github.com/cloudflare/terraform-provider-cloudflare/issues/7094
    permission_groups: permission_groups
      .toSorted((one, other) => (one.id < other.id ? -1 : 1))
      .map((group) => {
        const name = permissionGroups().get(group.id)?.name;
        return name === undefined ? group : { ...group, name };
      }),
  }));
}

const OPTIONAL = ['condition', 'expires_on', 'not_before'];

function fieldsOf(context: Context): Pick<Token, 'name' | 'policies'> {
  const body = isObject(context.body) ? context.body : {};
  const given = OPTIONAL.filter((name) => body[name] !== undefined && body[name] !== null);
  return {
    name: String(body.name),
    policies: policiesOf(context, body),
    ...Object.fromEntries(given.map((name) => [name, body[name]])),
  };
}

function create(context: Context): Token & { readonly value: string } {
  const now = context.now();
  const { sandbox } = context;
  const owner = ownerOf(context);
  const token: Token = {
    id: sandbox.ids.hex(),
    status: 'active',
    issued_on: now,
    modified_on: now,
    ...fieldsOf(context),
  };
  const value = makeSecret(sandbox, owner);
  sandbox.use(tokenTables).insert(owner, token, value);
  return { ...show(context, token), value };
}

function update(context: Context & At<'token_id'>): Token {
  const { id, issued_on, status } = find(context);
  const asked = isObject(context.body) ? context.body.status : undefined;
  const token: Token = {
    id,
    status: asked === 'disabled' || asked === 'active' ? asked : status,
    issued_on,
    modified_on: context.now(),
    ...fieldsOf(context),
  };
  context.sandbox.use(tokenTables).update(token);
  return show(context, token);
}

function list(context: Context): PageResult<Token> {
  const { sandbox, operation, schemas, query } = context;
  const tables = sandbox.use(tokenTables);
  const owner = ownerOf(context);
  const total = tables.count(owner);
  if (query.include_expired !== false && query.direction !== 'desc') {
    const window = windowOf(operation, schemas, query);
    const page = tables.page(owner, window.offset, window.limit);
    return pageResult(
      window,
      page.map((token) => show(context, token)),
      total,
    );
  }
  const now = sandbox.clock.now();
  const isHidden = (token: Token): boolean => query.include_expired === false && statusOf(token, now) === 'expired';
  const tokens = tables.page(owner, 0, total).filter((token) => !isHidden(token));
  return context.page(query.direction === 'desc' ? tokens.reverse() : tokens, (token) => show(context, token));
}

function remove(context: Context & At<'token_id'>): { id: string } {
  const { id } = find(context);
  context.sandbox.use(tokenTables).remove(ownerOf(context), id);
  return { id };
}

/** https://developers.cloudflare.com/fundamentals/api/how-to/roll-token/ */
function roll(context: Context & At<'token_id'>): string {
  const token = find(context);
  const value = makeSecret(context.sandbox, ownerOf(context));
  context.sandbox.use(tokenTables).roll(token, value);
  return value;
}

/** A token is recognized only by the endpoint for its kind. Tokens that were not created here are accepted as they are. */
function verify(context: Context): Reply {
  const { secret = '', known: found } = context.caller;
  if (found !== undefined && found.owner !== ownerOf(context)) throw problem(401, 1000, 'Invalid API Token');
  if (found === undefined) {
    const id = createHash('sha256').update(secret).digest('hex').slice(0, 32);
    return verified({ id, status: 'active' });
  }
  const { id, not_before, expires_on } = found.token;
  return verified({
    id,
    status: statusOf(found.token, context.sandbox.clock.now()),
    ...(not_before === undefined ? {} : { not_before }),
    ...(expires_on === undefined ? {} : { expires_on }),
  });
}

function verified(result: { readonly id: string; readonly status: string }): Reply {
  const messages = [{ code: 10000, message: `This API Token is valid and ${result.status}` }];
  return new Reply(JSON.stringify({ success: true, errors: [], messages, result }), 'application/json');
}

type Asked = Context & { readonly query: { readonly name?: string; readonly scope?: string } };

function groups(context: Asked): PermissionGroup[] {
  const { name, scope } = context.query;
  const owner = ownerOf(context);
  return [...permissionGroups().values()].filter(
    (group) =>
      (name === undefined || includesText(group.name.toLowerCase(), decoded(name).toLowerCase())) &&
      (scope === undefined || group.scopes.some((one) => one === decoded(scope))) &&
      // An account's tokens cannot act for a user.
      (owner === USER || !group.scopes.every((one) => one === 'com.cloudflare.api.user')),
  );
}

/** The documented examples are encoded twice. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export const tokens = {
  'user.tokens.create': create,
  'user.tokens.list': list,
  'user.tokens.get': (context) => show(context, find(context)),
  'user.tokens.update': update,
  'user.tokens.delete': remove,
  'user.tokens.verify': verify,
  'user.tokens.value.update': roll,
  'user.tokens.permissionGroups.list': (context) => context.page(groups(context)),
  'accounts.tokens.create': create,
  'accounts.tokens.list': list,
  'accounts.tokens.get': (context) => show(context, find(context)),
  'accounts.tokens.update': update,
  'accounts.tokens.delete': remove,
  'accounts.tokens.verify': verify,
  'accounts.tokens.value.update': roll,
  'accounts.tokens.permissionGroups.list': (context) => context.page(groups(context)),
  'accounts.tokens.permissionGroups.get': (context) => context.page(groups(context)),
} satisfies Handlers;
