/** Fills a path template. Values are encoded once and can never change which path is meant. */
import { CloudflareError } from './errors.ts';

export type Values = Record<string, unknown>;

// RFC 3986 pchar: allowed in a segment as they are, so that `a:b@c` stays readable.
const encode = (text: string): string => encodeURIComponent(text).replace(/%(24|26|2B|2C|3A|3B|3D|40)/g, decodeURIComponent);

/** Encodes one path value, or refuses it with a message that says which and why. */
export function encodeValue(value: unknown, name: string, operation: string, template: string): string {
  const refuse = (why: string) => new CloudflareError(`${operation}: "${name}" ${why} (path ${template})`);
  if (value === undefined || value === null) throw refuse('is missing');
  if (typeof value === 'object' || typeof value === 'function' || typeof value === 'symbol')
    throw refuse(`must be a string or a number, not ${Array.isArray(value) ? 'an array' : `a value of type ${typeof value}`}`);
  const text = String(value);
  if (text === '') throw refuse('must not be empty');
  // Servers and fetch itself resolve dot segments, which would address another resource.
  if (/^(\.|%2e){1,2}$/i.test(text)) throw refuse(`must not be "${text}"`);
  try {
    return encode(text);
  } catch {
    throw refuse('holds half a surrogate pair, which no URL can carry');
  }
}

/** The path for these values. Takes what it uses out of `params`. */
export function fillPath(template: string, operation: string, args: Values, params: Values): string {
  const shown = template.replace(/<([^>]+)>/g, '{$1}');
  return template.replace(/\{([^}]+)\}|<([^>]+)>/g, (_, named: string | undefined, positional: string) => {
    if (named === 'account_or_zone') return scope(operation, params, shown);
    if (named === undefined) return encodeValue(args[positional], positional, operation, shown);
    const value = params[named];
    delete params[named];
    return encodeValue(value, named, operation, shown);
  });
}

function scope(operation: string, params: Values, shown: string): string {
  const { account_id: account, zone_id: zone } = params;
  delete params.account_id;
  delete params.zone_id;
  const hasZone = zone !== undefined && zone !== null;
  if (account === undefined || account === null) {
    if (!hasZone) throw new CloudflareError('You must provide either account_id or zone_id.');
    return `zones/${encodeValue(zone, 'zone_id', operation, shown)}`;
  }
  if (hasZone) throw new CloudflareError('You cannot provide both account_id and zone_id.');
  return `accounts/${encodeValue(account, 'account_id', operation, shown)}`;
}
