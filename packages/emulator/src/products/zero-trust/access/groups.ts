/** Access groups, service tokens and identity providers, which cannot be deleted while policies reference them. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../../shared/fields.ts';
import { forgetServiceSecret, saveServiceSecret } from './service-secrets.ts';
import { conflict, isNamed, later, milliseconds, missing, refuseNames, rulesInUse, rulesOf } from './shared.ts';

const YEAR = 8760 * 3600e3;

/**
 * https://developers.cloudflare.com/cloudflare-one/access-controls/policies/groups/
 *
 * `is_default` is a flag when it is sent and a list of rules when it is shown; which rules these are nobody has
 * published, so the list is empty here.
 */
const writeGroup: Handler<'zeroTrust.access.groups.create' | 'zeroTrust.access.groups.update'> = (context) => {
  const { group_id: id } = context.path;
  const isItself = rulesOf(fieldsOf(context)).some((rule) => isObject(rule.group) && rule.group.id === id);
  if (id !== undefined && isItself) throw conflict('a group cannot include itself', '/include');
  refuseNames(fieldsOf(context));
  return context.generic({ ...fieldsOf(context), is_default: [] });
};

const removeGroup: Handler<'zeroTrust.access.groups.delete'> = (context) => {
  if (isNamed(context, 'group', 'id', context.path.group_id)) throw conflict('the group is in use');
  return context.generic();
};

const tokenScope = (context: Context): string => below(context, 'access', 'service_tokens');

const findToken = (context: Context & At<'service_token_id'>): Fields =>
  found(context, tokenScope(context), context.path.service_token_id, () => missing('service token'));

const newSecret = (context: Context): string => context.sandbox.ids.digits(64);

/** https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens/ */
const createToken: Handler<'zeroTrust.access.serviceTokens.create'> = (context) => {
  const { ids } = context.sandbox;
  const { name, duration = '8760h', enabled = true } = fieldsOf(context);
  const expires_at = later(context, milliseconds(duration, '/duration'));
  const token = {
    id: ids.uuid(),
    name,
    duration,
    enabled,
    client_id: `${ids.digits(32)}.access`,
    client_secret_version: 1,
    created_at: context.now(),
    updated_at: context.now(),
    expires_at,
  };
  keep(context, tokenScope(context), token.id, token);
  // Shown here, and stored as a hash.
  const client_secret = newSecret(context);
  saveServiceSecret(context, tokenScope(context), { id: token.id, secret: client_secret });
  return context.fit({ ...token, client_secret });
};

/** A new duration counts from now. */
const updateToken: Handler<'zeroTrust.access.serviceTokens.update'> = (context) => {
  const token = findToken(context);
  const { name = token.name, enabled = token.enabled, duration = token.duration } = fieldsOf(context);
  const wait = milliseconds(duration, '/duration');
  const expires_at = duration === token.duration ? token.expires_at : later(context, wait);
  return saveToken(context, { ...token, name, enabled, duration, expires_at });
};

function saveToken<Result>(context: Showing<Result>, token: Fields, secret?: string): Result {
  const saved = keep(context, tokenScope(context), String(token.id), { ...token, updated_at: context.now() });
  return context.fit(secret === undefined ? saved : { ...saved, client_secret: secret });
}

const rotateToken: Handler<'zeroTrust.access.serviceTokens.rotate'> = (context) => {
  const token = findToken(context);
  const client_secret_version = Number(token.client_secret_version) + 1;
  const secret = newSecret(context);
  const { previous_client_secret_expires_at: end } = fieldsOf(context);
  const until = typeof end === 'string' ? Date.parse(end) : undefined;
  saveServiceSecret(context, tokenScope(context), { id: String(token.id), secret, until });
  return saveToken(context, { ...token, client_secret_version }, secret);
};

/** Extends the lifetime by one year; that of an expired token starts now. */
const refreshToken: Handler<'zeroTrust.access.serviceTokens.refresh'> = (context) => {
  const token = findToken(context);
  const from = Math.max(Date.parse(String(token.expires_at)), context.sandbox.clock.now());
  return saveToken(context, { ...token, expires_at: later(context, YEAR, from) });
};

const removeToken: Handler<'zeroTrust.access.serviceTokens.delete'> = (context) => {
  const token = findToken(context);
  if (isNamed(context, 'service_token', 'token_id', String(token.id))) throw conflict('the service token is in use');
  context.sandbox.store.remove(tokenScope(context), String(token.id));
  forgetServiceSecret(context, tokenScope(context), String(token.id));
  return context.fit(token);
};

