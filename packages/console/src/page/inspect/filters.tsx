/** Filter fields of the request list. */
import { memo, useEffect, useState } from 'react';
import { type Option, Select } from '../ui/controls/choice.tsx';
import { TextField } from '../ui/controls/field.tsx';
import { counted } from '../ui/text/number-text.ts';
import { type Change, type InspectSearch, METHODS, PERMISSIONS, SCHEMAS, STATUSES } from './search.ts';
import styles from './toolbar.module.css';

/** The URL follows when typing pauses, so that the list does not slow down typing. */
export const SearchField = memo(function SearchField({ q, change }: { readonly q: string; readonly change: Change }) {
  const [typed, setTyped] = useState(q);
  const [reported, setTold] = useState(q);
  if (q !== reported) {
    setTold(q);
    setTyped(q);
  }
  useEffect(() => {
    if (typed === reported) return;
    const timer = setTimeout(() => {
      setTold(typed);
      change({ q: typed || undefined });
    }, 120);
    return () => clearTimeout(timer);
  }, [typed, reported, change]);
  return (
    <div className={styles.search}>
      <TextField
        label="Search in path, operation and program"
        isLabelHidden
        type="search"
        placeholder="Search (-word excludes)"
        value={typed}
        onChange={setTyped}
      />
    </div>
  );
});

type ChoiceName = 'method' | 'status' | 'schema' | 'permission';

interface ChoiceOf {
  readonly name: ChoiceName;
  readonly label: string;
  readonly any: string;
  readonly options: readonly Option[];
}

const WORDS: Readonly<Record<string, string>> = {
  none: 'No response',
  failed: 'Failed: 4xx, 5xx, none',
};
const asOptions = (words: readonly string[], what = ''): Option[] =>
  words.map((value) => ({ value, label: what === '' ? (WORDS[value] ?? value) : `${what} ${value}` }));

export const CHOICES: readonly ChoiceOf[] = [
  { name: 'method', label: 'Method', any: 'Method', options: asOptions(METHODS) },
  { name: 'status', label: 'Status', any: 'Status', options: asOptions(STATUSES) },
  { name: 'schema', label: 'Verdict of the schema', any: 'Schema', options: asOptions(SCHEMAS, 'Schema') },
  {
    name: 'permission',
    label: 'Verdict of the permissions',
    any: 'Permission',
    options: asOptions(PERMISSIONS, 'Permission'),
  },
];

const ANY = '(any)';

interface ChoiceProps extends ChoiceOf {
  readonly value: string | undefined;
  readonly change: Change;
}

/** Memoized, because the toolbar renders whenever requests arrive. */
export const Choice = memo(function Choice({ name, label, any, options, value, change }: ChoiceProps) {
  const choose = (chosen: string): void =>
    change({ [name]: chosen === ANY ? undefined : chosen } as Partial<InspectSearch>); // one of the options
  return (
    <div className={styles.choice}>
      <Select
        label={label}
        isLabelHidden
        options={[{ value: ANY, label: any }, ...options]}
        value={value ?? ANY}
        onChange={choose}
      />
    </div>
  );
});

interface AgentsProps {
  readonly value: string | undefined;
  readonly agents: ReadonlyMap<string, number>;
  readonly change: Change;
}

export function Agents({ value, agents, change }: AgentsProps) {
  const names = new Set([...agents.keys(), ...(value === undefined ? [] : [value])]);
  const options = [
    { value: ANY, label: 'Program' },
    ...[...names].filter(Boolean).map((name) => ({ value: name, label: name, note: noteOf(agents.get(name)) })),
  ];
  return (
    <div className={styles.choice}>
      <Select
        label="Program"
        isLabelHidden
        options={options}
        value={value ?? ANY}
        onChange={(chosen) => change({ agent: chosen === ANY ? undefined : chosen })}
      />
    </div>
  );
}

const noteOf = (count: number | undefined): string | undefined =>
  count === undefined ? undefined : counted(count, 'request');
