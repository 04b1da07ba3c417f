/** Determines the types that a command-line value may have by its schema. */
import { follow, type JsonSchema, type ProductDocument } from '@flarewire/contract';
import { asSchemas, isObject } from '@flarewire/schema';

interface Kinds {
  /** `string`, `integer`, `object` …, `file` */
  readonly types: ReadonlySet<string>;
  readonly literals: readonly unknown[];
  readonly items: JsonSchema | undefined;
}

type Schemas = ProductDocument['schemas'];

/** All types that a value may have, over the branches of its schema. */
export function kindsOf(schema: JsonSchema, schemas: Schemas): Kinds {
  const types = new Set<string>();
  const literals: unknown[] = [];
  let items: JsonSchema | undefined;
  const visit = (one: JsonSchema, depth: number): void => {
    const followed = follow(one, schemas);
    for (const type of [followed.type].flat()) if (typeof type === 'string') types.add(type);
    if (followed.format === 'binary' || followed['x-flarewire-type'] === 'file') types.add('file');
    if ('const' in followed) literals.push(followed.const);
    if (Array.isArray(followed.enum)) literals.push(...followed.enum);
    if (isObject(followed.items)) items ??= followed.items;
    if (isObject(followed.properties)) types.add('object');
    if (depth > 4) return;
    for (const name of ['anyOf', 'oneOf', 'allOf'])
      for (const inner of asSchemas(followed[name])) visit(inner, depth + 1);
  };
  visit(schema, 0);
  for (const literal of literals) types.add(typeOf(literal));
  return { types, literals, items };
}

/** True if a value may be a single word. */
export const mayBeOne = ({ types }: Pick<Kinds, 'types'>): boolean =>
  ['string', 'number', 'integer', 'boolean'].some((type) => types.has(type));

/** JSON type of a literal or a type keyword. */
const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value === 'number' ? 'number' : typeof value;
