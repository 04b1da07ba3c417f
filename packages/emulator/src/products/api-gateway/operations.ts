/** Operations of a zone's API: one record for a method, a host and an endpoint, however its variables are called. */

import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { includesText } from '../../text-search.ts';
import { all, below, fieldsOf, found, keep } from '../shared/fields.ts';
import { missing } from '../shared/refusals.ts';
import { byPlan, planOf } from '../zones/plan.ts';

export type Operation = ResultOf<'apiGateway.operations.list'>;

const scopeOf = (context: Context): string => below(context, 'api_gateway', 'operations');

export const operationsOf = (context: Context): Operation[] => all<Operation>(context, scopeOf(context)); // stored only by add

/** @throws Problem 404 */
export const withId = (context: Context, id: string): Operation =>
  found<Operation>(context, scopeOf(context), id, () => missing('operation'));

export const operationOf = (context: Context): Operation => withId(context, context.path.operation_id ?? '');

/** Its labels and its action go with it. */
function remove(context: Context, { operation_id }: Operation): void {
  context.sandbox.store.remove(scopeOf(context), operation_id);
  context.sandbox.store.remove(below(context, 'schema_validation', 'settings', 'operations'), operation_id);
}

/** `/users/{id}` and `/users/{name}` are one endpoint: variables are numbered. */
function normalEndpoint(endpoint: string): string {
  let count = 0;
  return endpoint.replace(/\{[^{}]*\}/g, () => `{var${++count}}`);
}

/** Fields that identify an operation. */
interface Described {
  readonly method: string;
  readonly host: string;
  readonly endpoint: string;
}

export const operationKey = ({ method, host, endpoint }: Described): string =>
  `${method} ${host.toLowerCase()}${normalEndpoint(endpoint)}`;

/** Saved endpoints: https://developers.cloudflare.com/api-shield/plans/ (Enterprise with API Shield) */
const MAX = byPlan(100, 250, 500, 10_000);

/** A variable is a whole part of the name: https://developers.cloudflare.com/api-shield/management-and-monitoring/endpoint-management/#add-endpoints-manually */
const isHost = (host: string): boolean =>
  host.split('.').every((label) => /^(?:\{[^{}]+\}|(?!-)[a-z0-9-]{1,63}(?<!-))$/i.test(label));

/** Adds operations; existing ones stay, with a new date. */
function add(
  context: Context,
  { method = 'GET', host = '', endpoint = '' }: Partial<Pick<Operation, keyof Described>>,
  known: Map<string, Operation>,
): Operation {
  if (!endpoint.startsWith('/')) throw problem(400, CODE.invalid, 'endpoint must begin with a slash', '/endpoint'); // code not documented
  if (!isHost(host))
    throw problem(
      400,
      CODE.invalid,
      `'${host.slice(0, 100)}' is not a host, or has a variable that is not a whole part`,
      '/host',
    ); // code not documented
  const key = operationKey({ method, host, endpoint });
  const old = known.get(key);
  const most = MAX[planOf(context)];
  if (old === undefined && known.size >= most)
    throw problem(403, CODE.invalid, `The limit of ${most} saved endpoints is reached.`); // code not documented
  const operation: Operation = {
    operation_id: old?.operation_id ?? context.sandbox.ids.uuid(),
    method,
    host: host.toLowerCase(),
    endpoint: normalEndpoint(endpoint),
    last_updated: context.now(),
  };
  known.set(key, operation);
  return keep(context, scopeOf(context), operation.operation_id, operation);
}

const known = (context: Context): Map<string, Operation> =>
  new Map(operationsOf(context).map((operation) => [operationKey(operation), operation]));

/** https://developers.cloudflare.com/api/resources/api_gateway/subresources/operations/methods/bulk_create/ */
const addAll: Handler<'apiGateway.operations.bulkCreate'> = (context) => {
  const { body: sent = [] } = context;
  const existing = known(context);
  return context.page(sent.map((one) => add(context, one, existing)));
};

const SORTABLE = ['method', 'host', 'endpoint'] as const;

const list: Handler<'apiGateway.operations.list'> = (context) => {
  const { host, method, endpoint, order, direction } = context.query;
  const isIn = (wanted: readonly string[] | undefined, value: string): boolean => wanted?.includes(value) ?? true;
  const wanted = operationsOf(context).filter(
    (one) =>
      isIn(host, one.host) &&
      isIn(method, one.method) &&
      (endpoint === undefined || includesText(one.endpoint.toLowerCase(), endpoint.toLowerCase())),
  );
  const by = SORTABLE.find((name) => name === order);
  if (by !== undefined) wanted.sort((one, other) => (one[by] < other[by] ? -1 : one[by] > other[by] ? 1 : 0));
  if (direction === 'desc') wanted.reverse();
  return context.page(wanted);
};

export const apiOperations = {
  'apiGateway.operations.create': (context) => add(context, fieldsOf(context), known(context)),
  'apiGateway.operations.bulkCreate': addAll,
  'apiGateway.operations.list': list,
  'apiGateway.operations.get': operationOf,
  'apiGateway.operations.delete': (context) => {
    remove(context, operationOf(context));
    return { errors: [], messages: [], success: true };
  },
  'apiGateway.operations.bulkDelete': (context) => {
    for (const operation of operationsOf(context)) remove(context, operation);
    return { errors: [], messages: [], success: true };
  },
} satisfies Handlers;
