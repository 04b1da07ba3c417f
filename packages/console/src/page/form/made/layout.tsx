/** The frame of a hand-made form: the path above, what it shows itself, and all else below. */
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { FieldGroup } from '../boxes/field-group.tsx';
import { FieldView } from '../boxes/field-view.tsx';
import type { Field } from '../fields.ts';
import formStyles from '../form.module.css';
import { useForm } from '../form-tools.ts';
import { getAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import styles from './made.module.css';
import type { MadeProps } from './made-props.ts';
import { type OpenFields, openFields } from './open-fields.ts';

interface LayoutProps extends MadeProps {
  /** Parameters that `children` show. */
  readonly names: readonly string[];
  /** @param field the field of a name; undefined where the operation, or the branch that is chosen, does not have it */
  readonly children: (field: (name: string) => Field | undefined, open: OpenFields) => ReactNode;
}

export function Layout({ fields, params, problems, names, children }: LayoutProps) {
  const { subject, hidden } = useForm();
  const open = openFields(subject, fields, params, names);
  const rest = open.rest.filter(({ path, name }) => path.length !== 1 || !hidden.includes(name));
  return (
    <>
      {open.path.length > 0 && <FieldGroup fields={open.path} {...{ params, problems }} />}
      {children((name) => open.named.get(name), open)}
      {rest.length > 0 && <MoreFields fields={rest} {...{ params, problems }} />}
    </>
  );
}

/** Closed at first, but for what is set already, is required, or has a problem. */
export function MoreFields({ fields, params, problems }: MadeProps) {
  const [isOpen, setOpen] = useState(false);
  const seen = useRef(new Set<string>());
  const id = useId();
  for (const { pointer, path, isRequired } of fields) {
    const isSet = path.length > 0 && getAt(params, path) !== undefined;
    if (isRequired || isSet || hasProblemIn(problems, pointer)) seen.current.add(pointer);
  }
  // All of them in one list, so that a box that is typed into stays where it is.
  const shown = fields.filter(({ pointer }) => isOpen || seen.current.has(pointer));
  const folded = fields.filter(({ pointer }) => !seen.current.has(pointer));
  return (
    <div className={styles.rest}>
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
      <div id={id} className={styles.rest}>
        {shown.map((field, place) => (
          <FieldView key={`${field.pointer} ${field.name === '' ? place : ''}`} {...{ field, params, problems }} />
        ))}
      </div>
    </div>
  );
}

interface FieldPlaceProps {
  /** JSON pointer of what is edited in it: a problem there leads here. */
  readonly pointer: string;
  readonly children: ReactNode;
}

/** Where a box of a hand-made form stands. */
export function FieldPlace({ pointer, children }: FieldPlaceProps) {
  return (
    <div data-field={pointer} className={styles.place}>
      {children}
    </div>
  );
}
