/** Describes a token: permissions, resources, expiry, and client addresses. */
import { type Permission, SCOPES, type Scope } from './permissions.ts';
import { ALL, type Grants } from './policies.ts';

interface TokenWordsOptions {
  readonly grants: Grants;
  readonly permissions: readonly Permission[];
  /** Names of accounts and zones by id. */
  readonly names: ReadonlyMap<string, string>;
  readonly expires: unknown;
  readonly from: readonly string[];
  readonly notFrom: readonly string[];
}

/** A sentence per kind of resource: `Read and edit DNS; read Zone — on zone example.com.` */
export function tokenWords(options: TokenWordsOptions): readonly string[] {
  const { grants, permissions, names, expires, from, notFrom } = options;
  const sentences = SCOPES.flatMap(({ id: scope }) => {
    const { groups, resources } = grants[scope];
    if (groups.length === 0) return [];
    return [`${capital(doings(permissions, scope, groups))} — ${where(scope, resources, names)}.`];
  });
  if (sentences.length === 0) return [];
  const until =
    typeof expires === 'string' && expires !== '' ? `Works until ${expires.slice(0, 10)}` : 'Does not expire';
  const only = from.length === 0 ? 'from anywhere' : `only from ${from.join(', ')}`;
  const not = notFrom.length === 0 ? '' : `, but not from ${notFrom.join(', ')}`;
  return [...sentences, `${until}, ${only}${not}.`];
}

const MAX = 6;

function doings(permissions: readonly Permission[], scope: Scope, groups: readonly string[]): string {
  const chosen = permissions.filter((one) => one.scope === scope && groups.includes(one.id));
  const known = new Set(chosen.map(({ id }) => id));
  const strange = groups.filter((id) => !known.has(id)).length;
  const byProduct = Map.groupBy(chosen, ({ product }) => product);
  const parts = [...byProduct].map(
    ([product, all]) => `${all.map(({ level }) => verb(level)).join(' and ')} ${product}`,
  );
  if (strange > 0) parts.push(`${strange} unknown ${strange === 1 ? 'permission' : 'permissions'}`);
  const more = parts.length - MAX;
  return more > 0 ? `${parts.slice(0, MAX).join('; ')}; and ${more} more` : parts.join('; ');
}

const verb = (level: string): string => level.toLowerCase();
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function where(scope: Scope, resources: readonly string[], names: ReadonlyMap<string, string>): string {
  if (scope === 'user') return 'as you';
  if (resources.length === 0) return `on no ${scope} yet`;
  if (resources.includes(ALL)) return `on all ${scope}s`;
  const shown = resources.map((id) =>
    id.startsWith('account:') ? `all zones of ${names.get(id.slice(8)) ?? id.slice(8)}` : (names.get(id) ?? id),
  );
  return `on ${shown.join(', ')}`;
}
