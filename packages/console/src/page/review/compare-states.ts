/** Compares the current state of an item with the parameters of a change. */
import { isObject } from '@flarewire/schema';
import type { Conflict, FieldChange } from '../data/changes/review.ts';
import type { Params } from '../form/schema.ts';
import { isEqual } from '../ui/json/equal.ts';
import { compareEntries } from './list-change.ts';
import { mergeValue } from './merge-values.ts';

/**
 * The fields that a change alters.
 * @param before the writable fields as they are @param sent the body parameters
 * @param isPart true if fields that are not sent keep their values
 */
export function fieldChanges(before: Params, sent: Params, isPart: boolean): readonly FieldChange[] {
  const names = isPart ? Object.keys(sent) : [...new Set([...Object.keys(sent), ...Object.keys(before)])];
  return names.flatMap((name) => changesOf(name, before[name], sent[name], isPart));
}

/** Objects are compared field by field, because they may contain lists. A partial edit sends a part of an object. */
function changesOf(name: string, before: unknown, after: unknown, isPart: boolean): readonly FieldChange[] {
  if (isEqual(before, after) || (isAbsent(before) && isAbsent(after))) return [];
  if (Array.isArray(before)) {
    const entries = compareEntries(before, Array.isArray(after) ? after : []);
    const isSame = entries.removed.length + entries.added.length + entries.changed.length === 0;
    const hasOrder = Array.isArray(after) && isSame;
    return before.length === 0 && isAbsent(after) ? [] : [{ name, before, after, ...(!hasOrder && { entries }) }];
  }
  // A replacement without an object removes the lists in it.
  if (isObject(before) && isAbsent(after) && !isPart) return changesOf(name, before, {}, isPart);
  if (!isObject(before) || !isObject(after)) return [{ name, before, after }];
  const names = isPart ? Object.keys(after) : [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return names.flatMap((inner) => changesOf(`${name}.${inner}`, before[inner], after[inner], isPart));
}

const isAbsent = (value: unknown): boolean => value === undefined || value === null;

export interface Versions {
  /** The state that the user's edit started from. */
  readonly read: Params;
  readonly now: Params;
  /** The parameters to send. */
  readonly wanted: Params;
}

/**
 * Adds the changes of others to an edit, and finds what both changed.
 * @param isPart true if fields that are not sent keep their values
 */
export function mergeEdit({ read, now, wanted }: Versions, isPart: boolean): { params: Params; conflicts: Conflict[] } {
  const params: Record<string, unknown> = { ...wanted };
  const conflicts: Conflict[] = [];
  for (const name of new Set([...Object.keys(now), ...Object.keys(read)])) {
    const isSent = Object.hasOwn(wanted, name);
    if (isPart && !isSent) continue;
    // A list may omit fields that reading one item returns.
    const isUnread = !Object.hasOwn(read, name) && (!isSent || isEmpty(now[name]));
    const values = { read: isUnread ? wanted[name] : read[name], now: now[name], wanted: wanted[name] };
    const merged = mergeValue(name, values);
    put(params, name, isUnread && isSent ? wanted[name] : merged.value);
    conflicts.push(...merged.conflicts);
  }
  return { params, conflicts };
}

const isEmpty = (value: unknown): boolean =>
  isAbsent(value) ||
  value === '' ||
  value === false ||
  (Object.keys(Object(value)).length === 0 && typeof value === 'object');

function put(params: Record<string, unknown>, name: string, value: unknown): void {
  if (value === undefined) delete params[name];
  else params[name] = value;
}
