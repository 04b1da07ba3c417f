/** Tokens that let Git into a repository of Artifacts: https://developers.cloudflare.com/artifacts/api/rest-api/#tokens */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, fieldsOf, keep, read } from '../shared/fields.ts';
import { ERROR, newToken, repoOf, type Token, tokensScope } from './repos.ts';

const TTL = { least: 60, most: 31_536_000 };

const create: Handler<'artifacts.namespaces.tokens.create'> = (context) => {
  const { repo = '', scope = 'write', ttl } = fieldsOf(context);
  if (scope !== 'read' && scope !== 'write') throw ERROR.input('scope is read or write', '/scope');
  if (ttl !== undefined && (ttl < TTL.least || ttl > TTL.most)) throw ERROR.ttl();
  return context.fit(newToken(context, repoOf(context, repo).name, scope === 'read' ? 'read' : 'write', ttl));
};

function stateOf({ sandbox }: Context, token: Token): 'active' | 'expired' | 'revoked' {
  if (token.revoked === true) return 'revoked';
  return Date.parse(token.expires_at) <= sandbox.clock.now() ? 'expired' : 'active';
}

const list: Handler<'artifacts.namespaces.repos.tokens.list'> = (context) => {
  const { name } = repoOf(context, context.path.name);
  const { state: wanted = 'active' } = context.query;
  const tokens = all<Token>(context, tokensScope(context)).map((one) => ({ ...one, state: stateOf(context, one) }));
  const found = tokens.filter(({ repo, state }) => repo === name && (wanted === 'all' || state === wanted));
  return context.page(found, (one) => context.fit(one));
};

/** Revokes a token; it stays in the list. */
const revoke: Handler<'artifacts.namespaces.tokens.delete'> = (context) => {
  const { id } = context.path;
  const token = read<Token>(context, tokensScope(context), id);
  if (token === undefined) throw ERROR.missing(`Token '${id.slice(0, 64)}'`);
  keep<Token>(context, tokensScope(context), id, { ...token, revoked: true });
  return { id };
};

export const artifactTokens = {
  'artifacts.namespaces.tokens.create': create,
  'artifacts.namespaces.tokens.delete': revoke,
  'artifacts.namespaces.repos.tokens.list': list,
} satisfies Handlers;
