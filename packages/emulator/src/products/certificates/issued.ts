/** Certificates that Cloudflare signs for requests: of origins (the origin CA) and of clients, until they are revoked. */
import { X509Certificate } from 'node:crypto';
import { isIPv4 } from 'node:net';
import { domainToASCII } from 'node:url';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, below, collectionOf, type Fields, fieldsOf, found, keep, limited, phase } from '../shared/fields.ts';
import { zoneTables } from '../zones/state.ts';
import { issue, type Request, readRequest } from './issue.ts';
import { nameIn } from './pem.ts';

/** Code not documented. */
const badRequest = (): Problem =>
  problem(400, 1002, 'The CSR cannot be parsed, or is not signed by its own key', '/csr');

function requestOf(context: Context): Request {
  const request = readRequest(String(fieldsOf(context).csr));
  if (request === undefined) throw badRequest();
  return request;
}

const ORIGIN = '/certificates';

const HOST = /^(?:\*\.)?(?:[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?\.)+[a-z0-9-]{2,63}$/;

/** https://developers.cloudflare.com/ssl/origin-configuration/origin-ca/ */
const createOrigin: Handler<'originCACertificates.create'> = (context) => {
  const { csr, hostnames = [], request_type, requested_validity: days = 5475 } = fieldsOf(context);
  const request = requestOf(context);
  const hosts = hostnames.map((host) => host.toLowerCase());
  hosts.forEach((host, index) => {
    if (isIPv4(host) || HOST.test(host.startsWith('*.') ? host : domainToASCII(host))) return;
    const message = `Failed to validate requested hostname ${host.slice(0, 253)}`;
    throw problem(400, 1010, message, `/hostnames/${index}`);
  });
  const certificate = issue(context, {
    request,
    hosts: hosts.map((host) => domainToASCII(host) || host),
    days,
  });
  const id = BigInt(`0x${context.sandbox.ids.digits(30)}`)
    .toString()
    .slice(0, 32);
  const expires_on = new X509Certificate(certificate).validToDate.toISOString();
  const kept = { id, certificate, hostnames: hosts, csr, request_type, requested_validity: days, expires_on };
  return context.fit(keep(context, ORIGIN, id, kept));
};

function originOf(context: Context & At<'certificate_id'>): Fields {
  const id = context.path.certificate_id;
  return found(context, ORIGIN, id, () => problem(404, 1101, 'Failed to read certificate from Database')); // code not documented
}

const listOrigins: Handler<'originCACertificates.list'> = (context) => {
  const zone = context.sandbox.use(zoneTables).get.get(String(context.query.zone_id ?? ''));
  const name = zone === undefined ? undefined : String((JSON.parse(String(zone.value)) as { name: string }).name); // written by zones.ts alone
  const isOf = (host: string): boolean => name === undefined || host === name || host.endsWith(`.${name}`);
  const live = all(context, ORIGIN).filter((one) => one.revoked_at === undefined);
  const wanted = live.filter((one) => Array.isArray(one.hostnames) && one.hostnames.some((host) => isOf(String(host))));
  return context.page(wanted, (one) => context.fit(one));
};

/** https://developers.cloudflare.com/ssl/origin-configuration/origin-ca/#revoke-an-origin-ca-certificate */
const revokeOrigin: Handler<'originCACertificates.delete'> = (context) => {
  const certificate = originOf(context);
  // Code not documented.
  if (certificate.revoked_at !== undefined) throw problem(400, 1014, 'The certificate is already revoked');
  const revoked_at = context.now();
  keep(context, ORIGIN, String(certificate.id), { ...certificate, revoked_at });
  return { id: String(certificate.id), revoked_at };
};

/** https://developers.cloudflare.com/ssl/client-certificates/: per zone; the code is on its page about creating them. */
const MAX_CLIENTS = 100;

interface Client extends Fields {
  readonly id: string;
  /** Time of the last revocation or restoration. */
  readonly turned?: string;
  readonly isRevoked: boolean;
}

const clientsOf = (context: Context): string => below(context, 'client_certificates');

function clientOf(context: Context & At<'client_certificate_id'>): Client {
  const id = context.path.client_certificate_id;
  const refusal = (): Problem => problem(404, CODE.notFound, 'client certificate not found');
  return found(context, clientsOf(context), id, refusal) as Client; // stored only by this file
}

/** https://developers.cloudflare.com/ssl/client-certificates/revoke-client-certificate/ */
function statusOf(context: Context, { turned, isRevoked }: Client): string {
  if (turned === undefined) return 'active';
  return isRevoked
    ? phase(turned, context, [
        ['pending_revocation', 0],
        ['revoked', 10],
      ])
    : phase(turned, context, [
        ['pending_reactivation', 0],
        ['active', 10],
      ]);
}

const showClient = <Result>(context: Showing<Result>, client: Client): Result =>
  context.fit({ ...client, status: statusOf(context, client) });

const SUBJECT = {
  common_name: 'CN',
  country: 'C',
  location: 'L',
  organization: 'O',
  organizational_unit: 'OU',
  state: 'ST',
} as const;

const createClient: Handler<'clientCertificates.create'> = (context) => {
  const { csr, validity_days } = fieldsOf(context);
  const days = Number(validity_days);
  if (days < 1 || days > 3650)
    throw problem(400, CODE.invalid, 'validity_days must be from 1 to 3650', '/validity_days'); // code not documented
  limited(context, clientsOf(context), MAX_CLIENTS, 1445, 'client certificates');
  const certificate = issue(context, { request: requestOf(context), hosts: [], days });
  const facts = new X509Certificate(certificate);
  const subject = Object.entries(SUBJECT).map(([field, name]) => [field, nameIn(facts.subject, name) ?? '']);
  const id = context.sandbox.ids.hex();
  const client: Client = {
    id,
    certificate,
    certificate_authority: { id: 'local', name: 'Local CA' },
    csr,
    validity_days: days,
    ...Object.fromEntries(subject),
    serial_number: facts.serialNumber.toLowerCase(),
    fingerprint_sha256: facts.fingerprint256.replaceAll(':', '').toLowerCase(),
    signature: 'ECDSAWithSHA256',
    issued_on: facts.validFromDate.toISOString(),
    expires_on: facts.validToDate.toISOString(),
    isRevoked: false,
  };
  return showClient(context, keep(context, clientsOf(context), id, client));
};

function turn<Result>(context: Showing<Result> & At<'client_certificate_id'>, isRevoked: boolean): Result {
  const client = clientOf(context);
  if (client.isRevoked === isRevoked) {
    const message = `The client certificate is ${statusOf(context, client)}`;
    throw problem(400, CODE.invalid, message); // code not documented
  }
  const changed: Client = { ...client, isRevoked, turned: context.now() };
  return showClient(context, keep(context, clientsOf(context), client.id, changed));
}

const listClients: Handler<'clientCertificates.list'> = (context) => {
  const { status } = context.query;
  const clients = all(context, collectionOf(context)) as Client[]; // stored only by this file
  const wanted = clients.filter((one) => status === undefined || status === 'all' || statusOf(context, one) === status);
  return context.page(wanted, (one) => showClient(context, one));
};

export const issuedCertificates = {
  'originCACertificates.create': createOrigin,
  'originCACertificates.list': listOrigins,
  'originCACertificates.get': (context) => {
    const { revoked_at, ...certificate } = originOf(context);
    const shown = context.fit(certificate);
    return revoked_at === undefined ? shown : { ...shown, revoked_at };
  },
  'originCACertificates.delete': revokeOrigin,
  'clientCertificates.create': createClient,
  'clientCertificates.list': listClients,
  'clientCertificates.get': (context) => showClient(context, clientOf(context)),
  'clientCertificates.delete': (context) => turn(context, true),
  'clientCertificates.edit': (context) =>
    fieldsOf(context).reactivate === true ? turn(context, false) : showClient(context, clientOf(context)),
} satisfies Handlers;
