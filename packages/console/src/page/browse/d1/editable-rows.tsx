/** Rows of a table whose cells are edited in place, and which are inserted and deleted; nothing is sent before a review. */
import { Plus, RotateCcw, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Unsaved } from '../../form/unsaved.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { type Column, DataTable } from '../../ui/table/data-table.tsx';
import type { CellEdit } from '../../ui/table/use-table-model.ts';
import type { Sort } from '../../ui/table/values.ts';
import { counted } from '../../ui/text/number-text.ts';
import styles from '../viewers/viewer.module.css';
import type { D1Column, D1Place, D1Table } from './data.ts';
import { Cell, sortable, widthOf } from './result.tsx';
import { ChangeBadge, ReviewDialog } from './review-dialog.tsx';
import { cellText, type SqlResult } from './rows.ts';
import {
  type Cells,
  countOf,
  NOTHING_STAGED,
  type Staged,
  type StoredRow,
  typedValue,
  withDeletion,
  withEdit,
  withInsert,
  withoutInsert,
} from './staged.ts';

interface EditableRowsProps {
  readonly place: D1Place;
  readonly table: D1Table;
  /** The columns of the key. */
  readonly keys: readonly string[];
  /** Starts with `rowid` if that is the key. */
  readonly result: SqlResult;
  readonly height: string;
  readonly empty: ReactNode;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
}

/** A row of the table: stored or new, with its changes applied. */
interface Line {
  readonly id: string;
  readonly cells: Cells;
  /** Undefined for a new row. */
  readonly stored: StoredRow | undefined;
  readonly state: 'new' | 'edited' | 'deleted' | undefined;
}

export function EditableRows({ place, table, keys, result, height, empty, sort, onSort }: EditableRowsProps) {
  const [staged, setStaged] = useState(NOTHING_STAGED);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [isReviewing, setReviewing] = useState(false);
  const lines = useMemo(() => linesOf(storedRows(result, keys), staged), [result, keys, staged]);
  const columns = useMemo(() => columnsOf(table, lines, setStaged), [table, lines]);
  const count = countOf(staged);
  const isChosen = (line: Line): boolean => chosen.has(line.id);
  const remove = (wanted: readonly Line[]): void => {
    setStaged((before) => deleted(before, wanted));
    setChosen(new Set());
  };
  return (
    <>
      <Unsaved isChanged={() => count > 0} keeps={['page', 'order']} />
      <EditBar
        count={count}
        chosen={lines.filter(isChosen).length}
        onInsert={() => setStaged((before) => withInsert(before, newId(before)))}
        onDelete={() => remove(lines.filter(isChosen))}
        onDiscard={() => setStaged(NOTHING_STAGED)}
        onReview={() => setReviewing(true)}
      />
      <DataTable
        label={`Rows of ${table.name}`}
        rows={lines}
        columns={columns}
        height={height}
        empty={empty}
        rowKey={({ id }) => id}
        sort={sort}
        onSort={onSort}
        isSorted
        selected={chosen}
        onSelect={setChosen}
        onDelete={(line) => remove([line])}
      />
      <span className={styles.note}>
        Double-click a cell or press F2 to edit it; NULL stands for no value. Rows are identified by {keys.join(', ')}.
      </span>
      {isReviewing && (
        <ReviewDialog
          place={place}
          table={table.name}
          staged={staged}
          onClose={() => setReviewing(false)}
          onSaved={() => {
            setStaged(NOTHING_STAGED);
            setReviewing(false);
          }}
        />
      )}
    </>
  );
}

interface EditBarProps {
  /** Number of changes. */
  readonly count: number;
  /** Number of selected rows. */
  readonly chosen: number;
  readonly onInsert: () => void;
  readonly onDelete: () => void;
  readonly onDiscard: () => void;
  readonly onReview: () => void;
}

function EditBar({ count, chosen, onInsert, onDelete, onDiscard, onReview }: EditBarProps) {
  return (
    <div className={styles.line}>
      <Button small onPress={onInsert}>
        <Plus size={14} aria-hidden /> Insert row
      </Button>
      <Button small isDisabled={chosen === 0} onPress={onDelete}>
        <Trash2 size={14} aria-hidden />
        {chosen > 0 ? `Delete ${counted(chosen, 'row')}` : 'Delete rows'}
      </Button>
      <span className={styles.end} />
      {count > 0 && (
        <span className={patterns.wrap}>
          <strong role="status">{counted(count, 'change')} not saved</strong>
          <Button small look="quiet" onPress={onDiscard}>
            <RotateCcw size={14} aria-hidden /> Discard
          </Button>
          <Button small look="main" onPress={onReview}>
            Review and save
          </Button>
        </span>
      )}
    </div>
  );
}

