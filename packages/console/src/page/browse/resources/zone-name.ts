/** Finds the name of a page's zone. */
import { isObject } from '@flarewire/schema';
import { useAnyOne } from '../items/any-call.ts';
import { useChoices } from './place.tsx';

/** Undefined while unknown. Reads the list of the zone picker; a zone on a later page is requested. */
export function useNameOfZone(zone_id: string | undefined): string | undefined {
  const { items } = useChoices('zones.list');
  const listed = items?.find(({ id }) => id === zone_id);
  const isElsewhere = zone_id !== undefined && items !== undefined && listed === undefined;
  const { data } = useAnyOne(isElsewhere ? 'zones.get' : undefined, { zone_id });
  const name = listed?.name ?? (isObject(data) ? data.name : undefined);
  return typeof name === 'string' ? name : undefined;
}
