/**
 * Brings the world into a state in which an operation can succeed: what its path names is created first, by the
 * operations that the contract has for it. A black box: it sends requests and reads answers, nothing else.
 */
import type { HttpMethod, Operation, ProductDocument } from '@flarewire/contract';
import { type Contract, isObject } from './contract.ts';
import { idNames } from './items.ts';
import { exampleRequest } from './example-request.ts';

export interface Arranger {
  /** Creates what the path names, then sends an example of the operation. */
  call(operation: Operation): Promise<Response>;
  /** Path values under which the operation finds something. */
  arrange(operation: Operation): Promise<Record<string, string>>;
}

interface Target {
  fetch(request: Request): Promise<Response>;
}

const LAST_VALUE = /^(.*)\/\{([^{}]+)\}$/;

export function createArranger(contract: Contract, target: Target): Arranger {
  const paths = new Map<string, Map<HttpMethod, Operation>>();
  for (const operation of contract.index().operations) {
    const key = anonymous(operation.path);
    const methods = paths.get(key) ?? new Map<HttpMethod, Operation>();
    if (!methods.has(operation.method)) methods.set(operation.method, operation);
    paths.set(key, methods);
  }
  const find = (path: string, ...methods: HttpMethod[]): Operation | undefined => {
    const there = paths.get(anonymous(path));
    return methods.map((method) => there?.get(method)).find((operation) => operation !== undefined);
  };

  const send = async (operation: Operation, path: Record<string, string>): Promise<Response> => {
    const document = await contract.loadProduct(operation.product);
    return target.fetch(exampleRequest(operation, document, { path }));
  };

  /** For items whose creation does not say what they are called. */
  const idOfFirst = async (collection: string, name: string, path: Record<string, string>): Promise<string | undefined> => {
    const list = find(collection, 'GET');
    return list === undefined ? undefined : idFrom(await send(list, path), name);
  };

  /** Creates the item that a template's last value names; its id, or undefined where nothing can create it. */
  const make = async (template: string, own: Operation, path: Record<string, string>): Promise<string | undefined> => {
    const match = LAST_VALUE.exec(template);
    if (match === null) return undefined;
    const [, collection = '', name = ''] = match;
    const create = find(collection, 'POST');
    if (create !== undefined && create !== own) {
      return (await idFrom(await send(create, path), name)) ?? (await idOfFirst(collection, name, path));
    }
    const upsert = find(template, 'PUT', 'POST');
    if (upsert === undefined || upsert === own) return undefined;
    const document = await contract.loadProduct(upsert.product);
    const id = path[name] ?? idFromExample(upsert, document, name);
    const response = await send(upsert, { ...path, [name]: id });
    return response.ok ? id : undefined;
  };

  const arrange = async (operation: Operation): Promise<Record<string, string>> => {
    const path: Record<string, string> = {};
    const segments = operation.path.split('/');
    for (let end = 2; end <= segments.length; end++) {
      const name = /^\{([^{}]+)\}$/.exec(segments[end - 1] ?? '')?.[1];
      if (name === undefined || name === 'account_or_zone') continue;
      const id = await make(segments.slice(0, end).join('/'), operation, path);
      if (id !== undefined) path[name] = id;
    }
    return path;
  };
  return { arrange, call: async (operation) => send(operation, await arrange(operation)) };
}

function anonymous(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** A path value as an example of it: what was sent is what can be asked for. */
function idFromExample(operation: Operation, document: ProductDocument, name: string): string {
  const url = new URL(exampleRequest(operation, document).url);
  const index = operation.path.split('/').indexOf(`{${name}}`);
  const offset = operation.path.startsWith('/{account_or_zone}') ? 1 : 0;
  return decodeURIComponent(url.pathname.replace('/client/v4', '').split('/')[index + offset] ?? '');
}

async function idFrom(response: Response, name: string): Promise<string | undefined> {
  const text = await response.text();
  return response.ok && text.startsWith('{') ? readId(JSON.parse(text), name) : undefined;
}

/** The id of what was created, wherever the answer holds it. */
function readId(body: unknown, name: string, depth = 0): string | undefined {
  if (Array.isArray(body)) return readId(body[0], name, depth);
  if (!isObject(body) || depth > 3) return undefined;
  if (depth === 0 && 'result' in body) return readId(body.result, name, depth + 1);
  for (const key of [...idNames(name), ...Object.keys(body).filter((one) => /(_id|_uuid|_name)$/.test(one))]) {
    const value = body[key];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  }
  for (const value of Object.values(body)) {
    const inner = readId(value, name, depth + 1);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
