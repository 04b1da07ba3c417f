/** Finds the branch of a union that a value matches, and switches branches without losing common fields. */
import type { JsonSchema } from '@flarewire/contract';
import { check, isObject, namesOf, type Schemas, shapeOf } from '@flarewire/schema';
import type { Field } from '../fields.ts';
import { type Kind, meaningOf } from '../kinds.ts';
import { isFile, type Params, type Subject } from '../schema.ts';
import { literalsOf } from './choice.ts';
import { getAt, setAt, without } from './paths.ts';

/** The value that decides a union. At the top level, these are the parameters with the same location. */
function valueAt({ schemas }: Subject, field: Field, params: Params): unknown {
  if (field.path.length > 0) return getAt(params, field.path);
  const elsewhere = new Set(schemas.params.filter((one) => one.in !== field.in).map((one) => one.name));
  const wires = new Map(
    schemas.params.filter((one) => one.in === field.in).map(({ name, wire = name }) => [name, wire]),
  );
  const entries = Object.entries(params).filter(([name, value]) => value !== undefined && !elsewhere.has(name));
  if (field.in === 'path') return Object.fromEntries(entries.filter(([name]) => wires.has(name)));
  return Object.fromEntries(entries.map(([name, value]) => [wires.get(name) ?? name, value]));
}

/** Index of the best matching branch; undefined without a value, or if it matches none. */
export function branchOf(subject: Subject, field: Field, params: Params): number | undefined {
  const { choice, path } = field;
  const value = valueAt(subject, field, params);
  const isNone = value === undefined || value === null;
  if (choice === undefined || isNone) return undefined;
  const { tag, branches } = choice;
  // At the top level, the parameter object always exists, even if the union is empty.
  if (tag === undefined && path.length === 0 && isObject(value) && Object.keys(value).length === 0) return undefined;
  if (tag !== undefined) {
    if (!isObject(value)) return undefined;
    const named = Object.hasOwn(value, tag) ? value[tag] : undefined;
    const index = branches.findIndex((branch) => (named === undefined ? !('value' in branch) : branch.value === named));
    return index < 0 ? undefined : index;
  }
  const scores = branches.map(({ schema, kind }) => distance(value, schema, kind, subject.defs));
  const least = Math.min(...scores);
  return least >= OTHER_KIND ? undefined : scores.indexOf(least);
}

const OTHER_KIND = 10_000;

/** Distance of a value from a branch: 0 if it matches and every field is known. */
function distance(value: unknown, schema: JsonSchema, kind: Kind, defs: Schemas): number {
  if (!isOfKind(value, schema, kind, defs)) return OTHER_KIND;
  const problems = check(schema, value, defs, { limit: 20 });
  if (!isObject(value) || isFile(value)) return problems.length * 10;
  // A missing field may still be filled in.
  const weight = problems.reduce((sum, { kind }) => sum + (kind === 'required' ? 3 : 10), 0);
  return Math.min(OTHER_KIND - 1, weight + strangersIn(value, schema, defs) * 4);
}

/** Number of fields, including nested ones, that the schema does not know. */
function strangersIn(value: Params, schema: JsonSchema, defs: Schemas, depth = 0): number {
  const shape = shapeOf(schema, defs);
  const names = namesOf(schema, defs);
  if (shape?.rest !== undefined || depth > 3) return 0;
  return Object.entries(value).reduce((sum, [name, inner]) => {
    if (!names.has(name)) return sum + 1;
    const property = shape?.properties.get(name);
    const isInside = property !== undefined && isObject(inner) && !isFile(inner) && namesOf(property, defs).size > 0;
    return sum + (isInside ? strangersIn(inner, property, defs, depth + 1) : 0);
  }, 0);
}

function isOfKind(value: unknown, schema: JsonSchema, kind: Kind, defs: Schemas): boolean {
  const { values = [], branches = [] } = meaningOf(schema, defs);
  switch (kind) {
    case 'enum':
      return values.includes(value);
    case 'open-enum':
    case 'json':
      return typeof value !== 'object' || kind === 'json';
    case 'number':
    case 'integer':
      return typeof value === 'number';
    case 'boolean':
      return typeof value === 'boolean';
    case 'array':
      return Array.isArray(value);
    case 'object':
    case 'record':
      return isObject(value) && !isFile(value);
    case 'union':
      return branches.some((one) => isOfKind(value, one, meaningOf(one, defs).kind, defs));
    case 'file':
      return typeof value === 'string' || isFile(value);
    default:
      return typeof value === 'string';
  }
}

