/** What the address of a comparison holds. */

export interface CompareSearch {
  readonly operation?: string;
  /** Parameters of this side, as the explorer's address has them. */
  readonly p?: string;
  /** Name of the other profile. */
  readonly with?: string;
}

const PATTERNS = { operation: /^[\w.]{1,200}$/, p: /^[\w-]{1,4000}$/, with: /^[a-z][a-z0-9-]{0,29}$/ } as const;

/** What is none of it is dropped. */
export function compareSearch(input: Readonly<Record<string, unknown>>): CompareSearch {
  const fits = Object.entries(PATTERNS).filter(([name, pattern]) => pattern.test(String(input[name] ?? '')));
  return Object.fromEntries(fits.map(([name]) => [name, String(input[name])]));
}
