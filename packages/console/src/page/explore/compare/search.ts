/** Validates the URL of a comparison. */

export interface CompareSearch {
  readonly operation?: string;
  /** Parameters of this side, encoded as in the explorer's URL. */
  readonly p?: string;
  /** Name of the other profile. */
  readonly with?: string;
}

const PATTERNS = { operation: /^[\w.]{1,200}$/, p: /^[\w-]{1,4000}$/, with: /^[a-z][a-z0-9-]{0,29}$/ } as const;

/** Drops invalid fields. */
export function compareSearch(input: Readonly<Record<string, unknown>>): CompareSearch {
  const fits = Object.entries(PATTERNS).filter(([name, pattern]) => pattern.test(String(input[name] ?? '')));
  return Object.fromEntries(fits.map(([name]) => [name, String(input[name])]));
}
