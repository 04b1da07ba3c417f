/** What was filled in for each operation: there again when its page is opened again. In memory only. */
import type { Params } from '../../form/schema.ts';

const drafts = new Map<string, Params>();

export const draftOf = (operation: string): Params => drafts.get(operation) ?? {};

export function keepDraft(operation: string, params: Params): void {
  drafts.set(operation, params);
}
