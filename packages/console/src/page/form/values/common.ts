/** Which optional fields of an operation most callers give: they stand with the required ones, the rest is folded. */
import type { Subject } from '../schema.ts';

/** What people name, describe and switch, whatever the product. */
const USUAL: readonly string[] = [
  ...['name', 'title', 'type', 'content', 'value', 'ttl', 'proxied', 'hostname', 'domain', 'action', 'expression'],
  ...['enabled', 'description', 'comment', 'search', 'status', 'order', 'direction', 'per_page'],
];

const MOST = 5;

/**
 * Names of parameters: those of the contract's example first, then those that mean the same everywhere.
 * @example commonNames(subject) // Set { 'content', 'ttl', 'proxied', 'comment' }
 */
export function commonNames({ schemas }: Pick<Subject, 'schemas'>): ReadonlySet<string> {
  const optional = new Set(schemas.params.filter(({ required }) => !required).map(({ name }) => name));
  const names = [...Object.keys(schemas.example ?? {}), ...USUAL].filter((name) => optional.has(name));
  return new Set([...new Set(names)].slice(0, MOST));
}
