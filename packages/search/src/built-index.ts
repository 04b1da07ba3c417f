/** An index of words that can be written to a file, and read from it without indexing the documents again. */
import MiniSearch, { type Options } from 'minisearch';
import SearchableMap from 'minisearch/SearchableMap';

/** The index as text. All numbers are in base 36. */
export interface BuiltIndex {
  /** All words, sorted. */
  readonly terms: string;
  /** By word, a line such as `0:a.3,1 2:c`: its word is three times in field 0 of document 10, once in that of 11, … */
  readonly postings: string;
  /** By document, the number of different words of each field: `3,,7`. */
  readonly lengths: string;
  readonly averages: readonly number[];
}

/** Word frequencies by field and document. */
type Frequencies = Map<number, Map<number, number>>;

/** MiniSearch, with postings that are decoded when a query asks for them. Ids of documents are 0, 1, 2, … */
export class WordIndex<T> extends MiniSearch<T> {
  written(): BuiltIndex {
    const terms = [...this._index.keys()].sort();
    return {
      terms: terms.join(' '),
      postings: terms.map((term) => encoded(this._index.get(term) ?? new Map())).join('\n'),
      lengths: Array.from(this._fieldLength.values(), (lengths) =>
        Array.from(lengths, (length) => (length === undefined ? '' : base36(length))).join(),
      ).join(' '),
      averages: this._avgFieldLength,
    };
  }

  /** @param terms those of the built index, as a list */
  static read<T>(built: BuiltIndex, terms: readonly string[], options: Options<T>): WordIndex<T> {
    const index = new WordIndex<T>(options);
    const lengths = built.lengths.split(' ');
    // Assigned without its type: the two modules of MiniSearch each declare a SearchableMap.
    Object.assign(index, { _index: new StoredTerms(terms, built.postings.split('\n')) });
    index._documentIds = new Map(lengths.map((_, id) => [id, id]));
    index._fieldLength = new LateMap((id) => numbersOf(lengths[id] ?? ''));
    index._avgFieldLength = [...built.averages];
    index._documentCount = lengths.length;
    index._nextId = lengths.length;
    return index;
  }
}

/** The place of the first term that is not before a word. */
export function placeOf(word: string, terms: readonly string[]): number {
  let low = 0;
  let high = terms.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The reading half of a `SearchableMap`; its tree is made for mistyped words only. */
class StoredTerms extends SearchableMap<Frequencies> {
  readonly #terms: readonly string[];
  readonly #lines: readonly string[];
  #all: SearchableMap<Frequencies> | undefined;

  constructor(terms: readonly string[], lines: readonly string[]) {
    super();
    this.#terms = terms;
    this.#lines = lines;
  }

  override get(term: string): Frequencies | undefined {
    const at = placeOf(term, this.#terms);
    return this.#terms[at] === term ? this.#at(at) : undefined;
  }

  override atPrefix(prefix: string): SearchableMap<Frequencies> {
    const start = placeOf(prefix, this.#terms);
    let end = start;
    while (this.#terms[end]?.startsWith(prefix)) end++;
    return this.#tree(start, end);
  }

  override fuzzyGet(term: string, distance: number): ReturnType<SearchableMap<Frequencies>['fuzzyGet']> {
    this.#all ??= this.#tree(0, this.#terms.length);
    return this.#all.fuzzyGet(term, distance);
  }

  #tree(start: number, end: number): SearchableMap<Frequencies> {
    return SearchableMap.from(this.#terms.slice(start, end).map((term, at) => [term, this.#at(start + at)]));
  }

  #at(place: number): Frequencies {
    const fields = new Map((this.#lines[place] ?? '').split(' ').map(fieldOf));
    return new LateMap((field) => decoded(fields.get(field)));
  }
}

/** Values that are made when they are read. */
class LateMap<V> extends Map<number, V> {
  readonly #make: (key: number) => V | undefined;

  constructor(make: (key: number) => V | undefined) {
    super();
    this.#make = make;
  }

  override get(key: number): V | undefined {
    if (!this.has(key)) {
      const value = this.#make(key);
      if (value !== undefined) this.set(key, value);
    }
    return super.get(key);
  }
}

const base36 = (value: number): string => value.toString(36);

function encoded(fields: Frequencies): string {
  return Array.from(fields, ([field, documents]) => {
    let last = 0;
    const steps = Array.from(documents, ([id, count]) => {
      const step = base36(id - last);
      last = id;
      return count === 1 ? step : `${step}.${base36(count)}`;
    });
    return `${base36(field)}:${steps.join()}`;
  }).join(' ');
}

function fieldOf(part: string): [field: number, steps: string] {
  const [field = '', steps = ''] = part.split(':');
  return [Number.parseInt(field, 36), steps];
}

function decoded(steps: string | undefined): Map<number, number> | undefined {
  if (steps === undefined) return undefined;
  let id = 0;
  return new Map(
    steps.split(',').map((step) => {
      const [by = '', count = '1'] = step.split('.');
      id += Number.parseInt(by, 36);
      return [id, Number.parseInt(count, 36)];
    }),
  );
}

/** `3,,7` → [3, NaN, 7]; a field without words is never asked for its length. */
const numbersOf = (text: string): number[] => text.split(',').map((part) => Number.parseInt(part, 36));
