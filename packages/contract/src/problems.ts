/** Checks the parameters of a call against the contract: path, query, headers and body, by caller-facing names. */
import {
  allowedBy,
  asSchema,
  asSchemas,
  type CheckOptions,
  check,
  coerce,
  display,
  follow,
  isFile,
  isObject,
  isRaw,
  itemsOf,
  type JsonSchema,
  namesOf,
  nearest,
  type Problem,
  placeOf,
  problem,
  type Schemas,
} from '@flarewire/schema';
import { descriptionAt, type WordSource } from './description.ts';
import type { OperationSchemas, Param, ProductDocument } from './types.ts';

export interface ParamsOptions {
  /** Unknown parameters: `error`, or `allow` for parameters newer than the contract. @default error */
  readonly unknown?: 'error' | 'allow' | undefined;
  /** `words` of the product's document, for descriptions in problems. */
  readonly words?: ProductDocument['words'];
}

type Given = Readonly<Record<string, unknown>>;

/** An operation to check, with its options. */
interface Job {
  readonly operation: OperationSchemas;
  readonly schemas: Schemas;
  readonly options: CheckOptions;
  readonly given: Given;
}

/** All problems of a flat object of parameters, as for `client.call()`. Never throws. */
export function paramProblems(
  operation: OperationSchemas,
  params: unknown,
  schemas: Schemas,
  { unknown = 'error', words }: ParamsOptions = {},
): Problem[] {
  try {
    if (params !== undefined && params !== null && (!isObject(params) || isFile(params)))
      return [problem([], 'invalid', display(params, true), 'an object of parameters')];
    const job: Job = { operation, schemas, given: { ...params }, options: { typos: unknown === 'error', sent: true } };
    const names = operation.params.filter((param) => param.in !== 'body').flatMap((param) => checkParam(param, job));
    const strangers = unknown === 'error' ? unknownNames(job) : [];
    const problems = [...names, ...scopeProblems(job), ...checkBody(job), ...strangers];
    return problems.map((found) => explained(found, operation, { schemas, words }));
  } catch {
    // A getter or a proxy that throws.
    return [problem([], 'invalid', 'something that cannot be read', 'plain data')];
  }
}

/** Adds the description of the field. */
function explained(found: Problem, operation: OperationSchemas, source: WordSource): Problem {
  const about = found.kind === 'unknown' ? undefined : descriptionAt(operation, found.path, source);
  return about === undefined ? found : { ...found, about };
}

const missing = (param: Param, schemas: Schemas): Problem =>
  problem([param.name], 'required', 'nothing', allowedBy(param.schema, schemas));

/** Path values may also use their wire names: methods take them by position. */
function givenFor(param: Param, given: Given): unknown {
  const own = Object.hasOwn(given, param.name) ? given[param.name] : undefined;
  const { wire } = param;
  return own === undefined && param.in === 'path' && wire !== undefined && Object.hasOwn(given, wire)
    ? given[wire]
    : own;
}

