/** The TTL control of a record. */
import { useState } from 'react';
import { Select } from '../../../ui/controls/choice.tsx';
import { FieldView } from '../../boxes/field-view.tsx';
import type { Field } from '../../fields.ts';
import { errorAt, useForm } from '../../form-tools.ts';
import { getAt, setAt } from '../../values/paths.ts';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace } from '../layout.tsx';
import { AUTO, isStep, OTHER, TTL_OPTIONS } from './ttl.ts';

interface TtlBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

export function TtlBox({ field, params, problems }: TtlBoxProps) {
  const { change } = useForm();
  const [isOther, setOther] = useState(false);
  const value = getAt(params, field.path);
  const isProxied = params.proxied === true;
  const own = value !== undefined && !isStep(value);
  const isFree = !isProxied && (isOther || own);
  const choose = (key: string): void => {
    setOther(key === OTHER);
    if (key !== OTHER) change(field.pointer, (now) => setAt(now, field.path, Number(key)));
  };
  return (
    <FieldPlace pointer={field.pointer}>
      <Select
        label="TTL"
        options={TTL_OPTIONS}
        value={isProxied ? String(AUTO) : isFree ? OTHER : String(value ?? AUTO)}
        onChange={choose}
        isDisabled={isProxied}
        hint={
          isProxied
            ? 'Always automatic while the record is proxied: 5 minutes.'
            : 'How long resolvers cache the record; changes take this long to reach everyone.'
        }
        error={isFree ? undefined : errorAt(problems, field)}
      />
      {isFree && (
        <FieldView
          field={{ ...field, label: 'Seconds', name: 'ttl', words: undefined, options: [] }}
          params={params}
          problems={problems}
        />
      )}
    </FieldPlace>
  );
}
