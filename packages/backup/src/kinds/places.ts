/** Path values of nested resources. */
import type { Item } from '../backup-value.ts';
import type { Kind } from '../kind.ts';

/** Path values of the items of a kind that are in `item`; none if it cannot be addressed. */
export function placesBelow(
  { parent, read, document }: Kind,
  { id, in: outer = {} }: Item,
): readonly Readonly<Record<string, string>>[] {
  const headers = new Set(
    document.operations[read.name]?.params.filter((param) => param.in === 'header').map(({ name }) => name),
  );
  const entries = Object.entries(outer);
  const values = [...entries.filter(([name]) => !headers.has(name)).map(([, value]) => value), id];
  return parent === undefined || id === undefined || values.length !== parent.params.length
    ? []
    : [
        Object.fromEntries([
          ...entries.filter(([name]) => headers.has(name)),
          ...parent.params.map((param, at) => [param, values[at] ?? '']),
        ]),
      ];
}
