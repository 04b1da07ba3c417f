/** The name control of a record, with the zone appended. */
import { type CSSProperties, useState } from 'react';
import { TextField } from '../../../ui/controls/field.tsx';
import { Shown } from '../../../ui/text/shown.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { getAt, setAt } from '../../values/paths.ts';
import styles from '../custom.module.css';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace } from '../layout.tsx';
import { RECORD_KINDS } from './record-kinds.ts';
import { joinName, nameProblem, splitName } from './record-name.ts';

interface NameBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
  readonly zone: string | undefined;
}

export function NameBox({ field, zone, params, problems }: NameBoxProps) {
  const { change } = useForm();
  const [draft, setDraft] = useState<string>();
  const value = getAt(params, field.path);
  const name = typeof value === 'string' ? value : '';
  const text = draft !== undefined && joinName(draft, zone) === name ? draft : splitName(name, zone);
  const type = (next: string): void => {
    setDraft(next);
    const whole = joinName(next, zone);
    change(field.pointer, (now) => setAt(now, field.path, whole === '' ? undefined : whole));
  };
  const isInside = zone === undefined || text === '' || text === '@' || joinName(text, zone) !== text.trim();
  const suffix = zone === undefined || !isInside ? '' : `${text === '@' ? '' : '.'}${zone}`;
  // Pads the input by the width of the suffix.
  const style: CSSProperties & Record<'--suffix', string> = { '--suffix': `${suffix.length}ch` };
  return (
    <FieldPlace pointer={field.pointer}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: only observes the focus */}
      <div className={styles.suffixed} style={style} onBlur={() => setDraft(undefined)}>
        <TextField
          label="Name"
          value={text}
          onChange={type}
          placeholder="www"
          hint={
            RECORD_KINDS[String(params.type)]?.nameHint ?? '@ for the zone itself, * for all names without a record'
          }
          error={nameProblem(text, zone) ?? errorAt(problems, field)}
          isRequired={field.isRequired}
        />
        {suffix !== '' && (
          <span className={styles.suffix} aria-hidden>
            <Shown text={suffix} />
          </span>
        )}
      </div>
    </FieldPlace>
  );
}
