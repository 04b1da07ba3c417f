/**
 * Brings the sandbox into a state in which an operation can succeed: what its path names is created first, by the
 * operations that the contract has for it. A black box: it sends requests and reads answers, nothing else.
 */
import type { HttpMethod, Operation, ProductDocument } from '@flarewire/contract';
import { follow, isObject } from '@flarewire/schema';
import { idNames } from '../src/generic/items.ts';
import { memoize } from '../src/memoize.ts';
import { ELSEWHERE } from '../src/request/parents.ts';
import { concretePaths } from '../src/routing/router.ts';
import type { Contract } from '../src/schema/contract.ts';
import { exampleRequest } from './example-request.ts';

export interface Arranger {
  /** Creates the parents in the path, then sends an example of the operation. */
  call(operation: Operation): Promise<Response>;
  /** Path values under which the operation finds something. */
  arrange(operation: Operation): Promise<Record<string, string>>;
}

interface Target {
  fetch(request: Request): Promise<Response>;
}

const LAST_VALUE = /^(.*)\/\{([^{}]+)\}$/;

/** Resources that must exist before an item can be created. */
interface Tools {
  readonly operations: readonly Operation[];
  find(path: string, ...methods: HttpMethod[]): Operation | undefined;
  /** Values are known by their place: two operations may name the same value differently. */
  send(operation: Operation, values: readonly string[]): Promise<Response>;
}

export function createArranger(contract: Contract, target: Target): Arranger {
  const { operations } = contract.index();
  // A workflow is a class of a Worker.
  const uploadScript = async (account: string): Promise<void> => {
    const upload = operations.find(({ name }) => name === 'workers.scripts.update');
    if (upload !== undefined) await tools.send(upload, [account, 'orders-worker']);
  };
  const tools: Tools = {
    operations,
    find: finder(operations),
    send: async (operation, values) => {
      if (operation.name === 'workflows.update') await uploadScript(values[0] ?? '');
      const document = await contract.loadProduct(operation.product);
      return target.fetch(exampleRequest(operation, document, { path: named(operation, values) }));
    },
  };
  const arrange = async (operation: Operation): Promise<Record<string, string>> => {
    const document = await contract.loadProduct(operation.product);
    const examples = examplesOf(operation, document);
    const names = wholeNames(operation);
    const values: string[] = [];
    const segments = (concretePaths(operation.path)[0] ?? '').split('/');
    for (let end = 2; end <= segments.length; end++) {
      if (!/^\{[^{}]+\}$/.test(segments[end - 1] ?? '')) continue;
      const example = examples[values.length] ?? '';
      const isKnown = isFixed(operation, document, names[values.length]);
      const made = isKnown
        ? undefined
        : await make(tools, placeOf(segments.slice(0, end).join('/')), operation, values, example);
      values.push(made ?? example);
    }
    return named(operation, values);
  };
  return {
    arrange,
    call: async (operation) => {
      const document = await contract.loadProduct(operation.product);
      return target.fetch(exampleRequest(operation, document, { path: await arrange(operation) }));
    },
  };
}

/** The path under which the item of a path is made. */
function placeOf(template: string): string {
  return /[^^]\/zones\/\{[^{}]+\}$/.test(template) ? '/zones/{zone_id}' : (ELSEWHERE[template] ?? template);
}

function finder(operations: readonly Operation[]): Tools['find'] {
  const paths = new Map<string, Map<HttpMethod, Operation>>();
  for (const operation of operations) {
    for (const path of concretePaths(operation.path)) {
      const methods = memoize(paths, anonymous(path), () => new Map());
      if (!methods.has(operation.method)) methods.set(operation.method, operation);
    }
  }
  return (path, ...methods) => {
    const there = paths.get(anonymous(path));
    return methods.map((method) => there?.get(method)).find((operation) => operation !== undefined);
  };
}

