/** Finds the intended branch of a union: by its tag field, or by the fewest problems. */
import type { Path, Problem } from './problem.ts';
import { asSchema, branchesOf, follow, isObject, type JsonSchema, type Schemas } from './schema.ts';
import { namesOf } from './shape.ts';
import { allowedBy } from './words.ts';

export interface Tag {
  readonly name: string;
  /** True if every branch requires the field. */
  readonly isRequired: boolean;
  /** Schema of all values of the field. */
  readonly values: JsonSchema;
  readonly branches: ReadonlyMap<unknown, readonly JsonSchema[]>;
}

const tags = new WeakMap<JsonSchema, Tag | null>();

/** The field with fixed values in all object branches, which alone decides which branches may fit. */
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

/** Scores from here on mean that nothing fits, not even the type. */
export const NO_MATCH = 1000;

/** Distance of a value from a branch. Misspelt names count for the branch that knows them; unknown names alone fit. */
export function scoreOf(problems: readonly Problem[], depth: number): number {
  let score = 0;
  for (const { path, kind, hint } of problems) {
    if (kind === 'unknown') score -= hint === undefined ? 0 : 1;
    else score += path.length <= depth ? NO_MATCH : path.length === depth + 1 && kind === 'invalid' ? 1.5 : 1;
  }
  // Only unknown names: the schema holds, so this beats every branch that does not.
  return problems.every(({ kind }) => kind === 'unknown') ? score - NO_MATCH : score;
}

/** Fields that the branch does not know; many suggest that it is the wrong branch. */
export function strangersTo(branch: JsonSchema, value: unknown, schemas: Schemas): number {
  if (!isObject(value)) return 0;
  const known = namesOf(branch, schemas);
  const unknown = Object.keys(value)
    .slice(0, 20)
    .filter((name) => !known.has(name));
  return unknown.length * 2;
}

export const samePath = (one: Path, other: Path): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

/** Schemas behind a problem, so that one text can cover several branches. */
interface Judged {
  readonly schema: JsonSchema;
  /** True if it concerns a pattern, which the text for several schemas cannot describe. */
  readonly isPattern: boolean;
}

const judged = new WeakMap<Problem, readonly Judged[]>();

export function noteSchema(problem: Problem, schema: JsonSchema, isPattern: boolean): Problem {
  judged.set(problem, [{ schema, isPattern }]);
  return problem;
}

/**
 * Problems of the first branch, each extended by the values that the other branches with problems in just these places
 * allow.
 */
export function joinBranches(near: readonly (readonly Problem[])[], schemas: Schemas): readonly Problem[] {
  const [first = [], ...others] = near;
  const same = others.filter((one) => isAlike(one, first));
  if (same.length === 0) return first;
  return first.map((problem, index) => {
    const all = [problem, ...same.map((one) => one[index] ?? problem)];
    return problem.kind === 'invalid' ? joined(problem, all, schemas) : problem;
  });
}

const isAlike = (one: readonly Problem[], other: readonly Problem[]): boolean =>
  one.length === other.length &&
  one.every(({ kind, path }, index) => kind === other[index]?.kind && samePath(path, other[index].path));

function joined(problem: Problem, all: readonly Problem[], schemas: Schemas): Problem {
  const texts = new Map(all.map((one) => [one.allowed, one]));
  if (texts.size === 1) return problem;
  const parts = [...texts].map(([allowed, one]) => ({ allowed, judged: judged.get(one) ?? [] }));
  const isPlain = (part: (typeof parts)[number]): boolean =>
    part.judged.length > 0 && !part.judged.some(({ isPattern }) => isPattern);
  const plain = parts.filter(isPlain).flatMap((part) => part.judged);
  const rest = parts.filter((part) => !isPlain(part)).map(({ allowed }) => allowed);
  const reported = plain.length === 0 ? [] : [allowedBy({ anyOf: plain.map(({ schema }) => schema) }, schemas)];
  const made = { ...problem, allowed: [...reported, ...rest].join(' or ') };
  judged.set(
    made,
    parts.flatMap((part) => part.judged),
  );
  return made;
}
