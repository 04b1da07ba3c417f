/** A list as a table: sorted, filtered, with the columns one chooses; and the way to its other pages. */
import { Columns3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DialogTrigger, Dialog as Panel, Popover } from 'react-aria-components';
import { Button, CopyButton } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import fieldStyles from '../../ui/controls/field.module.css';
import { TextField } from '../../ui/controls/field.tsx';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import { Empty } from '../../ui/shown/notice.tsx';
import { arrange, type Sort } from '../../ui/table/arrange.ts';
import { cellValue } from '../../ui/table/cell-value.ts';
import { type ColumnInfo, columnsOf, usualColumns } from '../../ui/table/columns.ts';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import { counted } from '../../ui/text/number-text.ts';
import type { Sending } from '../request/sends.ts';
import styles from './answer.module.css';
import { ListMore } from './list-more.tsx';
import { asRow } from './rows.ts';

interface ListAnswerProps {
  readonly sending: Sending;
  readonly rows: readonly unknown[];
}

interface Row {
  readonly key: string;
  readonly item: Record<string, unknown>;
}

export function ListAnswer({ sending, rows: items }: ListAnswerProps) {
  const [filter, setFilter] = useState('');
  const [sort, setSort] = useState<Sort>();
  const [open, setOpen] = useState<Row>();
  const rows = useMemo(() => items.map((item, place): Row => ({ key: String(place), item: asRow(item) })), [items]);
  const { infos, shown, columns, choose } = useColumns(rows);
  const arranged = useMemo(() => arrange(rows, columns, { sort, filter }), [rows, columns, sort, filter]);
  const words = counted(rows.length, 'row');
  return (
    <div className={styles.stack}>
      <div className={styles.tools}>
        <div className={styles.grow}>
          <TextField
            label="Filter the rows"
            isLabelHidden
            type="search"
            placeholder={`Filter ${words}`}
            value={filter}
            onChange={setFilter}
          />
        </div>
        <ColumnChooser {...{ infos, shown }} onChoose={choose} />
      </div>
      <DataTable
        label="Items of the answer"
        rows={arranged}
        rowKey={({ key }) => key}
        columns={columns}
        sort={sort}
        onSort={setSort}
        onOpen={setOpen}
        openKey={open?.key}
        height={tableHeight(arranged.length)}
        empty={<Empty title={filter === '' ? 'The list is empty' : 'No row holds these words'} />}
      />
      <ListMore sending={sending} count={items.length} />
      {open !== undefined && (
        <RowDialog place={Number(open.key)} value={items[Number(open.key)]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function useColumns(rows: readonly Row[]) {
  const [chosen, choose] = useState<ReadonlySet<string>>();
  const infos = useMemo(
    () =>
      columnsOf(
        [],
        rows.map(({ item }) => item),
      ),
    [rows],
  );
  const usual = useMemo(() => new Set(firstColumns(infos, rows)), [infos, rows]);
  const shown = chosen ?? usual;
  const columns = useMemo(
    () => infos.filter(({ id }) => shown.has(id)).map((info) => columnOf(info, rows)),
    [infos, shown, rows],
  );
  return { infos, shown, columns, choose };
}

interface RowDialogProps {
  readonly place: number;
  readonly value: unknown;
  readonly onClose: () => void;
}

function RowDialog({ place, value, onClose }: RowDialogProps) {
  return (
    <Dialog title={`Row ${place + 1}`} isOpen isWide onClose={onClose}>
      <div className={styles.tools}>
        <span className={styles.grow} />
        <CopyButton text={() => JSON.stringify(value, undefined, 2)} label="Copy the row as JSON" />
      </div>
      <JsonTree label="Row" value={value} height="55dvh" depth={3} />
    </Dialog>
  );
}

const ROW = 32;

/** As tall as its rows, within bounds. */
const tableHeight = (rows: number): string =>
  rows === 0 ? '12rem' : `clamp(8rem, ${(rows + 1) * ROW + 18}px, max(16rem, 55dvh))`;

/** Ids are what the next call needs. */
function firstColumns(infos: readonly ColumnInfo[], rows: readonly Row[]): string[] {
  const usual = usualColumns(
    infos,
    rows.map(({ item }) => item),
  );
  return infos.some(({ id }) => id === 'id') ? [...usual, 'id'] : usual;
}

const WIDTHS = { least: 80, most: 280, letter: 7.3, space: 26 };

function columnOf({ id, kind }: ColumnInfo, rows: readonly Row[]): Column<Row> {
  const value = ({ item }: Row) => cellValue(item[id]);
  const longest = rows
    .slice(0, 40)
    .reduce((most, row) => Math.max(most, String(value(row) ?? '').length), id.length + 2);
  const width = Math.max(WIDTHS.least, Math.min(WIDTHS.most, Math.ceil(longest * WIDTHS.letter) + WIDTHS.space));
  return { id, label: id, width, value, align: kind === 'number' ? 'end' : 'start', mono: kind === 'id' };
}

interface ColumnChooserProps {
  readonly infos: readonly ColumnInfo[];
  readonly shown: ReadonlySet<string>;
  readonly onChoose: (shown: ReadonlySet<string>) => void;
}

function ColumnChooser({ infos, shown, onChoose }: ColumnChooserProps) {
  const toggle = (id: string, isShown: boolean): void => {
    const next = new Set(shown);
    if (isShown) next.add(id);
    else next.delete(id);
    onChoose(next);
  };
  return (
    <DialogTrigger>
      <Button>
        <Columns3 size={15} aria-hidden />
        Columns
      </Button>
      <Popover className={fieldStyles.popover ?? ''} placement="bottom end">
        <Panel aria-label="Columns" className={styles.columns ?? ''}>
          {infos.map(({ id }) => (
            <Checkbox key={id} isSelected={shown.has(id)} onChange={(isShown) => toggle(id, isShown)}>
              {id}
            </Checkbox>
          ))}
        </Panel>
      </Popover>
    </DialogTrigger>
  );
}
