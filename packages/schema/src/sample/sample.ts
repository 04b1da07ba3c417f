/** A value for any schema of the contract: the same each time, or varied by a given source of chance. */
import { matches } from '../matches.ts';
import {
  asSchema,
  asSchemas,
  branchesOf,
  follow,
  isObject,
  type JsonSchema,
  refName,
  type Schemas,
} from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { type Random, sampleNumber, sampleString } from './scalars.ts';

export interface SampleOptions {
  /** How many levels of optional properties are filled. Required ones always are. @default 2 */
  readonly optionalDepth?: number | undefined;
  /** The time that a `date-time` gets, RFC 3339. */
  readonly now?: string | undefined;
  /** Makes samples differ; without it a sample is the same each time. */
  readonly random?: Random | undefined;
}

/** What a sample is made with; passed down unchanged but for `refs`. */
export interface SampleEnv {
  readonly schemas: Schemas;
  readonly random: Random | undefined;
  readonly optionalDepth: number;
  readonly now: string | undefined;
  /** References on the way down here: one that comes again would never end. */
  readonly refs: Set<string>;
}

/** Stands for "no finite value": the caller leaves the property out or takes another branch. */
const NONE = Symbol('no finite sample');

/** @example sample({ type: 'string', format: 'ipv4' }, {}) // '192.0.2.1' */
export function sample(schema: JsonSchema, schemas: Schemas, options: SampleOptions = {}): unknown {
  return sampleWith(schema, sampleEnv(schemas, options));
}

export function sampleEnv(schemas: Schemas, { random, optionalDepth = 2, now }: SampleOptions): SampleEnv {
  return { schemas, random, optionalDepth, now, refs: new Set() };
}

export function sampleWith(schema: JsonSchema, env: SampleEnv, depth = 0): unknown {
  const value = make(schema, env, depth);
  return value === NONE ? null : value;
}

function make(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  const name = refName(schema);
  if (name === undefined) return makeResolved(schema, env, depth);
  if (env.refs.has(name)) return NONE;
  env.refs.add(name);
  const value = makeResolved(follow(schema, env.schemas), env, depth);
  env.refs.delete(name);
  return value;
}

function makeResolved(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  if ('const' in schema) return schema.const;
  const given = givenValue(schema, env);
  if (given !== NONE) return given;
  if (Array.isArray(schema.enum)) return schema.enum[choice(schema.enum.length, env)];
  if (Array.isArray(schema.allOf)) return makeAll(schema, env, depth);
  if (branchesOf(schema).length > 0) return makeBranch(schema, env, depth);
  return makeByType(schema, env, depth);
}

/** An example or a default, where it holds to its own schema (the contract's facts are not free of slips). */
function givenValue(schema: JsonSchema, env: SampleEnv): unknown {
  const varied = env.random !== undefined && env.random() < 0.5;
  if (varied) return NONE;
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  for (const value of [schema.example, ...examples, schema.default]) {
    if (value === undefined || (value === null && env.random === undefined)) continue;
    if (env.now !== undefined && schema.format === 'date-time') continue;
    if (matches(schema, value, env.schemas)) return structuredClone(value);
  }
  return NONE;
}

function choice(count: number, env: SampleEnv): number {
  return env.random === undefined ? 0 : Math.floor(env.random() * count);
}

function makeByType(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  switch (typeOf(schema)) {
    case 'string':
      return sampleString(schema, env);
    case 'integer':
    case 'number':
      return sampleNumber(schema, env.random);
    case 'boolean':
      return env.random === undefined ? true : env.random() < 0.5;
    case 'null':
      return null;
    case 'array':
      return makeArray(schema, env, depth);
    default:
      return makeObject(schema, env, depth);
  }
}

function typeOf(schema: JsonSchema): string {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (typeof type === 'string') return type;
  if ('items' in schema) return 'array';
  return typeof schema.format === 'string' || 'maxLength' in schema ? 'string' : 'object';
}

function makeArray(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
  const items: unknown[] = [];
  const wanted = Math.min(Math.max(least, 1), most);
  for (let tries = 0; items.length < wanted && tries < wanted * 4; tries++) {
    const item = make(
      asSchema(schema.items),
      schema.uniqueItems === true && tries > 0 ? varied(env, tries) : env,
      depth + 1,
    );
    if (item === NONE) return least === 0 ? [] : NONE;
    if (schema.uniqueItems === true && items.some((other) => JSON.stringify(other) === JSON.stringify(item))) continue;
    items.push(item);
  }
  return items;
}

/** A repeatable other way to make the same schema, for items that must differ. */
function varied(env: SampleEnv, seed: number): SampleEnv {
  let state = seed;
  return { ...env, random: env.random ?? (() => (state = (state * 0.6180339887 + 0.31) % 1)) };
}

function makeObject(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  const shape = shapeOf(schema, env.schemas);
  const object: Record<string, unknown> = {};
  if (shape === undefined) return object;
  const most = typeof schema.maxProperties === 'number' ? schema.maxProperties : Number.POSITIVE_INFINITY;
  for (const [name, property] of shape.properties) {
    const isRequired = shape.required.has(name);
    if (!isRequired && (depth >= env.optionalDepth || Object.keys(object).length >= most)) continue;
    if (!isRequired && env.random !== undefined && env.random() < 0.5) continue;
    const value = make(property, env, depth + 1);
    if (value !== NONE) object[name] = value;
    else if (isRequired) return NONE;
  }
  for (const name of shape.required) {
    if (!shape.properties.has(name)) object[name] = sampleWith(shape.rest ?? {}, env, depth + 1);
  }
  const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0;
  for (const [name, property] of shape.properties) {
    if (Object.keys(object).length >= least) break;
    if (!(name in object)) setUnlessNone(object, name, make(property, env, depth + 1));
  }
  for (let count = 1; Object.keys(object).length < least; count++) {
    object[`key${count}`] = sampleWith(shape.rest ?? { type: 'string' }, env, depth + 1);
  }
  return object;
}

function setUnlessNone(object: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== NONE) object[name] = value;
}

/** First branch (by chance: any) that gives a value which holds to the union as a whole; `null` only as a last resort. */
function makeBranch(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  const all = branchesOf(schema);
  const start = choice(all.length, env);
  const order = all.map((_, index) => all[(start + index) % all.length] ?? {});
  const isNull = (branch: JsonSchema): boolean => branch.type === 'null';
  if (env.random === undefined) order.sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
  const base = shapeOf(schema, env.schemas) === undefined ? undefined : makeObject(schema, env, depth);
  let fallback: unknown = NONE;
  for (const branch of order) {
    const made = make(branch, env, depth);
    if (made === NONE) continue;
    const value = isObject(base) && isObject(made) ? { ...base, ...made } : made;
    if (matches(schema, value, env.schemas)) return value;
    if (fallback === NONE) fallback = value;
  }
  return fallback;
}

/** Objects of an `allOf` are merged; other parts are read as one schema. */
function makeAll(schema: JsonSchema, env: SampleEnv, depth: number): unknown {
  const { allOf, ...rest } = schema;
  const parts = asSchemas(allOf);
  const resolved = parts.map((part) => follow(part, env.schemas));
  const made = [rest, ...parts].filter((part) => Object.keys(part).length > 0).map((part) => make(part, env, depth));
  if (made.includes(NONE)) return NONE;
  if (made.every(isObject) && resolved.some((part) => shapeOf(part, env.schemas) ?? branchesOf(part).length > 0)) {
    return Object.assign({}, ...made);
  }
  return make(Object.assign({}, ...resolved, rest), env, depth);
}
