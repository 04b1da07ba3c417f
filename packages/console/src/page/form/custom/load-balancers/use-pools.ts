/** Loads the pools of a form's account. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { flarewire } from '../../../data/flarewire.ts';
import { useForm } from '../../form-tools.ts';
import type { Params } from '../../schema.ts';

export function useAccountId(params: Params): string | undefined {
  const { place } = useForm();
  const account_id = params.account_id ?? place.account_id;
  const zone_id = params.zone_id ?? place.zone_id;
  const { data } = useQuery(
    flarewire.queryOptions('zones.get', account_id === undefined && isId(zone_id) ? { zone_id } : skipToken),
  );
  return isId(account_id) ? account_id : data?.account.id;
}

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{32}$/.test(value);

/** Empty while loading. */
export function usePools(params: Params): readonly { readonly id: string; readonly name: string }[] {
  const account_id = useAccountId(params);
  const { data } = useQuery(
    flarewire.queryOptions('loadBalancers.pools.list', account_id === undefined ? skipToken : { account_id }),
  );
  return (data?.items ?? []).flatMap(({ id, name }) => (id === undefined ? [] : [{ id, name: name ?? id }]));
}
