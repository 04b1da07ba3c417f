/** Parses `Retry-After`, `retry-after-ms` and waits named in a message. */

/** The wait requested by the server, in milliseconds; undefined if missing or invalid. */
export function retryAfter(headers: Headers | undefined, now: number): number | undefined {
  const ms = headers?.get('retry-after-ms');
  const after = headers?.get('retry-after');
  const waits = [ms && Number(ms), after && Number(after) * 1000, after && Date.parse(after) - now];
  return waits.find((wait): wait is number => typeof wait === 'number' && !Number.isNaN(wait));
}

const UNITS: Readonly<Record<string, number>> = { ms: 1, milli: 1, s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };
const WAIT =
  /\b(?:wait|retry|try again)\b[^.\d]{0,60}\b(an? |\d[\d,.]* ?)(ms|milli|[smhd])(?:s?econd|inute|our|ay|ec|in|r)?s?\b/;

/** `Please wait at least 3 hours before …` → 10800000; a daily allocation is renewed after a day at most. */
export function waitIn(message: string): number | undefined {
  const text = message.toLowerCase();
  const [, count, unit = ''] = WAIT.exec(text) ?? [];
  // `1,200 seconds`, `a minute`; the pattern has only these units.
  if (count) return (Number(count.replaceAll(',', '')) || 1) * (UNITS[unit] as number);
  return /\bdaily\b|\bper day\b/.test(text) ? UNITS.d : undefined;
}
