/** Formats times and durations. */
import { numberText } from './number-text.ts';

const two = (value: number): string => String(value).padStart(2, '0');

/** `14:03:22`, in the local time zone. */
export function clockTime(time: number | string): string {
  const date = new Date(time);
  return `${two(date.getHours())}:${two(date.getMinutes())}:${two(date.getSeconds())}`;
}

/** `14:03:22.045`, in the local time zone. */
export function exactTime(time: number): string {
  return `${clockTime(time)}.${String(new Date(time).getMilliseconds()).padStart(3, '0')}`;
}

/** Labels of both ends of a period: `14:03:22` and `14:05:00`, or with tenths if they would be equal. */
export function periodTexts(from: number, to: number): readonly [string, string] {
  const texts = [clockTime(from), clockTime(to)] as const;
  return texts[0] === texts[1] ? [exactTime(from).slice(0, -2), exactTime(to).slice(0, -2)] : texts;
}

/** `2026-05-01 14:03:22`, in the local time zone. */
export function dayTime(time: number | string): string {
  const date = new Date(time);
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${clockTime(time)}`;
}

/** A time that may be unset: absent, or 0 in some services. */
export const momentText = (time: number | string | undefined): string | undefined =>
  time === undefined || time === 0 ? undefined : dayTime(time);

/** `2026-01-31 12:00`, in the local time zone; a date is unchanged. Fixed width, and sortable as text. */
export function timeText(iso: string): string {
  return /\d[T ]\d/.test(iso) ? dayTime(iso).slice(0, 16) : iso;
}

/** For requests: `0.4 ms`, `12 ms`, `1.25 s`, `2 min 5 s`. */
export function durationText(milliseconds: number): string {
  if (milliseconds < 10) return `${milliseconds.toFixed(1)} ms`;
  if (milliseconds < 1000) return `${Math.round(milliseconds)} ms`;
  return milliseconds < 60_000 ? `${(milliseconds / 1000).toFixed(2)} s` : spanText(milliseconds);
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
    if (count > 0) parts.push(`${numberText(count)} ${unit === 'day' && count > 1 ? 'days' : unit}`);
    else if (parts.length > 0) break;
    if (parts.length === 2) break;
  }
  return parts.join(' ') || '0 s';
}
