/** Keeps the parameters of each operation, so that they reappear with its page; after a reload too, in this tab. */
import type { Params, Subject } from '../../form/schema.ts';
import { fromURLText, toURLText } from '../../form/values/url.ts';
import { readInTab, storeInTab } from '../../ui/browser-storage.ts';

const drafts = new Map<string, Params>();

/** The size up to which long values survive a reload, in characters. */
const MAX_LENGTH = 500_000;

const placeOf = (operation: string): string => `draft.${operation}`;

export function draftOf(operation: string): Params {
  const stored = drafts.get(operation) ?? fromURLText(String(readInTab(placeOf(operation)) ?? ''));
  return stored ?? {};
}

export function keepDraft(operation: string, params: Params): void {
  drafts.set(operation, params);
}

/** Keeps values that are too long for the URL; never secrets and files. */
export function storeDraft(subject: Subject, params: Params, isInURL: boolean): void {
  const text = isInURL ? '' : toURLText(subject, params, MAX_LENGTH).text;
  storeInTab(placeOf(subject.operation.name), text === '' ? undefined : text);
}
