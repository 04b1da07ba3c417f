/** Parameters of an example: the contract's, or values made from the schemas. */
import type { Param } from '@flarewire/contract';
import { asSchema, branchesOf, follow, isFile, isObject, type JsonSchema, sample, shapeOf } from '@flarewire/schema';
import { withScriptFile } from '@flarewire/snippets';
import { makeParams, type Params } from '../../test/whole-api/cases.ts';
import { type Subject, wholeBody, wireName } from '../../test/whole-api/contract-reading.ts';
import { special } from '../../test/whole-api/special-params.ts';
import { withPem } from './pem.ts';
import { NOW, requestWord } from './words.ts';

export type Scope = 'account_id' | 'zone_id';

/** Number of optional fields that a write shows which requires none. */
const FEW = 2;

/** An operation of an account or a zone is shown with the one that its example names. */
export const scopeOf = ({ schemas: { example = {} } }: Subject): Scope =>
  'zone_id' in example && !('account_id' in example) ? 'zone_id' : 'account_id';

/**
 * Parameters in the order of preference: the contract's example completed by required values, then with a few optional
 * fields where nothing is required, then the required values alone.
 */
export const candidatesFor = (subject: Subject): readonly Params[] =>
  allFor(subject).map((params) => ({ ...params, ...Object(withPem(params)) }));

function allFor(subject: Subject): readonly Params[] {
  const { schemas } = subject;
  const required = requiredParams(subject);
  if (schemas.example !== undefined) {
    const given = withFiles(subject, declaredOnly(subject, schemas.example));
    const path = Object.fromEntries(Object.entries(required).filter(([name]) => isIn(subject, name, 'path')));
    const all = { ...required, ...given };
    const lacksRequired = schemas.params.some(({ name, required }) => required && !(name in { ...path, ...given }));
    return lacksRequired ? [all, { ...path, ...given }] : [{ ...path, ...given }, all];
  }
  const optional = optionalParams(subject, required);
  const single = optional.map(([name, value]) => ({ ...required, [name]: value }));
  const all = optional.length < 2 ? [] : [{ ...required, ...Object.fromEntries(optional.slice(0, FEW)) }];
  const own = special(subject.operation.name) === undefined ? [] : [makeParams(subject, 'required', scopeOf(subject))];
  return [...all, ...single, required, ...own];
}

/** Without fields that the types do not have. */
function declaredOnly({ schemas, defs, operation }: Subject, example: Params): Params {
  const isOpen = schemas.body !== undefined && shapeOf(schemas.body.schema, defs)?.rest !== undefined;
  if (isOpen || operation.quirk !== undefined) return { ...example };
  const names = new Set(schemas.params.map(({ name }) => name));
  return Object.fromEntries(Object.entries(example).filter(([name]) => names.has(name)));
}

const isIn = ({ schemas }: Subject, name: string, place: Param['in']): boolean =>
  schemas.params.some((param) => param.name === name && param.in === place);

/** All required parameters. */
export function requiredParams(subject: Subject): Params {
  const { operation, schemas } = subject;
  const isEither = operation.path.startsWith('/{account_or_zone}');
  const params: Params = {};
  for (const param of schemas.params) {
    if (param.in === 'body' || (isEither && /^(account|zone)_id$/.test(param.name))) continue;
    if (param.required) params[param.name] = valueFor(param, subject);
  }
  if (isEither) params[scopeOf(subject)] = '';
  return withFiles(subject, { ...params, ...bodyParams(subject) });
}

function valueFor({ name, schema }: Param, { defs }: Subject): unknown {
  const value = sample(named(name, schema), defs, { optionalDepth: 0, now: NOW, wordOf: requestWord });
  const own = isObject(value) && name in value ? value[name] : value;
  // No word fits the schema, which has its own form.
  return own === '' ? sample(schema, defs, { optionalDepth: 0, now: NOW }) : own;
}

/** A schema whose value has a name, so that its text is made by it. */
const named = (name: string, schema: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { [name]: schema },
  required: [name],
});

