/** Builds the sidebar of a product's pages: its resources, for a large product only those near the page. */
import type { Product } from '@flarewire/contract';
import { lastOf, pathOf } from '@flarewire/snippets/site';
import type { Resource } from './resources.ts';

export interface Link {
  readonly label: string;
  readonly link: string;
}

export interface Group {
  readonly label: string;
  readonly items: readonly (Link | Group)[];
  readonly collapsed: boolean;
}

/** A sidebar that lists more makes large pages and long ways. */
const MAX = 30;
const ALL: Link = { label: 'All products', link: '/reference/' };

export function sidebarOf(product: Product, resources: readonly Resource[], current: string): (Link | Group)[] {
  const top = product.key;
  const own = resources.filter(({ name }) => name !== top);
  const near = own.length <= MAX ? own : own.filter(({ name }) => isNear(name, current, top));
  const items = tree(top, near, own, current);
  return [ALL, { label: product.title, items: [{ label: 'Overview', link: pathOf(top) }, ...items], collapsed: false }];
}

/** In the branch of the page, or the first step to another branch. */
function isNear(name: string, current: string, top: string): boolean {
  const branch = (one: string): string => one.slice(top.length + 1).split('.')[0] ?? '';
  return branch(name) === branch(current);
}

function tree(parent: string, near: readonly Resource[], all: readonly Resource[], current: string): (Link | Group)[] {
  const start = `${parent}.`;
  const children = [
    ...new Set(all.filter(({ name }) => name.startsWith(start)).map(({ name }) => childOf(name, start))),
  ];
  return children.map((child) => {
    const label = lastOf(child);
    const inside = near.filter(({ name }) => name.startsWith(`${child}.`));
    const isPage = all.some(({ name }) => name === child);
    if (inside.length === 0) {
      const target = isPage ? child : all.find(({ name }) => name.startsWith(`${child}.`))?.name;
      return { label, link: pathOf(target ?? child) };
    }
    const own = isPage ? [{ label, link: pathOf(child) }] : [];
    const items = [...own, ...tree(child, near, inside, current)];
    return { label, items, collapsed: !(current === child || current.startsWith(`${child}.`)) && all.length > 12 };
  });
}

const childOf = (name: string, start: string): string => start + (name.slice(start.length).split('.')[0] ?? '');
