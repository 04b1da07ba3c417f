/** Derives the calls from the URL: fills in defaults and drops fields that do not apply. */

import { DEFAULT_RANGE, type RadarSearch, type View } from '../search.ts';
import type { Dataset, Filter, Question } from './catalog.ts';
import { LENGTHS } from './labels.ts';
import { placeName } from './places.ts';

export interface Call {
  readonly operation: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The page's state. */
export interface Selection {
  readonly dataset: Dataset;
  readonly view: View;
  readonly question: Question;
  /** Selected dimension or list; undefined if there is none. */
  readonly by: string | undefined;
  /** Options for `by`; empty if any text is accepted. */
  readonly choices: readonly string[];
  /** The series: one place, two places, or one place now and earlier. */
  readonly sides: readonly Side[];
  readonly scale: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  /** One call for both sides, or one each. Empty while something is missing. */
  readonly calls: readonly Call[];
  /** Labels of missing required fields. */
  readonly missing: readonly string[];
  /** Each side has a separate call, so values scaled by the maximum are not comparable. */
  readonly isSplit: boolean;
}

export interface Side {
  /** `PT`, `AS64496`; undefined for the world. */
  readonly place: string | undefined;
  readonly isBefore: boolean;
  readonly label: string;
}

const FIRST = 'http';
const GROUP_LIMIT = 8;

/** @param search the URL's fields; an unknown dataset selects the first one */
export function select(search: RadarSearch, catalog: readonly Dataset[]): Selection | undefined {
  const dataset =
    catalog.find(({ key }) => key === search.dataset) ?? catalog.find(({ key }) => key === FIRST) ?? catalog[0];
  const view = dataset?.views.find((one) => one === search.view) ?? dataset?.views[0];
  const questions = dataset?.questions.filter((one) => one.view === view) ?? [];
  const question = questions.find(({ list }) => list !== undefined && list === search.by) ?? preferred(questions);
  if (dataset === undefined || view === undefined || question === undefined) return undefined;
  const choices = view === 'top' ? questions.map(({ list }) => list ?? '') : (question.dimensions ?? []);
  const by = view === 'top' ? question.list : dimensionOf(search.by, question.dimensions);
  const sides = sidesOf(search, question);
  const filters = filtersOf(search.with ?? {}, question.filters);
  const scale = question.scales.find((one) => one === search.scale);
  const missing = missingIn(question, by, sides, filters);
  const isSplit = sides.length > 1 && !isJoint(sides, question);
  const shown = { question, by, filters, scale, search };
  const groups = isSplit ? sides.map((side) => [side]) : [sides];
  const calls = missing.length > 0 ? [] : groups.map((group) => callOf(shown, group));
  return { dataset, view, question, by, choices, sides, scale, filters, calls, missing, isSplit };
}

/** Lists of locations first, because they are shown on the map. */
function preferred(questions: readonly Question[]): Question | undefined {
  return (
    questions.find(({ list }) => list === 'locations') ??
    questions.find(({ list }) => list?.startsWith('locations')) ??
    questions[0]
  );
}

function dimensionOf(wanted: string | undefined, dimensions: readonly string[] | undefined): string | undefined {
  if (dimensions === undefined) return undefined;
  if (dimensions.length === 0) return wanted;
  // Common dimensions first; otherwise the contract's first.
  const first = ['DEVICE_TYPE', 'PROTOCOL', 'QUERY_TYPE', 'LOCATION'].find((name) => dimensions.includes(name));
  return dimensions.find((one) => one === wanted) ?? first ?? dimensions[0];
}

function sidesOf({ a, b, range, from }: RadarSearch, { takes, lists }: Question): readonly Side[] {
  const allowed = (place: string | undefined): string | undefined =>
    place !== undefined && takes.has(paramOf(place)) ? place : undefined;
  const place = allowed(a);
  const first = { place, isBefore: false, label: placeName(place) };
  if (b === 'before') {
    if (!lists.has('dateRange') && !lists.has('dateStart')) return [first];
    const length = from === undefined ? LENGTHS[range ?? DEFAULT_RANGE] : 'as long';
    const label = `${placeName(place)}, ${length} before`;
    return [first, { place, isBefore: true, label }];
  }
  const other = b === 'world' ? undefined : allowed(b);
  if (b === undefined || other === place || (other === undefined && b !== 'world')) return [first];
  return [first, { place: other, isBefore: false, label: placeName(other) }];
}

const isNetwork = (place: string): boolean => place.length > 2;

function paramOf(place: string): 'asn' | 'location' {
  return isNetwork(place) ? 'asn' : 'location';
}

/**
 * A single call can cover both sides if both have the same kind of place, because places are lists with an entry per
 * series.
 */
function isJoint(sides: readonly Side[], { lists }: Question): boolean {
  const kinds = new Set(sides.map(({ place }) => (place === undefined ? 'world' : paramOf(place))));
  const [kind = 'world'] = kinds;
  return kinds.size === 1 && (kind === 'world' || lists.has(kind)) && lists.has('name');
}

/** Filters that the query accepts; required ones default to their first value. */
function filtersOf(
  given: Readonly<Record<string, string>>,
  filters: readonly Filter[],
): Readonly<Record<string, string>> {
  const known = filters.flatMap(({ name, values, isRequired }): [string, string][] => {
    const value = given[name];
    const isValid = value !== undefined && (values.length === 0 || values.includes(value));
    if (isValid) return [[name, value]];
    return isRequired && values[0] !== undefined ? [[name, values[0]]] : [];
  });
  return Object.fromEntries(known);
}

function missingIn(
  { dimensions, filters, needsNetwork }: Question,
  by: string | undefined,
  sides: readonly Side[],
  given: Readonly<Record<string, string>>,
): string[] {
  const missing = filters
    .filter(({ isRequired, name }) => isRequired && given[name] === undefined)
    .map(({ name }) => name);
  if (dimensions !== undefined && by === undefined) missing.push('dimension');
  if (needsNetwork && sides.some(({ place }) => place === undefined || !isNetwork(place))) missing.push('network');
  return missing;
}

interface Shown {
  readonly question: Question;
  readonly by: string | undefined;
  readonly filters: Readonly<Record<string, string>>;
  readonly scale: string | undefined;
  readonly search: RadarSearch;
}

function callOf({ question, by, filters, scale, search }: Shown, sides: readonly Side[]): Call {
  const { takes, lists, operation } = question;
  const params: Record<string, unknown> = {};
  const give = (name: string, values: readonly unknown[]): void => {
    if (takes.has(name)) params[name] = lists.has(name) ? values : values[0];
  };
  if (question.dimensions !== undefined && by !== undefined) params.dimension = by;
  if (sides.length > 1)
    give(
      'name',
      sides.map((_, index) => SERIES[index]),
    );
  const places = sides.map(({ place }) => place);
  const [first] = places;
  if (first !== undefined) give(paramOf(first), places.map(bare));
  for (const [name, values] of Object.entries(timesOf(search, sides))) give(name, values);
  if (search.step !== undefined) give('aggInterval', [search.step]);
  if (scale !== undefined) give('normalization', [scale]);
  for (const [name, value] of Object.entries(filters))
    give(
      name,
      sides.map(() => typed(value)),
    );
  give('limit', [question.view === 'top' ? question.most : GROUP_LIMIT]);
  give('limitPerGroup', [GROUP_LIMIT]);
  return { operation, params };
}

/** Names of the series in the response. */
export const SERIES = ['a', 'b'] as const;

function bare(place: string | undefined): string {
  return place === undefined ? '' : place.replace(/^AS(?=\d)/, '');
}

function typed(value: string): unknown {
  return value === 'true' ? true : value === 'false' ? false : value;
}

/** A named range, or days from midnight to midnight (UTC); the previous period has equal length. */
function timesOf(
  { range, from, to }: RadarSearch,
  sides: readonly Side[],
): Readonly<Record<string, readonly string[]>> {
  if (from === undefined || to === undefined)
    return { dateRange: sides.map(({ isBefore }) => `${range ?? DEFAULT_RANGE}${isBefore ? 'Control' : ''}`) };
  const start = Date.parse(`${from}T00:00:00Z`);
  const end = Date.parse(`${to}T00:00:00Z`) + 86_400_000;
  const text = (time: number): string => `${new Date(time).toISOString().slice(0, 19)}Z`;
  return {
    dateStart: sides.map(({ isBefore }) => text(isBefore ? start - (end - start) : start)),
    dateEnd: sides.map(({ isBefore }) => text(isBefore ? start : end)),
  };
}
