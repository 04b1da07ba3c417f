/** Creates a client of selected resources, so that a bundle contains only these. */
import { BaseClient } from './client.ts';
import type { APIResource, ResourceClass } from './resource.ts';
import type { ClientOptions, Product } from './types.ts';

/** A resource for `createClient()`: a product, or a resource class at any level. */
export type Mountable = Product | ResourceClass;

type Nested<Path extends readonly string[], Tree> = Path extends readonly [
  infer Key extends string,
  ...infer Rest extends readonly string[],
]
  ? { readonly [_ in Key]: Nested<Rest, Tree> }
  : Tree;

type Keys<Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? readonly [Key, ...Keys<Rest>]
  : readonly [Path];

/** Path of a resource: the type parameter of the API's own classes, `_key` of others. */
type Mounted<One> =
  One extends ResourceClass<infer Path, infer Tree>
    ? Tree extends APIResource<infer Place>
      ? Nested<string extends Place ? Path : Keys<Place>, Tree>
      : Nested<Path, Tree>
    : One extends Product<infer Key, infer Tree>
      ? { readonly [_ in Key]: Tree }
      : never;

type Both<Union> = (Union extends unknown ? (one: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** A client with these resources: `PartialCloudflare<{ kv: KV }>`. */
export type PartialCloudflare<Resources = unknown> = BaseClient & Resources;

export type CreateClientOptions<Resources extends readonly Mountable[]> = ClientOptions & {
  readonly resources: Resources;
};

/**
 * @example
 * import { createClient } from 'flarewire';
 * import { KV } from 'flarewire/resources/kv';
 * const client = createClient({ resources: [KV], apiToken });
 */
export function createClient<Resources extends readonly Mountable[] | []>({
  resources,
  ...options
}: CreateClientOptions<Resources>): PartialCloudflare<Both<Mounted<Resources[number]>>> {
  const depth = (one: Mountable): number => ('rows' in one ? 1 : one._key.length);
  // Parents first, because children are attached to them.
  const sorted = [...resources].sort((a, b) => depth(a) - depth(b));
  // The constructor defines a property per resource; only this cast tells the compiler.
  return new BaseClient(options, sorted) as PartialCloudflare<Both<Mounted<Resources[number]>>>;
}
