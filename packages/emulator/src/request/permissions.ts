/** Permissions of a token: one of the groups that an operation needs, on the account or zone of the path. */

import type { OwnedToken, TokenPolicy } from '../handler/token.ts';
import { groupName } from '../products/tokens/permission-groups.ts';
import { zoneTables } from '../products/zones/state.ts';
import type { Route } from '../routing/router.ts';
import type { Sandbox } from '../state/sandbox.ts';

export type Permission =
  | 'allowed'
  /** The token has none of the groups. */
  | 'no-group'
  /** It has one, but not for this account or zone. */
  | 'no-resource';

/** Target of a path; undefined is everything that the token may see. */
interface Target {
  readonly kind: 'account' | 'zone' | 'user' | undefined;
  readonly id: string;
  /** Account of a zone. */
  readonly account: string;
}

/**
 * Operations that return only what the token may see: https://certbot-dns-cloudflare.readthedocs.io needs no more
 * than DNS.
 */
const CUT_LISTS = new Set(['zones.list']);

/** Operations without documented permissions are allowed. */
export function permissionOf({ token, owner, isWhole }: OwnedToken, route: Route, sandbox: Sandbox): Permission {
  const needed = new Set((route.operation.permissions ?? []).flatMap(satisfying));
  if (isWhole || needed.size === 0 || CUT_LISTS.has(route.operation.name)) return 'allowed';
  const target = targetOf(route, sandbox);
  const matching = token.policies.filter(({ permission_groups }) =>
    permission_groups.some(({ name }) => name !== undefined && needed.has(groupName(name))),
  );
  const covering = matching.filter((policy) => covers(policy, target, owner));
  if (covering.some(({ effect }) => effect === 'deny')) return 'no-resource';
  if (covering.some(({ effect }) => effect === 'allow')) return 'allowed';
  return matching.some(({ effect }) => effect === 'allow') ? 'no-resource' : 'no-group';
}

/** Write permission includes read: https://developers.cloudflare.com/fundamentals/api/get-started/create-token/ */
function satisfying(name: string): string[] {
  const own = groupName(name);
  return own.endsWith(' Read') ? [own, own.replace(/ Read$/, ' Write')] : [own];
}

function targetOf({ segments }: Route, sandbox: Sandbox): Target {
  const [first, id] = segments;
  if (first === 'user') return { kind: 'user', id: '', account: '' };
  if (first === 'accounts' && id !== undefined) return { kind: 'account', id, account: id };
  if (first !== 'zones' || id === undefined) return { kind: undefined, id: '', account: '' };
  const row = sandbox.use(zoneTables).get.get(id);
  const zone = row === undefined ? undefined : (JSON.parse(String(row.value)) as { account: { id: string } }); // as zones are kept
  return { kind: 'zone', id, account: zone?.account.id ?? '' };
}

const ACCOUNT = 'com.cloudflare.api.account.';
const ZONE = 'com.cloudflare.api.account.zone.';
const USER = 'com.cloudflare.api.user';

/** https://developers.cloudflare.com/fundamentals/api/how-to/create-via-api/#resources */
function covers(policy: TokenPolicy, target: Target, owner: string): boolean {
  // A token of an account cannot reach another account.
  const isForeign = owner !== 'user' && target.account !== '' && owner !== target.account;
  return !isForeign && Object.entries(policy.resources).some(([name, value]) => hits(name, value, target));
}

function hits(name: string, value: string | Readonly<Record<string, string>>, target: Target): boolean {
  if (target.kind === undefined) return true;
  if (name.startsWith(USER)) return target.kind === 'user';
  if (name.startsWith(ZONE)) return target.kind === 'zone' && isOne(name.slice(ZONE.length), target.id);
  if (!name.startsWith(ACCOUNT) || !isOne(name.slice(ACCOUNT.length), target.account)) return false;
  // Zones below an account: only these, and not the account itself.
  if (typeof value === 'object') return Object.entries(value).some(([inner, deep]) => hits(inner, deep, target));
  return target.kind === 'account' || target.kind === 'zone';
}

const isOne = (wanted: string, id: string): boolean => wanted === '*' || wanted === id;
