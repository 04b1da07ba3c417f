/** Edits a list of Access rules as rows: criterion and value. */

import { X } from 'lucide-react';
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
import styles from './access.module.css';
import { type ReadRule, readRule, withKind, writeRule } from './access-rules.ts';
import { kindOf, RULE_KINDS, type RuleField } from './rule-kinds.ts';
import type { Sources } from './sources.ts';

const KINDS: readonly Option[] = RULE_KINDS.map(({ key, label }) => ({ value: key, label }));

interface RulesBoxProps extends Pick<CustomFormProps, 'params' | 'problems'> {
  readonly field: Field;
  readonly label: string;
  /** The people the list refers to. */
  readonly words: string;
  /** Conjunction between its rules: or, and. */
  readonly join: string;
  readonly sources: Sources;
}

export function RulesBox({ field, label, words, join, params, problems, sources }: RulesBoxProps) {
  const { change } = useForm();
  const value = getAt(params, field.path);
  const rules: readonly unknown[] = Array.isArray(value) ? value : [];
  const add = (): void => change(field.pointer, (now) => insertAt(now, field.path, { email_domain: { domain: '' } }));
  const remove = (index: number): void =>
    change(field.pointer, (now) => {
      const next = removeAt(now, [...field.path, index]);
      const left = getAt(next, field.path);
      return Array.isArray(left) && left.length === 0 ? removeAt(next, field.path) : next;
    });
  const error = problems.find((problem) => hasProblemIn([problem], field.pointer));
  return (
    <FieldPlace pointer={field.pointer}>
      <fieldset className={styles.rules} aria-label={label}>
        <span className={patterns.wrapBaseline}>
          <strong className={styles.label}>{label}</strong> <span className={patterns.note}>{words}</span>
        </span>
        {rules.map((rule, index) => (
          // Rows keep their position while being edited.
          <div key={index} className={patterns.columnTight}>
            {index > 0 && <span className={styles.join}>{join}</span>}
            <RuleView
              rule={rule}
              name={`rule ${index + 1} of ${label}`}
              sources={sources}
              onChange={(next) =>
                change(`${field.pointer}/${index}`, (now) => setAt(now, [...field.path, index], writeRule(next)))
              }
              onRemove={() => remove(index)}
            />
          </div>
        ))}
        <AddButton onAdd={add}>{rules.length === 0 ? `Add to ${label}` : 'Add another'}</AddButton>
        {error !== undefined && <span className={styles.error}>{error.full}</span>}
      </fieldset>
    </FieldPlace>
  );
}

interface RuleViewProps {
  readonly rule: unknown;
  readonly name: string;
  readonly sources: Sources;
  readonly onChange: (rule: ReadRule) => void;
  readonly onRemove: () => void;
}

function RuleView({ rule, name, sources, onChange, onRemove }: RuleViewProps) {
  const read = readRule(rule);
  const remove = (
    <IconButton small label={`Remove ${name}`} onPress={onRemove}>
      <X size={14} aria-hidden />
    </IconButton>
  );
  if (read === undefined)
    return (
      <div className={styles.row}>
        <span className={styles.strange}>
          <code>
            <Shown text={JSON.stringify(rule)} isLong />
          </code>
          <span className={patterns.note}>
            This rule cannot be shown as a row. It stays unchanged; edit it under All fields.
          </span>
        </span>
        {remove}
      </div>
    );
  const turn = (key: string): void => {
    const next = kindOf(key);
    if (next !== undefined) onChange(withKind(read, next));
  };
  return (
    <div className={styles.row}>
      <div className={styles.kind}>
        <Select label={`Kind of ${name}`} isLabelHidden options={KINDS} value={read.kind.key} onChange={turn} />
      </div>
      <div className={classNames(patterns.columnSmall, styles.values)}>
        {read.kind.fields.map((field) => (
          <Value
            key={field.name}
            field={field}
            name={name}
            value={read.values[field.name] ?? ''}
            options={field.source === undefined ? undefined : sources[field.source]}
            onChange={(text) => onChange({ ...read, values: { ...read.values, [field.name]: text } })}
            isLabelHidden={read.kind.fields.length === 1}
          />
        ))}
      </div>
      {remove}
    </div>
  );
}

interface ValueProps {
  readonly field: RuleField;
  readonly name: string;
  readonly value: string;
  readonly options: readonly Option[] | undefined;
  readonly isLabelHidden: boolean;
  readonly onChange: (value: string) => void;
}

function Value({ field, name, value, options, isLabelHidden, onChange }: ValueProps) {
  const label = isLabelHidden ? `${field.label} of ${name}` : field.label;
  if (options === undefined)
    return (
      <TextField
        label={label}
        isLabelHidden={isLabelHidden}
        value={value}
        onChange={onChange}
        placeholder={field.placeholder ?? field.label}
      />
    );
  const named = options.find((option) => option.value === value)?.label;
  return (
    <Suggest
      label={label}
      isLabelHidden={isLabelHidden}
      options={options}
      value={named ?? value}
      onChange={(text) => onChange(options.find((option) => option.label === text)?.value ?? text)}
      placeholder={field.label}
    />
  );
}