/** Creates the item at the end of a template; undefined if no operation can create it. */
async function make(
  { operations, find, send }: Tools,
  template: string,
  own: Operation,
  values: readonly string[],
  example: string,
): Promise<string | undefined> {
  const [, collection = '', name = ''] = LAST_VALUE.exec(template) ?? [];
  const create = find(`${collection}/create`, 'POST') ?? find(collection, 'POST', 'PUT');
  if (create !== undefined && create !== own) {
    const body = await bodyOf(await send(create, values));
    const id = readId(body, idNames(name));
    if (id !== undefined) return id;
    const list = find(collection, 'GET');
    const listed = list === undefined ? undefined : readId(await bodyOf(await send(list, values)), idNames(name));
    return listed ?? readId(body, undefined);
  }
  const upsert = find(template, 'PUT', 'POST') ?? writtenBeside(operations, collection, name);
  if (upsert === undefined || upsert === own) return undefined;
  const response = await send(upsert, [...values, example]);
  return response.ok ? (readId(await bodyOf(response), [name]) ?? example) : undefined;
}

/** Another path with the same value at its end, where an item with this name is written: `/values/{key_name}`. */
function writtenBeside(operations: readonly Operation[], collection: string, name: string): Operation | undefined {
  const parent = (path: string | undefined): string | undefined => path?.slice(0, path.lastIndexOf('/'));
  return operations.find(({ method, path }) => {
    const [, other, last] = LAST_VALUE.exec(path) ?? [];
    return method === 'PUT' && last === name && other !== collection && parent(other) === parent(collection);
  });
}

/** A value that may be only one of a few is not an id that something could make. */
function isFixed(operation: Operation, document: ProductDocument, name: string | undefined): boolean {
  const param = document.operations[operation.name]?.params.find((one) => one.in === 'path' && one.name === name);
  const schema = follow(param?.schema ?? {}, document.schemas);
  return 'const' in schema || Array.isArray(schema.enum);
}

function named(operation: Operation, values: readonly string[]): Record<string, string> {
  const names = wholeNames(operation);
  return Object.fromEntries(values.slice(0, names.length).map((value, index) => [names[index] ?? '', value]));
}

/** Names of the values that are a whole segment of the path. */
function wholeNames(operation: Operation): string[] {
  const segments = (concretePaths(operation.path)[0] ?? '').split('/');
  return segments.flatMap((segment) => /^\{([^{}]+)\}$/.exec(segment)?.[1] ?? []);
}

function anonymous(path: string): string {
  return path.replace(/\{[^}]*\}/g, '{}');
}

/** The path values of an example of the operation, in order. */
function examplesOf(operation: Operation, document: ProductDocument): string[] {
  const parts = new URL(exampleRequest(operation, document).url).pathname.replace('/client/v4', '').split('/');
  const template = (concretePaths(operation.path)[0] ?? '').split('/');
  return parts.filter((_, index) => /^\{[^{}]+\}$/.test(template[index] ?? '')).map(decodeURIComponent);
}

async function bodyOf(response: Response): Promise<unknown> {
  const text = await response.text();
  if (!response.ok || !/^[{["]/.test(text)) return undefined;
  const body: unknown = JSON.parse(text);
  return isObject(body) && 'result' in body ? body.result : body;
}

/** The id of a created item, wherever the response has it; without names, anything that looks like an id. */
function readId(body: unknown, names: readonly string[] | undefined, depth = 0): string | undefined {
  if (typeof body === 'string') return depth === 0 && body !== '' ? body : undefined;
  if (Array.isArray(body)) return readId(body[0], names, depth);
  if (!isObject(body) || depth > 3) return undefined;
  for (const key of names ?? Object.keys(body).filter((one) => /(_id|_uuid|_name|hash|jti)$/.test(one))) {
    const value = body[key];
    if ((typeof value === 'string' && value !== '') || typeof value === 'number') return String(value);
  }
  for (const value of Object.values(body)) {
    const inner = isObject(value) || Array.isArray(value) ? readId(value, names, depth + 1) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}
