/** Shows details of a field: its wire name, if it is required, and the meaning of an empty control. */
import { ChevronDown } from 'lucide-react';
import { type ReactNode, use } from 'react';
import { Button } from 'react-aria-components';
import { Menu } from '../../ui/controls/menu.tsx';
import { Badge } from '../../ui/shown/badge.tsx';
import type { Field } from '../fields.ts';
import styles from '../form.module.css';
import { FormContext } from '../form-tools.ts';
import { type Empty, emptiesOf, emptyOf, valueOfEmpty } from '../values/text.ts';

interface FieldAsideProps {
  readonly field: Field;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

export function FieldAside({ field, children }: FieldAsideProps) {
  const hasNames = use(FormContext)?.hasNames ?? false;
  const { name, label, isRequired, isDeprecated, isReadOnly, path } = field;
  const isItem = typeof path.at(-1) === 'number';
  // `ttl` adds nothing to `TTL`.
  const isTold = name === '' || isItem || name.toLowerCase() === label.toLowerCase() || name === label;
  return (
    <>
      {hasNames && !isTold && <code className={styles.wire}>{name}</code>}
      {isRequired && !isItem && name !== '' && <span className={styles.required}>required</span>}
      {isDeprecated && <Badge tone="warn">Deprecated</Badge>}
      {isReadOnly && <Badge>Set by the server</Badge>}
      {children !== undefined && <span className={styles.tools}>{children}</span>}
    </>
  );
}

const NAMES: Readonly<Record<Empty, string>> = { absent: 'not set', empty: 'empty text', null: 'null' };
const LABELS: Readonly<Record<Empty, string>> = {
  absent: 'Leave it out',
  empty: 'Send empty text',
  null: 'Send null',
};

interface EmptyMenuProps {
  readonly field: Field;
  readonly value: unknown;
  readonly isEntry: boolean;
  readonly write: (value: unknown) => void;
}

/**
 * Absent, empty text and null look alike in a control: shows which one it is, and changes it. Visible only if relevant.
 */
export function EmptyMenu({ field, value, isEntry, write }: EmptyMenuProps) {
  const now = emptyOf(value);
  const empties = emptiesOf(field).filter((empty) => !isEntry || empty !== 'absent');
  if (now === undefined || (empties.length < 2 && now === empties[0])) return null;
  return (
    <Menu
      label={`Meaning of an empty ${field.label}`}
      actions={empties.map((id) => ({ id, label: LABELS[id], run: () => write(valueOfEmpty(id)) }))}
    >
      <Button
        className={styles.empties ?? ''}
        aria-label={`${field.label}: ${NAMES[now]}. Change`}
        data-usual={now === 'absent' || undefined}
      >
        {NAMES[now]}
        <ChevronDown size={12} aria-hidden />
      </Button>
    </Menu>
  );
}
