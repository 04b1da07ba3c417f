/**
 * Datasets of logs and their evaluations:
 * https://developers.cloudflare.com/ai-gateway/observability/evaluations/set-up-evaluations/
 */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { unique } from '../shared/collection.ts';
import { all, type Fields, fieldsOf, found, keep, phase } from '../shared/fields.ts';
import { having, ordered, searched } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { gatewayOf, inGateway } from './gateways.ts';
import { type Log, logsOf, matches } from './logs.ts';

interface Dataset extends Fields {
  readonly id: string;
  readonly name: string;
  readonly enable: boolean;
  readonly filters: unknown;
}

interface Measure {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly description: string;
  /** Computes the result from the logs that have the measured value. */
  readonly of: (logs: readonly Log[]) => { readonly result: string; readonly total_logs: number };
}

function average(values: readonly number[], unit: string): { result: string; total_logs: number } {
  const sum = values.reduce((total, value) => total + value, 0);
  return { result: values.length === 0 ? '' : `${(sum / values.length).toFixed(4)}${unit}`, total_logs: values.length };
}

const MEASURES: readonly Measure[] = [
  {
    id: 'f1a4e0000000000000000000000000e1',
    type: 'cost',
    name: 'Cost',
    description: 'Average cost of the requests that have one',
    of: (logs) =>
      average(
        logs.map(({ cost }) => cost),
        '',
      ),
  },
  {
    id: 'f1a4e0000000000000000000000000e2',
    type: 'speed',
    name: 'Speed',
    description: 'Average duration of the requests',
    of: (logs) =>
      average(
        logs.map(({ duration }) => duration),
        '',
      ),
  },
  {
    id: 'f1a4e0000000000000000000000000e3',
    type: 'human_feedback',
    name: 'Human feedback',
    description: 'Share of thumbs up among the requests with feedback',
    of: (logs) => {
      const rated = logs.filter(({ feedback }) => feedback === 1 || feedback === -1);
      return average(
        rated.map(({ feedback }) => (feedback === 1 ? 100 : 0)),
        '%',
      );
    },
  },
];

const EPOCH = '2024-09-01T00:00:00Z';

const types: Handler<'aiGateway.evaluationTypes.list'> = (context) => {
  const { order_by, order_by_direction } = context.query;
  const rows = MEASURES.map(({ of: _, ...one }) => ({
    ...one,
    enable: true,
    mandatory: false,
    created_at: EPOCH,
    modified_at: EPOCH,
  }));
  return context.page(ordered(rows, order_by ?? 'mandatory', order_by_direction ?? 'desc'));
};

/** A field is filtered once: `AND` joins alone are built. */
function checkFilters(filters: readonly { readonly key: string }[]): void {
  const keys = filters.map(({ key }) => key);
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined)
    throw invalid(`'${twice.slice(0, 60)}' is filtered twice: there is one item per filter`, '/filters');
}

const datasetOf = (context: Context, id: string, pointer?: string): Dataset =>
  found<Dataset>(context, inGateway(context, 'datasets'), id, () => missing('dataset', pointer));

const createDataset: Handler<'aiGateway.datasets.create'> = (context) => {
  const { name, filters = [] } = fieldsOf(context);
  const scope = inGateway(context, 'datasets');
  unique(context, scope, 'name', name);
  checkFilters(filters);
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  const ids = { id, gateway_id: gatewayOf(context).id, created_at: now, modified_at: now };
  return context.fit(keep(context, scope, id, { ...fieldsOf(context), ...ids }));
};

const updateDataset: Handler<'aiGateway.datasets.update'> = (context) => {
  const before = datasetOf(context, context.path.id);
  const { name, filters = [] } = fieldsOf(context);
  unique(context, inGateway(context, 'datasets'), 'name', name, before);
  checkFilters(filters);
  const changed = { ...before, ...fieldsOf(context), modified_at: context.now() };
  return context.fit(keep(context, inGateway(context, 'datasets'), before.id, changed));
};

