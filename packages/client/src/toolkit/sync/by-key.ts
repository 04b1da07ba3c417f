/** Computes the steps from the current to the wanted items, matched by a key. */

import type { Target } from './apply.ts';
import { AS_WANTED, type PlanProblem, type PlanStep } from './plan.ts';

/** Identity and display name of plan items. */
export interface KeyedKind<Item> extends Pick<Target<Item>, 'keyOf' | 'differs'> {
  nameOf(item: Item): string;
  /** Reason for which an item is left unchanged; undefined if it may be changed. */
  reasonToKeep(item: Item): string | undefined;
}

/** Steps in the order of the existing items, followed by new ones. */
export function stepsByKey<Item>(
  there: readonly Item[],
  wanted: readonly Item[],
  { keyOf, nameOf, differs, reasonToKeep }: KeyedKind<Item>,
): PlanStep<Item>[] {
  const left = new Map(wanted.map((item) => [keyOf(item), item]));
  const steps = there.map((before): PlanStep<Item> => {
    const after = left.get(keyOf(before));
    const name = nameOf(before);
    left.delete(keyOf(before));
    const reason = reasonToKeep(before);
    if (reason !== undefined)
      return { action: 'keep', name, why: after ? `already exists, but ${reason}` : reason, before };
    if (after === undefined) return { action: 'delete', name, why: 'not in the wanted state', before };
    const fields = differs(before, after);
    return fields.length === 0
      ? { action: 'keep', name, why: AS_WANTED, before }
      : { action: 'change', name, why: `different ${fields.join(', ')}`, before, after };
  });
  const made = [...left.values()].map(
    (after): PlanStep<Item> => ({
      action: 'create',
      name: nameOf(after),
      why: 'does not exist',
      after,
    }),
  );
  return [...steps, ...made];
}

/** Finds items that are wanted more than once. */
export function doubled<Item>(wanted: readonly Item[], keyOf: (item: Item) => string): PlanProblem[] {
  const first = new Map<string, number>();
  return wanted.flatMap((item, index) => {
    const other = first.get(keyOf(item));
    if (other === undefined) first.set(keyOf(item), index);
    return other === undefined ? [] : [{ index, reason: `${keyOf(item)} is listed twice, also as item ${other}` }];
  });
}
