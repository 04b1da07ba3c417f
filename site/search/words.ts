/** Words of queries and guides: stems, frequent words and misspellings. */

const STOP = new Set(
  'a about after all also an and any are as at be been but by can cloudflare could did do does for from get had has have how i if in into is it its just know let library look made make me my need not of on or our please possible out see several should so some something than that the their them then there these they this those through to too under until up us use used uses using want was way we were what when where which while who why will with would without you your flarewire'.split(
    ' ',
  ),
);
const SUFFIXES: readonly (readonly [RegExp, string])[] = [
  [/(?<=..)ies$/, 'y'],
  [/(?<=...)(sses|shes|ches|xes)$/, '$1'],
  [/(?<=[^su])s$/, ''],
  [/(?<=[^aeiou][aeiou][a-z]*[^e])(ing|ed)$/, ''],
  [/(?<=ic)ally$/, ''],
  [/(?<=....)ly$/, ''],
  [/(?<=....[st])ion$/, ''],
  [/(?<=....)ment$/, ''],
  [/([^aeioulsz])\1$/, '$1'],
  [/(?<=...)e$/, ''],
  [/(?<=...)y$/, 'i'],
];
const SHORT = 4;

/** `"retries", "retried", "retry"` have one stem. */
export function stem(word: string): string {
  if (word.length < SHORT || /\d/.test(word)) return word;
  const base = word.replace(/(?<=..)(ied|ying)$/, 'y').replace(/es$/, 'e');
  return SUFFIXES.reduce((text, [pattern, by]) => text.replace(pattern, by), base);
}

export const splitWords = (text: string): string[] =>
  text.toLowerCase().match(/[\p{L}\p{N}]+(?:(?:[.:'-]|\/(?=\d))[\p{L}\p{N}]+)*/gu) ?? [];

export const allWords = (text: string): string[] => splitWords(text).map(stem);

const STOP_STEMS = new Set([...STOP].map(stem));

/** True for the stems of the most frequent words. */
export const isStop = (word: string): boolean => STOP_STEMS.has(word);

/** Stems without the most frequent words, unless nothing else is there. */
export function wordsOf(text: string): string[] {
  const all = splitWords(text);
  const own = all.filter((word) => !STOP.has(word));
  return (own.length > 0 ? own : all).map(stem);
}

/** Letters from which one misspelling, and two, are understood. */
const ONE_TYPO = 4;
const TWO_TYPOS = 8;

/** True if one or two letters of a word are added, left out, changed or swapped. */
export function isTypo(typed: string, word: string): boolean {
  const allowed = typed.length >= TWO_TYPOS ? 2 : typed.length >= ONE_TYPO ? 1 : 0;
  if (Math.abs(typed.length - word.length) > allowed || typed[0] !== word[0]) return false;
  let rows: readonly [number[], number[]] = [[], Array.from({ length: word.length + 1 }, (_, at) => at)];
  for (let row = 1; row <= typed.length; row++) {
    const [before, last] = rows;
    const next = [row];
    for (let at = 1; at <= word.length; at++) {
      const isSame = typed[row - 1] === word[at - 1];
      const isSwapped = typed[row - 1] === word[at - 2] && typed[row - 2] === word[at - 1];
      const cost = Math.min((last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1));
      next.push(isSwapped && row > 1 && at > 1 ? Math.min(cost, (before[at - 2] ?? 0) + 1) : cost);
    }
    rows = [last, next];
  }
  return (rows[1][word.length] ?? 0) <= allowed;
}