/** Switches the union at `field` to a branch; keeps fields common to both branches. */
export function chooseBranch(subject: Subject, field: Field, params: Params, index: number): Params {
  const branch = field.choice?.branches[index];
  if (branch === undefined) return params;
  const { defs } = subject;
  const before = valueAt(subject, field, params);
  const { schema, kind } = branch;
  if (kind !== 'object' && !isUnionOfObjects(schema, kind, defs)) {
    return setAt(
      params,
      field.path,
      isOfKind(before, schema, kind, defs) ? before : converted(before, schema, kind, defs),
    );
  }
  const tag = field.choice?.tag;
  const kept = isObject(before) && !isFile(before) ? keep(before, field, schema, defs) : {};
  const tagged = tag === undefined || !('value' in branch) ? {} : { [tag]: branch.value };
  const object = { ...tagged, ...literalsOf(schema, defs), ...kept, ...tagged };
  return field.path.length > 0 ? setAt(params, field.path, object) : merge(subject, field, params, object);
}

const isUnionOfObjects = (schema: JsonSchema, kind: Kind, defs: Schemas): boolean =>
  kind === 'union' && (meaningOf(schema, defs).branches ?? []).every((one) => shapeOf(one, defs) !== undefined);

/** Keeps fields of the new branch, and those unknown to every branch. */
function keep(before: Params, field: Field, schema: JsonSchema, defs: Schemas): Params {
  const names = namesOf(schema, defs);
  const known = new Set(field.choice?.branches.flatMap((branch) => [...namesOf(branch.schema, defs)]));
  const properties = shapeOf(schema, defs)?.properties;
  const kept = Object.entries(before).filter(([name, value]) => {
    const property = properties?.get(name);
    if (!names.has(name)) return !known.has(name) && name !== field.choice?.tag;
    return property === undefined || check(property, value, defs).length === 0;
  });
  return Object.fromEntries(kept);
}

/** Replaces the object's fields among the parameters. */
function merge({ schemas }: Subject, field: Field, params: Params, object: Params): Params {
  const own = schemas.params.filter((one) => one.in === field.in);
  const byWire = new Map(own.map(({ name, wire = name }) => [wire, name]));
  const scope = own.map(({ name }) => name).filter((name) => field.in === 'body' || isInUnion(name, field));
  const named = Object.entries(object).map(([wire, value]) => [byWire.get(wire) ?? wire, value]);
  return { ...without(params, scope), ...Object.fromEntries(named) };
}

const isInUnion = (name: string, field: Field): boolean =>
  field.choice?.branches.some((branch) => isObject(branch.schema.properties) && name in branch.schema.properties) ===
  true;

/** Converts a value to another kind without loss; undefined if that is impossible. */
function converted(value: unknown, schema: JsonSchema, kind: Kind, defs: Schemas): unknown {
  if (kind === 'array') {
    const items = isObject(schema.items) ? schema.items : {};
    const isItem = value !== undefined && value !== null && check(items, value, defs).length === 0;
    return isItem ? [value] : [];
  }
  if (kind === 'record') return {};
  const single = Array.isArray(value) && value.length === 1 ? value[0] : value;
  const { values = [] } = meaningOf(schema, defs);
  if (kind === 'enum')
    return values.find((one) => String(one) === String(single)) ?? (values.length === 1 ? values[0] : undefined);
  if (isOfKind(single, schema, kind, defs)) return single;
  if ((kind === 'text' || kind === 'long-text') && /^(number|boolean)$/.test(typeof single)) return String(single);
  const isNumeric = typeof single === 'string' && single.trim() !== '' && String(Number(single)) === single.trim();
  if ((kind === 'number' || kind === 'integer') && isNumeric) return Number(single);
  return kind === 'boolean' && (single === 'true' || single === 'false') ? single === 'true' : undefined;
}

/** Initial value of an added field: an empty object, list or record; undefined if it has to be typed. */
export function startOf(subject: Subject, field: Pick<Field, 'kind' | 'schema'>): unknown {
  const { kind, schema } = field;
  if (kind === 'object') return literalsOf(schema, subject.defs);
  if (kind === 'array') return [];
  if (kind === 'record') return {};
  const { values = [] } = meaningOf(schema, subject.defs);
  return kind === 'enum' && values.length === 1 ? values[0] : undefined;
}
