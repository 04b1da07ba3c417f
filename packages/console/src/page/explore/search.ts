/** What the address of the explorer holds beside the operation. */

/** Absent is the usual. */
export interface ExploreSearch {
  /** Key of the product that is shown while no operation is. */
  readonly product?: string;
  /** The parameters, as `toURLText` writes them. */
  readonly p?: string;
  readonly view?: 'json';
  /** Language of the snippet. */
  readonly code?: string;
  /** View of the answer. */
  readonly answer?: string;
}

const WORD = /^[\w-]+$/;

/** What is none of it is dropped. */
export function exploreSearch(input: Readonly<Record<string, unknown>>): ExploreSearch {
  const word = (name: keyof ExploreSearch): Readonly<Record<string, string>> => {
    // The router reads what looks like a number as one.
    const value = typeof input[name] === 'number' ? String(input[name]) : input[name];
    return typeof value === 'string' && WORD.test(value) ? { [name]: value } : {};
  };
  return {
    ...word('product'),
    ...word('p'),
    ...(input.view === 'json' ? { view: 'json' as const } : {}),
    ...word('code'),
    ...word('answer'),
  };
}
