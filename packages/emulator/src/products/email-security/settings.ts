/** Email Security's lists: who is allowed, blocked, trusted or impersonated, each pattern once and of its kind. */
import type { Context } from '../../http/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { isPrivate, parseCidr } from '../shared/cidr.ts';
import { type CollectionRules, collection } from '../shared/collection.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

export const HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/i;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** An address or network of IPv4 that others can have. */
function isPublicRange(pattern: string): boolean {
  const cidr = parseCidr(pattern);
  return cidr !== undefined && cidr.version === 4 && !isPrivate(cidr);
}

const KINDS: Readonly<Record<string, readonly [(pattern: string) => boolean, string]>> = {
  EMAIL: [(pattern) => EMAIL.test(pattern), 'an email address'],
  DOMAIN: [(pattern) => HOST.test(pattern), 'a domain'],
  IP: [isPublicRange, 'a public IPv4 address or range'],
};

/** https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/allow-policies/#configure-allow-policies */
function checkPattern(_context: Context, { pattern, pattern_type, is_regex }: Fields): void {
  if (is_regex === true) return;
  const [isOne, what] = KINDS[String(pattern_type)] ?? [() => false, 'of a known pattern_type: EMAIL, DOMAIN or IP'];
  if (!isOne(String(pattern))) throw invalid(`pattern '${String(pattern).slice(0, 100)}' is not ${what}`, '/pattern');
}

const ENTRY = {
  id: ['id', 'uuid'],
  created: ['created_at'],
  modified: ['modified_at', 'last_modified'],
  defaults: { comments: null },
} as const satisfies Partial<CollectionRules>;

/** The older names of the flags say the same: https://developers.cloudflare.com/api/resources/email_security/ */
const OLD_FLAGS = [
  ['is_recipient', 'is_exempt_recipient'],
  ['is_sender', 'is_trusted_sender'],
  ['is_spoof', 'is_acceptable_sender'],
] as const;

const allowPolicies = collection({
  ...ENTRY,
  what: 'allow policy',
  unique: ['pattern', 'pattern_type'],
  check: checkPattern,
  show: (_context, item) => ({ ...item, ...Object.fromEntries(OLD_FLAGS.map(([old, name]) => [old, item[name]])) }),
});

const blockSenders = collection({
  ...ENTRY,
  what: 'blocked sender',
  unique: ['pattern', 'pattern_type'],
  check: checkPattern,
});

/** https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/trusted-domains/ */
const trustedDomains = collection({
  ...ENTRY,
  what: 'trusted domain',
  unique: ['pattern'],
  check: (_context, { pattern, is_regex }) => {
    if (is_regex !== true && !HOST.test(String(pattern)))
      throw invalid(`pattern '${String(pattern).slice(0, 100)}' is not a domain`, '/pattern');
  },
});

/** https://developers.cloudflare.com/cloudflare-one/email-security/settings/detection-settings/impersonation-registry/ */
const impersonation = collection({
  ...ENTRY,
  what: 'impersonation registry entry',
  unique: ['name', 'email'],
  defaults: { comments: null, provenance: 'A1S_INTERNAL', directory_id: null, directory_node_id: null },
  check: (_context, { email, is_email_regex }, before) => {
    if (typeof before?.directory_id === 'number') throw invalid('Entries of a directory cannot be edited');
    if (is_email_regex !== true && !EMAIL.test(String(email)))
      throw invalid(`email '${String(email).slice(0, 100)}' is not an email address`, '/email');
  },
});

/** https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/partner-domain-tls/ */
const restrictions = collection({
  ...ENTRY,
  what: 'sending domain restriction',
  unique: ['domain'],
  check: (_context, { domain, exclude }) => {
    const name = String(domain).toLowerCase();
    if (!HOST.test(name)) throw invalid(`domain '${name.slice(0, 100)}' is not a domain`, '/domain');
    const stray = (Array.isArray(exclude) ? exclude : []).find(
      (one) => !String(one).toLowerCase().endsWith(`.${name}`),
    );
    if (stray !== undefined) throw invalid(`exclude '${String(stray).slice(0, 100)}' is not below ${name}`, '/exclude');
  },
});

