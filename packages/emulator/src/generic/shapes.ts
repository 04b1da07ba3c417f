/**
 * Derives the effect of an operation from the shape of its paths alone: `/queues` and `/queues/{id}` are a list and
 * its items.
 */
import type { HttpMethod, Operation } from '@flarewire/contract';
import { memoize } from '../memoize.ts';
import { concretePaths } from '../routing/router.ts';

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
  /** A call without its own state. */
  | 'action';

export interface Shape {
  readonly role: Role;
  /** Name of the path value that identifies an item; undefined where items cannot be asked for one by one. */
  readonly key: string | undefined;
  /** The operations that show or create items, by the quality of their schema of an item. */
  readonly shows: readonly Operation[];
  /** Can any operation bring an item (or, of a setting, a value) into being? */
  readonly isWritable: boolean;
  /** Items are made by a POST to their collection: a PUT changes one that is there. */
  readonly isPosted: boolean;
  /** True if every id resolves to an item, created or not. */
  readonly takesAnyId: boolean;
  /** Lists the items, by shape: it shows all that there are. */
  readonly list: Operation | undefined;
}

export interface Shapes {
  /** The shape of an operation; `owner` is the first segment of the path, which replaces `{account_or_zone}`. */
  of(operation: Operation, owner: string | undefined): Shape;
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

interface ShapeOptions {
  /** Every id resolves to an item. */
  readonly takesAnyId?: boolean;
  /** Operations that a product's own rules carry out. */
  readonly isRuled?: (operation: Operation) => boolean;
}

export function createShapes(operations: readonly Operation[], options: ShapeOptions = {}): Shapes {
  const { takesAnyId = false, isRuled = () => false } = options;
  const paths = new Map<string, Methods>();
  const items = new Map<string, Methods>();
  for (const operation of operations) {
    for (const path of concretePaths(operation.path)) {
      put(paths, anonymous(path), operation);
      const collection = LAST_VALUE.exec(path)?.[1];
      if (collection !== undefined) put(items, anonymous(collection), operation);
    }
  }
  const known = new Map<string, Shape>();
  return {
    of: (operation, owner) => {
      const path = concretePaths(operation.path).find((one) => one.startsWith(`/${owner}/`)) ?? operation.path;
      const key = `${operation.method} ${path}`;
      return memoize(known, key, () => {
        const list = listOf(path, paths);
        const isByShape = list !== undefined && !isRuled(list);
        return { ...readShape(operation, path, paths, items), takesAnyId, list: isByShape ? list : undefined };
      });
    },
  };
}

/** Two templates that differ in the names of their values alone are one path. */
export function anonymous(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}

/** The GET of the path without its last value. */
function listOf(path: string, paths: ReadonlyMap<string, Methods>): Operation | undefined {
  const [, collection] = LAST_VALUE.exec(path) ?? [];
  return collection === undefined ? undefined : paths.get(anonymous(collection))?.get('GET');
}

function put(map: Map<string, Methods>, path: string, operation: Operation): void {
  const methods = memoize(map, path, () => new Map());
  if (!methods.has(operation.method)) methods.set(operation.method, operation);
}

function readShape(
  operation: Operation,
  template: string,
  paths: Map<string, Methods>,
  items: Map<string, Methods>,
): Omit<Shape, 'takesAnyId' | 'list'> {
  const item = LAST_VALUE.exec(template);
  const path = anonymous(item?.[1] ?? template);
  const onItem = items.get(path);
  const onPath = paths.get(path);
  const isOne = isOneThing(onPath, onItem);
  if (item !== null) {
    const shape = collection(ITEM_ROLES[operation.method], item[2], onPath, onItem);
    return isOne ? { ...shape, isWritable: false } : shape;
  }
  const key = LAST_VALUE.exec(onItem?.values().next().value?.path ?? '')?.[2];
  const isList = onPath?.get('GET')?.page !== undefined && onPath.has('POST');
  if ((onItem !== undefined && !isOne) || isList) {
    return collection(COLLECTION_ROLES[operation.method], key, onPath, onItem);
  }
  const isSetting = onPath?.has('GET') && onPath.size > 1;
  const show = onPath?.get('GET');
  return {
    role: isSetting || operation.method === 'GET' ? SETTING_ROLES[operation.method] : 'action',
    key: undefined,
    shows: show === undefined ? [] : [show],
    isWritable: isSetting === true,
    isPosted: false,
  };
}

/** A path that is edited without an id, and whose items nobody writes, is one thing with views, not a list: `/hold`. */
function isOneThing(onPath: Methods | undefined, onItem: Methods | undefined): boolean {
  const get = onPath?.get('GET');
  const isEdited = onPath?.has('PATCH') === true || onPath?.has('PUT') === true;
  return get !== undefined && get.page === undefined && isEdited && onItem?.has('GET') === true && onItem.size === 1;
}

function collection(
  role: Role,
  key: string | undefined,
  onPath: Methods | undefined,
  onItem: Methods | undefined,
): Omit<Shape, 'takesAnyId' | 'list'> {
  const shows = [
    onItem?.get('GET'),
    onPath?.get('GET'),
    onPath?.get('POST'),
    onPath?.get('PUT'),
    onItem?.get('PUT'),
    onItem?.get('PATCH'),
  ];
  return {
    role,
    key,
    shows: shows.filter((operation) => operation !== undefined),
    // A POST to an item changes or uses it: it does not prove that items can be created.
    isWritable: onPath?.has('POST') === true || onPath?.has('PUT') === true || onItem?.has('PUT') === true,
    isPosted: onPath?.has('POST') === true,
  };
}
