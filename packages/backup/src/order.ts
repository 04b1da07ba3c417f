/** Orders resources for a restore: referenced ones come first. */
import type { Backup, Item } from './backup-value.ts';
import { mentionsOf } from './ids.ts';
import type { Kind } from './kind.ts';

/** Kinds after those that they reference, by the contract or in this backup; cycles are broken arbitrarily. */
export function inOrder(kinds: readonly Kind[], { kinds: all }: Backup): Kind[] {
  const owners = new Map<string, string>();
  for (const [kind, items] of Object.entries(all))
    for (const { id } of items) if (id !== undefined) owners.set(id, kind);
  const named = new Map(
    kinds.map(({ name, needs }) => {
      const found = Array.from(
        mentionsOf(
          (all[name] ?? []).map(({ fields }) => fields),
          owners,
        ),
        (id) => owners.get(id),
      );
      return [name, new Set([...needs, ...found])];
    }),
  );
  const ordered = new Set<Kind>();
  const visit = (kind: Kind, path: ReadonlySet<Kind>): void => {
    if (ordered.has(kind) || path.has(kind)) return;
    const deeper = new Set(path).add(kind);
    for (const need of named.get(kind.name) ?? []) {
      const other = kinds.find(({ name }) => name === need);
      if (other !== undefined) visit(other, deeper);
    }
    ordered.add(kind);
  };
  for (const kind of kinds) visit(kind, new Set());
  return [...ordered];
}

/** Items of a kind after those of the same kind that they reference. */
export function itemsInOrder(items: readonly Item[]): Item[] {
  const byId = new Map(items.flatMap((item) => (item.id === undefined ? [] : [[item.id, item] as const])));
  const ordered = new Set<Item>();
  const visit = (item: Item, path: ReadonlySet<Item>): void => {
    if (ordered.has(item) || path.has(item)) return;
    const deeper = new Set(path).add(item);
    for (const id of mentionsOf(item.fields, byId)) {
      const other = byId.get(id);
      if (other !== undefined) visit(other, deeper);
    }
    ordered.add(item);
  };
  for (const item of items) visit(item, new Set());
  return [...ordered];
}
