/** Lists all permissions with a search: a row per product with its access levels. */
import { useMemo, useState } from 'react';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { matching, type Permission, type PermissionRow, rowsOf, SCOPES } from './permissions.ts';
import styles from './tokens.module.css';

interface PermissionListProps {
  readonly permissions: readonly Permission[];
  readonly chosen: readonly Permission[];
  readonly onChange: (chosen: readonly Permission[]) => void;
}

export function PermissionList({ permissions, chosen, onChange }: PermissionListProps) {
  const [typed, setTyped] = useState('');
  const [isChosenOnly, setChosenOnly] = useState(false);
  const all = useMemo(() => SCOPES.map(({ id, label }) => ({ label, rows: rowsOf(permissions, id) })), [permissions]);
  const isChosen = (one: Permission): boolean => chosen.includes(one);
  const shown = all.map(({ label, rows }) => ({
    label,
    rows: matching(rows, typed).filter((row) => !isChosenOnly || row.permissions.some(isChosen)),
  }));
  const count = shown.reduce((sum, { rows }) => sum + rows.length, 0);
  return (
    <fieldset className={styles.list} aria-label="Permissions">
      <TextField
        label="Permissions"
        aside={<span className={styles.note}>{chosen.length} selected</span>}
        type="search"
        value={typed}
        onChange={setTyped}
        placeholder="dns, workers, read …"
      />
      <Checkbox isSelected={isChosenOnly} onChange={setChosenOnly} isDisabled={chosen.length === 0 && !isChosenOnly}>
        Show selected only
      </Checkbox>
      {/* Scrollable, so it must be reachable by keyboard; its checkboxes are. */}
      <div className={styles.rows}>
        {shown.map(
          ({ label, rows }) =>
            rows.length > 0 && (
              <section key={label} aria-label={`Permissions on: ${label}`}>
                <h4 className={styles.scope}>{label}</h4>
                {rows.map((row) => (
                  <ProductRow
                    key={row.product}
                    row={row}
                    isChosen={isChosen}
                    onTurn={(one) => onChange(isChosen(one) ? chosen.filter((o) => o !== one) : [...chosen, one])}
                  />
                ))}
              </section>
            ),
        )}
        {count === 0 && <p className={styles.none}>No matching permissions.</p>}
      </div>
    </fieldset>
  );
}

interface ProductRowProps {
  readonly row: PermissionRow;
  readonly isChosen: (permission: Permission) => boolean;
  readonly onTurn: (permission: Permission) => void;
}

function ProductRow({ row, isChosen, onTurn }: ProductRowProps) {
  return (
    <div className={styles.row}>
      <span className={styles.product}>{row.product}</span>
      {row.permissions.map((one) => (
        <Checkbox
          key={one.id}
          isSelected={isChosen(one)}
          onChange={() => onTurn(one)}
          label={`${row.product}: ${one.level}, on ${row.scope === 'user' ? 'you' : `${row.scope}s`}`}
        >
          {one.level}
        </Checkbox>
      ))}
    </div>
  );
}
