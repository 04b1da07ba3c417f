/** The columns of a table: those there are, and those that are shown. */
import { useMemo } from 'react';
import { useSubject } from '../data/catalog.ts';
import { asSchema, type Defs, follow, isObject, namesOf } from '../form/schema.ts';
import { labelOf } from '../form/words.ts';
import { cellValue } from '../ui/cell-value.ts';
import { type ColumnInfo, columnsOf, usualColumns } from '../ui/columns.ts';
import type { Column } from '../ui/data-table.tsx';
import { cellOf } from './cells.tsx';
import { lookOf } from './looks.ts';
import type { Resource } from './resources.ts';
import type { Context } from './template.ts';
import type { Row } from './use-rows.ts';

interface NamedColumn extends ColumnInfo {
  readonly label: string;
}

export interface TableColumns {
  /** As they are shown. */
  readonly columns: readonly Column<Row>[];
  /** All that can be. */
  readonly infos: readonly NamedColumn[];
  readonly shown: readonly string[];
  readonly usual: readonly string[];
}

/** @param chosen ids by comma, from the address */
export function useColumns(
  resource: Resource,
  context: Context,
  rows: readonly Row[],
  chosen: string | undefined,
): TableColumns {
  const { schemas, defs } = useSubject(resource.list?.name ?? '');
  const fields = useMemo(() => fieldsIn(schemas.result, defs, resource.field), [schemas, defs, resource]);
  const some = rows.slice(0, 60);
  const mark = some.map(({ key }) => key).join(' ');
  // Later pages do not change which columns there are: nothing moves under the reader.
  // `mark` stands for the rows that are looked at.
  return useMemo(() => {
    const items = some.map(({ item }) => item);
    const infos = columnsOf(fields, items).map((info) => ({ ...info, label: labelOf(info.id) }));
    const usual = usualOf(resource, infos, () => usualColumns(infos, items));
    const known = new Map(infos.map((info) => [info.id, info]));
    const shown = chosen?.split(',').filter((id) => known.has(id)) ?? usual;
    const wide = WIDE.find((id) => shown.includes(id));
    const columns = shown.flatMap((id) => {
      const info = known.get(id);
      return info === undefined ? [] : [columnOf(resource, context, info, some, id === wide)];
    });
    return { columns, infos, shown, usual };
  }, [mark, fields, chosen, resource, context]);
}

function usualOf({ name }: Resource, infos: readonly ColumnInfo[], guess: () => readonly string[]): readonly string[] {
  const look = lookOf(name)?.filter((id) => infos.some((info) => info.id === id));
  return look === undefined || look.length === 0 ? guess() : look;
}

/** Names of the fields of an item, as the schema of the result has them. */
function fieldsIn(schema: unknown, defs: Defs, field: string | undefined, depth = 0): readonly string[] {
  const own = follow(asSchema(schema), defs);
  if (own.items !== undefined) return fieldsIn(own.items, defs, undefined, depth + 1);
  const inner = asSchema(own.properties);
  if (field !== undefined && isObject(inner[field])) return fieldsIn(inner[field], defs, undefined, depth + 1);
  const lists = Object.values(inner).filter((one) => follow(asSchema(one), defs).items !== undefined);
  if (depth === 0 && lists.length === 1 && Object.keys(inner).length < 4) return fieldsIn(lists[0], defs, undefined, 1);
  return [...namesOf(own, defs)];
}

/** What takes the room that is left, best first. */
const WIDE = ['content', 'expression', 'value', 'description', 'targets', 'traffic', 'domain', 'title', 'name'];

const LETTER = 8.4;

function columnOf(
  resource: Resource,
  context: Context,
  info: NamedColumn,
  rows: readonly Row[],
  grows: boolean,
): Column<Row> {
  const { id, label, kind } = info;
  const value = ({ item }: Row): ReturnType<typeof cellValue> => cellValue(item[id]);
  const lengths = rows.map((row) => String(value(row) ?? '').length).sort((one, other) => one - other);
  // A few long values must not push all else aside.
  const usual = Math.max(lengths[Math.floor(lengths.length * 0.9)] ?? 0, label.length + 2);
  const cell = cellOf(resource, info, context);
  return {
    id,
    label,
    value,
    grows,
    width:
      kind === 'time'
        ? 158
        : Math.round(
            Math.min(Math.max(usual * LETTER + 22, id === 'type' ? 96 : 64), grows ? 220 : kind === 'id' ? 270 : 340),
          ),
    ...(kind === 'number' ? { align: 'end' as const } : {}),
    ...(kind === 'id' ? { mono: true } : {}),
    ...(cell === undefined ? {} : { cell }),
  };
}
