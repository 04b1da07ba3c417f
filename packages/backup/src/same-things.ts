/** Items that are read under two addresses: they are in a backup once. */
import type { Item } from './backup-value.ts';

/** Ids that the server makes: no two things have one. */
const MADE = /^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/**
 * Leaves out items that another kind has under the same id with equal fields: a reusable policy is listed by the account and
 * by each application that it is part of. The one that is in nothing else stays.
 */
export function withoutSame(kinds: readonly (readonly [string, readonly Item[]])[]): [string, Item[]][] {
  const owners = new Map<string, { readonly kind: string; readonly item: Item }>();
  const depth = ({ in: place = {} }: Item): number => Object.keys(place).length;
  for (const [kind, items] of kinds)
    for (const item of items) {
      const owner = item.id !== undefined && MADE.test(item.id) ? owners.get(item.id) : undefined;
      if (item.id !== undefined && (owner === undefined || depth(item) < depth(owner.item)))
        owners.set(item.id, { kind, item });
    }
  const isOther = (kind: string, item: Item): boolean => {
    const owner = item.id !== undefined && MADE.test(item.id) ? owners.get(item.id) : undefined;
    return (
      owner !== undefined && owner.item !== item && (owner.kind !== kind || depth(item) > 0) && isLike(owner.item, item)
    );
  };
  return kinds
    .map(([kind, items]): [string, Item[]] => [kind, items.filter((item) => !isOther(kind, item))])
    .filter(([, items]) => items.length > 0);
}

/** Things that share an id may still be two: an operation, and the setting of that operation. */
function isLike({ fields }: Item, { fields: other }: Item): boolean {
  const both = Object.keys(fields).filter((name) => name in other);
  const most = Math.min(Object.keys(fields).length, Object.keys(other).length);
  return (
    both.length > 0 &&
    both.length * 2 >= most &&
    both.every((name) => JSON.stringify(fields[name]) === JSON.stringify(other[name]))
  );
}
