/** Computes the fields of an operation, and the fields inside a field on demand, because schemas may be recursive. */
import { descriptionOf, type JsonSchema, type Param } from '@flarewire/contract';
import { asSchema, isObject, type ObjectShape, type Path, pointerOf, shapeOf } from '@flarewire/schema';
import { type Kind, type Meaning, meaningOf } from './kinds.ts';
import type { Params, Subject } from './schema.ts';
import { branchOf } from './values/branches.ts';
import { type Choice, choiceOf } from './values/choice.ts';
import { getAt } from './values/paths.ts';
import { hintsOf, labelOf, literalLabel, unitOf } from './values/words.ts';

export interface Option {
  readonly label: string;
  readonly value: unknown;
}

/** A field of a form. */
export interface Field {
  /** Path of the value in the parameters. A union that adds fields to an object has the object's path. */
  readonly path: Path;
  /** The path as JSON pointer. */
  readonly pointer: string;
  /** The caller's name; '' for a union that adds fields, the index for an item. */
  readonly name: string;
  /** Display label: `Zone ID`. */
  readonly label: string;
  readonly kind: Kind;
  /** Location in the request; known for top-level fields only. */
  readonly in: Param['in'] | undefined;
  readonly isRequired: boolean;
  readonly isNullable: boolean;
  /** Must not be shown, stored or put into a URL. */
  readonly isSensitive: boolean;
  readonly isDeprecated: boolean;
  /** Set by the server. */
  readonly isReadOnly: boolean;
  /** Purpose in a sentence or two. */
  readonly words: string | undefined;
  /** Constraints of the value, in a few words each. */
  readonly hints: readonly string[];
  /** Shown in a number's control. */
  readonly unit: string | undefined;
  readonly format: string | undefined;
  readonly default: unknown;
  readonly example: unknown;
  /** For `enum` and `open-enum`. */
  readonly options: readonly Option[];
  /** For `open-enum`: the kind of other allowed values. */
  readonly base: Meaning['base'];
  /** For `union`. */
  readonly choice: Choice | undefined;
  /** Accepts properties with any other name: for `record`, and for some objects. */
  readonly isOpen: boolean;
  /** The schema without references, single-branch unions and null. */
  readonly schema: JsonSchema;
  /** The original schema, against which values are validated. */
  readonly given: JsonSchema;
  /** For an item: the list that supplies the values, as declared by its array. */
  readonly from: string | undefined;
  /** Discriminators that were already chosen and are not shown again. */
  readonly omit: readonly string[];
}

interface Spec {
  readonly path: Path;
  readonly name: string;
  readonly schema: JsonSchema;
  readonly isRequired: boolean;
  readonly in?: Param['in'] | undefined;
  readonly isSensitive?: boolean | undefined;
  readonly label?: string;
  readonly from?: string | undefined;
  readonly omit?: readonly string[];
}

/** Context for reading a document's schema. */
type Source = Pick<Subject, 'defs' | 'words'>;

function makeField(spec: Spec, { defs, words }: Source): Field {
  const { path, name, omit = [] } = spec;
  const meaning = meaningOf(spec.schema, defs, name);
  const { kind, schema, isNullable, values = [], base, branches } = meaning;
  const { default: usual, examples, format, deprecated, readOnly } = schema;
  return {
    path,
    pointer: pointerOf(path),
    name,
    label: spec.label ?? labelOf(name),
    kind,
    in: spec.in,
    isRequired: spec.isRequired,
    isNullable,
    isSensitive: spec.isSensitive === true || schema['x-sensitive'] === true,
    isDeprecated: deprecated === true,
    isReadOnly: readOnly === true && spec.in !== 'path',
    // An item uses the description of its list.
    words: typeof path.at(-1) === 'number' ? undefined : descriptionOf(spec.schema, { schemas: defs, words }),
    hints: hintsOf(meaning),
    unit: unitOf(meaning),
    format: typeof format === 'string' ? format : undefined,
    default: usual,
    example: Array.isArray(examples) ? examples[0] : undefined,
    options: values.map((value) => ({ label: literalLabel(value), value })),
    base,
    choice: branches === undefined ? undefined : choiceOf(spec.schema, branches, defs, omit),
    isOpen: kind === 'record' || (kind === 'object' && shapeOf(schema, defs)?.rest !== undefined),
    schema,
    given: spec.schema,
    from: spec.from,
    omit,
  };
}

