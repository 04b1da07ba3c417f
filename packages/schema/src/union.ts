/** Which branch of a union was meant: by the field that tells them apart, else by how little is wrong. */
import type { Problem } from './problem.ts';
import { asSchema, branchesOf, follow, isObject, type JsonSchema, type Schemas } from './schema.ts';
import { namesOf } from './shape.ts';

export interface Tag {
  readonly name: string;
  /** Every branch wants it. */
  readonly isRequired: boolean;
  /** Schema of all its values. */
  readonly values: JsonSchema;
  readonly branches: ReadonlyMap<unknown, readonly JsonSchema[]>;
}

const tags = new WeakMap<JsonSchema, Tag | null>();

/** The field that has fixed values in all branches for objects: which of them may fit depends on it alone. */
export function tagOf(union: JsonSchema, schemas: Schemas): Tag | undefined {
  let tag = tags.get(union);
  if (tag === undefined) {
    tag = findTag(union, schemas) ?? null;
    tags.set(union, tag);
  }
  return tag ?? undefined;
}

function findTag(union: JsonSchema, schemas: Schemas): Tag | undefined {
  const objects = branchesOf(union).filter((branch) => {
    const { type } = follow(branch, schemas);
    return type === undefined || [type].flat().includes('object');
  });
  const [first] = objects;
  if (first === undefined || objects.length < 2) return undefined;
  const names = [asSchema(union.discriminator).propertyName, ...namesOf(first, schemas)];
  const found = names
    .map((name) => (typeof name === 'string' ? tagNamed(name, objects, schemas) : undefined))
    .filter((tag) => tag !== undefined);
  return found.find((tag) => tag.isRequired) ?? found[0];
}

function tagNamed(name: string, objects: readonly JsonSchema[], schemas: Schemas): Tag | undefined {
  const branches = new Map<unknown, JsonSchema[]>();
  let isRequired = true;
  for (const branch of objects) {
    const { properties, required } = follow(branch, schemas);
    isRequired &&= Array.isArray(required) && required.includes(name);
    const field = follow(asSchema(asSchema(properties)[name]), schemas);
    const values = 'const' in field ? [field.const] : field.enum;
    if (!Array.isArray(values)) return undefined;
    for (const value of values) branches.set(value, [...(branches.get(value) ?? []), branch]);
  }
  return branches.size < 2 ? undefined : { name, isRequired, values: { enum: [...branches.keys()] }, branches };
}

/** A score from here on: nothing of the branch fits, not even its type. */
export const NO_MATCH = 1000;

/** How far a value is from a branch. Misspelt names speak for the branch that knows them; unknown names alone fit. */
export function scoreOf(problems: readonly Problem[], depth: number): number {
  let score = 0;
  for (const { path, kind, hint } of problems) {
    if (kind === 'unknown') score -= hint === undefined ? 0 : 1;
    else score += path.length <= depth ? NO_MATCH : path.length === depth + 1 && kind === 'invalid' ? 1.5 : 1;
  }
  // Only misspelt: the schema holds, so this is better than every branch that does not.
  return problems.every(({ kind }) => kind === 'unknown') ? score - NO_MATCH : score;
}

/** Fields that the branch does not know: it was hardly meant. */
export function strangersTo(branch: JsonSchema, value: unknown, schemas: Schemas): number {
  if (!isObject(value)) return 0;
  const known = namesOf(branch, schemas);
  const unknown = Object.keys(value)
    .slice(0, 20)
    .filter((name) => !known.has(name));
  return unknown.length * 2;
}
