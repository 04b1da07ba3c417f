/** Finds the name of the item an operation destroys, which the user has to type first. */
import { loadProduct, type Operation, type Param } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import type { Confirmation } from '../../wire/types.ts';

type Params = Readonly<Record<string, unknown>>;
type Ask = (operation: Operation, params: Params) => Promise<unknown>;

/**
 * The item's current name at Cloudflare, or its id if it has no readable name.
 * @param ask calls an operation and returns its result
 */
export async function confirmationFor(
  operation: Operation,
  params: Params,
  operations: readonly Operation[],
  ask: Ask,
): Promise<Confirmation> {
  const found = await itemOf(operation, params);
  if (found === undefined) return { name: operation.name, what: 'operation' };
  const get = operations.find(({ method, path }) => method === 'GET' && path === found.path);
  const known = get === undefined ? undefined : nameIn(await result(get, found.values, ask));
  return { name: known ?? found.id, what: found.what };
}

interface Item {
  /** Path template up to the item's own value. */
  readonly path: string;
  /** Template values by their wire names. */
  readonly values: ReadonlyMap<string, unknown>;
  readonly id: string;
  readonly what: string;
}

/** The innermost item named by the path. */
async function itemOf(operation: Operation, params: Params): Promise<Item | undefined> {
  const segments = operation.path.split('/');
  const last = segments.findLastIndex((segment) => /^\{[^{}]+\}$/.test(segment) && segment !== '{account_or_zone}');
  const values = new Map<string, unknown>();
  for (const param of await pathParams(operation)) {
    const value = params[param.name] ?? params[`path_${param.name}`];
    if (value !== undefined) values.set(param.wire ?? param.name, value);
  }
  if (last < 0) return ownerOf(operation, values);
  const id = values.get(segments[last]?.slice(1, -1) ?? '');
  if (id === undefined) return undefined;
  const path = segments.slice(0, last + 1).join('/');
  return {
    path,
    values,
    id: String(id),
    what: nounOf(segments.slice(0, last).findLast((segment) => !segment.startsWith('{')) ?? ''),
  };
}

/** For `/{account_or_zone}/…` without an item: the account or the zone. */
function ownerOf({ path }: Operation, values: Item['values']): Item | undefined {
  if (!path.startsWith('/{account_or_zone}')) return undefined;
  const kind = values.has('zone_id') ? 'zone' : 'account';
  const id = values.get(`${kind}_id`);
  return id === undefined ? undefined : { path: `/${kind}s/{${kind}_id}`, values, id: String(id), what: kind };
}

async function pathParams({ name, product }: Operation): Promise<readonly Param[]> {
  const { operations } = await loadProduct(product);
  return operations[name]?.params.filter((param) => param.in === 'path') ?? [];
}

async function result(get: Operation, values: Item['values'], ask: Ask): Promise<unknown> {
  const named: Record<string, unknown> = {};
  for (const { name, wire = name } of await pathParams(get)) if (values.has(wire)) named[name] = values.get(wire);
  // An item that cannot be read is identified by its id.
  return ask(get, named).catch(() => undefined);
}

const NAMES = ['name', 'hostname', 'title', 'domain', 'display_name', 'label', 'email'];

function nameIn(result: unknown): string | undefined {
  if (!isObject(result)) return undefined;
  const names = NAMES.map((field) => result[field]);
  return names.find((name): name is string => typeof name === 'string' && name.trim() !== '');
}

const ACRONYMS =
  /^(acl|ai|bgp|cni|csr|d1|dex|dlp|dns|doh|gre|ip|kv|lan|mtls|r2|rum|sso|ssl|tls|uri|url|vpc|waf|wan)s?$/;

/** Singular noun of a path segment: `dns_records` is a `DNS record`. */
export function nounOf(segment: string): string {
  const words = segment.split(/[_-]/).map((word) => ACRONYMS.exec(word)?.[1]?.toUpperCase() ?? word);
  const last = words.pop() ?? '';
  const one = last
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<![su])s$/, '');
  return [...words, one].join(' ').trim() || 'item';
}
