/** A row of the expression builder: field, operator and value. */

import { X } from 'lucide-react';
import { useState } from 'react';
import { countries } from '../../../data/geo/countries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/controls/button.tsx';
import { type Option, Select, Suggest } from '../../../ui/controls/choice.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import patterns from '../../../ui/patterns.module.css';
import { operatorOf, operatorsOf } from './operators.ts';
import { type Row, rowProblem, shownValue, withLeft, withOperator, writtenValue } from './rows.ts';
import styles from './rules.module.css';
import { FIELDS, knownField } from './vocabulary.ts';

const FIELD_OPTIONS: readonly Option[] = FIELDS.map(({ name, label, words }) => ({
  value: name,
  label,
  note: `${name} · ${words}`,
}));
const nameOf = (label: string): string => FIELDS.find((field) => field.label === label)?.name ?? label;
const labelOf = (name: string): string => FIELDS.find((field) => field.name === name)?.label ?? name;

interface RowViewProps {
  readonly row: Row;
  readonly name: string;
  readonly onChange: (row: Row) => void;
  readonly onRemove: () => void;
}

export function RowView({ row, name, onChange, onRemove }: RowViewProps) {
  const problem = rowProblem(row);
  const takes = operatorOf(row.type, row.operator)?.takes;
  return (
    <fieldset className={classNames(patterns.formRow, styles.row)} aria-label={name}>
      <div className={styles.field}>
        <Suggest
          label={`Field of ${name}`}
          isLabelHidden
          options={FIELD_OPTIONS}
          value={labelOf(row.left)}
          onChange={(text) => {
            const left = nameOf(text);
            if (left !== row.left) onChange(withLeft(row, left));
          }}
          placeholder="Field"
        />
      </div>
      <div className={styles.operator}>
        <Select
          label={`Operator of ${name}`}
          isLabelHidden
          options={operatorsOf(row.type).map(({ id, label }) => ({ value: id, label }))}
          value={row.operator}
          onChange={(id) => onChange(withOperator(row, id))}
        />
      </div>
      <div className={styles.value}>
        {takes === 'set' ? (
          <SetValue row={row} name={name} problem={problem} onChange={onChange} />
        ) : takes === 'nothing' ? null : (
          <OneValue row={row} name={name} problem={problem} onChange={onChange} />
        )}
      </div>
      <RemoveButton name={name} onPress={onRemove} />
    </fieldset>
  );
}

export function RemoveButton({ name, onPress }: { readonly name: string; readonly onPress: () => void }) {
  return (
    <IconButton small label={`Remove ${name}`} onPress={onPress}>
      <X size={14} aria-hidden />
    </IconButton>
  );
}

interface ValueProps extends Pick<RowViewProps, 'row' | 'name' | 'onChange'> {
  readonly problem: string | undefined;
}

/**
 * Cloudflare adds T1 for Tor and XX for unknown.
 * https://developers.cloudflare.com/fundamentals/reference/http-headers/#cf-ipcountry
 */
const PLACES: readonly Option[] = [
  ...countries().map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
  { value: 'T1', label: 'Tor network (T1)' },
  { value: 'XX', label: 'Unknown (XX)' },
];

function proposalsFor(left: string): readonly Option[] | undefined {
  if (left === 'ip.src.country' || left === 'ip.geoip.country') return PLACES;
  return knownField(left)?.values?.map((value) => ({ value, label: value }));
}

function OneValue({ row, name, problem, onChange }: ValueProps) {
  const [source = ''] = row.values;
  const isList = row.operator.endsWith('in list');
  const value = isList ? source.replace(/^\$/, '') : shownValue(source);
  const type = (typed: string): void =>
    onChange({ ...row, values: [isList ? `$${typed.trim().replace(/^\$/, '')}` : writtenValue(row.type, typed)] });
  const label = isList ? `List of ${name}` : `Value of ${name}`;
  const options = isList ? undefined : proposalsFor(row.left);
  const error = value === '' && row.type === 'text' ? undefined : problem;
  if (options !== undefined)
    return <Suggest label={label} isLabelHidden options={options} value={value} onChange={type} error={error} />;
  return (
    <TextField
      label={label}
      isLabelHidden
      value={value}
      onChange={type}
      mono={row.type !== 'number'}
      error={error}
      placeholder={isList ? 'name_of_a_list' : (EXAMPLE[row.left] ?? EXAMPLE[row.type])}
    />
  );
}

const EXAMPLE: Readonly<Record<string, string>> = {
  number: '10',
  address: '192.0.2.1',
  'http.host': 'www.example.com',
  'http.request.uri.path': '/login',
};

/** Comma-separated values. */
function SetValue({ row, name, problem, onChange }: ValueProps) {
  const [draft, setDraft] = useState<string>();
  const joined = row.values.map(shownValue).join(', ');
  const isOfDraft = draft !== undefined && valuesIn(row, draft).join() === row.values.join();
  return (
    <TextField
      label={`Values of ${name}`}
      isLabelHidden
      value={isOfDraft ? draft : joined}
      onChange={(typed) => {
        setDraft(typed);
        onChange({ ...row, values: valuesIn(row, typed) });
      }}
      mono
      placeholder={row.left === 'ip.src.country' ? 'NL, DE' : 'comma-separated'}
      error={problem}
    />
  );
}

const valuesIn = ({ type }: Row, typed: string): string[] =>
  typed
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map((part) => writtenValue(type, part));
