/** How resources hang together: what lies inside of an item, and which list the values in an address are chosen from. */
import { pathOf, type Resource } from './resources.ts';
import { type Context, isBelow, ownValues, scopeName, scopeOf, segmentsOf, upTo } from './template.ts';

/** Zones and accounts hold all the rest: they have pages of their own. */
const isPlace = ({ id }: Resource): boolean => id !== undefined && scopeName(id) !== undefined;

/** What is read inside of an item of a list and asks for nothing more: the keys of a namespace. */
export function childrenOf(resources: readonly Resource[], { name, itemPath, id, product, ...parent }: Resource) {
  if (itemPath === undefined || id === undefined || isPlace({ name, itemPath, id, product, ...parent })) return [];
  const count = ownValues(itemPath).length;
  return resources.filter((child) => {
    const path = pathOf(child);
    if (child.name === name || ownValues(path).length !== count) return false;
    if (isBelow(path, itemPath)) return true;
    // A few lie elsewhere: `/event_notifications/r2/{bucket_name}/…`.
    return child.name.startsWith(`${name}.`) && ownValues(path).includes(id) && scopeOf(path) === scopeOf(itemPath);
  });
}

/** What the address of a child says, when it is opened from an item. */
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
    // Products give the same value several names: `{identifier}`, `{video_id}`.
    const name = isInside ? (inner[place] ?? value) : value;
    return [name, value === id ? itemId : (context[value] ?? '')] as const;
  });
  return { ...placeIn(context), ...Object.fromEntries(values) };
}

/** Account and zone alone. */
export function placeIn({ account_id, zone_id }: Context): Context {
  return { ...(account_id === undefined ? {} : { account_id }), ...(zone_id === undefined ? {} : { zone_id }) };
}

/** What the address of a resource that asks for nothing else needs, and no more. */
export function linkContext({ scope }: Resource, { account_id, zone_id }: Context): Context {
  if (scope === 'zone' || (scope === 'either' && zone_id !== undefined))
    return placeIn(zone_id === undefined ? {} : { zone_id });
  return scope === 'none' || account_id === undefined ? {} : { account_id };
}

/** The list from which a value in the path of a resource is chosen; undefined where it can only be typed. */
export function parentOf(resources: readonly Resource[], resource: Resource, value: string): Resource | undefined {
  const above = upTo(pathOf(resource), value);
  const fits = resources.filter((one) => one.list !== undefined && one.id !== undefined && one.name !== resource.name);
  const known = fits.filter(({ itemPath = '' }) => isSame(itemPath, above));
  const named = fits.filter(({ id, name }) => id === value && resource.name.startsWith(`${name}.`));
  return [...known, ...named].sort((one, other) => rank(one) - rank(other))[0];
}

const rank = ({ name }: Resource): number => name.length;

/** The same path under other names of its values, and of the same account or zone. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [segmentsOf(one), segmentsOf(other)];
  return first.join('/') === second.join('/') || (isBelow(`${one}/x`, other) && isBelow(`${other}/x`, one));
}
