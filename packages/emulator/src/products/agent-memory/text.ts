/** Processes texts without a model: kinds, summaries, and how well a memory matches a question. */

export type Kind = 'event' | 'fact' | 'instruction' | 'task';

/** The four kinds: https://developers.cloudflare.com/agent-memory/concepts/how-agent-memory-works/#memory-types . By which words is ours. */
const SIGNS: readonly (readonly [Kind, ReadonlySet<string>])[] = [
  ['task', new Set(['todo', 'tomorrow', 'investigate', 'remind', 'pending', 'later'])],
  ['instruction', new Set(['always', 'never', 'prefer', 'prefers', 'should', 'must', 'please', 'use', 'avoid'])],
  ['event', new Set(['deployed', 'decided', 'released', 'finished', 'yesterday', 'today', 'met', 'happened', 'moved'])],
];

/** Words in lower case, each once. */
export const wordsOf = (text: string): Set<string> =>
  new Set(
    text
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length > 1),
  );

export function kindOf(text: string): Kind {
  const words = wordsOf(text);
  return SIGNS.find(([, signs]) => [...signs].some((sign) => words.has(sign)))?.[0] ?? 'fact';
}

const MAX_SUMMARY = 160;

/** The first sentence. */
export function summaryOf(text: string): string {
  const line = text.trim().split(/(?<=[.!?])\s|\n/, 1)[0] ?? '';
  return line.length > MAX_SUMMARY ? `${line.slice(0, MAX_SUMMARY - 1)}…` : line;
}

/** Stop words, which carry no meaning for a search. */
const COMMON = new Set(
  'a an and are as at be by do does for from has have how i in is it my of on or should the this to user was what when where which who why will with you'.split(
    ' ',
  ),
);

/** The part of the words of a question that a text has, in [0, 1]. */
export function scoreOf(question: ReadonlySet<string>, text: string): number {
  const wanted = [...question].filter((word) => !COMMON.has(word));
  if (wanted.length === 0) return 0;
  const words = wordsOf(text);
  return Math.round((100 * wanted.filter((word) => words.has(word)).length) / wanted.length) / 100;
}
