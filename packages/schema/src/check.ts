/** Checks a value against a schema of the contract and describes every problem. */
import { isFile } from './files.ts';
import { fitsItself, hasPattern, hasType } from './fits.ts';
import { type Path, type Problem, problem } from './problem.ts';
import {
  asSchema,
  asSchemas,
  branchesOf,
  isFilledIn,
  isObject,
  type JsonSchema,
  type Schemas,
  sentBranchesOf,
  targetOf,
} from './schema.ts';
import { isSecretName } from './secret-names.ts';
import { joinBranches, NO_MATCH, noteSchema, samePath, scoreOf, strangersTo, tagOf } from './union.ts';
import { allowedBy, display, nearest, valuesOf } from './words.ts';

export interface CheckOptions {
  /** Location of the value, prefixed to every path. */
  readonly path?: Path;
  /** Never show any part of the value. */
  readonly secret?: boolean;
  /** Fields whose values are never shown, in addition to those that the schema marks. */
  readonly secrets?: ReadonlySet<string>;
  /** Report an unknown name that resembles a missing one as misspelt. @default true */
  readonly typos?: boolean;
  /** Stop after this many problems. @default 100 */
  readonly limit?: number;
  /**
   * The value is a request to the API, which fills in read-only fields and defaults and rejects names outside a list.
   * @default false
   */
  readonly sent?: boolean;
}

/** A place in the value; `isSecret` applies to everything below it. */
interface At {
  readonly key: string | number;
  readonly up: At | undefined;
  isSecret: boolean;
  /** The list or object at this place. */
  object?: object;
}

interface Scope {
  readonly schemas: Schemas;
  readonly problems: Problem[];
  readonly limit: number;
  readonly typos: boolean;
  readonly sent: boolean;
  readonly secrets: ReadonlySet<string> | undefined;
  readonly root: Path;
  /** Shared by all branches tried; what cannot be checked within this many steps passes. */
  readonly budget: { steps: number };
  /** Results of objects checked for other branches, so that nested unions are not evaluated repeatedly. */
  readonly tried?: WeakMap<object, Map<JsonSchema, Tried>>;
}

interface Tried {
  readonly path: Path;
  readonly problems: readonly Problem[];
}

const MAX_DEPTH = 600;
const MAX_STEPS = 2_000_000;
const TRY_STEPS = 20;

/**
 * All problems; empty when the value fits. Never throws: an unreadable value is reported as a problem.
 * @example check({ type: 'integer', minimum: 60 }, 5, {}).map(problemText) // ['must be an integer from 60, not 5']
 */
export function check(
  schema: JsonSchema,
  value: unknown,
  schemas: Schemas,
  { path = [], secret = false, secrets, typos = true, limit = 100, sent = false }: CheckOptions = {},
): Problem[] {
  const budget = { steps: MAX_STEPS };
  const scope: Scope = { schemas, problems: [], limit, typos, sent, secrets, root: path, budget };
  const at: At = { key: '', up: undefined, isSecret: secret || path.some((key) => isSecretName(String(key))) };
  try {
    visit(schema, value, at, scope, 0);
  } catch {
    // A getter or a proxy that throws.
    report(scope, at, 'invalid', 'something that cannot be read', 'plain data');
  }
  return scope.problems;
}

function report(
  scope: Scope,
  at: At,
  kind: Problem['kind'],
  given: string,
  allowed: string,
  hint?: string | undefined,
): void {
  scope.problems.push(problem(pathOf(at, scope), kind, given, allowed, hint));
}

function pathOf(at: At, { root }: Scope): (string | number)[] {
  const path: (string | number)[] = [];
  for (let place = at; place.up !== undefined; place = place.up) path.push(place.key);
  return [...root, ...path.reverse()];
}

function wrong(schema: JsonSchema, value: unknown, at: At, scope: Scope): void {
  const hint = typeof value === 'string' ? nearest(value, valuesOf(schema, scope.schemas)) : undefined;
  const isOther = typeof value === 'string' && !hasPattern(schema, value);
  const allowed = `${allowedBy(schema, scope.schemas)}${isOther ? ` matching ${schema.pattern}` : ''}`;
  const found = problem(pathOf(at, scope), 'invalid', display(value, at.isSecret), allowed, hint);
  scope.problems.push(noteSchema(found, schema, isOther));
}

