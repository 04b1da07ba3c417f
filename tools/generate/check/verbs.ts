/**
 * checks the verbs of summaries: List, Get, Create, Replace (PUT), Edit (PATCH), Delete; another plain verb otherwise.
 */
import type { HttpMethod } from '../../../packages/contract/src/types.ts';

/** Synonyms of the six verbs. */
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

/** By method: adding to a list is not a creation, and removing from one not a deletion, if another method does it. */
const BY_METHOD: { readonly [method in HttpMethod]?: { readonly [verb: string]: string } } = {
  PUT: { Update: 'Replace' },
  PATCH: { Update: 'Edit' },
  POST: { Update: 'Edit', Make: 'Create' },
  DELETE: { Remove: 'Delete', Drop: 'Delete' },
};

/**
 * The required verb of a summary; undefined if its verb is fine.
 * @example verbInstead('GET', 'Fetch one zone') // 'Get'
 */
export function verbInstead(method: HttpMethod, summary: string): string | undefined {
  const [verb = ''] = /^\w+/.exec(summary) ?? [];
  const own = BY_METHOD[method] ?? {};
  return Object.hasOwn(own, verb) ? own[verb] : Object.hasOwn(INSTEAD, verb) ? INSTEAD[verb] : undefined;
}
