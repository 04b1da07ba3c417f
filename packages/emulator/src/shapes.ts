/** What an operation does, told by the shape of the paths alone: `/queues` and `/queues/{id}` are a list and its items. */
import type { HttpMethod, Operation } from '@flarewire/contract';

export type Role =
  | 'list'
  | 'create'
  | 'replace-all'
  | 'edit-all'
  | 'clear'
  | 'get'
  | 'post-item'
  | 'replace'
  | 'merge'
  | 'remove'
  /** One value under a path without an id: settings. Whether a list or an object, its schema tells. */
  | 'read-setting'
  | 'write-setting'
  | 'merge-setting'
  | 'reset-setting'
  /** A call without state of its own. */
  | 'action';

export interface Shape {
  readonly role: Role;
  /** Name of the path value that identifies an item; undefined where items cannot be asked for one by one. */
  readonly key: string | undefined;
  /** The operations that show or make items, by the best source of what an item looks like. */
  readonly shows: readonly Operation[];
  /** Can any operation bring an item (or, of a setting, a value) into being? */
  readonly isWritable: boolean;
}

export interface Shapes {
  of(operation: Operation): Shape;
}

type Methods = Map<HttpMethod, Operation>;

const LAST_VALUE = /^(.*)\/\{([^{}]+)\}$/;

const ITEM_ROLES: Readonly<Record<HttpMethod, Role>> = {
  GET: 'get',
  POST: 'post-item',
  PUT: 'replace',
  PATCH: 'merge',
  DELETE: 'remove',
};
const COLLECTION_ROLES: Readonly<Record<HttpMethod, Role>> = {
  GET: 'list',
  POST: 'create',
  PUT: 'replace-all',
  PATCH: 'edit-all',
  DELETE: 'clear',
};
const SETTING_ROLES: Readonly<Record<HttpMethod, Role>> = {
  GET: 'read-setting',
  POST: 'write-setting',
  PUT: 'write-setting',
  PATCH: 'merge-setting',
  DELETE: 'reset-setting',
};

export function createShapes(operations: readonly Operation[]): Shapes {
  const paths = new Map<string, Methods>();
  const items = new Map<string, Methods>();
  for (const operation of operations) {
    const path = anonymous(operation.path);
    put(paths, path, operation);
    const collection = LAST_VALUE.exec(operation.path)?.[1];
    if (collection !== undefined) put(items, anonymous(collection), operation);
  }
  const known = new Map<Operation, Shape>();
  return {
    of: (operation) => {
      let shape = known.get(operation);
      if (shape === undefined) known.set(operation, (shape = readShape(operation, paths, items)));
      return shape;
    },
  };
}

/** Two templates that differ in the names of their values alone are one path. */
function anonymous(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

function put(map: Map<string, Methods>, path: string, operation: Operation): void {
  let methods = map.get(path);
  if (methods === undefined) map.set(path, (methods = new Map()));
  if (!methods.has(operation.method)) methods.set(operation.method, operation);
}

function readShape(operation: Operation, paths: Map<string, Methods>, items: Map<string, Methods>): Shape {
  const item = LAST_VALUE.exec(operation.path);
  const path = anonymous(item?.[1] ?? operation.path);
  const onItem = items.get(path);
  const onPath = paths.get(path);
  if (item !== null) {
    return collection(ITEM_ROLES[operation.method], item[2], onPath, onItem);
  }
  const key = LAST_VALUE.exec(onItem?.values().next().value?.path ?? '')?.[2];
  const isList = onPath?.get('GET')?.page !== undefined && onPath.has('POST');
  if (onItem !== undefined || isList) {
    // DELETE beside PUT or GET of one object is a setting that has children, not a list that is emptied.
    return collection(COLLECTION_ROLES[operation.method], key, onPath, onItem);
  }
  const isSetting = onPath?.has('GET') && onPath.size > 1;
  const show = onPath?.get('GET');
  return {
    role: isSetting || operation.method === 'GET' ? SETTING_ROLES[operation.method] : 'action',
    key: undefined,
    shows: show === undefined ? [] : [show],
    isWritable: isSetting === true,
  };
}

function collection(role: Role, key: string | undefined, onPath: Methods | undefined, onItem: Methods | undefined): Shape {
  const shows = [onItem?.get('GET'), onPath?.get('GET'), onPath?.get('POST'), onItem?.get('PUT'), onItem?.get('PATCH')];
  return {
    role,
    key,
    shows: shows.filter((operation) => operation !== undefined),
    isWritable: onPath?.has('POST') === true || onPath?.has('PUT') === true || onItem?.has('PUT') === true || onItem?.has('POST') === true,
  };
}