function below(at: At, key: string | number, { secrets }: Scope, value?: unknown): At {
  const isSecret =
    typeof key === 'string' && (isSecretName(key, value) || (at.up === undefined && secrets?.has(key) === true));
  return { key, up: at, isSecret: at.isSecret || isSecret };
}

function visit(schema: JsonSchema, given: unknown, at: At, scope: Scope, depth: number): void {
  if (scope.problems.length >= scope.limit || --scope.budget.steps < 0) return;
  if (schema['x-sensitive'] === true) at.isSecret = true;
  if (depth > MAX_DEPTH) {
    report(scope, at, 'invalid', display(given, true), 'data with fewer levels of nesting');
    return;
  }
  if (isFile(given) && schema.format === 'binary') return;
  const value = isFile(given) ? given : asWritten(given);
  if (typeof value === 'object' && isAbove(value, at)) {
    report(scope, at, 'invalid', 'a value that contains itself', describeAllowed(schema, scope));
    return;
  }
  if (typeof value === 'function' || typeof value === 'symbol' || typeof value === 'bigint') {
    report(scope, at, 'invalid', display(value, at.isSecret), describeAllowed(schema, scope));
    return;
  }
  if ('$ref' in schema) {
    const before = scope.problems.length;
    visit(targetOf(schema, scope.schemas), value, at, scope, depth + 1);
    if (scope.problems.length > before) return;
  }
  if (!isFilesByName(schema, value) && !fitsItself(schema, value)) {
    wrong(schema, value, at, scope);
    if (!hasType(schema.type, value)) return;
  }
  if (schema.anyOf !== undefined) visitUnion(schema, value, at, scope, depth);
  for (const part of asSchemas(schema.allOf)) visit(part, value, at, scope, depth + 1);
  if (typeof value !== 'object' || value === null) return;
  at.object = value;
  if (Array.isArray(value)) visitItems(schema, value, at, scope, depth);
  else visitFields(schema, value as Record<string, unknown>, at, scope, depth); // neither null nor a list: an object
}

/** Files by name in place of a list of files: the client turns them into form parts. */
const isFilesByName = (schema: JsonSchema, value: unknown): boolean =>
  schema.type === 'array' && asSchema(schema.items).format === 'binary' && isObject(value) && !isFile(value);

function isAbove(value: object | null, at: At): boolean {
  for (let place = at.up; place !== undefined; place = place.up) if (place.object === value) return value !== null;
  return false;
}

/** The value as JSON serializes it: a Date or a URL becomes its text. */
function asWritten(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const { toJSON } = value as { toJSON?: unknown }; // any value may have toJSON
  return typeof toJSON === 'function' ? toJSON.call(value, '') : value;
}

function describeAllowed(schema: JsonSchema, { schemas }: Scope): string {
  const allowed = allowedBy(schema, schemas);
  return allowed === 'anything' ? 'text, a number, true, false, null, a list or an object' : allowed;
}

function visitItems(schema: JsonSchema, list: readonly unknown[], at: At, scope: Scope, depth: number): void {
  if (!isObject(schema.items)) return;
  for (let index = 0; index < list.length && scope.problems.length < scope.limit; index++)
    visit(schema.items, list[index], below(at, index, scope), scope, depth + 1);
  if (scope.sent) visitLast(schema, list, at, scope);
}

/** The last item of some lists must match everything: it has none of the fields that narrow it. */
function visitLast({ 'x-flarewire-last': rule }: JsonSchema, list: readonly unknown[], at: At, scope: Scope): void {
  const last = list.at(-1);
  if (typeof rule !== 'string' || !isObject(last)) return;
  const colon = rule.indexOf(': ');
  const [names, reason] = [rule.slice(0, Math.max(colon, 0)), rule.slice(colon + 2)];
  for (const name of names.split(' ')) {
    const value = last[name];
    if (value === undefined || value === '' || value === '*') continue;
    const place = below(below(at, list.length - 1, scope), name, scope, value);
    report(scope, place, 'invalid', display(value, place.isSecret), `absent (${reason.replace(/\.$/, '')})`);
  }
}

