/** Derives the available and visible columns of a table. */
import { useMemo } from 'react';
import { useSubject } from '../../data/catalog.ts';
import { splitName } from '../../form/custom/dns/record-name.ts';
import { cellValue, type Item, valueAt } from '../../ui/table/cell-value.ts';
import { type ColumnInfo, columnsOf, filledColumns, usualColumns } from '../../ui/table/columns.ts';
import type { Column } from '../../ui/table/data-table.tsx';
import type { ItemFacts } from '../items/item-facts.ts';
import { useItemFacts } from '../items/use-item-facts.ts';
import { columnLabel } from '../resources/column-label.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { editsOf } from './cell-edits.ts';
import { cellOf } from './cells.tsx';
import { lookOf } from './looks.ts';
import type { Row } from './use-rows.ts';

interface NamedColumn extends ColumnInfo {
  readonly label: string;
}

export interface TableColumns {
  /** All available columns. */
  readonly columns: readonly Column<Row>[];
  readonly usual: readonly string[];
}

export function useColumns(resource: Resource, context: Context, rows: readonly Row[]): TableColumns {
  const facts = useItemFacts(resource, context);
  const subject = useSubject(resource.edit?.name ?? resource.list?.name ?? '');
  const some = rows.slice(0, 60);
  const mark = some.map(({ key }) => key).join(' ');
  // The columns depend on the first page only, so that later pages do not move them. `mark` identifies the examined
  // rows.
  return useMemo(() => {
    const items = some.map(({ item }) => item);
    const wanted = lookOf(resource.name) ?? facts.columns;
    const fields = [...facts.fields, ...wanted];
    const infos = columnsOf(fields, items).map((info) => ({ ...info, label: columnLabel(info.id, resource.name) }));
    const usual = usualOf(wanted, infos, items);
    const wide = WIDE.find((id) => usual.includes(id));
    const editOf = editsOf(subject, resource, context, facts.zone);
    const columns = infos.map((info) => {
      const column = columnOf(resource, context, facts, { info, rows: some, grows: info.id === wide });
      // The proxy switch already edits the value.
      return info.id === 'proxied' && column.cell !== undefined ? column : { ...column, edit: editOf(info.id) };
    });
    return { columns, usual };
  }, [mark, facts, subject, resource, context]);
}

/** Preferred columns that occur in a row, in their order; without any, columns suggested by the rows. */
function usualOf(wanted: readonly string[], infos: readonly ColumnInfo[], items: readonly Item[]): readonly string[] {
  const filled = new Set(filledColumns(infos, items).map(({ id }) => id));
  const usual = wanted.filter((id) => filled.has(id));
  return usual.length === 0 ? usualColumns(infos, items) : usual;
}

/** Columns that take the remaining width, best first. */
const WIDE = ['content', 'expression', 'value', 'description', 'targets', 'traffic', 'domain', 'title', 'name'];

const LETTER = 8.4;

interface Shape {
  readonly info: NamedColumn;
  /** Some rows, for the width. */
  readonly rows: readonly Row[];
  readonly grows: boolean;
}

function columnOf(resource: Resource, context: Context, facts: ItemFacts, { info, rows, grows }: Shape): Column<Row> {
  const { id, label, kind } = info;
  const value = ({ item }: Row): ReturnType<typeof cellValue> => cellValue(valueAt(item, id));
  const text = (row: Row): string =>
    id === 'name' ? splitName(String(value(row) ?? ''), facts.zone) : String(value(row) ?? '');
  const lengths = rows.map((row) => text(row).length).sort((one, other) => one - other);
  // Ignore a few long values, so that they do not squeeze other columns.
  const usual = Math.max(lengths[Math.floor(lengths.length * 0.9)] ?? 0, label.length + 2);
  const cell = cellOf(resource, info, context, facts);
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
    ...(kind === 'time' || kind === 'flag' ? { isWhole: true } : {}),
    ...(kind === 'id' ? { mono: true } : {}),
    ...(cell === undefined ? {} : { cell }),
  };
}
