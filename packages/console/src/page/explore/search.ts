/** Validates the explorer's URL, except the operation. */

/** Absent fields have their default. */
export interface ExploreSearch {
  /** Key of the product shown if no operation is open. */
  readonly product?: string;
  /** The parameters, encoded by `toURLText`. */
  readonly p?: string;
  readonly view?: 'json';
  /** Language of the code. */
  readonly code?: string;
  /** View of the response. */
  readonly answer?: string;
}

const WORD = /^[\w-]+$/;

/** Drops invalid fields. */
export function exploreSearch(input: Readonly<Record<string, unknown>>): ExploreSearch {
  const word = (name: keyof ExploreSearch): Readonly<Record<string, string>> => {
    // The router parses numeric text as a number.
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