const requiredFirst = (fields: readonly Field[]): Field[] =>
  fields.toSorted((one, other) => Number(other.isRequired) - Number(one.isRequired));

const isScope = (param: Param): boolean =>
  param.in === 'path' && !param.required && (param.name === 'account_id' || param.name === 'zone_id');

/** The top-level fields, required ones first. With `params`, independent of values; dependent fields are inside. */
export function fieldsOf(subject: Subject): Field[] {
  const { schemas, operation } = subject;
  const fields: Field[] = [];
  const isUnion = hasBodyUnion(subject);
  const scope = operation.path.startsWith('/{account_or_zone}') ? schemas.params.filter(isScope) : [];
  const seen = new Set<string>();
  for (const param of schemas.params) {
    const { name, in: place } = param;
    // A value used in both the path and the body is entered once.
    const key = scope.includes(param) ? 'scope' : place === 'body' && isUnion ? 'body' : `/${name}`;
    if (seen.has(key)) continue;
    seen.add(key);
    fields.push(
      key === 'scope' ? scopeField(scope, subject) : key === 'body' ? bodyField(subject) : paramField(param, subject),
    );
  }
  // A body whose fields the contract does not know.
  const isFree = schemas.body !== undefined && !schemas.params.some((param) => param.in === 'body');
  if (isFree) fields.push(bodyField(subject));
  // A script consists of named files, which not every operation declares as a parameter.
  if (operation.quirk === 'script' && operation.method === 'PUT' && !seen.has('/files'))
    fields.push(paramField(FILES, subject));
  // Outer parameters first, in path order: the account, the namespace, the key.
  const place = (field: Field): number =>
    field.in === 'path' && field.isRequired ? operation.path.indexOf(`{${field.name}}`) : operation.path.length;
  return requiredFirst(fields.toSorted((one, other) => place(one) - place(other)));
}

const FILES: Param = {
  name: 'files',
  in: 'body',
  required: true,
  schema: { type: 'array', items: { type: 'string', format: 'binary' }, minItems: 1 },
};

function paramField({ name, schema, required, in: place, sensitive }: Param, source: Source): Field {
  return makeField({ path: [name], name, schema, isRequired: required, in: place, isSensitive: sensitive }, source);
}

const scopes = new WeakMap<JsonSchema, JsonSchema>();

/** Exactly one of account and zone. */
function scopeField(params: readonly Param[], source: Source): Field {
  const key = asSchema(params[0]?.schema);
  const schema = scopes.get(key) ?? {
    anyOf: params.map(({ name, schema }) => ({
      type: 'object',
      properties: { [name]: schema },
      required: [name],
      additionalProperties: false,
    })),
  };
  scopes.set(key, schema);
  const field = makeField(
    { path: [], name: '', schema, isRequired: true, in: 'path', label: 'Account or zone' },
    source,
  );
  const labels = params.map(({ name }) => (name === 'zone_id' ? 'Zone' : 'Account'));
  const branches = field.choice?.branches.map((branch, index) => ({ ...branch, label: labels[index] ?? branch.label }));
  return { ...field, choice: { branches: branches ?? [] } };
}

const FREE: JsonSchema = { type: 'object', additionalProperties: { examples: [] } };

function bodyField(subject: Subject): Field {
  const { body } = subject.schemas;
  const schema = body === undefined || Object.keys(body.schema).length === 0 ? FREE : body.schema;
  const isRequired = body?.required === true;
  return makeField({ path: [], name: '', schema, isRequired, in: 'body', label: 'Body' }, subject);
}

/** The body's fields depend on a branch; the flat parameter list contains those of all branches. */
function hasBodyUnion({ schemas, defs }: Subject): boolean {
  const { body, params } = schemas;
  return body !== undefined && !params.some((param) => param.whole) && meaningOf(body.schema, defs).kind === 'union';
}

/**
 * The fields of an object, entries of a record, items of a list, or fields of a union's branch: by default the branch
 * that matches the current value. Empty if there is nothing inside.
 */
