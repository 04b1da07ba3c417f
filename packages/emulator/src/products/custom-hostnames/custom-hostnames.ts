/** Custom hostnames: of customers, once in a zone, with a certificate that is validated and issued as time passes. */

import { isIP } from 'node:net';
import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { type Problem, problem } from '../../problem.ts';
import { CERTIFICATE_STEPS } from '../certificates/packs.ts';
import { factsOf, readChain, readKey } from '../certificates/pem.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { byPlan, planOf } from '../zones/plan.ts';

/**
 * Codes and words of refusals:
 * https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/reference/status-codes/custom-hostnames/
 */
const AGAIN = 'Check your input and try again.';
const refused = (code: number, message: string, pointer: string): Problem =>
  problem(400, code, `${message} ${AGAIN}`, pointer);

interface Certificate extends Fields {
  readonly started: string;
}

interface Hostname extends Fields {
  readonly id: string;
  readonly hostname: string;
  readonly created_at: string;
  readonly ssl?: Certificate;
}

const scopeOf = (context: Context): string => below(context, 'custom_hostnames');

function hostnameOf(context: Context & At<'custom_hostname_id'>): Hostname {
  const id = context.path.custom_hostname_id;
  return found(context, scopeOf(context), id, () =>
    problem(404, 1436, 'The custom hostname was not found.'),
  ) as Hostname; // stored only by this file
}

const HOST_STEPS = [
  ['pending', 0],
  ['active', 30],
] as const;

const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?$/;

/** @param codes of an invalid, a non-ASCII, a reserved, an unparseable and a prohibited name */
function checkName(
  name: string,
  what: string,
  codes: readonly [number, number, number, number, number],
  pointer: string,
): void {
  const [invalid, ascii, reserved, unparseable, prohibited] = codes;
  if ([...name].some((character) => character > '\x7f'))
    throw refused(ascii, `${what}s with non-ASCII characters are not supported.`, pointer);
  const labels = name.split('.');
  if (name.length > 255 || isIP(name) !== 0 || !labels.every((label) => LABEL.test(label))) {
    throw refused(
      invalid,
      `Invalid ${what.toLowerCase()}. ${what}s have to be smaller than 256 characters in length, cannot be IP addresses, cannot contain any special characters.`,
      pointer,
    );
  }
  if (['test', 'example', 'invalid', 'localhost'].includes(labels.at(-1) ?? ''))
    throw refused(reserved, `Reserved top domain ${what.toLowerCase()}s are not supported.`, pointer);
  if (labels.length < 2)
    throw refused(
      unparseable,
      `Unable to parse ${what.toLowerCase()} - publicsuffix: cannot derive eTLD+1 for domain ${name}.`,
      pointer,
    );
  if (/(^|\.)example\.(com|net|org)$/.test(name))
    throw refused(prohibited, `${what}s ending in example.com, example.net, or example.org are prohibited.`, pointer);
}

const HOSTNAME = [1407, 1408, 1409, 1410, 1411] as const;
const ORIGIN = [1415, 1416, 1417, 1418, 1419] as const;

/** https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/plans/ */
const INCLUDED = 100;
/** The same page: Enterprise has no bound, which an integer cannot tell. */
const QUOTA = byPlan(50_000, 50_000, 50_000, Number.MAX_SAFE_INTEGER);

function checkFields(fields: Fields): void {
  const { custom_origin_server: origin } = fields;
  if (typeof origin !== 'string') return;
  if (origin.startsWith('*.'))
    throw refused(1420, 'Wildcard custom origin hostnames are not supported.', '/custom_origin_server');
  checkName(origin.toLowerCase(), 'Custom origin hostname', ORIGIN, '/custom_origin_server');
}

const create: Handler<'customHostnames.create'> = (context) => {
  const body = fieldsOf(context);
  const hostname = String(body.hostname).toLowerCase();
  checkName(hostname.replace(/^\*\./, ''), 'Custom hostname', HOSTNAME, '/hostname');
  checkFields(body);
  if (bearing(context, scopeOf(context), 'hostname', hostname).length > 0)
    throw problem(409, 1406, 'Duplicate custom hostname found.', '/hostname');
  if (countOf(context, scopeOf(context)) >= QUOTA[planOf(context)]) throw problem(403, 1405, 'Quota exceeded.');
  const token = context.sandbox.ids.uuid();
  const { ssl, ...fields } = body;
  const made: Hostname = {
    ...fields,
    id: context.sandbox.ids.hex(),
    hostname,
    created_at: context.now(),
    ownership_verification: { type: 'txt', name: `_cf-custom-hostname.${hostname}`, value: token },
    ownership_verification_http: {
      http_url: `http://${hostname}/.well-known/cf-custom-hostname-challenge/${token}`,
      http_body: token,
    },
    ...(isObject(ssl) ? { ssl: begin(context, hostname, ssl) } : {}),
  };
  return show(context, keep(context, scopeOf(context), made.id, made));
};

