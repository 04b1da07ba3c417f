/** The form of a fault rule: matching requests, effect, and frequency. */

import { useMemo, useState } from 'react';
import { useCatalog } from '../../data/catalog.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Select, Suggest } from '../../ui/controls/choice.tsx';
import { TextField } from '../../ui/controls/field.tsx';
import { tell } from '../../ui/controls/toast.tsx';
import patterns from '../../ui/patterns.module.css';
import styles from '../panels/panel.module.css';
import { useControl } from '../panels/use-control.ts';
import { METHODS } from '../search.ts';
import { EFFECTS } from './effects.ts';
import { proposals } from './proposals.ts';
import { NEW_RULE, type Problems, type RuleDraft, ruleOf } from './rule.ts';

type Set = (part: Partial<RuleDraft>) => void;

interface PartProps {
  readonly draft: RuleDraft;
  readonly set: Set;
  readonly problems: Problems;
}

export function RuleForm() {
  const [draft, setDraft] = useState(NEW_RULE);
  const [problems, setProblems] = useState<Problems>({});
  const change = useControl();
  const set: Set = (part) => {
    setDraft({ ...draft, ...part });
    // Clear errors while the user edits.
    setProblems({});
  };
  const add = (): void => {
    const made = ruleOf(draft);
    if ('problems' in made) setProblems(made.problems);
    else {
      change.mutate([{ do: 'fault', rule: made.rule }], { onSuccess: () => tell('good', 'Rule added.') });
    }
  };
  const part = { draft, set, problems };
  return (
    <form
      className={patterns.column}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Which {...part} />
      <What {...part} />
      <Often {...part} />
      <div className={patterns.wrap}>
        <Button type="submit" look="main" isPending={change.isPending}>
          Add the rule
        </Button>
        <Button look="quiet" onPress={() => set(NEW_RULE)}>
          Reset
        </Button>
      </div>
    </form>
  );
}

const ANY = '(any)';
const METHOD_OPTIONS = [{ value: ANY, label: 'Any' }, ...METHODS.map((method) => ({ value: method, label: method }))];

function Which({ draft, set }: PartProps) {
  const { operations } = useCatalog();
  const options = useMemo(() => proposals(operations, draft.operation), [operations, draft.operation]);
  return (
    <div className={styles.row}>
      <div className={styles.wide}>
        <Suggest
          label="Operation"
          hint="Leave empty for all; append .* for all below a name"
          placeholder="dns.records.*"
          options={options}
          value={draft.operation}
          onChange={(operation) => set({ operation })}
        />
      </div>
      <Select
        label="Method"
        options={METHOD_OPTIONS}
        value={draft.method || ANY}
        onChange={(method) => set({ method: method === ANY ? '' : method })}
      />
      <TextField
        label="Path"
        hint="This path and everything below it"
        placeholder="/zones/{zone_id}"
        mono
        value={draft.path}
        onChange={(path) => set({ path })}
      />
    </div>
  );
}

const EFFECT_OPTIONS = Object.entries(EFFECTS).map(([value, { label, isDone }]) => ({
  value,
  label,
  note: isDone ? 'The call is carried out.' : 'Nothing is carried out.',
}));

function What({ draft, set, problems }: PartProps) {
  const fields = EFFECTS[draft.effect]?.fields ?? [];
  return (
    <div className={styles.row}>
      <div className={styles.wide}>
        <Select
          label="What happens"
          options={EFFECT_OPTIONS}
          value={draft.effect}
          onChange={(effect) => set({ effect, values: {} })}
        />
      </div>
      {fields.map(({ name, label, kind, placeholder, isNeeded }) => (
        <TextField
          key={name}
          label={label}
          isRequired={isNeeded ?? false}
          placeholder={placeholder}
          inputMode={kind === 'text' ? 'text' : 'decimal'}
          value={draft.values[name] ?? ''}
          onChange={(value) => set({ values: { ...draft.values, [name]: value } })}
          error={problems[name]}
        />
      ))}
    </div>
  );
}

const COMMITS = [
  { value: 'usual', label: 'Default of the effect' },
  { value: 'yes', label: 'Carried out before it fails' },
  { value: 'no', label: 'Not carried out' },
];

const OFTEN = [
  { name: 'chance', label: 'Probability, %', placeholder: '100' },
  { name: 'after', label: 'After the first', placeholder: '0' },
  { name: 'every', label: 'Then one in every', placeholder: '1' },
  { name: 'times', label: 'Maximum number of times', placeholder: 'Unlimited' },
] as const;

function Often({ draft, set, problems }: PartProps) {
  return (
    <div className={styles.row}>
      {OFTEN.map(({ name, label, placeholder }) => (
        <TextField
          key={name}
          label={label}
          placeholder={placeholder}
          inputMode="decimal"
          value={draft[name]}
          onChange={(value) => set({ [name]: value })}
          error={problems[name]}
        />
      ))}
      <Select
        label="The call itself"
        options={COMMITS}
        value={draft.commit}
        onChange={(commit) => set({ commit: commit === 'yes' || commit === 'no' ? commit : 'usual' })}
      />
    </div>
  );
}
