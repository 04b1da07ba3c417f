/** What there is to browse, told by the names and paths of the operations: lists with their items, and settings. */
import type { Operation } from '@flarewire/contract';
import { isBelow, ownValues, type Scope, scopeOf, valuesOf } from './template.ts';

/** Operations on one item, or on a setting. */
export interface ItemOperations {
  readonly get: Operation | undefined;
  /** Replaces. */
  readonly update: Operation | undefined;
  /** Changes what is given. */
  readonly edit: Operation | undefined;
  readonly delete: Operation | undefined;
}

export interface Resource extends ItemOperations {
  /** `dns.records`; of a second list of the same things the operation's name: `pipelines.listV1`. */
  readonly name: string;
  readonly product: string;
  readonly scope: Scope;
  /** Absent: a setting, one value that is read as a whole. */
  readonly list: Operation | undefined;
  /** Field of what `list` answers in which the items are, where that is another resource's item. */
  readonly field: string | undefined;
  readonly create: Operation | undefined;
  /** Name of the path value that an item is asked by; undefined of a setting, and of what can only be listed. */
  readonly id: string | undefined;
  /** Path of an item, where it has one. */
  readonly itemPath: string | undefined;
  /** What else can be done, to all or to one. */
  readonly others: readonly Operation[];
}

const LISTS = /^(list|scanList)/;
const ITEM_VERBS = ['get', 'update', 'edit', 'delete'] as const;

export const verbOf = ({ name }: Operation): string => name.slice(name.lastIndexOf('.') + 1);
export const homeOf = ({ name }: Operation): string => name.slice(0, name.lastIndexOf('.'));

/** A `get` that answers in pages and asks for nothing of an item is the list. */
const isListing = (operation: Operation): boolean =>
  LISTS.test(verbOf(operation)) || (operation.method === 'GET' && operation.page !== undefined);

/** Items that are read only as a part of what they are in, by the operation that reads that. */
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
  // `listV1` has its own `getV1`.
  const suffix = verbOf(list).replace(/^(list|scanList|get)/, '');
  const version = rest.some((one) => suffix !== '' && verbOf(one) === `get${suffix}`) ? suffix : '';
  const named = (verb: string): Operation | undefined => rest.find((one) => verbOf(one) === verb + version);
  const given = valuesOf(list.path);
  // Zones are asked for by `zone_id`, which of all else is the place.
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

/** Path of what is read: of the list, or of the setting. */
export const pathOf = ({ list, get }: Resource): string => (list ?? get)?.path ?? '';
