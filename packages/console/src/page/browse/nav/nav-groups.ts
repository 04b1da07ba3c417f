/** Groups the resources of an account or zone by product for the navigation. */
import { commonRank, pathLabel } from '../resources/labels.ts';
import { pathOf, type Resource } from '../resources/resources.ts';
import { ownValues, type Scope } from '../resources/template.ts';
import type { Resources } from '../resources/use-resources.ts';

export interface NavLine {
  readonly resource: Resource;
  readonly label: string;
  /** `setting`, or `of an item`; '' for a list. */
  readonly note: string;
}

export interface NavGroup {
  /** Key of the product. */
  readonly product: string;
  readonly title: string;
  readonly lines: readonly NavLine[];
}

const SCOPES: Readonly<Record<'zone' | 'account', readonly Scope[]>> = {
  zone: ['zone', 'either'],
  account: ['account', 'either', 'none'],
};

const isIn = ({ scope }: Resource, isZone: boolean): boolean => SCOPES[isZone ? 'zone' : 'account'].includes(scope);

/** Child resources are found by search only, because they are reached through their parent item. */
const isInner = (resource: Resource): boolean => ownValues(pathOf(resource)).length > 0;

type Known = Pick<Resources, 'all' | 'products'>;

export function navGroups({ all, products }: Known, isZone: boolean, filter: string): NavGroup[] {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  const fitting = all.filter((resource) => {
    if (!isIn(resource, isZone) || (words.length === 0 && isInner(resource))) return false;
    const title = products.get(resource.product) ?? resource.product;
    const text = `${title} ${pathLabel(resource.name, title)} ${resource.name}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return [...Map.groupBy(fitting, ({ product }) => product)]
    .map(([product, resources]) => {
      const title = products.get(product) ?? product;
      return { product, title, lines: resources.map((resource) => lineOf(resource, title)) };
    })
    .sort((one, other) => one.title.localeCompare(other.title));
}

function lineOf(resource: Resource, title: string): NavLine {
  const note = isInner(resource) ? 'of an item' : resource.list === undefined ? 'setting' : '';
  return { resource, label: pathLabel(resource.name, title), note };
}

/** The most needed resources, in order. */
export const commonLines = ({ all, products }: Known, isZone: boolean): readonly NavLine[] =>
  all
    .filter((one) => commonRank(one) !== undefined && isIn(one, isZone) && !isInner(one))
    .sort((one, other) => (commonRank(one) ?? 0) - (commonRank(other) ?? 0))
    .map((one) => lineOf(one, products.get(one.product) ?? one.product));

/** Remembered resource names as lines, without those of another place or that no longer exist. */
export const namedLines = (
  { byName, products }: Pick<Resources, 'byName' | 'products'>,
  names: readonly string[],
  isZone: boolean,
): readonly NavLine[] =>
  names.flatMap((name) => {
    const resource = byName.get(name);
    if (resource === undefined || !isIn(resource, isZone) || isInner(resource)) return [];
    return [lineOf(resource, products.get(resource.product) ?? resource.product)];
  });
