/** Finds the parts of a text that matched. */
import { wordsOf } from './words.ts';

/** Marks `text.slice(start, end)`. */
export type Range = readonly [start: number, end: number];

/** Parts of a text that contain a found word; for a partially typed word, only the typed part. */
export function rangesOf(text: string, found: ReadonlySet<string>, typed: readonly string[]): Range[] {
  const words = wordsOf(text);
  // Typed as one word; not if only the first of the two was typed.
  const isPair = (first = '', second = ''): boolean =>
    found.has(first + second) && !typed.some((part) => first.startsWith(part));
  const ranges = words.flatMap(({ word, start, end }, index): Range[] => {
    if (found.has(word)) {
      const raw = text.slice(start, end).toLowerCase();
      const begun = typed.includes(word) ? undefined : typed.find((part) => raw.startsWith(part));
      return [[start, begun === undefined ? end : start + begun.length]];
    }
    const isHalf = isPair(words[index - 1]?.word, word) || isPair(word, words[index + 1]?.word);
    return isHalf ? [[start, end]] : [];
  });
  return merged(ranges, text);
}

/** Merges neighbours separated only by punctuation. */
function merged(ranges: readonly Range[], text: string): Range[] {
  const result: Range[] = [];
  for (const range of ranges) {
    const last = result.at(-1);
    if (last !== undefined && /^[\s._/-]*$/.test(text.slice(last[1], range[0])))
      result[result.length - 1] = [last[0], range[1]];
    else result.push(range);
  }
  return result;
}
