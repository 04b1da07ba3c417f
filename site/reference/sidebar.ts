/** Builds the sidebar of a product's pages: its resources, for a large product only those near the page. */
import type { Product } from '@flarewire/contract';
import { lastOf, operationPath, pathOf, resourceOf } from '@flarewire/snippets/site';
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

/** @param split resources whose operations have pages of their own */
export function sidebarOf(
  product: Product,
  resources: readonly Resource[],
  current: string,
  split: ReadonlySet<string>,
): (Link | Group)[] {
  const top = product.key;
  const own = resources.filter(({ name }) => name !== top);
  const near = own.length <= MAX ? own : own.filter(({ name }) => isNear(name, current, top));
  const operationLink = ({ name }: { readonly name: string }): Link => ({
    label: lastOf(name),
    link: split.has(resourceOf(name)) ? pathOf(name) : operationPath(name),
  });
  const items = tree(top, { near, all: own, current, operationLink });
  const first = resources.find(({ name }) => name === top && name === current);
  const operations = first === undefined ? [] : first.operations.map(operationLink);
  const start = [{ label: 'Overview', link: pathOf(top) }, ...operations];
  return [ALL, { label: product.title, items: [...start, ...items], collapsed: false }];
}

/** In the branch of the page, or the first step to another branch. */
function isNear(name: string, current: string, top: string): boolean {
  const branch = (one: string): string => one.slice(top.length + 1).split('.')[0] ?? '';
  return branch(name) === branch(current);
}

interface Branches {
  readonly near: readonly Resource[];
  readonly all: readonly Resource[];
  readonly current: string;
  /** An operation on the current page, or its own page. */
  readonly operationLink: (operation: { readonly name: string }) => Link;
}

function tree(parent: string, { near, all, current, operationLink }: Branches): (Link | Group)[] {
  const start = `${parent}.`;
  const children = [
    ...new Set(all.filter(({ name }) => name.startsWith(start)).map(({ name }) => childOf(name, start))),
  ];
  const isOld = (child: string): boolean => all.filter(({ name }) => isAt(name, child)).every(isDeprecated);
  const sorted = children.toSorted((one, other) => Number(isOld(one)) - Number(isOld(other)));
  return sorted.map((child) => {
    const label = lastOf(child) + (isOld(child) ? ' (deprecated)' : '');
    const inside = near.filter(({ name }) => name.startsWith(`${child}.`));
    const own = all.find(({ name }) => name === child);
    const operations = own !== undefined && child === current ? own.operations.map(operationLink) : [];
    if (inside.length === 0 && operations.length === 0) {
      const target = own?.name ?? all.find(({ name }) => name.startsWith(`${child}.`))?.name;
      return { label, link: pathOf(target ?? child) };
    }
    const page = own === undefined ? [] : [{ label: 'Overview', link: pathOf(child) }];
    const items = [...page, ...operations, ...tree(child, { near, all: inside, current, operationLink })];
    return { label, items, collapsed: !isAt(current, child) && all.length > 12 };
  });
}

const isAt = (name: string, parent: string): boolean => name === parent || name.startsWith(`${parent}.`);

const isDeprecated = ({ operations }: Resource): boolean => operations.every(({ deprecated }) => deprecated === true);

const childOf = (name: string, start: string): string => start + (name.slice(start.length).split('.')[0] ?? '');