const urlPatterns = collection({ ...ENTRY, what: 'URL ignore pattern', unique: ['pattern'] });

/** https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/blocked-content/ */
const contentPolicies = collection({
  ...ENTRY,
  modified: ['modified_at'],
  defaults: { notes: null },
  what: 'content policy',
  unique: ['name'],
  check: (_context, { targets }) => {
    if (Array.isArray(targets) && targets.length === 0)
      throw invalid('targets: name SUBJECT, BODY or both', '/targets');
  },
});

export const emailSecuritySettings = {
  'emailSecurity.settings.allowPolicies.create': allowPolicies.create,
  'emailSecurity.settings.allowPolicies.list': allowPolicies.list,
  'emailSecurity.settings.allowPolicies.get': allowPolicies.get,
  'emailSecurity.settings.allowPolicies.edit': allowPolicies.edit,
  'emailSecurity.settings.allowPolicies.delete': allowPolicies.remove,
  'emailSecurity.settings.allowPolicies.batch': allowPolicies.batch,
  'emailSecurity.settings.blockSenders.create': blockSenders.create,
  'emailSecurity.settings.blockSenders.list': blockSenders.list,
  'emailSecurity.settings.blockSenders.get': blockSenders.get,
  'emailSecurity.settings.blockSenders.edit': blockSenders.edit,
  'emailSecurity.settings.blockSenders.delete': blockSenders.remove,
  'emailSecurity.settings.blockSenders.batch': blockSenders.batch,
  'emailSecurity.settings.trustedDomains.create': trustedDomains.create,
  'emailSecurity.settings.trustedDomains.list': trustedDomains.list,
  'emailSecurity.settings.trustedDomains.get': trustedDomains.get,
  'emailSecurity.settings.trustedDomains.edit': trustedDomains.edit,
  'emailSecurity.settings.trustedDomains.delete': trustedDomains.remove,
  'emailSecurity.settings.trustedDomains.batch': trustedDomains.batch,
  'emailSecurity.settings.impersonationRegistry.create': impersonation.create,
  'emailSecurity.settings.impersonationRegistry.list': impersonation.list,
  'emailSecurity.settings.impersonationRegistry.get': impersonation.get,
  'emailSecurity.settings.impersonationRegistry.edit': impersonation.edit,
  'emailSecurity.settings.impersonationRegistry.delete': impersonation.remove,
  'emailSecurity.settings.sendingDomainRestrictions.create': restrictions.create,
  'emailSecurity.settings.sendingDomainRestrictions.list': restrictions.list,
  'emailSecurity.settings.sendingDomainRestrictions.get': restrictions.get,
  'emailSecurity.settings.sendingDomainRestrictions.edit': restrictions.edit,
  'emailSecurity.settings.sendingDomainRestrictions.delete': restrictions.remove,
  'emailSecurity.settings.sendingDomainRestrictions.batch': restrictions.batch,
  'emailSecurity.settings.urlIgnorePatterns.create': urlPatterns.create,
  'emailSecurity.settings.urlIgnorePatterns.list': urlPatterns.list,
  'emailSecurity.settings.urlIgnorePatterns.get': urlPatterns.get,
  'emailSecurity.settings.urlIgnorePatterns.edit': urlPatterns.edit,
  'emailSecurity.settings.urlIgnorePatterns.delete': urlPatterns.remove,
  'emailSecurity.settings.urlIgnorePatterns.batch': urlPatterns.batch,
  'emailSecurity.settings.contentPolicies.create': contentPolicies.create,
  'emailSecurity.settings.contentPolicies.list': contentPolicies.list,
  'emailSecurity.settings.contentPolicies.get': contentPolicies.get,
  'emailSecurity.settings.contentPolicies.edit': contentPolicies.edit,
  'emailSecurity.settings.contentPolicies.delete': contentPolicies.remove,
  'emailSecurity.settings.contentPolicies.batch': contentPolicies.batch,
} satisfies Handlers;
