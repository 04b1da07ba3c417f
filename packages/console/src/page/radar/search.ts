/** Validates the URL of the Radar page: statistics, places, times. Absent fields have their default. */

export const VIEWS = ['timeseries', 'groups', 'summary', 'top', 'histogram'] as const;
export type View = (typeof VIEWS)[number];

export const RANGES = ['1d', '7d', '14d', '28d', '12w', '24w', '52w'] as const;
export type Range = (typeof RANGES)[number];
export const DEFAULT_RANGE: Range = '7d';

export const STEPS = ['15m', '1h', '1d', '1w'] as const;
export type Step = (typeof STEPS)[number];

export interface RadarSearch {
  /** Key of a dataset: `http`, `attacks/layer3`. */
  readonly dataset?: string;
  readonly view?: View;
  /** Dimension or list: `DEVICE_TYPE`, `locations`. */
  readonly by?: string;
  /** A place: `PT`, `AS64496`; absent for the world. */
  readonly a?: string;
  /** The comparison: a place, `world`, or `before`. */
  readonly b?: string;
  readonly range?: Range;
  /** Days instead of a range, both or neither: `2026-01-31`. */
  readonly from?: string;
  readonly to?: string;
  readonly step?: Step;
  /** The API's name of the normalization. */
  readonly scale?: string;
  /** Filters by parameter name. */
  readonly with?: Readonly<Record<string, string>>;
  readonly show?: 'table';
}

const NAME = /^[\w/{}-]{1,80}$/;
export const PLACE = /^(?:[A-Z]{2}|AS[1-9]\d{0,9})$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
const MAX_FILTERS = 20;

/** Parses a URL; invalid fields are dropped. */
export function radarSearch(input: Readonly<Record<string, unknown>>): RadarSearch {
  const { from, to, show } = input;
  const days = isDay(from) && isDay(to) && from <= to ? { from, to } : {};
  return dropEmpty({
    dataset: fitting(input.dataset, NAME),
    view: oneOf(input.view, VIEWS),
    by: fitting(input.by, NAME),
    a: fitting(input.a, PLACE),
    b: input.b === 'world' || input.b === 'before' ? input.b : fitting(input.b, PLACE),
    range: 'from' in days ? undefined : oneOf(input.range, RANGES),
    ...days,
    step: oneOf(input.step, STEPS),
    scale: fitting(input.scale, /^[A-Z0-9_]{1,40}$/),
    with: filtersOf(input.with),
    show: show === 'table' ? show : undefined,
  });
}

function fitting(value: unknown, pattern: RegExp): string | undefined {
  return typeof value === 'string' && pattern.test(value) ? value : undefined;
}

function oneOf<Value extends string>(value: unknown, values: readonly Value[]): Value | undefined {
  return values.find((known) => known === value);
}

/** A valid calendar day: not the 31st of February. */
function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !DAY.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

function filtersOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const known = Object.entries(value).flatMap(([name, text]): [string, string][] =>
    /^\w{1,40}$/.test(name) && typeof text === 'string' && text !== '' && text.length <= 200 ? [[name, text]] : [],
  );
  return known.length === 0 ? undefined : Object.fromEntries(known.slice(0, MAX_FILTERS));
}

/** A type without undefined in its properties. */
type Present<Value> = { readonly [Key in keyof Value]: Exclude<Value[Key], undefined> };

function dropEmpty<Value extends object>(value: Value): Partial<Present<Value>> {
  const present = Object.entries(value).filter(([, inner]) => inner !== undefined);
  return Object.fromEntries(present) as Partial<Present<Value>>; // the same keys, without undefined ones
}
