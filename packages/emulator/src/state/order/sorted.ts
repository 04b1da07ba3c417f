/** Lists that are kept in order; most items come at their end. */

export type Compare<Item> = (one: Item, other: Item) => number;

/** The place of an item, or that where it would be. */
function placeOf<Item>(items: readonly Item[], item: Item, compare: Compare<Item>): number {
  let [low, high] = [0, items.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const one = items[middle];
    if (one !== undefined && compare(one, item) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

const holds = <Item>(items: readonly Item[], place: number, item: Item, compare: Compare<Item>): boolean => {
  const one = items[place];
  return one !== undefined && compare(one, item) === 0;
};

/** Adds a value, unless it is present. */
export function insert<Item>(items: Item[], item: Item, compare: Compare<Item>): void {
  const last = items.at(-1);
  if (last === undefined || compare(last, item) < 0) {
    items.push(item);
    return;
  }
  const place = placeOf(items, item, compare);
  if (!holds(items, place, item, compare)) items.splice(place, 0, item);
}

/** Removes a value, if it is present. */
export function cut<Item>(items: Item[], item: Item, compare: Compare<Item>): void {
  const place = placeOf(items, item, compare);
  if (holds(items, place, item, compare)) items.splice(place, 1);
}
