/** Validates the URL of the trace: the place, and the request without its headers, which may hold secrets. */
type Loose = Readonly<Record<string, unknown>>;

export interface TraceSearch {
  readonly account_id?: string | undefined;
  readonly zone_id?: string | undefined;
  readonly url?: string | undefined;
  readonly method?: string | undefined;
  /** Two-letter code of the visitor's country. */
  readonly country?: string | undefined;
}

const NAMES = ['account_id', 'zone_id', 'url', 'method', 'country'] as const;

export function traceSearch(input: Loose): TraceSearch {
  const found: Partial<Record<(typeof NAMES)[number], string>> = {};
  for (const name of NAMES) {
    const value = input[name];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number')
      found[name] = String(value).slice(0, 4000);
  }
  return found;
}
