/** Derives browsable resources from the names and paths of operations: lists with items, and settings. */
import type { Operation } from '@flarewire/contract';
import { isBelow, ownValues, type Scope, scopeOf, valuesOf } from './template.ts';

/** Operations on an item or a setting. */
export interface ItemOperations {
  readonly get: Operation | undefined;
  /** Replaces the whole. */
  readonly update: Operation | undefined;
  /** Changes the given fields. */
  readonly edit: Operation | undefined;
  readonly delete: Operation | undefined;
}

export interface Resource extends ItemOperations {
  /** `dns.records`; for a second list of the same resource, the operation's name: `pipelines.listV1`. */
  readonly name: string;
  readonly product: string;
  readonly scope: Scope;
  /** Undefined for a setting, which is a single value. */
  readonly list: Operation | undefined;
  /** Response field of `list` that contains the items, if it belongs to another resource. */
  readonly field: string | undefined;
  readonly create: Operation | undefined;
  /** Path parameter of an item; undefined for a setting and for items that can only be listed. */
  readonly id: string | undefined;
  /** Path of an item, if it has one. */
  readonly itemPath: string | undefined;
  /** Other operations on all items or on one. */
  readonly others: readonly Operation[];
}

const LISTS = /^(list|scanList)/;
const ITEM_VERBS = ['get', 'update', 'edit', 'delete'] as const;

export const verbOf = ({ name }: Operation): string => name.slice(name.lastIndexOf('.') + 1);
export const homeOf = ({ name }: Operation): string => name.slice(0, name.lastIndexOf('.'));

/** A `get` that returns pages and takes no item is the list. */
const isListing = (operation: Operation): boolean =>
  LISTS.test(verbOf(operation)) || (operation.method === 'GET' && operation.page !== undefined);

/** Items that are only read as part of their parent, by the parent's operation. */
const PARTS: Readonly<Record<string, string>> = { 'rulesets.rules': 'rulesets.get' };

export function resourcesOf(operations: readonly Operation[]): Resource[] {
  const homes = Map.groupBy(operations, homeOf);
  return [...homes].flatMap(([home, own]) => {
    const whole = operations.find(({ name }) => name === PARTS[home]);
    if (whole !== undefined) return [{ ...listed(home, whole, own), field: home.slice(home.lastIndexOf('.') + 1) }];
    const lists = own.filter(isListing);
    const rest = own.filter((one) => !lists.includes(one));
    const main = lists.find((one) => verbOf(one) === 'list') ?? lists.find((one) => verbOf(one) === 'get');
    const setting = main === undefined ? rest.find((one) => verbOf(one) === 'get') : undefined;
    return [
      ...(setting === undefined ? [] : [settingOf(home, setting, rest)]),
      ...lists.map((one) => listed(one === main ? home : one.name, one, rest)),
    ];
  });
}

function listed(name: string, list: Operation, rest: readonly Operation[]): Resource {
  // `listV1` belongs with `getV1`.
  const suffix = verbOf(list).replace(/^(list|scanList|get)/, '');
  const version = rest.some((one) => suffix !== '' && verbOf(one) === `get${suffix}`) ? suffix : '';
  const named = (verb: string): Operation | undefined => rest.find((one) => verbOf(one) === verb + version);
  const given = valuesOf(list.path);
  // `zone_id` identifies the item for zones, but the place for everything else.
  const asked = scopeOf(list.path) === 'none' ? valuesOf : ownValues;
  const asksMore = ({ path }: Operation): readonly string[] => asked(path).filter((value) => !given.includes(value));
  const items = ITEM_VERBS.flatMap((verb) => named(verb) ?? []).filter((one) => asksMore(one).length === 1);
  const own = items.find((one) => isBelow(one.path, list.path)) ?? items[0];
  const id = own === undefined ? undefined : asksMore(own)[0];
  const of = (verb: string): Operation | undefined =>
    items.find((one) => one === named(verb) && asksMore(one)[0] === id);
  const create = named('create');
  const kept = create !== undefined && asksMore(create).length === 0 ? create : undefined;
  const found: ItemOperations = { get: of('get'), update: of('update'), edit: of('edit'), delete: of('delete') };
  return {
    ...found,
    name,
    product: list.product,
    scope: scopeOf(list.path),
    list,
    field: undefined,
    create: kept,
    id,
    itemPath: own?.path,
    others: rest.filter((one) => one !== kept && !Object.values(found).includes(one)),
  };
}

function settingOf(name: string, get: Operation, rest: readonly Operation[]): Resource {
  const same = (verb: string): Operation | undefined => {
    const found = rest.find((one) => verbOf(one) === verb);
    return found !== undefined && ownValues(found.path).every((value) => ownValues(get.path).includes(value))
      ? found
      : undefined;
  };
  const found: ItemOperations = { get, update: same('update'), edit: same('edit'), delete: same('delete') };
  return {
    ...found,
    name,
    product: get.product,
    scope: scopeOf(get.path),
    list: undefined,
    field: undefined,
    create: undefined,
    id: undefined,
    itemPath: undefined,
    others: rest.filter((one) => !Object.values(found).includes(one)),
  };
}

/** Path of the list or the setting. */
export const pathOf = ({ list, get }: Resource): string => (list ?? get)?.path ?? '';
