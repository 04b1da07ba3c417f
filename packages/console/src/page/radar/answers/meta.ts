/** What an answer says of itself: how it was scaled, how sure it is, until when it is complete. */

export interface Meta {
  /** As the API names it; undefined where it does not say. */
  readonly scale: string | undefined;
  /** `%`, `requests`; empty where there is none, or where scaling took it away. */
  readonly unit: string;
  /** By the names of the fields, where they have different ones. */
  readonly units: ReadonlyMap<string, string>;
  readonly confidence: Confidence | undefined;
  /** Milliseconds since 1970. */
  readonly updated: number | undefined;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** Milliseconds of one bucket. */
  readonly step: number | undefined;
  readonly notes: readonly Note[];
}

export interface Confidence {
  /** 1 to 5. */
  readonly level: number;
  readonly meaning: string;
  readonly isLow: boolean;
}

/** Something known that the data shows: an outage, a fault of the collection. */
export interface Note {
  readonly text: string;
  readonly start: number | undefined;
  readonly end: number | undefined;
  readonly link: string | undefined;
}

const HOUR = 3_600_000;
const STEPS: Readonly<Record<string, number>> = {
  FIFTEEN_MINUTES: HOUR / 4,
  ONE_HOUR: HOUR,
  ONE_DAY: 24 * HOUR,
  ONE_WEEK: 7 * 24 * HOUR,
  ONE_MONTH: 30 * 24 * HOUR,
  '15m': HOUR / 4,
  '1h': HOUR,
  '1d': 24 * HOUR,
  '1w': 7 * 24 * HOUR,
};

/** https://developers.cloudflare.com/radar/concepts/confidence-levels/ */
const LEVELS: Readonly<Record<number, string>> = {
  1: 'Too little data for this place or time, and it jumps.',
  2: 'Too little data for this place or time.',
  3: 'The data jumps, though no fault of it is known.',
  4: 'No known problem.',
  5: 'No known problem.',
};
const SURE = 4;
/** Scalings after which a value is in no unit of its own. */
const UNITLESS = new Set(['MIN0_MAX', 'MIN_MAX', 'RATIO']);
const PERCENT = new Set(['PERCENTAGE', 'OVERLAPPED_PERCENTAGE', 'PERCENTAGE_CHANGE']);

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}; // fields are unknown
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value : value === undefined ? [] : [value];

export function toMeta(result: unknown): Meta {
  const { normalization, confidenceInfo, lastUpdated, dateRange, aggInterval, units } = fieldsOf(fieldsOf(result).meta);
  const scale = typeof normalization === 'string' ? normalization : undefined;
  const info = fieldsOf(confidenceInfo);
  return {
    scale,
    unit: unitOf(scale, units),
    units: unitsOf(units),
    confidence: confidenceOf(info.level),
    updated: timeOf(lastUpdated),
    ranges: listOf(dateRange).flatMap((range) => {
      const start = timeOf(fieldsOf(range).startTime);
      const end = timeOf(fieldsOf(range).endTime);
      return start === undefined || end === undefined ? [] : [{ start, end }];
    }),
    step: typeof aggInterval === 'string' ? STEPS[aggInterval] : undefined,
    notes: listOf(info.annotations).map((note) => noteOf(fieldsOf(note))),
  };
}

function unitOf(scale: string | undefined, units: unknown): string {
  if (scale !== undefined && PERCENT.has(scale)) return '%';
  if (scale !== undefined && UNITLESS.has(scale)) return '';
  const { value } = fieldsOf(listOf(units)[0]);
  return typeof value === 'string' && value !== '*' ? value : '';
}

function unitsOf(units: unknown): ReadonlyMap<string, string> {
  const own = listOf(units).flatMap((each): [string, string][] => {
    const { name, value } = fieldsOf(each);
    return typeof name === 'string' && typeof value === 'string' && name !== '*' ? [[name, value]] : [];
  });
  return new Map(own);
}

function confidenceOf(level: unknown): Confidence | undefined {
  if (typeof level !== 'number') return undefined;
  return { level, meaning: LEVELS[level] ?? '', isLow: level < SURE };
}

function noteOf({ description, eventType, startDate, endDate, linkedUrl }: Fields): Note {
  const words = [eventType, description].filter((text): text is string => typeof text === 'string' && text !== '');
  return {
    text: words.at(-1) ?? 'An event without a description',
    start: timeOf(startDate),
    end: timeOf(endDate),
    // From outside: only what is a page of the web is made a link.
    link: typeof linkedUrl === 'string' && /^https?:\/\//.test(linkedUrl) ? linkedUrl : undefined,
  };
}

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The length of a bucket: as it is told, or as the times are apart. */
export function stepOf({ step }: Meta, times: readonly number[]): number | undefined {
  if (step !== undefined) return step;
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}

/**
 * Whether the last bucket was still filling when the answer was made: it would look like a fall.
 * @param now milliseconds since 1970, for answers that do not say when they were made
 */
export function isLastOpen(meta: Meta, times: readonly number[], now: number): boolean {
  const last = times.at(-1);
  const step = stepOf(meta, times);
  if (last === undefined || step === undefined) return false;
  return last + step > (meta.updated ?? now);
}
