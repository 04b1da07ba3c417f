/**
 * Validates a request against the contract. A fast check passes valid requests; invalid ones get every problem
 * listed.
 */
import type { JsonSchema, OperationSchemas, Param, ProductDocument } from '@flarewire/contract';
import { check, coerce, matches, pointerOf, type Problem as SchemaProblem, type Schemas } from '@flarewire/schema';
import { CODE, type Fault, Problem } from '../problem.ts';
import { type Echoed, unknownField } from './unknown-field.ts';

export interface Input {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, unknown>>;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
  /** True if there is a body with a value to check. */
  readonly hasBody: boolean;
  /** True without a body. */
  readonly isEmpty: boolean;
  /** Pointers to fields of the body that rules judge, with their own codes. */
  readonly ownFields?: RegExp | undefined;
  /** Given where unknown fields are refused: fields of responses that may be sent back. */
  readonly echoed?: Echoed | undefined;
}

const MAX_FAULTS = 20;
const SENT = { sent: true };

/** @throws Problem 400 that names every fault found (at most 20) */
export function validate(input: Input, { params, body }: OperationSchemas, { schemas }: ProductDocument): void {
  if (input.hasBody && body !== undefined && input.echoed !== undefined)
    refuseUnknown(input.body, body.schema, schemas, input.echoed);
  const faults: Fault[] = [];
  for (const param of params) {
    if (param.in === 'body') continue;
    const name = param.wire ?? param.name;
    const value =
      param.in === 'path' ? pathValue(input.path[name], param.schema, schemas) : input[sourceOf(param.in)][name];
    if (value === undefined) {
      if (param.required && param.in !== 'path')
        faults.push(fault(`/${name}`, `${param.in} parameter '${name}' is required`));
    } else if (param.in !== 'path' || !UUID.test(String(value))) {
      // The facts give many ids a length of 32 that Cloudflare itself writes as UUIDs of 36 characters.
      faults.push(...faultsOfParam(param, value, schemas));
    }
  }
  if (body !== undefined) {
    if (input.hasBody) {
      const found = faultsOf(input.body, body.schema, schemas, [], 'the body');
      faults.push(...found.filter(({ pointer = '' }) => !isOwn(pointer, input)));
    }
    // No body at all is an object without fields where every field may be left out.
    else if (input.isEmpty && body.required && !matches(body.schema, {}, schemas, SENT))
      faults.push(fault('', 'a body is required'));
  }
  if (faults.length > 0) throw new Problem(400, faults.slice(0, MAX_FAULTS));
}

/** https://github.com/cloudflare/terraform-provider-cloudflare/issues/3241; code not documented */
function refuseUnknown(value: unknown, schema: JsonSchema, schemas: Schemas, echoed: Echoed): void {
  const unknown = unknownField(value, schema, schemas, echoed);
  if (unknown !== undefined)
    throw new Problem(400, [fault(pointerOf(unknown.path), `invalid JSON: unknown field "${unknown.name}"`)]);
}

/** Faults of a value outside of the body; for a query, `type=A,AAAA` checks each part. */
function faultsOfParam(
  { name, wire = name, in: place, schema }: Param,
  value: unknown,
  schemas: Schemas,
): readonly Fault[] {
  const what = `${place} parameter '${wire}'`;
  const whole = faultsOf(value, schema, schemas, [wire], what);
  if (whole.length === 0 || place !== 'query' || typeof value !== 'string' || !value.includes(',')) return whole;
  return value.split(',').flatMap((part) => faultsOf(part, schema, schemas, [wire], what));
}

/** True if the product's rules validate the field: they receive any plain value. */
function isOwn(pointer: string, { body, ownFields }: Input): boolean {
  if (ownFields?.test(pointer) !== true) return false;
  const value = pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((inner, name) => (Object(inner) as Record<string, unknown>)[name], body); // any JSON
  return typeof value === 'string' || typeof value === 'number';
}

function sourceOf(place: 'query' | 'header'): 'query' | 'headers' {
  return place === 'query' ? 'query' : 'headers';
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function pathValue(text: string | undefined, schema: JsonSchema, schemas: Schemas): unknown {
  return text === undefined ? undefined : coerce(schema, text, schemas);
}

function fault(pointer: string, message: string): Fault {
  return { code: CODE.invalid, message, pointer };
}

/** @param what name of the value at `path` */
function faultsOf(
  value: unknown,
  schema: JsonSchema,
  schemas: Schemas,
  path: readonly string[],
  what: string,
): readonly Fault[] {
  if (matches(schema, value, schemas, SENT)) return [];
  const problems = check(schema, value, schemas, { ...SENT, path, typos: false, limit: MAX_FAULTS });
  // A check passes whatever it cannot decide within its step limit, and files by their names.
  if (problems.length === 0) return [fault(pointerOf(path), `${what} is not what this operation takes`)];
  return problems.map((found) => {
    const name = found.path.length === path.length ? what : found.place;
    return fault(pointerOf(found.path), `${name} ${wording(found)}`);
  });
}

/** Message of a schema problem, to follow the name of the field. */
export function wording({ kind, allowed, hint }: SchemaProblem): string {
  const meant = hint === undefined ? '' : `; did you mean ${JSON.stringify(hint)}?`;
  if (kind === 'required') return 'is required';
  return kind === 'unknown' ? `is unknown${meant}` : `must be ${allowed}${meant}`;
}
