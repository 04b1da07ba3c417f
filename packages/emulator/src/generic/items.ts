/** Finds the items of a resource in its schemas: the id field, and where in a result an item or list goes. */
import type { JsonSchema, ProductDocument } from '@flarewire/contract';
import { branchesOf, follow, isObject, itemsOf, type ObjectShape, type Schemas, shapeOf } from '@flarewire/schema';
import { memoize } from '../memoize.ts';
import type { Ids } from '../state/ids.ts';
import type { Shape } from './shapes.ts';

/** The field that identifies an item, and its schema. */
export interface IdField {
  readonly name: string;
  readonly schema: JsonSchema;
  /** Schema of the path value that addresses an item. */
  readonly asked: JsonSchema;
}

/** Properties of an object schema, of the first branch of a union, or of the items of a list. */
export function itemShape(schema: JsonSchema, schemas: Schemas, depth = 0): ObjectShape | undefined {
  if (depth > 5) return undefined;
  const resolved = follow(schema, schemas);
  const shape = shapeOf(resolved, schemas);
  if (shape !== undefined && shape.properties.size > 0) return shape;
  const items = itemsOf(resolved, schemas);
  if (items !== undefined) return itemShape(items, schemas, depth + 1);
  for (const branch of branchesOf(resolved)) {
    const inner = itemShape(branch, schemas, depth + 1);
    if (inner !== undefined) return inner;
  }
  return shape;
}

const found = new WeakMap<Shape, { readonly field: IdField | undefined }>();

export function idFieldOf(shape: Shape, document: ProductDocument): IdField | undefined {
  return memoize(found, shape, () => ({ field: findIdField(shape, document) })).field;
}

function findIdField(shape: Shape, document: ProductDocument): IdField | undefined {
  const names = idNames(shape.key ?? 'id');
  const asked = askedSchema(shape, document);
  let isOpen = true;
  for (const operation of shape.shows) {
    const schema = document.operations[operation.name]?.result;
    if (schema === undefined) continue;
    const outer = itemShape(schema, document.schemas);
    if (Object.keys(schema).length > 0) isOpen = false;
    const inner = outer === undefined ? undefined : wrapped(outer, names, document.schemas);
    const isUnion = branchesOf(follow(schema, document.schemas)).length > 0;
    for (const properties of [outer?.properties, inner?.shape.properties]) {
      // In a union each branch may have the id of one thing.
      const isId = (one: JsonSchema | undefined): boolean =>
        isScalar(one, document.schemas) || (isUnion && one !== undefined && 'const' in follow(one, document.schemas));
      const name = names.find((one) => isId(properties?.get(one)));
      if (name !== undefined) return { name, schema: follow(properties?.get(name) ?? {}, document.schemas), asked };
    }
  }
  // Without a schema for the items, they can still be addressed by name.
  return isOpen && shape.key !== undefined ? { name: names[1] ?? 'id', schema: {}, asked } : undefined;
}

function askedSchema(shape: Shape, document: ProductDocument): JsonSchema {
  for (const operation of shape.shows) {
    const param = document.operations[operation.name]?.params.find(
      (one) => one.in === 'path' && one.name === shape.key,
    );
    if (param !== undefined) return follow(param.schema, document.schemas);
  }
  return {};
}

/** `{queue_id}` may be shown as `queue_id`, `id`, `uuid` …, best first. */
export function idNames(key: string): string[] {
  const short = /name$/.test(key) ? 'name' : 'id';
  const bare = key.replace(/_(id|uuid|name|identifier|tag|key)$/, '');
  const last = bare.split('_').at(-1) ?? bare;
  const camel = key.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const names = [key, short, 'id', 'uuid', 'uid', `${bare}_id`, `${last}_id`, `${bare}_name`, `${last}_name`, camel];
  if (key === 'hash') names.push('sha256', 'sha1', 'md5');
  return [...new Set([...names, 'name', 'tag', 'slug', 'key', bare, last, 'identifier', 'hostname', 'ns_name'])];
}

