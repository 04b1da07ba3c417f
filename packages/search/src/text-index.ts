/** Index of the words of all operations, with fuzzy lookup. */
import type { Query as Clause, Options, SearchResult } from 'minisearch';
import { type BuiltIndex, placeOf, WordIndex } from './built-index.ts';
import type { SearchData, SearchRow } from './documents.ts';
import { pairsOf, wordsOf } from './words.ts';

/** Weights by the field of a word. */
const BOOST = {
  name: 4,
  pairs: 2,
  aliases: 0.1,
  summary: 1.2,
  product: 2.5,
  path: 1.5,
  fields: 0.6,
  permissions: 0.4,
  ids: 0.2,
};
const FIELDS = Object.keys(BOOST);
/** A synonym weighs less than the typed word. */
const MEANT = 0.2;
/** … unless the typed word is unknown to the API, or a phrase. */
const TRANSLATED = 0.6;
const MISTYPED = 0.8;

type Texts = Record<keyof typeof BOOST, string>;

export interface TextIndex {
  /** Operations with every word; if `isLoose`, with any word, and known words may be mistyped. */
  find(words: readonly string[], isOpen: boolean, isLoose: boolean): SearchResult[];
}

/** @param built the index of the same data, from `builtIndex` */
export function textIndex(data: SearchData, built?: BuiltIndex): TextIndex {
  const { index, terms } = built === undefined ? indexed(data) : readIndex(built);
  const lexicon = new Lexicon(terms);
  const meanings = meaningsOf(data.synonyms);
  return {
    find: (typed, isOpen, isLoose) =>
      index.search({
        combineWith: isLoose ? 'OR' : 'AND',
        queries: groupsOf(typed, meanings).map((group) => clauseOf(group, lexicon, isOpen && group.isLast, isLoose)),
      }),
  };
}

/** The index of the data, to be stored and given to `createSearch`. */
export const builtIndex = (data: SearchData): BuiltIndex => indexed(data).index.written();

interface Document {
  readonly id: number;
  readonly texts: Texts;
}

interface Indexed {
  readonly index: WordIndex<Document>;
  /** Sorted. */
  readonly terms: readonly string[];
}

const OPTIONS: Options<Document> = {
  fields: FIELDS,
  extractField: (document, field) => (field === 'id' ? document.id : document.texts[field as keyof Texts]), // one of FIELDS
  tokenize: (text) => (text === '' ? [] : text.split(' ')),
  searchOptions: { boost: BOOST, processTerm: (term) => term },
};

function indexed(data: SearchData): Indexed {
  const vocabulary = new Set<string>();
  const processTerm = (term: string): string => {
    vocabulary.add(term);
    return term;
  };
  const index = new WordIndex<Document>({ ...OPTIONS, processTerm });
  const words = remembered((text) =>
    wordsOf(text)
      .map(({ word }) => word)
      .join(' '),
  );
  index.addAll(data.operations.map((row, id) => ({ id, texts: textsOf(row, data, words) })));
  return { index, terms: [...vocabulary].sort() };
}

function readIndex(built: BuiltIndex): Indexed {
  const terms = built.terms.split(' ');
  return { index: WordIndex.read(built, terms, OPTIONS), terms };
}

function textsOf(row: SearchRow, data: SearchData, words: (text: string) => string): Texts {
  const [name, , path, summary, product, permissions, fields, , aliases] = row;
  const segments = path.split('/');
  const own = segments.filter((segment) => !segment.includes('{')).map(words);
  const ids = segments.filter((segment) => segment.includes('{')).map(words);
  const { key = '', title = '' } = data.products[product] ?? {};
  return {
    name: words(name),
    pairs: [...new Set([...pairsOf(wordsOf(name)), ...own.flatMap((segment) => pairsOf(wordsOf(segment)))])].join(' '),
    summary: words(summary),
    aliases: words(aliases),
    product: words(`${key} ${title}`),
    path: own.join(' ').trim(),
    ids: ids.join(' ').trim(),
    permissions: permissions.map((at) => words(data.permissions[at] ?? '')).join(' '),
    fields: fields.map((at) => words(data.fields[at] ?? '')).join(' '),
  };
}

