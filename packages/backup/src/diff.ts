/** Compares two backups. */
import { type Backup, type Item, isAmong } from './backup-value.ts';
import { mapped } from './ids.ts';
import { labelOf, loadKeys, pair } from './items.ts';
import { isObject } from './schemas.ts';
import { reasonOf, unreadIn } from './unread.ts';

export interface FieldChange {
  /** `settings.flatten_cname` */
  readonly place: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Difference {
  readonly kind: string;
  /** `unread` is not compared, because one of the backups could not read it. */
  readonly change: 'added' | 'removed' | 'changed' | 'unread';
  /** Display name; the reason if it was not read. */
  readonly name: string;
  /** Fields of a changed item. */
  readonly fields: readonly FieldChange[];
}

export interface DiffOptions {
  /** Ids of the first backup mapped to those of the second, if it is of another account: `ids` of a plan. */
  readonly ids?: Readonly<Record<string, string>> | undefined;
  /** Resources to compare, including everything below them: `dns`, `zeroTrust.access`. @default all */
  readonly include?: readonly string[] | undefined;
  readonly exclude?: readonly string[] | undefined;
}

/**
 * Lists items that are only in one of two backups, and those that differ. Items are matched by id, else by natural key.
 * Resources that one of the backups could not read, or was not asked for, are `unread`: their items are not compared.
 *
 * @example
 * for (const one of await diff(before, after)) console.log(formatDiff([one]));
 */
export async function diff(before: Backup, after: Backup, options: DiffOptions = {}): Promise<readonly Difference[]> {
  const { include, exclude = [] } = options;
  const names = [...new Set([...Object.keys(before.kinds), ...Object.keys(after.kinds)])]
    .filter((kind) => (include === undefined || isAmong(kind, include)) && !isAmong(kind, exclude))
    .sort();
  await loadKeys(before.scope.name);
  return names.flatMap((kind) => differencesOf(kind, before, after, new Map(Object.entries(options.ids ?? {}))));
}

function differencesOf(kind: string, before: Backup, after: Backup, ids: ReadonlyMap<string, string>): Difference[] {
  if (isLeftOut(before, kind) || isLeftOut(after, kind))
    return [{ kind, change: 'unread', name: 'one of the backups was made without it', fields: [] }];
  const unread = [...unreadIn(before, kind), ...unreadIn(after, kind)];
  const isRead = (item: Item): boolean => !unread.some((one) => one.covers(item));
  const items = (before.kinds[kind] ?? []).map(
    (item): Item => (ids.size === 0 ? item : { ...item, fields: mapped(item.fields, ids) as Item['fields'] }), // mapping preserves the shape
  );
  const others = after.kinds[kind] ?? [];
  const [one, other] = [items.filter(isRead), others.filter(isRead)];
  const pairs = pair(kind, one, other, ids);
  const found: Difference[] = [];
  for (const item of one) {
    const now = pairs.get(item);
    if (now === undefined) found.push({ kind, change: 'removed', name: labelOf(item), fields: [] });
    else {
      const fields = fieldChanges(item.fields, now.fields);
      if (fields.length > 0) found.push({ kind, change: 'changed', name: labelOf(now), fields });
    }
  }
  const left = new Set(other);
  for (const now of pairs.values()) left.delete(now);
  for (const item of left) found.push({ kind, change: 'added', name: labelOf(item), fields: [] });
  // Only if there is something to compare.
  if (one.length < items.length || other.length < others.length)
    found.push({ kind, change: 'unread', name: [...new Set(unread.map(reasonOf))].join('; '), fields: [] });
  return found;
}

const isLeftOut = ({ read }: Backup, kind: string): boolean => read !== undefined && !read.includes(kind);

/** Compares objects field by field; lists as a whole. */
export function fieldChanges(before: object, after: object, place = ''): FieldChange[] {
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().flatMap((name) => {
    const at = place === '' ? name : `${place}.${name}`;
    const [was, is] = [one[name], other[name]];
    if (isObject(was) && isObject(is)) return fieldChanges(was, is, at);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ place: at, before: was, after: is }];
  });
}

const SIGNS = { added: '+', removed: '-', changed: '~', unread: '?' };

/** One line per difference, plus one for each changed field. */
export function formatDiff(differences: readonly Difference[]): string {
  return differences
    .flatMap(({ kind, change, name, fields }) => [
      `${SIGNS[change]} ${kind}${change === 'unread' ? ' is not compared:' : ''} ${name}`,
      ...fields.map(
        ({ place, before, after }) =>
          `    ${place}: ${JSON.stringify(before) ?? 'none'} → ${JSON.stringify(after) ?? 'none'}`,
      ),
    ])
    .join('\n');
}
