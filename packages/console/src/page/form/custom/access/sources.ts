/** Loads choices for Access rules: groups, identity providers, lists and others, with names. */
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { flarewire } from '../../../data/flarewire.ts';
import { countries as allCountries, countryName } from '../../../data/geo/countries.ts';
import type { Option } from '../../../ui/controls/choice.tsx';
import { useForm } from '../../form-tools.ts';
import type { Source } from './rule-kinds.ts';

interface Named {
  readonly id?: string | undefined;
  readonly uid?: string | undefined;
  readonly name?: string | undefined;
}

export type Sources = Readonly<Record<Source, readonly Option[]>>;

/** Loaded when a policy is shown; if a list cannot be read, ids can be typed. */
export function useSources(params: Readonly<Record<string, unknown>>): Sources {
  const { place } = useForm();
  const { account_id }: Readonly<Record<string, unknown>> = { ...place, ...params };
  return useSourcesOf(typeof account_id === 'string' ? account_id : '');
}

/** @param account_id nothing is loaded if empty */
export function useSourcesOf(account_id: string): Sources {
  const enabled = account_id !== '';
  const groups = useQuery({ ...flarewire.queryOptions('zeroTrust.access.groups.list', { account_id }), enabled });
  const providers = useQuery({
    ...flarewire.queryOptions('zeroTrust.identityProviders.list', { account_id }),
    enabled,
  });
  const tokens = useQuery({
    ...flarewire.queryOptions('zeroTrust.access.serviceTokens.list', { account_id }),
    enabled,
  });
  const lists = useQuery({ ...flarewire.queryOptions('zeroTrust.gateway.lists.list', { account_id }), enabled });
  const postures = useQuery({ ...flarewire.queryOptions('zeroTrust.devices.posture.list', { account_id }), enabled });
  const apps = useQuery({ ...flarewire.queryOptions('zeroTrust.access.applications.list', { account_id }), enabled });
  return useMemo(
    () => ({
      countries: allCountries().map(({ code, name }) => ({ value: code, label: `${name} (${code})` })),
      groups: optionsOf(groups.data?.items),
      'identity-providers': optionsOf(providers.data?.items),
      'service-tokens': optionsOf(tokens.data?.items),
      'email-lists': optionsOf(lists.data?.items.filter(({ type }) => type === 'EMAIL')),
      'ip-lists': optionsOf(lists.data?.items.filter(({ type }) => type === 'IP')),
      postures: optionsOf(postures.data?.items),
      applications: optionsOf(apps.data?.items),
    }),
    [groups.data, providers.data, tokens.data, lists.data, postures.data, apps.data],
  );
}

const optionsOf = (items: readonly Named[] | undefined): readonly Option[] =>
  (items ?? []).flatMap(({ id, uid, name }) => {
    const value = id ?? uid;
    return value === undefined ? [] : [{ value, label: name || value }];
  });

/** Names by id, for sentences. */
export function namesOf(sources: Sources): ReadonlyMap<string, string> {
  const { countries, ...others } = sources;
  return new Map([
    ...Object.values(others)
      .flat()
      .map(({ value, label }) => [value, label] as const),
    ...countries.map(({ value }) => [value, countryName(value) ?? value] as const),
  ]);
}
