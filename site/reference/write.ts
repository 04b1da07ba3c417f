/** Writes the reference as data that the pages of the site are built from: a file a product. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Product } from '@flarewire/contract';
import { operationPath, pathOf } from '@flarewire/snippets/site';
import { indexHtml, operationHtml, productHtml, productList, resourceHtml, splitHtml } from './html/page.ts';
import type { LinkOf } from './html/text.ts';
import { isSplit } from './markdown.ts';
import { type Known, pageOf, type ResourcePage } from './page.ts';
import { type Resource, resourcesOf } from './resources.ts';
import { type Group, type Link, sidebarOf } from './sidebar.ts';

/** A page as the site builds it. */
export interface BuiltPage {
  /** `reference/dns/records` */
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** The product above it; none for its own page. */
  readonly product?: { readonly title: string; readonly link: string } | undefined;
  readonly sidebar: readonly (Link | Group)[];
  readonly html: string;
}

export interface ReferenceOptions {
  readonly folder: string;
  /** Keys of products; all by default. */
  readonly only?: ReadonlySet<string> | undefined;
  /** Further outputs from the data, product by product. */
  readonly each?: (product: Product, pages: readonly ResourcePage[]) => void;
}

const slugOf = (name: string): string => pathOf(name).slice(1, -1);

/** @returns how many pages there are */
export async function writeReference(known: Known, { folder, only, each }: ReferenceOptions): Promise<number> {
  mkdirSync(folder, { recursive: true });
  const all = resourcesOf(known.index).filter(({ product }) => only?.has(product.key) ?? true);
  const linkOf = linksTo(all);
  const byProduct = [...Map.groupBy(all, ({ product }) => product)];
  let count = 1;
  for (const [product, resources] of byProduct) {
    const pages: ResourcePage[] = [];
    for (const resource of resources) pages.push(await pageOf(resource, known));
    const built = builtPages(product, resources, pages, linkOf);
    writeFileSync(join(folder, `${product.key}.json`), JSON.stringify(built));
    each?.(product, pages);
    count += built.length;
  }
  const products = byProduct.map(([product, own]) => ({ product, count: own.flatMap((one) => one.operations).length }));
  writeFileSync(join(folder, '_index.json'), JSON.stringify([indexPage(products)]));
  return count;
}

function linksTo(resources: readonly Resource[]): LinkOf {
  const links = new Map<string, string>();
  for (const { name, operations } of resources) {
    links.set(name, pathOf(name));
    for (const operation of operations) links.set(operation.name, operationPath(operation.name));
  }
  return (name) => links.get(name);
}

function builtPages(
  product: Product,
  resources: readonly Resource[],
  pages: readonly ResourcePage[],
  linkOf: LinkOf,
): BuiltPage[] {
  const split = new Set(pages.filter(isSplit).map(({ resource }) => resource.name));
  const own = pages.flatMap((page): BuiltPage[] => {
    const { name, operations } = page.resource;
    const isTop = name === product.key;
    const others = isTop ? productList(resources, name) : '';
    const sidebar = sidebarOf(product, resources, name, split);
    const html = split.has(name) ? splitHtml(page) : resourceHtml(page, linkOf);
    const whole = {
      slug: slugOf(name),
      title: isTop ? product.title : name,
      product: isTop ? undefined : { title: product.title, link: pathOf(product.key) },
      description: `${product.title}: ${operations.map(({ summary }) => summary).join('. ')}.`.slice(0, 300),
      sidebar,
      html: html + (others === '' ? '' : `<h2 id="resources">Resources</h2>${others}`),
    };
    return split.has(name) ? [whole, ...operationPages(page, sidebar, linkOf)] : [whole];
  });
  if (own.some(({ slug }) => slug === slugOf(product.key))) return own;
  return [overview(product, resources), ...own];
}

function operationPages(
  { resource, entries, types }: ResourcePage,
  sidebar: BuiltPage['sidebar'],
  linkOf: LinkOf,
): BuiltPage[] {
  return entries.map((entry) => ({
    slug: slugOf(entry.operation.name),
    title: entry.operation.name,
    product: { title: resource.name, link: pathOf(resource.name) },
    description: `${resource.product.title}: ${entry.operation.summary}.`,
    sidebar,
    html: operationHtml(entry, types, linkOf),
  }));
}

function overview(product: Product, resources: readonly Resource[]): BuiltPage {
  return {
    slug: slugOf(product.key),
    title: product.title,
    description: product.summary,
    sidebar: sidebarOf(product, resources, product.key, new Set()),
    html: productHtml(product, resources),
  };
}

function indexPage(products: readonly { readonly product: Product; readonly count: number }[]): BuiltPage {
  const count = products.reduce((sum, one) => sum + one.count, 0);
  return {
    slug: 'reference',
    title: 'Reference',
    description: `All ${count.toLocaleString('en')} operations of the Cloudflare API, by product.`,
    sidebar: [],
    html: indexHtml(products),
  };
}
