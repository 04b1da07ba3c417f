/** Fills a path template. Values are encoded once and can never change which path is meant. */
import { UsageError } from '../errors/usage-error.ts';
import type { Operation } from './table.ts';

export type Values = Record<string, unknown>;

// RFC 3986 pchar: allowed in a segment as they are, so that `a:b@c` stays readable.
const encode = (text: string): string => encodeURIComponent(text).replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/** The path for these values: the positional ones from `given`, the others, and all where nothing is given, from the params. */
export function fillPath(
  { name: operation, path: template, args }: Pick<Operation, 'name' | 'path' | 'args'>,
  take: (name: string) => unknown,
  given?: readonly unknown[],
): string {
  const fill = (name: string, value: unknown): string => {
    const text = value == null || /obj|fun|sym/.test(typeof value) ? '' : String(value);
    // Nothing, and dot segments, which fetch itself resolves however they are encoded, would address another resource.
    if (/^\.{0,2}$/.test(text))
      throw new UsageError(
        `"${name}" must not be ${typeof value === 'string' ? `"${value}"` : value === null ? value : typeof value} in ${template}`,
        { operation, parameter: name },
      );
    return encode(text);
  };
  return template.replace(/\{([^{}]+)\}/g, (_, name: string) => {
    if (name !== 'account_or_zone')
      return fill(name, given && args.includes(name) ? given[args.indexOf(name)] : take(name));
    const account = take('account_id');
    const zone = take('zone_id');
    if (account != null && zone != null) throw new UsageError('You cannot provide both account_id and zone_id.');
    if (account != null) return `accounts/${fill('account_id', account)}`;
    if (zone == null) throw new UsageError('You must provide either account_id or zone_id.');
    return `zones/${fill('zone_id', zone)}`;
  });
}
