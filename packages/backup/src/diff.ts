/** What is different between two backups. */
import type { Backup, Item } from './backup-value.ts';
import { labelOf, loadKeys, sameAs } from './items.ts';

export interface FieldChange {
  /** `settings.flatten_cname` */
  readonly place: string;
  readonly before: unknown;
  readonly after: unknown;
}

export interface Difference {
  readonly kind: string;
  readonly change: 'added' | 'removed' | 'changed';
  /** What people know it by. */
  readonly name: string;
  /** Of what is changed. */
  readonly fields: readonly FieldChange[];
}

/**
 * What is in the second backup and not in the first, what is no longer there, and what has changed. Items are the same by
 * their id, else by what people know them by.
 *
 * @example
 * for (const one of await diff(before, after)) console.log(formatDiff([one]));
 */
export async function diff(before: Backup, after: Backup): Promise<readonly Difference[]> {
  const names = [...new Set([...Object.keys(before.kinds), ...Object.keys(after.kinds)])].sort();
  await loadKeys(names);
  return names.flatMap((kind) => differencesOf(kind, before.kinds[kind] ?? [], after.kinds[kind] ?? []));
}

function differencesOf(kind: string, before: readonly Item[], after: readonly Item[]): Difference[] {
  const left = new Set(after);
  const found: Difference[] = [];
  for (const one of before) {
    const other = sameAs(kind, one, left);
    if (other === undefined) found.push({ kind, change: 'removed', name: labelOf(one), fields: [] });
    else {
      left.delete(other);
      const fields = fieldChanges(one.fields, other.fields);
      if (fields.length > 0) found.push({ kind, change: 'changed', name: labelOf(other), fields });
    }
  }
  return [
    ...found,
    ...Array.from(left, (item) => ({ kind, change: 'added' as const, name: labelOf(item), fields: [] })),
  ];
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Objects field by field; lists as a whole. */
export function fieldChanges(before: object, after: object, place = ''): FieldChange[] {
  const [one, other] = [before as Record<string, unknown>, after as Record<string, unknown>];
  return [...new Set([...Object.keys(one), ...Object.keys(other)])].sort().flatMap((name) => {
    const at = place === '' ? name : `${place}.${name}`;
    const [was, is] = [one[name], other[name]];
    if (isRecord(was) && isRecord(is)) return fieldChanges(was, is, at);
    return JSON.stringify(was) === JSON.stringify(is) ? [] : [{ place: at, before: was, after: is }];
  });
}

const SIGNS = { added: '+', removed: '-', changed: '~' };

/** A line for each, and one for each field that has changed. */
export function formatDiff(differences: readonly Difference[]): string {
  return differences
    .flatMap(({ kind, change, name, fields }) => [
      `${SIGNS[change]} ${kind} ${name}`,
      ...fields.map(
        ({ place, before, after }) =>
          `    ${place}: ${JSON.stringify(before) ?? 'none'} → ${JSON.stringify(after) ?? 'none'}`,
      ),
    ])
    .join('\n');
}
