/** Radio buttons, each with a sentence that explains it. */

import { Radio as BaseRadio, RadioGroup } from 'react-aria-components';
import patterns from '../patterns.module.css';
import type { Option } from './choice.tsx';
import { FieldLabel, FieldNotes, type FieldProps } from './field.tsx';
import styles from './radio.module.css';

interface RadiosProps extends FieldProps {
  readonly options: readonly Option[];
  /** Undefined if nothing is selected. */
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

export function Radios({ options, value, onChange, ...field }: RadiosProps) {
  return (
    <RadioGroup
      className={patterns.columnTight ?? ''}
      value={value ?? null}
      onChange={onChange}
      isRequired={field.isRequired ?? false}
      isDisabled={field.isDisabled ?? false}
      isInvalid={field.error !== undefined}
      validationBehavior="aria"
    >
      <FieldLabel {...field} />
      <div className={styles.cards}>
        {options.map(({ value, label, note }) => (
          <BaseRadio key={value} value={value} className={styles.card ?? ''}>
            <span className={styles.dot} aria-hidden />
            <span className={patterns.columnPlain}>
              <span className={styles.name}>{label}</span>
              {note !== undefined && <span className={styles.note}>{note}</span>}
            </span>
          </BaseRadio>
        ))}
      </div>
      <FieldNotes hint={field.hint} error={field.error} />
    </RadioGroup>
  );
}
