/** Settings of the Gateway for a whole account, and the key under which it writes logs of SSH commands. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { below, type Fields, fieldsOf, keep, read } from '../../shared/fields.ts';
import { invalid } from '../../shared/refusals.ts';

const configScope = (context: Context): string => below(context, 'gateway', 'configuration');

const SETTINGS: Fields = {
  activity_log: { enabled: true },
  antivirus: { enabled_download_phase: false, enabled_upload_phase: false, fail_closed: false },
  block_page: { enabled: false },
  body_scanning: { inspection_mode: 'deep' },
  browser_isolation: { url_browser_isolation_enabled: false, non_identity_enabled: false },
  fips: { tls: false },
  protocol_detection: { enabled: false },
  tls_decrypt: { enabled: false },
};

function configuration(context: Context): Fields {
  const before = read(context, configScope(context), '');
  return before ?? { settings: SETTINGS, created_at: context.now(), updated_at: context.now() };
}

/** PATCH changes the settings it names; PUT sets the others back. */
function saveConfiguration<Result>(context: Showing<Result>, isEdit: boolean): Result {
  const { settings } = fieldsOf(context);
  const sent = isObject(settings) ? settings : {};
  const before = configuration(context);
  const old = isEdit && isObject(before.settings) ? before.settings : SETTINGS;
  const chosen = isObject(sent.certificate) ? String(sent.certificate.id) : '';
  const certificate = read(context, below(context, 'gateway', 'certificates'), chosen);
  if (certificate !== undefined && certificate.activated_at === undefined)
    throw invalid('the certificate must be activated first', '/settings/certificate/id');
  const saved = { ...before, settings: { ...old, ...sent }, updated_at: context.now() };
  return context.fit(keep(context, configScope(context), '', saved));
}

const sshScope = (context: Context): string => below(context, 'gateway', 'audit_ssh_settings');

function auditSSH(context: Context): Fields {
  const before = read(context, sshScope(context), '');
  const { ids } = context.sandbox;
  const now = context.now();
  const fresh = { public_key: '', seed_id: ids.uuid(), created_at: now, updated_at: now };
  return before ?? keep(context, sshScope(context), '', fresh);
}

/** https://developers.cloudflare.com/cloudflare-one/traffic-policies/network-policies/ssh-logging/ */
const updateAuditSSH: Handler<'zeroTrust.gateway.auditSSHSettings.update'> = (context) => {
  const { public_key } = fieldsOf(context);
  if (!/^[A-Za-z0-9+/]{43}=$/.test(String(public_key)))
    throw invalid('the public key must be 32 bytes in base64', '/public_key');
  const saved = { ...auditSSH(context), public_key, updated_at: context.now() };
  return context.fit(keep(context, sshScope(context), '', saved));
};

const rotateSeed: Handler<'zeroTrust.gateway.auditSSHSettings.rotateSeed'> = (context) => {
  const saved = { ...auditSSH(context), seed_id: context.sandbox.ids.uuid(), updated_at: context.now() };
  return context.fit(keep(context, sshScope(context), '', saved));
};

export const gatewaySettings = {
  'zeroTrust.gateway.configurations.get': (context) => context.fit(configuration(context)),
  'zeroTrust.gateway.configurations.update': (context) => saveConfiguration(context, false),
  'zeroTrust.gateway.configurations.edit': (context) => saveConfiguration(context, true),
  'zeroTrust.gateway.auditSSHSettings.get': (context) => context.fit(auditSSH(context)),
  'zeroTrust.gateway.auditSSHSettings.update': updateAuditSSH,
  'zeroTrust.gateway.auditSSHSettings.rotateSeed': rotateSeed,
} satisfies Handlers;
