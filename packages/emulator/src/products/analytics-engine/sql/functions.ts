/** Functions and operators over values. */
import * as dates from './dates.ts';
import {
  compare,
  type Interval,
  isInterval,
  isMoment,
  isTrue,
  type Moment,
  numberIn,
  SqlError,
  type Type,
  textIn,
  type Unit,
  type Value,
} from './values.ts';

interface Function {
  /** Type of the result; `first` is that of the first argument. */
  readonly type: Type | 'first' | 'second';
  readonly args: readonly [least: number, most: number];
  run(...args: readonly Value[]): Value;
}

const momentIn = (value: Value, where: string): Moment => {
  if (isMoment(value)) return value;
  throw new SqlError(`${where} takes a datetime; it got ${JSON.stringify(value)}. toDateTime() makes one.`);
};
const intervalIn = (value: Value, where: string): Interval => {
  if (isInterval(value)) return value;
  throw new SqlError(`${where} takes an interval, such as INTERVAL '15' MINUTE.`);
};

const numeric = (name: string, run: (...args: number[]) => number, count = 2, type: Type = 'Float64'): Function => ({
  type,
  args: [count, count],
  run: (...args) => run(...args.map((value) => numberIn(value, name))),
});

const text = (name: string, run: (text: string) => Value, type: Type = 'String'): Function => ({
  type,
  args: [1, 1],
  run: (value) => run(textIn(value ?? '', name)),
});

const ofDate = (name: string, run: (moment: Moment) => Value, type: Type): Function => ({
  type,
  args: [1, 1],
  run: (value) => run(momentIn(value ?? '', name)),
});

/** Text that is compared with a datetime is read as one. */
function order(one: Value, other: Value): number {
  if (isMoment(one) && typeof other === 'string') return compare(one, dates.toDateTime(other, one.zone));
  if (isMoment(other) && typeof one === 'string') return compare(dates.toDateTime(one, other.zone), other);
  return compare(one, other);
}

const comparison = (holds: (order: number) => boolean): Function => ({
  type: 'Bool',
  args: [2, 2],
  run: (one = '', other = '') => holds(order(one, other)),
});

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/operators/#pattern-matching-operators */
const like = (change: (text: string) => string): Function => ({
  type: 'Bool',
  args: [2, 2],
  run: (value = '', pattern = '') => isLike([...change(textIn(value, 'LIKE'))], [...change(textIn(pattern, 'LIKE'))]),
});

/** `%` is any text, `_` one character. After a mismatch the last `%` takes one character more. */
function isLike(text: readonly string[], pattern: readonly string[]): boolean {
  let [at, next, mark] = [0, 0, -1];
  let from = 0;
  while (at < text.length) {
    if (pattern[next] === '%') {
      mark = next;
      from = at;
      next += 1;
    } else if (pattern[next] === '_' || pattern[next] === text[at]) {
      at += 1;
      next += 1;
    } else if (mark >= 0) {
      next = mark + 1;
      from += 1;
      at = from;
    } else return false;
  }
  return pattern.slice(next).every((char) => char === '%');
}

const shifted = (sign: 1 | -1, run: (one: number, other: number) => number): Function => ({
  type: 'first',
  args: [2, 2],
  run: (one = 0, other = 0) =>
    isMoment(one) && isInterval(other)
      ? dates.addInterval(one, other, sign)
      : run(numberIn(one, sign > 0 ? '+' : '-'), numberIn(other, sign > 0 ? '+' : '-')),
});

const OPERATORS: Readonly<Record<string, Function>> = {
  '+': shifted(1, (one, other) => one + other),
  '-': shifted(-1, (one, other) => one - other),
  '*': numeric('*', (one, other) => one * other),
  '/': numeric('/', (one, other) => one / other),
  '%': numeric('%', (one, other) => one % other),
  negate: numeric('-', (value) => -value, 1),
  '=': comparison((order) => order === 0),
  '==': comparison((order) => order === 0),
  '<>': comparison((order) => order !== 0),
  '!=': comparison((order) => order !== 0),
  '<': comparison((order) => order < 0),
  '<=': comparison((order) => order <= 0),
  '>': comparison((order) => order > 0),
  '>=': comparison((order) => order >= 0),
  and: { type: 'Bool', args: [2, 2], run: (one = false, other = false) => isTrue(one) && isTrue(other) },
  or: { type: 'Bool', args: [2, 2], run: (one = false, other = false) => isTrue(one) || isTrue(other) },
  not: { type: 'Bool', args: [1, 1], run: (value = false) => !isTrue(value) },
  in: {
    type: 'Bool',
    args: [1, Number.POSITIVE_INFINITY],
    run: (value = '', ...list) => list.some((one) => order(value, one) === 0),
  },
  like: like((value) => value),
  ilike: like((value) => value.toLowerCase()),
};