/** Neighbouring words of a query, and their synonyms. */
interface Group {
  readonly words: readonly string[];
  readonly meanings: readonly (readonly string[])[];
  readonly isLast: boolean;
}

/** Synonyms by typed words. */
interface Meanings {
  readonly of: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

function meaningsOf(synonyms: SearchData['synonyms']): Meanings {
  const of = new Map(
    synonyms.map(([typed, meant]) => [
      wordsOf(typed)
        .map(({ word }) => word)
        .join(' '),
      meant.map((meaning) => wordsOf(meaning).map(({ word }) => word)),
    ]),
  );
  return { of, longest: Math.max(1, ...[...of.keys()].map((typed) => typed.split(' ').length)) };
}

function groupsOf(words: readonly string[], { of, longest }: Meanings): Group[] {
  const groups: Group[] = [];
  for (let at = 0; at < words.length; ) {
    let length = Math.min(longest, words.length - at);
    while (length > 1 && !of.has(words.slice(at, at + length).join(' '))) length--;
    const own = words.slice(at, at + length);
    at += length;
    groups.push({ words: own, meanings: of.get(own.join(' ')) ?? [], isLast: at >= words.length });
  }
  return groups;
}

function clauseOf(group: Group, lexicon: Lexicon, isOpen: boolean, isLoose: boolean): Clause {
  const typed = group.words.map((word, index) =>
    wordClause(word, lexicon, isOpen && index === group.words.length - 1, isLoose),
  );
  const isOurs = group.words.length === 1 && lexicon.has(group.words[0] ?? '');
  const weight = isOurs ? MEANT : TRANSLATED;
  const meant = group.meanings.map((meaning) => exactly(meaning, weight));
  return { combineWith: 'OR', queries: [{ combineWith: 'AND', queries: typed }, ...meant] };
}

function exactly(words: readonly string[], weight: number): Clause {
  return { combineWith: 'AND', prefix: false, fuzzy: false, boostTerm: () => weight, queries: [...words] };
}

/** A known word is taken literally; the start of a known word is completed; any other word is treated as mistyped. */
function wordClause(word: string, lexicon: Lexicon, isOpen: boolean, isLoose: boolean): Clause {
  const isKnown = lexicon.has(word);
  const isBegun = lexicon.begins(word);
  const isTypo = isLoose || !(isKnown || isBegun);
  const own: Clause = {
    prefix: isBegun && (isOpen || !isKnown),
    // A whole word may continue, but ranks higher as is: `dns` before `dnssec`.
    weights: { fuzzy: 0.35, prefix: isKnown ? 0.2 : 0.6 },
    fuzzy: isTypo ? distanceFor(word) : false,
    queries: [word],
  };
  if (!isTypo) return own;
  const near = lexicon.nearby(word).map((words) => exactly(words, MISTYPED));
  return { combineWith: 'OR', queries: [own, ...near] };
}

function distanceFor(word: string): number | false {
  if (word.length < 4 || /^\d+$/.test(word)) return false;
  return word.length < 7 ? 1 : 2;
}

/** The words of the index. */
class Lexicon {
  readonly #terms: readonly string[];

  constructor(terms: readonly string[]) {
    this.#terms = terms;
  }

  has(word: string): boolean {
    return this.#terms[placeOf(word, this.#terms)] === word;
  }

  begins(word: string): boolean {
    return this.#terms[placeOf(word, this.#terms)]?.startsWith(word) ?? false;
  }

  /** Variants with two neighbouring letters swapped, the most common typo, or split into two words. */
  nearby(word: string): string[][] {
    const found: string[][] = [];
    for (let at = 1; at < word.length; at++) {
      const swapped = word.slice(0, at - 1) + word.charAt(at) + word.charAt(at - 1) + word.slice(at + 1);
      if (this.has(swapped)) found.push([swapped]);
      const [first, second] = [word.slice(0, at), word.slice(at)];
      if (at > 1 && second.length > 1 && this.has(first) && this.has(second)) found.push([first, second]);
    }
    return found;
  }
}

function remembered(make: (text: string) => string): (text: string) => string {
  const known = new Map<string, string>();
  return (text) => {
    const made = known.get(text) ?? make(text);
    known.set(text, made);
    return made;
  };
}
