/**
 * Datasets of logs and their evaluations:
 * https://developers.cloudflare.com/ai-gateway/observability/evaluations/set-up-evaluations/
 */
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { collection } from '../shared/collection.ts';
import { type Fields, fieldsOf, objectsIn, phase } from '../shared/fields.ts';
import { ordered } from '../shared/lists.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { gatewayOf, inGateway } from './gateways.ts';
import { type Log, logsOf, matches } from './logs.ts';

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
function checkFilters(filters: readonly Fields[]): void {
  const keys = filters.map(({ key }) => String(key));
  const twice = keys.find((key, index) => keys.indexOf(key) < index);
  if (twice !== undefined)
    throw invalid(`'${twice.slice(0, 60)}' is filtered twice: there is one item per filter`, '/filters');
}

const datasets = collection({
  what: 'dataset',
  scope: (context) => inGateway(context, 'datasets'),
  unique: ['name'],
  created: ['created_at'],
  modified: ['modified_at'],
  searched: ['id', 'name'],
  read: (context, body) => ({ ...body, gateway_id: gatewayOf(context).id }),
  check: (_context, { filters }) => checkFilters(objectsIn(filters)),
});

/** An evaluation is in progress for a moment; how states are numbered is not documented. */
const evaluations = collection({
  what: 'evaluation',
  scope: (context) => inGateway(context, 'evaluations'),
  unique: ['name'],
  created: ['created_at'],
  modified: ['modified_at'],
  searched: ['id', 'name'],
  show: (context, evaluation) => {
    const state = phase(evaluation.created_at, context, [
      ['in progress', 0],
      ['completed', 10],
    ]);
    const processed = state === 'completed';
    const results = objectsIn(evaluation.results).map((one) => ({
      ...one,
      ...(processed ? {} : { result: '', total_logs: 0 }),
      evaluation_id: evaluation.id,
      status: processed ? 1 : 0,
      status_description: state,
    }));
    return { ...evaluation, processed, results };
  },
});

/** The logs are those at its start: later changes of its datasets have no effect. */
const evaluate: Handler<'aiGateway.evaluations.create'> = (context) => {
  const { name, dataset_ids = [], evaluation_type_ids = [] } = fieldsOf(context);
  const account = { account_id: context.path.account_id, account_tag: context.path.account_id };
  const evaluated = dataset_ids.map(
    (id, index): Fields => ({
      ...datasets.named(context, id, `/dataset_ids/${index}`),
      ...account,
    }),
  );
  const gateway_id = gatewayOf(context).id;
  const logs = logsOf(context, gateway_id).filter((log) => evaluated.some(({ filters }) => matches(log, filters)));
  const now = context.now();
  const results = evaluation_type_ids.map((type, index) => {
    const measure = MEASURES.find((one) => one.id === type);
    if (measure === undefined) throw missing('evaluation type', `/evaluation_type_ids/${index}`);
    const ids = { id: context.sandbox.ids.hex(), evaluation_type_id: type };
    return { ...ids, ...measure.of(logs), created_at: now, modified_at: now };
  });
  const evaluation = { name, gateway_id, datasets: evaluated, results, total_logs: logs.length };
  return context.fit(evaluations.shown(context, evaluations.add(context, evaluation)));
};

export const aiGatewayEvaluations = {
  'aiGateway.evaluationTypes.list': types,
  'aiGateway.datasets.create': datasets.create,
  'aiGateway.datasets.update': datasets.edit,
  'aiGateway.datasets.list': datasets.list,
  'aiGateway.datasets.get': datasets.get,
  'aiGateway.datasets.delete': datasets.remove,
  'aiGateway.evaluations.create': evaluate,
  'aiGateway.evaluations.list': evaluations.list,
  'aiGateway.evaluations.get': evaluations.get,
  'aiGateway.evaluations.delete': evaluations.remove,
} satisfies Handlers;
