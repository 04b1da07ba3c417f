/** Forms of Radar's results: several series in one, normalised as asked. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { listOf } from '../../http/forms/csv.ts';
import type { Fields } from '../shared/fields.ts';

/** https://developers.cloudflare.com/radar/concepts/normalization/ */
export function normalise(values: readonly number[], how: unknown): number[] {
  const most = Math.max(...values);
  const least = Math.min(...values);
  const first = values[0] ?? 1;
  switch (how) {
    case 'MIN_MAX':
      return values.map((value) => (most === least ? 1 : (value - least) / (most - least)));
    case 'PERCENTAGE_CHANGE':
      return values.map((value) => (value / first - 1) * 100);
    case 'RAW_VALUES':
      return values.map((value) => Math.round(value * 1_000_000));
    default:
      return values.map((value) => value / most);
  }
}

/** Names that are lists because each series has its own. */
const SPLIT = ['name', 'dateRange', 'dateStart', 'dateEnd', 'location', 'asn', 'continent', 'geoId'];

/**
 * One question for each series that is asked for: the first series has the first of each list.
 * https://developers.cloudflare.com/radar/get-started/making-comparisons/
 */
export function seriesAsked(context: Context): readonly Context[] {
  const lists = SPLIT.map((name) => [name, listOf(context.query[name])] as const).filter(([, list]) => list.length > 0);
  const count = Math.max(1, ...lists.map(([, list]) => list.length));
  if (count === 1) return [context];
  // Series that differ in nothing but their names share a context, and are computed once.
  const same = new Map<string, Context>();
  return Array.from({ length: count }, (_, index) => {
    const own = lists.map(([name, list]) => [name, [list[index] ?? list.at(-1)]] as const);
    const key = JSON.stringify(own.filter(([name]) => name !== 'name'));
    const asked = same.get(key) ?? { ...context, query: { ...context.query, ...Object.fromEntries(own) } };
    same.set(key, asked);
    return asked;
  });
}

/** Series under their names: `serie_0`, `serie_1` … or those of the caller; common values are written once. */
export function joined(results: readonly Fields[], names: readonly unknown[]): Fields {
  const [first = {}] = results;
  const key = Object.keys(first).find((name) => name.endsWith('_0'));
  if (key === undefined) return first;
  const rest = results.map((result, index) => [nameOf(key, names, index), result[key]] as const);
  return { ...first, ...Object.fromEntries(rest), ...metaOf(results) };
}

const nameOf = (key: string, names: readonly unknown[], index: number): string =>
  names[index] === undefined ? key.replace(/0$/, String(index)) : String(names[index]);

/** A range for each series. */
function metaOf(results: readonly Fields[]): Fields {
  const metas = results.map(({ meta }) => meta).filter(isObject);
  const ranges = metas.flatMap(({ dateRange }) => (Array.isArray(dateRange) ? dateRange : []));
  return metas[0] === undefined || ranges.length <= 1 ? {} : { meta: { ...metas[0], dateRange: ranges } };
}