const deleteDataset: Handler<'aiGateway.datasets.delete'> = (context) => {
  const dataset = datasetOf(context, context.path.id);
  context.sandbox.store.remove(inGateway(context, 'datasets'), dataset.id);
  return context.fit(dataset);
};

const listDatasets: Handler<'aiGateway.datasets.list'> = (context) => {
  const { enable, name, search } = context.query;
  const rows = having(all<Dataset>(context, inGateway(context, 'datasets')), { enable, name });
  return context.page(searched(rows, search, ['id', 'name']), (one) => context.fit(one));
};

interface Evaluation extends Fields {
  readonly id: string;
  readonly name: string;
  readonly created_at: string;
  readonly results: readonly Fields[];
}

/** The logs are those of its start: an evaluation does not follow its datasets. */
const evaluate: Handler<'aiGateway.evaluations.create'> = (context) => {
  const { name, dataset_ids = [], evaluation_type_ids = [] } = fieldsOf(context);
  const scope = inGateway(context, 'evaluations');
  unique(context, scope, 'name', name);
  const account = { account_id: context.path.account_id, account_tag: context.path.account_id };
  const datasets = dataset_ids.map((id, index) => ({ ...datasetOf(context, id, `/dataset_ids/${index}`), ...account }));
  const gateway = gatewayOf(context).id;
  const logs = logsOf(context, gateway).filter((log) => datasets.some(({ filters }) => matches(log, filters)));
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  const results = evaluation_type_ids.map((type, index) => {
    const measure = MEASURES.find((one) => one.id === type);
    if (measure === undefined) throw missing('evaluation type', `/evaluation_type_ids/${index}`);
    const ids = { id: context.sandbox.ids.hex(), evaluation_id: id, evaluation_type_id: type };
    return { ...ids, ...measure.of(logs), created_at: now, modified_at: now };
  });
  const evaluation = {
    id,
    name: String(name),
    gateway_id: gateway,
    datasets,
    results,
    total_logs: logs.length,
    created_at: now,
    modified_at: now,
  };
  return context.fit(display(context, keep(context, scope, id, evaluation)));
};

/** In progress for a moment; how states are numbered is not documented. */
function display(context: Context, evaluation: Evaluation): Fields & { readonly processed: boolean } {
  const state = phase(evaluation.created_at, context, [
    ['in progress', 0],
    ['completed', 10],
  ]);
  const processed = state === 'completed';
  const results = evaluation.results.map((one) => ({
    ...one,
    ...(processed ? {} : { result: '', total_logs: 0 }),
    status: processed ? 1 : 0,
    status_description: state,
  }));
  return { ...evaluation, processed, results };
}

const evaluationOf = (context: Context & { readonly path: { readonly id: string } }): Evaluation =>
  found<Evaluation>(context, inGateway(context, 'evaluations'), context.path.id, () => missing('evaluation'));

const listEvaluations: Handler<'aiGateway.evaluations.list'> = (context) => {
  const { name, processed, search } = context.query;
  const rows = all<Evaluation>(context, inGateway(context, 'evaluations')).map((one) => display(context, one));
  return context.page(searched(having(rows, { name, processed }), search, ['id', 'name']), (one) => context.fit(one));
};

const deleteEvaluation: Handler<'aiGateway.evaluations.delete'> = (context) => {
  const evaluation = evaluationOf(context);
  context.sandbox.store.remove(inGateway(context, 'evaluations'), evaluation.id);
  return context.fit(display(context, evaluation));
};

export const aiGatewayEvaluations = {
  'aiGateway.evaluationTypes.list': types,
  'aiGateway.datasets.create': createDataset,
  'aiGateway.datasets.update': updateDataset,
  'aiGateway.datasets.list': listDatasets,
  'aiGateway.datasets.get': (context) => context.fit(datasetOf(context, context.path.id)),
  'aiGateway.datasets.delete': deleteDataset,
  'aiGateway.evaluations.create': evaluate,
  'aiGateway.evaluations.list': listEvaluations,
  'aiGateway.evaluations.get': (context) => context.fit(display(context, evaluationOf(context))),
  'aiGateway.evaluations.delete': deleteEvaluation,
} satisfies Handlers;
