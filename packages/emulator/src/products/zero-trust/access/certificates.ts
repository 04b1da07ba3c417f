/** Certificates that clients show to Access, and the certificate authorities of applications for short-lived SSH access. */
import { X509Certificate } from 'node:crypto';
import type { At, Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep, read } from '../../shared/fields.ts';
import { zoneOf } from '../../zones/state.ts';
import { revokeApplication } from './edge-sessions.ts';
import { conflict, invalid, missing } from './shared.ts';

const certScope = (context: Context): string => below(context, 'access', 'certificates');

const findCertificate = (context: Context & At<'certificate_id'>): Fields =>
  found(context, certScope(context), context.path.certificate_id, () => missing('certificate'));

function parse(pem: unknown): X509Certificate {
  try {
    return new X509Certificate(String(pem));
  } catch {
    throw invalid('the certificate is not a PEM encoded X.509 certificate', '/certificate');
  }
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/mutual-tls-authentication/ */
const addCertificate: Handler<'zeroTrust.access.certificates.create'> = (context) => {
  const { certificate, name, associated_hostnames = [] } = fieldsOf(context);
  const read = parse(certificate);
  const fingerprint = read.fingerprint256.replaceAll(':', '').toLowerCase();
  if (bearing(context, certScope(context), 'fingerprint', fingerprint).length > 0)
    throw conflict('the certificate already exists', '/certificate');
  const id = context.sandbox.ids.uuid();
  const now = context.now();
  const saved = {
    id,
    name,
    associated_hostnames,
    fingerprint,
    expires_on: read.validToDate.toISOString(),
    created_at: now,
    updated_at: now,
  };
  return context.fit(keep(context, certScope(context), id, saved));
};

const updateCertificate: Handler<'zeroTrust.access.certificates.update'> = (context) => {
  const before = findCertificate(context);
  const { associated_hostnames, name = before.name } = fieldsOf(context);
  const saved = { ...before, associated_hostnames, name, updated_at: context.now() };
  return context.fit(keep(context, certScope(context), String(before.id), saved));
};

/** Hostnames are taken off first, by an update. */
const removeCertificate: Handler<'zeroTrust.access.certificates.delete'> = (context) => {
  const { id, associated_hostnames: hosts } = findCertificate(context);
  if (Array.isArray(hosts) && hosts.length > 0) throw conflict('certificate has active associations');
  context.sandbox.store.remove(certScope(context), String(id));
  return { id: String(id) };
};

const findApp = (context: Context & At<'app_id'>): Fields =>
  found(context, below(context, 'access', 'apps'), context.path.app_id, () => missing('application', '/app_id'));

const caScope = (context: Context, app: Fields): string => below(context, 'access', 'apps', String(app.id), 'ca');

function findAuthority(context: Context & At<'app_id'>): Fields {
  return found(context, caScope(context, findApp(context)), '', () => missing('certificate authority'));
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/applications/non-http/short-lived-certificates-legacy/ */
const createAuthority: Handler<'zeroTrust.access.applications.cas.create'> = (context) => {
  const app = findApp(context);
  if (read(context, caScope(context, app), '') !== undefined)
    throw conflict('the application has a certificate authority already');
  const { ids } = context.sandbox;
  const ca = { id: ids.uuid(), aud: app.aud, public_key: sshKey(ids.digits(128)) };
  return context.fit(keep(context, caScope(context, app), '', ca));
};

/** An ECDSA key as SSH writes it: https://www.rfc-editor.org/rfc/rfc5656#section-3.1 */
function sshKey(point: string): string {
  const parts = [Buffer.from('ecdsa-sha2-nistp256'), Buffer.from('nistp256'), Buffer.from(`04${point}`, 'hex')];
  const wire = parts.flatMap((part) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(part.length);
    return [length, part];
  });
  return `ecdsa-sha2-nistp256 ${Buffer.concat(wire).toString('base64')} open-ssh-ca@cloudflareaccess.org`;
}

const removeAuthority: Handler<'zeroTrust.access.applications.cas.delete'> = (context) => {
  const { id } = findAuthority(context);
  context.sandbox.store.remove(caScope(context, findApp(context)), '');
  return { id: String(id) };
};

const listAuthorities: Handler<'zeroTrust.access.applications.cas.list'> = (context) => {
  const apps = all(context, below(context, 'access', 'apps'));
  return context.page(
    apps.flatMap((app) => read(context, caScope(context, app), '') ?? []),
    (ca) => context.fit(ca),
  );
};

/** Settings are fields of the application itself. */
const editSettings: Handler<
  'zeroTrust.access.applications.settings.update' | 'zeroTrust.access.applications.settings.edit'
> = (context) => {
  const app = findApp(context);
  const { allow_iframe, skip_interstitial } = { ...app, ...fieldsOf(context) };
  const saved = { ...app, allow_iframe, skip_interstitial, updated_at: context.now() };
  return context.fit(keep(context, below(context, 'access', 'apps'), String(app.id), saved));
};

const revokeTokens: Handler<'zeroTrust.access.applications.revokeTokens'> = (context) => {
  const { aud } = findApp(context);
  revokeApplication(context, context.path.account_id ?? zoneOf(context).account.id ?? '', String(aud));
  return null;
};

export const accessCertificates = {
  'zeroTrust.access.certificates.create': addCertificate,
  'zeroTrust.access.certificates.update': updateCertificate,
  'zeroTrust.access.certificates.delete': removeCertificate,
  'zeroTrust.access.applications.cas.create': createAuthority,
  'zeroTrust.access.applications.cas.get': (context) => context.fit(findAuthority(context)),
  'zeroTrust.access.applications.cas.list': listAuthorities,
  'zeroTrust.access.applications.cas.delete': removeAuthority,
  'zeroTrust.access.applications.settings.update': editSettings,
  'zeroTrust.access.applications.settings.edit': editSettings,
  'zeroTrust.access.applications.revokeTokens': revokeTokens,
} satisfies Handlers;
