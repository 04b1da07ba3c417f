/** Stores a table's layout in the browser: columns, order and widths. Never its content. */
import { readStored, store } from '../browser-storage.ts';

export interface Remembered {
  /** Ordered ids. */
  readonly columns?: readonly string[] | undefined;
  /** Pixels. */
  readonly widths?: Record<string, number> | undefined;
}

export const readTable = (name: string | undefined): Remembered =>
  name === undefined ? {} : rememberedOf(readStored(`table.${name}`));

export function rememberedOf(value: unknown): Remembered {
  const { columns, widths } = Object(value) as Record<string, unknown>;
  const isList = Array.isArray(columns) && columns.every((one) => typeof one === 'string');
  const sizes = Object.entries(Object(widths)).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number' && entry[1] > 0,
  );
  return {
    ...(isList && columns.length > 0 ? { columns } : {}),
    ...(sizes.length === 0 ? {} : { widths: Object.fromEntries(sizes) }),
  };
}

export function writeTable(name: string | undefined, value: Remembered): void {
  if (name !== undefined) store(`table.${name}`, rememberedOf(value));
}

/** A list with an item moved to the position of another. */
export function moved(ids: readonly string[], id: string, target: string): string[] {
  const to = ids.indexOf(target);
  const rest = ids.filter((one) => one !== id);
  return to < 0 || rest.length === ids.length ? [...ids] : rest.toSpliced(to, 0, id);
}

interface Orders {
  /** Columns according to the URL. */
  readonly shown: readonly string[] | undefined;
  readonly kept: readonly string[] | undefined;
  /** Undefined for all. */
  readonly usual: readonly string[] | undefined;
}

/** Ids of visible columns, without those that no longer exist. */
export function orderOf(all: readonly string[], { shown, kept, usual }: Orders): readonly string[] {
  const known = new Set(all);
  const wanted = (shown ?? kept ?? []).filter((id) => known.has(id));
  if (usual !== undefined) return wanted.length > 0 ? wanted : usual.filter((id) => known.has(id));
  // All columns are visible; new ones are at the end.
  return [...wanted, ...all.filter((id) => !wanted.includes(id))];
}