export function fieldsIn(subject: Subject, field: Field, params: Params, branch?: number): Field[] {
  switch (field.kind) {
    case 'object':
    case 'record':
      return insideObject(subject, field, field.schema, params);
    case 'array':
      return itemFields(field, getAt(params, field.path), subject);
    case 'union':
      return insideUnion(subject, field, params, branch ?? branchOf(subject, field, params));
    default:
      return [];
  }
}

/** The fields of all branches of a union, including nested unions. */
export const branchFields = (subject: Subject, field: Field, params: Params): Field[] =>
  (field.choice?.branches ?? [])
    .flatMap((_, index) => fieldsIn(subject, field, params, index))
    .flatMap((one) =>
      one.kind === 'union' && one.pointer === field.pointer ? branchFields(subject, one, params) : one,
    );

function itemFields(field: Field, list: unknown, source: Source): Field[] {
  if (!Array.isArray(list)) return [];
  const schema = asSchema(field.schema.items);
  const from = field.schema['x-flarewire-from'] ?? field.given['x-flarewire-from'];
  return list.map((_, index) =>
    makeField(
      {
        path: [...field.path, index],
        name: String(index),
        label: `Item ${index + 1}`,
        schema,
        isRequired: true,
        isSensitive: field.isSensitive,
        from: typeof from === 'string' ? from : field.from,
      },
      source,
    ),
  );
}

function insideUnion(subject: Subject, field: Field, params: Params, index: number | undefined): Field[] {
  const branch = index === undefined ? undefined : field.choice?.branches[index];
  if (branch === undefined) return [];
  const tag = field.choice?.tag;
  const omit = tag === undefined ? field.omit : [...field.omit, tag];
  if (branch.kind === 'object') return insideObject(subject, { ...field, omit }, branch.schema, params);
  const { path, name, isRequired, isSensitive, in: place } = field;
  const label = branch.kind === 'union' ? 'Kind' : branch.label;
  return [makeField({ path, name, label, schema: branch.schema, isRequired, isSensitive, in: place, omit }, subject)];
}

/** Body fields are merged with the other parameters under the callers' names. */
function ownParam({ schemas }: Subject, { path, in: place }: Field, wire: string): Param | undefined {
  if (path.length > 0) return undefined;
  return schemas.params.find((param) => param.in === place && (param.wire ?? param.name) === wire);
}

function insideObject(subject: Subject, field: Field, schema: JsonSchema, params: Params): Field[] {
  const { defs } = subject;
  const shape = shapeOf(schema, defs);
  if (shape === undefined) return [];
  const { path, in: place, isSensitive, omit } = field;
  const at = path.length === 0 ? place : undefined;
  const named = [...shape.properties]
    .filter(([name]) => !omit.includes(name))
    .map(([wire, property]) => {
      const param = ownParam(subject, field, wire);
      const name = param?.name ?? wire;
      const isRequired = shape.required.has(wire);
      return makeField(
        {
          path: [...path, name],
          name,
          schema: property,
          isRequired,
          in: at,
          isSensitive: isSensitive || param?.sensitive,
        },
        subject,
      );
    });
  const unions = shape.unions.map((union) =>
    makeField({ path, name: '', label: 'Kind', schema: union, isRequired: true, in: at, isSensitive, omit }, subject),
  );
  return [...requiredFirst(named), ...unions, ...entryFields(subject, field, shape, params)];
}

/** The fields that the schema does not name. */
function entryFields(subject: Subject, field: Field, { rest, properties }: ObjectShape, params: Params): Field[] {
  const value = getAt(params, field.path);
  if (rest === undefined || !isObject(value)) return [];
  const others = new Set(field.path.length === 0 ? subject.schemas.params.map((param) => param.name) : []);
  const names = Object.keys(value).filter((name) => !properties.has(name) && !others.has(name));
  return names.map((name) =>
    makeField(
      {
        path: [...field.path, name],
        name,
        label: name,
        schema: rest,
        isRequired: false,
        in: field.path.length === 0 ? field.in : undefined,
        isSensitive: field.isSensitive,
      },
      subject,
    ),
  );
}
