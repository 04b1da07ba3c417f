/** Derives edit parameters from an item and finds the changed ones. */
import { asSchema, follow, isObject, namesOf, type Schemas, shapeOf } from '@flarewire/schema';
import { isEqual } from '../../ui/json/equal.ts';
import { type Field, fieldsIn, fieldsOf } from '../fields.ts';
import type { Params, Subject } from '../schema.ts';
import { branchOf } from './branches.ts';

const SCOPES: readonly string[] = ['account_id', 'zone_id'];

/** The operation without the parameters that the page fills in. */
export function withoutPlace({ operation, schemas, defs }: Subject, place: Params): Subject {
  // An operation for an account or a zone takes one of them.
  const isPlaced = operation.path.startsWith('/{account_or_zone}') && SCOPES.some((name) => Object.hasOwn(place, name));
  const params = schemas.params.filter(
    ({ name }) => !Object.hasOwn(place, name) && !(isPlaced && SCOPES.includes(name)),
  );
  return { operation: { ...operation, path: '' }, schemas: { ...schemas, params }, defs };
}

/**
 * The operation's parameters with the item's values, except those of the path.
 * @param item a list for an operation whose whole body is a list
 */
export function paramsFrom(subject: Subject, item: Params | readonly unknown[]): Params {
  const { schemas, defs } = subject;
  const body = schemas.params.filter((param) => param.in === 'body');
  const whole = body.find((param) => param.whole === true);
  if (whole !== undefined) return { [whole.name]: pruned(item, whole.schema, defs) };
  const params: Record<string, unknown> = {};
  if (!isObject(item)) return params;
  for (const { name, schema, sensitive } of body) {
    const value = item[name];
    if (value === undefined || value === null || sensitive === true) continue;
    params[name] = pruned(value, schema, defs);
  }
  return inBranch(subject, params);
}

/** For a union, keeps the parameters of the matching branch: a record with `data` does not take `content`. */
function inBranch(subject: Subject, params: Params): Params {
  const names = new Set<string>();
  const collect = (fields: readonly Field[]): void => {
    for (const field of fields) {
      if (field.kind !== 'union' || field.name !== '') names.add(field.name);
      else {
        if (field.choice?.tag !== undefined) names.add(field.choice.tag);
        collect(fieldsIn(subject, field, params, branchOf(subject, field, params)));
      }
    }
  };
  collect(fieldsOf(subject));
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.has(name)));
}

const MAX_DEPTH = 8;

/** Drops fields unknown to the schema, and nulls that could as well be omitted. */
function pruned(value: unknown, schema: unknown, defs: Schemas, depth = 0): unknown {
  const own = follow(asSchema(schema), defs);
  if (depth > MAX_DEPTH) return value;
  if (Array.isArray(value)) return value.map((one) => pruned(one, own.items, defs, depth + 1));
  if (!isObject(value)) return value;
  const shape = shapeOf(own, defs);
  const names = namesOf(own, defs);
  if (names.size === 0 || shape?.rest !== undefined) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, one]) =>
      names.has(name) && one !== null ? [[name, pruned(one, shape?.properties.get(name), defs, depth + 1)]] : [],
    ),
  );
}

/** Of a PATCH that takes the whole item: fields left out are lost, as with a PUT. */
const TAKES_WHOLE = /\bSend all fields\b|\bReplaces the whole value\b/;

/** True if fields that are not sent keep their values. */
export const isPartialEdit = ({ operation, schemas }: Subject): boolean =>
  operation.method === 'PATCH' && !TAKES_WHOLE.test(schemas.description ?? '');

/** The parameters to send: for a partial edit, the changed and required ones. */
export function changedParams(subject: Subject, before: Params, after: Params): Params {
  if (!isPartialEdit(subject)) return after;
  const required = new Set(subject.schemas.params.filter((param) => param.required).map(({ name }) => name));
  for (const { choice, name } of fieldsOf(subject))
    if (name === '' && choice?.tag !== undefined) required.add(choice.tag);
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => required.has(name) || !isEqual(before[name], value)),
  );
}
