/** Cron triggers: the times of an expression. https://developers.cloudflare.com/workers/configuration/cron-triggers/#supported-cron-expressions */

const MINUTE = 60_000;
const DAYS = ['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'];
const MONTHS = ['JAN', 'FEB', 'MAR', 'APR', 'MAY', 'JUN', 'JUL', 'AUG', 'SEP', 'OCT', 'NOV', 'DEC'];

type Matcher = (date: Date) => boolean;

/** The minutes after one time, up to and with another, at which an expression fires. @throws RangeError for text that is not a cron expression */
export function timesBetween(expression: string, after: number, until: number): number[] {
  const times: number[] = [];
  for (let time = firstTime(expression, after, until); time !== undefined; time = firstTime(expression, time, until))
    times.push(time);
  return times;
}

/** A clock that is moved by years fires each trigger this many times, the latest. */
const MAX_TIMES = 1000;

/** Of `timesBetween`, as many as are fired. */
export const latestTimes = (expression: string, after: number, until: number): number[] =>
  timesBetween(expression, after, until).slice(-MAX_TIMES);

const DAY = 24 * 60 * MINUTE;
/** Eight years: 2100 has no February 29. */
const LONGEST = (8 * 365 + 2) * DAY;

/** The first time after another at which an expression fires; undefined for a date that does not exist, such as February 30. */
export const nextTime = (expression: string, after: number): number | undefined =>
  firstTime(expression, after, after + LONGEST);

function firstTime(expression: string, after: number, until: number): number | undefined {
  const { isDate, isTime } = compile(expression);
  let time = (Math.floor(after / MINUTE) + 1) * MINUTE;
  while (time <= until) {
    const date = new Date(time);
    if (!isDate(date)) time = (Math.floor(time / DAY) + 1) * DAY;
    else if (isTime(date)) return time;
    else time += MINUTE;
  }
  return undefined;
}

interface Schedule {
  readonly isDate: Matcher;
  readonly isTime: Matcher;
}

const compiled = new Map<string, Schedule>();

function compile(expression: string): Schedule {
  const known = compiled.get(expression);
  if (known !== undefined) return known;
  const parts = expression.trim().toUpperCase().split(/\s+/);
  if (parts.length !== 5)
    throw new RangeError(`'${expression}' has ${parts.length} fields; a cron expression has five.`);
  const [minute = '', hour = '', day = '', month = '', weekday = ''] = parts;
  const isMinute = fieldOf(minute, 0, 59);
  const isHour = fieldOf(hour, 0, 23);
  const isMonth = fieldOf(named(month, MONTHS, 1), 1, 12);
  const isDay = dayOf(day);
  const isWeekday = weekdayOf(named(weekday, DAYS, 1));
  const isEither = day !== '*' && day !== '?' && weekday !== '*' && weekday !== '?';
  const schedule: Schedule = {
    isDate: (date) =>
      isMonth(date.getUTCMonth() + 1) && (isEither ? isDay(date) || isWeekday(date) : isDay(date) && isWeekday(date)),
    isTime: (date) => isHour(date.getUTCHours()) && isMinute(date.getUTCMinutes()),
  };
  compiled.set(expression, schedule);
  return schedule;
}

const named = (text: string, names: readonly string[], first: number): string =>
  text.replace(/[A-Z]{3}/g, (name) => {
    const index = names.indexOf(name);
    return index < 0 ? name : String(index + first);
  });

/** Lists, ranges and steps of numbers. */
function fieldOf(text: string, least: number, most: number): (value: number) => boolean {
  const allowed = new Set<number>();
  for (const part of text.split(',')) {
    const [range = '', step = '1'] = part.split('/');
    const [from = '', to = from] = range === '*' || range === '?' ? [String(least), String(most)] : range.split('-');
    const end = part.includes('/') && !range.includes('-') ? most : Number(to);
    const by = Number(step);
    if (![Number(from), end, by].every(Number.isInteger) || from === '' || Number(from) < least || end > most || by < 1)
      throw new RangeError(`'${part}' is not a value of a cron expression from ${least} to ${most}.`);
    for (let value = Number(from); value <= end; value += by) allowed.add(value);
  }
  return (value) => allowed.has(value);
}

const lastDay = (date: Date): number =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();

/** `L` is the last day of the month, `LW` its last weekday, and `15W` the weekday closest to the fifteenth. */
function dayOf(text: string): Matcher {
  if (text === 'L') return (date) => date.getUTCDate() === lastDay(date);
  if (text === 'LW') return (date) => date.getUTCDate() === closestWeekday(date, lastDay(date));
  const [, day] = /^(\d+)W$/.exec(text) ?? [];
  if (day !== undefined) return (date) => date.getUTCDate() === closestWeekday(date, Number(day));
  const allowed = fieldOf(text, 1, 31);
  return (date) => allowed(date.getUTCDate());
}

function closestWeekday(date: Date, day: number): number {
  const weekday = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), day)).getUTCDay();
  if (weekday === 6) return day === 1 ? 3 : day - 1;
  if (weekday === 0) return day === lastDay(date) ? day - 2 : day + 1;
  return day;
}

/** Days of the week are 1 (Sunday) to 7; `6L` is the last Friday of the month, `2#1` the first Monday. */
function weekdayOf(text: string): Matcher {
  const [, last] = /^(\d)L$/.exec(text) ?? [];
  if (last !== undefined)
    return (date) => date.getUTCDay() + 1 === Number(last) && date.getUTCDate() > lastDay(date) - 7;
  const [, weekday, nth] = /^(\d)#(\d)$/.exec(text) ?? [];
  if (weekday !== undefined)
    return (date) => date.getUTCDay() + 1 === Number(weekday) && Math.ceil(date.getUTCDate() / 7) === Number(nth);
  const allowed = fieldOf(text, 1, 7);
  return (date) => allowed(date.getUTCDay() + 1);
}
