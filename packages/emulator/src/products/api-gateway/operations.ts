/** Operations of a zone's API: one record for a method, a host and an endpoint, however its variables are called. */
import type { Context, Handlers } from '../../http/context.ts';
import { CODE, problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import { all, below, type Fields, fieldsOf, keep } from '../shared/fields.ts';

export interface Operation extends Fields {
  readonly operation_id: string;
  readonly method: string;
  readonly host: string;
  readonly endpoint: string;
}

const scopeOf = (context: Context): string => below(context, 'api_gateway', 'operations');

export const operationsOf = (context: Context): Operation[] => all(context, scopeOf(context)) as Operation[]; // kept by add alone

/** `/users/{id}` and `/users/{name}` are one endpoint: variables are numbered. */
function normalEndpoint(endpoint: string): string {
  let count = 0;
  return endpoint.replace(/\{[^{}]*\}/g, () => `{var${++count}}`);
}

export const operationKey = ({ method, host, endpoint }: Pick<Fields, 'method' | 'host' | 'endpoint'>): string =>
  `${String(method)} ${String(host).toLowerCase()}${normalEndpoint(String(endpoint))}`;

/** What is there already stays, with a new date. */
function add(context: Context, { method, host, endpoint }: Fields, known: Map<string, Operation>): Operation {
  const text = String(endpoint);
  if (!text.startsWith('/')) throw problem(400, CODE.invalid, 'endpoint must begin with a slash', '/endpoint'); // code not documented
  const key = operationKey({ method, host, endpoint });
  const old = known.get(key);
  const operation: Operation = {
    operation_id: old?.operation_id ?? context.sandbox.ids.uuid(),
    method: String(method),
    host: String(host).toLowerCase(),
    endpoint: normalEndpoint(text),
    last_updated: context.now(),
  };
  known.set(key, operation);
  return keep(context, scopeOf(context), operation.operation_id, operation);
}

const known = (context: Context): Map<string, Operation> =>
  new Map(operationsOf(context).map((operation) => [operationKey(operation), operation]));

/** https://developers.cloudflare.com/api/resources/api_gateway/subresources/operations/methods/bulk_create/ */
function addAll(context: Context): unknown {
  const sent = Array.isArray(context.body) ? context.body.filter(isObject) : [];
  const existing = known(context);
  return context.page(sent.map((one) => add(context, one, existing)));
}

function list(context: Context): unknown {
  const { host, method, endpoint, order, direction } = context.query;
  const isIn = (wanted: unknown, value: string): boolean => !Array.isArray(wanted) || wanted.includes(value);
  const wanted = operationsOf(context).filter(
    (one) =>
      isIn(host, one.host) &&
      isIn(method, one.method) &&
      (typeof endpoint !== 'string' || one.endpoint.toLowerCase().includes(endpoint.toLowerCase())),
  );
  const by = order === 'method' || order === 'host' || order === 'endpoint' ? order : undefined;
  if (by !== undefined) wanted.sort((one, other) => (one[by] < other[by] ? -1 : one[by] > other[by] ? 1 : 0));
  if (direction === 'desc') wanted.reverse();
  return context.page(wanted);
}

export const apiOperations: Handlers = {
  'apiGateway.operations.create': (context) => add(context, fieldsOf(context), known(context)),
  'apiGateway.operations.bulkCreate': addAll,
  'apiGateway.operations.list': list,
};
