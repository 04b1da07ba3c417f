/** A union control: selects the branch and shows its fields. */
import { useState } from 'react';
import { Select } from '../../ui/controls/choice.tsx';
import { type Field, fieldsIn } from '../fields.ts';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox, useForm } from '../form-tools.ts';
import { branchOf, chooseBranch } from '../values/branches.ts';
import { labelOf } from '../values/words.ts';
import { FieldAside } from './field-aside.tsx';
import { FieldGroup } from './field-group.tsx';

const NONE = 'none';

export function UnionBox(props: BoxProps) {
  const { field, params, problems, isEntry = false } = props;
  const { subject, change, hidden } = useForm();
  const { remove } = useBox(props);
  // The selection also holds while the value, still empty, matches another branch.
  const [picked, setPicked] = useState<number>();
  const fit = branchOf(subject, field, params);
  const index = picked ?? fit;
  const { branches = [], tag } = field.choice ?? {};
  const canLeave = !isEntry && !field.isRequired && field.path.length > 0;
  const options = branches.map(({ label }, at) => ({ value: String(at), label }));
  const choose = (key: string): void => {
    if (key === NONE) {
      setPicked(undefined);
      remove();
      return;
    }
    setPicked(tag === undefined ? Number(key) : undefined);
    change(field.pointer, (now) => chooseBranch(subject, field, now, Number(key)));
  };
  const inner = fieldsIn(subject, field, params, index).filter(
    ({ path, name }) => path.length !== 1 || !hidden.includes(name),
  );
  const shown = { ...field, ...chooserName(field) };
  const isSame = inner.length === 1 && inner[0]?.pointer === field.pointer;
  return (
    <div>
      <Select
        label={shown.label}
        aside={<FieldAside field={shown} />}
        options={canLeave ? [{ value: NONE, label: 'Not set' }, ...options] : options}
        value={index === undefined ? undefined : String(index)}
        placeholder="Choose a type"
        onChange={choose}
        hint={hintOf(field)}
        error={isSame ? undefined : errorAt(problems, field)}
        isRequired={field.isRequired}
      />
      {inner.length > 0 && (
        <div className={styles.branch} data-inside={field.path.length > 0 || undefined} key={index}>
          <FieldGroup fields={inner} params={params} problems={problems} />
        </div>
      )}
    </div>
  );
}

/** The discriminator of an object, or of an item under a numbered heading, is labelled as the field it is. */
function chooserName({ name, label, path, choice }: Field): Pick<Field, 'name' | 'label'> {
  const tag = choice?.tag;
  const isItem = typeof path.at(-1) === 'number';
  if (tag !== undefined && (name === '' || isItem)) return { name: tag, label: labelOf(tag) };
  return { name, label: isItem ? 'Kind' : label };
}
