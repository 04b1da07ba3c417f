/** An index of guides by word: the weight that each section gives to it. */
import { TOPICS } from './topics.ts';
import { allWords, isTypo, wordsOf } from './words.ts';

/** A guide in the search data. */
export interface GuideEntry {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  /** Stems before the first heading: `retri backoff:2`. */
  readonly body: string;
  readonly headings: readonly (readonly [text: string, anchor: string, body: string])[];
  /** Error codes that it explains. */
  readonly codes: readonly string[];
}

export interface Section {
  readonly slug: string;
  readonly title: string;
  readonly note: string;
  readonly link: string;
  readonly weights: ReadonlyMap<string, number>;
  /** Words that mean the topic by themselves. */
  readonly names: ReadonlySet<string>;
  /** Words of the title or the heading. */
  readonly heads: ReadonlySet<string>;
  /** Words that mean the topic where all of them are typed. */
  readonly phrases: readonly (readonly string[])[];
  /** Decisions, figures and changes come last. */
  readonly isLast: boolean;
}

export interface GuideIndex {
  readonly sections: readonly Section[];
  knows(word: string): boolean;
  /** Higher for words that few sections have. */
  rarityOf(word: string): number;
  /** Words of the guides that a typed one stands for, each with its share. */
  expand(word: string): readonly (readonly [word: string, share: number])[];
}

const LAST =
  /^(decisions|changelog|figures|emulator-errors|examples\/|architecture|contributing|contract|emulator-rules|words\/?$)/;
export const isLast = (slug: string): boolean => LAST.test(slug);

/** Share of a word that starts with what is typed, and of a misspelled one. */
const PREFIX = 0.7;
const TYPO = 0.8;
/** Share of a word that starts with one that is a word already: `differ` for `diff`. */
const LONGER = 0.4;
/** Letters from which the start of a word is enough. */
const PREFIX_LENGTH = 4;
/** Words at which the text of a section has its usual weight. */
const USUAL_LENGTH = 80;

export function indexGuides(entries: readonly GuideEntry[]): GuideIndex {
  const sections = entries.flatMap(sectionsOf);
  const counts = new Map<string, number>();
  for (const { weights } of sections) for (const word of weights.keys()) counts.set(word, (counts.get(word) ?? 0) + 1);
  const vocabulary = [...counts.keys()];
  const starting = (word: string) =>
    word.length < PREFIX_LENGTH ? [] : vocabulary.filter((one) => one !== word && one.startsWith(word));
  return {
    sections,
    knows: (word) => counts.has(word),
    rarityOf: (word) => Math.log(1 + sections.length / (1 + (counts.get(word) ?? 0))),
    expand(word) {
      const known = [
        ...(counts.has(word) ? [[word, 1] as const] : []),
        ...starting(word).map((one) => [one, counts.has(word) ? LONGER : PREFIX] as const),
      ];
      if (known.length > 0) return known;
      return vocabulary.filter((one) => isTypo(word, one)).map((one) => [one, TYPO] as const);
    },
  };
}

function sectionsOf(entry: GuideEntry): Section[] {
  const { slug, headings } = entry;
  const page = sectionOf(entry, slug, { body: entry.body });
  return [page, ...headings.map(([heading, anchor, body]) => sectionOf(entry, `${slug}#${anchor}`, { heading, body }))];
}

function sectionOf(entry: GuideEntry, path: string, { heading, body }: { heading?: string; body: string }): Section {
  const { slug, title, note, headings, codes } = entry;
  const isPage = heading === undefined;
  const [single = '', ...texts] = (TOPICS[path] ?? '').split(';');
  const names = new Set([...wordsOf(single), ...(isPage ? codes : [])]);
  const weights = new Map<string, number>();
  const add = (words: Iterable<string>, weight: number): void => {
    for (const word of words) weights.set(word, Math.max(weights.get(word) ?? 0, weight));
  };
  const counted = body.split(' ').filter(Boolean);
  const share = 1 / (0.5 + (0.5 * counted.length) / USUAL_LENGTH);
  for (const one of counted) {
    const [word = '', count = '1'] = one.split(/:(?=\d+$)/);
    add([word], Math.min(1.4, 0.5 * (1 + Math.log2(Number(count))) * share));
  }
  add(wordsOf(note), isPage ? 0.9 : 0);
  add(isPage ? headings.flatMap(([text]) => wordsOf(text)) : wordsOf(title), isPage ? 1 : 1.2);
  add(texts.flatMap(wordsOf), 1.5);
  const heads = new Set(wordsOf(heading ?? title));
  add(heads, isPage ? 3 : 2.5);
  add(names, 4);
  const [at, anchor] = path.split('#');
  const link = `/${at}/${anchor === undefined ? '' : `#${anchor}`}`;
  return {
    slug,
    title,
    note: heading ?? note,
    link,
    weights: new Map([...weights].filter(([, weight]) => weight > 0)),
    names,
    heads,
    phrases: texts.map(allWords),
    isLast: isLast(slug),
  };
}
