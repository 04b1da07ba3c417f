/** Resource classes, created from a product's rows on first use: `client.dns.records` is a `Records`. */
import type { BaseClient } from './client.ts';
import type { CoreClient } from './core-client.ts';
import { UsageError } from './errors/usage-error.ts';
import type { Product } from './operation.ts';
import { decodeProduct, type ResourceNode } from './request/table.ts';

/** The parts of a client that resources use: everything except the calls that are typed by operation name. */
export type ResourceClient = Omit<BaseClient, 'call' | 'plan' | 'withOptions'>;

/** Any client that resources can be made with: a small one has the other methods by its features. */
export type AnyClient = Omit<CoreClient, 'call' | 'withOptions'>;

/**
 * Base class of all resources; extend it for custom resources. `Path` is the resource's place in the API's tree:
 * `'dns.records'`.
 */
export abstract class APIResource<Path extends string = string> {
  /** Keys from the client to the resource: `['dns', 'records']`. */
  static readonly _key: readonly string[] = [];
  declare protected readonly _client: ResourceClient;
  /** Exists for the compiler only. */
  declare protected readonly _path?: Path;

  constructor(client: AnyClient) {
    // Not enumerable, so that logging or comparing a resource ignores its client.
    Object.defineProperty(this, '_client', { value: client, writable: true, configurable: true });
  }
}

/** The class of a resource as a value: `new Records(client)`, `vi.spyOn(Records.prototype, 'create')`. */
export interface ResourceClass<Path extends readonly string[] = readonly string[], Tree = unknown> {
  new (client: AnyClient): APIResource & Tree;
  readonly prototype: APIResource & Tree;
  readonly _key: Path;
}

/** Sets a property like an assignment, even if a getter exists. */
function put(target: object, key: string, value: unknown): unknown {
  Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  return value;
}

/** Defines a property that is computed on first read and can be assigned like any other. */
export function lazy(target: object, key: string, make: () => unknown): void {
  const get = () => put(target, key, make());
  const set = (value: unknown) => put(target, key, value);
  Object.defineProperty(target, key, { get, set, enumerable: true, configurable: true });
}

interface Classes {
  readonly own: ResourceClass;
  readonly whole: ResourceClass;
}

const made = new WeakMap<ResourceNode, Classes>();
const products = new WeakMap<ResourceClass, Product>();

/** Creates a class with the methods of the resource, and a subclass that also has its child resources. */
function classesOf(product: Product, node: ResourceNode): Classes {
  const known = made.get(node);
  if (known) return known;
  const { path, className, methods, children } = node;
  const own = class extends APIResource {
    static override readonly _key = path;
  };
  for (const [name, operation] of Object.entries(methods)) {
    const { [name]: value } = {
      [name](this: APIResource, ...given: unknown[]) {
        return this._client._invoke(operation(), given);
      },
    };
    Object.defineProperty(own.prototype, name, { value, writable: true, configurable: true });
  }
  const whole = class extends own {
    constructor(client: AnyClient) {
      super(client);
      for (const [key, child] of Object.entries(children))
        lazy(this, key, () => new (classesOf(product, child).whole)(client));
    }
  };
  const classes = { own, whole };
  made.set(node, classes);
  for (const [name, one] of [
    [`Base${className}`, own],
    [className, whole],
  ] as const) {
    Object.defineProperty(one, 'name', { value: name, configurable: true });
    products.set(one, product);
  }
  for (const child of Object.values(children)) {
    lazy(whole, child.className, () => classesOf(product, child).whole);
    lazy(whole, `Base${child.className}`, () => classesOf(product, child).own);
  }
  return classes;
}

/**
 * Returns the class of a resource by its path, from a product or its class. Repeated calls return the same class. With
 * `isBase`, the base class that has only the resource's own methods.
 *
 * @example const Records = resourceClass(DNS, 'dns.records');
 */
export function resourceClass(resource: Product | ResourceClass, path?: string, isBase?: boolean): ResourceClass {
  const product = productOf(resource);
  const [, ...keys] = (path ?? product.key).split('.');
  let node: ResourceNode | undefined = decodeProduct(product).root;
  for (const key of keys) node = node?.children[key];
  if (!node) throw new UsageError(`Unknown resource "${path}" in "${product.key}"`);
  return classesOf(product, node)[(isBase ?? product.base) ? 'own' : 'whole'];
}

/** The product whose operations a class has. */
export const productOf = (resource: Product | ResourceClass): Product =>
  products.get(resource as ResourceClass) ?? (resource as Product); // it is one of the two

/** Mounts a resource at its key, below existing resources. */
export function mount(client: AnyClient, resource: Product | ResourceClass): void {
  const path = 'rows' in resource ? [resource.key] : [...resource._key];
  const last = path.pop() ?? '';
  let at: object = client;
  for (const key of path) at = (Reflect.get(at, key) ?? put(at, key, {})) as object; // a resource, or a parent of one
  const Resource = () => ('rows' in resource ? resourceClass(resource) : resource);
  lazy(at, last, () => new (Resource())(client));
}
