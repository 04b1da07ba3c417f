/** Replaces ids in parameters by those of existing things, found or created by the operation that the contract names. */
import type { Param } from '@flarewire/contract';
import { asSchema, branchesOf, follow, isObject, type JsonSchema, matches, shapeOf } from '@flarewire/schema';
import type { Params } from '../../test/whole-api/cases.ts';
import type { Subject } from '../../test/whole-api/contract-reading.ts';
import type { Call } from '../../test/whole-api/makers.ts';
import { Lookup, type World } from './lookup.ts';

/** Deeper things do not refer to others. */
const MAX_DEPTH = 6;

/** The parameters with references that exist. @param isOpen the values to replace */
export async function withReferences(
  subject: Subject,
  params: Params,
  call: Call,
  { world, isOpen = () => true }: { readonly world: World; readonly isOpen?: (param: Param) => boolean },
): Promise<Params> {
  const found = { ...params };
  const look = new Lookup(world, params, call);
  for (const param of subject.schemas.params) {
    if (!(param.name in params) || !isOpen(param)) continue;
    const around = { subject, look, depth: 0, name: param.name };
    const value = await replaced(found[param.name], param.schema, around);
    const isSame = value === found[param.name] && param.in === 'path';
    const inCollection = isSame ? await look.idInCollection(subject, param) : undefined;
    // A list may show as a number the id that a path has as text.
    const isText = typeof value === 'string' && typeof inCollection === 'number';
    found[param.name] = (isText ? String(inCollection) : inCollection) ?? value;
  }
  return found;
}

interface Around {
  readonly subject: Subject;
  readonly look: Lookup;
  readonly depth: number;
  /** Of the field. */
  readonly name: string;
}

async function replaced(value: unknown, schema: JsonSchema, around: Around): Promise<unknown> {
  const { subject, look, depth, name } = around;
  if (depth > MAX_DEPTH) return value;
  const own = follow(schema, subject.defs);
  const from = schema['x-flarewire-from'] ?? own['x-flarewire-from'];
  if (typeof value === 'string' || typeof value === 'number')
    return (await look.idFor(value, { from, name, subject, isItem: depth > 0 })) ?? look.withOwners(value);
  const inside = { ...around, depth: depth + 1 };
  if (Array.isArray(value)) {
    const item = typeof from === 'string' ? { ...asSchema(own.items), 'x-flarewire-from': from } : asSchema(own.items);
    return inOrder(value, (one) => replaced(one, item, inside));
  }
  if (!isObject(value) || Object.getPrototypeOf(value) !== Object.prototype) return value;
  const properties = propertiesOf(own, value, subject);
  const entries = await inOrder(Object.entries(value), async ([key, one]): Promise<[string, unknown]> => {
    const own = properties.get(key) ?? {};
    return [String(look.withOwners(key)), await replaced(one, own, { ...inside, name: nameIn(name, key) })];
  });
  return Object.fromEntries(entries);
}

/** The id of an account or a zone inside of an object is named after that. */
const nameIn = (name: string, key: string): string =>
  key === 'id' && /^(account|zone)$/.test(name) ? `${name}_id` : key;

/** One after the other, so that created things have the same ids in every run. */
async function inOrder<T, R>(values: readonly T[], map: (value: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  for (const value of values) found.push(await map(value));
  return found;
}

/** Properties of an object, and of the branch of a union that its value is of. */
function propertiesOf(schema: JsonSchema, value: unknown, { defs }: Subject): ReadonlyMap<string, JsonSchema> {
  const branch = branchesOf(schema).find((one) => matches(one, value, defs));
  const all = [schema, ...(branch === undefined ? [] : [branch])].map((one) => shapeOf(one, defs)?.properties ?? []);
  return new Map(all.flatMap((properties) => [...properties]));
}
