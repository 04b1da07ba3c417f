/** Validates the URL of the page of calls. */

export const TABS = ['sent', 'saved', 'collections'] as const;
export type CallsTab = (typeof TABS)[number];

/** Absent fields have their default. */
export interface CallsSearch {
  /** Absent for sent calls. */
  readonly tab?: Exclude<CallsTab, 'sent'>;
  /** Words that must occur in the name, the operation or the parameters. */
  readonly q?: string;
  /** Id of the open collection. */
  readonly open?: string;
}

const WORD = /^[\w-]{1,40}$/;

/** Drops invalid fields. */
export function callsSearch(input: Readonly<Record<string, unknown>>): CallsSearch {
  const { tab, q, open } = input;
  const words = typeof q === 'number' ? String(q) : q;
  return {
    ...((tab === 'saved' || tab === 'collections') && { tab }),
    ...(typeof words === 'string' && words !== '' && { q: words.slice(0, 200) }),
    ...(typeof open === 'string' && WORD.test(open) && { open }),
  };
}
