/** Roles of an account and their permissions. */
import { createHash } from 'node:crypto';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { notFound } from '../../problem.ts';

export interface AccountRole {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly permissions: Readonly<Record<string, { readonly read: boolean; readonly write: boolean }>>;
}

export const SUPER_ADMINISTRATOR = 'Super Administrator - All Privileges';

/** Permission groups of roles. */
const ALL = 'analytics billing cache_purge dns dns_records lb logs organization ssl waf zone_settings zones'.split(' ');

/**
 * Name | description | what it may write (the rest of what it may, it reads; which of these a role stands for is ours).
 * https://developers.cloudflare.com/fundamentals/manage-members/roles/#account-scoped-roles
 */
const ROLES = `${SUPER_ADMINISTRATOR}|Can edit any Cloudflare setting, make purchases, update billing, and manage memberships.|*
Administrator|Can access the full account and edit subscriptions, but neither memberships nor the billing profile.|-organization,billing
Administrator Read Only|Can access the full account in read-only mode.|
Analytics|Can read analytics.|analytics
API Gateway|Can edit API Gateway and API Shield for all domains.|zone_settings
API Gateway Read|Can read API Gateway and API Shield for all domains.|
Audit Logs Viewer|Can view audit logs.|
Billing|Can edit the account's billing profile and subscriptions.|billing
Bot Management (Account-wide)|Can edit Bot Management settings of all domains.|zone_settings
Cache Purge|Can purge the edge cache and read zone settings.|cache_purge
Cloudflare Access|Can edit Cloudflare Access and Cloudflare Tunnel.|zone_settings
Cloudflare DEX|Can edit Cloudflare DEX.|zone_settings
Cloudflare Gateway|Can edit Cloudflare Gateway and read Access.|zone_settings
Cloudflare Images|Can edit Cloudflare Images assets.|zone_settings
Cloudflare R2 Admin|Can edit Cloudflare R2 buckets, objects, and associated configurations.|zone_settings
Cloudflare R2 Read|Can read Cloudflare R2 buckets, objects, and associated configurations.|
Cloudflare Stream|Can edit Cloudflare Stream media.|zone_settings
Cloudflare Zero Trust|Can edit all products of Cloudflare Zero Trust.|zone_settings
Cloudflare Zero Trust DNS Locations Write|Can view DNS locations of Gateway and edit secure ones.|zone_settings
Cloudflare Zero Trust PII|Can see personal data in Cloudflare Zero Trust.|
Cloudflare Zero Trust Read Only|Can read Cloudflare Zero Trust.|
Cloudflare Zero Trust Reporting|Can read reports of Cloudflare Zero Trust.|
DNS|Can edit DNS records.|dns,dns_records
Email Configuration Admin|Can edit Email Security, but neither read emails nor act on them.|zone_settings
Email Integration Admin|Can edit integrations of Email Security only.|zone_settings
Email Security Analyst|Can read emails and act on them.|zone_settings
Email Security Policy Admin|Can read settings of Email Security, and edit allow policies, trusted domains, and blocked senders.|zone_settings
Email Security Read Only|Can read all of Email Security.|
Email Security Reporting|Can read metrics of Email Security.|
Firewall|Can edit WAF, IP Access rules, Zone Lockdown, and Cache Rules.|waf
Hyperdrive Admin|Can edit configurations of Hyperdrive.|zone_settings
Hyperdrive Read|Can read configurations of Hyperdrive.|
Load Balancer|Can edit load balancers, pools, origins, and health checks.|lb
Log Share|Can edit Log Share configuration.|logs
Log Share Reader|Can read Log Share configuration.|
Magic Network Monitoring|Can view and edit Magic Network Monitoring configuration.|zone_settings
Magic Network Monitoring Admin|Can create, edit, and delete Magic Network Monitoring configuration.|zone_settings
Magic Network Monitoring Read-Only|Can view Magic Network Monitoring configuration.|
Minimal Account Access|Can view account, and nothing else.|
Network Services Read (Magic)|Can read network configurations of Magic services.|
Network Services Write (Magic)|Can edit network configurations of Magic services.|zone_settings
Page Shield|Can edit Page Shield across the whole account.|zone_settings
Page Shield Read|Can read Page Shield across the whole account.|
Secrets Store Admin|Can edit secrets and bind them to Workers.|zone_settings
Secrets Store Deployer|Can view metadata of secrets and bind them to Workers.|
Secrets Store Reporter|Can view metadata of secrets.|
Security Center Brand Protection|Can use Brand Protection and Investigate.|zone_settings
Security Center Cloudforce One Admin|Can edit Cloudforce One.|zone_settings
Security Center Cloudforce One Read|Can read Cloudforce One, without making requests.|
SSL/TLS, Caching, Performance, Page Rules, and Customization|Can edit most Cloudflare settings except for DNS and Firewall.|ssl,cache_purge,zone_settings
Trust and Safety|Can use services of Trust and Safety.|
Turnstile|Can edit Turnstile.|zone_settings
Turnstile Read|Can read Turnstile.|
Vectorize Admin|Can edit configurations of Vectorize.|zone_settings
Vectorize Read only|Can read configurations of Vectorize.|
Waiting Room Admin|Can edit waiting rooms.|zone_settings
Waiting Room Read|Can read waiting rooms.|
Workers Platform Admin|Can edit and read all products of the Developer Platform.|zone_settings
Workers Platform (Read-only)|Can read all products of the Developer Platform.|
Zaraz Admin|Can edit and publish Zaraz configuration.|zone_settings
Zaraz Edit|Can edit Zaraz configuration.|zone_settings
Zaraz Read|Can read Zaraz configuration.|
Zone Versioning (Account-Wide)|Can view and edit Zone Versioning for all domains in the account.|zone_settings
Zone Versioning Read (Account-Wide)|Can view Zone Versioning for all domains in the account.|`;

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

/** Union of the permissions of several roles. */
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
