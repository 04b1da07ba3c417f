/** A client of chosen resources, so that a bundle holds only these. */
import { BaseClient } from './client.ts';
import type { APIResource, ResourceClass } from './resource.ts';
import type { ClientOptions, Product } from './types.ts';

/** What a client can be made of: a product, or the class of a resource at any level. */
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

/** The place that a class of the API's own has as its type parameter; others have it as their `_key`. */
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
  // Those above first, so that those below find their place.
  const sorted = [...resources].sort((a, b) => depth(a) - depth(b));
  // The constructor defines a property for each resource, which the type only now knows.
  return new BaseClient(options, sorted) as PartialCloudflare<Both<Mounted<Resources[number]>>>;
}
