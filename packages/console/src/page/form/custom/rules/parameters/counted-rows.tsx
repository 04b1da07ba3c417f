/** Edits the characteristics of a rate limit as rows; the data centre is always included and not shown. */

import { X } from 'lucide-react';
import { classNames } from '../../../../ui/class-names.ts';
import { IconButton } from '../../../../ui/controls/button.tsx';
import { type Option, Select } from '../../../../ui/controls/choice.tsx';
import { TextField } from '../../../../ui/controls/field.tsx';
import patterns from '../../../../ui/patterns.module.css';
import { errorAt, useForm } from '../../../form-tools.ts';
import { getAt, setAt } from '../../../values/paths.ts';
import { AddButton } from '../../add-button.tsx';
import made from '../../custom.module.css';
import { FieldPlace } from '../../layout.tsx';
import {
  type Characteristic,
  COLO,
  COUNTED_BY,
  characteristicsProblem,
  printCharacteristic,
  readCharacteristic,
} from './characteristics.ts';
import styles from './parameters.module.css';
import { type Plan, planTakes } from './rate-limits.ts';
import type { ParametersProps } from './redirect-box.tsx';

interface CountedRowsProps extends Omit<ParametersProps, 'phase'> {
  readonly plan: Plan | undefined;
}

export function CountedRows({ field, plan, params, problems }: CountedRowsProps) {
  const { change } = useForm();
  const given = getAt(params, field.path);
  const all = Array.isArray(given) ? given.map(String) : [];
  const shown = all.filter((one) => one !== COLO);
  const write = (next: readonly string[]): void =>
    change(field.pointer, (now) => setAt(now, field.path, [COLO, ...next]));
  const fresh = COUNTED_BY.find(({ id, asks }) => asks === undefined && !shown.includes(id))?.id ?? 'ip.src';
  const error = characteristicsProblem(all) ?? errorAt(problems, field);
  return (
    <FieldPlace pointer={field.pointer}>
      <section aria-label="Counted by" className={styles.parts}>
        {shown.map((text, index) => (
          // A row keeps its position while its name is typed.
          <CountedRow
            key={index}
            which={`characteristic ${index + 1}`}
            one={readCharacteristic(text)}
            plan={plan}
            onChange={(next) => write(shown.toSpliced(index, 1, printCharacteristic(next)))}
            onRemove={() => write(shown.toSpliced(index, 1))}
          />
        ))}
        <AddButton onAdd={() => write([...shown, shown.length === 0 ? 'ip.src' : fresh])}>
          {shown.length === 0 ? 'Count by IP address' : 'Add a characteristic'}
        </AddButton>
        <span className={classNames(patterns.note, made.note)}>
          {shown.length > 1 ? 'Requests with the same values for all of these are counted together' : 'Counted'}
          {shown.length > 1 ? ', separately in each data centre.' : ' separately in each data centre.'}
        </span>
        {error !== undefined && <span className={patterns.error}>{error}</span>}
      </section>
    </FieldPlace>
  );
}

interface CountedRowProps {
  readonly which: string;
  readonly one: Characteristic;
  readonly plan: Plan | undefined;
  readonly onChange: (one: Characteristic) => void;
  readonly onRemove: () => void;
}

function CountedRow({ which, one, plan, onChange, onRemove }: CountedRowProps) {
  const known = COUNTED_BY.find(({ id }) => id === one.id);
  return (
    <fieldset className={styles.counted} aria-label={which}>
      <Select
        label="Count by"
        options={COUNTED_BY.map((each) => optionOf(each, plan))}
        value={one.id}
        onChange={(id) => id !== one.id && onChange({ id, name: '' })}
      />
      {known?.asks === undefined ? (
        <span />
      ) : (
        <TextField label={known.asks} mono value={one.name} onChange={(name) => onChange({ ...one, name })} />
      )}
      <IconButton small label={`Remove ${which}`} onPress={onRemove}>
        <X size={14} aria-hidden />
      </IconButton>
    </fieldset>
  );
}

const optionOf = ({ id, label, plan: needed }: (typeof COUNTED_BY)[number], plan: Plan | undefined): Option => ({
  value: id,
  label,
  note: planTakes(plan, needed) ? undefined : `Needs ${needed === 'business' ? 'Business' : 'Enterprise'}`,
});
