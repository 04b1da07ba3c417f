/** Filters of the query; required ones are always visible. */

import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Select } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from '../radar.module.css';
import type { Filter } from './catalog.ts';
import type { ControlsProps } from './controls.tsx';
import { titleOf, valueLabel } from './labels.ts';

export function Filters({ search, selection, onChange }: ControlsProps) {
  const { filters } = selection.question;
  const chosen = Object.keys(selection.filters);
  const optional = filters.filter(({ isRequired }) => !isRequired);
  const count = optional.filter(({ name }) => chosen.includes(name)).length;
  const [isOpen, setOpen] = useState(count > 0);
  const shown = filters.filter(({ isRequired }) => isRequired || isOpen);
  const set = (name: string, value: string): void => {
    const { [name]: _, ...rest } = search.with ?? {};
    const next = value === '' ? rest : { ...rest, [name]: value };
    onChange({ with: Object.keys(next).length === 0 ? undefined : next });
  };
  if (filters.length === 0) return null;
  return (
    <div className={patterns.column}>
      {optional.length > 0 && (
        <div className={styles.filterHead}>
          <Button small aria-expanded={isOpen} onPress={() => setOpen(!isOpen)}>
            <SlidersHorizontal size={15} aria-hidden />
            {count === 0 ? 'Filters' : `Filters (${count})`}
          </Button>
          {count > 0 && (
            <Button small look="quiet" onPress={() => onChange({ with: undefined })}>
              Clear
            </Button>
          )}
        </div>
      )}
      {shown.length > 0 && (
        <div className={styles.controls}>
          {shown.map((filter) => (
            <FilterField
              key={filter.name}
              filter={filter}
              value={selection.filters[filter.name] ?? ''}
              onChange={(value) => set(filter.name, value)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

interface FilterFieldProps {
  readonly filter: Filter;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

function FilterField({ filter: { name, values, isRequired }, value, onChange }: FilterFieldProps) {
  const [text, setText] = useState(value);
  const label = titleOf(name);
  if (values.length === 0)
    return (
      <TextField
        label={label}
        value={text}
        onChange={setText}
        onSubmit={() => onChange(text.trim())}
        isRequired={isRequired}
        hint="Enter to apply"
      />
    );
  const any = isRequired ? [] : [{ value: '', label: 'Any' }];
  const options = [
    ...any,
    ...values.map((one) => ({ value: one, label: name === 'continent' ? (CONTINENTS[one] ?? one) : valueLabel(one) })),
  ];
  return <Select label={label} options={options} value={value} onChange={onChange} isRequired={isRequired} />;
}

const CONTINENTS: Readonly<Record<string, string>> = {
  AF: 'Africa',
  AN: 'Antarctica',
  AS: 'Asia',
  EU: 'Europe',
  NA: 'North America',
  OC: 'Oceania',
  SA: 'South America',
};
