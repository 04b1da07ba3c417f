/** Times as Workflows take them: a number of milliseconds, or text such as "10 minutes". */

export const DAY = 86_400_000;

/** https://developers.cloudflare.com/workflows/build/sleeping-and-retrying/ names the units. */
const UNITS: Readonly<Record<string, number>> = {
  second: 1000,
  minute: 60_000,
  hour: 3_600_000,
  day: DAY,
  week: 7 * DAY,
  month: 30 * DAY,
  year: 365 * DAY,
};

/** Milliseconds; NaN for anything else. */
export function millisecondsOf(value: unknown): number {
  if (typeof value === 'number') return value;
  const [, count, unit = ''] = /^(\d{1,9}(?:\.\d{1,9})?)\s*([a-z]+?)s?$/.exec(String(value).trim()) ?? [];
  return Number(count) * (UNITS[unit] ?? Number.NaN);
}
