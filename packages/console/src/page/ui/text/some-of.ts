/** A list of names in a sentence: the first of them, and how many more there are. */

/** One more than that is named too: `and one more` says less than its name. */
const SHOWN = 3;

/** @example someOf(['A', 'B']) // 'A, B' */
export function someOf(names: readonly string[]): string {
  if (names.length <= SHOWN + 1) return names.join(', ');
  return `${names.slice(0, SHOWN).join(', ')} and ${names.length - SHOWN} more`;
}
