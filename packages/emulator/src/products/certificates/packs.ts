/** Certificate packs of a zone: ordered for its names, validated and issued as time passes. */

// Codes of orders are not documented.

import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, below, type Fields, fieldsOf, found, keep, limited, phase } from '../shared/fields.ts';
import { invalid } from '../shared/refusals.ts';
import { zoneNameOf } from '../zones/plan.ts';

interface Pack extends Fields {
  readonly id: string;
  readonly hosts: readonly string[];
  readonly started: string;
  readonly deleted?: string;
  readonly token: string;
}

const packsOf = (context: Context): string => below(context, 'ssl', 'certificate_packs');

/** Of packs and of custom hostnames: https://developers.cloudflare.com/ssl/reference/certificate-statuses/ */
export const CERTIFICATE_STEPS = [
  ['initializing', 0],
  ['pending_validation', 2],
  ['pending_issuance', 30],
  ['pending_deployment', 40],
  ['active', 60],
] as const;

const statusOf = (context: Context, { started, deleted }: Pack) =>
  deleted === undefined
    ? phase(started, context, CERTIFICATE_STEPS)
    : phase(deleted, context, [
        ['pending_deletion', 0],
        ['deleted', 5],
      ]);

const live = (context: Context): Pack[] =>
  all<Pack>(context, packsOf(context)).filter((pack) => statusOf(context, pack) !== 'deleted');

function packOf(context: Context & At<'certificate_pack_id'>): Pack {
  const id = context.path.certificate_pack_id;
  const refusal = (): Problem => problem(404, CODE.notFound, 'certificate pack not found');
  const pack = found<Pack>(context, packsOf(context), id, refusal);
  if (statusOf(context, pack) === 'deleted') throw refusal();
  return pack;
}

/** Days that an authority signs for. https://developers.cloudflare.com/ssl/reference/certificate-authorities/ */
const VALIDITY: Readonly<Record<string, readonly number[]>> = {
  lets_encrypt: [90],
  google: [14, 30, 90],
  ssl_com: [14, 30, 90],
};

/** https://developers.cloudflare.com/ssl/edge-certificates/advanced-certificate-manager/manage-certificates/ */
const order: Handler<'ssl.certificatePacks.create'> = (context) => {
  const body = fieldsOf(context);
  const hosts = (body.hosts ?? []).map((host) => host.toLowerCase());
  const zone = zoneNameOf(context);
  if (hosts.length === 0 || hosts.length > 50) throw invalid('hosts: from 1 to 50 names', '/hosts');
  if (new Set(hosts).size < hosts.length) throw invalid('hosts: a name is listed twice', '/hosts');
  if (zone !== undefined && !hosts.includes(zone)) throw invalid(`hosts must include the zone ${zone}`, '/hosts');
  hosts.forEach((host, index) => {
    const isOutside = zone !== undefined && host !== zone && !host.endsWith(`.${zone}`);
    if (isOutside || !/^(\*\.)?[a-z0-9_.-]+$/.test(host))
      throw invalid(`'${host.slice(0, 253)}' is not a host of the zone`, `/hosts/${index}`);
  });
  const days = Number(body.validity_days);
  if (VALIDITY[String(body.certificate_authority)]?.includes(days) === false)
    throw invalid(`${String(body.certificate_authority)} does not sign for ${days} days`, '/validity_days');
  limited(context, packsOf(context), QUOTA, CODE.invalid, 'certificate packs');
  const { ids } = context.sandbox;
  const pack: Pack = {
    cloudflare_branding: false,
    ...body,
    id: ids.hex(),
    hosts,
    started: context.now(),
    token: ids.digits(40),
  };
  return show(context, keep(context, packsOf(context), pack.id, pack));
};

/** https://developers.cloudflare.com/ssl/edge-certificates/advanced-certificate-manager/#availability */
const QUOTA = 100;

