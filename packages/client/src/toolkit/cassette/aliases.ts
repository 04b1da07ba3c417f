/** Replaces ids and timestamps with stable aliases: ids numbered by first appearance, timestamps by time. */

/** An id of 32 hexadecimal digits, a UUID, the number in the name of a Pages script, or a timestamp. */
export const VOLATILE =
  /(?<![0-9a-zA-Z])(?:[0-9a-f]{32}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})(?![0-9a-zA-Z])|(?<=\bpages-worker--)[0-9a-f]{6,12}(?![0-9a-zA-Z])|\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?(?:Z|[+-]\d\d:\d\d)/g;

/** Returns a copy with every string changed, including field names. */
export function mapTexts<Value>(value: Value, change: (text: string) => string): Value {
  const copy = (one: unknown): unknown => {
    if (typeof one === 'string') return change(one);
    if (Array.isArray(one)) return one.map(copy);
    if (typeof one !== 'object' || one === null) return one;
    return Object.fromEntries(Object.entries(one).map(([name, inner]) => [change(name), copy(inner)]));
  };
  return copy(value) as Value; // the shape is unchanged
}

const FIRST_DAY = Date.UTC(2000, 0, 1);
const MOMENT = /^\d{4}-/;
/** Timestamp fields that never change during an object's lifetime. */
const LASTING = /^(created|uploaded|issued|added|started)/i;

/** The part of a call in which strings are replaced. */
interface Call {
  readonly request: { readonly method: string };
  readonly response: object;
}

/**
 * Returns the calls with an alias for each id and timestamp that is the same in every recording. Ids are numbered by
 * first appearance, including in paths. A timestamp is identified by its object and field, not by its value: two in the
 * same millisecond remain two.
 */
export function withAliases<Value extends Call>(calls: readonly Value[]): readonly Value[] {
  const ids = new Map<string, string>();
  mapTexts(calls, (text) => {
    for (const [found] of text.matchAll(VOLATILE))
      if (!MOMENT.test(found) && !ids.has(found)) ids.set(found, aliasOf(found, ids.size + 1));
    return text;
  });
  const moments = new Map<string, { readonly at: number; readonly order: number }>();
  mapMoments(calls, (key, found) => {
    if (!moments.has(key)) moments.set(key, { at: Date.parse(found), order: moments.size });
    return found;
  });
  // Chronological, so that the order of creation is preserved.
  const inOrder = [...moments].sort(([, a], [, b]) => a.at - b.at || a.order - b.order).map(([key]) => key);
  const places = new Map(inOrder.map((key, at) => [key, at]));
  const named = mapMoments(calls, (key) =>
    new Date(FIRST_DAY + (places.get(key) ?? 0) * 1000).toISOString().replace('.000', ''),
  );
  return mapTexts(named, (text) => text.replace(VOLATILE, (found) => ids.get(found) ?? found));
}

/**
 * Returns a copy with every timestamp changed. The key consists of the object, the field, and the calls that may have
 * changed it.
 */
function mapMoments<Value extends Call>(
  calls: readonly Value[],
  change: (key: string, found: string) => string,
): Value[] {
  const texts = calls.map((call) => JSON.stringify(call));
  const writes = (id: string, until: number): number =>
    calls.filter(({ request }, at) => at <= until && request.method !== 'GET' && texts[at]?.includes(id)).length;
  const copy = (value: unknown, at: number, owner: string, place: string): unknown => {
    if (typeof value === 'string') {
      let turn = 0;
      return value.replace(VOLATILE, (found) => {
        if (!MOMENT.test(found)) return found;
        const field = place.slice(place.lastIndexOf('.') + 1);
        const since = owner === '' ? `call ${at}` : LASTING.test(field) ? '' : writes(owner, at);
        return change(`${owner} ${place} ${turn++} ${since}`, found);
      });
    }
    if (Array.isArray(value)) return value.map((one, index) => copy(one, at, owner, `${place}.${index}`));
    if (typeof value !== 'object' || value === null) return value;
    const { id, uuid, uid } = value as { readonly [name: string]: unknown }; // the fields are checked below
    const own = [id, uuid, uid].find((one) => typeof one === 'string' && one !== '');
    const entries = Object.entries(value).map(([name, inner]): [string, unknown] => [
      name,
      own === undefined ? copy(inner, at, owner, `${place}.${name}`) : copy(inner, at, `${own}`, `.${name}`),
    ]);
    return Object.fromEntries(entries);
  };
  return calls.map((call, at) => copy(call, at, '', '') as Value); // the shape is unchanged
}

const aliasOf = (id: string, number: number): string =>
  id.includes('-')
    ? `00000000-0000-4000-8000-${number.toString().padStart(12, '0')}`
    : number.toString().padStart(id.length, '0');
