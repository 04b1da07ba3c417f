/** Figures of a telemetry query: counts, sums and percentiles, by group and by slot of time. */
import { isObject } from '@flarewire/schema';
import type { Fields } from '../../shared/fields.ts';
import { compares, fieldValue, type Scalar } from './filters.ts';
import type { Period, TelemetryEvent } from './telemetry-event.ts';

export interface Slots extends Period {
  readonly count: number;
}

type Aggregate = (values: readonly number[]) => number;

const sum: Aggregate = (values) => values.reduce((total, value) => total + value, 0);
const mean: Aggregate = (values) => (values.length === 0 ? 0 : sum(values) / values.length);
const variance: Aggregate = (values) => {
  const middle = mean(values);
  return mean(values.map((value) => (value - middle) ** 2));
};
const percentile =
  (share: number): Aggregate =>
  (values) => {
    const sorted = [...values].sort((one, other) => one - other);
    return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
  };

/** https://developers.cloudflare.com/workers/observability/query-builder/#visualization */
const OPERATORS: Readonly<Record<string, Aggregate>> = {
  sum,
  avg: mean,
  min: (values) => values.reduce((least, value) => Math.min(least, value), values[0] ?? 0),
  max: (values) => values.reduce((most, value) => Math.max(most, value), values[0] ?? 0),
  median: percentile(0.5),
  variance,
  stddev: (values) => Math.sqrt(variance(values)),
  ...Object.fromEntries(
    ['001', '01', '05', '10', '25', '75', '90', '95', '99', '999'].map((digits) => [
      `p${digits}`,
      percentile(Number(`0.${digits}`)),
    ]),
  ),
};

/** The value of a figure over some events. */
function figure(calculation: Fields, events: readonly TelemetryEvent[]): number {
  const operator = String(calculation.operator).toLowerCase();
  if (operator === 'count') return events.length;
  const values = events.flatMap((event) => fieldValue(event, String(calculation.key)) ?? []);
  if (operator === 'uniq' || operator === 'count_distinct') return new Set(values).size;
  return (OPERATORS[operator] ?? mean)(values.map(Number).filter((value) => !Number.isNaN(value)));
}

interface Group {
  readonly groups: readonly { readonly key: string; readonly value: Scalar }[];
  readonly events: readonly TelemetryEvent[];
}

/** Events that have the same values in these fields; those without one of them are in no group. */
export function grouped(events: readonly TelemetryEvent[], keys: readonly string[]): Group[] {
  const found = new Map<string, { groups: Group['groups']; events: TelemetryEvent[] }>();
  for (const event of events) {
    const groups = keys.flatMap((key) => {
      const value = fieldValue(event, key);
      return value === undefined ? [] : [{ key, value }];
    });
    if (groups.length < keys.length) continue;
    const name = JSON.stringify(groups);
    const group = found.get(name) ?? { groups, events: [] };
    group.events.push(event);
    found.set(name, group);
  }
  return [...found.values()];
}

const nameOf = (calculation: Fields): string => String(calculation.alias ?? calculation.operator).toLowerCase();

/** Groups that the conditions on figures leave, in the order that is asked for. */
function chosen(groups: readonly Group[], parameters: Fields, figures: readonly Fields[]): Group[] {
  const of = (group: Group, name: unknown): number => {
    const wanted = figures.find((one) => nameOf(one) === String(name).toLowerCase()) ??
      figures[0] ?? { operator: 'count' };
    return figure(wanted, group.events);
  };
  const havings = (Array.isArray(parameters.havings) ? parameters.havings : []).filter(isObject);
  const left = groups.filter((group) =>
    havings.every(({ key, operation, value }) => compares(operation)?.(of(group, key), Number(value)) ?? true),
  );
  const order = isObject(parameters.orderBy) ? parameters.orderBy : {};
  const sign = order.order === 'asc' ? 1 : -1;
  left.sort((one, other) => sign * (of(one, order.value) - of(other, order.value)));
  return typeof parameters.limit === 'number' ? left.slice(0, parameters.limit) : left;
}

const iso = (time: number): string => new Date(time).toISOString();
const lengthOf = ({ from, to, count }: Slots): number => Math.max(1, (to - from) / count);

/** Each slot with its events. */
export function slotted(events: readonly TelemetryEvent[], slots: Slots): { time: string; events: TelemetryEvent[] }[] {
  const length = lengthOf(slots);
  const rows = Array.from({ length: slots.count }, (_, index) => ({
    time: iso(slots.from + index * length),
    events: [] as TelemetryEvent[],
  }));
  for (const event of events)
    rows[Math.min(slots.count - 1, Math.max(0, Math.floor((event.timestamp - slots.from) / length)))]?.events.push(
      event,
    );
  return rows;
}

export interface Question {
  readonly parameters: Fields;
  readonly slots: Slots;
  readonly hasSeries: boolean;
  readonly sampleInterval: (event: TelemetryEvent | undefined) => number;
}

/** Every figure that is asked for; without one, the number of events. */
export function calculationsOf(events: readonly TelemetryEvent[], question: Question): Fields[] {
  const { parameters, slots, hasSeries } = question;
  const list = (Array.isArray(parameters.calculations) ? parameters.calculations : []).filter(isObject);
  const figures = list.length === 0 ? [{ operator: 'count' }] : list;
  const keys = (Array.isArray(parameters.groupBys) ? parameters.groupBys : [])
    .filter(isObject)
    .map(({ value }) => String(value));
  const groups = chosen(keys.length === 0 ? [{ groups: [], events }] : grouped(events, keys), parameters, figures);
  const row = (calculation: Fields, { groups: of, events: its }: Group, interval: number): Fields => {
    const weight = question.sampleInterval(its[0]);
    return {
      count: Math.round(its.length * weight),
      interval,
      sampleInterval: weight,
      value: figure(calculation, its) * (nameOf({ operator: calculation.operator }) === 'count' ? weight : 1),
      ...(of.length === 0 ? {} : { groups: of }),
    };
  };
  const series = (calculation: Fields): Fields[] =>
    slotted(events, slots).map(({ time, events: its }) => {
      const inSlot = new Set(its);
      const parts = groups.map((group) => ({ ...group, events: group.events.filter((event) => inSlot.has(event)) }));
      return {
        time,
        data: parts.filter((one) => one.events.length > 0).map((one) => row(calculation, one, lengthOf(slots))),
      };
    });
  return figures.map((calculation) => ({
    calculation: String(calculation.operator),
    ...(calculation.alias === undefined ? {} : { alias: calculation.alias }),
    aggregates: groups.map((group) => row(calculation, group, slots.to - slots.from)),
    series: hasSeries ? series(calculation) : [],
  }));
}
