/** Cuts text after its first sentence or clause. */

/** Text up to this length is shown in full. */
const LONG = 100;

/**
 * Splits long text after its first sentence; short text, and a single sentence, is not split.
 * @example firstSentence('How long it is kept. At least 60 …') // ['How long it is kept.', 'At least 60 …']
 */
export function firstSentence(words: string): readonly [first: string, rest: string] {
  if (words.length <= LONG) return [words, ''];
  // A sentence ends before a capital; `e.g. this` and `1.5` do not end one.
  const end = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+[\p{Lu}`])/u.exec(words);
  return end === null ? [words, ''] : [words.slice(0, end.index + 1), words.slice(end.index + 1).trim()];
}

/** @example firstClause('Edit one DNS record; fields left out keep their values') // 'Edit one DNS record' */
export const firstClause = (words: string): string => words.replace(/;.*$/s, '').replaceAll('`', '');
