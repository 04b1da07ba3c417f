/** What the address of the page of calls holds. */

export const TABS = ['sent', 'saved', 'collections'] as const;
export type CallsTab = (typeof TABS)[number];

/** Absent is the usual. */
export interface CallsSearch {
  /** Absent: the calls that were sent. */
  readonly tab?: Exclude<CallsTab, 'sent'>;
  /** Words that must be in the name, the operation or the parameters. */
  readonly q?: string;
  /** Id of the open collection. */
  readonly open?: string;
}

const WORD = /^[\w-]{1,40}$/;

/** What is none of it is dropped. */
export function callsSearch(input: Readonly<Record<string, unknown>>): CallsSearch {
  const { tab, q, open } = input;
  const words = typeof q === 'number' ? String(q) : q;
  return {
    ...((tab === 'saved' || tab === 'collections') && { tab }),
    ...(typeof words === 'string' && words !== '' && { q: words.slice(0, 200) }),
    ...(typeof open === 'string' && WORD.test(open) && { open }),
  };
}
