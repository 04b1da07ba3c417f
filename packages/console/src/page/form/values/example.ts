/** Builds an initial value of a form: required fields, as far as the contract has values. Never a credential. */
import type { JsonSchema } from '@flarewire/contract';
import { asSchema, check, follow, isObject } from '@flarewire/schema';
import { type Field, fieldsIn, fieldsOf } from '../fields.ts';
import { meaningOf } from '../kinds.ts';
import { isFile, type Params, type Subject } from '../schema.ts';
import { branchOf, chooseBranch, startOf } from './branches.ts';
import { literalsOf } from './choice.ts';
import { getAt, setAt } from './paths.ts';
import { sensitivePointers } from './url.ts';

const MAX_DEPTH = 5;

/**
 * Initial parameters. `known` holds values the page knows, such as an account or zone; only those the operation takes
 * are used.
 * @example exampleOf(subject, { zone_id: '023e…' }) // { zone_id: '023e…', type: 'A', name: 'example.com', ttl: 1 }
 */
export function exampleOf(subject: Subject, known: Params = {}): Params {
  const given = knownFor(subject, known);
  return fill(subject, fieldsOf(subject), { ...customExample(subject, given), ...given }, 0);
}

/** An operation of an account or a zone takes exactly one of them. */
const isEither = ({ operation }: Subject): boolean => operation.path.startsWith('/{account_or_zone}');

/** The contract's example without credentials, and without its account or zone if one is given. */
function customExample(subject: Subject, given: Params): Params {
  const { example = {} } = subject.schemas;
  const sensitive = new Set(sensitivePointers(subject, example).map((pointer) => pointer.split('/')[1]));
  if (isEither(subject) && Object.keys(given).length > 0) for (const name of PLACES) sensitive.add(name);
  return Object.fromEntries(Object.entries(example).filter(([name]) => !sensitive.has(name)));
}

const PLACES = ['account_id', 'zone_id'];

function knownFor(subject: Subject, known: Params): Params {
  const entries = subject.schemas.params
    .filter(({ name, in: place, required }) => (place === 'path' || required) && known[name] !== undefined)
    .map(({ name }) => [name, known[name]] as const);
  // Prefers the zone: if there is one, the user looked at it last.
  const hasZone = entries.some(([name]) => name === 'zone_id');
  return Object.fromEntries(isEither(subject) && hasZone ? entries.filter(([name]) => name !== 'account_id') : entries);
}

function fill(subject: Subject, fields: readonly Field[], params: Params, depth: number): Params {
  return fields.reduce(
    (made, field) =>
      field.isRequired && !field.isSensitive && depth < MAX_DEPTH ? fillField(subject, field, made, depth) : made,
    params,
  );
}

function fillField(subject: Subject, field: Field, params: Params, depth: number): Params {
  if (field.kind === 'union') return fillUnion(subject, field, params, depth);
  const before = getAt(params, field.path);
  const isHolder = field.kind === 'object' || field.kind === 'array';
  if (before !== undefined && !(isHolder && isUnfilled(before))) return params;
  const value = before ?? givenValue(subject, field) ?? firstValue(subject, field);
  const made = value === undefined || field.path.length === 0 ? params : setAt(params, field.path, value);
  if (!isHolder) return made;
  const filled = fill(subject, fieldsIn(subject, field, made), made, depth + 1);
  const held = getAt(filled, field.path);
  // A list with an item that only the caller knows is less useful than none.
  return Array.isArray(held) && held.includes(undefined) ? params : filled;
}

/** True for an object or list that has no content yet. */
const isUnfilled = (value: unknown): boolean =>
  Array.isArray(value) ? value.includes(undefined) : isObject(value) && !isFile(value);

/** A list that must not be empty starts with one item to fill in. */
function firstValue(subject: Subject, field: Field): unknown {
  const least = Number(field.schema.minItems ?? 0);
  if (field.kind === 'object' && Number(field.schema.minProperties ?? 0) > 0) return undefined;
  if (field.kind !== 'array' || least === 0) return startOf(subject, field) ?? firstScalar(field);
  const item = asSchema(field.schema.items);
  const isObjects = meaningOf(item, subject.defs).kind === 'object';
  return least === 1 ? [isObjects ? literalsOf(item, subject.defs) : undefined] : undefined;
}

/** A value that requires no knowledge: the first enum value, false, the minimum, now. */
function firstScalar({ kind, in: place, format, options, schema }: Field): unknown {
  if (place === 'path') return undefined;
  switch (kind) {
    case 'enum':
    case 'open-enum':
      return options[0]?.value;
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return Math.max(1, Number(schema.minimum ?? 1));
    default:
      return format === 'date-time' ? `${new Date().toISOString().slice(0, 16)}:00Z` : undefined;
  }
}

function fillUnion(subject: Subject, field: Field, params: Params, depth: number): Params {
  const given = field.path.length === 0 ? undefined : givenValue(subject, field);
  if (given !== undefined) return setAt(params, field.path, given);
  const now = branchOf(subject, field, params);
  // A form must not choose an account or zone.
  if (now === undefined && field.in === 'path') return params;
  const index = now ?? 0;
  const made = now === undefined ? chooseBranch(subject, field, params, index) : params;
  return fill(subject, fieldsIn(subject, field, made, index), made, depth + 1);
}

/** A default or an example that is valid under its own schema; examples of resource names are not used. */
function givenValue({ defs }: Subject, field: Field): unknown {
  const { default: usual, examples }: JsonSchema = follow(field.given, defs);
  const examplesOf = Array.isArray(examples) && field.in !== 'path' ? examples : [];
  const some = [field.default, usual, ...examplesOf];
  const single = field.kind === 'enum' ? field.options[0]?.value : undefined;
  const fits = some.find(
    (value) => value !== undefined && value !== null && check(field.given, value, defs).length === 0,
  );
  return structuredClone(fits) ?? single;
}
