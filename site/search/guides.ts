/** Finds guides by their topics, titles, headings and texts. */
import type { Found } from './found.ts';
import { type GuideEntry, indexGuides, isLast, type Section } from './guide-index.ts';
import { synonymsOf } from './synonyms.ts';
import { allWords, isStop, wordsOf } from './words.ts';

/** @param isMeant the words name a title or a topic @param about stems that its title or heading has @param isWhole the section has all words */
export type GuideHit = Found & {
  readonly score: number;
  readonly isMeant: boolean;
  readonly about: ReadonlySet<string>;
  readonly isWhole: boolean;
};

const LIMIT = 6;
/** Score of a typed title. */
const TITLE = 1e3;
/** Additional score of a typed phrase, and of each of its words. */
const PHRASE = 12;
const PHRASE_WORD = 4;
/** Share of the words, by rarity, from which a phrase counts in full. */
const ENOUGH = 0.5;
/** Score of a phrase that means its topic. */
const MEANT = 12;
/** Positions between neighbours of a phrase. */
const NEAR = 2;
/** Share of the words, by rarity, that have to name a topic. */
const MOST = 0.6;
/** Weight from which the section is about the word. */
const FOCUS = 2.5;
/** Weight from which the section does more than mention the word. */
const KNOWN = 0.7;
const LAST_SHARE = 0.2;
/** Share of a word with the same meaning as the typed one. */
const SYNONYM = 0.7;
/** Part of the score of the whole page that each of its sections has in addition. */
const PAGE_SHARE = 0.35;

type Forms = readonly (readonly [word: string, share: number])[];

interface Term {
  readonly word: string;
  readonly rarity: number;
  readonly forms: Forms;
  /** Words with the same meaning, which add to a score and name no topic. */
  readonly alike: Forms;
}

interface Query {
  readonly title: string;
  /** Stems as typed, each with those that mean the same. */
  readonly typed: readonly ReadonlySet<string>[];
  readonly terms: readonly Term[];
  readonly total: number;
}

export interface GuideSearch {
  /** Best first. */
  find(typed: string): readonly GuideHit[];
  /** True if a guide has the stem. */
  knows(word: string): boolean;
}

export function createGuideSearch(entries: readonly GuideEntry[]): GuideSearch {
  const index = indexGuides(entries);
  const find = (typed: string): readonly GuideHit[] => {
    const words = [...new Set(wordsOf(typed))];
    if (words.length === 0) return [];
    const terms = words.map((word): Term => {
      const forms = index.expand(word);
      const alike = synonymsOf(word).map((one) => [one, SYNONYM] as const);
      return { word, forms, alike, rarity: index.rarityOf(forms[0]?.[0] ?? word) };
    });
    const total = terms.reduce((sum, { rarity }) => sum + rarity, 0);
    const meant = allWords(typed).map((word) => new Set([word, ...synonymsOf(word)]));
    const query = { title: key(typed), typed: meant, terms, total };
    const pages = pageScores(index.sections, query);
    const sorted = index.sections
      .flatMap((section) => hitOf(section, query, pages.get(section.slug) ?? 0))
      .sort(
        (one, other) =>
          Number(other.score === TITLE) - Number(one.score === TITLE) ||
          Number(isLast(one.link.slice(1))) - Number(isLast(other.link.slice(1))) ||
          other.score - one.score,
      );
    const seen = new Set<string>();
    return sorted.filter(({ link }) => !seen.has(pageOf(link)) && seen.add(pageOf(link))).slice(0, LIMIT);
  };
  return { find, knows: index.knows };
}

const weightOf = ({ weights }: Section, { forms, alike }: Term): number =>
  [...forms, ...alike].reduce((best, [word, share]) => Math.max(best, share * (weights.get(word) ?? 0)), 0);

/** How well all sections of a page together have the words. */
function pageScores(sections: readonly Section[], query: Query): ReadonlyMap<string, number> {
  const best = new Map<string, number[]>();
  for (const section of sections) {
    const before = best.get(section.slug);
    best.set(
      section.slug,
      query.terms.map((term, at) => Math.max(before?.[at] ?? 0, weightOf(section, term))),
    );
  }
  return new Map([...best].map(([slug, weights]) => [slug, scoreOf(weights, query)]));
}

/** Weights by rarity, lowered by the words that are missing. */
function scoreOf(weights: readonly number[], { terms, total }: Query): number {
  let [weighted, matched] = [0, 0];
  for (const [at, { rarity }] of terms.entries()) {
    const weight = weights[at] ?? 0;
    weighted += rarity * weight;
    if (weight > 0) matched += rarity;
  }
  return total === 0 ? 0 : weighted * (matched / total);
}

function hitOf(section: Section, query: Query, page: number): GuideHit[] {
  const { title, note, link, phrases, names, heads } = section;
  const weights = query.terms.map((term) => weightOf(section, term));
  const own = scoreOf(weights, query);
  if (own === 0) return [];
  const has = (words: ReadonlySet<string>, { forms }: Term): boolean => forms.some(([word]) => words.has(word));
  const isTitle = key(title) === query.title;
  const phrase = Math.max(0, ...phrases.map((words) => phraseScore(words, query)));
  const isPhrase = phrase >= MEANT;
  const score = (own + PAGE_SHARE * page) * (section.isLast ? LAST_SHARE : 1) + phrase;
  const about = query.terms.filter((term, at) => has(heads, term) || (weights[at] ?? 0) >= FOCUS);
  const named = query.terms.reduce((sum, term) => sum + (has(names, term) ? term.rarity : 0), 0);
  return [
    {
      title,
      note,
      link,
      group: 'Guides',
      score: isTitle ? TITLE : score,
      isMeant: isTitle || ((isPhrase || named >= MOST * query.total) && !section.isLast),
      about: new Set(section.isLast ? [] : about.map(({ word }) => word)),
      isWhole: !section.isLast && weights.every((weight) => weight >= KNOWN),
    },
  ];
}

/** Of a typed phrase: more for more words, less if it is a small part of what is typed. */
function phraseScore(words: readonly string[], { typed, terms, total }: Query): number {
  if (!isIn(words, typed)) return 0;
  const isPart = ({ word, alike }: Term): boolean =>
    words.includes(word) || alike.some(([other]) => words.includes(other));
  const covered = terms.reduce((sum, term) => sum + (isPart(term) ? term.rarity : 0), 0) / total;
  return (PHRASE + PHRASE_WORD * words.length) * Math.min(1, covered / ENOUGH);
}

/** True if all words are typed: in any order, or near each other where frequent words are among them ("log in"). */
function isIn(words: readonly string[], typed: readonly ReadonlySet<string>[]): boolean {
  if (!words.some(isStop)) return words.every((word) => typed.some((one) => one.has(word)));
  const follow = (from: number, at: number): boolean =>
    at === words.length ||
    typed.slice(from, from + NEAR).some((one, after) => one.has(words[at] ?? '') && follow(from + after + 1, at + 1));
  return typed.some((one, start) => one.has(words[0] ?? '') && follow(start + 1, 1));
}

const pageOf = (link: string): string => link.split('#')[0] ?? link;
const key = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
