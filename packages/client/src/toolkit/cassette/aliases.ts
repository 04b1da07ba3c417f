/** Ids and dates that are the same in every recording: numbered as they appear, or in their own order. */

/** An id of 32 hexadecimal digits, a UUID, or a moment. */
export const VOLATILE =
  /(?<![0-9a-zA-Z])(?:[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-zA-Z])|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;

/** A copy with every text changed, names of fields included. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [change(name), copy(inner)]));
  };
  return copy(value) as Value; // of the same shape
}

const FIRST_DAY = Date.UTC(2000, 0, 1);

/** The same value with an alias for each id and each moment: the same everywhere, in paths too. */
export function withAliases<Value>(value: Value): Value {
  const aliases = new Map<string, string>();
  const moments = new Set<string>();
  let ids = 0;
  mapTexts(value, (text) => {
    for (const [found] of text.matchAll(VOLATILE)) {
      if (found.includes('T')) moments.add(found);
      else if (!aliases.has(found)) aliases.set(found, aliasOf(found, ++ids));
    }
    return text;
  });
  // In their own order, so that what was created first still was.
  const inOrder = [...moments].sort((a, b) => Date.parse(a) - Date.parse(b) || (a < b ? -1 : 1));
  for (const [at, moment] of inOrder.entries())
    aliases.set(moment, new Date(FIRST_DAY + at * 1000).toISOString().replace('.000', ''));
  return mapTexts(value, (text) => text.replace(VOLATILE, (found) => aliases.get(found) ?? found));
}

const aliasOf = (id: string, number: number): string =>
  id.includes('-')
    ? `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`
    : number.toString().padStart(32, '0');
