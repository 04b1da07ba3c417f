/** Finds guides by their titles, headings and topics: before operations if the words name a topic, else after them. */
import type { Found } from './found.ts';
import { TOPICS } from './topics.ts';

/** A guide in the search data. */
export interface GuideEntry {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  /** Texts and anchors. */
  readonly headings: readonly (readonly [text: string, anchor: string])[];
  /** Error codes that it explains. */
  readonly codes: readonly string[];
}

/** @param isMeant the words name a title or a topic @param isWhole the guide has all words */
export type GuideHit = Found & { readonly score: number; readonly isMeant: boolean; readonly isWhole: boolean };

interface Section extends Found {
  readonly fields: readonly (readonly [words: ReadonlySet<string>, weight: number])[];
  /** Words that mean the topic by themselves. */
  readonly names: ReadonlySet<string>;
  /** Error codes that it explains. */
  readonly codes: ReadonlySet<string>;
  /** Words that mean the topic where all of them are typed. */
  readonly phrases: readonly (readonly string[])[];
  readonly title: string;
  /** Decisions, figures and changes come last. */
  readonly share: number;
}

const LAST =
  /^(decisions|changelog|figures|emulator-errors|examples\/|architecture|contributing|contract|emulator-rules|words\/?$)/;
const STOP = new Set(
  'a an and are as at be by can cloudflare do does for from get have how i in into is it its me my of on or should so that the there this through to use using want way we what when where which who why will with without you your flarewire'.split(
    ' ',
  ),
);
const LIMIT = 6;
/** Score of a typed title. */
const TITLE = 1e3;
/** Additional score of a typed phrase. */
const PHRASE = 20;

export function createGuideSearch(entries: readonly GuideEntry[]): (typed: string) => readonly GuideHit[] {
  const sections = entries.flatMap(sectionsOf);
  const counts = new Map<string, number>();
  for (const { fields } of sections)
    for (const word of new Set(fields.flatMap(([words]) => [...words]))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarity = (word: string): number => Math.log(1 + sections.length / (1 + (counts.get(word) ?? 0)));
  return (typed) => {
    const words = wordsOf(typed);
    const all = new Set(allWords(typed));
    if (words.length === 0) return [];
    const whole = words.reduce((sum, word) => sum + rarity(word), 0);
    const hits = sections.flatMap((section): GuideHit[] => {
      const found = words.map((word) => bestField(section, word));
      const matched = words.reduce((sum, word, at) => sum + ((found[at] ?? 0) > 0 ? rarity(word) : 0), 0);
      if (matched === 0) return [];
      const weighted = words.reduce((sum, word, at) => sum + rarity(word) * (found[at] ?? 0), 0);
      const isTitle = key(section.title) === key(typed);
      const isPhrase =
        section.phrases.some((phrase) => phrase.every((word) => all.has(word))) ||
        words.some((word) => section.codes.has(word));
      const score = isTitle ? TITLE : section.share * (weighted * (matched / whole) + (isPhrase ? PHRASE : 0));
      const named = words.filter((word) => section.names.has(word)).length / words.length;
      const { title, note, link, group } = section;
      const isMeant = isTitle || ((isPhrase || named >= 0.6) && section.share === 1);
      const isWhole = section.share === 1 && found.every((weight) => weight > 0);
      return [{ title, note, link, group, score, isMeant, isWhole }];
    });
    const isLast = ({ link }: Found): number => Number(LAST.test(link.slice(1)));
    const sorted = hits.sort(
      (one, other) =>
        Number(other.score === TITLE) - Number(one.score === TITLE) ||
        isLast(one) - isLast(other) ||
        other.score - one.score,
    );
    const pages = new Set<string>();
    return sorted.filter(({ link }) => !pages.has(pageOf(link)) && pages.add(pageOf(link))).slice(0, LIMIT);
  };
}

/** Longer texts that start with one of these words are questions. */
const QUESTION = /^(how|what|which|why|when|where|can|is|does|do)\b/i;

/** A text of this many words is treated as a sentence. */
const SENTENCE = 5;
/** Score from which a guide comes before the operations that a sentence finds. */
const CERTAIN = 7;

/** Fewer words are the name of a resource. */
const NAME_WORDS = 3;
/** Operations before a guide that has all words without being named by them. */
const BEFORE_WHOLE = 2;

/** Guides that the words name come first, then operations, then the other guides; one with all words is among the first three. */
export function merged(typed: string, found: readonly Found[], guides: readonly GuideHit[]): readonly Found[] {
  const isName = /[./_]|[a-z][A-Z]/.test(typed) && !/\s/.test(typed.trim());
  const length = typed.trim().split(/\s+/).length;
  const isQuestion = QUESTION.test(typed) && length > 3;
  const isCertain = ({ isMeant, score }: GuideHit): boolean => isMeant || (length >= SENTENCE && score >= CERTAIN);
  const meant = isQuestion ? guides.slice(0, 2) : guides.filter(isCertain).slice(0, 1);
  const first = isName ? [] : meant;
  const whole = first.length > 0 || length < NAME_WORDS ? [] : guides.filter(({ isWhole }) => isWhole).slice(0, 1);
  const rest = guides.filter((one) => !first.includes(one) && !whole.includes(one));
  const before = found.slice(0, BEFORE_WHOLE);
  const after = found.slice(BEFORE_WHOLE, 5 - first.length - whole.length);
  const all = [...first, ...before, ...whole, ...after, ...rest, ...found.slice(before.length + after.length)];
  return all.map(({ title, note, link, group }) => ({ title, note, link, group }));
}

const pageOf = (link: string): string => link.split('#')[0] ?? link;
const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Words without the most frequent ones, singular. */
function wordsOf(text: string): string[] {
  const all = splitWords(text);
  const own = all.filter((word) => !STOP.has(word));
  return (own.length > 0 ? own : all).map(singular);
}

const splitWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+(?:[.:-][\p{L}\p{N}]+)*/gu) ?? [];

