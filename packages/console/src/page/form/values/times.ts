/** Converts times between the API's format and the browser's picker. */

const two = (value: number): string => String(value).padStart(2, '0');

/** The picker's value: the date or the local time; '' for invalid text. */
export function pickerText(text: string, isDay: boolean): string {
  const time = new Date(text);
  if (text === '' || Number.isNaN(time.getTime())) return '';
  if (isDay) return /^\d{4}-\d\d-\d\d$/.test(text) ? text : '';
  const day = `${time.getFullYear()}-${two(time.getMonth() + 1)}-${two(time.getDate())}`;
  return `${day}T${two(time.getHours())}:${two(time.getMinutes())}`;
}

/** The picked value in the API's format: a time in UTC without fractional seconds. */
export const pickedTime = (text: string, isDay: boolean): string =>
  isDay ? text : new Date(text).toISOString().replace(/\.\d+Z$/, 'Z');

const format = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

/** The time in the local time zone; undefined if the text is incomplete. */
export function localTime(text: string): string | undefined {
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text)) return undefined;
  const time = new Date(text);
  return Number.isNaN(time.getTime()) ? undefined : format.format(time);
}