function show<Result>(context: Showing<Result>, pack: Pack): Result {
  const status = statusOf(context, pack);
  const isIssued = status === 'active' || status === 'pending_deployment' || status === 'pending_deletion';
  const certificate = {
    id: `${pack.token.slice(0, 32)}`,
    hosts: pack.hosts,
    status,
    issuer: 'LocalCertificateAuthority',
    signature: 'ECDSAWithSHA256',
    bundle_method: 'ubiquitous',
    priority: 0,
    uploaded_on: pack.started,
    modified_on: pack.started,
    expires_on: new Date(Date.parse(pack.started) + Number(pack.validity_days) * 86_400_000).toISOString(),
    zone_id: context.path.zone_id,
  };
  return context.fit({
    ...pack,
    status,
    certificates: isIssued ? [certificate] : [],
    ...(isIssued ? { primary_certificate: certificate.id } : {}),
    ...(status === 'pending_validation' ? { validation_records: pack.hosts.map((host) => record(host, pack)) } : {}),
  });
}

function record(host: string, { token, validation_method }: Pack): Fields {
  const name = host.replace(/^\*\./, '');
  if (validation_method === 'http') {
    const http_url = `http://${name}/.well-known/pki-validation/${token.slice(0, 20)}.txt`;
    return { status: 'pending', http_url, http_body: token };
  }
  if (validation_method === 'email')
    return { status: 'pending', emails: [`administrator@${name}`, `webmaster@${name}`] };
  return { status: 'pending', txt_name: `_acme-challenge.${name}`, txt_value: token };
}

/** Without `status=all` only those that are active. */
const list: Handler<'ssl.certificatePacks.list'> = (context) => {
  const packs = live(context).filter((pack) => context.query.status === 'all' || statusOf(context, pack) === 'active');
  return context.page(packs, (pack) => show(context, pack));
};

/** Validation that has timed out, or is requested by another method, restarts. */
const restart: Handler<'ssl.certificatePacks.edit'> = (context) => {
  const before = packOf(context);
  const isActive = statusOf(context, before) === 'active';
  const pack: Pack = { ...before, ...fieldsOf(context), ...(isActive ? {} : { started: context.now() }) };
  return show(context, keep(context, packsOf(context), pack.id, pack));
};

const remove: Handler<'ssl.certificatePacks.delete'> = (context) => {
  const pack = packOf(context);
  if (pack.deleted === undefined) keep(context, packsOf(context), pack.id, { ...pack, deleted: context.now() });
  return { id: pack.id };
};

const CHECKS = {
  initializing: 'initializing',
  pending_validation: 'authorizing',
  pending_issuance: 'issuing',
  pending_deployment: 'pending_deployment',
  active: 'active',
  pending_deletion: 'active',
  deleted: 'active',
} as const;

/** https://developers.cloudflare.com/api/resources/ssl/subresources/verification/methods/get/ */
const verification: Handler<'ssl.verification.get'> = (context) => {
  return live(context).map((pack) => {
    const status = statusOf(context, pack);
    const isTxt = pack.validation_method !== 'http';
    return {
      certificate_status: CHECKS[status],
      cert_pack_uuid: pack.id,
      brand_check: false,
      signature: 'ECDSAWithSHA256',
      validation_method: isTxt ? 'txt' : 'http',
      verification_status: status === 'active',
      verification_info: isTxt
        ? { record_name: 'txt_name', record_target: 'txt_value' }
        : { record_name: 'http_url', record_target: 'http_body' },
    };
  });
};

const verify: Handler<'ssl.verification.edit'> = (context) => {
  const pack = packOf(context);
  const { validation_method = 'txt' } = fieldsOf(context);
  keep(context, packsOf(context), pack.id, { ...pack, validation_method, started: context.now() });
  return context.fit({ validation_method, status: 'pending_validation' });
};

export const certificatePacks = {
  'ssl.certificatePacks.create': order,
  'ssl.certificatePacks.list': list,
  'ssl.certificatePacks.get': (context) => show(context, packOf(context)),
  'ssl.certificatePacks.edit': restart,
  'ssl.certificatePacks.delete': remove,
  'ssl.certificatePacks.quota.get': (context) => ({ advanced: { allocated: QUOTA, used: live(context).length } }),
  'ssl.verification.get': verification,
  'ssl.verification.edit': verify,
} satisfies Handlers;