function bodyParams(subject: Subject): Params {
  const { operation, schemas, defs } = subject;
  const { body } = schemas;
  if (body === undefined) return {};
  const whole = wholeBody(schemas);
  if (whole !== undefined) {
    if (!body.required) return {};
    return { [whole.name]: FILE_BODIES[operation.request]?.() ?? valueFor(whole, subject) };
  }
  const value = sample(body.schema, defs, { optionalDepth: 0, now: NOW, wordOf: requestWord });
  if (!isObject(value)) return {};
  // The types require these, although the API does not.
  const typed = 'properties' in body.schema ? new Set(body.undemanded) : new Set();
  for (const param of schemas.params)
    if (param.in === 'body' && typed.has(wireName(param))) value[wireName(param)] ??= valueFor(param, subject);
  const names = new Map(schemas.params.filter((one) => one.in === 'body').map((one) => [wireName(one), one.name]));
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [names.get(name) ?? name, inner]));
}

const VECTOR = { id: 'docs-1', values: [0.12, 0.45, 0.67] };

/** Bodies that are read from a file or a text. */
const FILE_BODIES: Readonly<Record<string, () => unknown>> = {
  text: () => 'SELECT 1',
  binary: () => new File(['bytes'], 'file.bin'),
  ndjson: () => new File([`${JSON.stringify(VECTOR)}\n`], 'vectors.ndjson', { type: 'application/x-ndjson' }),
};

/** Optional fields of a body that requires none, those first that a reader would change. */
function optionalParams(subject: Subject, required: Params): [string, unknown][] {
  const { schemas, defs } = subject;
  const body = schemas.params.filter((param) => param.in === 'body' && param.whole !== true);
  if (body.length === 0 || body.some(({ name }) => name in required)) return [];
  const usable = body.filter(({ schema, sensitive }) => sensitive !== true && isUsable(follow(schema, defs)));
  const values = usable.map((param): [string, unknown] => [param.name, valueFor(param, subject)]);
  const isPlain = ([, value]: [string, unknown]): boolean => typeof value !== 'object';
  return [...values.filter(isPlain), ...values.filter((one) => !isPlain(one) && hasContent(one[1]))].slice(0, 4);
}

const isUsable = (schema: JsonSchema): boolean =>
  schema.readOnly !== true && schema.deprecated !== true && schema.format !== 'binary';

const hasContent = (value: unknown): boolean =>
  (Array.isArray(value) && value.length > 0) || (isObject(value) && Object.keys(value).length > 0);

/** A field of bytes is a file; a script comes with the file that its metadata names. */
export function withFiles(subject: Subject, params: Params): Params {
  const found = { ...params };
  for (const { name, in: place, schema } of subject.schemas.params) {
    if (place !== 'body' || !(name in found) || isFile(found[name])) continue;
    found[name] = withFile(schema, found[name], name, subject);
  }
  return { ...withScriptFile(subject.operation, subject.schemas, found) };
}

/** The value with files where its schema has bytes. */
function withFile(schema: JsonSchema, value: unknown, name: string, subject: Subject): unknown {
  const own = follow(schema, subject.defs);
  const isOfBytes = [own, ...branchesOf(own)].some((one) => isBytes(one, subject));
  if (isOfBytes && typeof value === 'string') return new File(['bytes'], `${name}.bin`);
  if (Array.isArray(value)) return value.map((one) => withFile(asSchema(own.items), one, name, subject));
  if (!isObject(value) || isFile(value)) return value;
  const properties = shapeOf(own, subject.defs)?.properties;
  const entries = Object.entries(value).map(([key, one]) => {
    const inner = properties?.get(key);
    return [key, inner === undefined ? one : withFile(inner, one, key, subject)] as const;
  });
  return Object.fromEntries(entries);
}

function isBytes(schema: JsonSchema, { defs }: Subject): boolean {
  const own = follow(schema, defs);
  return own.format === 'binary' && shapeOf(own, defs) === undefined;
}
