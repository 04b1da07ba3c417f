/** Makes a value for any schema of the contract: deterministic, or varied by a source of random numbers. */
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
  sentBranchesOf,
} from '../schema.ts';
import { shapeOf } from '../shape.ts';
import { isFormat, type Random, sampleNumber, sampleString } from './scalars.ts';

export interface SampleOptions {
  /** Levels of optional properties to fill. Required ones are always filled. @default 2 */
  readonly optionalDepth?: number | undefined;
  /** The value for `date-time` fields, RFC 3339. */
  readonly now?: string | undefined;
  /** Varies the samples; without it a sample is deterministic. */
  readonly random?: Random | undefined;
  /**
   * Text for a field without a known format, by its name. If set, the sample reads like a real response: an optional
   * text of unknown content is left out, a required one is empty, and placeholder examples are ignored.
   */
  readonly wordOf?: WordOf | undefined;
}

/** @example wordOf('currency', false) // 'USD' */
export type WordOf = (name: string, isRequired: boolean) => string | undefined;

/** Inputs of a sample; passed down unchanged except for `refs`. */
export interface SampleEnv {
  readonly schemas: Schemas;
  readonly random: Random | undefined;
  readonly optionalDepth: number;
  readonly now: string | undefined;
  readonly wordOf: WordOf | undefined;
  readonly isAnswer: boolean;
  /** References followed so far; a repeated one would never end. */
  readonly refs: Set<string>;
}

/** Means "no finite value": the caller leaves the property out or takes another branch. */
const NONE = Symbol('no finite sample');

/** @example sample({ type: 'string', format: 'ipv4' }, {}) // '192.0.2.1' */
export function sample(schema: JsonSchema, schemas: Schemas, options: SampleOptions = {}): unknown {
  return sampleWith(schema, sampleEnv(schemas, options));
}

export function sampleEnv(schemas: Schemas, { random, optionalDepth = 2, now, wordOf }: SampleOptions): SampleEnv {
  return { schemas, random, optionalDepth, now, wordOf, isAnswer: wordOf !== undefined, refs: new Set() };
}

/** @param name of the field that the value is for */
export function sampleWith(schema: JsonSchema, env: SampleEnv, depth = 0, name?: string): unknown {
  const value = make(schema, env, { depth, name, isRequired: true });
  return value === NONE ? null : value;
}

/** Location of a value. */
interface Place {
  readonly depth: number;
  /** Name of the field; also for each item of a list. */
  readonly name: string | undefined;
  readonly isRequired: boolean;
}

function make(schema: JsonSchema, env: SampleEnv, place: Place): unknown {
  const name = refName(schema);
  if (name === undefined) return makeResolved(schema, env, place);
  if (env.refs.has(name)) return NONE;
  env.refs.add(name);
  const value = makeResolved(follow(schema, env.schemas), env, place);
  env.refs.delete(name);
  return value;
}

function makeResolved(schema: JsonSchema, env: SampleEnv, place: Place): unknown {
  if ('const' in schema) return schema.const;
  const given = givenValue(schema, env);
  if (given !== NONE) return given;
  if (Array.isArray(schema.enum)) return schema.enum[choice(schema.enum.length, env)];
  if (Array.isArray(schema.allOf)) return makeAll(schema, env, place);
  if (branchesOf(schema).length > 0) return makeBranch(schema, env, place);
  return makeByType(schema, env, place);
}

/** An example or a default, if it fits its own schema; some of the contract's are wrong. */
function givenValue(schema: JsonSchema, env: SampleEnv): unknown {
  const varied = env.random !== undefined && env.random() < 0.5;
  if (varied) return NONE;
  const examples = Array.isArray(schema.examples) ? schema.examples : [];
  for (const value of [schema.example, ...examples, schema.default]) {
    if (value === undefined || (value === null && env.random === undefined)) continue;
    if (env.now !== undefined && schema.format === 'date-time') continue;
    if (env.isAnswer && value !== schema.default && isPlaceholder(value)) continue;
    if (matches(schema, value, env.schemas)) return structuredClone(value);
  }
  return NONE;
}

/** Examples that only illustrate the format: `account123_my-bucket`, `xxxxxxxx-xxxx`, `<id>`. */
const PLACEHOLDER = /^(sample|string|text|example)$|x{4}|account123|^<.*>$|my-|example_/i;

function isPlaceholder(value: unknown): boolean {
  return typeof value === 'string' ? PLACEHOLDER.test(value) : Array.isArray(value) && value.some(isPlaceholder);
}

function choice(count: number, env: SampleEnv): number {
  return env.random === undefined ? 0 : Math.floor(env.random() * count);
}

function makeByType(schema: JsonSchema, env: SampleEnv, place: Place): unknown {
  switch (typeOf(schema)) {
    case 'string':
      return makeString(schema, env, place);
    case 'integer':
    case 'number':
      return sampleNumber(schema, env.random);
    case 'boolean':
      return env.random === undefined ? true : env.random() < 0.5;
    case 'null':
      return null;
    case 'array':
      return makeArray(schema, env, place);
    default:
      return makeObject(schema, env, place.depth);
  }
}

