/** Finds operations by typed text: a name, a path, a field, a permission, words in any order, with typos. */
import type { HttpMethod } from '@flarewire/contract';
import type { BuiltIndex } from './built-index.ts';
import { weightOf } from './common.ts';
import type { SearchData, SearchRow } from './documents.ts';
import { createPlaceSearch, isSlip, type PlaceHit } from './find-places.ts';
import { type Range, rangesOf } from './highlight.ts';
import { pathScore, templatesOf } from './paths.ts';
import { parseQuery, type Query } from './query.ts';
import { textIndex } from './text-index.ts';
import { wordsOf } from './words.ts';

export interface SearchOptions {
  readonly limit?: number;
  readonly method?: HttpMethod;
  /** Key of a product. */
  readonly product?: string;
  /** Include results that exist only in the emulator. */
  readonly isLocal?: boolean;
}

/** Best first. */
export interface SearchAnswer {
  readonly hits: readonly SearchHit[];
  /** Pages, tasks, settings, faults and errors. */
  readonly places: readonly PlaceHit[];
  /** The first hit is exactly the typed name or path. */
  readonly isExact: boolean;
  /** Number of results without the limit. */
  readonly total: number;
}

export interface SearchHit {
  readonly name: string;
  readonly method: HttpMethod;
  readonly path: string;
  readonly summary: string;
  /** Key and title of its product. */
  readonly product: string;
  readonly title: string;
  readonly isDeprecated: boolean;
  /** Parts to mark. */
  readonly ranges: {
    readonly name: readonly Range[];
    readonly path: readonly Range[];
    readonly summary: readonly Range[];
  };
  /** The match, if the fields above do not show it. */
  readonly because?: { readonly kind: 'field' | 'permission'; readonly text: string };
}

export type Search = (query: string, options?: SearchOptions) => SearchAnswer;

const DEFAULT_LIMIT = 50;
const MAX_PLACES = 12;
/** Higher than any word score. */
const EXACT = 1e6;
const PATH = 1e5;
/** Minimum score of a partial path. */
const INSIDE = 0.3;
/** A synonym or a corrected word of a name counts half. */
const UNTYPED = 0.5;

interface Found {
  readonly id: number;
  readonly score: number;
  readonly words: ReadonlySet<string>;
}

/**
 * @param built its index, where it was built before; made here by default
 * @example createSearch(await (await fetch('/data/search.json')).json())('dns recrod').hits[0]?.name
 */
export function createSearch(data: SearchData, built?: BuiltIndex): Search {
  const texts = textIndex(data, built);
  const findPlaces = createPlaceSearch(data.places);
  const templates = once(() => data.operations.map(([, , path]) => templatesOf(path)));
  const wordsOfName = rememberedWords(data);
  const weightAt = (id: number): number => weightOf(data.operations[id]?.[0] ?? '', data.operations[id]?.[7] === 1);

  function byPath(path: readonly string[], words: readonly string[]): Found[] {
    return templates().flatMap((forms, id) => {
      const score = Math.max(...forms.map((form) => pathScore(path, form)));
      // Weights only break ties between equal paths.
      return score > 0 ? [{ id, score: PATH * score + weightAt(id), words: new Set(words) }] : [];
    });
  }

  function byWords({ words, isOpen }: Query): Found[] {
    if (words.length === 0) return [];
    const strict = texts.find(words, isOpen, false);
    const results = strict.length > 0 ? strict : texts.find(words, isOpen, true);
    return results.map(({ id, score, terms, queryTerms }) => {
      const fit = fitOf(wordsOfName(id), terms, words);
      const all = strict.length > 0 ? 1 : queryTerms.length / words.length;
      return { id, score: score * fit * all * weightAt(id), words: new Set(terms) };
    });
  }

  /** True for a typed path or name, also in words; a typed summary may mean something else. */
  function means({ id, score }: Found, query: Query): boolean {
    if (query.path !== undefined && score >= PATH * INSIDE) return true;
    return keyOf(data.operations[id]?.[0] ?? '') === keyOf(query.bare) || namesAll(wordsOfName(id), query);
  }

  return (typed, options = {}) => {
    const query = parseQuery(typed);
    const best = new Map<number, Found>();
    const add = (found: Found): void => {
      if ((best.get(found.id)?.score ?? -1) < found.score) best.set(found.id, found);
    };
    if (query.path !== undefined) byPath(query.path, query.words).forEach(add);
    if (best.size === 0) byWords(query).forEach(add);
    const typedName = namedExactly(query.text, data);
    const exact = typedName.length > 0 ? typedName : namedExactly(query.bare, data);
    for (const id of exact) add({ id, score: EXACT, words: new Set(query.words) });
    const found = chosen([...best.values()], query, options, data);
    const places = findPlaces(query, options.isLocal ?? true).slice(0, MAX_PLACES);
    const isExact = found[0] !== undefined && means(found[0], query);
    return { ...answer(found, query, options, data), places, isExact };
  };
}