/** A certificate at the start of its way; its key is never kept. */
function begin(context: Context, hostname: string, ssl: Fields): Certificate {
  const { custom_key: key, custom_cert_bundle: bundle, ...sent } = ssl;
  const [first] = Array.isArray(bundle) ? bundle.filter(isObject) : [];
  const pem = sent.custom_certificate ?? first?.custom_certificate;
  const isCustom = pem !== undefined;
  if (!isCustom && (sent.method === undefined) !== (sent.type === undefined))
    throw refused(1440, 'Both validation type and validation method are required.', '/ssl');
  // https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/security/certificate-management/issue-and-validate/validate-certificates/http/ (code not documented)
  if (sent.wildcard === true && sent.method === 'http')
    throw refused(1440, 'HTTP validation is not available for wildcard certificates: use txt.', '/ssl/method');
  const { ids } = context.sandbox;
  return {
    bundle_method: 'ubiquitous',
    certificate_authority: 'google',
    method: 'http',
    type: 'dv',
    wildcard: false,
    settings: {},
    ...sent,
    ...(isCustom ? uploaded(hostname, pem, key ?? first?.custom_key) : {}),
    id: ids.uuid(),
    started: context.now(),
    token: ids.digits(40),
  };
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/security/certificate-management/custom-certificates/ */
function uploaded(hostname: string, pem: unknown, key: unknown): Fields {
  if (pem === '') throw refused(1427, 'The certificate that you uploaded is empty.', '/ssl/custom_certificate');
  const [leaf] = readChain(pem) ?? [];
  if (leaf === undefined)
    throw refused(1426, 'The certificate that you uploaded cannot be parsed.', '/ssl/custom_certificate');
  if (key !== undefined) {
    const secret = readKey(key);
    if (secret === undefined) throw refused(1428, 'The private key you uploaded cannot be parsed.', '/ssl/custom_key');
    if (!leaf.checkPrivateKey(secret))
      throw refused(1429, 'The private key you uploaded does not match the certificate.', '/ssl/custom_key');
  }
  if (leaf.checkHost(hostname) === undefined) {
    const message = `The certificate that you uploaded does not include the custom hostname - ${hostname}.`;
    throw refused(1446, message, '/ssl/custom_certificate');
  }
  return { ...factsOf(leaf), isCustom: true };
}

const edit: Handler<'customHostnames.edit'> = (context) => {
  const before = hostnameOf(context);
  const { ssl, ...fields } = fieldsOf(context);
  checkFields(fields);
  const changed: Hostname = { ...before, ...fields };
  if (isObject(ssl)) {
    const { id: _, started: __, token: ___, ...old }: Fields = before.ssl ?? {};
    const isUpload = ssl.custom_certificate !== undefined || ssl.custom_cert_bundle !== undefined;
    const sent = isUpload ? ssl : { ...old, ...ssl };
    return show(
      context,
      keep(context, scopeOf(context), before.id, { ...changed, ssl: begin(context, before.hostname, sent) }),
    );
  }
  return show(context, keep(context, scopeOf(context), before.id, changed));
};

const statusOf = (context: Context, { created_at }: Hostname): string => phase(created_at, context, HOST_STEPS);

/** Status of a certificate; an uploaded one is deployed without validation. */
const sslStatusOf = (context: Context, { started, isCustom }: Certificate): string =>
  isCustom === true
    ? phase(started, context, [
        ['pending_deployment', 0],
        ['active', 10],
      ])
    : phase(started, context, CERTIFICATE_STEPS);

function show<Result>(context: Showing<Result>, kept: Hostname): Result {
  const { ssl, ...fields } = kept;
  return context.fit({
    ...fields,
    status: statusOf(context, kept),
    ...(ssl === undefined ? {} : { ssl: showCertificate(context, kept.hostname, ssl) }),
  });
}

function showCertificate(context: Context, hostname: string, ssl: Certificate): Fields {
  const { started, token, isCustom, ...fields } = ssl;
  const status = sslStatusOf(context, ssl);
  const isWaiting = status === 'pending_validation' && isCustom !== true;
  const issued = {
    hosts: ssl.wildcard === true ? [hostname, `*.${hostname}`] : [hostname],
    issuer: 'Local Certificate Authority',
    serial_number: BigInt(`0x${String(token).slice(0, 30)}`).toString(),
    signature: 'ECDSAWithSHA256',
    uploaded_on: started,
    expires_on: new Date(Date.parse(started) + 90 * 86_400_000).toISOString(),
  };
  return {
    ...(status === 'active' && isCustom !== true ? issued : {}),
    ...fields,
    status,
    ...(isWaiting ? { validation_records: [validation(hostname, ssl)] } : {}),
  };
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/security/certificate-management/issue-and-validate/validate-certificates/ */
function validation(hostname: string, { method, token }: Certificate): Fields {
  const value = String(token);
  const bare = hostname.replace(/^\*\./, '');
  switch (method) {
    case 'txt':
      return { status: 'pending', txt_name: `_acme-challenge.${bare}`, txt_value: value };
    case 'email':
      return {
        status: 'pending',
        emails: ['administrator', 'hostmaster', 'webmaster'].map((name) => `${name}@${bare}`),
      };
    default:
      return {
        status: 'pending',
        http_url: `http://${bare}/.well-known/acme-challenge/${value.slice(0, 20)}`,
        http_body: value,
      };
  }
}

const list: Handler<'customHostnames.list'> = (context) => {
  const { query } = context;
  const { page: _page, per_page: _size, order: _order, direction, ...filters } = query;
  if (Object.keys(filters).length === 0)
    return pageOf(context, scopeOf(context), (one: Hostname) => show(context, one), direction === 'desc');
  const name = isObject(query.hostname) ? query.hostname : { contain: query.hostname };
  const isLike = (hostname: Hostname): boolean =>
    (name.contain === undefined || hostname.hostname.includes(String(name.contain))) &&
    (name.startsWith === undefined || hostname.hostname.startsWith(String(name.startsWith)));
  const isOf = (wanted: unknown, value: unknown): boolean => wanted === undefined || wanted === value;
  const hostnames: Hostname[] =
    name.exact === undefined
      ? all(context, scopeOf(context))
      : bearing(context, scopeOf(context), 'hostname', name.exact);
  const wanted = hostnames.filter(
    (one) =>
      isLike(one) &&
      isOf(query.id, one.id) &&
      isOf(query.custom_origin_server, one.custom_origin_server) &&
      isOf(query.hostname_status, statusOf(context, one)) &&
      isOf(query.ssl_status, one.ssl === undefined ? undefined : sslStatusOf(context, one.ssl)) &&
      isOf(query.certificate_authority, one.ssl?.certificate_authority) &&
      isOf(query.wildcard, one.ssl?.wildcard ?? false),
  );
  if (query.direction === 'desc') wanted.reverse();
  return context.page(wanted, (one) => show(context, one));
};

const FALLBACK_STEPS = [
  ['initializing', 0],
  ['pending_deployment', 2],
  ['active', 10],
] as const;

function fallback(context: Context): Fields {
  const kept = read(context, `${scopeOf(context)}/fallback_origin`, '');
  const isGone =
    kept === undefined ||
    (kept.deleted !== undefined &&
      phase(kept.deleted, context, [
        ['pending_deletion', 0],
        ['deleted', 5],
      ]) === 'deleted');
  // Code not documented.
  if (isGone) throw problem(404, 1551, 'Resource not found.');
  return kept;
}

function showFallback(context: Context, kept: Fields): Fields {
  const { deleted, ...fields } = kept;
  return {
    ...fields,
    errors: [],
    status: deleted === undefined ? phase(kept.updated_at, context, FALLBACK_STEPS) : 'pending_deletion',
  };
}

/** https://developers.cloudflare.com/cloudflare-for-platforms/cloudflare-for-saas/start/getting-started/#2-create-fallback-origin */
const putFallback: Handler<'customHostnames.fallbackOrigin.update'> = (context) => {
  const origin = String(fieldsOf(context).origin).toLowerCase();
  const scope = `${scopeOf(context)}/fallback_origin`;
  if (!origin.split('.').every((label) => LABEL.test(label)) || isIP(origin) !== 0)
    throw refused(1415, 'Invalid custom origin hostname.', '/origin');
  const before = read(context, scope, '');
  const kept = { origin, created_at: before?.created_at ?? context.now(), updated_at: context.now() };
  return showFallback(context, keep(context, scope, '', kept));
};

const removeFallback: Handler<'customHostnames.fallbackOrigin.delete'> = (context) => {
  const kept = { ...fallback(context), deleted: context.now() };
  return showFallback(context, keep(context, `${scopeOf(context)}/fallback_origin`, '', kept));
};

export const customHostnames = {
  'customHostnames.create': create,
  'customHostnames.list': list,
  'customHostnames.get': (context) => show(context, hostnameOf(context)),
  'customHostnames.edit': edit,
  'customHostnames.delete': (context) => {
    const { id } = hostnameOf(context);
    context.sandbox.store.remove(scopeOf(context), id);
    return { id };
  },
  'customHostnames.fallbackOrigin.update': putFallback,
  'customHostnames.fallbackOrigin.get': (context) => showFallback(context, fallback(context)),
  'customHostnames.fallbackOrigin.delete': removeFallback,
  'customHostnames.quota.get': (context) => {
    const used = countOf(context, scopeOf(context));
    return { allocated: INCLUDED, used, exceeded: used > INCLUDED, hard_cap: QUOTA[planOf(context)] };
  },
} satisfies Handlers;
