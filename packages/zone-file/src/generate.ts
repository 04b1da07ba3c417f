/**
 * Expands the `$GENERATE` directive: one line for many records. A BIND extension without an RFC; Cloudflare accepts it:
 * https://developers.cloudflare.com/dns/manage-dns-records/how-to/import-and-export/#dns-zone-file-directives
 */
import { display, MalformedError } from './malformed-error.ts';
import type { Token } from './tokens.ts';

export interface Range {
  readonly start: number;
  readonly stop: number;
  readonly step: number;
}

const MAX_INDEX = 2 ** 31 - 1;

/** `start-stop` or `start-stop/step`. */
export function readRange(word: string): Range {
  const match = /^(\d{1,10})-(\d{1,10})(?:\/(\d{1,10}))?$/.exec(word);
  const [start, stop, step] = [Number(match?.[1]), Number(match?.[2]), Number(match?.[3] ?? 1)];
  if (!(start <= stop && stop <= MAX_INDEX && step >= 1)) {
    throw new MalformedError(`found ${display(word)}, expected a range such as 1-20 or 0-100/10`);
  }
  return { start, stop, step };
}

/** The words of one generated record. */
export function fillIn(words: readonly Token[], index: number): Token[] {
  return words.map((word) => ({ ...word, text: fillWord(word.text, index) }));
}

/** `$` is the index, `$$` and `\$` a dollar sign, `${offset,width,base}` the index shifted, padded, in another base. */
function fillWord(text: string, index: number): string {
  return text.replace(/\\\$|\$\$|\$(?:\{([^}]*)\})?/g, (found, modifier: string | undefined) => {
    if (found === '\\$' || found === '$$') return '\\$';
    return modifier === undefined ? String(index) : modified(modifier, index);
  });
}

const BASES: { readonly [base: string]: number } = { d: 10, o: 8, x: 16, X: 16 };

function modified(modifier: string, index: number): string {
  const match = /^(-?\d{1,9})(?:,(\d{1,3})(?:,([doxX]))?)?$/.exec(modifier);
  if (match === null) {
    throw new MalformedError(
      `found \${${modifier}}, expected \${offset}, \${offset,width} or \${offset,width,base} with base d, o, x or X`,
    );
  }
  const base = match[3] ?? 'd';
  const digits = Math.max(0, index + Number(match[1])).toString(BASES[base] ?? 10);
  return (base === 'X' ? digits.toUpperCase() : digits).padStart(Number(match[2] ?? 0), '0');
}
