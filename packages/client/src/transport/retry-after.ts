/** Parses `Retry-After`, `retry-after-ms` and waits named in a message. */

/** The wait requested by the server, in milliseconds; undefined if missing or invalid. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = headers?.get('retry-after-ms');
  const after = headers?.get('retry-after');
  const waits = [ms && Number(ms), after && Number(after) * 1000, after && Date.parse(after) - now];
  return waits.find((wait): wait is number => typeof wait === 'number' && !Number.isNaN(wait));
}

const UNITS: Readonly<Record<string, number>> = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const WAIT =
  /\b(?:wait|retry|try again)\b[^.\d]{0,60}?\b(\d[\d,]*(?:\.\d+)?|an?) ?(ms|milliseconds?|s(?:ec(?:ond)?)?|m(?:in(?:ute)?)?|h(?:(?:ou)?r)?|d(?:ay)?)s?\b/i;

/** `Please wait at least 3 hours before …` → 10800000; a daily allocation is renewed after a day at most. */
export function waitIn(message: string): number | undefined {
  const [, count, unit = ''] = WAIT.exec(message) ?? [];
  if (count) {
    const length = /^m(s|illi)/i.test(unit) ? 1 : (UNITS[unit.charAt(0).toLowerCase()] ?? 0);
    return length * (/^a/i.test(count) ? 1 : Number(count.replaceAll(',', '')));
  }
  return /\bdaily\b|\bper day\b/i.test(message) ? UNITS.d : undefined;
}
