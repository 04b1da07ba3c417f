/** Labels a column without repeating the page's title. */
import { labelOf } from '../../form/values/words.ts';

/**
 * @param id field of an item, dotted if nested
 * @param resource the page: `queues`
 * @example columnLabel('settings.delivery_paused', 'queues') // 'Delivery paused'
 */
export function columnLabel(id: string, resource: string): string {
  const noun = (resource.split('.').at(-1) ?? '').replace(/s$/, '');
  const plain = id
    // `account.name` is labelled as the account.
    .replace(/\.(display_)?name$/, '')
    .replace(/^(settings|config|metadata)\./, '')
    // `producers_total_count` → `producers`: its values are visibly counts.
    .replace(/_total_count$/, '');
  const own = noun !== '' && plain.startsWith(`${noun}_`) ? plain.slice(noun.length + 1) : plain;
  return labelOf(own);
}