function isScalar(schema: JsonSchema | undefined, schemas: Schemas): boolean {
  if (schema === undefined) return false;
  const { type } = follow(schema, schemas);
  return type === 'string' || type === 'integer' || type === 'number';
}

/** The one property that holds the item (or the list of items) where a result is a wrapper around it. */
function wrapped(
  outer: ObjectShape,
  names: readonly string[],
  schemas: Schemas,
): { name: string; shape: ObjectShape } | undefined {
  for (const [name, property] of outer.properties) {
    const shape = itemShape(property, schemas);
    if (shape !== undefined && names.some((one) => isScalar(shape.properties.get(one), schemas)))
      return { name, shape };
  }
  return undefined;
}

/** A new id in the form of its field. */
export function makeId(field: IdField | undefined, ids: Ids): string | number {
  const schema = field?.schema ?? {};
  if (schema.type === 'integer' || schema.type === 'number') return ids.number();
  const examples = [schema.example, ...(Array.isArray(schema.examples) ? schema.examples : [])];
  const isUuid = [schema, field?.asked].some((one) => one?.format === 'uuid' || one?.minLength === 36);
  if (isUuid || examples.some((one) => /^[0-9a-fx]{8}-/i.test(String(one)))) return ids.uuid();
  const most = typeof schema.maxLength === 'number' ? schema.maxLength : 36;
  if (most < 32) return ids.digits(Math.min(most, 16));
  return ids.hex();
}

/** An item as the result of an operation that shows one: plain, in a list of one, or inside its wrapper. */
export function placeItem(schema: JsonSchema, item: unknown, field: IdField | undefined, schemas: Schemas): unknown {
  const resolved = follow(schema, schemas);
  if (!isObject(item)) return itemsOf(resolved, schemas) === undefined ? item : [item];
  // A creation whose response is only the new id.
  if (resolved.type === 'string') return field === undefined ? undefined : item[field.name];
  if (itemsOf(resolved, schemas) !== undefined && shapeOf(resolved, schemas) === undefined) return [item];
  const outer = itemShape(resolved, schemas);
  if (outer === undefined || field === undefined || outer.properties.has(field.name)) return item;
  const inner = wrapped(outer, [field.name], schemas);
  if (inner === undefined) return item;
  const isList = itemsOf(outer.properties.get(inner.name) ?? {}, schemas) !== undefined;
  return { ...item, [inner.name]: isList ? [item] : item };
}

/** Items as the result of a list whose result is not the list itself. */
export function placeList(schema: JsonSchema, items: readonly unknown[], total: number, schemas: Schemas): unknown {
  if (itemsOf(schema, schemas) !== undefined) return items;
  const outer = itemShape(schema, schemas);
  const lists = [...(outer?.properties ?? [])].filter(([, property]) => itemsOf(property, schemas) !== undefined);
  const ofObjects = lists.find(([, property]) => itemShape(property, schemas) !== undefined) ?? lists[0];
  const counts = { count: items.length, total, total_count: total };
  return ofObjects === undefined ? { items, ...counts } : { [ofObjects[0]]: items, ...counts };
}

/** The name of the list inside of a body that carries several items at once: `{ gre_tunnels: [ … ] }`. */
export function listInside(body: unknown, schema: JsonSchema, schemas: Schemas): string | undefined {
  if (!isObject(body)) return undefined;
  const result = itemShape(schema, schemas);
  // A response with its own id is an item that contains a list, not a list of items.
  if (result?.properties.has('id') === true) return undefined;
  return Object.keys(body).find((name) => {
    const property = result?.properties.get(name);
    return (
      Array.isArray(body[name]) &&
      property !== undefined &&
      Object.keys(body).length === 1 &&
      itemShape(property, schemas) !== undefined
    );
  });
}
