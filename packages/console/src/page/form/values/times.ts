/** Times as the API writes them and as the browser's picker does. */

const two = (value: number): string => String(value).padStart(2, '0');

/** What the picker shows: the day or the local time; '' where the text is neither. */
export function pickerText(text: string, isDay: boolean): string {
  const time = new Date(text);
  if (text === '' || Number.isNaN(time.getTime())) return '';
  if (isDay) return /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** What was picked, as the API takes it: a time in UTC, without parts of a second. */
export const pickedTime = (text: string, isDay: boolean): string =>
  isDay ? text : new Date(text).toISOString().replace(/\.\d+Z$/, 'Z');

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The time on this machine's clock; undefined where the text is no whole time. */
export function localTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : format.format(time);
}