const allWords = (text: string): string[] => splitWords(text).map(singular);

const singular = (word: string): string =>
  word.length > 3 ? word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1') : word;

const isIn = (words: ReadonlySet<string>, word: string): boolean =>
  words.has(word) || (word.length > 3 && [...words].some((one) => one.startsWith(word)));

const bestField = ({ fields }: Section, word: string): number =>
  Math.max(0, ...fields.map(([words, weight]) => (isIn(words, word) ? weight : 0)));

function sectionsOf({ slug, title, note, headings, codes }: GuideEntry): Section[] {
  const share = LAST.test(slug) ? 0.2 : 1;
  const own = new Set(wordsOf(title));
  const section = (anchor: string | undefined, heading: string | undefined): Section => {
    const path = anchor === undefined ? slug : `${slug}#${anchor}`;
    const inside = new Set(wordsOf(heading ?? headings.map(([text]) => text).join(' ')));
    const codeWords = new Set(heading === undefined ? codes : []);
    const [single = '', ...texts] = (TOPICS[path] ?? '').split(';');
    const phrases = texts.map(allWords);
    const names = new Set([...wordsOf(single), ...codeWords]);
    const fields = [
      [names, 4],
      [new Set(texts.flatMap(wordsOf)), 1.5],
      [own, heading === undefined ? 3 : 1.5],
      [inside, heading === undefined ? 1 : 2.5],
      [new Set(wordsOf(note)), 0.7],
    ] as const;
    const link = `/${slug}/${anchor === undefined ? '' : `#${anchor}`}`;
    return { title, note: heading ?? note, link, group: 'Guides', fields, names, codes: codeWords, phrases, share };
  };
  return [section(undefined, undefined), ...headings.map(([text, anchor]) => section(anchor, text))];
}
