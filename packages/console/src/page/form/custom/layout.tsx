/** The frame of a custom form: path parameters above, its own controls, and all other fields below. */

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { Button } from '../../ui/controls/button.tsx';
import patterns from '../../ui/patterns.module.css';
import { FieldGroup } from '../boxes/field-group.tsx';
import { FieldView } from '../boxes/field-view.tsx';
import type { Field } from '../fields.ts';
import formStyles from '../form.module.css';
import { useForm } from '../form-tools.ts';
import { getAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import styles from './custom.module.css';
import type { CustomFormProps } from './custom-props.ts';
import { type OpenFields, openFields } from './open-fields.ts';

interface LayoutProps extends CustomFormProps {
  /** Parameters shown by `children`. */
  readonly names: readonly string[];
  /** @param field returns the field of a name; undefined if the operation or the selected branch lacks it */
  readonly children: (field: (name: string) => Field | undefined, open: OpenFields) => ReactNode;
}

export function Layout({ fields, params, problems, names, children }: LayoutProps) {
  const { subject, hidden } = useForm();
  const open = openFields(subject, fields, params, names);
  const rest = open.rest.filter(({ path, name }) => path.length !== 1 || !hidden.includes(name));
  return (
    <>
      {open.path.length > 0 && <FieldGroup fields={open.path} params={params} problems={problems} />}
      {children((name) => open.named.get(name), open)}
      {rest.length > 0 && <MoreFields fields={rest} params={params} problems={problems} />}
    </>
  );
}

/** Collapsed at first, except for fields that are set, required, or have a problem. */
export function MoreFields({ fields, params, problems }: CustomFormProps) {
  const [isOpen, setOpen] = useState(false);
  const seen = useRef(new Set<string>());
  const id = useId();
  for (const { pointer, path, isRequired } of fields) {
    const isSet = path.length > 0 && getAt(params, path) !== undefined;
    if (isRequired || isSet || hasProblemIn(problems, pointer)) seen.current.add(pointer);
  }
  // A single list, so that a control keeps its position and focus while typing.
  const shown = fields.filter(({ pointer }) => isOpen || seen.current.has(pointer));
  const folded = fields.filter(({ pointer }) => !seen.current.has(pointer));
  return (
    <div className={classNames(patterns.columnLarge, styles.rest)}>
      {(folded.length > 0 || isOpen) && (
        <Button
          small
          look="quiet"
          data-fold={folded.map(({ pointer }) => encodeURIComponent(pointer)).join(' ')}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          <ChevronRight size={14} className={formStyles.chevron} aria-hidden />
          {isOpen ? 'Fewer fields' : `More fields (${folded.length})`}
        </Button>
      )}
      <div id={id} className={classNames(patterns.columnLarge, styles.rest)}>
        {shown.map((field, place) => (
          <FieldView
            key={`${field.pointer} ${field.name === '' ? place : ''}`}
            field={field}
            params={params}
            problems={problems}
          />
        ))}
      </div>
    </div>
  );
}

interface FieldPlaceProps {
  /** JSON pointer of the edited value: a problem there leads here. */
  readonly pointer: string;
  readonly children: ReactNode;
}

/** Marks the position of a control in a custom form. */
export function FieldPlace({ pointer, children }: FieldPlaceProps) {
  return (
    <div data-field={pointer} className={styles.place}>
      {children}
    </div>
  );
}
