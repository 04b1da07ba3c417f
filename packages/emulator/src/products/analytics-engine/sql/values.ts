/** Values, types and tables of Analytics Engine's SQL. */

/** Names of types, as the `meta` of a result has them. */
export type Type =
  | 'String'
  | 'Float64'
  | 'UInt8'
  | 'UInt32'
  | 'UInt64'
  | 'Int64'
  | 'Bool'
  | 'DateTime'
  | 'Date'
  | 'Array';

export interface Column {
  readonly name: string;
  readonly type: Type;
}

/** A point in time, shown in its time zone. */
export interface Moment {
  /** Seconds since 1970. */
  readonly seconds: number;
  readonly zone: string;
  readonly isDate: boolean;
}

export interface Interval {
  readonly count: number;
  readonly unit: Unit;
}

export const UNITS = ['YEAR', 'MONTH', 'DAY', 'HOUR', 'MINUTE', 'SECOND'] as const;
export type Unit = (typeof UNITS)[number];

export type Value = string | number | boolean | Moment | Interval | readonly Value[];

export type Row = Readonly<Record<string, Value>>;

export interface Table {
  readonly columns: readonly Column[];
  readonly rows: readonly Row[];
}

/** A query that cannot run, and the reason. */
export class SqlError extends Error {
  override readonly name = 'SqlError';
}

export const isMoment = (value: Value): value is Moment =>
  typeof value === 'object' && !Array.isArray(value) && 'seconds' in value;
export const isInterval = (value: Value): value is Interval =>
  typeof value === 'object' && !Array.isArray(value) && 'unit' in value;

/** @throws SqlError if the value is of another kind */
export function numberIn(value: Value, where: string): number {
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return Number(value);
  if (isMoment(value)) return value.seconds;
  throw new SqlError(`${where} takes a number; it got ${described(value)}.`);
}

export function textIn(value: Value, where: string): string {
  if (typeof value === 'string') return value;
  throw new SqlError(`${where} takes a string; it got ${described(value)}.`);
}

export const isTrue = (value: Value): boolean =>
  isMoment(value) ? true : value !== 0 && value !== false && value !== '';

const described = (value: Value): string => {
  if (typeof value === 'string') return `the string '${value}'`;
  if (isMoment(value)) return 'a datetime';
  return isInterval(value) ? 'an interval' : JSON.stringify(value);
};

/** Less than 0 if the first comes first. Text that is compared with a datetime is read as one by the caller. */
export function compare(one: Value, other: Value): number {
  if (typeof one === 'string' && typeof other === 'string') return one < other ? -1 : one > other ? 1 : 0;
  const [first, second] = [numberIn(one, 'A comparison'), numberIn(other, 'A comparison')];
  return first - second;
}
