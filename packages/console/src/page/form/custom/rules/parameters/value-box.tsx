/** Edits a rule's value that is static or computed per request: `{ value }` or `{ expression }`. */
import { isObject } from '@flarewire/schema';
import { useState } from 'react';
import { type Option, Select } from '../../../../ui/controls/choice.tsx';
import { FieldView } from '../../../boxes/field-view.tsx';
import { type Field, fieldsIn } from '../../../fields.ts';
import { type BoxProps, useForm } from '../../../form-tools.ts';
import { getAt, removeAt, setAt } from '../../../values/paths.ts';
import { FieldPlace } from '../../layout.tsx';
import styles from './parameters.module.css';

type Mode = 'kept' | 'value' | 'expression';

interface ValueBoxProps extends Pick<BoxProps, 'params' | 'problems'> {
  /** The object that holds either. */
  readonly field: Field;
  /** Display label: `Path`. */
  readonly label: string;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Effect if neither is given; undefined if one is required. */
  readonly kept?: string;
  /** Removes the whole object. */
  readonly remove?: () => void;
}

export function ValueBox({ field, label, placeholder, hint, kept, remove, params, problems }: ValueBoxProps) {
  const { subject, change } = useForm();
  const given = getAt(params, field.path);
  const [chosen, setChosen] = useState<Mode>();
  const reported = modeOf(given);
  const mode = reported ?? chosen ?? (kept === undefined ? 'value' : 'kept');
  const options: readonly Option[] = [
    ...(kept === undefined ? [] : [{ value: 'kept', label: kept }]),
    { value: 'value', label: 'Fixed text' },
    { value: 'expression', label: 'Computed from an expression' },
  ];
  const choose = (next: string): void => {
    setChosen(next === 'value' || next === 'expression' ? next : 'kept');
    if (next === mode) return;
    change(field.pointer, (now) => {
      if (next === 'kept') return removeAt(now, field.path);
      // No conversion: a URL is not an expression.
      return reported === undefined ? now : setAt(now, field.path, {});
    });
    if (next === 'kept') remove?.();
  };
  const inner = fieldsIn(subject, field, params).find(({ name }) => name === mode);
  return (
    <FieldPlace pointer={field.pointer}>
      <fieldset className={styles.value} aria-label={label}>
        <Select label={label} options={options} value={mode} onChange={choose} hint={hint} />
        {inner !== undefined && (
          <FieldView
            field={{
              ...inner,
              label: mode === 'value' ? `${label} is` : `${label} expression`,
              words: undefined,
              example: placeholder ?? inner.example,
              isRequired: kept !== undefined || field.isRequired,
            }}
            params={params}
            problems={problems}
          />
        )}
      </fieldset>
    </FieldPlace>
  );
}

function modeOf(given: unknown): Mode | undefined {
  if (!isObject(given)) return undefined;
  if (Object.hasOwn(given, 'expression')) return 'expression';
  return Object.hasOwn(given, 'value') ? 'value' : undefined;
}
