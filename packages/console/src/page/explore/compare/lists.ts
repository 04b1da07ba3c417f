/** Reads the same list of two profiles without changing anything; ids are mapped to the other side by name. */
import type { Operation } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { type Answer, jsonOf, resultIn, succeeded } from '../../data/answer.ts';
import { partsOf } from '../../data/lists/whole.ts';
import type { Params } from '../../form/schema.ts';
import type { Item } from './differences.ts';

export type Ask = (operation: string, params: Params, options: { readonly profile: string }) => Promise<Answer>;

export const MAX_ITEMS = 5000;

/** True if an operation can be compared: it reads, and needs only ids that have a counterpart. */
export const isComparable = ({ method, response, path }: Operation): boolean =>
  method === 'GET' && response === 'json' && !/\{(?!account_id|zone_id|account_or_zone)/.test(path);

/** All items of a list, or the single item of a get operation. @throws CallError */
export async function readItems(ask: Ask, profile: string, operation: Operation, params: Params): Promise<Item[]> {
  const items: Item[] = [];
  for await (const { answer, json, page } of partsOf(ask, operation, params, { profile })) {
    succeeded(answer);
    const result = resultIn(json, operation);
    items.push(...(page?.items ?? (Array.isArray(result) ? result : [result])).filter(isObject));
    if (items.length >= MAX_ITEMS) break;
  }
  return items;
}

/** The other side has no item with that name. */
export class NoCounterpart extends Error {
  override readonly name = 'NoCounterpart';
}

const KINDS = [
  { param: 'zone_id', noun: 'zone', get: 'zones.get', list: 'zones.list' },
  { param: 'account_id', noun: 'account', get: 'accounts.get', list: 'accounts.list' },
] as const;

/** The parameters with the other side's ids of the zone and account of the same name. @throws NoCounterpart */
export async function counterpart(ask: Ask, from: string, to: string, params: Params): Promise<Params> {
  let next = params;
  for (const { param, noun, get, list } of KINDS) {
    const id = params[param];
    if (typeof id !== 'string') continue;
    const found = Object(jsonOf(succeeded(await ask(get, { [param]: id }, { profile: from })))).result;
    const name = String(Object(found).name);
    const there = Object(jsonOf(succeeded(await ask(list, { name }, { profile: to })))).result;
    const same = (Array.isArray(there) ? there : []).filter(isObject).find((one) => one.name === name);
    if (same === undefined) throw new NoCounterpart(`${to} has no ${noun} called ${name}.`);
    next = { ...next, [param]: same.id };
  }
  return next;
}
