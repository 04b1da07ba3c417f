/** Arranges results of all kinds in one list: the most certain first, with a heading for each kind. */

export interface Candidate {
  /** Unique among all candidates. */
  readonly id: string;
  readonly group: string;
  /** From 0 to 1. */
  readonly score: number;
}

export interface Group<Item> {
  readonly title: string;
  readonly items: readonly Item[];
}

/** Maximum results before the operations, so that the best operation is always among the first five. */
const BEFORE = 4;
const SURE = 0.5;
const AFTER = 6;

/**
 * @param others pages, tasks, settings and named resources, in any order
 * @param operations best first
 * @param isExact the first operation is exactly the typed one
 */
export function arrange<Item extends Candidate>(
  others: readonly Item[],
  operations: readonly Item[],
  isExact: boolean,
): Group<Item>[] {
  const sorted = others.toSorted((one, other) => other.score - one.score);
  const first = isExact ? [] : sorted.filter(({ score }) => score >= SURE).slice(0, BEFORE);
  const rest = sorted.filter((one) => !first.includes(one)).slice(0, AFTER);
  const named = [...Map.groupBy(first, ({ group }) => group)].map(([title, items]) => ({ title, items }));
  const groups = [
    ...named,
    { title: 'Operations', items: operations },
    { title: first.length > 0 ? 'More' : 'Also', items: rest },
  ];
  return groups.filter(({ items }) => items.length > 0);
}
