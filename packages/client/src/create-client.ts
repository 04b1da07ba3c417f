/** Creates a client of selected resources, so that a bundle contains only these. */
import { CoreClient, type Feature, hide, rejected } from './core-client.ts';
import { missing } from './errors/usage-error.ts';
import { partsOf } from './lazy.ts';
import type { Product } from './operation.ts';
import type { APIResource, ResourceClass } from './resource.ts';
import type { ClientOptions } from './types.ts';

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

/** Methods of features. */
type Added<One> = (One extends Feature<infer Methods, unknown> ? (each: Methods) => void : never) extends (
  all: infer All,
) => void
  ? All
  : unknown;

/** Options of features. */
type Taken<One> = (One extends Feature<unknown, infer Options> ? (each: Options) => void : never) extends (
  all: infer All,
) => void
  ? All
  : unknown;

/** A client with these resources, and the methods of its features: `PartialCloudflare<{ kv: KV }>`. */
export type PartialCloudflare<Resources = unknown, Methods = unknown> = CoreClient & Resources & Methods;

export type CreateClientOptions<
  Resources extends readonly Mountable[],
  Features extends readonly Feature[] = readonly [],
> = Omit<ClientOptions, 'middleware'> & {
  readonly resources: Resources;
  /** Features of `flarewire/features`. @default none */
  readonly features?: Features;
} & Taken<Features[number]>;

/** Methods of features, by the feature that adds them. */
const ADDED = {
  byPath: ['get', 'post', 'put', 'patch', 'delete', 'request', 'getAPIList'],
  plans: ['plan'],
  compatibility: ['buildRequest', 'buildURL', 'fetchWithTimeout'],
};

/** A client with the methods of its features; those of others reject. */
class SmallClient extends CoreClient {
  constructor(...[options, resources, features = []]: ConstructorParameters<typeof CoreClient>) {
    super(options, resources, features);
    if (this.middleware.length && !partsOf(this).middleware) throw missing('middleware');
    for (const { methods } of features) hide(this, { ...methods?.(this) });
    for (const [feature, names] of Object.entries(ADDED))
      for (const name of names) if (!(name in this)) hide(this, { [name]: () => rejected(missing(feature)) });
  }
}

/**
 * @example
 * import { createClient } from 'flarewire';
 * import { KV } from 'flarewire/resources/kv';
 * const client = createClient({ resources: [KV], apiToken });
 * @throws UsageError from a method or an option of a feature that is not in `features`
 */
export function createClient<
  Resources extends readonly Mountable[] | [],
  Features extends readonly Feature[] | [] = readonly [],
>({
  resources,
  features = [] as unknown as Features, // its default
  ...options
}: CreateClientOptions<Resources, Features>): PartialCloudflare<
  Both<Mounted<Resources[number]>>,
  Added<Features[number]>
> {
  const depth = (one: Mountable): number => ('rows' in one ? 1 : one._key.length);
  // Parents first, because children are attached to them.
  const sorted = [...resources].sort((a, b) => depth(a) - depth(b));
  const { Client = SmallClient } = features.find((one) => one.Client) ?? {};
  // The constructor defines a property per resource and method; only this cast tells the compiler.
  return new Client(options, sorted, features) as never;
}
