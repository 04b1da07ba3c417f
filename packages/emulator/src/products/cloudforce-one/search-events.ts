/** Searches in threat events, and counts of them. */
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import type { Fields } from '../shared/fields.ts';
import { ordered } from '../shared/lists.ts';
import { invalid } from '../shared/refusals.ts';
import { categoriesOf } from './categories.ts';
import { testOf } from './conditions.ts';
import { type Dataset, datasetsOf, everyDataset } from './datasets.ts';
import { eventsIn, shower } from './events-kept.ts';

/** Default page size: ours. */
const PAGE_SIZE = 50;
const ROWS = 100;

const showAll = (context: Context, datasets: readonly Dataset[]): Fields[] =>
  datasets.flatMap((dataset) => eventsIn(context, dataset)).map(shower(context));

const list: Handler<'cloudforceOne.threatEvents.list'> = (context) => {
  const { datasetId, format = 'json', order, orderBy = 'date', page = 1, pageSize = PAGE_SIZE, search } = context.query;
  if (format !== 'json') throw invalid(`The emulator gives events as JSON, not as '${format.slice(0, 40)}'`, '/format');
  const tests = (search ?? []).map(testOf);
  const found = showAll(context, datasetsOf(context, datasetId)).filter((event) => tests.every((test) => test(event)));
  const first = (page - 1) * pageSize;
  return context.fit(ordered(found, orderBy, order).slice(first, first + pageSize));
};

const COUNTED = new Set([
  ...['attacker', 'attackerCountry', 'category', 'datasetId', 'indicator', 'indicatorType', 'killChain'],
  ...['targetCountry', 'targetIndustry', 'tlp'],
]);

const dayOf = (event: Fields): string => String(event.date).slice(0, 10);

/** Greatest count first. The days of `startDate` and `endDate` count too. */
const aggregate: Handler<'cloudforceOne.threatEvents.aggregate.list'> = (context) => {
  const { aggregateBy = '', datasetId, endDate, groupByDate = false, limit = ROWS, startDate } = context.query;
  const fields = aggregateBy.split(',').map((field) => field.trim());
  const unknown = fields.find((field) => !COUNTED.has(field));
  if (unknown !== undefined) throw invalid(`Events are not counted by '${unknown.slice(0, 40)}'`, '/aggregateBy');
  const datasets = datasetId === undefined ? everyDataset(context) : datasetsOf(context, datasetId);
  const events = showAll(context, datasets).filter(
    (event) =>
      (startDate === undefined || dayOf(event) >= startDate) && (endDate === undefined || dayOf(event) <= endDate),
  );
  const rows = new Map<string, Fields & { count: number }>();
  for (const event of events) {
    const values = fields.map((field) => event[field]);
    const key = JSON.stringify([...values, groupByDate ? dayOf(event) : '']);
    const row = rows.get(key) ?? {
      ...Object.fromEntries(fields.map((field, index) => [field, values[index]])),
      ...(groupByDate ? { date: dayOf(event) } : {}),
      count: 0,
    };
    rows.set(key, { ...row, count: row.count + 1 });
  }
  const aggregations = ordered([...rows.values()], 'count', 'desc').slice(0, limit);
  return context.fit({ aggregateBy, aggregations, total: events.length, dateRange: { startDate, endDate } });
};

/** Those of the catalog that occur. */
const categories: Handler<'cloudforceOne.threatEvents.categories.list'> = (context) => {
  const datasets = datasetsOf(context, context.query.datasetIds);
  const used = new Set(datasets.flatMap((dataset) => eventsIn(context, dataset)).map(({ category }) => category));
  return context.fit(categoriesOf(context).filter(({ name }) => used.has(name)));
};

export const threatSearches = {
  'cloudforceOne.threatEvents.list': list,
  'cloudforceOne.threatEvents.aggregate.list': aggregate,
  'cloudforceOne.threatEvents.categories.list': categories,
} satisfies Handlers;
