/** Parses a response's metadata: scaling, confidence, and completeness. */

export interface Meta {
  /** The API's name; undefined if it is not stated. */
  readonly scale: string | undefined;
  /** `%`, `requests`; empty if there is none, or if scaling removed it. */
  readonly unit: string;
  /** By field name, if units differ. */
  readonly units: ReadonlyMap<string, string>;
  readonly confidence: Confidence | undefined;
  /** Milliseconds since 1970. */
  readonly updated: number | undefined;
  readonly ranges: readonly { readonly start: number; readonly end: number }[];
  /** Length of a bucket in milliseconds. */
  readonly step: number | undefined;
  readonly notes: readonly Note[];
}

export interface Confidence {
  /** 1 to 5. */
  readonly level: number;
  readonly meaning: string;
  readonly isLow: boolean;
}

/** A known event visible in the data: an outage, or a collection fault. */
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
  1: 'Too little data for this place or time, with jumps.',
  2: 'Too little data for this place or time.',
  3: 'The data has jumps without a known problem.',
  4: 'No known problem.',
  5: 'No known problem.',
};
const SURE = 4;
/** Scalings that remove a value's unit. */
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
    // Untrusted: only web addresses become links.
    link: typeof linkedUrl === 'string' && /^https?:\/\//.test(linkedUrl) ? linkedUrl : undefined,
  };
}

function timeOf(value: unknown): number | undefined {
  const time = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}

/** The length of a bucket: as stated, or the distance of its times. */
export function stepOf({ step }: Meta, times: readonly number[]): number | undefined {
  if (step !== undefined) return step;
  const gaps = times.slice(1).map((time, at) => time - (times[at] ?? time));
  return gaps.length === 0 ? undefined : Math.min(...gaps);
}

/**
 * True if the last bucket was incomplete at the time of the response; it would look like a drop.
 * @param now milliseconds since 1970, for responses without a time
 */
export function isLastOpen(meta: Meta, times: readonly number[], now: number): boolean {
  const last = times.at(-1);
  const step = stepOf(meta, times);
  if (last === undefined || step === undefined) return false;
  return last + step > (meta.updated ?? now);
}
