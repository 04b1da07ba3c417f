/** Simplifies a token's policies to one grant per kind of resource, and back. */
import { isObject } from '@flarewire/schema';
import type { Scope } from './permissions.ts';

export interface Granted {
  /** Permission group ids. */
  readonly groups: readonly string[];
  /** Ids of accounts, zones, users; `*` for all; for zones also `account:ID` for all zones of an account. */
  readonly resources: readonly string[];
}

export type Grants = Readonly<Record<Scope, Granted>>;

export const NOTHING: Grants = {
  account: { groups: [], resources: [] },
  zone: { groups: [], resources: [] },
  user: { groups: [], resources: [] },
};

const ACCOUNT = 'com.cloudflare.api.account.';
const ZONE = 'com.cloudflare.api.account.zone.';
const USER = 'com.cloudflare.api.user.';
export const ALL = '*';
const OF_ACCOUNT = 'account:';

export const allOfAccount = (id: string): string => OF_ACCOUNT + id;

/** Undefined if the policies are more complex: they deny something, or several cover one kind of resource. */
export function grantsOf(policies: unknown): Grants | undefined {
  if (policies === undefined) return NOTHING;
  if (!Array.isArray(policies)) return undefined;
  const grants: Record<Scope, Granted> = { ...NOTHING };
  for (const policy of policies) {
    const read = readPolicy(policy);
    if (read === undefined || grants[read.scope] !== NOTHING[read.scope]) return undefined;
    grants[read.scope] = read.granted;
  }
  return grants;
}

function readPolicy(policy: unknown): { readonly scope: Scope; readonly granted: Granted } | undefined {
  if (!isObject(policy)) return undefined;
  const { effect, permission_groups: groups, resources, id: _, ...more } = policy;
  if (effect !== 'allow' || !Array.isArray(groups) || !isObject(resources) || Object.keys(more).length > 0)
    return undefined;
  const ids = groups.map((group) => (isObject(group) && typeof group.id === 'string' ? group.id : undefined));
  const read = Object.entries(resources).map(([key, value]) => readResource(key, value));
  const [first] = read;
  const known = read.flatMap((one) => (one === undefined ? [] : [one]));
  const isOneKind = known.length === read.length && known.every(({ scope }) => scope === first?.scope);
  if (first === undefined || !isOneKind || ids.includes(undefined)) return undefined;
  return {
    scope: first.scope,
    granted: { groups: ids.flatMap((one) => one ?? []), resources: known.map(({ id }) => id) },
  };
}

function readResource(key: string, value: unknown): { readonly scope: Scope; readonly id: string } | undefined {
  if (isObject(value)) {
    const isAll = Object.keys(value).length === 1 && value[`${ZONE}*`] === ALL;
    return key.startsWith(ACCOUNT) && isAll ? { scope: 'zone', id: OF_ACCOUNT + key.slice(ACCOUNT.length) } : undefined;
  }
  if (value !== ALL) return undefined;
  if (key.startsWith(ZONE)) return { scope: 'zone', id: key.slice(ZONE.length) };
  if (key.startsWith(USER)) return { scope: 'user', id: key.slice(USER.length) };
  return key.startsWith(ACCOUNT) ? { scope: 'account', id: key.slice(ACCOUNT.length) } : undefined;
}

/** One policy per kind of resource with a grant; undefined if there is none. */
export function policiesOf(grants: Grants): readonly Readonly<Record<string, unknown>>[] | undefined {
  const made = (['account', 'zone', 'user'] as const).flatMap((scope) => {
    const { groups, resources } = grants[scope];
    if (groups.length === 0) return [];
    return [
      {
        effect: 'allow',
        permission_groups: groups.map((id) => ({ id })),
        resources: Object.fromEntries(resources.map((id) => resourceOf(scope, id))),
      },
    ];
  });
  return made.length === 0 ? undefined : made;
}

function resourceOf(scope: Scope, id: string): readonly [key: string, value: unknown] {
  if (scope === 'user') return [USER + id, ALL];
  if (scope === 'account') return [ACCOUNT + id, ALL];
  return id.startsWith(OF_ACCOUNT) ? [ACCOUNT + id.slice(OF_ACCOUNT.length), { [`${ZONE}*`]: ALL }] : [ZONE + id, ALL];
}
