/**
 * Switches of a zone that lie outside of its settings: Argo, tiers of the cache, its reserve, and variants of images.
 * Smart Shield shows some of them again:
 * https://developers.cloudflare.com/smart-shield/get-started/#packages-and-availability
 */
import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { type Plan, planOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';

export interface Switch {
  readonly id: string;
  readonly path: readonly string[];
  /** Plans that have it. @default all */
  readonly plans?: readonly Plan[];
}

/** Regional tiers are for Enterprise alone: https://developers.cloudflare.com/cache/how-to/tiered-cache/#availability ; the others are on all plans or can be added to them. */
export const SWITCHES = {
  routing: { id: 'smart_routing', path: ['argo', 'smart_routing'] },
  tiered: { id: 'tiered_caching', path: ['argo', 'tiered_caching'] },
  smart: { id: 'tiered_cache_smart_topology_enable', path: ['cache', 'tiered_cache_smart_topology_enable'] },
  regional: { id: 'tc_regional', path: ['cache', 'regional_tiered_cache'], plans: ['enterprise'] },
  reserve: { id: 'cache_reserve', path: ['cache', 'cache_reserve'] },
} as const satisfies Readonly<Record<string, Switch>>;

/** https://developers.cloudflare.com/cache/advanced-configuration/vary-for-images/#availability */
const VARIANTS: Switch = { id: 'variants', path: ['cache', 'variants'], plans: ['pro', 'business', 'enterprise'] };

const isEditable = (context: Context, { plans }: Switch): boolean => plans?.includes(planOf(context)) ?? true;

const stored = (context: Context, { path }: Switch): Fields | undefined => read(context, below(context, ...path), '');

/** A switch with its current value. */
export function switchShown(context: Context, one: Switch, first: unknown = 'off') {
  zoneOf(context);
  const { value = first, modified_on = null } = stored(context, one) ?? {};
  return { id: one.id, editable: isEditable(context, one), value, modified_on };
}

/** @throws Problem where the plan does not have it; the code is not documented */
export function setSwitch(context: Context, one: Switch, value: unknown, pointer = '/value') {
  zoneOf(context);
  if (!isEditable(context, one)) throw invalid(`${one.id} is not part of the ${planOf(context)} plan`, pointer);
  keep(context, below(context, ...one.path), '', { value, modified_on: context.now() });
  return switchShown(context, one);
}

const get =
  (one: Switch) =>
  <Result>(context: Showing<Result>): Result =>
    context.fit(switchShown(context, one));

const edit =
  (one: Switch) =>
  <Result>(context: Showing<Result>): Result =>
    context.fit(setSwitch(context, one, fieldsOf(context).value));

const remove =
  (one: Switch) =>
  <Result>(context: Showing<Result>): Result => {
    const { value: _, ...known } = switchShown(context, one);
    context.sandbox.store.remove(below(context, ...one.path), '');
    return context.fit({ ...known, modified_on: context.now() });
  };

/** Types of images, by the endings of files: https://developers.cloudflare.com/cache/advanced-configuration/vary-for-images/#create-a-variants-rule */
const editVariants: Handler<'cache.variants.edit'> = (context) => {
  const { value = {} } = fieldsOf(context);
  for (const [ending, types] of Object.entries(isObject(value) ? value : {})) {
    const stray = (Array.isArray(types) ? types : []).find((type) => !/^image\/[a-z0-9.+-]+$/.test(String(type)));
    if (stray !== undefined)
      throw invalid(`'${String(stray).slice(0, 60)}' is not the type of an image, as image/webp`, `/value/${ending}`);
  }
  return context.fit(setSwitch(context, VARIANTS, value));
};

export const cacheSwitches = {
  'argo.smartRouting.get': get(SWITCHES.routing),
  'argo.smartRouting.edit': edit(SWITCHES.routing),
  'argo.tieredCaching.get': get(SWITCHES.tiered),
  'argo.tieredCaching.edit': edit(SWITCHES.tiered),
  'cache.smartTieredCache.create': edit(SWITCHES.smart),
  'cache.smartTieredCache.edit': edit(SWITCHES.smart),
  'cache.smartTieredCache.get': get(SWITCHES.smart),
  'cache.smartTieredCache.delete': remove(SWITCHES.smart),
  'cache.regionalTieredCache.get': get(SWITCHES.regional),
  'cache.regionalTieredCache.edit': edit(SWITCHES.regional),
  'cache.cacheReserve.get': get(SWITCHES.reserve),
  'cache.variants.get': (context) => context.fit(switchShown(context, VARIANTS, {})),
  'cache.variants.edit': editVariants,
  'cache.variants.delete': remove(VARIANTS),
} satisfies Handlers;
