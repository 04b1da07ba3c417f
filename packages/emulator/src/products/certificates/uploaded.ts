/** Uploaded certificates: for a zone (custom, keyless), and for an account (mTLS), with their associations. */
import type { X509Certificate } from 'node:crypto';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { ContextOf, Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { collection } from '../shared/collection.ts';
import { all, below, collectionOf, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { zoneOf } from '../zones/state.ts';
import { factsOf, hostsOf, isExpired, readChain, readKey } from './pem.ts';

/** https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#error-codes; that of authorities is reported by users. */
const CODES = { invalid: 1002, duplicate: 1220, otherZone: 2103, key: 2106, tooManyAuthorities: 1489 } as const;

/** https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#invalid-certificate-code-1002 */
const invalid = (message: string, pointer: string): Problem => problem(400, CODES.invalid, message, pointer);

/** https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#the-private-key-you-uploaded-is-invalid-please-check-your-input-and-try-again-code-2106 */
const wrongKey = (why: string): Problem =>
  problem(
    400,
    CODES.key,
    `The private key you uploaded is invalid. Please check your input and try again: ${why}`,
    '/private_key',
  );

/** The leaf of a chain that holds now, with its key where one is due. */
function leafOf(context: Context, pem: unknown, key: unknown, needsKey: boolean, field: string): X509Certificate {
  const [leaf] = readChain(pem) ?? [];
  if (leaf === undefined) throw invalid('Invalid certificate: it is not a certificate in PEM format', `/${field}`);
  if (isExpired(leaf, context.sandbox.clock.now())) throw invalid('Invalid certificate: it has expired', `/${field}`);
  if (key === undefined && !needsKey) return leaf;
  const secret = readKey(key);
  if (secret === undefined) throw wrongKey('it is not a key in PEM format');
  if (!leaf.checkPrivateKey(secret)) throw wrongKey('it does not match the certificate');
  return leaf;
}

/** https://developers.cloudflare.com/ssl/reference/certificate-statuses/ */
const STEPS = [
  ['initializing', 0],
  ['pending', 2],
  ['active', 10],
] as const;

interface Custom extends Fields {
  readonly id: string;
  readonly fingerprint: string;
  readonly started: string;
  readonly expires_on: string;
  readonly priority: number;
}

const customsOf = (context: Context): string => below(context, 'custom_certificates');

function customOf(context: Context & At<'custom_certificate_id'>): Custom {
  const id = context.path.custom_certificate_id;
  return found(context, customsOf(context), id, () => problem(404, CODE.notFound, 'certificate not found')) as Custom; // stored only by this file
}

function showCustom<Result>(context: Showing<Result>, custom: Custom): Result {
  const isOver = Date.parse(custom.expires_on) <= context.sandbox.clock.now();
  return context.fit({ ...custom, status: isOver ? 'expired' : phase(custom.started, context, STEPS) });
}

const isWithin = (host: string, zone: string): boolean => host === zone || host.endsWith(`.${zone}`);

/** Stored fields of an upload: never the key. */
function uploaded(context: Context, body: Fields, others: readonly Custom[]): Fields {
  const { certificate, private_key: key, policy, ...fields } = body;
  const needsKey = fields.custom_csr_id === undefined;
  const leaf = leafOf(context, certificate, key, needsKey, 'certificate');
  // https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#error-codes
  if (others.some((one) => one.fingerprint === leaf.fingerprint256))
    throw problem(400, CODES.duplicate, 'This certificate has already been submitted.', '/certificate');
  // https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/troubleshooting/#error-codes
  if (!hostsOf(leaf).some((host) => isWithin(host, zoneOf(context).name)))
    throw problem(
      400,
      CODES.otherZone,
      'The certificate chain you uploaded does not include any hostnames from your zone. Please check your input and try again.',
      '/certificate',
    );
  return {
    ...fields,
    ...factsOf(leaf),
    ...(policy === undefined ? {} : { policy_restrictions: policy }),
    fingerprint: leaf.fingerprint256,
    started: context.now(),
    uploaded_on: context.now(),
  };
}

/** https://developers.cloudflare.com/ssl/edge-certificates/custom-certificates/uploading/ */
const createCustom: Handler<'customCertificates.create'> = (context) => {
  const others = all(context, customsOf(context)) as Custom[]; // stored only by this file
  const custom = {
    bundle_method: 'ubiquitous',
    type: 'legacy_custom',
    ...uploaded(context, fieldsOf(context), others),
    id: context.sandbox.ids.hex(),
    zone_id: context.path.zone_id,
    priority: Math.max(0, ...others.map((one) => one.priority)) + 1,
    modified_on: context.now(),
  } as unknown as Custom; // uploaded() gives the rest of its fields
  return showCustom(context, keep(context, customsOf(context), custom.id, custom));
};

/** An id that does not exist is refused as a certificate is. A new certificate of the kind that is found by SNI gets a new id, and the old one is gone. */
const editCustom: Handler<'customCertificates.edit'> = (context) => {
  const known = read(context, customsOf(context), context.path.custom_certificate_id);
  if (known === undefined) throw invalid('Invalid certificate.', '/custom_certificate_id');
  const before = known as Custom; // stored only by this file
  const body = fieldsOf(context);
  const others = (all(context, customsOf(context)) as Custom[]).filter((one) => one.id !== before.id); // stored only by this file
  const isNew = body.certificate !== undefined;
  const { certificate: _, private_key: __, ...plain } = body;
  const id = isNew && before.type === 'sni_custom' ? context.sandbox.ids.hex() : before.id;
  const changed = { ...before, ...(isNew ? uploaded(context, body, others) : plain), id, modified_on: context.now() };
  if (id !== before.id) context.sandbox.store.remove(customsOf(context), before.id);
  return showCustom(context, keep(context, customsOf(context), id, changed));
};

/** https://developers.cloudflare.com/api/resources/custom_certificates/subresources/prioritize/methods/update/ */
const prioritize: Handler<'customCertificates.prioritize.update'> = (context) => {
  const { certificates = [] } = fieldsOf(context);
  certificates.forEach(({ id = '', priority }, index) => {
    const custom = read(context, customsOf(context), id);
    if (custom === undefined) throw problem(404, CODE.notFound, 'certificate not found', `/certificates/${index}/id`);
    if (priority !== undefined) keep(context, customsOf(context), id, { ...custom, priority });
  });
  return listCustoms(context);
};

function listCustoms(
  context: ContextOf<'customCertificates.list' | 'customCertificates.prioritize.update'>,
): PageResult<ResultOf<'customCertificates.list'>> {
  const customs = all<Custom>(context, customsOf(context));
  const shown = customs.toSorted((one, other) => other.priority - one.priority).map((one) => showCustom(context, one));
  const { status } = context.query;
  return context.page(shown.filter((one) => status === undefined || one.status === status));
}

/** https://developers.cloudflare.com/ssl/client-certificates/byo-ca/: of an account; more on request. */
export const MAX_AUTHORITIES = 5;

const authoritiesOf = (context: Context): string => below(context, 'mtls_certificates');

const createAuthority: Handler<'mtlsCertificates.create'> = (context) => {
  const { certificates, private_key: key, ca, name } = fieldsOf(context);
  const leaf = leafOf(context, certificates, key, ca !== true, 'certificates');
  const others = all(context, authoritiesOf(context));
  if (ca === true && !leaf.ca) throw invalid('The certificate is not that of a certificate authority', '/certificates');
  if (ca === true && others.filter((one) => one.ca === true).length >= MAX_AUTHORITIES)
    throw problem(403, CODES.tooManyAuthorities, 'Hit maximum CA cert allocation');
  if (others.some((one) => one.fingerprint === leaf.fingerprint256))
    throw problem(409, CODES.duplicate, 'This certificate has already been submitted.', '/certificates');
  const id = context.sandbox.ids.hex();
  const now = context.now();
  const authority = {
    id,
    ca,
    certificates,
    name: name ?? '',
    type: 'custom',
    ...factsOf(leaf),
    fingerprint: leaf.fingerprint256,
    uploaded_on: now,
    updated_at: now,
  };
  return context.fit(keep(context, authoritiesOf(context), id, authority));
};

function authorityOf(context: Context & At<'mtls_certificate_id'>): Fields {
  const id = context.path.mtls_certificate_id;
  return found(context, authoritiesOf(context), id, () => problem(404, CODE.notFound, 'certificate not found'));
}

const HOSTNAMES = ['certificate_authorities', 'hostname_associations'] as const;

/** Zones of the account with host names that ask for certificates of this authority. */
function associations(context: Context & At<'account_id'>, id: unknown): { service: string; status: string }[] {
  const zones = zonesOf(context, context.path.account_id);
  const users = zones.filter((zone) => {
    const kept = read(context, pathKey(['zones', zone, ...HOSTNAMES]), String(id));
    return Array.isArray(kept?.hostnames) && kept.hostnames.length > 0;
  });
  return users.map(() => ({ service: 'hostname_associations', status: 'active' }));
}

const removeAuthority: Handler<'mtlsCertificates.delete'> = (context) => {
  const authority = authorityOf(context);
  // Code not documented.
  if (associations(context, authority.id).length > 0)
    throw problem(409, CODE.conflict, 'The certificate is in use: remove its associations first');
  context.sandbox.store.remove(authoritiesOf(context), String(authority.id));
  return context.fit(authority);
};

/** Ids of authorities are written with dashes where host names are asked for, and without elsewhere. */
const bare = (id: unknown): string => String(id ?? '').replaceAll('-', '');

/** Each authority has its own host names; without an id they are those of the one that Cloudflare manages. */
const putHostnames: Handler<'certificateAuthorities.hostnameAssociations.update'> = (context) => {
  const { hostnames, mtls_certificate_id: id } = fieldsOf(context);
  const kept = { hostnames: hostnames ?? [] };
  keep(context, collectionOf(context), bare(id), kept);
  return context.fit(id === undefined ? kept : { ...kept, mtls_certificate_id: id });
};

const getHostnames: Handler<'certificateAuthorities.hostnameAssociations.get'> = (context) => {
  const { mtls_certificate_id: id } = context.query;
  const kept = read(context, collectionOf(context), bare(id));
  return context.fit({ hostnames: kept?.hostnames ?? [], ...(id === undefined ? {} : { mtls_certificate_id: id }) });
};

/** https://developers.cloudflare.com/ssl/keyless-ssl/ */
const keyless = collection({
  what: 'keyless certificate',
  created: ['created_on'],
  modified: ['modified_on'],
  // Can no longer be changed: https://developers.cloudflare.com/api/resources/keyless_certificates/methods/edit/
  fixed: ['enabled', 'certificate'],
  defaults: { enabled: false, status: 'active' },
  read: (_context, body) => (body.host === undefined ? body : { name: `${String(body.host)} Keyless`, ...body }),
  check: (_context, { port }) => {
    if (typeof port === 'number' && (port < 1 || port > 65_535 || !Number.isInteger(port)))
      throw invalid('port must be from 1 to 65535', '/port');
  },
});

const createKeyless: Handler<'keylessCertificates.create'> = (context) => {
  leafOf(context, fieldsOf(context).certificate, undefined, false, 'certificate');
  return keyless.create(context);
};

const editKeyless: Handler<'keylessCertificates.edit'> = (context) => {
  const before = keyless.find(context);
  const { name = before.name, ...body } = fieldsOf(context);
  return context.fit(keyless.change(context, before, { ...body, name }));
};

export const uploadedCertificates = {
  'customCertificates.create': createCustom,
  'customCertificates.list': listCustoms,
  'customCertificates.get': (context) => showCustom(context, customOf(context)),
  'customCertificates.edit': editCustom,
  'customCertificates.delete': (context) => {
    const { id } = customOf(context);
    context.sandbox.store.remove(customsOf(context), id);
    return { id };
  },
  'customCertificates.prioritize.update': prioritize,
  'mtlsCertificates.create': createAuthority,
  'mtlsCertificates.get': (context) => context.fit(authorityOf(context)),
  'mtlsCertificates.delete': removeAuthority,
  'mtlsCertificates.associations.get': (context) => context.page(associations(context, authorityOf(context).id)),
  'certificateAuthorities.hostnameAssociations.update': putHostnames,
  'certificateAuthorities.hostnameAssociations.get': getHostnames,
  'keylessCertificates.create': createKeyless,
  'keylessCertificates.list': keyless.list,
  'keylessCertificates.get': keyless.get,
  'keylessCertificates.edit': editKeyless,
  'keylessCertificates.delete': keyless.remove,
} satisfies Handlers;
