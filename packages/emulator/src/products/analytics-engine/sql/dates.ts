/** Datetimes: https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/date-time-functions/ */
import { type Interval, type Moment, SqlError, type Unit, type Value } from './values.ts';

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/statements/#show-timezone-statement */
export const UTC = 'Etc/UTC';

export const dateTime = (seconds: number, zone = UTC): Moment => ({ seconds, zone, isDate: false });

/** The fields of a local time, as if it were UTC. */
interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
  readonly hour: number;
  readonly minute: number;
  readonly second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known !== undefined) return known;
  try {
    const made = new Intl.DateTimeFormat('en-US', {
      ...{ timeZone: zone, hourCycle: 'h23', year: 'numeric', month: 'numeric', day: 'numeric' },
      ...{ hour: 'numeric', minute: 'numeric', second: 'numeric' },
    });
    formats.set(zone, made);
    return made;
  } catch {
    throw new SqlError(`There is no time zone '${zone}'. SHOW TIMEZONES lists them.`);
  }
}

export function partsOf({ seconds, zone }: Moment): Parts {
  const found = new Map(
    formatOf(zone)
      .formatToParts(seconds * 1000)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const get = (name: keyof Parts): number => found.get(name) ?? 0;
  return {
    ...{ year: get('year'), month: get('month'), day: get('day') },
    ...{ hour: get('hour'), minute: get('minute'), second: get('second') },
  };
}

/** The moment at which clocks of a zone show these fields; fields may be out of range. */
export function fromParts({ year, month, day, hour, minute, second }: Parts, zone: string): Moment {
  const local = Date.UTC(year, month - 1, day, hour, minute, second) / 1000;
  const offsetAt = (seconds: number): number => {
    const shown = partsOf(dateTime(seconds, zone));
    return Date.UTC(shown.year, shown.month - 1, shown.day, shown.hour, shown.minute, shown.second) / 1000 - seconds;
  };
  const near = local - offsetAt(local);
  return dateTime(local - offsetAt(near), zone);
}

const TEXT = /^(\d{4})-(\d{2})-(\d{2})(?: (\d{2}):(\d{2}):(\d{2}))?$/;

/** A Unix timestamp, or `YYYY-MM-DD hh:mm:ss`. */
export function toDateTime(value: Value, zone = UTC): Moment {
  if (typeof value === 'number') return dateTime(Math.trunc(value), zone);
  if (typeof value === 'object' && 'seconds' in value) return dateTime(value.seconds, zone);
  if (typeof value === 'string' && /^\d{5,}$/.test(value)) return dateTime(Number(value), zone);
  const found = typeof value === 'string' ? TEXT.exec(value) : null;
  if (found === null)
    throw new SqlError(`'${String(value)}' is not a datetime. Use 'YYYY-MM-DD hh:mm:ss', or a Unix timestamp.`);
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = found
    .slice(1)
    .map((text) => Number(text ?? 0));
  return fromParts({ year, month, day, hour, minute, second }, zone);
}

const FIELD = { YEAR: 'year', MONTH: 'month', DAY: 'day', HOUR: 'hour', MINUTE: 'minute', SECOND: 'second' } as const;

export const fieldOf = (moment: Moment, unit: Unit): number => partsOf(moment)[FIELD[unit]];

const LENGTH = { DAY: 86_400, HOUR: 3600, MINUTE: 60, SECOND: 1 } as const;

/** A day or longer is of the calendar. */
export function addInterval(moment: Moment, { count, unit }: Interval, sign: 1 | -1): Moment {
  if (unit === 'HOUR' || unit === 'MINUTE' || unit === 'SECOND')
    return { ...moment, seconds: moment.seconds + sign * count * LENGTH[unit] };
  const parts = partsOf(moment);
  return fromParts({ ...parts, [FIELD[unit]]: parts[FIELD[unit]] + sign * count }, moment.zone);
}

const MIDNIGHT = { hour: 0, minute: 0, second: 0 } as const;

/** Rounds down to a multiple of the interval. */
export function startOf(moment: Moment, { count, unit }: Interval): Moment {
  if (!(count > 0)) throw new SqlError(`An interval has to be longer than 0; it is ${count} ${unit}.`);
  const { zone } = moment;
  const parts = partsOf(moment);
  if (unit === 'YEAR')
    return fromParts({ ...MIDNIGHT, year: Math.floor(parts.year / count) * count, month: 1, day: 1 }, zone);
  if (unit === 'MONTH') {
    const months = Math.floor((parts.year * 12 + parts.month - 1) / count) * count;
    return fromParts({ ...MIDNIGHT, year: Math.floor(months / 12), month: (months % 12) + 1, day: 1 }, zone);
  }
  const local = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second) / 1000;
  const length = count * LENGTH[unit];
  if (unit !== 'DAY') return dateTime(moment.seconds - (local % length), zone);
  const start = new Date((local - (local % length)) * 1000);
  return fromParts(
    { ...MIDNIGHT, year: start.getUTCFullYear(), month: start.getUTCMonth() + 1, day: start.getUTCDate() },
    zone,
  );
}

/** Monday is 1. */
export function dayOfWeek(moment: Moment): number {
  const { year, month, day } = partsOf(moment);
  return new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
}

export function startOfWeek(moment: Moment): Moment {
  const parts = partsOf(moment);
  return fromParts({ ...parts, ...MIDNIGHT, day: parts.day - dayOfWeek(moment) + 1 }, moment.zone);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** https://clickhouse.com/docs/en/sql-reference/functions/date-time-functions/#formatdatetime */
const DIRECTIVES: Readonly<Record<string, (parts: Parts, moment: Moment) => string>> = {
  C: ({ year }) => two(Math.floor(year / 100)),
  d: ({ day }) => two(day),
  D: ({ month, day, year }) => `${two(month)}/${two(day)}/${two(year % 100)}`,
  e: ({ day }) => String(day).padStart(2, ' '),
  F: ({ year, month, day }) => `${year}-${two(month)}-${two(day)}`,
  H: ({ hour }) => two(hour),
  I: ({ hour }) => two(hour % 12 || 12),
  i: ({ minute }) => two(minute),
  m: ({ month }) => two(month),
  M: ({ minute }) => two(minute),
  n: () => '\n',
  p: ({ hour }) => (hour < 12 ? 'AM' : 'PM'),
  R: ({ hour, minute }) => `${two(hour)}:${two(minute)}`,
  S: ({ second }) => two(second),
  s: ({ second }) => two(second),
  t: () => '\t',
  T: ({ hour, minute, second }) => `${two(hour)}:${two(minute)}:${two(second)}`,
  u: (_, moment) => String(dayOfWeek(moment)),
  w: (_, moment) => String(dayOfWeek(moment) % 7),
  y: ({ year }) => two(year % 100),
  Y: ({ year }) => String(year),
  '%': () => '%',
};

export function formatDateTime(moment: Moment, format: string): string {
  const parts = partsOf(moment);
  return format.replace(/%(.)/g, (all, name: string) => {
    const print = DIRECTIVES[name];
    if (print === undefined) throw new SqlError(`formatDateTime does not know ${all}.`);
    return print(parts, moment);
  });
}

export const printMoment = (moment: Moment): string => formatDateTime(moment, moment.isDate ? '%F' : '%F %T');
