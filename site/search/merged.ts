/** Merges guides and operations into one list. */
import type { Found } from './found.ts';
import type { GuideHit } from './guides.ts';
import type { IsProductWord } from './product-words.ts';
import { wordsOf } from './words.ts';

/** Longer texts that start with one of these words are questions. */
const QUESTION = /^(how|what|which|why|when|where|can|is|are|does|do|did|should|will|who)\b/i;
/** A text of this many words is treated as a sentence. */
const SENTENCE = 4;
/** Score from which a guide comes before the operations that a sentence finds. */
const CERTAIN = 12;
/** Guides before the operations that a question finds. */
const FIRST = 2;
/** Guides that come first where no word means something of the API. */
const ALONE = 3;
/** Share of foreign words from which a sentence is not about the API alone. */
const PART = 1 / 3;
/** Up to this share of its words in one result of the API, a sentence is not about that result. */
const HALF = 0.5;
/** Fewer words are the name of a resource. */
const NAME_WORDS = 4;
/** Operations before a guide that has all words without being named by them. */
const BEFORE_WHOLE = 2;
/** Results that operations and the first guides share. */
const SHOWN = 5;

interface Results {
  /** Operations, resources and errors. */
  readonly found: readonly Found[];
  readonly guides: readonly GuideHit[];
  readonly isProduct: IsProductWord;
}

/**
 * Guides come first for questions, for topics, and for words that mean nothing of the API; otherwise operations do,
 * and a guide that has all words is among the first three.
 */
export function merged(typed: string, { found, guides, isProduct }: Results): readonly Found[] {
  const words = wordsOf(typed);
  const shown = found.map(textOf).join('\n');
  const foreign = words.filter((word) => !isProduct(word, shown));
  const isInTitles = found.some(({ title }) => words.some((word) => title.toLowerCase().includes(word)));
  const isNamed = ({ about }: GuideHit): boolean => words.every((word) => about.has(word));
  const mayFollow = (one: GuideHit): boolean =>
    words.length < NAME_WORDS ? isNamed(one) && !isInTitles : isNamed(one) || one.isWhole;
  const first = firstGuides({ typed, words, foreign, covered: coveredBy(found, words) }, guides);
  const whole = first.length > 0 ? [] : guides.filter(mayFollow).slice(0, 1);
  const rest = guides.filter((one) => !first.includes(one) && !whole.includes(one));
  const before = found.slice(0, BEFORE_WHOLE);
  const after = found.slice(BEFORE_WHOLE, SHOWN - first.length - whole.length);
  const all = [...first, ...before, ...whole, ...after, ...rest, ...found.slice(before.length + after.length)];
  return all.map(({ title, note, link, group }) => ({ title, note, link, group }));
}

interface Typed {
  readonly typed: string;
  readonly words: readonly string[];
  /** Words that mean nothing of the API. */
  readonly foreign: readonly string[];
  /** Largest share of the words that one operation or resource has. */
  readonly covered: number;
}

function firstGuides(text: Typed, guides: readonly GuideHit[]): readonly GuideHit[] {
  const { typed, words, foreign, covered } = text;
  const isName = /[./_]|[a-z][A-Z]/.test(typed) && !/\s/.test(typed.trim());
  if (isName) return [];
  const share = foreign.length / Math.max(1, words.length);
  const isSentence = typed.trim().split(/\s+/).length >= SENTENCE;
  const isQuestion = isSentence && QUESTION.test(typed);
  if (share === 1 || (isQuestion && covered < 1)) return guides.slice(0, ALONE);
  if (isQuestion || (isSentence && (share >= PART || covered <= HALF))) return guides.slice(0, FIRST);
  const isMeant = ({ about, isMeant, score }: GuideHit): boolean =>
    isMeant ||
    (isSentence && score >= CERTAIN) ||
    (foreign.length > 0 && words.length > 1 && foreign.some((word) => about.has(word)));
  return guides.filter(isMeant).slice(0, 1);
}

const textOf = ({ title, note }: Found): string => `${title} ${note}`.toLowerCase();

const coveredBy = (found: readonly Found[], words: readonly string[]): number =>
  Math.max(0, ...found.map(textOf).map((text) => words.filter((word) => text.includes(word)).length / words.length));
