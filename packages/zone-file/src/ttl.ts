/** Parses TTLs: seconds, or BIND's form with units such as `1h30m`. */
import { display, MalformedError } from './malformed-error.ts';

/** RFC 2181 §8: 31 bits. */
const MAX_TTL = 2 ** 31 - 1;

const UNITS: { readonly [unit: string]: number } = { s: 1, m: 60, h: 3600, d: 86_400, w: 604_800 };

export function readTtl(word: string): number {
  let seconds = 0;
  if (/^\d+$/.test(word)) {
    seconds = Number(word);
  } else if (/^(?:\d+[smhdw])+$/i.test(word)) {
    for (const [, count, unit] of word.toLowerCase().matchAll(/(\d+)([smhdw])/g)) {
      seconds += Number(count) * (UNITS[unit ?? ''] ?? 0);
    }
  } else {
    throw new MalformedError(`found ${display(word)} as the TTL; expected seconds (3600) or units (1h30m; s m h d w)`);
  }
  if (seconds > MAX_TTL) throw new MalformedError(`the TTL ${display(word)} is too large; at most ${MAX_TTL} seconds`);
  return seconds;
}
