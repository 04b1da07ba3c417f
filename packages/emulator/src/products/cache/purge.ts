/** Checks purges of the cache, and clears the Cache Reserve, which takes time. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { below, type Fields, fieldsOf, keep, phase, read } from '../shared/fields.ts';
import { byPlan, planOf, zoneNameOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';
import { type Purge, purgeReceivers } from './purged.ts';
import { SWITCHES, setSwitch } from './switches.ts';

/** https://developers.cloudflare.com/cache/how-to/purge-cache/#availability-and-limits */
const MAX = byPlan(100, 100, 100, 500);

const LISTS = [
  ['files', 1094],
  ['tags', 1101],
  ['hosts', 1111],
  ['prefixes', 1111], // code not documented
] as const;

const refused = (code: number, message: string, pointer?: string): Problem => problem(400, code, message, pointer);

type PurgeName = 'cache.purge' | 'cache.purgeEnvironment' | 'cache.invalidate' | 'cache.invalidateEnvironment';

const purging =
  (isInvalidation: boolean): Handler<PurgeName> =>
  (context) => {
    checkPurge(context);
    const { purge_everything, ...lists }: Fields = fieldsOf(context);
    const listed = (name: string): string[] =>
      objectsOrTexts(lists[name]).map((item) => String(isObject(item) ? item.url : item));
    const [files, tags, hosts, prefixes] = [listed('files'), listed('tags'), listed('hosts'), listed('prefixes')];
    const zone = String(context.path.zone_id);
    const made: Purge = {
      ...{ zone, isInvalidation, everything: purge_everything === true },
      ...{ files, tags, hosts, prefixes },
    };
    context.sandbox.onSettled((isKept) => {
      if (isKept) for (const receive of context.sandbox.use(purgeReceivers)) receive(made);
    });
    return { id: context.path.zone_id };
  };

const objectsOrTexts = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

function checkPurge(context: Context): void {
  const body = fieldsOf(context);
  const given = LISTS.filter(([name]) => body[name] !== undefined);
  if (body.purge_everything !== undefined) {
    if (body.purge_everything !== true) throw refused(1013, "'purge_everything' must be true", '/purge_everything');
    if (given.length > 0) {
      const message = "Request cannot contain 'purge_everything' and any of 'files', 'tags', 'hosts' or 'prefixes'";
      throw refused(1092, message, `/${given[0]?.[0]}`);
    }
  } else if (given.length === 0) {
    const message = "Request must contain one of 'purge_everything', 'files', 'tags', 'hosts' or 'prefixes'";
    throw refused(1012, message);
  }
  const most = MAX[planOf(context)];
  for (const [name, code] of given) {
    const items: unknown = body[name];
    if (!Array.isArray(items)) continue;
    if (items.length > most)
      throw refused(
        code,
        `Exceeded maximum amount of ${most} ${name} that can be purged on a single request`,
        `/${name}`,
      );
    for (const [index, item] of items.entries()) checkItem(context, name, item, `/${name}/${index}`);
  }
}

const MAX_TAG = 1024;

function checkItem(context: Context, name: string, item: unknown, pointer: string): void {
  if (name === 'tags') {
    if (String(item).length > MAX_TAG)
      throw refused(1100, `Tag exceeds maximum length of ${MAX_TAG} characters`, pointer);
    return;
  }
  const text = String(isObject(item) ? item.url : item);
  const shown = text.slice(0, 200);
  const url = name === 'files' ? text : `https://${text}`;
  if (!URL.canParse(url)) throw refused(name === 'hosts' ? 1115 : 1015, `Unable to purge ${shown}`, pointer);
  const { hostname } = new URL(url);
  const zone = zoneNameOf(context);
  if (zone === undefined || hostname === zone || hostname.endsWith(`.${zone}`)) return;
  throw refused(1082, `Unable to purge '${shown}'. You can only purge files for this zone`, pointer);
}

const reserveOf = (context: Context, name: string): string => below(context, 'cache', name);

interface Clearing {
  readonly start_ts: string;
}

/** https://developers.cloudflare.com/cache/advanced-configuration/cache-reserve/#delete-cache-reserve-data */
const CLEARED_AFTER = 60;

function showClearing(context: Context, { start_ts }: Clearing): ResultOf<'cache.cacheReserve.status'> {
  const state = phase(start_ts, context, [
    ['In-progress', 0],
    ['Completed', CLEARED_AFTER],
  ]);
  const end_ts = new Date(Date.parse(start_ts) + CLEARED_AFTER * 1000).toISOString();
  return { id: 'cache_reserve_clear', start_ts, state, ...(state === 'Completed' ? { end_ts } : {}) };
}

const clearingOf = (context: Context): Clearing | undefined =>
  read<Clearing>(context, reserveOf(context, 'cache_reserve_clear'), 'clearing');

const isClearing = (context: Context): boolean => {
  const clearing = clearingOf(context);
  return clearing !== undefined && showClearing(context, clearing).state === 'In-progress';
};

/** The reserve must be off before it is cleared, and while it is. Codes not documented. */
export function clearReserve(context: Context): ResultOf<'cache.cacheReserve.status'> {
  if (read(context, reserveOf(context, 'cache_reserve'), '')?.value === 'on')
    throw refused(1149, 'Cache Reserve must be turned off before it is cleared');
  if (isClearing(context)) throw refused(1150, 'Cache Reserve is being cleared already');
  const clearing: Clearing = { start_ts: context.now() };
  return showClearing(context, keep(context, reserveOf(context, 'cache_reserve_clear'), 'clearing', clearing));
}

/** State of the clearing. One that was never started reports the creation of the zone as its end. */
export function reserveClearing(context: Context): ResultOf<'cache.cacheReserve.status'> {
  return showClearing(context, clearingOf(context) ?? { start_ts: zoneOf(context).created_on });
}

export function checkReserve(context: Context, value: unknown): void {
  if (value === 'on' && isClearing(context))
    throw refused(1150, 'Cache Reserve cannot be turned on while it is being cleared');
}

export const cache = {
  'cache.purge': purging(false),
  'cache.purgeEnvironment': purging(false),
  'cache.invalidate': purging(true),
  'cache.invalidateEnvironment': purging(true),
  'cache.cacheReserve.clear': clearReserve,
  'cache.cacheReserve.status': reserveClearing,
  'cache.cacheReserve.edit': (context) => {
    const { value } = fieldsOf(context);
    checkReserve(context, value);
    return context.fit(setSwitch(context, SWITCHES.reserve, value));
  },
} satisfies Handlers;
