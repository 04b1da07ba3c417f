/** The differences of rehearsed calls as rows of one table, for the command and for MCP. */
import { WrongInput } from '../wrong-input.ts';
import type { Difference } from './differences.ts';
import type { Masks } from './masks.ts';
import type { Rehearsed } from './rehearse.ts';

/** A changed field, or a whole item that is created or deleted. */
export interface ChangeRow {
  readonly key: string;
  readonly change: Difference['change'] | 'none' | 'rejected';
  readonly field?: string;
  readonly before?: unknown;
  /** The reason, if the call is rejected. */
  readonly after?: unknown;
  /** Path of the item. */
  readonly at?: string;
}

export type Result = Rehearsed | WrongInput;

/** @param key of the call: its zone, account or row */
export function changeRows(key: string, result: Result, masks: Masks): ChangeRow[] {
  if (result instanceof WrongInput)
    return [{ key, change: 'rejected', after: masks.text(result.message.replace(/\nNothing was changed\.$/, '')) }];
  if (result.differences.length === 0) return [{ key, change: 'none' }];
  return result.differences.flatMap((one): ChangeRow[] => {
    const [change, at] = [one.change, masks.text(one.at)];
    if (!('fields' in one)) {
      const value = masks.answer(one.value);
      return [{ key, change, ...(change === 'created' ? { after: value } : { before: value }), at }];
    }
    const fields = masks.answer(one.fields) as typeof one.fields; // the same fields
    return Object.entries(fields).map(([field, { before, after }]) => ({ key, change, field, before, after, at }));
  });
}

export const isAccepted = (result: Result): result is Rehearsed => !(result instanceof WrongInput);

/** @example `2 would change, 1 without a difference, 1 rejected` */
export function countsOf(results: readonly Result[]): string {
  const accepted = results.filter(isAccepted);
  const changing = accepted.filter(({ differences }) => differences.length > 0).length;
  const [same, rejected] = [accepted.length - changing, results.length - accepted.length];
  return `${changing} would change, ${same} without a difference, ${rejected} rejected`;
}
