/** Finds and replaces ids of a backup in values of other items. */

/** 32 hexadecimal digits, with or without dashes: alone, or inside a text such as an expression. */
const MADE = /[0-9a-f]{32}|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/gi;
const bare = (id: string): string => id.replaceAll('-', '').toLowerCase();
const dashed = (id: string): string => bare(id).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** Short numbers and names may be ordinary values: they are ids only in a path. */
const isId = (id: string): boolean => id.length >= 8 && /\d/.test(id);

/** A value with the backup's ids replaced by those of the same resources here. */
export function mapped(value: unknown, ids: ReadonlyMap<string, string>): unknown {
  const known = new Map(Array.from(ids, ([id, here]) => [bare(id), here]));
  const visit = (inner: unknown): unknown => {
    if (typeof inner === 'string') return textOf(inner, ids, known);
    if (typeof inner !== 'object' || inner === null) return inner;
    if (Array.isArray(inner)) return inner.map(visit);
    return Object.fromEntries(Object.entries(inner).map(([name, one]) => [textOf(name, ids, known), visit(one)]));
  };
  return visit(value);
}

function textOf(text: string, ids: ReadonlyMap<string, string>, known: ReadonlyMap<string, string>): string {
  const whole = isId(text) ? ids.get(text) : undefined;
  if (whole !== undefined) return whole;
  return text.replace(MADE, (id) => {
    const here = known.get(bare(id));
    if (here === undefined) return id;
    if (!/^[0-9a-f]{32}$/i.test(bare(here))) return here;
    // In the notation of the text, whatever the notation of the resource itself.
    return id.includes('-') ? dashed(here) : bare(here);
  });
}

/** Path values with the backup's ids replaced, including names and numbers. */
export const placedAt = (
  place: Readonly<Record<string, string>>,
  ids: ReadonlyMap<string, string>,
): Record<string, string> =>
  Object.fromEntries(Object.entries(place).map(([param, value]) => [param, ids.get(value) ?? value]));

/** The given ids that occur in a value, alone or inside texts. */
export function mentionsOf(value: unknown, ids: { has(id: string): boolean }): Set<string> {
  const found = new Set<string>();
  const visit = (inner: unknown): void => {
    if (typeof inner === 'string') {
      if (isId(inner) && ids.has(inner)) found.add(inner);
      for (const [id] of inner.matchAll(MADE)) for (const form of formsOf(id)) if (ids.has(form)) found.add(form);
    } else if (typeof inner === 'object' && inner !== null)
      for (const [name, one] of Object.entries(inner)) {
        if (!Array.isArray(inner)) visit(name);
        visit(one);
      }
  };
  visit(value);
  return found;
}

/** An expression may contain an id without its dashes. */
const formsOf = (id: string): string[] => [id, bare(id), dashed(id)];
