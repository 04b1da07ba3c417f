/** Roles of an account: what a member may be, and the permissions that come with it. */
import { createHash } from 'node:crypto';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { notFound } from '../../problem.ts';

export interface AccountRole {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: Readonly<Record<string, { readonly read: boolean; readonly write: boolean }>>;
}

export const SUPER_ADMINISTRATOR = 'Super Administrator - All Privileges';

/** What roles may do, one by one. */
const ALL = 'analytics billing cache_purge dns dns_records lb logs organization ssl waf zone_settings zones'.split(' ');

/**
 * Name | description | what it may write (the rest of what it may, it reads).
 * https://developers.cloudflare.com/fundamentals/manage-members/roles/
 */
const ROLES = `${SUPER_ADMINISTRATOR}|Can edit any Cloudflare setting, make purchases, update billing, and manage memberships.|*
Administrator|Can access the full account, except for membership management and billing.|-organization,billing
Administrator Read Only|Can access the full account in read-only mode.|
Analytics|Can read analytics.|analytics
API Gateway|Can edit API Gateway settings.|zone_settings
Audit Logs Viewer|Can view audit logs.|
Billing|Can edit the account's billing profile and subscriptions.|billing
Bot Management (Account-wide)|Can edit Bot Management settings.|zone_settings
Cache Purge|Can purge the edge cache.|cache_purge
Cloudflare Access|Can edit Cloudflare Access policies.|zone_settings
Cloudflare Gateway|Can edit Cloudflare Gateway and read Access.|zone_settings
Cloudflare Images|Can edit Cloudflare Images assets.|zone_settings
Cloudflare R2 Admin|Can edit Cloudflare R2 buckets, objects, and associated configurations.|zone_settings
Cloudflare R2 Read|Can read Cloudflare R2 buckets, objects, and associated configurations.|
Cloudflare Stream|Can edit Cloudflare Stream media.|zone_settings
Cloudflare Workers Admin|Can edit Cloudflare Workers, and their routes.|zone_settings
DNS|Can edit DNS records.|dns,dns_records
Firewall|Can edit WAF, IP Firewall, and Zone Lockdown settings.|waf
HTTP Applications|Can view and edit HTTP Applications.|zone_settings
Load Balancer|Can edit load balancers, pools, origins, and health checks.|lb
Log Share|Can edit Log Share configuration.|logs
Log Share Reader|Can read Log Share configuration.|
Magic Network Monitoring|Can view and edit Magic Network Monitoring configuration.|zone_settings
Minimal Account Access|Can view account, and nothing else.|
Page Shield|Can grant write access to Page Shield across the whole account.|zone_settings
SSL/TLS, Caching, Performance, Page Rules, and Customization|Can edit most Cloudflare settings except for DNS and Firewall.|ssl,cache_purge,zone_settings
Trust and Safety|Can view and request reviews for blocks.|
Waiting Room Admin|Can edit waiting rooms.|zone_settings
Zaraz Admin|Can edit and publish Zaraz configuration.|zone_settings
Zone Versioning (Account-Wide)|Can view and edit Zone Versioning for all domains in the account.|zone_settings`;

/** Ids of Cloudflare that are the same in each account. */
const KNOWN_IDS: Readonly<Record<string, string>> = {
  [SUPER_ADMINISTRATOR]: '33666b9c79b9a5273fc7344ff42f953d',
  Administrator: '05784afa30c1afe1440e79d9351c7430',
};

const mayWrite = (what: string, writes: string): boolean => {
  if (writes === '*') return true;
  return writes.startsWith('-') ? !writes.slice(1).split(',').includes(what) : writes.split(',').includes(what);
};

export const accountRoles: readonly AccountRole[] = ROLES.split('\n').map((line) => {
  const [name = '', description = '', writes = ''] = line.split('|');
  const id = KNOWN_IDS[name] ?? createHash('sha256').update(name).digest('hex').slice(0, 32);
  const permissions = ALL.map((what) => [what, { read: true, write: mayWrite(what, writes) }] as const);
  return { id, name, description, permissions: Object.fromEntries(permissions) };
});

const byId: ReadonlyMap<string, AccountRole> = new Map(accountRoles.map((role) => [role.id, role]));

export const roleOf = (id: string): AccountRole | undefined => byId.get(id);

/** What several roles allow together. */
export function permissionsOf(roles: readonly AccountRole[]): AccountRole['permissions'] {
  const joined = ALL.map((what) => {
    const write = roles.some((role) => role.permissions[what]?.write === true);
    return [what, { read: roles.length > 0, write }] as const;
  });
  return Object.fromEntries(joined);
}

const get: Handler<'accounts.roles.get'> = (context) => {
  const role = roleOf(context.path.role_id);
  if (role === undefined) throw notFound('role');
  return role;
};

export const accountRoleRules = {
  'accounts.roles.list': (context) => context.page(accountRoles),
  'accounts.roles.get': get,
} satisfies Handlers;
