/** Formats and parses the TTL of a DNS record. */

const UNITS = [
  [86_400, 'd'],
  [3600, 'h'],
  [60, 'min'],
] as const;

/** `Auto`, `5 min`, `1 h`; seconds if no unit fits. */
export function ttlText(ttl: unknown): string {
  if (ttl === 1) return 'Auto';
  if (typeof ttl !== 'number') return '';
  const [size, unit] = UNITS.find(([one]) => ttl >= one && ttl % one === 0) ?? [1, 's'];
  return `${ttl / size} ${unit}`;
}

/** A field in seconds: only a `ttl` can be automatic. */
export const secondsText = (field: string, value: unknown): string =>
  value === 1 && field !== 'ttl' ? '1 s' : ttlText(value);

/** @throws Error with a message for the user */
export function ttlOf(text: string): number {
  const typed = text.trim().toLowerCase();
  if (typed === 'auto') return 1;
  const [, number, unit = 's'] = /^(\d+)\s*(s|m|min|h|d)?$/.exec(typed) ?? [];
  if (number === undefined) throw new Error('Enter Auto or a duration: 300, 5 min, 1 h.');
  const size = UNITS.find(([, name]) => name === unit || name.startsWith(unit))?.[0] ?? 1;
  return Number(number) * (unit === 's' ? 1 : size);
}
