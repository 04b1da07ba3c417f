/** Numbers for Radar: deterministic per query, with daily and weekly rhythms, and consistent sums. */
import { hash } from '../../state/ids.ts';
import { chance } from '../shared/chance.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

export type Interval = '15m' | '1h' | '1d' | '1w';
const INTERVALS: Readonly<Record<Interval, number>> = { '15m': HOUR / 4, '1h': HOUR, '1d': DAY, '1w': 7 * DAY };
const WORDS: Readonly<Record<Interval, string>> = {
  '15m': 'FIFTEEN_MINUTES',
  '1h': 'ONE_HOUR',
  '1d': 'ONE_DAY',
  '1w': 'ONE_WEEK',
};
const MAX_POINTS = 3000;

export interface Span {
  readonly start: number;
  readonly end: number;
  readonly interval: Interval;
  readonly intervalWord: string;
}

/** `7d`, `28d`, `1w` …; a `Control` at the end means the time just as long before it. */
export function spanOf(
  query: {
    readonly dateRange?: unknown;
    readonly dateStart?: unknown;
    readonly dateEnd?: unknown;
    readonly aggInterval?: unknown;
  },
  now: number,
): Span {
  const first = (value: unknown): unknown => (Array.isArray(value) ? value[0] : value);
  const range = /^(\d{1,4})(h|d|w)(control)?$/i.exec(String(first(query.dateRange) ?? '7d'));
  const unit = { h: HOUR, d: DAY, w: 7 * DAY }[(range?.[2] ?? 'd').toLowerCase()] ?? DAY;
  const length = Math.max(1, Number(range?.[1] ?? 7)) * unit;
  const shift = range?.[3] === undefined ? 0 : length;
  const given = (value: unknown): number | undefined => {
    const time = Date.parse(String(first(value)));
    return Number.isNaN(time) ? undefined : time;
  };
  const start = given(query.dateStart);
  const end = given(query.dateEnd) ?? (start === undefined ? now - shift : now);
  const from = start ?? end - length;
  const interval = intervalOf(first(query.aggInterval), Math.max(0, end - from));
  const step = INTERVALS[interval];
  // Only whole intervals: the one that is under way would look like a fall.
  const last = Math.floor(end / step) * step;
  const earliest = last - step * MAX_POINTS;
  return {
    start: Math.max(Math.floor(from / step) * step, earliest),
    end: last,
    interval,
    intervalWord: WORDS[interval],
  };
}

/** https://developers.cloudflare.com/radar/concepts/aggregation-intervals/ */
function intervalOf(wanted: unknown, length: number): Interval {
  if (wanted === '15m' || wanted === '1h' || wanted === '1d' || wanted === '1w') return wanted;
  if (length <= DAY) return '15m';
  return length <= 14 * DAY ? '1h' : length <= 365 * DAY ? '1d' : '1w';
}

export function timesOf(span: Span): number[] {
  const step = INTERVALS[span.interval];
  const count = Math.max(1, Math.round((span.end - span.start) / step));
  return Array.from({ length: count }, (_, index) => span.start + index * step);
}

const MAX_LENGTH = 200;

/** Hashes long seeds, which hold the query and are read again for every point. */
const short = (seed: string): string => (seed.length > MAX_LENGTH ? String(hash(seed)) : seed);

/** Traffic at a time: a day and a week of ups and downs, with its own little noise. */
function level(seed: string, time: number): number {
  const phase = chance(seed) * 2 * Math.PI;
  const day = Math.sin((2 * Math.PI * (time % DAY)) / DAY + phase);
  const week = Math.sin((2 * Math.PI * (time % (7 * DAY))) / (7 * DAY) + phase);
  return 1 + 0.35 * day + 0.1 * week + 0.05 * (chance(`${seed}/${time}`) - 0.5);
}

/** Normalised so that the highest is 1. https://developers.cloudflare.com/radar/concepts/normalization/ */
export function series(text: string, times: readonly number[]): number[] {
  const seed = short(text);
  const values = times.map((time) => level(seed, time));
  const most = Math.max(...values);
  return values.map((value) => value / most);
}

/** Weights of this many groups, falling, that make 100 together. */
export function shares(text: string, count: number): number[] {
  const seed = short(text);
  const weights = Array.from({ length: count }, (_, index) => (0.5 + chance(`${seed}/${index}`)) / (index + 1));
  return toHundred(weights).sort((one, other) => other - one);
}

/** Percentages with six decimals that add up to exactly 100. */
export function toHundred(weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const rounded = weights.map((weight) => Math.round((weight / sum) * 1e8));
  const rest = 1e8 - rounded.reduce((total, value) => total + value, 0);
  return rounded.map((value, index) => (value + (index === 0 ? rest : 0)) / 1e6);
}
