/** The matrix of times and values of a telemetry query: event counts per range of a figure. */
import { isObject } from '@flarewire/schema';
import type { Fields } from '../../shared/fields.ts';
import { type Question, slotted } from './calculations.ts';
import { fieldValue } from './filters.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

const RANGES = 10;
const KEY = '$workers.wallTimeMs';

/** Bounds of the ranges: growing by a factor, or of equal width. */
function boundsOf(values: readonly number[], isLinear: boolean): number[] {
  const most = Math.max(1, ...values);
  const least = Math.min(most, ...values);
  if (isLinear) return Array.from({ length: RANGES + 1 }, (_, index) => least + ((most - least) * index) / RANGES);
  const first = Math.max(1, least);
  const factor = (most / first) ** (1 / RANGES);
  return Array.from({ length: RANGES + 1 }, (_, index) => first * factor ** index);
}

export function distributionOf(
  events: readonly TelemetryEvent[],
  { parameters, slots }: Question,
  scale: unknown,
): Fields {
  const [figure] = (Array.isArray(parameters.calculations) ? parameters.calculations : []).filter(isObject);
  const key = typeof figure?.key === 'string' ? figure.key : KEY;
  const numbers = (some: readonly TelemetryEvent[]): number[] =>
    some.flatMap((event) => fieldValue(event, key) ?? []).filter((value) => typeof value === 'number');
  const isLinear = scale === 'linear';
  const bounds = boundsOf(numbers(events).slice(0, 10_000), isLinear);
  const columns = slotted(events, slots).map((slot) => ({ time: slot.time, values: numbers(slot.events) }));
  const rangeOf = (value: number): number =>
    Math.max(
      0,
      Math.min(
        RANGES - 1,
        bounds.findLastIndex((bound) => bound <= value),
      ),
    );
  return {
    bins: columns.map(({ time }) => time),
    bucketBoundaries: bounds,
    bucketMode: isLinear ? 'linear' : 'log',
    buckets: bounds.slice(1).map((bound, index) => `${(bounds[index] ?? 0).toFixed(1)}-${bound.toFixed(1)}`),
    matrix: Array.from({ length: RANGES }, (_, range) =>
      columns.map(({ values }) => values.filter((value) => rangeOf(value) === range).length),
    ),
  };
}
