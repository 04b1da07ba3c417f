/** checks of summaries: one verb for one thing: List, Get, Create, Replace (PUT), Edit (PATCH), Delete; a plain one for the rest. */
import type { HttpMethod } from '../../../packages/contract/src/types.ts';

/** Verbs that stand for one of the six, and which. */
const INSTEAD: { readonly [verb: string]: string } = {
  Display: 'Get',
  Fetch: 'Get',
  Look: 'Get',
  Obtain: 'Get',
  Read: 'Get',
  Retrieve: 'Get',
  Show: 'Get',
  Enumerate: 'List',
  Page: 'List',
  Change: 'Edit',
  Modify: 'Edit',
  Patch: 'Edit',
  Overwrite: 'Replace',
};

/** By method: adding to a list is no creation, and taking out of one no deletion, where another method does it. */
const BY_METHOD: { readonly [method in HttpMethod]?: { readonly [verb: string]: string } } = {
  PUT: { Update: 'Replace' },
  PATCH: { Update: 'Edit' },
  POST: { Update: 'Edit', Make: 'Create' },
  DELETE: { Remove: 'Delete', Drop: 'Delete' },
};

/**
 * The verb that a summary should begin with instead of its own; undefined where that is fine.
 * @example verbInstead('GET', 'Fetch one zone') // 'Get'
 */
export function verbInstead(method: HttpMethod, summary: string): string | undefined {
  const [verb = ''] = /^\w+/.exec(summary) ?? [];
  const own = BY_METHOD[method] ?? {};
  return Object.hasOwn(own, verb) ? own[verb] : Object.hasOwn(INSTEAD, verb) ? INSTEAD[verb] : undefined;
}
