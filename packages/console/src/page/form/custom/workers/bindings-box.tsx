/** Edits a Worker's bindings as rows: the name in the code, the kind, and the target. */

import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { type Option, Select, Suggest } from '../../../ui/controls/choice.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import type { Field } from '../../fields.ts';
import { useForm } from '../../form-tools.ts';
import { getAt, insertAt, removeAt, setAt } from '../../values/paths.ts';
import { hasProblemIn } from '../../values/problems.ts';
import { AddButton } from '../add-button.tsx';
import type { CustomFormProps } from '../custom-props.ts';
import { FieldPlace } from '../layout.tsx';
import { BINDING_KINDS, type BindingField, type BindingSource, bindingKind } from './binding-kinds.ts';
import { type Binding, nameProblem, readBinding, readJSON, writeBinding } from './bindings.ts';
import { type BindingSources, useBindingSources } from './sources.ts';
import styles from './workers.module.css';

const KINDS: readonly Option[] = BINDING_KINDS.map(({ type, label, words }) => ({ value: type, label, note: words }));

interface BindingsBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
}

export function BindingsBox({ field, params, problems }: BindingsBoxProps) {
  const { change, place } = useForm();
  const value = getAt(params, field.path);
  const bindings: readonly unknown[] = Array.isArray(value) ? value : [];
  const { account_id } = { ...place, ...params };
  const used = new Set(
    bindings.flatMap((one) => readBinding(one)?.kind.fields.flatMap(({ source }) => source ?? []) ?? []),
  );
  const sources = useBindingSources(typeof account_id === 'string' ? account_id : '', used);
  const nameAt = (index: number): string => String(getAt(bindings[index], ['name']) ?? '');
  const error = problems.find((problem) => hasProblemIn([problem], field.pointer));
  return (
    <FieldPlace pointer={field.pointer}>
      <fieldset className={styles.group} aria-label="Bindings">
        <Head />
        {bindings.map((one, index) => (
          // Rows keep their position while being edited.
          <BindingView
            key={index}
            value={one}
            index={index}
            sources={sources}
            others={bindings.map((_, at) => nameAt(at)).filter((_, at) => at !== index)}
            onChange={(next) =>
              change(`${field.pointer}/${index}`, (now) => setAt(now, [...field.path, index], writeBinding(next)))
            }
            onRemove={() => change(field.pointer, (now) => removeAt(now, [...field.path, index]))}
          />
        ))}
        <AddButton
          onAdd={() =>
            change(field.pointer, (now) =>
              insertAt(now, field.path, { type: 'kv_namespace', name: '', namespace_id: '' }),
            )
          }
        >
          Add a binding
        </AddButton>
        {error !== undefined && <span className={styles.error}>{error.full}</span>}
      </fieldset>
    </FieldPlace>
  );
}

function Head() {
  return (
    <span className={patterns.wrapBaseline}>
      <strong className={styles.label}>Bindings</strong>
      <span className={styles.note}>
        Bindings available to the code in <code>env</code>. Bindings not listed here are removed.
      </span>
    </span>
  );
}

interface BindingViewProps {
  readonly value: unknown;
  readonly index: number;
  readonly sources: BindingSources;
  /** Names in use. */
  readonly others: readonly string[];
  readonly onChange: (binding: Binding) => void;
  readonly onRemove: () => void;
}

function BindingView({ value, index, sources, others, onChange, onRemove }: BindingViewProps) {
  const read = readBinding(value);
  const place = `binding ${index + 1}`;
  const remove = (
    <IconButton small label={`Remove ${read?.name || place}`} onPress={onRemove}>
      <X size={14} aria-hidden />
    </IconButton>
  );
  if (read === undefined) return <Strange value={value} remove={remove} />;
  const turn = (type: string): void => {
    const kind = bindingKind(type);
    if (kind !== undefined) onChange({ kind, name: read.name, values: {} });
  };
  return (
    <fieldset className={classNames(patterns.formRow, styles.row)} aria-label={read.name === '' ? place : read.name}>
      <TextField
        label={`Name of ${place}`}
        isLabelHidden
        value={read.name}
        onChange={(name) => onChange({ ...read, name })}
        mono
        placeholder="NAME"
        error={nameProblem(read.name, others)}
      />
      <Select label={`Kind of ${place}`} isLabelHidden options={KINDS} value={read.kind.type} onChange={turn} />
      <div className={styles.values}>
        {read.kind.fields.map((field) => (
          <Value
            key={field.name}
            field={field}
            value={read.values[field.name]}
            options={field.source === undefined ? undefined : sources[field.source as BindingSource]}
            label={`${field.label} of ${place}`}
            onChange={(next) => onChange({ ...read, values: { ...read.values, [field.name]: next } })}
          />
        ))}
        {read.kind.type === 'inherit' && <span className={styles.note}>{read.kind.words}.</span>}
      </div>
      {remove}
    </fieldset>
  );
}

/** A binding that no row can show. */
function Strange({ value, remove }: { readonly value: unknown; readonly remove: ReactNode }) {
  return (
    <div className={classNames(patterns.formRow, styles.row)}>
      <span className={styles.strange}>
        <code>
          <Shown text={`${getAt(value, ['name'])}: ${getAt(value, ['type'])}`} />
        </code>
        <span className={styles.note}>
          This type cannot be shown as a row. It stays unchanged; edit it under All fields.
        </span>
      </span>
      {remove}
    </div>
  );
}

interface ValueProps {
  readonly field: BindingField;
  readonly value: unknown;
  readonly options: readonly Option[] | undefined;
  readonly label: string;
  readonly onChange: (value: unknown) => void;
}

function Value({ field, value, options, label, onChange }: ValueProps) {
  if (field.kind === 'json') return <JsonValue value={value} label={label} onChange={onChange} />;
  const text = typeof value === 'string' ? value : '';
  const shared = { label, isLabelHidden: true, placeholder: field.isOptional ? `${field.label}, if any` : field.label };
  if (options !== undefined) {
    const named = options.find((option) => option.value === text)?.label;
    return (
      <Suggest
        {...shared}
        options={options}
        value={named ?? text}
        onChange={(typed) => onChange(options.find((option) => option.label === typed)?.value ?? typed)}
      />
    );
  }
  if (field.kind === 'secret')
    return <TextField {...shared} type="password" value={text} onChange={onChange} mono placeholder="A new value" />;
  return <TextField {...shared} value={text} onChange={onChange} mono />;
}

function JsonValue({ value, label, onChange }: Pick<ValueProps, 'value' | 'label' | 'onChange'>) {
  const [draft, setDraft] = useState<{ readonly text: string; readonly of: unknown }>();
  const text = draft !== undefined && draft.of === value ? draft.text : JSON.stringify(value ?? null);
  const type = (typed: string): void => {
    const read = readJSON(typed);
    setDraft({ text: typed, of: read.ok ? read.value : value });
    if (read.ok) onChange(read.value);
  };
  return (
    <TextField
      label={label}
      isLabelHidden
      value={text}
      onChange={type}
      mono
      error={readJSON(text).ok ? undefined : 'This is not valid JSON.'}
    />
  );
}
