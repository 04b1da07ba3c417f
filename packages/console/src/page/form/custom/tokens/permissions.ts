/** Arranges permission groups in rows: a product and its access levels, by kind of resource. */

export type Scope = 'account' | 'zone' | 'user';

export const SCOPES: readonly { readonly id: Scope; readonly label: string }[] = [
  { id: 'account', label: 'Accounts' },
  { id: 'zone', label: 'Zones' },
  { id: 'user', label: 'You' },
];

/** As in the API's list of permission groups. */
export interface PermissionGroup {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly string[];
}

export interface Permission {
  readonly id: string;
  readonly scope: Scope;
  /** `Workers KV Storage` */
  readonly product: string;
  /** `Read`, `Edit`, `Purge` … */
  readonly level: string;
}

export interface PermissionRow {
  readonly product: string;
  readonly scope: Scope;
  /** Read first, then Edit, then others. */
  readonly permissions: readonly Permission[];
}

const SCOPE_OF: Readonly<Record<string, Scope>> = {
  'com.cloudflare.api.account': 'account',
  'com.cloudflare.api.account.zone': 'zone',
  'com.cloudflare.api.user': 'user',
};

const LEVEL = /^(.+?)(?: -)? (Read|Write|Edit|Revoke|Purge|Run|Admin|Report|Evaluate)$/;

export function permissionsOf(groups: readonly PermissionGroup[]): readonly Permission[] {
  return groups.flatMap(({ id, name, scopes }) => {
    const [, product = name, word = 'Use'] = LEVEL.exec(name) ?? [];
    const level = word === 'Write' ? 'Edit' : word;
    return scopes.flatMap((one) => {
      const scope = SCOPE_OF[one];
      return scope === undefined ? [] : [{ id, scope, product, level }];
    });
  });
}

const ORDER = ['Read', 'Edit'];
const rank = ({ level }: Permission): number => (ORDER.includes(level) ? ORDER.indexOf(level) : ORDER.length);

/** Rows of one scope, by product. */
export function rowsOf(permissions: readonly Permission[], scope: Scope): readonly PermissionRow[] {
  const byProduct = Map.groupBy(
    permissions.filter((one) => one.scope === scope),
    ({ product }) => product,
  );
  return [...byProduct]
    .map(([product, all]) => ({ product, scope, permissions: all.toSorted((a, b) => rank(a) - rank(b)) }))
    .toSorted((one, other) => one.product.localeCompare(other.product));
}

/** Rows that match every typed word; Edit is also found as Write. */
export function matching(rows: readonly PermissionRow[], typed: string): readonly PermissionRow[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return rows.filter(({ product, permissions }) => {
    const text = `${product} ${permissions.map(({ level }) => (level === 'Edit' ? 'Edit Write' : level)).join(' ')}`;
    return words.every((word) => text.toLowerCase().includes(word));
  });
}
