/** Filters of telemetry queries: conditions, groups of them, and text that an event must contain. */
import { isObject } from '@flarewire/schema';
import { CODE, problem } from '../../../problem.ts';
import { includesText } from '../../../text-search.ts';
import type { Fields } from '../../shared/fields.ts';
import type { TelemetryEvent } from './telemetry-event.ts';

export type Scalar = string | number | boolean;
export type Test = (event: TelemetryEvent) => boolean;

const isScalar = (value: unknown): value is Scalar => ['string', 'number', 'boolean'].includes(typeof value);

/** A field by its path, such as `$metadata.service`; fields of logged objects go by their own names. */
export function fieldValue(event: TelemetryEvent, key: string): Scalar | undefined {
  const own = key.startsWith('$') || key in event ? event : event.source;
  const value = key.split('.').reduce<unknown>((at, name) => (isObject(at) ? at[name] : undefined), own);
  return isScalar(value) ? value : undefined;
}

/** All fields of an event with their values. */
export function fieldsOfEvent(event: TelemetryEvent): [string, Scalar][] {
  const inner = (value: unknown, path: string): [string, Scalar][] => {
    if (isScalar(value)) return [[path, value]];
    return isObject(value) ? Object.entries(value).flatMap(([name, one]) => inner(one, `${path}.${name}`)) : [];
  };
  const { source, ...rest } = event;
  return [...Object.entries(rest), ...Object.entries(source)].flatMap(([name, value]) => inner(value, name));
}

const MAX_TEXT = 200;

/**
 * RE2 never takes long (https://developers.cloudflare.com/workers/observability/query-builder/#filter names `Regex`); the
 * engine here may, so that patterns whose repetitions multiply are refused.
 */
function patternOf(source: string, flags: string): RegExp {
  const isHeavy =
    /\)[*+{?]/.test(source) || (source.match(/[*+]|\{\d+,\d*\}/g) ?? []).length > 2 || /\\\d/.test(source);
  const refused = (why: string) => problem(400, CODE.invalid, `The pattern '${source.slice(0, 100)}' ${why}`); // code not documented
  if (isHeavy || source.length > MAX_TEXT)
    throw refused('is too heavy for the emulator: at most two open repetitions, and none of groups, are built');
  try {
    return new RegExp(source, flags);
  } catch {
    throw refused('is not a regular expression');
  }
}

type Compare = (value: Scalar, wanted: Scalar) => boolean;

const listed = (wanted: Scalar): string[] =>
  String(wanted)
    .split(',')
    .map((one) => one.trim());
const equal: Compare = (value, wanted) => String(value) === String(wanted);
const COMPARE: Readonly<Record<string, Compare>> = {
  eq: equal,
  '=': equal,
  gt: (value, wanted) => Number(value) > Number(wanted),
  gte: (value, wanted) => Number(value) >= Number(wanted),
  lt: (value, wanted) => Number(value) < Number(wanted),
  lte: (value, wanted) => Number(value) <= Number(wanted),
  includes: (value, wanted) => includesText(String(value), String(wanted)),
  starts_with: (value, wanted) => String(value).startsWith(String(wanted)),
  ends_with: (value, wanted) => String(value).endsWith(String(wanted)),
  in: (value, wanted) => listed(wanted).includes(String(value)),
};
/** Other spellings, and the operations that hold where another does not. */
const SAME: Readonly<Record<string, string>> = {
  '>': 'gt',
  '>=': 'gte',
  '<': 'lt',
  '<=': 'lte',
  match_regex: 'regex',
  does_not_exist: 'is_null',
};
const NOT: Readonly<Record<string, string>> = {
  neq: 'eq',
  '!=': 'eq',
  not_includes: 'includes',
  does_not_include: 'includes',
  not_in: 'in',
};

export const compares = (operation: unknown): Compare | undefined => {
  const name = String(operation).toLowerCase();
  const positive = COMPARE[SAME[name] ?? name];
  if (positive !== undefined) return positive;
  const negated = COMPARE[NOT[name] ?? ''];
  return negated === undefined ? undefined : (value, wanted) => !negated(value, wanted);
};

/** One condition. https://developers.cloudflare.com/workers/observability/query-builder/#filter */
function condition(filter: Fields): Test {
  const key = String(filter.key);
  const name = String(filter.operation).toLowerCase();
  const wanted = isScalar(filter.value) ? filter.value : '';
  const operation = SAME[name] ?? name;
  if (operation === 'exists') return (event) => fieldValue(event, key) !== undefined;
  if (operation === 'is_null') return (event) => fieldValue(event, key) === undefined;
  if (operation === 'regex') {
    const pattern = patternOf(String(wanted), '');
    return (event) => pattern.test(String(fieldValue(event, key) ?? '').slice(0, MAX_TEXT));
  }
  const compare = compares(operation);
  if (compare === undefined)
    throw problem(400, CODE.invalid, `'${name.slice(0, 60)}' is not an operation of filters`, '/filters'); // code not documented
  const isNegative = operation in NOT;
  return (event) => {
    const value = fieldValue(event, key);
    return value === undefined ? isNegative : compare(value, wanted);
  };
}

const MAX_DEPTH = 4;

/** All conditions, or any of them; groups are nested at most four levels deep. */
export function testOf(filters: unknown, combination: unknown, depth = 1): Test {
  if (depth > MAX_DEPTH)
    throw problem(400, CODE.invalid, `Groups of filters may be nested at most ${MAX_DEPTH} levels deep`, '/filters'); // code not documented
  const tests = (Array.isArray(filters) ? filters : [])
    .filter(isObject)
    .map((filter) =>
      filter.kind === 'group' ? testOf(filter.filters, filter.filterCombination, depth + 1) : condition(filter),
    );
  const isAny = String(combination).toLowerCase() === 'or' && tests.length > 0;
  return (event) => (isAny ? tests.some((test) => test(event)) : tests.every((test) => test(event)));
}

/** Text that is found anywhere. https://developers.cloudflare.com/workers/observability/query-builder/#search */
export function needleOf(needle: unknown): (text: string) => boolean {
  if (!isObject(needle) || !isScalar(needle.value)) return () => true;
  const wanted = String(needle.value);
  if (needle.isRegex === true) {
    const pattern = patternOf(wanted, needle.matchCase === true ? '' : 'i');
    return (text) => pattern.test(text.slice(0, MAX_TEXT));
  }
  if (needle.matchCase === true) return (text) => includesText(text, wanted);
  const lower = wanted.toLowerCase();
  return (text) => includesText(text.toLowerCase(), lower);
}

/** The events that a query with these parameters looks at. */
export function matching(events: readonly TelemetryEvent[], parameters: Fields): TelemetryEvent[] {
  const test = testOf(parameters.filters, parameters.filterCombination);
  const hasNeedle = needleOf(parameters.needle);
  const datasets = Array.isArray(parameters.datasets) ? parameters.datasets : [];
  return events.filter(
    (event) =>
      (datasets.length === 0 || datasets.includes(event.dataset)) &&
      test(event) &&
      (parameters.needle === undefined || fieldsOfEvent(event).some(([, value]) => hasNeedle(String(value)))),
  );
}
