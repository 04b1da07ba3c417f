/** The form of an operation, generated from its schemas; its value is the call's parameters. */

import { useCallback, useMemo, useRef, useState } from 'react';
import type { Option } from '../ui/controls/choice.tsx';
import patterns from '../ui/patterns.module.css';
import { BOXES } from './boxes/boxes.ts';
import { FieldGroup } from './boxes/field-group.tsx';
import { customFormOf } from './custom/custom-forms.ts';
import { CustomFrame } from './custom/custom-frame.tsx';
import { generated } from './custom/generated.ts';
import { fieldsOf } from './fields.ts';
import { FormContext, type FormTools } from './form-tools.ts';
import type { Params, Subject } from './schema.ts';
import { problemsOf } from './values/problems.ts';

interface ParamsFormProps {
  readonly subject: Subject;
  readonly params: Params;
  readonly onChange: (params: Params) => void;
  /** Shows all problems; otherwise only those of touched fields. */
  readonly showProblems: boolean;
  /** Names of parameters that the page fills in. */
  readonly hidden?: readonly string[];
  /** Suggested values by parameter name. */
  readonly proposals?: Readonly<Record<string, readonly Option[]>>;
  /** Parameters that are sent but not edited here, such as path parameters in a dialog. */
  readonly place?: Params;
  /** Uses the generated form even if there is a custom one: for single fields. */
  readonly isGenerated?: boolean;
  /** Shows the API's names, unless there is a custom form: that shows them with all fields. */
  readonly hasNames?: boolean;
  /** Receives false while a control holds invalid text. */
  readonly onReadable?: (isReadable: boolean) => void;
}

const NONE: readonly string[] = [];
const NO_PROPOSALS = {};
const NO_PLACE: Params = {};

export function ParamsForm(props: ParamsFormProps) {
  const { subject, params, showProblems, hidden = NONE, proposals = NO_PROPOSALS, place = NO_PLACE } = props;
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(props);
  latest.current = props;
  const change = useCallback((pointer: string, step: (params: Params) => Params) => {
    const next = step(latest.current.params);
    // A second change before the next render builds on this one.
    latest.current = { ...latest.current, params: next };
    latest.current.onChange(next);
    setTouched((now) => (now.has(pointer) ? now : new Set([...now, pointer])));
  }, []);
  const unreadable = useRef(new Set<string>());
  const setReadable = useCallback((pointer: string, isReadable: boolean) => {
    const before = unreadable.current.size;
    if (isReadable) unreadable.current.delete(pointer);
    else unreadable.current.add(pointer);
    const { size } = unreadable.current;
    if ((size === 0) !== (before === 0)) latest.current.onReadable?.(size === 0);
  }, []);
  const now = useCallback((): Params => ({ ...latest.current.params, ...latest.current.place }), []);
  const made = props.isGenerated === true ? undefined : customFormOf(subject.operation.name);
  const isAll = generated.useValue();
  const hasNames = made === undefined ? props.hasNames === true : isAll;
  const tools = useMemo(
    (): FormTools => ({ subject, change, setReadable, proposals, hidden, place, hasNames, now, boxes: BOXES }),
    [subject, change, setReadable, proposals, hidden, place, hasNames, now],
  );
  const fields = useMemo(
    () => fieldsOf(subject).filter(({ path, name }) => path.length !== 1 || !hidden.includes(name)),
    [subject, hidden],
  );
  const problems = useMemo(() => problemsOf(subject, params), [subject, params]);
  const shown = showProblems ? problems : problems.filter(({ pointer }) => isTouched(touched, pointer));
  return (
    <FormContext value={tools}>
      <div className={patterns.column}>
        {fields.length === 0 ? (
          <p className={patterns.hint}>No parameters.</p>
        ) : made === undefined ? (
          <FieldGroup fields={fields} params={params} problems={shown} />
        ) : (
          <CustomFrame form={made} fields={fields} params={params} problems={shown} />
        )}
      </div>
    </FormContext>
  );
}

/** True if the field or something inside it was changed. */
function isTouched(touched: ReadonlySet<string>, pointer: string): boolean {
  if (touched.has(pointer)) return true;
  for (const one of touched) if (pointer !== '' && one.startsWith(`${pointer}/`)) return true;
  return false;
}
