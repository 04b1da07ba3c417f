/** Fills a path template. Values are encoded exactly once and can never change the route. */
import { UsageError } from '../errors/usage-error.ts';
import type { Operation } from '../operation.ts';

export type Values = Record<string, unknown>;

// RFC 3986 pchar: allowed unencoded in a segment, so that `a:b@c` stays readable.
const encode = (text: string): string => encodeURIComponent(text).replace(/%(2[46BC]|3[ABD]|40)/g, decodeURIComponent);

/** Fills in positional values from `given`, and the remaining ones (or all, without `given`) from the params. */
export function fillPath(
  { name: operation, path: template, args }: Pick<Operation, 'name' | 'path' | 'args'>,
  take: (name: string) => unknown,
  given?: readonly unknown[],
): string {
  const fill = (name: string, value: unknown): string => {
    const text = value == null || /obj|fun|sym/.test(typeof value) ? '' : String(value);
    // An empty value or a dot segment (which fetch resolves even if encoded) would address another resource.
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
