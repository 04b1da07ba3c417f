/** Formats a list of names in a sentence: the first ones, and the number of others. */

/** One more is named too, because `and one more` would be longer than most names. */
const SHOWN = 3;

/** @example someOf(['A', 'B']) // 'A, B' */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN + 1) return names.join(', ');
  return `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`;
}
