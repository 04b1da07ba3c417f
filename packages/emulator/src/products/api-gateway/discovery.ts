/**
 * Endpoints found by API Discovery: derived from the names of the zone's proxied hosts, with the state of their
 * review.
 */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { dnsTables } from '../dns/tables.ts';
import { chance, uuidOf } from '../shared/chance.ts';
import { below, fieldsOf, keep, read } from '../shared/fields.ts';
import { inOrder } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { zoneOf } from '../zones/state.ts';
import { operationKey, operationsOf } from './operations.ts';

type Found = ResultOf<'apiGateway.discovery.operations.list'>;
type State = Found['state'];

/** Endpoints seen on a host: method, path, and the detection that found them. */
const SEEN = [
  ['POST', '/api/v1/login', 'ML'],
  ['GET', '/api/v1/users/{var1}', 'SessionIdentifier'],
  ['GET', '/api/v1/orders', 'ML'],
  ['POST', '/api/v1/orders', 'ML'],
  ['GET', '/api/v1/orders/{var1}', 'SessionIdentifier'],
] as const;

const statesOf = (context: Context): string => below(context, 'api_gateway', 'discovery', 'operations');

/** Only traffic through Cloudflare can be looked at. */
function hostsOf(context: Context): string[] {
  const records = context.sandbox.use(dnsTables).all(zoneOf(context).id);
  return [...new Set(records.filter(({ proxied, name }) => proxied && !name.startsWith('*')).map(({ name }) => name))];
}

/** https://developers.cloudflare.com/api-shield/security/api-discovery/ */
function discovered(context: Context): Found[] {
  const saved = new Set(operationsOf(context).map(operationKey));
  return hostsOf(context).flatMap((host) =>
    SEEN.map(([method, endpoint, origin]): Found => {
      const id = uuidOf(`${zoneOf(context).id}|${method}|${host}|${endpoint}`);
      const kept = read<{ state: State }>(context, statesOf(context), id)?.state ?? 'review';
      const last_updated = context.now();
      const requests = Math.round(chance(`${id}/requests`) * 500_000) / 100;
      return {
        id,
        method,
        host,
        endpoint,
        last_updated,
        origin: [origin],
        state: saved.has(operationKey({ method, host, endpoint })) ? 'saved' : kept,
        features: { traffic_stats: { last_updated, period_seconds: 3600, requests } },
      };
    }),
  );
}

const list: Handler<'apiGateway.discovery.operations.list'> = (context) => {
  const { diff, host, method, endpoint = '', origin, state, order } = context.query;
  const found = discovered(context).filter(
    (one) =>
      (diff !== true || one.state !== 'saved') &&
      (host?.includes(one.host) ?? true) &&
      (method?.includes(one.method) ?? true) &&
      one.endpoint.includes(endpoint) &&
      (origin === undefined || one.origin.some((way) => way === origin)) &&
      (state === undefined || one.state === state),
  );
  const rows = found.map((one) => ({ one, ...one, requests: one.features?.traffic_stats?.requests ?? 0 }));
  const by = order === 'traffic_stats.requests' ? 'requests' : order;
  return context.page(inOrder(rows, { ...context.query, order: by }), ({ one }) => one);
};

function withId(context: Context, id: string): Found {
  const found = discovered(context).find((one) => one.id === id);
  if (found === undefined) throw missing('discovered operation');
  return found;
}

function review(context: Context, id: string, state: unknown): { state: 'ignored' | 'review' } {
  const found = withId(context, id);
  if (state !== 'review' && state !== 'ignored')
    throw invalid(`'${String(state).slice(0, 40)}' is not review or ignored`, '/state');
  if (found.state === 'saved') throw invalid('A saved operation cannot be reviewed', '/state');
  return keep(context, statesOf(context), id, { state });
}

const reviewAll: Handler<'apiGateway.discovery.operations.bulkEdit'> = (context) =>
  Object.fromEntries(Object.entries(context.body ?? {}).map(([id, { state }]) => [id, review(context, id, state)]));

/** An OpenAPI document for each host. */
const schemas = (context: Context): object[] =>
  hostsOf(context).map((host) => ({
    openapi: '3.0.0',
    info: { title: `Discovered operations of ${host}`, version: '1' },
    servers: [{ url: `https://${host}` }],
    paths: pathsOf(discovered(context).filter((one) => one.host === host)),
  }));

function pathsOf(operations: readonly Found[]): Record<string, object> {
  const paths: Record<string, object> = {};
  for (const { method, endpoint } of operations)
    paths[endpoint] = { ...paths[endpoint], [method.toLowerCase()]: { responses: { default: { description: 'OK' } } } };
  return paths;
}

/** https://developers.cloudflare.com/api-shield/management-and-monitoring/endpoint-management/ */
const fallthrough: Handler<'apiGateway.expressionTemplate.fallthrough.create'> = (context) => {
  const { hosts = [] } = fieldsOf(context);
  const { name } = zoneOf(context);
  const stray = hosts.find((host) => host !== name && !host.endsWith(`.${name}`));
  if (stray !== undefined) throw invalid(`'${stray.slice(0, 253)}' is not a host of the zone`, '/hosts');
  const set = hosts.map((host) => `"${host}"`).join(' ');
  return {
    title: 'Fallthrough',
    expression: `(cf.api_gateway.fallthrough_detected and http.host in {${set}})`,
  };
};

export const apiDiscovery = {
  'apiGateway.discovery.get': (context) => ({ schemas: schemas(context), timestamp: context.now() }),
  'apiGateway.discovery.operations.list': list,
  'apiGateway.discovery.operations.get': (context) => [withId(context, context.path.discovery_id)],
  'apiGateway.discovery.operations.edit': (context) =>
    review(context, context.path.discovery_id, fieldsOf(context).state),
  'apiGateway.discovery.operations.bulkEdit': reviewAll,
  'apiGateway.expressionTemplate.fallthrough.create': fallthrough,
} satisfies Handlers;
