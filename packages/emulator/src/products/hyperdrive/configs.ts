/** Hyperdrive: connection pools with unique names, whose credentials are accepted and never shown again. */
import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { collection } from '../shared/collection.ts';
import { below, type Fields, fieldsIn, fieldsOf, keep } from '../shared/fields.ts';

/** https://developers.cloudflare.com/hyperdrive/platform/limits/ */
const LIMITS = { configs: 25, text: 63, connections: 100 };
/** https://developers.cloudflare.com/hyperdrive/concepts/query-caching/ */
const CACHING = { disabled: false, max_age: 60, stale_while_revalidate: 15 };
const SECRETS = ['password', 'access_client_secret'];

function invalid(message: string, pointer: string): Problem {
  return problem(400, 2007, `Invalid Hyperdrive config: ${message}`, pointer);
}

/** 10.x, 127.x, 169.254.x, 172.16–31.x, 192.168.x, and the equivalent ranges of IPv6. */
const PRIVATE = /^(?:10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.|^(?:::1$|f[cd]|fe80)/i;

/** Names that never are public: https://www.rfc-editor.org/rfc/rfc6761#section-6.3 */
const LOCAL_NAME = /(?:^|\.)localhost\.?$/i;
const isLocal = (host: string): boolean => (isIP(host) === 0 ? LOCAL_NAME.test(host) : PRIVATE.test(host));

/** https://developers.cloudflare.com/hyperdrive/observability/troubleshooting/#configuration-errors */
function checkOrigin(origin: Fields): void {
  for (const name of ['user', 'database']) {
    const value = origin[name];
    if (typeof value === 'string' && (value === '' || Buffer.byteLength(value) > LIMITS.text))
      throw invalid(`origin: (${name}: must have 1 to ${LIMITS.text} bytes.)`, `/origin/${name}`);
  }
  for (const name of SECRETS) {
    if (origin[name] === '') throw invalid(`origin: (${name}: cannot be blank.)`, `/origin/${name}`);
  }
  const { port, host } = origin;
  if (typeof port === 'number' && (port < 1 || port > 65_535))
    throw invalid('origin: (port: must be 1 to 65535.)', '/origin/port');
  // A host behind a tunnel may be private; one on the Internet may not.
  if (typeof host === 'string' && isLocal(host) && origin.access_client_id === undefined)
    throw problem(400, 2009, 'The hostname does not resolve to a public IP address.', '/origin/host');
}

/** An origin without its credentials: secrets are never stored. */
function withoutSecrets(origin: unknown): Fields {
  if (!isObject(origin)) return {};
  return Object.fromEntries(Object.entries(origin).filter(([name]) => !SECRETS.includes(name)));
}

function cachingOf(caching: unknown): Fields {
  if (!isObject(caching)) return CACHING;
  return caching.disabled === true ? { disabled: true } : { ...CACHING, ...caching };
}

/** A body as it is stored. */
function stored({ name, origin, caching, mtls, origin_connection_limit: limit }: Fields): Fields {
  if (name === '') throw invalid('name: cannot be blank.', '/name');
  if (isObject(origin)) checkOrigin(origin);
  if (typeof limit === 'number' && limit > LIMITS.connections)
    throw invalid(`origin_connection_limit: must be at most ${LIMITS.connections}.`, '/origin_connection_limit');
  return {
    name,
    origin: origin === undefined ? undefined : withoutSecrets(origin),
    caching: caching === undefined ? undefined : cachingOf(caching),
    mtls,
    origin_connection_limit: limit,
  };
}

const configs = collection({
  what: 'Hyperdrive config',
  param: 'hyperdrive_id',
  scope: ['hyperdrive', 'configs'],
  unique: ['name'],
  taken: () => problem(400, 2017, 'A Hyperdrive config with the given name already exists', '/name'),
  most: LIMITS.configs,
  full: (most) => problem(403, 2018, `The limit of ${most} Hyperdrive configs is reached.`), // code not documented
  missing: () => problem(404, CODE.notFound, 'Hyperdrive config not found', '/hyperdrive_id'),
  defaults: { origin: {}, caching: CACHING, origin_connection_limit: 60 },
  created: ['created_on'],
  modified: ['modified_on'],
  read: (_context, body) => stored(body),
});

/** Connection fields; a new way to reach the database replaces the former one. */
const WAYS = ['host', 'port', 'access_client_id', 'service_id'];

const edit: Handler<'hyperdrive.configs.edit'> = (context) => {
  const before = configs.find(context);
  const { origin: sent, caching, ...body } = fieldsOf(context);
  if (isObject(sent)) checkOrigin(sent);
  const origin = withoutSecrets(sent);
  const isOtherWay = WAYS.some((way) => origin[way] !== undefined);
  const old = Object.entries(withoutSecrets(before.origin)).filter(([name]) => !isOtherWay || !WAYS.includes(name));
  const changed = configs.change(context, before, {
    ...body,
    origin: { ...Object.fromEntries(old), ...origin },
    caching: caching === undefined ? before.caching : { ...fieldsIn(before.caching), disabled: false, ...caching },
  });
  return context.fit(changed);
};

const restart: Handler<'hyperdrive.configs.restart'> = (context) => {
  const config = { ...configs.find(context), restarted_on: context.now() };
  return context.fit(keep(context, below(context, 'hyperdrive', 'configs'), context.path.hyperdrive_id, config));
};

export const hyperdrive = {
  'hyperdrive.configs.create': configs.create,
  'hyperdrive.configs.update': configs.update,
  'hyperdrive.configs.edit': edit,
  'hyperdrive.configs.get': configs.get,
  'hyperdrive.configs.restart': restart,
  'hyperdrive.configs.delete': (context) => {
    configs.drop(context, configs.find(context));
    return null;
  },
} satisfies Handlers;
