/** The shared types that parts of a page refer to, with those inside of them. */
import type { Inside, SharedType } from './field.ts';

type Part = Pick<Inside, 'type' | 'fields' | 'branches'>;

/** In the order of the page. */
export function usedTypes(parts: readonly Part[], types: readonly SharedType[]): readonly SharedType[] {
  const byId = new Map(types.map((type) => [type.id, type]));
  const used = new Set<string>();
  const visit = ({ type, fields, branches }: Part): void => {
    for (const { to } of type) {
      const target = to === undefined || used.has(to) ? undefined : byId.get(to);
      if (target === undefined) continue;
      used.add(target.id);
      visit(target);
    }
    for (const inside of [...fields, ...branches]) visit(inside);
  };
  parts.forEach(visit);
  return types.filter(({ id }) => used.has(id));
}
