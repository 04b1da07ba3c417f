/** Labels of a zone's API: Cloudflare's own and the user's, and the operations that carry them. */
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { inOrder, mentions } from '../shared/lists.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';
import { type Operation, operationOf, operationsOf, withId } from './operations.ts';

/** https://developers.cloudflare.com/api-shield/management-and-monitoring/endpoint-labels/#managed-labels */
const MANAGED: Readonly<Record<string, string>> = {
  'cf-log-in': 'Endpoints that accept credentials of users',
  'cf-sign-up': 'Endpoints that are the last step of making an account',
  'cf-content': 'Endpoints with unique content, such as reviews and prices',
  'cf-purchase': 'Endpoints that are the last step of a purchase',
  'cf-password-reset': 'Endpoints that take part in resetting a password',
  'cf-add-cart': 'Endpoints that put items into a cart, or look whether there are some',
  'cf-add-payment': 'Endpoints that accept details of cards and bank accounts',
  'cf-check-value': 'Endpoints that tell what is left of points or other stored value',
  'cf-add-post': 'Endpoints that post messages or reviews',
  'cf-account-update': 'Endpoints that update an account or profile',
  'cf-llm': 'Services that a large language model is part of',
  'cf-rss-feed': 'Endpoints that RSS clients are expected at',
};

/** Labels of risks are Cloudflare's to give: https://developers.cloudflare.com/api-shield/management-and-monitoring/endpoint-labels/#risk-labels */
const RISKS: Readonly<Record<string, string>> = {
  'cf-risk-missing-auth': 'Successful requests lack a session identifier',
  'cf-risk-mixed-auth': 'Some successful requests lack a session identifier',
  'cf-risk-sensitive': 'Responses hold sensitive data',
  'cf-risk-missing-schema': 'A learned schema is not in use',
  'cf-risk-error-anomaly': 'More errors than before, in the last 24 hours',
  'cf-risk-latency-anomaly': 'More latency than before, in the last 24 hours',
  'cf-risk-size-anomaly': 'Larger responses than before, in the last 24 hours',
  'cf-risk-bola-enumeration': 'Sessions that ask for far more elements than others',
  'cf-risk-bola-pollution': 'Parameters in several places of a request',
};

/** Since when Cloudflare has them. */
const BIRTH = '2024-11-01T00:00:00Z';

type Source = 'managed' | 'user';
type Names = Readonly<Record<Source, readonly string[]>>;

const userLabels = (context: Context): string => below(context, 'api_gateway', 'labels', 'user');

const managed = (): Fields[] =>
  Object.entries({ ...MANAGED, ...RISKS }).map(([name, description]) => ({
    name,
    description,
    metadata: {},
    source: 'managed',
    created_at: BIRTH,
    last_updated: BIRTH,
  }));

const labelsOf = (context: Context, source: Source): Fields[] =>
  source === 'managed' ? managed() : all(context, userLabels(context));

function labelOf(context: Context & At<'name'>, source: Source): Fields {
  const label = labelsOf(context, source).find((one) => one.name === context.path.name);
  if (label === undefined) throw missing('label');
  return label;
}

const namesScope = (context: Context, operation: string): string =>
  below(context, 'api_gateway', 'operations', operation, 'labels');

const namesOf = (context: Context, { operation_id }: Operation): Names =>
  (read(context, namesScope(context, operation_id), '') as Names | undefined) ?? { managed: [], user: [] }; // stored only by put

/** @throws Problem 400 for a label that does not exist, or is not for users to give */
function put(context: Context, operation: Operation, names: Names): void {
  for (const source of ['managed', 'user'] as const) {
    const known = labelsOf(context, source).map((one) => one.name);
    const stray = names[source].find((name) => !known.includes(name) || name in RISKS);
    if (stray !== undefined) throw invalid(`'${stray.slice(0, 64)}' is not a ${source} label`, `/${source}`);
  }
  const unique: Names = { managed: [...new Set(names.managed)], user: [...new Set(names.user)] };
  keep(context, namesScope(context, operation.operation_id), '', unique);
}

const withLabels = (context: Context, operation: Operation): Fields => {
  const names = namesOf(context, operation);
  const labels = (['managed', 'user'] as const).flatMap((source) =>
    labelsOf(context, source).filter((one) => names[source].includes(String(one.name))),
  );
  return { ...operation, labels };
};

const carriers = (context: Context, source: Source, name: unknown): Operation[] =>
  operationsOf(context).filter((one) => namesOf(context, one)[source].includes(String(name)));

/** With the number of operations, where it is asked for. */
function counted(
  context: Context,
  label: Fields,
  isAsked = String(context.query.with_mapped_resource_counts) === 'true',
) {
  const source = label.source as Source; // set where labels are made
  return isAsked ? { ...label, mapped_resources: { operations: carriers(context, source, label.name).length } } : label;
}

const list: Handler<'apiGateway.labels.list'> = (context) => {
  const { source, filter = '', order } = context.query;
  const found = [...labelsOf(context, 'managed'), ...labelsOf(context, 'user')]
    .filter((one) => source === undefined || one.source === source)
    .filter((one) => mentions(filter, `${String(one.name)} ${String(one.description)}`));
  const rows = found.map((one) => ({ ...one, count: carriers(context, one.source as Source, one.name).length })); // as above
  const by = order === 'mapped_resources.operations' ? 'count' : order;
  const sorted = inOrder(rows, { ...context.query, order: by });
  return context.page(sorted, ({ count: _, ...one }) => context.fit(counted(context, one)));
};