function makeString(schema: JsonSchema, env: SampleEnv, { name, isRequired }: Place): unknown {
  const { wordOf } = env;
  if (wordOf === undefined || hasForm(schema)) return sampleString(schema, env);
  const known = name === undefined ? undefined : wordOf(name, isRequired);
  if (known !== undefined && matches(schema, known, env.schemas)) return known;
  if (!isRequired) return NONE;
  return matches(schema, '', env.schemas) ? '' : sampleString(schema, env);
}

/** True if the schema describes the format of its strings. */
function hasForm({ format, pattern, minLength, maxLength }: JsonSchema): boolean {
  if (typeof pattern === 'string' || (minLength === 32 && maxLength === 32)) return true;
  return isFormat(format) || (maxLength === 36 && typeof minLength === 'number' && minLength >= 32);
}

function typeOf(schema: JsonSchema): string {
  const type = Array.isArray(schema.type) ? schema.type.find((one) => one !== 'null') : schema.type;
  if (typeof type === 'string') return type;
  if ('items' in schema) return 'array';
  return typeof schema.format === 'string' || 'maxLength' in schema ? 'string' : 'object';
}

function makeArray(schema: JsonSchema, env: SampleEnv, { depth, name }: Place): unknown {
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0;
  const most = typeof schema.maxItems === 'number' ? schema.maxItems : Number.POSITIVE_INFINITY;
  const items: unknown[] = [];
  const wanted = Math.min(Math.max(least, 1), most);
  for (let tries = 0; items.length < wanted && tries < wanted * 4; tries++) {
    const item = make(asSchema(schema.items), schema.uniqueItems === true && tries > 0 ? varied(env, tries) : env, {
      depth: depth + 1,
      name,
      isRequired: least > 0,
    });
    if (item === NONE || (env.isAnswer && least === 0 && saysNothing(item))) return least === 0 ? [] : NONE;
    if (schema.uniqueItems === true && items.some((other) => JSON.stringify(other) === JSON.stringify(item))) continue;
    items.push(item);
  }
  return items;
}

function saysNothing(item: unknown): boolean {
  return isObject(item) && Object.keys(item).length === 0;
}

/** A reproducible variation of the same schema, for items that must differ. */
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
    const value = make(property, env, { depth: depth + 1, name, isRequired });
    if (value !== NONE) object[name] = value;
    else if (isRequired) return NONE;
  }
  for (const name of shape.required) {
    if (!shape.properties.has(name)) object[name] = sampleWith(shape.rest ?? {}, env, depth + 1, name);
  }
  const least = typeof schema.minProperties === 'number' ? schema.minProperties : 0;
  for (const [name, property] of shape.properties) {
    if (Object.keys(object).length >= least) break;
    if (!(name in object))
      setUnlessNone(object, name, make(property, env, { depth: depth + 1, name, isRequired: true }));
  }
  for (let count = 1; Object.keys(object).length < least; count++) {
    object[`key${count}`] = sampleWith(shape.rest ?? { type: 'string' }, env, depth + 1);
  }
  return object;
}

function setUnlessNone(object: Record<string, unknown>, name: string, value: unknown): void {
  if (value !== NONE) object[name] = value;
}

/** First branch (or a random one) whose value fits the whole union; `null` only as a last resort. */
function makeBranch(schema: JsonSchema, env: SampleEnv, place: Place): unknown {
  const all = sentBranchesOf(schema);
  const start = choice(all.length, env);
  const order = all.map((_, index) => all[(start + index) % all.length] ?? {});
  const isNull = (branch: JsonSchema): boolean => branch.type === 'null';
  if (env.random === undefined) order.sort((one, other) => Number(isNull(one)) - Number(isNull(other)));
  const base = shapeOf(schema, env.schemas) === undefined ? undefined : makeObject(schema, env, place.depth);
  let fallback: unknown = NONE;
  for (const branch of order) {
    const made = make(branch, env, place);
    if (made === NONE) continue;
    const value = isObject(base) && isObject(made) ? { ...base, ...made } : made;
    if (matches(schema, value, env.schemas)) return value;
    if (fallback === NONE) fallback = value;
  }
  return fallback;
}

/** Merges the objects of an `allOf`; other parts are read as one schema. */
function makeAll(schema: JsonSchema, env: SampleEnv, place: Place): unknown {
  const { allOf, ...rest } = schema;
  const parts = asSchemas(allOf);
  const resolved = parts.map((part) => follow(part, env.schemas));
  const made = [rest, ...parts].filter((part) => Object.keys(part).length > 0).map((part) => make(part, env, place));
  if (made.includes(NONE)) return NONE;
  if (made.every(isObject) && resolved.some((part) => shapeOf(part, env.schemas) ?? branchesOf(part).length > 0)) {
    return Object.assign({}, ...made);
  }
  return make(Object.assign({}, ...resolved, rest), env, place);
}
