/** Hyperdrive: connection pools with unique names, whose credentials are accepted and never shown again. */
import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { below, countOf, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';

/** https://developers.cloudflare.com/hyperdrive/platform/limits/ */
const LIMITS = { configs: 25, text: 63, connections: 100 };
/** https://developers.cloudflare.com/hyperdrive/concepts/query-caching/ */
const CACHING = { disabled: false, max_age: 60, stale_while_revalidate: 15 };
const SECRETS = ['password', 'access_client_secret'];

const scopeOf = (context: Context): string => below(context, 'hyperdrive', 'configs');

function invalid(message: string, pointer: string): Problem {
  return problem(400, 2007, `Invalid Hyperdrive config: ${message}`, pointer);
}

/** 10.x, 127.x, 169.254.x, 172.16–31.x, 192.168.x, and the equivalent ranges of IPv6. */
const PRIVATE = /^(?:10|127|169\.254|172\.(?:1[6-9]|2\d|3[01])|192\.168)\.|^(?:::1$|f[cd]|fe80)/i;

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
  if (typeof host === 'string' && isIP(host) !== 0 && PRIVATE.test(host) && origin.access_client_id === undefined)
    throw problem(400, 2009, 'The hostname does not resolve to a public IP address.', '/origin/host');
}

function checked(context: Context, body: Fields, own?: unknown): Fields {
  const { name, origin, origin_connection_limit: limit } = body;
  if (name === '') throw invalid('name: cannot be blank.', '/name');
  const taken = context.sandbox.store.idBy(scopeOf(context), ['name'], String(name));
  if (name !== undefined && taken !== undefined && taken !== own)
    throw problem(400, 2017, 'A Hyperdrive config with the given name already exists', '/name');
  if (isObject(origin)) checkOrigin(origin);
  if (typeof limit === 'number' && limit > LIMITS.connections)
    throw invalid(`origin_connection_limit: must be at most ${LIMITS.connections}.`, '/origin_connection_limit');
  return body;
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

function save<Result>(context: Showing<Result>, config: Fields): Result {
  const saved = keep(context, scopeOf(context), String(config.id), { ...config, modified_on: context.now() });
  return context.fit(saved);
}

const create: Handler<'hyperdrive.configs.create'> = (context) => {
  const body = checked(context, fieldsOf(context));
  if (countOf(context, scopeOf(context)) >= LIMITS.configs)
    throw problem(403, 2018, `The limit of ${LIMITS.configs} Hyperdrive configs is reached.`); // code not documented
  const { name, origin, caching, mtls, origin_connection_limit } = body;
  return save(context, {
    id: context.sandbox.ids.hex(),
    name,
    origin: withoutSecrets(origin),
    caching: cachingOf(caching),
    origin_connection_limit: origin_connection_limit ?? 60,
    ...(mtls === undefined ? {} : { mtls }),
    created_on: context.now(),
  });
};

function configOf(context: Context & At<'hyperdrive_id'>): Fields {
  const refusal = (): Problem => problem(404, CODE.notFound, 'Hyperdrive config not found', '/hyperdrive_id');
  return found(context, scopeOf(context), context.path.hyperdrive_id, refusal);
}

const update: Handler<'hyperdrive.configs.update'> = (context) => {
  const { id, created_on } = configOf(context);
  const { name, origin, caching, mtls, origin_connection_limit } = checked(context, fieldsOf(context), id);
  return save(context, {
    id,
    name,
    origin: withoutSecrets(origin),
    caching: cachingOf(caching),
    origin_connection_limit: origin_connection_limit ?? 60,
    ...(mtls === undefined ? {} : { mtls }),
    created_on,
  });
};

/** Connection fields; a new way to reach the database replaces the former one. */
const WAYS = ['host', 'port', 'access_client_id', 'service_id'];

const edit: Handler<'hyperdrive.configs.edit'> = (context) => {
  const before = configOf(context);
  const { origin: sent, caching, ...body } = checked(context, fieldsOf(context), before.id);
  const origin = withoutSecrets(sent);
  const isOtherWay = WAYS.some((way) => origin[way] !== undefined);
  const old = Object.entries(withoutSecrets(before.origin)).filter(([name]) => !isOtherWay || !WAYS.includes(name));
  return save(context, {
    ...before,
    ...body,
    origin: { ...Object.fromEntries(old), ...origin },
    caching:
      caching === undefined ? before.caching : cachingOf({ ...(before.caching as Fields), ...(caching as Fields) }), // objects by the contract
  });
};

const restart: Handler<'hyperdrive.configs.restart'> = (context) => {
  const config = configOf(context);
  return context.fit(keep(context, scopeOf(context), String(config.id), { ...config, restarted_on: context.now() }));
};

export const hyperdrive = {
  'hyperdrive.configs.create': create,
  'hyperdrive.configs.update': update,
  'hyperdrive.configs.edit': edit,
  'hyperdrive.configs.get': (context) => context.fit(configOf(context)),
  'hyperdrive.configs.restart': restart,
  'hyperdrive.configs.delete': (context) => {
    context.sandbox.store.remove(scopeOf(context), String(configOf(context).id));
    return null;
  },
} satisfies Handlers;
