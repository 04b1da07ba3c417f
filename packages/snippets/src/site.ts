/** Paths of the documentation's reference, and the URL of the site. */
import { kebab } from './command/words.ts';

/** `dns.records.create` belongs to `dns.records`. */
export const resourceOf = (operation: string): string => operation.slice(0, operation.lastIndexOf('.'));

export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Path of a resource or product, with a trailing slash: `/reference/dns/records/`. */
export const pathOf = (name: string): string => `/reference/${name.split('.').map(kebab).join('/')}/`;

/** Path of an operation: `/reference/dns/records/#create`. */
export const operationPath = (operation: string): string => `${pathOf(resourceOf(operation))}#${lastOf(operation)}`;

/**
 * URL of the site without a trailing slash; undefined if it has none.
 * @throws Error for an invalid URL
 */
export function siteAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`FLAREWIRE_SITE must be an address such as http://127.0.0.1:4321, not '${text}'.`);
  return text.replace(/\/$/, '');
}
