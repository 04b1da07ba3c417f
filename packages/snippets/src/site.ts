/** Where the documentation's site describes things: the paths of its reference, and the address that it has. */
import { kebab } from './command/words.ts';

/** `dns.records.create` is one of `dns.records`. */
export const resourceOf = (operation: string): string => operation.slice(0, operation.lastIndexOf('.'));

export const lastOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** Path of a resource or product, with a slash at its end: `/reference/dns/records/`. */
export const pathOf = (name: string): string => `/reference/${name.split('.').map(kebab).join('/')}/`;

/** Path of an operation: `/reference/dns/records/#create`. */
export const operationPath = (operation: string): string => `${pathOf(resourceOf(operation))}#${lastOf(operation)}`;

/**
 * Address of the site without a slash at its end; undefined where it has none.
 * @throws Error for what is no address
 */
export function siteAddress(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol))
    throw new Error(`FLAREWIRE_SITE is '${text}', which is no address: it takes one such as http://127.0.0.1:4321.`);
  return text.replace(/\/$/, '');
}