/** The words of the names of operations, by the number of the operation. */
function rememberedWords(data: SearchData): (id: number) => ReadonlySet<string> {
  const known = new Map<number, ReadonlySet<string>>();
  return (id) => {
    const words = known.get(id) ?? new Set(wordsOf(data.operations[id]?.[0] ?? '').map(({ word }) => word));
    known.set(id, words);
    return words;
  };
}

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** A name with exactly the typed words is the resource itself, not a part of it. */
function fitOf(own: ReadonlySet<string>, terms: readonly string[], words: readonly string[]): number {
  const inName = terms
    .filter((term) => own.has(term))
    .reduce((sum, term) => sum + (words.some((word) => term.startsWith(word)) ? 1 : UNTYPED), 0);
  return 1 + inName / Math.max(1, own.size);
}

/** True if the words of a name were typed, and nothing else: `dns recrod create`. */
function namesAll(own: ReadonlySet<string>, { words }: Query): boolean {
  const isTyped = (part: string): boolean => words.some((word) => part.startsWith(word) || isSlip(word, part));
  return words.length > 1 && words.length === own.size && [...own].every(isTyped);
}

/** Operations whose name or summary is the text, without regard to punctuation and spaces. */
function namedExactly(typed: string, data: SearchData): number[] {
  const key = keyOf(typed);
  const is = (text: string): boolean => {
    // Most texts begin with a different letter, and need no more work.
    const first = text.charAt(0).toLowerCase();
    return (first === key.charAt(0) || !/[a-z0-9]/.test(first)) && keyOf(text) === key;
  };
  return data.operations.flatMap(([name, , , summary], id) => (is(name) || is(summary) ? [id] : []));
}

function keyOf(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
}

/** Filtered and sorted. A method or phrase that leaves no results is treated as ordinary words. */
function chosen(found: readonly Found[], query: Query, options: SearchOptions, data: SearchData): Found[] {
  const row = ({ id }: Found): SearchRow | undefined => data.operations[id];
  let kept = found.filter(
    (hit) =>
      (options.method === undefined || row(hit)?.[1] === options.method) &&
      (options.product === undefined || data.products[row(hit)?.[4] ?? -1]?.key === options.product),
  );
  const narrow = (test: (hit: Found) => boolean): void => {
    const fewer = kept.filter(test);
    if (fewer.length > 0) kept = fewer;
  };
  if (query.method !== undefined) narrow((hit) => row(hit)?.[1] === query.method);
  for (const phrase of query.phrases) narrow((hit) => says(row(hit), phrase, data));
  return kept.sort((one, other) => other.score - one.score || one.id - other.id);
}

function says(row: SearchRow | undefined, phrase: string, data: SearchData): boolean {
  if (row === undefined) return false;
  const [name, , path, summary, , permissions, fields] = row;
  const texts = [name, path, summary, ...permissions.map((at) => data.permissions[at] ?? '')];
  return (
    texts.some((text) => text.toLowerCase().includes(phrase)) ||
    fields.some((at) => data.fields[at]?.toLowerCase() === phrase)
  );
}

function answer(
  found: readonly Found[],
  query: Query,
  options: SearchOptions,
  data: SearchData,
): Pick<SearchAnswer, 'hits' | 'total'> {
  const hits = found.slice(0, options.limit ?? DEFAULT_LIMIT).flatMap((hit) => {
    const row = data.operations[hit.id];
    return row === undefined ? [] : [hitOf(row, hit, query, data)];
  });
  return { hits, total: found.length };
}

function hitOf(row: SearchRow, { words }: Found, query: Query, data: SearchData): SearchHit {
  const [name, method, path, summary, at, permissions, fields, deprecated] = row;
  const { key = '', title = '' } = data.products[at] ?? {};
  const mark = (text: string): Range[] => rangesOf(text, words, query.words);
  const ranges = { name: mark(name), path: mark(path), summary: mark(summary) };
  const hit = { name, method, path, summary, product: key, title, isDeprecated: deprecated === 1, ranges };
  const shown = new Set(wordsOf(`${name} ${path} ${summary} ${key} ${title}`).map(({ word }) => word));
  const hidden = query.words.filter((word) => words.has(word) && !shown.has(word));
  if (hidden.length === 0) return hit;
  const has = (text: string): boolean => wordsOf(text).some(({ word }) => hidden.includes(word));
  const field = fields.map((place) => data.fields[place] ?? '').find(has);
  if (field !== undefined) return { ...hit, because: { kind: 'field', text: field } };
  const permission = permissions.map((place) => data.permissions[place] ?? '').find(has);
  return permission === undefined ? hit : { ...hit, because: { kind: 'permission', text: permission } };
}
