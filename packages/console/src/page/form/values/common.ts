/** Selects an operation's common optional fields, which are shown with the required ones; the rest is collapsed. */
import type { Subject } from '../schema.ts';

/** Names, descriptions and switches, common to all products. */
const USUAL: readonly string[] = [
  ...['name', 'title', 'type', 'content', 'value', 'ttl', 'proxied', 'hostname', 'domain', 'action', 'expression'],
  ...['enabled', 'description', 'comment', 'search', 'status', 'order', 'direction', 'per_page'],
];

const MAX = 5;

/**
 * Parameter names: those of the contract's example first, then universal ones.
 * @example commonNames(subject) // Set { 'content', 'ttl', 'proxied', 'comment' }
 */
export function commonNames({ schemas }: Pick<Subject, 'schemas'>): ReadonlySet<string> {
  const optional = new Set(schemas.params.filter(({ required }) => !required).map(({ name }) => name));
  const names = [...Object.keys(schemas.example ?? {}), ...USUAL].filter((name) => optional.has(name));
  return new Set([...new Set(names)].slice(0, MAX));
}
