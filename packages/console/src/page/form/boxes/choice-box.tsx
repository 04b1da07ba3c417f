/** Controls for choices: one of a list, or a boolean that may be unset. */

import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { Select } from '../../ui/controls/choice.tsx';
import patterns from '../../ui/patterns.module.css';
import { Hint } from '../../ui/text/hint.tsx';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, placeholderOf, useBox, useForm } from '../form-tools.ts';
import { EmptyMenu, FieldAside } from './field-aside.tsx';

const NONE = 'none';

export function EnumBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const at = field.options.findIndex((option) => option.value === value);
  const options = field.options.map(({ label }, index) => ({ value: String(index), label }));
  const canLeave = !isEntry && !field.isRequired;
  const isStrange = value !== undefined && value !== null && at < 0;
  return (
    <Select
      label={field.label}
      isLabelHidden={isLabelHidden}
      aside={
        <FieldAside field={field}>
          {field.isNullable && <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />}
        </FieldAside>
      }
      options={canLeave ? [{ value: NONE, label: 'Not set' }, ...options] : options}
      value={at < 0 ? undefined : String(at)}
      placeholder={isStrange ? String(value) : value === null ? 'null' : (placeholderOf(field, false) ?? 'Choose')}
      onChange={(key) => write(key === NONE ? undefined : field.options[Number(key)]?.value)}
      hint={hintOf(field)}
      error={errorAt(problems, field)}
      isRequired={field.isRequired}
    />
  );
}

/** Pressing the selected option clears it. */
export function BooleanBox(props: BoxProps) {
  const { field, problems, isEntry = false, isLabelHidden = false } = props;
  const { value, write } = useBox(props);
  const { hasNames } = useForm();
  const error = errorAt(problems, field);
  const hint = hintOf(field);
  return (
    <div className={styles.box}>
      {!isLabelHidden && (
        <span className={styles.label}>
          <span>{field.label}</span>
          <FieldAside field={field}>
            {field.isNullable && <EmptyMenu field={field} value={value} isEntry={isEntry} write={write} />}
          </FieldAside>
        </span>
      )}
      <ToggleButtonGroup
        aria-label={field.label}
        className={styles.toggles ?? ''}
        selectionMode="single"
        selectedKeys={typeof value === 'boolean' ? [String(value)] : []}
        onSelectionChange={(keys) => {
          const [key] = keys;
          write(key === undefined ? undefined : key === 'true');
        }}
      >
        {['true', 'false'].map((key) => (
          <ToggleButton key={key} id={key} className={styles.toggle ?? ''}>
            {hasNames ? key : key === 'true' ? 'Yes' : 'No'}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {hint !== undefined && <Hint text={hint} />}
      {error !== undefined && <span className={patterns.error}>{error}</span>}
    </div>
  );
}
