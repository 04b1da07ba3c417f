/** Finds the list that supplies an id's values: from the contract, from path hierarchy, or by name. */
import type { Operation } from '@flarewire/contract';
import { follow } from '@flarewire/schema';
import type { Field } from '../fields.ts';
import type { Params, Subject } from '../schema.ts';
import { ID_FIELDS } from './id-fields.ts';

export interface PickerSource {
  readonly list: Operation;
  /** Path of the id in the result: `id`, `buckets.name`; undefined if only the list is known. */
  readonly path: string | undefined;
  /** Creates an item. */
  readonly create: Operation | undefined;
  /** Reads an item. */
  readonly get: Operation | undefined;
}

/** The contract's operations by name and by path. */
export interface Operations {
  readonly byName: ReadonlyMap<string, Operation>;
  readonly byRoute: ReadonlyMap<string, Operation>;
}

/** Path parameter names differ between operations. */
const routeOf = (method: string, path: string): string => `${method} ${path.replaceAll(/\{[^{}]*\}/g, '{}')}`;

const indexes = new WeakMap<object, Operations>();

/** Cached per list of operations. */
export function operationsBy(all: readonly Operation[]): Operations {
  const known = indexes.get(all);
  if (known !== undefined) return known;
  const made: Operations = {
    byName: new Map(all.map((one) => [one.name, one])),
    // The first of two operations with the same route wins.
    byRoute: new Map(all.toReversed().map((one) => [routeOf(one.method, one.path), one])),
  };
  indexes.set(all, made);
  return made;
}

/** An item uses its list's name. */
export const idName = ({ name, path }: Pick<Field, 'name' | 'path'>): string =>
  typeof path.at(-1) === 'number' ? String(path.at(-2)) : name;

type Known = Pick<Subject, 'operation' | 'defs'>;

/** Undefined if no list is known, or if the list would need the value itself. */
export function pickerSource(
  field: Field,
  { operation, defs }: Known,
  operations: Operations,
): PickerSource | undefined {
  const reported = field.from ?? fromOf(field.given, defs) ?? fromOf(field.schema, defs);
  const [name = '', path] = (reported ?? '').split(' ');
  const list =
    operations.byName.get(name) ?? (field.in === 'path' ? listAbove(field.name, operation, operations) : undefined);
  if (list !== undefined) return list.name === operation.name ? undefined : sourceWith(list, path, operations);
  const usual = ID_FIELDS.find(
    (one) => one.name.test(idName(field)) && (one.of === undefined || operation.name.startsWith(`${one.of}.`)),
  );
  const [usualName = '', usualPath] = (usual?.from ?? '').split(' ');
  const usualList = operations.byName.get(usualName);
  return usualList === undefined ? undefined : sourceWith(usualList, usualPath, operations);
}

function fromOf(schema: Field['given'], defs: Subject['defs']): string | undefined {
  const from = schema['x-flarewire-from'] ?? follow(schema, defs)['x-flarewire-from'];
  return typeof from === 'string' ? from : undefined;
}

/** `/…/items/{item_id}/…` is listed by `GET /…/items`. */
function listAbove(name: string, { path }: Operation, { byRoute }: Operations): Operation | undefined {
  const at = path.indexOf(`/{${name}}`);
  if (at < 0) return undefined;
  const above = path.slice(0, at);
  const either = above.replace(/^\/(accounts|zones)\/\{[^}]*\}/, '/{account_or_zone}');
  return [above, either].map((one) => byRoute.get(routeOf('GET', one))).find((one) => one !== undefined && isList(one));
}

const isList = ({ page, name, response }: Operation): boolean =>
  page !== undefined || (response === 'json' && /\.(list|index|all)$/i.test(name));

function sourceWith(list: Operation, path: string | undefined, { byRoute }: Operations): PickerSource {
  return {
    list,
    path,
    create: byRoute.get(routeOf('POST', list.path)),
    get: byRoute.get(routeOf('GET', `${list.path}/{}`)),
  };
}

const PLACES = /\{([^{}]*)\}/g;

/**
 * The list's parameters, taken from the form, and the names of missing ones.
 * @param at path of the form's operation: its values are used for parameters at the same position of the list's path
 */
export function listParams(
  { path }: Pick<Operation, 'path'>,
  at: string,
  params: Params,
): { ask: Params; missing: readonly string[] } {
  const ask: Record<string, unknown> = {};
  const missing: string[] = [];
  const own = [...at.matchAll(PLACES)].map(([, name = '']) => name);
  [...path.matchAll(PLACES)].forEach(([, name = ''], place) => {
    if (name === 'account_or_zone') {
      const { account_id, zone_id } = params;
      if (isGiven(zone_id)) ask.zone_id = zone_id;
      else if (isGiven(account_id)) ask.account_id = account_id;
      else missing.push('account_id');
      return;
    }
    const isSameRoute = path.split('{')[0] === at.split('{')[0];
    const value = params[name] ?? (isSameRoute ? params[own[place] ?? ''] : undefined);
    if (isGiven(value)) ask[name] = value;
    else missing.push(name);
  });
  return { ask, missing };
}

/** The parameters that read one item; undefined while its parent is unknown. */
export function itemParams(
  { path }: Pick<Operation, 'path'>,
  at: string,
  params: Params,
  id: string,
): Params | undefined {
  const own = [...path.matchAll(PLACES)].at(-1)?.[1];
  if (own === undefined) return undefined;
  const above = path.slice(0, path.lastIndexOf('/'));
  const { ask, missing } = listParams({ path: above }, at, params);
  return missing.length > 0 ? undefined : { ...ask, [own]: id };
}

const isGiven = (value: unknown): boolean => typeof value === 'string' && value !== '';
