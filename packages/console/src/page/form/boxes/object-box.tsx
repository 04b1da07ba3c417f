/** Object controls: with fields named by the schema, and with names chosen by the user. */

import { isObject } from '@flarewire/schema';
import { Plus, X } from 'lucide-react';
import { useState } from 'react';
import { Button, IconButton } from '../../ui/controls/button.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import { Hint } from '../../ui/text/hint.tsx';
import { type Field, fieldsIn } from '../fields.ts';
import styles from '../form.module.css';
import { type BoxProps, errorAt, hintOf, useBox, useForm } from '../form-tools.ts';
import { startOf } from '../values/branches.ts';
import { newValue } from '../values/new-value.ts';
import { getAt, renameKey, setAt } from '../values/paths.ts';
import { hasProblemIn } from '../values/problems.ts';
import { summaryOf } from '../values/summary.ts';
import { FieldAside } from './field-aside.tsx';
import { FieldGroup } from './field-group.tsx';
import { FieldView } from './field-view.tsx';
import { Section } from './section.tsx';

export function ObjectBox(props: BoxProps) {
  const { field, params, problems, isEntry = false } = props;
  if (field.path.length === 0) return <Inside {...props} />;
  const own = problems.filter((problem) => hasProblemIn([problem], field.pointer));
  return (
    <Section
      pointer={field.pointer}
      title={
        <>
          {field.label}
          <FieldAside field={field} />
        </>
      }
      summary={summaryOf(getAt(params, field.path))}
      isOpenAtFirst={field.isRequired}
      problems={own.length}
      tools={!isEntry && <ObjectTool {...props} />}
    >
      {() => <Inside {...props} />}
    </Section>
  );
}

/** Adds or removes the whole object. */
function ObjectTool(props: BoxProps) {
  const { subject } = useForm();
  const { value, write, remove } = useBox(props);
  const { field } = props;
  return value === undefined ? (
    <IconButton small label={`Add ${field.label}, empty`} onPress={() => write(startOf(subject, field))}>
      <Plus size={14} aria-hidden />
    </IconButton>
  ) : (
    <IconButton small label={`Remove ${field.label}`} onPress={remove}>
      <X size={14} aria-hidden />
    </IconButton>
  );
}

/** The fields only, inside the parent's frame. */
export function Inside({ field, params, problems }: BoxProps) {
  const { subject, hidden } = useForm();
  const fields = fieldsIn(subject, field, params).filter(
    ({ path, name }) => path.length !== 1 || !hidden.includes(name),
  );
  const entries = field.isOpen ? entriesOf(field, fields) : [];
  const named = fields.filter((one) => !entries.includes(one));
  const error = errorAt(problems, field);
  const hint = hintOf(field);
  return (
    <div className={patterns.column}>
      {hint !== undefined && <Hint text={hint} />}
      {named.length > 0 && <FieldGroup fields={named} params={params} problems={problems} />}
      {field.isOpen && <Entries field={field} params={params} problems={problems} entries={entries} />}
      {error !== undefined && <span className={patterns.error}>{error}</span>}
    </div>
  );
}

/** Fields unknown to the schema come last, labelled by their name. */
function entriesOf(field: Field, fields: readonly Field[]): readonly Field[] {
  const known = isObject(field.schema.properties) ? field.schema.properties : {};
  const isRecord = field.kind === 'record';
  return fields.filter(({ name, label, isRequired }) =>
    isRecord ? true : name !== '' && label === name && !isRequired && !Object.hasOwn(known, name),
  );
}

interface EntriesProps extends BoxProps {
  readonly entries: readonly Field[];
}

function Entries({ field, params, problems, entries }: EntriesProps) {
  const { subject, change } = useForm();
  const [name, setName] = useState('');
  const value = getAt(params, field.path);
  const isTaken = isObject(value) && Object.hasOwn(value, name);
  const add = (): void => {
    if (name === '' || isTaken) return;
    change(field.pointer, (now) => setAt(now, [...field.path, name], newValue(subject, field, 'rest')));
    setName('');
  };
  return (
    <div className={patterns.columnSmall}>
      {entries.map((entry, place) => (
        // The name changes while typing; the index does not.
        <Entry key={place} field={entry} holder={field} params={params} problems={problems} />
      ))}
      <div className={styles.adder}>
        <TextField
          label={`Name of a new field in ${field.label}`}
          isLabelHidden
          placeholder="Name"
          mono
          value={name}
          onChange={setName}
          onSubmit={add}
          error={isTaken ? 'This name already exists.' : undefined}
        />
        <Button small isDisabled={name === '' || isTaken} onPress={add}>
          <Plus size={14} aria-hidden />
          Add field
        </Button>
      </div>
    </div>
  );
}

interface EntryProps extends BoxProps {
  readonly holder: Field;
}

function Entry({ field, holder, params, problems }: EntryProps) {
  const { change } = useForm();
  const [draft, setDraft] = useState<string>();
  const { remove } = useBox({ field, params, problems, isEntry: true });
  const name = draft ?? field.name;
  const isTaken = draft !== undefined && draft !== field.name;
  const rename = (next: string): void => {
    const siblings = getAt(params, holder.path);
    const isFree = next !== '' && isObject(siblings) && !Object.hasOwn(siblings, next);
    setDraft(isFree || next === field.name ? undefined : next);
    if (isFree) change(field.pointer, (now) => renameKey(now, holder.path, field.name, next));
  };
  return (
    <div className={styles.item}>
      <div className={styles.key}>
        <TextField
          label="Name"
          isLabelHidden
          mono
          value={name}
          onChange={rename}
          error={isTaken ? (name === '' ? 'Enter a name.' : 'This name already exists.') : undefined}
        />
      </div>
      <div className={styles.itemBody}>
        <FieldView field={field} params={params} problems={problems} isEntry isLabelHidden />
      </div>
      <IconButton small label={`Remove ${field.name}`} onPress={remove}>
        <X size={14} aria-hidden />
      </IconButton>
    </div>
  );
}
