/**
 * Checks a request against the contract. The quick check passes what is right; Ajv judges what it does not pass, and
 * its words become Cloudflare's errors. So Ajv is loaded and a schema compiled only when something seems wrong.
 */
import { FORMATS, type JsonSchema, type OperationSchemas, type ProductDocument } from '@flarewire/contract';
import type { ErrorObject, ValidateFunction } from 'ajv/dist/2020.js';
import { memoize } from '../memoize.ts';
import { CODE, type Fault, Problem } from '../problem.ts';
import { pickBranch } from './complete.ts';
import { branches, isObject, objectShape, resolve } from './contract.ts';
import { matches } from './matches.ts';

export interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** There is a body whose value can be checked. */
  readonly hasBody: boolean;
  /** There is no body at all. */
  readonly isEmpty: boolean;
}

const MAX_FAULTS = 20;

/** @throws Problem 400 that names every fault found (at most 20) */
export async function validate(input: Input, schemas: OperationSchemas, document: ProductDocument): Promise<void> {
  const faults: Fault[] = [];
  for (const param of schemas.params) {
    if (param.in === 'body') continue;
    const name = param.wire ?? param.name;
    const value =
      param.in === 'path' ? pathValue(input.path[name], param.schema, document) : input[sourceOf(param.in)][name];
    if (value === undefined) {
      if (param.required && param.in !== 'path')
        faults.push(fault(`/${name}`, `${param.in} parameter '${name}' is required`));
    } else if (param.in !== 'path' || !UUID.test(String(value))) {
      // The facts give many ids a length of 32 that Cloudflare itself writes as UUIDs of 36 characters.
      faults.push(...(await check(value, param.schema, document, `/${name}`, `${param.in} parameter '${name}'`)));
    }
  }
  const { body } = schemas;
  if (body !== undefined) {
    if (input.hasBody) faults.push(...(await check(input.body, body.schema, document, '', 'the body')));
    // No body at all is an object without fields where every field may be left out.
    else if (input.isEmpty && body.required && !matches({}, body.schema, document.schemas))
      faults.push(fault('', 'a body is required'));
  }
  if (faults.length > 0) throw new Problem(400, faults.slice(0, MAX_FAULTS));
}

function sourceOf(place: 'query' | 'header'): 'query' | 'headers' {
  return place === 'query' ? 'query' : 'headers';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A path value is text; where the schema wants a number it is read as one. */
function pathValue(text: string | undefined, schema: JsonSchema, document: ProductDocument): unknown {
  if (text === undefined) return undefined;
  const { type } = resolve(schema, document.schemas);
  return (type === 'number' || type === 'integer') && text.trim() !== '' && !Number.isNaN(Number(text))
    ? Number(text)
    : text;
}

function fault(pointer: string, message: string): Fault {
  return { code: CODE.invalid, message, pointer };
}

async function check(
  value: unknown,
  schema: JsonSchema,
  document: ProductDocument,
  pointer: string,
  what: string,
): Promise<Fault[]> {
  if (matches(value, schema, document.schemas)) return [];
  const isValid = await compile(schema, document);
  const part = shortened(value);
  if (!isValid(part)) return faultsOf(await closestErrors(isValid, part, schema, document), pointer, what);
  if (part === value || (await compile(schema, document, false))(value)) return [];
  return [fault(pointer, `${what} has something wrong after the first ${MOST_TOLD} items of a list`)];
}

/** Collecting every error of a list of thousands takes minutes, and only a few are told. */
const MOST_TOLD = 100;

/** The value, its lists cut; itself where no list is that long. */
function shortened(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const items = value.slice(0, MOST_TOLD).map(shortened);
    return value.length > MOST_TOLD || items.some((item, at) => item !== value[at]) ? items : value;
  }
  const entries = Object.entries(value).map(([name, inner]) => [name, shortened(inner)] as const);
  return entries.some(([name, inner]) => inner !== (value as Record<string, unknown>)[name])
    ? Object.fromEntries(entries)
    : value;
}