const zoneIn = (value: Value | undefined, other = dates.UTC): string =>
  value === undefined ? other : textIn(value, 'A time zone');
const start = (name: string, count: number, unit: Unit): Function =>
  ofDate(name, (moment) => dates.startOf(moment, { count, unit }), 'DateTime');

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/date-time-functions/ */
const DATES: Readonly<Record<string, Function>> = {
  formatdatetime: {
    type: 'String',
    args: [2, 3],
    run: (value = '', format = '', zone) => {
      const moment = momentIn(value, 'formatDateTime');
      return dates.formatDateTime({ ...moment, zone: zoneIn(zone, moment.zone) }, textIn(format, 'formatDateTime'));
    },
  },
  todatetime: { type: 'DateTime', args: [1, 2], run: (value = '', zone) => dates.toDateTime(value, zoneIn(zone)) },
  tounixtimestamp: ofDate('toUnixTimestamp', ({ seconds }) => seconds, 'UInt32'),
  tostartofinterval: {
    type: 'DateTime',
    args: [2, 3],
    run: (value = '', interval = '', zone) => {
      const moment = momentIn(value, 'toStartOfInterval');
      const inZone = { ...moment, zone: zoneIn(zone, moment.zone) };
      return dates.startOf(inZone, intervalIn(interval, 'toStartOfInterval'));
    },
  },
  toyear: ofDate('toYear', (moment) => dates.fieldOf(moment, 'YEAR'), 'UInt32'),
  tomonth: ofDate('toMonth', (moment) => dates.fieldOf(moment, 'MONTH'), 'UInt8'),
  todayofmonth: ofDate('toDayOfMonth', (moment) => dates.fieldOf(moment, 'DAY'), 'UInt8'),
  todayofweek: ofDate('toDayOfWeek', dates.dayOfWeek, 'UInt8'),
  tohour: ofDate('toHour', (moment) => dates.fieldOf(moment, 'HOUR'), 'UInt8'),
  tominute: ofDate('toMinute', (moment) => dates.fieldOf(moment, 'MINUTE'), 'UInt8'),
  tosecond: ofDate('toSecond', (moment) => dates.fieldOf(moment, 'SECOND'), 'UInt8'),
  toyyyymm: ofDate(
    'toYYYYMM',
    (moment) => dates.fieldOf(moment, 'YEAR') * 100 + dates.fieldOf(moment, 'MONTH'),
    'UInt32',
  ),
  tostartofyear: start('toStartOfYear', 1, 'YEAR'),
  tostartofmonth: start('toStartOfMonth', 1, 'MONTH'),
  tostartofweek: ofDate('toStartOfWeek', dates.startOfWeek, 'DateTime'),
  tostartofday: start('toStartOfDay', 1, 'DAY'),
  tostartofhour: start('toStartOfHour', 1, 'HOUR'),
  tostartoffifteenminutes: start('toStartOfFifteenMinutes', 15, 'MINUTE'),
  tostartoftenminutes: start('toStartOfTenMinutes', 10, 'MINUTE'),
  tostartoffiveminutes: start('toStartOfFiveMinutes', 5, 'MINUTE'),
  tostartofminute: start('toStartOfMinute', 1, 'MINUTE'),
  extract: {
    type: 'UInt32',
    args: [2, 2],
    run: (unit = '', value = '') => dates.fieldOf(momentIn(value, 'extract'), unit as Unit), // the parser reads units only
  },
};

/** Upper and lower case of ASCII letters alone. */
const inAscii = (change: (text: string) => string) => (text: string) => text.replace(/[a-z]/gi, change);
const lower = (text: string): string => text.toLowerCase();
const upper = (text: string): string => text.toUpperCase();
const pair = (name: string, run: (text: string, part: string) => Value, type: Type): Function => ({
  type,
  args: [2, 2],
  run: (one = '', other = '') => run(textIn(one, name), textIn(other, name)),
});

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/string-functions/ */
const TEXTS: Readonly<Record<string, Function>> = {
  length: text('length', (value) => [...value].length, 'UInt64'),
  empty: text('empty', (value) => value === '', 'Bool'),
  lower: text('lower', inAscii(lower)),
  upper: text('upper', inAscii(upper)),
  lowerutf8: text('lowerUTF8', lower),
  tolower: text('toLower', lower),
  upperutf8: text('upperUTF8', upper),
  toupper: text('toUpper', upper),
  startswith: pair('startsWith', (value, part) => value.startsWith(part), 'Bool'),
  endswith: pair('endsWith', (value, part) => value.endsWith(part), 'Bool'),
  position: pair(
    'position',
    (needle, value) =>
      [...value.slice(0, value.indexOf(needle))].length * Number(value.includes(needle)) +
      Number(value.includes(needle)),
    'UInt64',
  ),
  substring: {
    type: 'String',
    args: [2, 3],
    run: (value = '', offset = 1, length) => {
      const from = numberIn(offset, 'substring') - 1;
      const points = [...textIn(value, 'substring')].slice(Math.max(from, 0));
      return points.slice(0, length === undefined ? undefined : numberIn(length, 'substring')).join('');
    },
  },
  format: {
    type: 'String',
    args: [1, Number.POSITIVE_INFINITY],
    run: (format = '', ...values) => {
      let at = 0;
      return textIn(format, 'format').replace(/\{\}/g, () => printed(values[at++] ?? ''));
    },
  },
  hex: { type: 'String', args: [1, 1], run: (value = '') => bytesIn(value, 'hex', 16, 2) },
  bin: { type: 'String', args: [1, 1], run: (value = '') => bytesIn(value, 'bin', 2, 8) },
};

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/encoding-functions/ */
function bytesIn(value: Value, name: string, base: number, digits: number): string {
  if (typeof value === 'string')
    return [...Buffer.from(value)].map((byte) => byte.toString(base).toUpperCase().padStart(digits, '0')).join('');
  const number = wholeIn(value, name);
  const shown = number.toString(base).toUpperCase();
  return shown.padStart(Math.ceil(shown.length / digits) * digits, '0');
}

