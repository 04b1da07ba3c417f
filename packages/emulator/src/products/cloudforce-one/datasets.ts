/** Datasets of threat events: Cloudflare's, which every account reads, and those of accounts, private or public. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { uuidFrom } from '../shared/chance.ts';
import { all, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { accountOf } from '../shared/owner.ts';
import { missing } from '../shared/refusals.ts';

export interface Dataset {
  readonly uuid: string;
  readonly name: string;
  readonly isPublic: boolean;
  readonly isAnalytics: boolean;
  /** The account that made it; none for Cloudflare's. */
  readonly account: string | undefined;
  readonly deletedAt?: string;
}

/** The default comes first. https://developers.cloudflare.com/security-center/cloudforce-one/#analyze-threat-events */
const SHARED: readonly Dataset[] = [
  'APTs',
  'DDoS attacks',
  'Cybercrime',
  'Compromised devices',
  'Residential Proxies',
].map((name) => ({
  uuid: uuidFrom(`threat events/${name}`),
  name,
  isPublic: true,
  isAnalytics: false,
  account: undefined,
}));

/** Of all accounts: a public one is found from each. */
const DATASETS = pathKey(['cloudforce-one', 'datasets']);

const DEFAULT = SHARED[0]?.uuid ?? '';

/** Cloudflare's, the account's own, and public ones of others. */
function visible(context: Context): Dataset[] {
  const account = accountOf(context);
  const made = all<Dataset>(context, DATASETS).filter((one) => one.account === account || one.isPublic);
  return [...SHARED, ...made];
}

/** Readable datasets: deleted ones are only listed. */
const readable = (context: Context): Dataset[] => visible(context).filter(({ deletedAt }) => deletedAt === undefined);

/** @throws Problem 404 where the account cannot read it */
export function datasetOf(context: Context, id: unknown = DEFAULT, pointer?: string): Dataset {
  const dataset = readable(context).find(({ uuid }) => uuid === id);
  if (dataset === undefined) throw missing(`dataset '${String(id).slice(0, 64)}'`, pointer);
  return dataset;
}

/** Datasets of a query: by id, `all`, or the default one. */
export function datasetsOf(context: Context, ids: unknown): Dataset[] {
  const wanted = (Array.isArray(ids) ? ids : []).map(String).filter(Boolean);
  if (wanted.includes('all')) return readable(context);
  return wanted.length === 0 ? [datasetOf(context)] : wanted.map((id) => datasetOf(context, id, '/datasetId'));
}

/** Every dataset that can be read: where an event is looked up by its id alone. */
export const everyDataset = readable;

/**
 * An account changes its own datasets, and adds its own events, which nobody else sees, to the default one. Which of
 * Cloudflare's take events is not documented: this is ours.
 */
const isWritten = (context: Context, { uuid, account }: Dataset): boolean =>
  account === accountOf(context) || uuid === DEFAULT;

/** @throws Problem 403 for datasets of others */
export function writtenOf(context: Context, id: unknown, pointer = '/datasetId'): Dataset {
  const dataset = datasetOf(context, id, pointer);
  if (isWritten(context, dataset)) return dataset;
  throw problem(403, CODE.invalid, `The dataset '${dataset.name}' can only be read`, pointer);
}

function modeOf(context: Context, dataset: Dataset): 'create_only' | 'full' | 'read_only' {
  if (dataset.account === accountOf(context)) return 'full';
  return isWritten(context, dataset) ? 'create_only' : 'read_only';
}

const create: Handler<'cloudforceOne.threatEvents.datasets.create'> = (context) => {
  const { name = '', isPublic = false } = fieldsOf(context);
  const dataset: Dataset = {
    uuid: context.sandbox.ids.uuid(),
    name,
    isPublic,
    isAnalytics: false,
    account: accountOf(context),
  };
  return context.fit(keep(context, DATASETS, dataset.uuid, dataset));
};

const list: Handler<'cloudforceOne.threatEvents.datasets.list'> = (context) => {
  const datasets = context.query.includeDeleted === true ? visible(context) : readable(context);
  return context.fit(datasets.map((one) => ({ ...one, indicatorWriteMode: modeOf(context, one) })));
};

const get: Handler<'cloudforceOne.threatEvents.datasets.get'> = (context) =>
  context.fit(datasetOf(context, context.path.dataset_id));

/** @throws Problem 403 where it is not the account's own, 404 where it cannot be seen */
function own(context: Context, id: string): Dataset {
  const { uuid, name, account } = datasetOf(context, id);
  const kept = account === accountOf(context) ? read<Dataset>(context, DATASETS, uuid) : undefined;
  if (kept === undefined) throw problem(403, CODE.invalid, `The dataset '${name}' is not the account's own`);
  return kept;
}

function edited(context: Context, id: string): Dataset {
  const { name, isPublic }: Fields = fieldsOf(context);
  const before = own(context, id);
  return keep(context, DATASETS, id, {
    ...before,
    ...(typeof name === 'string' ? { name } : {}),
    ...(typeof isPublic === 'boolean' ? { isPublic } : {}),
  });
}

/** It stays in the list of those that were deleted, and nothing in it is found any more. */
const remove: Handler<'cloudforceOne.threatEvents.datasets.delete'> = (context) => {
  const before = own(context, context.path.dataset_id);
  return context.fit(keep(context, DATASETS, before.uuid, { ...before, deletedAt: context.now() }));
};

export const threatDatasets = {
  'cloudforceOne.threatEvents.datasets.create': create,
  'cloudforceOne.threatEvents.datasets.list': list,
  'cloudforceOne.threatEvents.datasets.get': get,
  'cloudforceOne.threatEvents.datasets.edit': (context) => context.fit(edited(context, context.path.dataset_id)),
  'cloudforceOne.threatEvents.datasets.update': (context) => context.fit(edited(context, context.path.dataset_id)),
  'cloudforceOne.threatEvents.datasets.delete': remove,
} satisfies Handlers;
