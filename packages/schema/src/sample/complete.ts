/**
 * Fits known values to a schema: missing required fields are sampled, fields that no branch names are dropped. A known
 * value of the right type is never replaced, even if it breaks a limit or a list of the schema, because a caller may
 * have sent it.
 */
import { hasType } from '../fits.ts';
import { matches } from '../matches.ts';
import { asSchema, branchesOf, follow, isObject, type JsonSchema, type Schemas } from '../schema.ts';
import { type ObjectShape, shapeOf } from '../shape.ts';
import { tagOf } from '../union.ts';
import { type SampleEnv, type SampleOptions, sampleEnv, sampleWith } from './sample.ts';

const MAX_DEPTH = 40;

/** @example complete(schema, { title: 'mine' }, document.schemas, { now }) // { id: '…', title: 'mine' } */
export function complete(
  schema: JsonSchema,
  known: unknown,
  schemas: Schemas,
  options: Omit<SampleOptions, 'random'> = {},
): unknown {
  return fill(schema, known, sampleEnv(schemas, { optionalDepth: 0, ...options }), 0);
}

function fill(schema: JsonSchema, known: unknown, env: SampleEnv, depth: number): unknown {
  if (known === undefined || depth > MAX_DEPTH) return sampleWith(schema, env, depth);
  const own = follow(schema, env.schemas);
  if ('const' in own) return typeof known === typeof own.const ? known : own.const;
  if (branchesOf(own).length > 0) return fillUnion(own, known, env, depth);
  if (Array.isArray(known)) return fillArray(own, known, env, depth);
  if (isObject(known)) return fillObject(own, known, env, depth);
  if (matches(own, known, env.schemas)) return known;
  const cast = castTo(own, known);
  if (matches(own, cast, env.schemas)) return cast;
  return known !== null && own.type !== undefined && hasType(own.type, known) ? known : sampleWith(schema, env, depth);
}

/** Converts a known value to the other type: the API writes one value as a number here and as a string there. */
function castTo(schema: JsonSchema, known: unknown): unknown {
  if (schema.type === 'string' && (typeof known === 'number' || typeof known === 'boolean')) return String(known);
  if ((schema.type === 'number' || schema.type === 'integer') && typeof known === 'string' && known !== '') {
    return Number(known);
  }
  return undefined;
}

function fillArray(schema: JsonSchema, known: readonly unknown[], env: SampleEnv, depth: number): unknown {
  const isArray = schema.type === 'array' || (Array.isArray(schema.type) && schema.type.includes('array'));
  if (!isArray) return Array.isArray(schema.enum) || schema.type ? sampleWith(schema, env, depth) : known;
  return known.map((item) => fill(asSchema(schema.items), item, env, depth + 1));
}

function fillObject(schema: JsonSchema, known: Record<string, unknown>, env: SampleEnv, depth: number): unknown {
  const shape = shapeOf(schema, env.schemas);
  if (shape === undefined)
    return schema.type === undefined && !Array.isArray(schema.enum) ? known : sampleWith(schema, env, depth);
  const object: Record<string, unknown> = {};
  for (const union of shape.unions) Object.assign(object, asObject(fill(union, known, env, depth + 1)));
  for (const [name, property] of shape.properties) {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (value !== undefined) {
      const filled = fill(property, value, env, depth + 1);
      if (filled !== null || shape.required.has(name) || matches(property, null, env.schemas)) object[name] = filled;
    } else if (shape.required.has(name)) {
      object[name] ??= sampleWith(property, env, depth + 1, name);
    }
  }
  addOpenFields(object, shape, known, env, depth);
  const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0;
  if (Object.keys(object).length < least) return { ...asObject(sampleWith(schema, env, depth)), ...object };
  return object;
}

function asObject(value: unknown): Record<string, unknown> {
  return isObject(value) ? value : {};
}