function wholeIn(value: Value, where: string): bigint {
  const number = numberIn(value, where);
  if (Number.isInteger(number) && number >= 0) return BigInt(number);
  throw new SqlError(`${where} of ${number} is not available in the emulator: it takes integers from 0 here.`);
}

const bits = (name: string, run: (one: bigint, other: bigint) => bigint): Function => ({
  type: 'UInt64',
  args: [2, 2],
  run: (one = 0, other = 0) => Number(run(wholeIn(one, name), wholeIn(other, name))),
});
const ones = (value: bigint): bigint => BigInt(value.toString(2).replaceAll('0', '').length);
const rounded = (name: string, round: (value: number) => number): Function => ({
  type: 'Float64',
  args: [1, 2],
  run: (value = 0, places = 0) => {
    const scale = 10 ** numberIn(places, name);
    return round(Number((numberIn(value, name) * scale).toPrecision(15))) / scale;
  },
});
/** A number, or the text of a decimal. */
const unsigned = (name: string, size: number): Function => ({
  type: size === 8 ? 'UInt8' : 'UInt32',
  args: [1, 1],
  run: (value = 0) => {
    const number = Math.trunc(typeof value === 'string' ? Number(value) : numberIn(value, name));
    if (Number.isNaN(number)) throw new SqlError(`${name} takes a number; it got '${String(value)}'.`);
    return number % 2 ** size;
  },
});

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/mathematical-functions/ */
const NUMBERS: Readonly<Record<string, Function>> = {
  intdiv: numeric('intDiv', (one, other) => Math.floor(one / other), 2, 'Int64'),
  log: numeric('log', Math.log, 1),
  ln: numeric('ln', Math.log, 1),
  pow: numeric('pow', (one, other) => one ** other),
  round: rounded('round', (value) => Math.sign(value) * Math.round(Math.abs(value))),
  floor: rounded('floor', Math.floor),
  ceil: rounded('ceil', Math.ceil),
  touint8: unsigned('toUInt8', 8),
  touint32: unsigned('toUInt32', 32),
  bitand: bits('bitAnd', (one, other) => one & other),
  bitor: bits('bitOr', (one, other) => one | other),
  bitxor: bits('bitXor', (one, other) => one ^ other),
  bithammingdistance: bits('bitHammingDistance', (one, other) => ones(one ^ other)),
  bitcount: { type: 'UInt8', args: [1, 1], run: (value = 0) => Number(ones(wholeIn(value, 'bitCount'))) },
  if: {
    type: 'second',
    args: [3, 3],
    run: (condition = false, one = '', other = '') => (isTrue(condition) ? one : other),
  },
};

export function printed(value: Value): string {
  if (isMoment(value)) return dates.printMoment(value);
  if (isInterval(value)) return `INTERVAL '${value.count}' ${value.unit}`;
  return typeof value === 'string' ? value : JSON.stringify(value);
}

const ALL = new Map(Object.entries({ ...OPERATORS, ...DATES, ...TEXTS, ...NUMBERS }));

/** Names do not depend on case. @throws SqlError for one that does not exist, or with arguments that it does not take */
export function functionNamed(name: string, count: number): Function {
  const found = ALL.get(name.toLowerCase());
  if (found === undefined)
    throw new SqlError(
      `The emulator does not have the function ${name}. Its functions are those of https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/, except for bitNot, bitTest and functions that shift or rotate bits.`,
    );
  const [least, most] = found.args;
  if (count < least || count > most)
    throw new SqlError(`${name} takes ${least === most ? least : `${least} or more`} arguments; it got ${count}.`);
  return found;
}
