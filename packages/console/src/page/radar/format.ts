/** Formats numbers and times. Times are UTC, as in Radar. */

const DAY = 86_400_000;

/** Only significant digits; in a column all values have the same number, so that decimal points align. */
export function formatValue(value: number | undefined, unit: string, isColumn = false): string {
  if (value === undefined) return 'no value';
  const size = Math.abs(value);
  const digits = unit === '%' ? (size < 1 ? 2 : 1) : size < 10 ? 3 : size < 1000 ? 1 : 0;
  const text = value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: isColumn && unit === '%' ? digits : 0,
  });
  return unit === '%' ? `${text}%` : text;
}

/** @param step milliseconds between two times: for whole days, the hour is omitted */
export function formatTime(time: number, step: number | undefined): string {
  const isDay = step !== undefined && step >= DAY;
  return new Date(time).toLocaleString('en-GB', {
    timeZone: 'UTC',
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    ...(isDay ? {} : { hour: '2-digit', minute: '2-digit' }),
  });
}

/** A time without its weekday. */
export function formatMoment(time: number): string {
  return formatTime(time, undefined).replace(/^\w+, /, '');
}

/** The length of a bucket: `15 minutes`. */
export function formatStep(step: number): string {
  const minutes = step / 60_000;
  const [count, unit] =
    minutes < 60
      ? [minutes, 'minute']
      : minutes < 1440
        ? [minutes / 60, 'hour']
        : minutes < 10_080
          ? [minutes / 1440, 'day']
          : [minutes / 10_080, 'week'];
  const whole = Math.round(count);
  return `${whole} ${unit}${whole === 1 ? '' : 's'}`;
}

/** Axis labels: the day at midnight, including the year at its start, and the hour in between. */
export function formatTick(time: number): string {
  const date = new Date(time);
  const isMidnight = time % DAY === 0;
  const isTurn = date.getUTCMonth() === 0 && date.getUTCDate() === 1;
  const year = isTurn ? ({ year: 'numeric' } as const) : {};
  if (isMidnight) return date.toLocaleDateString('en-GB', { timeZone: 'UTC', day: 'numeric', month: 'short', ...year });
  return date.toLocaleTimeString('en-GB', { timeZone: 'UTC', hour: '2-digit', minute: '2-digit' });
}
