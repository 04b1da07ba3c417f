/** Differences between two readings of the same resources, in few words. */

/** Responses by the path that was read: a list, an object, or undefined if it does not exist. */
export type Readings = ReadonlyMap<string, unknown>;

/** The server's own, which differ whenever anything does. */
const MADE =
  /^(created|updated|modified|edited|changed|last_(modified|updated|seen|used))(_?(on|at|by|time))?$|^(etag|version_id|last_seen|last_used_on)$/;

export type Difference =
  | { readonly at: string; readonly change: 'created' | 'deleted'; readonly value: unknown }
  | {
      readonly at: string;
      readonly change: 'changed';
      /** Fields with what they held and hold. */
      readonly fields: Readonly<Record<string, { readonly before: unknown; readonly after: unknown }>>;
    };

/** @param idOf of the items of a list at this path */
export function differences(
  before: Readings,
  after: Readings,
  idOf: (item: unknown, path: string) => string | undefined,
): readonly Difference[] {
  return [...before.keys()].flatMap((path) => {
    const [old, now] = [before.get(path), after.get(path)];
    if (!Array.isArray(old) || !Array.isArray(now)) return compared(path, old, now);
    const byId = (items: readonly unknown[]): Map<string, unknown> =>
      new Map(items.map((item, at) => [idOf(item, path) ?? `number ${at}`, item]));
    const [was, is] = [byId(old), byId(now)];
    return [...new Set([...was.keys(), ...is.keys()])].flatMap((id) =>
      compared(`${path}/${id}`, was.get(id), is.get(id)),
    );
  });
}

function compared(at: string, before: unknown, after: unknown): Difference[] {
  if (before === undefined) return after === undefined ? [] : [{ at, change: 'created', value: after }];
  if (after === undefined) return [{ at, change: 'deleted', value: before }];
  const [old, now] = [flat(before), flat(after)];
  const fields: Record<string, { before: unknown; after: unknown }> = {};
  for (const name of new Set([...old.keys(), ...now.keys()]))
    if (JSON.stringify(old.get(name)) !== JSON.stringify(now.get(name)))
      fields[name] = { before: old.get(name) ?? null, after: now.get(name) ?? null };
  return Object.keys(fields).length === 0 ? [] : [{ at, change: 'changed', fields }];
}

/** Fields by their names, with dots within objects; lists are values. */
function flat(value: unknown, name = '', found = new Map<string, unknown>()): Map<string, unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return found.set(name || 'value', value);
  for (const [field, inner] of Object.entries(value))
    if (!MADE.test(field)) flat(inner, name === '' ? field : `${name}.${field}`, found);
  return found;
}
