/** Chooses the columns of a table. */
import { type ReactElement, useState } from 'react';
import { Dialog, DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '../../ui/controls/button.tsx';
import { Checkbox } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import styles from '../resources/resource.module.css';
import type { TableColumns } from './use-columns.tsx';

interface ColumnsPopoverProps extends TableColumns {
  /** Ids by comma; '' for the usual ones. */
  readonly onChange: (columns: string) => void;
  /** The button. */
  readonly children: ReactElement;
}

export function ColumnsPopover({ infos, shown, usual, onChange, children }: ColumnsPopoverProps) {
  const [filter, setFilter] = useState('');
  const words = filter.toLowerCase();
  const put = (ids: readonly string[]): void => {
    if (ids.length > 0) onChange(ids.join(',') === usual.join(',') ? '' : ids.join(','));
  };
  const turn = (id: string, isOn: boolean): void => {
    if (!isOn) put(shown.filter((one) => one !== id));
    // A column comes where it would stand among all.
    else put([...shown, id]);
  };
  return (
    <DialogTrigger>
      {children}
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Dialog aria-label="Columns" className={styles.columns ?? ''}>
          {infos.length > 12 && (
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
            {infos
              .filter(({ id, label }) => `${id} ${label}`.toLowerCase().includes(words))
              .map(({ id, label }) => (
                <Checkbox key={id} isSelected={shown.includes(id)} onChange={(isOn) => turn(id, isOn)}>
                  {label}
                </Checkbox>
              ))}
          </div>
          <Button small onPress={() => onChange('')}>
            Back to the usual
          </Button>
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
