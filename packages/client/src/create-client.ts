/** A client of chosen products, so that a bundle holds only these. */
import { BaseClient } from './client.ts';
import type { ClientOptions, Product } from './types.ts';

type Trees<Products extends Product> = { readonly [One in Products as One['key']]: NonNullable<One['tree']> };

/** A client with these resources: `PartialCloudflare<{ kv: KV }>`. */
export type PartialCloudflare<Resources = unknown> = BaseClient & Resources;

export type CreateClientOptions<Products extends Product> = ClientOptions & { readonly resources: readonly Products[] };

/**
 * @example
 * import { createClient } from 'flarewire';
 * import { KV } from 'flarewire/resources/kv';
 * const client = createClient({ resources: [KV], apiToken });
 */
export function createClient<const Products extends Product>({
  resources,
  ...options
}: CreateClientOptions<Products>): PartialCloudflare<Trees<Products>> {
  // The constructor defines a property for each product, which the type only now knows.
  return new BaseClient(options, resources) as PartialCloudflare<Trees<Products>>;
}
