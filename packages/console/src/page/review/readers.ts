/** Finds the operation that reads the current state of what another operation changes. */
import type { Operation, OperationSchemas } from '@flarewire/contract';
import { asSchema, follow, isObject } from '@flarewire/schema';
import { asItem, idOf, itemsIn } from '../data/item.ts';
import { editable } from '../form/custom/workers/bindings.ts';
import type { Params, Subject } from '../form/schema.ts';
import { paramsFrom } from '../form/values/item-params.ts';

/** The GET with the same path; undefined if there is none, or if it returns bytes. */
export function readerOf(operations: readonly Operation[], { path, method }: Operation): Operation | undefined {
  if (method === 'GET' || method === 'POST') return undefined;
  return operations.find((one) => one.method === 'GET' && one.path === path && one.response === 'json');
}

/** The operation that reads an item, and the item in its response. */
export interface Source {
  readonly reader: Operation;
  readonly pick: (result: unknown, params: Params) => unknown;
}

/** The GET of the item; else the list that contains it, or the parent with such a list, as for rules of a ruleset. */
export function sourceOf(operations: readonly Operation[], operation: Operation): Source | undefined {
  const own = readerOf(operations, operation);
  if (own !== undefined) return { reader: own, pick: (result) => result };
  const [, list = '', segment = '', id = ''] = /^(.*\/([^/{}]+))\/\{([^{}]+)\}$/.exec(operation.path) ?? [];
  if (operation.method === 'POST' || id === '') return undefined;
  const parent = list.slice(0, -segment.length - 1);
  const reader = [list, parent].flatMap((path) =>
    operations.filter((one) => one.method === 'GET' && one.path === path && one.response === 'json'),
  )[0];
  if (reader === undefined) return undefined;
  const pick = (result: unknown, params: Params): unknown =>
    itemsIn(result, segment).find((one) => idOf(asItem(one), id) === String(params[id] ?? ''));
  return { reader, pick };
}

/** The path parameters of one operation under the names of another, which may have other names for them. */
export function placeOf(from: OperationSchemas, to: OperationSchemas, params: Params): Params {
  const values = new Map(
    from.params.flatMap(({ in: place, name, wire = name }) => (place === 'path' ? [[wire, params[name]]] : [])),
  );
  const named = to.params.flatMap(({ in: place, name, wire = name }) => {
    const value = values.get(wire);
    return place === 'path' && value !== undefined ? [[name, value]] : [];
  });
  return Object.fromEntries(named);
}

/** The path parameters of a call. */
export function placeIn({ params: all }: OperationSchemas, params: Params): Params {
  const names = new Set(all.flatMap(({ in: place, name }) => (place === 'path' ? [name] : [])));
  return Object.fromEntries(Object.entries(params).filter(([name]) => names.has(name)));
}

/** The parts of the current state that an operation can write, under the names of its parameters. */
export function writableState(subject: Subject, current: unknown): Params {
  const body = subject.schemas.params.filter((param) => param.in === 'body');
  const whole = body.find((param) => param.whole === true);
  if (whole !== undefined && isList(subject, whole.schema)) {
    const list = listIn(current);
    return list === undefined ? {} : paramsFrom(subject, list);
  }
  const lists = body.filter(({ schema }) => isList(subject, schema));
  if (Array.isArray(current) && lists.length === 1 && /^Replace\b/.test(subject.operation.summary))
    return Object.fromEntries(lists.map(({ name }) => [name, current]));
  if (!isObject(current)) return {};
  const field = formFieldOf(subject);
  if (field !== undefined) return paramsFrom(subject, { [field]: inForm(current) });
  const [inner, ...others] = Object.values(current).filter(isObject);
  const isWrapped = others.length === 0 && !body.some(({ name }) => Object.hasOwn(current, name));
  return paramsFrom(subject, isWrapped && inner !== undefined && whole === undefined ? inner : current);
}

/** The field of a multipart form that holds all fields of an edit as JSON. */
export function formFieldOf({ operation, schemas, defs }: Subject): string | undefined {
  const [only, ...others] = schemas.params.filter((param) => param.in === 'body');
  if (operation.method !== 'PATCH' || operation.request !== 'multipart' || others.length > 0) return undefined;
  return only !== undefined && isObject(follow(asSchema(only.schema), defs).properties) ? only.name : undefined;
}

/** Secrets among the bindings of a Worker are returned without their value. */
const inForm = (current: Params): Params =>
  Array.isArray(current.bindings) ? { ...current, bindings: editable(current.bindings) } : current;

const isList = ({ defs }: Subject, schema: unknown): boolean => follow(asSchema(schema), defs).items !== undefined;

/** A response that is a list, or an object with one list, such as the schedules of a Worker. */
function listIn(current: unknown): readonly unknown[] | undefined {
  if (Array.isArray(current)) return current;
  const lists = isObject(current) ? Object.values(current).filter((value) => Array.isArray(value)) : [];
  return lists.length === 1 ? lists[0] : undefined;
}

/** True if a PUT replaces what is at its path. Batches and uploads keep what they do not name. */
export const isReplacement = ({ method, path, request }: Operation): boolean =>
  method === 'PUT' && request !== 'multipart' && !/(^|[/_-])(bulk|batch|precheck)/.test(path.split('/').at(-1) ?? '');

/** Parameters with lists: an operation that replaces a value replaces each of its lists. */
export function replacedLists(subject: Subject): readonly string[] {
  const { method } = subject.operation;
  if (method !== 'PUT' && method !== 'PATCH') return [];
  return subject.schemas.params.flatMap(({ in: place, name, schema, whole }) => {
    if (place !== 'body' || (method === 'PATCH' && whole === true)) return [];
    return hasList(schema, subject.defs, 0) ? [name] : [];
  });
}

const MAX_DEPTH = 3;

/** Lists of texts, objects and lists inside objects. */
function hasList(schema: unknown, defs: Subject['defs'], depth: number): boolean {
  const own = follow(asSchema(schema), defs);
  if (own.items !== undefined) return true;
  const choices = [own.oneOf, own.anyOf, own.allOf].flatMap((one) => (Array.isArray(one) ? one : []));
  const inner = Object.values(isObject(own.properties) ? own.properties : {});
  return depth < MAX_DEPTH && [...choices, ...inner].some((one) => hasList(one, defs, depth + 1));
}