/** The format of a name is not documented: the pattern and the length are ours. */
const NAME = /^[\w-]{1,24}$/;

const createAll: Handler<'apiGateway.labels.user.bulkCreate'> = (context) => {
  const made = (context.body ?? []).map(({ name, description = '', metadata = {} }): Fields => {
    if (!NAME.test(name) || name.startsWith('cf-'))
      throw invalid(
        `'${name.slice(0, 64)}': use up to 24 letters, digits, - and _, and do not begin with cf-`,
        '/name',
      );
    if (read(context, userLabels(context), name) !== undefined) throw conflict(`The label '${name}' exists`, '/name');
    const now = context.now();
    const label = { name, description, metadata, source: 'user', created_at: now, last_updated: now };
    return keep(context, userLabels(context), name, label);
  });
  return context.page(made, (one) => context.fit(one));
};

function change<Result>(context: Showing<Result> & At<'name'>, base: Fields): Result {
  const label = labelOf(context, 'user');
  const { description, metadata } = fieldsOf(context) as Fields; // an object by its schema
  const changed = {
    ...label,
    ...base,
    ...(description === undefined ? {} : { description }),
    ...(metadata === undefined ? {} : { metadata }),
    last_updated: context.now(),
  };
  return context.fit(keep(context, userLabels(context), context.path.name, changed));
}

/** It goes from the operations, too. */
function drop(context: Context, label: Fields): Fields {
  for (const operation of carriers(context, 'user', label.name)) {
    const names = namesOf(context, operation);
    put(context, operation, { ...names, user: names.user.filter((name) => name !== label.name) });
  }
  context.sandbox.store.remove(userLabels(context), String(label.name));
  return label;
}

const dropAll: Handler<'apiGateway.labels.user.bulkDelete'> = (context) => {
  const gone = labelsOf(context, 'user').map((label) => drop(context, label));
  return context.page(gone, (one) => context.fit(one));
};

/** Those that are named have the label, no others. */
function map<Result>(context: Showing<Result> & At<'name'>, source: Source): Result {
  const label = labelOf(context, source);
  const { selector } = fieldsOf(context) as { selector: { include: { operation_ids: readonly string[] } } }; // by its schema
  const wanted = new Set(selector.include.operation_ids.map((id) => withId(context, id).operation_id));
  for (const operation of operationsOf(context)) {
    const names = namesOf(context, operation);
    const others = names[source].filter((name) => name !== label.name);
    const own = wanted.has(operation.operation_id) ? [...others, String(label.name)] : others;
    if (own.length !== names[source].length) put(context, operation, { ...names, [source]: own });
  }
  return context.fit(counted(context, label, true));
}

type Change = (before: Names, given: Names) => Names;

const added: Change = (before, given) => ({
  managed: [...before.managed, ...given.managed],
  user: [...before.user, ...given.user],
});
const replaced: Change = (_before, given) => given;

function labelled<Result>(context: Showing<Result> & At<'operation_id'>, how: Change): Result {
  const operation = operationOf(context);
  const { managed: own = [], user = [] } = fieldsOf(context) as Partial<Names>; // by its schema
  put(context, operation, how(namesOf(context, operation), { managed: own, user }));
  return context.fit(withLabels(context, operation));
}

interface Bulk {
  readonly selector?: { readonly include: { readonly operation_ids: readonly string[] } };
  readonly managed?: { readonly labels?: readonly string[] };
  readonly user?: { readonly labels?: readonly string[] };
}

/** Of the operations that a selector names; of all where there is none. */
function labelAll<Item>(context: Showing<Item>, how: Change) {
  const { selector, managed: own, user } = fieldsOf(context) as Bulk; // by its schema
  const given: Names = { managed: own?.labels ?? [], user: user?.labels ?? [] };
  const operations =
    selector === undefined ? operationsOf(context) : selector.include.operation_ids.map((id) => withId(context, id));
  for (const operation of operations) put(context, operation, how(namesOf(context, operation), given));
  return context.page(operations, (one) => context.fit(withLabels(context, one)));
}

export const apiLabels = {
  'apiGateway.labels.list': list,
  'apiGateway.labels.managed.get': (context) => context.fit(counted(context, labelOf(context, 'managed'))),
  'apiGateway.labels.managed.resources.operation.update': (context) => map(context, 'managed'),
  'apiGateway.labels.user.bulkCreate': createAll,
  'apiGateway.labels.user.bulkDelete': dropAll,
  'apiGateway.labels.user.delete': (context) => context.fit(drop(context, labelOf(context, 'user'))),
  'apiGateway.labels.user.edit': (context) => change(context, {}),
  'apiGateway.labels.user.get': (context) => context.fit(counted(context, labelOf(context, 'user'))),
  'apiGateway.labels.user.resources.operation.update': (context) => map(context, 'user'),
  'apiGateway.labels.user.update': (context) => change(context, { description: '', metadata: {} }),
  'apiGateway.operations.labels.create': (context) => labelled(context, added),
  'apiGateway.operations.labels.update': (context) => labelled(context, replaced),
  'apiGateway.operations.labels.delete': (context) => labelled(context, () => ({ managed: [], user: [] })),
  'apiGateway.operations.labels.bulkCreate': (context) => labelAll(context, added),
  'apiGateway.operations.labels.bulkUpdate': (context) => labelAll(context, replaced),
  'apiGateway.operations.labels.bulkDelete': (context) => labelAll(context, () => ({ managed: [], user: [] })),
} satisfies Handlers;
