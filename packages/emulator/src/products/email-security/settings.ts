/** Email Security's lists of allowed, blocked, trusted and impersonated senders, with unique patterns of their kind. */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { contains, isPrivate, parseCidr } from '../shared/cidr.ts';
import { type CollectionRules, collection } from '../shared/collection.ts';
import type { Fields } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';

export const HOST = /^(?!-)[a-z0-9-]{1,63}(?<!-)(?:\.(?!-)[a-z0-9-]{1,63}(?<!-))+$/i;
const EMAIL = /^[^\s@]{1,64}@[^\s@.]+(?:\.[^\s@.]+)+$/;

/** This machine, none, all, and IPv4 in the form of IPv6. */
const RESERVED = ['127.0.0.0/8', '0.0.0.0/32', '255.255.255.255/32', '::/128', '::1/128', '::ffff:0:0/96'].flatMap(
  (network) => parseCidr(network) ?? [],
);

/** An address or network that others can have: the dashboard takes single addresses of IPv4, the API both versions and networks. */
function isPublicRange(pattern: string): boolean {
  const cidr = parseCidr(pattern);
  return cidr !== undefined && !isPrivate(cidr) && !RESERVED.some((network) => contains(network, cidr));
}

const KINDS: Readonly<Record<string, readonly [(pattern: string) => boolean, string]>> = {
  EMAIL: [(pattern) => EMAIL.test(pattern), 'an email address'],
  DOMAIN: [(pattern) => HOST.test(pattern), 'a domain'],
  IP: [isPublicRange, 'a public IP address or range'],
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

/** The older names of the flags have equal meaning: https://developers.cloudflare.com/api/resources/email_security/ */
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
  check: (_context, { pattern, is_regex, is_recent, is_similarity }) => {
    if (is_recent === false && is_similarity === false)
      throw invalid('A domain is trusted as recent, as similar or as both', '/is_recent');
    if (is_regex !== true && !HOST.test(String(pattern)))
      throw invalid(`pattern '${String(pattern).slice(0, 100)}' is not a domain`, '/pattern');
  },
});

/** From another directory than Email Security's own. */
const isSynced = ({ directory_id }: Fields): boolean => typeof directory_id === 'number';

/** https://developers.cloudflare.com/cloudflare-one/email-security/settings/detection-settings/impersonation-registry/#remove-users */
const impersonation = collection({
  ...ENTRY,
  what: 'impersonation registry entry',
  unique: ['name', 'email'],
  defaults: { comments: null, provenance: 'A1S_INTERNAL', directory_id: null, directory_node_id: null },
  check: (_context, { name, email, is_email_regex }, before) => {
    if (before !== undefined && isSynced(before) && (name !== before.name || email !== before.email))
      throw invalid('Name and address of an entry of a directory are changed in the directory');
    if (is_email_regex !== true && !EMAIL.test(String(email)))
      throw invalid(`email '${String(email).slice(0, 100)}' is not an email address`, '/email');
  },
  leaving: (_context, item) => {
    if (isSynced(item)) throw invalid('An entry of a directory is removed in the directory');
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

/**
 * Maximum repetitions in a pattern:
 * https://developers.cloudflare.com/cloudflare-one/email-security/policies/inbound/blocked-content/#allowed-regex-modifiers
 */
const REPEATED = 50;

const repeats = (pattern: string): number[] =>
  [...pattern.matchAll(/\{(\d{1,9})(?:,(\d{0,9}))?\}/g)].flatMap(([, least, most]) => [
    Number(least),
    Number(most ?? 0),
  ]);

const contentPolicies = collection({
  ...ENTRY,
  modified: ['modified_at'],
  defaults: { notes: null },
  what: 'content policy',
  unique: ['name'],
  check: (_context, { pattern, targets }) => {
    if (repeats(String(pattern)).some((times) => times > REPEATED))
      throw invalid(`pattern: a part can be repeated ${REPEATED} times at most`, '/pattern');
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
