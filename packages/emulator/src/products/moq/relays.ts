/** Relays of Media over QUIC, and the tokens of those who publish and subscribe: https://developers.cloudflare.com/moq/#provision-a-relay */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { collection } from '../shared/collection.ts';
import { all, below, type Fields, fieldsOf, keep, limited } from '../shared/fields.ts';
import { unsignedJwt } from '../shared/jwt.ts';
import { invalid } from '../shared/refusals.ts';

const relays = collection({
  what: 'relay',
  id: ['uid', 'hex'],
  param: 'relay_id',
  scope: ['moq', 'relays'],
  created: ['created'],
  modified: ['modified'],
  defaults: { config: { upstreams: { enabled: false, upstreams: [] } } },
});

type Operation = 'publish' | 'subscribe';

interface Token extends Fields {
  readonly jti: string;
  readonly operations: readonly Operation[];
  readonly created: string;
  readonly expires: string;
}

const YEAR = 365 * 86_400_000;
/** The API reference: an eleventh is refused. With which code is not documented. */
const MAX_TOKENS = 10;
const FULL = 10_001;

const tokensScope = (context: Context, relay: unknown): string =>
  below(context, 'moq', 'relays', String(relay), 'tokens');

interface NewToken {
  readonly operations?: readonly string[];
  readonly expires?: string;
  readonly label?: string;
}

/** A token of a relay with its secret, which is returned only by this call. */
function addToken(context: Context, relay: unknown, { operations = [], expires, label }: NewToken): Fields {
  const now = context.sandbox.clock.now();
  const end = expires === undefined ? now + YEAR : Date.parse(expires);
  if (!(end > now && end <= now + YEAR)) throw invalid('expires lies ahead, by at most a year', '/expires');
  const stray = operations.find((one) => one !== 'publish' && one !== 'subscribe');
  if (stray !== undefined || operations.length === 0)
    throw invalid('operations names publish, subscribe or both', '/operations');
  const scope = tokensScope(context, relay);
  limited(context, scope, MAX_TOKENS, FULL, 'tokens of a relay');
  const jti = context.sandbox.ids.digits(32);
  const known = { operations: [...new Set(operations)] as Operation[], ...(label === undefined ? {} : { label }) }; // checked above
  const times = { created: context.now(), expires: new Date(end).toISOString() };
  const token = keep<Token>(context, scope, jti, { jti, ...known, ...times });
  const claims = { jti, sub: String(relay), ops: token.operations, exp: Math.floor(end / 1000) };
  return {
    ...token,
    secret: `${unsignedJwt({ alg: 'EdDSA', typ: 'JWT' }, claims)}.${context.sandbox.ids.digits(86)}`,
  };
}

const issued = (tokens: readonly Fields[]) => [
  { issuer: 'cloudflare', type: 'cloudflare_jwt', cloudflare_tokens: tokens },
];

/** One token to publish and to subscribe, and one to subscribe, come with it: https://developers.cloudflare.com/api/resources/moq/subresources/relays/methods/create/ */
const create: Handler<'moq.relays.create'> = (context) => {
  const { name = '' } = fieldsOf(context);
  const relay = relays.add(context, { name });
  const tokens = [
    addToken(context, relay.uid, { operations: ['publish', 'subscribe'] }),
    addToken(context, relay.uid, { operations: ['subscribe'] }),
  ];
  return context.fit({ ...relay, issuers: issued(tokens) });
};

const list: Handler<'moq.relays.list'> = (context) => {
  const { asc = false, created_after, created_before, per_page = 1000 } = context.query;
  const [after, before] = [Date.parse(created_after ?? ''), Date.parse(created_before ?? '')];
  const found = relays.items(context).filter(({ created }) => {
    const time = Date.parse(String(created));
    return !(time <= after) && !(time >= before);
  });
  const rows = (asc ? found : found.reverse()).slice(0, per_page);
  return new PageResult(rows.map((one) => context.fit(one)));
};

/** Its tokens stop working. */
const remove: Handler<'moq.relays.delete'> = (context) => {
  const { uid } = relays.drop(context, relays.find(context));
  context.sandbox.store.clear(tokensScope(context, uid));
  return null;
};

const createToken: Handler<'moq.relays.tokens.create'> = (context) => {
  const { uid } = relays.find(context);
  return context.fit({ issuers: issued([addToken(context, uid, fieldsOf(context))]) });
};

/** A missing token is not an error: the call is idempotent. */
const revoke: Handler<'moq.relays.tokens.delete'> = (context) => {
  const { uid } = relays.find(context);
  context.sandbox.store.remove(tokensScope(context, uid), context.path.jti);
  return { errors: [], messages: [], success: true };
};

export const moq = {
  'moq.relays.create': create,
  'moq.relays.update': relays.edit,
  'moq.relays.list': list,
  'moq.relays.delete': remove,
  'moq.relays.get': relays.get,
  'moq.relays.tokens.create': createToken,
  'moq.relays.tokens.list': (context) =>
    context.fit({ issuers: issued(all<Token>(context, tokensScope(context, relays.find(context).uid))) }),
  'moq.relays.tokens.delete': revoke,
} satisfies Handlers;
