/** Finds pages, tasks, settings, faults and errors for a typed text, with a score. */
import { isAlike } from './alike.ts';
import type { Place } from './places.ts';
import type { Query } from './query.ts';
import { wordsOf } from './words.ts';

export interface PlaceHit {
  readonly place: Place;
  /** From 0 to 1; 1 means exactly the typed text. */
  readonly score: number;
}

/** Filler words, which decide nothing, as numbers do not. */
const SOFT = new Set(
  (
    'turn enable disable switch set change edit on off see show new get use find list what when which where why ' +
    'a an the my our your for of to from in at by with after before during until per all every everyone everything day'
  ).split(' '),
);
const SOFTLY = 0.1;
const UNKNOWN = 0.4;
const MIN = 0.45;

interface Phrase {
  readonly words: readonly string[];
  /** Each word without its ending. */
  readonly roots: readonly string[];
  /** Weight of a title, an alternative phrase or a note. */
  readonly weight: number;
}

export type PlaceSearch = (query: Query, isLocal: boolean) => PlaceHit[];

export function createPlaceSearch(places: readonly Place[]): PlaceSearch {
  const entries = places.map((place) => ({ place, phrases: phrasesOf(place) }));
  const weightOf = weights(entries.map(({ phrases }) => new Set(phrases.flatMap(({ words }) => words))));
  return ({ words, isOpen, path }, isLocal) => {
    if (words.length === 0 || path !== undefined) return [];
    const total = sum(words.map(weightOf));
    const typed = words.map((word) => ({ word, root: rootOf(word) }));
    return entries
      .flatMap(({ place, phrases }) => {
        if (place.isLocal === true && !isLocal) return [];
        // An error number is decisive.
        const score = isErrorOf(place, words)
          ? 0.98
          : Math.max(...phrases.map((phrase) => scoreOf(phrase, typed, isOpen, weightOf, total)));
        return score < MIN ? [] : [{ place, score }];
      })
      .sort((one, other) => other.score - one.score);
  };
}

const isErrorOf = ({ kind, typed }: Place, words: readonly string[]): boolean =>
  kind === 'error' && words.includes(typed[0] ?? '');

function phrasesOf({ title, typed, note, kind }: Place): Phrase[] {
  const of = (text: string): string[] => wordsOf(text).map(({ word }) => word);
  const own = [title, ...typed].map((text, index) => phraseOf(of(text), index === 0 ? 1 : 0.97));
  // Any of its words, across several phrases.
  const all = phraseOf([...new Set(own.flatMap(({ words }) => words))], 0.85);
  return kind === 'setting' ? [...own, all, phraseOf([...all.words, ...of(note), 'setting'], 0.75)] : [...own, all];
}

const phraseOf = (words: readonly string[], weight: number): Phrase => ({ words, roots: words.map(rootOf), weight });

/** Rare words weigh more; an unknown word probably belongs to a sentence. */
function weights(documents: readonly ReadonlySet<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const words of documents) for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  const most = Math.log(1 + documents.length);
  return (word) => {
    if (SOFT.has(word) || /^\d+$/.test(word)) return SOFTLY;
    const count = counts.get(word);
    if (count === undefined) return UNKNOWN;
    return Math.log(1 + documents.length / (1 + count)) / most;
  };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function scoreOf(
  phrase: Phrase,
  typed: readonly Typed[],
  isOpen: boolean,
  weightOf: (word: string) => number,
  total: number,
): number {
  let found = 0;
  const matched = new Set<string>();
  typed.forEach((word, index) => {
    const match = matchOf(word, phrase, isOpen && index === typed.length - 1);
    if (match === undefined) return;
    matched.add(match.word);
    found += weightOf(word.word) * match.fit;
  });
  if (matched.size === 0) return 0;
  const covered = found / total;
  const reported = sum([...matched].map(weightOf)) / sum(phrase.words.map(weightOf));
  return covered ** 1.5 * (0.75 + 0.25 * reported) * phrase.weight;
}

interface Typed {
  readonly word: string;
  readonly root: string;
}

interface Match {
  readonly word: string;
  readonly fit: number;
}

function matchOf({ word: typed, root }: Typed, { words, roots }: Phrase, isOpen: boolean): Match | undefined {
  if (words.includes(typed)) return { word: typed, fit: 1 };
  const form = words[roots.indexOf(root)];
  if (form !== undefined) return { word: form, fit: 0.95 };
  const begun = isOpen && typed.length > 1 ? words.find((word) => word.startsWith(typed)) : undefined;
  if (begun !== undefined) return { word: begun, fit: 0.7 + (0.3 * typed.length) / begun.length };
  const alike = words.find((word) => isAlike(typed, word));
  if (alike !== undefined) return { word: alike, fit: 0.85 };
  const near = typed.length > 4 ? words.find((word) => isSlip(typed, word)) : undefined;
  return near === undefined ? undefined : { word: near, fit: 0.85 };
}

/** The word without its ending: `block` for `blocking`, `blocked` and `blocker`. */
function rootOf(word: string): string {
  const root = word.replace(/(ing|ed|er|e)$/, '').replace(/([^aeiouls])\1$/, '$1');
  return root.length < 4 ? word : root;
}

/** True for one letter too many, too few or wrong, or two swapped neighbours. */
export function isSlip(typed: string, meant: string): boolean {
  if (Math.abs(typed.length - meant.length) > 1 || typed.charAt(0) !== meant.charAt(0)) return false;
  let start = 0;
  while (start < typed.length && typed.charAt(start) === meant.charAt(start)) start++;
  const [one, other] = [typed.slice(start), meant.slice(start)];
  return (
    one.slice(1) === other ||
    one === other.slice(1) ||
    one.slice(1) === other.slice(1) ||
    (one.charAt(0) === other.charAt(1) && one.charAt(1) === other.charAt(0) && one.slice(2) === other.slice(2))
  );
}