function storedRows({ columns, rows }: SqlResult, keys: readonly string[]): StoredRow[] {
  return rows.map((values) => {
    const all = Object.fromEntries(columns.map((name, place) => [name, values[place]]));
    const key = Object.fromEntries(keys.map((name) => [name, all[name]]));
    return { id: JSON.stringify(Object.values(key)), cells: all, key };
  });
}

/** New rows come first, where they are seen. */
function linesOf(rows: readonly StoredRow[], { edited, deleted: gone, inserted }: Staged): Line[] {
  const added = [...inserted].map(([id, cells]): Line => ({ id, cells, stored: undefined, state: 'new' }));
  const known = rows.map((stored): Line => {
    const values = edited.get(stored.id)?.values;
    const state = gone.has(stored.id) ? 'deleted' : values === undefined ? undefined : 'edited';
    return { id: stored.id, cells: { ...stored.cells, ...values }, stored, state };
  });
  return [...added, ...known];
}

/** Deletes rows; if all of them are deleted already, takes that back. */
function deleted(staged: Staged, lines: readonly Line[]): Staged {
  const stored = lines.flatMap((line) => line.stored ?? []);
  const isBack = stored.length > 0 && stored.every(({ id }) => staged.deleted.has(id));
  const added = lines.filter((line) => line.stored === undefined).map(({ id }) => id);
  return withDeletion(withoutInsert(staged, added), stored, !isBack);
}

const newId = ({ inserted }: Staged): string => {
  let number = inserted.size + 1;
  while (inserted.has(`new ${number}`)) number += 1;
  return `new ${number}`;
};

type Stage = (change: (before: Staged) => Staged) => void;

function columnsOf(table: D1Table, lines: readonly Line[], stage: Stage): readonly Column<Line>[] {
  const state: Column<Line> = {
    id: ' change',
    label: 'Change',
    width: 84,
    value: (line) => line.state,
    cell: (line) => line.state && <ChangeBadge kind={line.state} />,
  };
  const fields = table.columns.map((column, place) =>
    columnOf(column, { lines, stage, isLast: place === table.columns.length - 1 }),
  );
  return lines.some((line) => line.state !== undefined) ? [state, ...fields] : fields;
}

interface ColumnPlace {
  readonly lines: readonly Line[];
  readonly stage: Stage;
  readonly isLast: boolean;
}

function columnOf(column: D1Column, { lines, stage, isLast }: ColumnPlace): Column<Line> {
  const { name } = column;
  const values = lines.map(({ cells }) => [cells[name]]);
  const isNumber = !isLast && values.length > 0 && values.every(([value]) => typeof value === 'number');
  return {
    id: name,
    label: name,
    width: widthOf(name, values, 0),
    grows: isLast,
    mono: true,
    align: isNumber ? 'end' : 'start',
    value: ({ cells }) => sortable(cells[name]),
    cell: (line) => <LineCell line={line} column={column} />,
    edit: (line) => (line.state === 'deleted' ? undefined : cellEdit(line, column, stage)),
  };
}

function cellEdit(line: Line, column: D1Column, stage: Stage): CellEdit {
  const { name } = column;
  return {
    kind: 'text',
    text: Object.hasOwn(line.cells, name) ? cellText(line.cells[name]) : '',
    save: async (text) => {
      const value = typedValue(text, column);
      const { stored } = line;
      stage((before) =>
        stored === undefined ? withInsert(before, line.id, name, value) : withEdit(before, stored, name, value),
      );
    },
  };
}

function LineCell({ line, column: { name, otherwise } }: { readonly line: Line; readonly column: D1Column }) {
  const { cells, stored, state } = line;
  if (stored === undefined && !Object.hasOwn(cells, name))
    return <span className={styles.null}>{otherwise ?? 'default'}</span>;
  const isChanged = stored !== undefined && cells[name] !== stored.cells[name];
  return (
    <span className={classNames(patterns.ellipsisPre, state === 'deleted' && styles.gone, isChanged && styles.changed)}>
      <Cell value={cells[name]} />
    </span>
  );
}
