/** Edits the headers that a rule sets, adds and removes, as rows. */

import { isObject } from '@flarewire/schema';
import { X } from 'lucide-react';
import { IconButton } from '../../../../ui/controls/button.tsx';
import { Select } from '../../../../ui/controls/choice.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import patterns from '../../../../ui/patterns.module.css';
import { FieldView } from '../../../boxes/field-view.tsx';
import { branchFields, type Field, fieldsIn } from '../../../fields.ts';
import { errorAt, useForm } from '../../../form-tools.ts';
import { getAt, removeAt, renameKey, setAt } from '../../../values/paths.ts';
import { AddButton } from '../../add-button.tsx';
import { FieldPlace } from '../../layout.tsx';
import { HEADER_CHANGES, headerChange, headerProblem, withChange } from './header-changes.ts';
import styles from './parameters.module.css';
import type { ParametersProps } from './redirect-box.tsx';

export function HeaderRows({ field, phase, params, problems }: ParametersProps) {
  const { subject, change } = useForm();
  const given = getAt(params, field.path);
  const names = isObject(given) ? Object.keys(given) : [];
  const rows = fieldsIn(subject, field, params);
  const add = (): void =>
    change(field.pointer, (now) => setAt(now, [...field.path, freshName(names)], { operation: 'set', value: '' }));
  const error = errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <section aria-label="Headers" className={styles.parts}>
        {rows.map((row, index) => (
          // A row keeps its position while the header's name is typed.
          <HeaderRow
            key={index}
            row={row}
            index={index}
            names={names}
            phase={phase}
            params={params}
            problems={problems}
          />
        ))}
        <AddButton onAdd={add}>{names.length === 0 ? 'Add a header' : 'Add another header'}</AddButton>
        {error !== undefined && <span className={patterns.error}>{error}</span>}
      </section>
    </FieldPlace>
  );
}

function freshName(names: readonly string[]): string {
  let count = 1;
  while (names.includes(`x-header-${count}`)) count += 1;
  return `x-header-${count}`;
}

interface HeaderRowProps extends Omit<ParametersProps, 'field'> {
  readonly row: Field;
  readonly index: number;
  readonly names: readonly string[];
}

function HeaderRow({ row, index, names, phase, params, problems }: HeaderRowProps) {
  const { subject, change } = useForm();
  const given = getAt(params, row.path);
  const way = headerChange(given);
  const which = `header ${index + 1}`;
  const [, kind] = way?.split(' ') ?? [];
  // An empty text matches no branch well, so the selected kind decides.
  const value = branchFields(subject, row, params).find(({ name }) => name === kind);
  const rename = (next: string): void => {
    const to = next.trim();
    if (!names.includes(to)) change(row.pointer, (now) => renameKey(now, row.path.slice(0, -1), row.name, to));
  };
  return (
    <FieldPlace pointer={row.pointer}>
      <fieldset className={styles.header} aria-label={which}>
        <TextField
          label={`Name of ${which}`}
          mono
          value={row.name}
          onChange={rename}
          error={headerProblem(row.name, way, phase !== 'http_response_headers_transform')}
        />
        <Select
          label={`What happens to ${which}`}
          options={HEADER_CHANGES}
          value={way}
          onChange={(next) => change(row.pointer, (now) => setAt(now, row.path, withChange(given, next)))}
          error={errorAt(problems, row)}
        />
        <IconButton
          small
          label={`Remove ${which}`}
          onPress={() => change(row.pointer, (now) => removeAt(now, row.path))}
        >
          <X size={14} aria-hidden />
        </IconButton>
        {value !== undefined && (
          <div className={styles.wide}>
            <FieldView
              field={{ ...value, label: `Value of ${which}`, words: undefined }}
              params={params}
              problems={problems}
            />
          </div>
        )}
      </fieldset>
    </FieldPlace>
  );
}
