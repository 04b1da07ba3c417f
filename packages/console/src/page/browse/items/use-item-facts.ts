/** Provides the facts about a resource's items on its page. */
import { useMemo } from 'react';
import { useSubject } from '../../data/catalog.ts';
import type { Resource } from '../resources/resources.ts';
import type { Context } from '../resources/template.ts';
import { useNameOfZone } from '../resources/zone-name.ts';
import { type ItemFacts, itemFacts } from './item-facts.ts';

export function useItemFacts(resource: Resource, context: Context): ItemFacts {
  const subject = useSubject(resource.list?.name ?? '');
  const zone = useNameOfZone(resource.name === 'dns.records' ? context.zone_id : undefined);
  return useMemo(() => ({ ...itemFacts(resource, subject), zone }), [resource, subject, zone]);
}