/** https://developers.cloudflare.com/cloudflare-one/networks/resolvers-and-proxies/dns/dns-over-https/#authenticate-with-a-service-token */
const updateDoh: Handler<'zeroTrust.organizations.doh.update'> = (context) => {
  const { service_token_id, doh_jwt_duration } = fieldsOf(context);
  const before = read(context, below(context, 'access', 'organizations', 'doh'), '');
  const id = service_token_id ?? before?.service_token_id;
  if (id !== undefined)
    found(context, tokenScope(context), String(id), () => missing('service token', '/service_token_id'));
  if (doh_jwt_duration !== undefined) milliseconds(doh_jwt_duration, '/doh_jwt_duration');
  const saved = { ...before, ...fieldsOf(context) };
  return showDoh(context, keep(context, below(context, 'access', 'organizations', 'doh'), '', saved));
};

/** The settings with the stored fields of the token. */
function showDoh<Result>(context: Showing<Result>, settings: Fields): Result {
  const token = read(context, tokenScope(context), String(settings.service_token_id));
  return context.fit({ ...token, doh_jwt_duration: settings.doh_jwt_duration ?? '24h' });
}

/** Fields of a provider's configuration that can be written and never read. */
const SECRETS = new Set(['client_secret', 'api_token', 'secret']);

function open(config: unknown): Fields {
  return Object.fromEntries(Object.entries(isObject(config) ? config : {}).filter(([name]) => !SECRETS.has(name)));
}

/** https://developers.cloudflare.com/cloudflare-one/integrations/identity-providers/ */
const writeProvider: Handler<'zeroTrust.identityProviders.create' | 'zeroTrust.identityProviders.update'> = (
  context,
) => {
  const body = fieldsOf(context);
  const { identity_provider_id: id } = context.path;
  const others = all(context, below(context, 'access', 'identity_providers')).filter((one) => one.id !== id);
  if (body.type === 'onetimepin' && others.some((one) => one.type === 'onetimepin'))
    throw conflict('a onetimepin connection already exists', '/type');
  const before = id === undefined ? undefined : context.sandbox.store.get(providerScope(context), id);
  const scim = isObject(body.scim_config) ? body.scim_config : undefined;
  const shown = context.generic({
    ...body,
    config: open(body.config),
    ...(scim === undefined ? {} : { scim_config: open(scim) }),
  });
  return isNewScim(scim, before) && isObject(shown)
    ? { ...shown, scim_config: { ...open(shown.scim_config), secret: newSecret(context) } }
    : shown;
};

const providerScope = (context: Context): string => below(context, 'access', 'identity_providers');

/** The SCIM token is shown once: when SCIM is enabled. */
function isNewScim(scim: Fields | undefined, before: unknown): boolean {
  const wasOn = isObject(before) && isObject(before.scim_config) && before.scim_config.enabled === true;
  return scim?.enabled === true && !wasOn;
}

const removeProvider: Handler<'zeroTrust.identityProviders.delete'> = (context) => {
  const id = context.path.identity_provider_id;
  const isUsed =
    rulesInUse(context).some((rule) =>
      Object.values(rule).some(
        (detail) =>
          isObject(detail) &&
          (detail.identity_provider_id === id || (rule.login_method === detail && detail.id === id)),
      ),
    ) ||
    all(context, below(context, 'access', 'apps')).some(
      (app) => Array.isArray(app.allowed_idps) && app.allowed_idps.includes(id),
    );
  if (isUsed) throw conflict('the identity provider is in use');
  return context.generic();
};

export const accessGroups = {
  'zeroTrust.access.groups.create': writeGroup,
  'zeroTrust.access.groups.update': writeGroup,
  'zeroTrust.access.groups.delete': removeGroup,
  'zeroTrust.access.serviceTokens.create': createToken,
  'zeroTrust.access.serviceTokens.update': updateToken,
  'zeroTrust.access.serviceTokens.get': (context) => context.fit(findToken(context)),
  'zeroTrust.access.serviceTokens.rotate': rotateToken,
  'zeroTrust.access.serviceTokens.refresh': refreshToken,
  'zeroTrust.access.serviceTokens.delete': removeToken,
  'zeroTrust.organizations.doh.update': updateDoh,
  'zeroTrust.organizations.doh.get': (context) =>
    showDoh(context, read(context, below(context, 'access', 'organizations', 'doh'), '') ?? {}),
  'zeroTrust.identityProviders.create': writeProvider,
  'zeroTrust.identityProviders.update': writeProvider,
  'zeroTrust.identityProviders.delete': removeProvider,
} satisfies Handlers;
