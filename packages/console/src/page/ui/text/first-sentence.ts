/** Cuts long words after their first sentence. */

/** Words up to here are shown whole. */
const LONG = 100;

/**
 * The first sentence of long words, and what follows it; short words, and those of one sentence, are left whole.
 * @example firstSentence('How long it is kept. At least 60 …') // ['How long it is kept.', 'At least 60 …']
 */
export function firstSentence(words: string): readonly [first: string, rest: string] {
  if (words.length <= LONG) return [words, ''];
  // A sentence ends before a capital; `e.g. this` and `1.5` end none.
  const end = /(?<!\b(?:e\.g|i\.e|etc|vs))[.!?](?=\s+[\p{Lu}`])/u.exec(words);
  return end === null ? [words, ''] : [words.slice(0, end.index + 1), words.slice(end.index + 1).trim()];
}
