/** Text fields of one or several lines, with label, hint and error. */

import { type CSSProperties, type ReactNode, useId } from 'react';
import { TextField as BaseTextField, FieldError, Input, Label, TextArea } from 'react-aria-components';
import { classNames } from '../class-names.ts';
import patterns from '../patterns.module.css';
import { Hint } from '../text/hint.tsx';
import styles from './field.module.css';

export interface FieldProps {
  readonly label: string;
  /** Small text after the label: location, or if required. */
  readonly aside?: ReactNode;
  /** Hides the label visually; the purpose must be visible otherwise. */
  readonly isLabelHidden?: boolean;
  readonly hint?: string | undefined;
  /** Unit of a number, shown inside the field. */
  readonly unit?: string | undefined;
  readonly error?: string | undefined;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}

interface TextFieldProps extends FieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'password' | 'search' | 'number' | 'date' | 'datetime-local' | 'url';
  readonly lines?: number;
  readonly mono?: boolean;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean;
  readonly inputMode?: 'text' | 'numeric' | 'decimal';
  readonly onSubmit?: () => void;
}

export function FieldLabel({ label, aside, isLabelHidden }: FieldProps) {
  if (isLabelHidden) return <Label className={patterns.visuallyHidden ?? ''}>{label}</Label>;
  return (
    <span className={styles.label}>
      <Label>{label}</Label>
      {aside}
    </span>
  );
}

/** Hint and error below a field. */
export function FieldNotes({ hint, unit, error }: Pick<FieldProps, 'hint' | 'unit' | 'error'>) {
  return (
    <>
      {(hint !== undefined || unit !== undefined) && <Hint text={hint ?? ''} unit={unit} isDescription />}
      <FieldError className={patterns.error ?? ''}>{error}</FieldError>
    </>
  );
}

/** Reserves room for a unit inside a field. */
export const roomFor = (unit: string | undefined): CSSProperties =>
  unit === undefined ? {} : { paddingInlineEnd: `${unit.length + 2}ch` };

interface WithUnitProps extends Pick<FieldProps, 'unit'> {
  readonly children: ReactNode;
}

function WithUnit({ unit, children }: WithUnitProps) {
  if (unit === undefined) return children;
  return (
    <div className={styles.measured}>
      {children}
      <span className={styles.unit} aria-hidden>
        {unit}
      </span>
    </div>
  );
}

export function TextField(props: TextFieldProps) {
  const { value, onChange, type = 'text', lines, mono, placeholder, autoFocus, inputMode, onSubmit } = props;
  const name = useId();
  const className = classNames(styles.input, mono && styles.mono);
  const shared = { className, placeholder: placeholder ?? '' };
  return (
    <BaseTextField
      name={name}
      className={patterns.columnTight ?? ''}
      value={value}
      onChange={onChange}
      type={type as 'text'} // dates are native inputs too; the base component knows fewer types
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={props.error !== undefined}
      autoFocus={autoFocus ?? false}
      autoComplete="off"
      spellCheck="false"
      validationBehavior="aria"
      onKeyDown={(event) => {
        if (event.key === 'Enter' && lines === undefined) onSubmit?.();
        // Otherwise no key would propagate: Escape must close the surrounding dialog.
        event.continuePropagation();
      }}
    >
      <FieldLabel {...props} />
      {lines === undefined ? (
        <WithUnit unit={props.unit}>
          <Input {...shared} inputMode={inputMode} style={roomFor(props.unit)} />
        </WithUnit>
      ) : (
        <TextArea {...shared} rows={lines} />
      )}
      <FieldNotes hint={props.hint} unit={props.unit} error={props.error} />
    </BaseTextField>
  );
}
