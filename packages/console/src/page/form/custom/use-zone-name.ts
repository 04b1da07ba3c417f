/** Loads the name of a form's zone. */
import { skipToken, useQuery } from '@tanstack/react-query';
import { flarewire } from '../../data/flarewire.ts';
import { sessionOptions } from '../../data/queries.ts';
import { useForm } from '../form-tools.ts';
import type { Params } from '../schema.ts';

const FEW_MINUTES = 300_000;

/**
 * Undefined while unknown. In live mode, a form makes no request before its user acts.
 * @param isAsked true if the user focused a field that needs the name
 */
export function useZoneName(params: Params, isAsked: boolean): string | undefined {
  const { place, proposals } = useForm();
  const { data: session } = useQuery(sessionOptions);
  const zone_id = params.zone_id ?? place.zone_id;
  const known = proposals.zone_id?.find(({ value }) => value === zone_id)?.label;
  const isWanted = known === undefined && (session?.mode === 'local' || place.zone_id !== undefined || isAsked);
  const { data } = useQuery({
    ...flarewire.queryOptions(
      'zones.get',
      isWanted && typeof zone_id === 'string' && /^[0-9a-f]{32}$/.test(zone_id) ? { zone_id } : skipToken,
    ),
    staleTime: FEW_MINUTES,
  });
  return known ?? data?.name;
}