function checkParam(param: Param, { schemas, given, options }: Job): Problem[] {
  const value = givenFor(param, given);
  if (value === undefined) return param.required ? [missing(param, schemas)] : [];
  // For null, the client omits a header and sends an empty query value; a path value is required.
  if (value === null && param.in !== 'path' && !param.required) return [];
  const allowed = allowedBy(param.schema, schemas);
  if (param.in === 'path' && (isObject(value) || /^(\.|%2e){0,2}$/i.test(String(value))))
    return [problem([param.name], 'invalid', display(value, false), `${allowed}, not empty and no dots only`)];
  const own = { ...options, path: [param.name], secret: param.sensitive === true };
  const problems = check(param.schema, value, schemas, own);
  const isFit = (other: unknown): boolean => check(param.schema, other, schemas, own).length === 0;
  return problems.length === 0 || onWire(value, param, schemas).some(isFit) ? [] : problems;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Other values with an equal form in a URL or a header: '5' and 5, 'true' and true, one value and a list of it. */
function onWire(value: unknown, { schema, in: place }: Param, schemas: Schemas): unknown[] {
  if (isObject(value)) return [];
  const read = (of: JsonSchema, one: unknown): unknown => (isScalar(one) ? coerce(of, String(one), schemas) : one);
  const items = itemsOf(schema, schemas);
  const list = items === undefined ? [] : [[value].flat().map((one) => read(items, one))];
  if (Array.isArray(value)) return list;
  // Cloudflare uses UUIDs in places that are documented as 32 characters.
  if (typeof value === 'string' && UUID.test(value)) return [value.replaceAll('-', '')];
  return [read(schema, value), ...(place === 'query' ? list : [])];
}

const isScalar = (value: unknown): boolean => /^(string|number|bigint|boolean)$/.test(typeof value);

/** `/{account_or_zone}/…`: exactly one of the two is required. */
function scopeProblems({ operation, schemas, given }: Job): Problem[] {
  const [account, zone] = ['account_id', 'zone_id'].map((name) =>
    operation.params.find((param) => param.name === name && param.in === 'path' && !param.required),
  );
  if (account === undefined || zone === undefined) return [];
  const count = [account, zone].filter((param) => (givenFor(param, given) ?? null) !== null).length;
  if (count === 0)
    return [problem(['account_id'], 'required', 'nothing', `${allowedBy(account.schema, schemas)} (or zone_id)`)];
  return count === 1 ? [] : [problem(['zone_id'], 'invalid', 'both account_id and zone_id', 'one of the two')];
}

const bodyParams = ({ params }: OperationSchemas): readonly Param[] => params.filter((param) => param.in === 'body');

function checkBody({ operation, schemas, given, options }: Job): Problem[] {
  const { body } = operation;
  if (body === undefined) return [];
  const params = bodyParams(operation);
  const whole = params.find((param) => param.whole);
  if (whole !== undefined) {
    const value = givenFor(whole, given);
    if (value === undefined) return whole.required && body.required ? [missing(whole, schemas)] : [];
    if (isRaw(value) || isLines(whole.schema, value)) return [];
    return check(body.schema, value, schemas, { ...options, path: [whole.name], secret: whole.sensitive === true });
  }
  const byWire = new Map(params.map((param) => [param.wire ?? param.name, param]));
  const secrets = new Set(params.filter((param) => param.sensitive).map(({ name, wire = name }) => wire));
  const value = bodyOf(operation, given);
  if (!body.required && Object.keys(value).length === 0) return [];
  const problems = check(body.schema, value, schemas, { ...options, secrets })
    // Unknown names are reported for all parameters at once.
    .filter(({ path, kind }) => kind !== 'unknown' || path.length > 1)
    .map((found) => named(found, byWire));
  const reported = new Set(problems.map(({ path }) => path[0]));
  // A union reports one branch; fields required by all of its branches are always reported.
  const rest = params.filter(
    (param) => param.required && givenFor(param, given) === undefined && !reported.has(param.name),
  );
  return [...problems, ...rest.map((param) => missing(param, schemas))];
}

/** The client writes NDJSON from lists and objects. */
const isLines = (schema: JsonSchema, value: unknown): boolean =>
  schema.format === 'binary' && typeof value === 'object' && value !== null;

/** Body fields by wire name. */
function bodyOf(operation: OperationSchemas, given: Given): Record<string, unknown> {
  const value: Record<string, unknown> = Object.create(null);
  const elsewhere = new Set(
    operation.params.filter((param) => param.in !== 'body').flatMap(({ name, wire = name }) => [name, wire]),
  );
  const byName = new Map(bodyParams(operation).map((param) => [param.name, param]));
  for (const [name, field] of Object.entries(given)) {
    const param = byName.get(name);
    if (field !== undefined && (param !== undefined || !elsewhere.has(name))) value[param?.wire ?? name] = field;
  }
  return value;
}

/** The problem under the caller-facing name. */
function named(found: Problem, byWire: ReadonlyMap<string, Param>): Problem {
  const [first = '', ...rest] = found.path;
  const param = byWire.get(String(first));
  if (param === undefined) return found;
  const path = [param.name, ...rest];
  return { ...found, path, place: placeOf(path) };
}

function unknownNames({ operation, schemas, given }: Job): Problem[] {
  const { params, body } = operation;
  const known = new Set(
    params.flatMap((param) => (param.in === 'path' ? [param.name, param.wire ?? param.name] : [param.name])),
  );
  const isOpen = body !== undefined && !params.some((param) => param.whole) && isOpenObject(body.schema, schemas);
  let answered: Set<string> | undefined;
  return Object.keys(given).flatMap((name) => {
    if (known.has(name) || given[name] === undefined || isOpen) return [];
    const hint = nearest(
      name,
      params.map((param) => param.name).filter((one) => given[one] === undefined),
    );
    // Scripts and forms may name their files freely.
    if (hint === undefined && body !== undefined && holdsFiles(given[name])) return [];
    // A response may be edited and sent back.
    answered ??= namesOf(operation.result, schemas);
    return hint === undefined && answered.has(name) ? [] : [problem([name], 'unknown', 'a name', '', hint)];
  });
}

const holdsFiles = (value: unknown): boolean =>
  isFile(value) || (Array.isArray(value) && value.length > 0 && value.every(isFile));

/** True if the body may have fields with any name. */
function isOpenObject(schema: JsonSchema, schemas: Schemas): boolean {
  const { properties, additionalProperties, anyOf, allOf } = follow(schema, schemas);
  const parts = [...asSchemas(anyOf), ...asSchemas(allOf)];
  if (additionalProperties !== undefined) return additionalProperties !== false;
  return parts.length > 0
    ? parts.some((part) => isOpenObject(part, schemas))
    : Object.keys(asSchema(properties)).length === 0;
}