/** Unnamed fields: retained if the contract types them, or names no fields at all. */
function addOpenFields(
  object: Record<string, unknown>,
  shape: ObjectShape,
  known: Record<string, unknown>,
  env: SampleEnv,
  depth: number,
): void {
  const { rest, properties, required, unions } = shape;
  for (const name of required) {
    if (!(name in object)) object[name] = fill(rest ?? {}, known[name], env, depth + 1);
  }
  if (rest === undefined && (properties.size > 0 || unions.length > 0)) return;
  for (const [name, value] of Object.entries(known)) {
    if (properties.has(name) || name === '__proto__') continue;
    object[name] = fill(rest ?? {}, value, env, depth + 1);
  }
}

/** The branch that the known value already fits, or the one that shares most fields with it. */
function fillUnion(schema: JsonSchema, known: unknown, env: SampleEnv, depth: number): unknown {
  const branch = pickBranch(schema, known, env.schemas);
  // A kind that the schema does not know, such as a new kind of binding, is returned unchanged.
  const kind = isObject(known) ? known[tagOf(schema, env.schemas)?.name ?? ''] : undefined;
  if (branch === undefined && depth > 1 && typeof kind === 'string') return known;
  const filled = branch === undefined ? sampleWith(schema, env, depth) : fill(branch, known, env, depth + 1);
  if (isObject(filled) && isObject(known)) {
    const tag = tagOf(schema, env.schemas);
    const meant = tag?.branches.get(known[tag.name]) ?? (tag === undefined ? branchesOf(schema) : []);
    for (const other of meant) if (other !== branch) addKnown(filled, fill(other, known, env, depth + 1), known);
  }
  if (!isObject(filled) || !isObject(schema.properties)) return filled;
  const { anyOf: _, ...base } = schema;
  return { ...asObject(fillObject(base, asObject(known), env, depth)), ...filled };
}

/**
 * Merges another branch's values for the known fields, if no tag (such as `type` next to `config`) tells the branches
 * apart.
 */
function addKnown(target: Record<string, unknown>, other: unknown, known: Record<string, unknown>): void {
  if (!isObject(other)) return;
  for (const [name, value] of Object.entries(known)) {
    if (!Object.hasOwn(other, name) || value === undefined) continue;
    const own = target[name];
    if (!Object.hasOwn(target, name)) target[name] = other[name];
    else if (isObject(own) && isObject(value)) addKnown(own, other[name], value);
  }
}

/** The union branch that a value matches: by its constants (`type: 'MX'`), then by a fit, then by shared fields. */
export function pickBranch(schema: JsonSchema, value: unknown, schemas: Schemas): JsonSchema | undefined {
  let best: JsonSchema | undefined;
  let bestScore = -1;
  for (const branch of branchesOf(schema)) {
    const score = scoreBranch(follow(branch, schemas), value, schemas);
    if (score > bestScore) [best, bestScore] = [branch, score];
  }
  return best;
}

function scoreBranch(branch: JsonSchema, value: unknown, schemas: Schemas): number {
  if (branchesOf(branch).length > 0) {
    const inner = pickBranch(branch, value, schemas);
    return inner === undefined ? -1 : scoreBranch(follow(inner, schemas), value, schemas);
  }
  if (!isObject(value)) return matches(branch, value, schemas) ? 1 : -1;
  const shape = shapeOf(branch, schemas);
  if (shape === undefined) return matches(branch, value, schemas) ? 0 : -1;
  let score = matches(branch, value, schemas) ? 5 : 0;
  for (const [name, property] of shape.properties) {
    if (!Object.hasOwn(value, name)) continue;
    const target = follow(property, schemas);
    const isTag = 'const' in target || (Array.isArray(target.enum) && target.enum.length === 1);
    const fits = matches(property, value[name], schemas);
    if (isTag && !fits) return -1;
    score += fits ? (isTag ? 1000 : 10) : 4;
  }
  for (const name of shape.required) if (!Object.hasOwn(value, name)) score -= 11;
  return score;
}
