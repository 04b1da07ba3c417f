/** Keeps the parameters of each operation in memory, so that they reappear with its page. */
import type { Params } from '../../form/schema.ts';

const drafts = new Map<string, Params>();

export const draftOf = (operation: string): Params => drafts.get(operation) ?? {};

export function keepDraft(operation: string, params: Params): void {
  drafts.set(operation, params);
}
