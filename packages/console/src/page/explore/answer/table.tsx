/** Shows a list as a table with sort, filter, selectable columns, and further pages. */

import { Columns3 } from 'lucide-react';
import { useMemo, useState } from 'react';
import { DialogTrigger, Dialog as Panel, Popover } from 'react-aria-components';
import { classNames } from '../../ui/class-names.ts';
import { Button, CopyButton } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { Dialog } from '../../ui/controls/dialog.tsx';
import fieldStyles from '../../ui/controls/field.module.css';
import { TextField } from '../../ui/controls/field.tsx';
import { JsonTree } from '../../ui/json/json-tree.tsx';
import patterns from '../../ui/patterns.module.css';
import { Empty } from '../../ui/shown/notice.tsx';
import { cellValue } from '../../ui/table/cell-value.ts';
import { type ColumnInfo, columnsOf, usualColumns } from '../../ui/table/columns.ts';
import { type Column, TableView } from '../../ui/table/data-table.tsx';
import { useTableModel } from '../../ui/table/use-table-model.ts';
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
  const [open, setOpen] = useState<Row>();
  const rows = useMemo(() => items.map((item, place): Row => ({ key: String(place), item: asRow(item) })), [items]);
  const { infos, usual, columns } = useColumns(rows);
  const model = useTableModel<Row>({
    rows,
    rowKey: keyOf,
    columns,
    usual,
    filter,
    isSortable: true,
    remember: `answer.${sending.operation.name}`,
  });
  const words = counted(rows.length, 'row');
  return (
    <div className={classNames(patterns.column, styles.stack)}>
      <div className={patterns.wrap}>
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
        <ColumnChooser infos={infos} shown={model.shown} onChoose={model.show} />
      </div>
      <TableView
        label="Items of the response"
        model={model}
        onOpen={setOpen}
        openKey={open?.key}
        height={tableHeight(model.rows.length)}
        empty={<Empty title={filter === '' ? 'The list is empty' : 'No matching rows'} />}
      />
      <ListMore sending={sending} count={items.length} />
      {open !== undefined && (
        <RowDialog place={Number(open.key)} value={items[Number(open.key)]} onClose={() => setOpen(undefined)} />
      )}
    </div>
  );
}

function useColumns(rows: readonly Row[]) {
  const infos = useMemo(
    () =>
      columnsOf(
        [],
        rows.map(({ item }) => item),
      ),
    [rows],
  );
  const usual = useMemo(() => firstColumns(infos, rows), [infos, rows]);
  const columns = useMemo(() => infos.map((info) => columnOf(info, rows)), [infos, rows]);
  return { infos, usual, columns };
}

const keyOf = ({ key }: Row): string => key;

interface RowDialogProps {
  readonly place: number;
  readonly value: unknown;
  readonly onClose: () => void;
}

function RowDialog({ place, value, onClose }: RowDialogProps) {
  return (
    <Dialog title={`Row ${place + 1}`} isOpen isWide onClose={onClose}>
      <div className={patterns.wrap}>
        <span className={styles.grow} />
        <CopyButton text={() => JSON.stringify(value, undefined, 2)} label="Copy the row as JSON" />
      </div>
      <JsonTree label="Row" value={value} height="55dvh" depth={3} />
    </Dialog>
  );
}

const ROW = 32;

/** Fits the rows, within bounds. */
const tableHeight = (rows: number): string =>
  rows === 0 ? '12rem' : `clamp(8rem, ${(rows + 1) * ROW + 18}px, max(16rem, 55dvh))`;

/** Ids first, because the next call needs them. */
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
  const align = kind === 'number' ? 'end' : 'start';
  return { id, label: id, width, value, align, mono: kind === 'id', isWhole: kind === 'time' || kind === 'flag' };
}

interface ColumnChooserProps {
  readonly infos: readonly ColumnInfo[];
  readonly shown: readonly string[];
  readonly onChoose: (shown: readonly string[]) => void;
}

function ColumnChooser({ infos, shown, onChoose }: ColumnChooserProps) {
  const toggle = (id: string, isShown: boolean): void => {
    onChoose(isShown ? [...shown, id] : shown.filter((one) => one !== id));
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
            <Checkbox key={id} isSelected={shown.includes(id)} onChange={(isShown) => toggle(id, isShown)}>
              {id}
            </Checkbox>
          ))}
        </Panel>
      </Popover>
    </DialogTrigger>
  );
}
