/** Selects the accounts or zones of a grant: all, or some. */

import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { flarewire } from '../../../data/flarewire.ts';
import { Checkbox } from '../../../ui/controls/choice.tsx';
import { TextField } from '../../../ui/controls/field.tsx';
import { Radios } from '../../../ui/controls/radio.tsx';
import patterns from '../../../ui/patterns.module.css';
import { Shown } from '../../../ui/text/shown.tsx';
import { ALL, allOfAccount } from './policies.ts';
import styles from './tokens.module.css';

/** Zones loaded at once. */
const MAX = 50;
const MANY = 8;

const useAccounts = () => useQuery(flarewire.queryOptions('accounts.list', { per_page: MAX }));

/** @param typed part of the name to search for, if there are more zones than loaded at once */
function useZones(typed = '') {
  const all = useQuery(flarewire.queryOptions('zones.list', { per_page: MAX }));
  const isCut = (all.data?.items.length ?? 0) >= MAX;
  const name = useDeferredValue(typed.trim().toLowerCase());
  const found = useQuery({
    ...flarewire.queryOptions('zones.list', { per_page: MAX, name: `contains:${name}` }),
    enabled: isCut && name !== '',
  });
  const zones = [...(all.data?.items ?? []), ...(found.data?.items ?? [])];
  return { isCut, zones: [...new Map(zones.map((zone) => [zone.id, zone])).values()] };
}

/** Names of accounts and zones by id. */
export function useNames(): ReadonlyMap<string, string> {
  const accounts = useAccounts().data?.items;
  const { data } = useQuery(flarewire.queryOptions('zones.list', { per_page: MAX }));
  const zones = data?.items;
  return useMemo(
    () => new Map([...(accounts ?? []), ...(zones ?? [])].map(({ id, name }) => [id, name])),
    [accounts, zones],
  );
}

interface ResourcesBoxProps {
  readonly scope: 'account' | 'zone';
  readonly resources: readonly string[];
  readonly onChange: (resources: readonly string[]) => void;
}

export function ResourcesBox({ scope, resources, onChange }: ResourcesBoxProps) {
  const accounts = useAccounts().data?.items ?? [];
  const [typed, setTyped] = useState('');
  const { zones, isCut } = useZones(typed);
  const known = [
    ...(scope === 'zone'
      ? accounts.map(({ id, name }) => ({ id: allOfAccount(id), name: `All zones of ${name}` }))
      : []),
    ...(scope === 'zone' ? zones : accounts).map(({ id, name }) => ({ id, name })),
  ];
  // Resources the token already has stay visible, even if the list lacks them.
  const strange = resources.filter((id) => id !== ALL && known.every((one) => one.id !== id));
  const items = [...known, ...strange.map((id) => ({ id, name: id }))];
  const isAll = resources.includes(ALL);
  return (
    <div className={patterns.column}>
      <Radios
        label={scope === 'zone' ? 'Zones' : 'Accounts'}
        options={[
          { value: 'all', label: scope === 'zone' ? 'All zones' : 'All accounts', note: 'Including future ones' },
          { value: 'some', label: scope === 'zone' ? 'These zones' : 'These accounts', note: 'Only these' },
        ]}
        value={isAll ? 'all' : 'some'}
        onChange={(value) => onChange(value === 'all' ? [ALL] : [])}
        error={resources.length === 0 ? `Choose at least one ${scope}.` : undefined}
      />
      {!isAll && (
        <Items
          scope={scope}
          items={items}
          resources={resources}
          onChange={onChange}
          typed={typed}
          setTyped={setTyped}
          isCut={scope === 'zone' && isCut}
        />
      )}
    </div>
  );
}

interface ItemsProps extends ResourcesBoxProps {
  readonly items: readonly { readonly id: string; readonly name: string }[];
  readonly typed: string;
  readonly setTyped: (typed: string) => void;
  /** True if there are more than shown. */
  readonly isCut: boolean;
}

function Items({ scope, items, resources, onChange, typed, setTyped, isCut }: ItemsProps) {
  const shown = items.filter(({ id, name }) => `${name} ${id}`.toLowerCase().includes(typed.trim().toLowerCase()));
  return (
    <fieldset className={styles.items} aria-label={`Chosen ${scope}s`}>
      {items.length > MANY && (
        <TextField
          label={`Find a ${scope}`}
          isLabelHidden
          type="search"
          value={typed}
          onChange={setTyped}
          placeholder={`Find a ${scope}`}
          hint={isCut ? `The first ${MAX} are shown; enter part of the name to find others.` : undefined}
        />
      )}
      {shown.map(({ id, name }) => (
        <Checkbox
          key={id}
          isSelected={resources.includes(id)}
          onChange={(isOn) => onChange(isOn ? [...resources, id] : resources.filter((one) => one !== id))}
        >
          <Shown text={name} />
        </Checkbox>
      ))}
    </fieldset>
  );
}
