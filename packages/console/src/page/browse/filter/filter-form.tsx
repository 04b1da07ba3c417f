/** Adds a condition on the rows: a column, an operator and a value. */

import { useMemo, useState } from 'react';
import { DialogTrigger, Popover } from 'react-aria-components';
import { Button } from '../../ui/controls/button.tsx';
import { Select, Suggest } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import type { Column } from '../../ui/table/use-table-model.ts';
import type { Operator, RowFilter } from '../../ui/table/values.ts';
import { isSecretPath } from '../list/export-rows.ts';
import type { Row } from '../list/use-rows.ts';
import styles from '../resources/resource.module.css';
import { hasValue, WORDS } from './chips.ts';
import filterStyles from './filter.module.css';
import { operatorsOf, proposed } from './proposals.ts';

interface FilterFormProps {
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  /** Values that the contract lists for a column. */
  readonly known: (column: string) => readonly string[];
  readonly onAdd: (filter: RowFilter) => void;
  /** Shows all parameters of the list; undefined if it has none. */
  readonly onMore: (() => void) | undefined;
  /** The trigger button. */
  readonly children: React.ReactElement;
}

export function FilterForm(props: FilterFormProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
      {props.children}
      <Popover aria-label="Add a filter" className={styles.popover ?? ''} placement="bottom start">
        {/* The popover is the dialog: its hidden buttons belong to it too. */}
        <div className={filterStyles.form}>
          <Fields
            {...props}
            onAdd={(filter) => {
              props.onAdd(filter);
              setOpen(false);
            }}
            onMore={
              props.onMore &&
              (() => {
                props.onMore?.();
                setOpen(false);
              })
            }
          />
        </div>
      </Popover>
    </DialogTrigger>
  );
}

function useFields({ columns, rows, known, onAdd }: FilterFormProps) {
  // Values are stored in the URL, which must not contain secrets.
  const open = columns.filter(({ id }) => !isSecretPath(id));
  const [column, setColumn] = useState(open[0]?.id ?? '');
  const chosen = open.find(({ id }) => id === column);
  const operators = operatorsOf(chosen, rows, known(column));
  const [wanted, setOperator] = useState<Operator>('is');
  const operator = operators.includes(wanted) ? wanted : (operators[0] ?? 'is');
  const [value, setValue] = useState('');
  const values = useMemo(() => proposed(chosen, rows, known(column)), [chosen, rows, known, column]);
  const isReady = chosen !== undefined && (!hasValue(operator) || value.trim() !== '');
  const submit = (): void => {
    if (isReady) onAdd({ column, operator, value: hasValue(operator) ? value.trim() : '' });
  };
  return { open, column, setColumn, operators, operator, setOperator, values, value, setValue, isReady, submit };
}

function Fields(props: FilterFormProps) {
  const fields = useFields(props);
  const { open, column, setColumn, operators, operator, setOperator, values, value, setValue, isReady, submit } =
    fields;
  return (
    <form
      className={patterns.column}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Select
        label="Column"
        options={open.map(({ id, label }) => ({ value: id, label }))}
        value={column}
        onChange={(next) => {
          setColumn(next);
          setValue('');
        }}
      />
      <Select
        label="Comparison"
        options={operators.map((one) => ({ value: one, label: WORDS[one] }))}
        value={operator}
        onChange={(next) => setOperator(operators.find((one) => one === next) ?? 'is')}
      />
      {hasValue(operator) && (
        <Suggest
          label="Value"
          options={values.map((one) => ({ value: one, label: one }))}
          value={value}
          onChange={setValue}
        />
      )}
      <Button type="submit" look="main" isDisabled={!isReady}>
        Add filter
      </Button>
      {props.onMore !== undefined && (
        <Button look="quiet" onPress={props.onMore}>
          All conditions of the API
        </Button>
      )}
    </form>
  );
}
