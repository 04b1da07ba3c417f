/** Relations between resources: children of an item, and the list that supplies a path parameter. */
import { pathOf, type Resource } from './resources.ts';
import { type Context, isBelow, ownValues, scopeName, scopeOf, segmentsOf, upTo } from './template.ts';

/** Zones and accounts contain everything else and have their own pages. */
const isPlace = ({ id }: Resource): boolean => id !== undefined && scopeName(id) !== undefined;

/** Resources below a list item that need no further parameter, such as the keys of a namespace. */
export function childrenOf(resources: readonly Resource[], { name, itemPath, id, product, ...parent }: Resource) {
  if (itemPath === undefined || id === undefined || isPlace({ name, itemPath, id, product, ...parent })) return [];
  const count = ownValues(itemPath).length;
  return resources.filter((child) => {
    const path = pathOf(child);
    if (child.name === name || ownValues(path).length !== count) return false;
    if (isBelow(path, itemPath)) return true;
    // A few have different paths: `/event_notifications/r2/{bucket_name}/…`.
    return child.name.startsWith(`${name}.`) && ownValues(path).includes(id) && scopeOf(path) === scopeOf(itemPath);
  });
}

/** URL parameters of a child that is opened from an item. */
export function childContext(
  child: Resource,
  { itemPath = '', id }: Resource,
  context: Context,
  itemId: string,
): Context {
  const path = pathOf(child);
  const outer = ownValues(itemPath);
  const inner = ownValues(path);
  const isInside = isBelow(path, itemPath);
  const values = outer.map((value, place) => {
    // Products use several names for the same value: `{identifier}`, `{video_id}`.
    const name = isInside ? (inner[place] ?? value) : value;
    return [name, value === id ? itemId : (context[value] ?? '')] as const;
  });
  return { ...placeIn(context), ...Object.fromEntries(values) };
}

/** Account and zone only. */
export function placeIn({ account_id, zone_id }: Context): Context {
  return { ...(account_id === undefined ? {} : { account_id }), ...(zone_id === undefined ? {} : { zone_id }) };
}

/** The minimal URL parameters of a resource without a parent item. */
export function linkContext({ scope }: Resource, { account_id, zone_id }: Context): Context {
  if (scope === 'zone' || (scope === 'either' && zone_id !== undefined))
    return placeIn(zone_id === undefined ? {} : { zone_id });
  return scope === 'none' || account_id === undefined ? {} : { account_id };
}

/** The list that supplies a path parameter; undefined if it can only be typed. */
export function parentOf(resources: readonly Resource[], resource: Resource, value: string): Resource | undefined {
  const above = upTo(pathOf(resource), value);
  const fits = resources.filter((one) => one.list !== undefined && one.id !== undefined && one.name !== resource.name);
  const known = fits.filter(({ itemPath = '' }) => isSame(itemPath, above));
  const named = fits.filter(({ id, name }) => id === value && resource.name.startsWith(`${name}.`));
  return [...known, ...named].sort((one, other) => rank(one) - rank(other))[0];
}

const rank = ({ name }: Resource): number => name.length;

/** True if the paths are equal except for parameter names, in the same scope. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  return first.join('/') === second.join('/') || (isBelow(`${one}/x`, other) && isBelow(`${other}/x`, one));
}