/** Errors of the one branch that was meant: those of all branches of a union say nothing to a reader. */
async function closestErrors(
  isValid: ValidateFunction,
  value: unknown,
  schema: JsonSchema,
  document: ProductDocument,
): Promise<readonly ErrorObject[]> {
  const errors = isValid.errors ?? [];
  let meant = resolve(schema, document.schemas);
  while (branches(meant).length > 0) {
    const branch = pickBranch(meant, value, document.schemas);
    if (branch === undefined) return errors.filter((error) => error.instancePath === '' && error.keyword !== 'const');
    meant = resolve(branch, document.schemas);
  }
  if (!isObject(value) || objectShape(meant, document.schemas) === undefined) return errors;
  const branchCheck = await compile(meant, document);
  return branchCheck(value) ? errors : (branchCheck.errors ?? errors);
}

function faultsOf(errors: readonly ErrorObject[], pointer: string, what: string): Fault[] {
  const faults = new Map<string, Fault>();
  const useful = errors.filter((error) => error.keyword !== 'anyOf' && error.keyword !== 'oneOf');
  for (const error of useful.length > 0 ? useful : errors.slice(0, 1)) {
    const missing = error.keyword === 'required' ? `/${String(error.params.missingProperty)}` : '';
    const at = pointer + error.instancePath + missing;
    const name = at === '' ? what : at === pointer ? what : at.slice(1).replaceAll('/', '.');
    if (!faults.has(at)) faults.set(at, fault(at, `${name} ${wording(error)}`));
  }
  return faults.size > 0 ? [...faults.values()] : [fault(pointer, `${what} is not what this operation takes`)];
}

/** What is wrong, to stand after the name of what it is about. */
export function wording(error: ErrorObject): string {
  const { keyword, params } = error;
  if (keyword === 'required') return 'is required';
  if (keyword === 'enum') return `must be one of ${listed(params.allowedValues)}`;
  if (keyword === 'const') return `must be ${JSON.stringify(params.allowedValue)}`;
  if (keyword === 'format') return `is no valid ${params.format}`;
  return (error.message ?? 'is not valid').replace(/ NOT /g, ' not ');
}

function listed(values: unknown): string {
  if (!Array.isArray(values)) return 'the allowed values';
  const shown = values.slice(0, 12).map((value) => JSON.stringify(value));
  return values.length > 12 ? `${shown.join(', ')} …` : shown.join(', ');
}

type Compile = (schema: JsonSchema) => ValidateFunction;
const compilers = {
  all: new WeakMap<ProductDocument, Promise<Compile>>(),
  first: new WeakMap<ProductDocument, Promise<Compile>>(),
};

/** A compiled check, cached per document and schema; it collects all errors, or stops at the first. */
export async function compile(
  schema: JsonSchema,
  document: ProductDocument,
  allErrors = true,
): Promise<ValidateFunction> {
  const known = allErrors ? compilers.all : compilers.first;
  const compiler = await memoize(known, document, () => createCompiler(document, allErrors));
  return compiler(schema);
}

async function createCompiler(document: ProductDocument, allErrors: boolean): Promise<Compile> {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const ajv = new Ajv2020({
    strict: false,
    allErrors,
    validateSchema: false,
    validateFormats: true,
    addUsedSchema: false,
    logger: false,
    multipleOfPrecision: 9,
    formats: { ...FORMATS },
  });
  ajv.addSchema({ schemas: document.schemas }, 'document');
  const compiled = new WeakMap<JsonSchema, ValidateFunction>();
  return (schema) => memoize(compiled, schema, () => ajv.compile(rebase(schema)));
}

/** `#/schemas/X` of the product document, as a schema outside of it must write it. */
function rebase(schema: JsonSchema): JsonSchema {
  return JSON.parse(JSON.stringify(schema), (key, value) =>
    key === '$ref' && typeof value === 'string' && value.startsWith('#') ? `document${value}` : value,
  ) as JsonSchema; // a schema copied is a schema
}
