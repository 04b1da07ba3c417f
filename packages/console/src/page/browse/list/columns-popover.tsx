/** Selects and orders the columns of a table. */
import { ArrowDown, ArrowUp } from 'lucide-react';
import { type ReactElement, useState } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import type { TableModel } from '../../ui/table/use-table-model.ts';
import styles from '../resources/resource.module.css';
import type { Row } from './use-rows.ts';

interface Named {
  readonly id: string;
  readonly label: string;
}

interface ColumnsPopoverProps {
  /** All available columns. */
  readonly columns: readonly Named[];
  readonly model: TableModel<Row>;
  /** The trigger button. */
  readonly children: ReactElement;
}

export function ColumnsPopover({ columns, model, children }: ColumnsPopoverProps) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase();
  const { shown } = model;
  const named = new Map(columns.map((column) => [column.id, column]));
  // Visible columns first, in their order.
  const all = [...shown.flatMap((id) => named.get(id) ?? []), ...columns.filter(({ id }) => !shown.includes(id))];
  return (
    <DialogTrigger>
      {children}
      <Popover aria-label="Columns" className={styles.popover ?? ''} placement="bottom end">
        {/* The popover is the dialog: its hidden buttons belong to it too. */}
        <div className={styles.columns}>
          {columns.length > 12 && (
            <div className={styles.columnFilter}>
              <TextField
                label="Filter columns"
                isLabelHidden
                type="search"
                placeholder="Filter columns"
                value={filter}
                onChange={setFilter}
              />
            </div>
          )}
          <div className={styles.checks}>
            {all
              .filter(({ id, label }) => `${id} ${label}`.toLowerCase().includes(words))
              .map((column) => (
                <Line key={column.id} column={column} model={model} />
              ))}
          </div>
          <Button small onPress={model.reset}>
            Reset to default
          </Button>
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function Line({ column: { id, label }, model }: { readonly column: Named; readonly model: TableModel<Row> }) {
  const { shown, show, move } = model;
  const place = shown.indexOf(id);
  const [before, after] = [shown[place - 1], shown[place + 1]];
  return (
    <div className={styles.check}>
      <Checkbox
        isSelected={place >= 0}
        onChange={(isOn) => show(isOn ? [...shown, id] : shown.filter((one) => one !== id))}
      >
        {label}
      </Checkbox>
      {place >= 0 && (
        <span className={styles.end}>
          <IconButton
            small
            label={`Move ${label} to the left`}
            isDisabled={before === undefined}
            onPress={() => before !== undefined && move(id, before)}
          >
            <ArrowUp size={14} aria-hidden />
          </IconButton>
          <IconButton
            small
            label={`Move ${label} to the right`}
            isDisabled={after === undefined}
            onPress={() => after !== undefined && move(id, after)}
          >
            <ArrowDown size={14} aria-hidden />
          </IconButton>
        </span>
      )}
    </div>
  );
}
