/** Times and numbers in words. */

const two = (value: number): string => String(value).padStart(2, '0');

/** `14:03:22.045`, in this machine's time zone. */
export function clockTime(time: number): string {
  const date = new Date(time);
  const seconds = `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
  return `${seconds}.${String(date.getMilliseconds()).padStart(3, '0')}`;
}

/** `2026-05-01 14:03:22`, in this machine's time zone. */
export function dayTime(time: number): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clockTime(time).slice(0, 8)}`;
}

/** @param milliseconds of a request */
export function durationText(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;
}

const UNITS = [
  ['day', 86_400_000],
  ['h', 3_600_000],
  ['min', 60_000],
  ['s', 1000],
] as const;

/** The two largest units: `1 day 2 h`. */
export function spanText(milliseconds: number): string {
  let left = Math.round(milliseconds / 1000) * 1000;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = Math.floor(left / size);
    left -= count * size;
    if (count > 0) parts.push(`${count.toLocaleString('en')} ${unit === 'day' && count > 1 ? 'days' : unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.join(' ') || '0 s';
}

export const numberText = (value: number): string => value.toLocaleString('en');

export const counted = (count: number, noun: string): string => `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
