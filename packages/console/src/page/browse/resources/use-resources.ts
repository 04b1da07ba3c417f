/** Provides the resources of the catalog, computed once. */
import { type Catalog, useCatalog } from '../../data/catalog.ts';
import { titleOf } from './labels.ts';
import { type Resource, resourcesOf } from './resources.ts';

export interface Resources {
  readonly all: readonly Resource[];
  readonly byName: ReadonlyMap<string, Resource>;
  /** Titles by product key. */
  readonly products: ReadonlyMap<string, string>;
  readonly titleOf: (resource: Resource) => string;
}

const made = new WeakMap<Catalog, Resources>();

/** Suspends while the catalogue loads. */
export function useResources(): Resources {
  const catalog = useCatalog();
  const known = made.get(catalog);
  if (known !== undefined) return known;
  const all = resourcesOf(catalog.operations);
  const products = new Map(catalog.products.map(({ key, title }) => [key, title]));
  const resources: Resources = {
    all,
    byName: new Map(all.map((resource) => [resource.name, resource])),
    products,
    titleOf: ({ name, product }) => titleOf(name, products.get(product) ?? product),
  };
  made.set(catalog, resources);
  return resources;
}