function visitFields(schema: JsonSchema, object: Record<string, unknown>, at: At, scope: Scope, depth: number): void {
  const properties = asSchema(schema.properties);
  const missing: string[] = [];
  for (const name of Array.isArray(schema.required) ? schema.required : []) {
    // `undefined` is not written.
    if (Object.hasOwn(object, name) && object[name] !== undefined) continue;
    if (scope.sent && isFilledIn(asSchema(properties[name]), scope.schemas)) continue;
    missing.push(name);
    report(scope, below(at, name, scope), 'required', 'nothing', allowedBy(asSchema(properties[name]), scope.schemas));
  }
  const rest = schema.additionalProperties;
  const isOpen = rest === true || isObject(rest);
  const files = isFilesByName(schema, object) ? schema.items : undefined;
  for (const name in object) {
    if (!Object.hasOwn(object, name) || object[name] === undefined) continue;
    if (scope.problems.length >= scope.limit) return;
    const place = below(at, name, scope, object[name]);
    if (Object.hasOwn(properties, name)) visit(asSchema(properties[name]), object[name], place, scope, depth + 1);
    else if (rest === false) report(scope, place, 'unknown', 'a name', '', nearest(name, Object.keys(properties)));
    else if (isOpen || files) visit(asSchema(files ?? rest), object[name], place, scope, depth + 1);
    else if (scope.typos && schema.properties !== undefined) {
      const free = Object.keys(properties).filter((other) => object[other] === undefined);
      // Responses have fields unknown to the contract, possibly two letters apart (created_on, created_at).
      const meant = nearest(name, missing) ?? nearest(name, free, 1);
      if (meant !== undefined) report(scope, place, 'unknown', 'a name', '', meant);
    }
  }
}

/** Reports the best-matching branch; on a tie, merges the values that the candidates allow. */
function visitUnion(schema: JsonSchema, value: unknown, at: At, scope: Scope, depth: number): void {
  const tag = isObject(value) ? tagOf(schema, scope.schemas) : undefined;
  const named = tag && isObject(value) ? value[tag.name] : undefined;
  const byTag = tag?.branches.get(named);
  if (tag && byTag === undefined && (tag.isRequired || named !== undefined)) {
    const place = below(at, tag.name, scope, named);
    if (named === undefined) report(scope, place, 'required', 'nothing', allowedBy(tag.values, scope.schemas));
    else wrong(tag.values, named, place, scope);
    return;
  }
  let near: (readonly Problem[])[] = [];
  let least = Number.POSITIVE_INFINITY;
  const branches = scope.sent ? sentBranchesOf(schema) : branchesOf(schema);
  for (const branch of byTag ?? branches) {
    const problems = tryBranch(branch, value, at, scope, depth + 1);
    if (problems.length === 0) return;
    const score = scoreOf(problems, pathOf(at, scope).length) + strangersTo(branch, value, scope.schemas);
    if (score === least) near.push(problems);
    if (score < least) [near, least] = [[problems], score];
  }
  if (least >= NO_MATCH) wrong({ anyOf: branches }, value, at, scope);
  else scope.problems.push(...joinBranches(near, scope.schemas));
}

function tryBranch(branch: JsonSchema, value: unknown, at: At, scope: Scope, depth: number): readonly Problem[] {
  const before = typeof value === 'object' && value !== null ? scope.tried : undefined;
  const object = value as object; // used with `before` only
  const known = before?.get(object)?.get(branch);
  // An object referenced from two places is checked in both.
  if (known !== undefined && samePath(known.path, pathOf(at, scope))) return known.problems;
  const problems: Problem[] = [];
  scope.budget.steps -= TRY_STEPS;
  visit(branch, value, at, { ...scope, problems, limit: 20, tried: scope.tried ?? new WeakMap() }, depth);
  if (before !== undefined) {
    const byBranch = before.get(object) ?? new Map<JsonSchema, Tried>();
    before.set(object, byBranch.set(branch, { path: pathOf(at, scope), problems }));
  }
  return problems;
}
