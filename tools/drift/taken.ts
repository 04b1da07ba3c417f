/** Entries of what an endpoint takes, made alike for both sides. */

import { type Place, type Taken, takenKey } from './endpoint.ts';
import type { FieldFacts, Shape } from './schema-facts.ts';

/** OpenAPI ignores the first three as parameters; the others are credentials, not parameters of an operation. */
const NOT_PARAMETERS = new Set([
  'accept',
  'content-type',
  'authorization',
  'x-auth-email',
  'x-auth-key',
  'x-auth-user-service-key',
]);

/** @param at lookup key on the other side, if not its name (path values: the position) */
export function entry(
  facts: FieldFacts,
  place: Place,
  name: string,
  required: boolean,
  at: string = name,
): readonly [string, Taken] {
  return [takenKey(place, at), { ...facts, in: place, name, required }];
}

export function headerEntry(facts: FieldFacts, name: string, required: boolean): readonly (readonly [string, Taken])[] {
  return NOT_PARAMETERS.has(name.toLowerCase()) ? [] : [entry(facts, 'header', name, required)];
}

/** @param undemanded what the official declarations require, and the API does not */
export function bodyFields(
  { fields, required }: Shape,
  undemanded: readonly string[] = [],
): readonly (readonly [string, Taken])[] {
  return [...fields].map(([name, facts]) => {
    const [key, taken] = entry(facts, 'body', name, required.has(name));
    return [key, undemanded.includes(name) ? { ...taken, undemanded: true } : taken];
  });
}
