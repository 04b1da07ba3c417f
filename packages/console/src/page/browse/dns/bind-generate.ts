/** `$GENERATE 1-9/2 host-$ A 192.0.2.$` of BIND: lines that are alike but for a number. */
import { EntryError, type Word } from './bind-lines.ts';

/** More than a zone has. */
const MOST = 100_000;

/** The lines that an entry stands for, as words. @param words those after `$GENERATE` */
export function generated([range, ...words]: readonly Word[]): Word[][] {
  const [, first, last, step = '1'] = /^(\d{1,9})-(\d{1,9})(?:\/(\d{1,9}))?$/.exec(range?.text ?? '') ?? [];
  if (first === undefined || words.length < 3)
    throw new EntryError('$GENERATE names a range, a name, a type and what the record holds.');
  const count = Math.floor((Number(last) - Number(first)) / Number(step)) + 1;
  if (!(count > 0 && count <= MOST)) throw new EntryError(`The range of $GENERATE is empty, or too long.`);
  return Array.from({ length: count }, (_, place) => {
    const value = Number(first) + place * Number(step);
    return words.map((word) => ({ ...word, text: filled(word.text, value) }));
  });
}

const PLACE = /\\\$|\$\$|\$\{(-?\d{1,9})(?:,(\d{1,3})(?:,([doxX]))?)?\}|\$/g;
const BASES: Readonly<Record<string, number>> = { d: 10, o: 8, x: 16, X: 16 };

/** `$` is the number; `${1,3,x}` the number plus 1, three digits wide, hexadecimal. */
const filled = (text: string, value: number): string =>
  text.replace(PLACE, (mark, offset = '0', width = '0', base = 'd') => {
    if (mark === '\\$' || mark === '$$') return '$';
    const digits = (value + Number(offset)).toString(BASES[base] ?? 10).padStart(Number(width), '0');
    return base === 'X' ? digits.toUpperCase() : digits;
  });
