/** Certificates with which Cloudflare shows itself to an origin: https://developers.cloudflare.com/ssl/origin-configuration/authenticated-origin-pull/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { factsOf, isExpired, readChain, readKey } from '../certificates/pem.ts';
import { all, below, type Fields, fieldsOf, found, keep, phase, read } from '../shared/fields.ts';
import { says } from '../shared/lists.ts';
import { zoneNameOf } from '../zones/plan.ts';

/** Codes of certificates that users report; see also `certificates/uploaded.ts`. */
const invalid = (message: string, pointer: string): Problem => problem(400, 1002, message, pointer);
const missing = (what: string, pointer: string): Problem => problem(404, CODE.notFound, `${what} not found`, pointer);

type Level = 'zone' | 'hostname';

interface Kept extends Fields {
  readonly id: string;
  readonly uploaded_on: string;
  readonly deleted_at?: string;
}

const scopeOf = (context: Context, level: Level): string =>
  level === 'zone'
    ? below(context, 'origin_tls_client_auth')
    : below(context, 'origin_tls_client_auth', 'hostnames', 'certificates');

/** Status of a certificate; the time that deployment or deletion takes is not documented. */
function statusOf(context: Context, { uploaded_on, deleted_at }: Kept): string {
  if (deleted_at !== undefined)
    return phase(deleted_at, context, [
      ['pending_deletion', 0],
      ['deleted', 60],
    ]);
  return phase(uploaded_on, context, [
    ['initializing', 0],
    ['pending_deployment', 2],
    ['active', 60],
  ]);
}

/** A private key is never shown, and a deleted certificate is until it is gone from the network. */
const display = <Result>(
  context: Showing<Result>,
  { deleted_at: _, fingerprint: __, ...one }: Kept,
  whole: Kept,
): Result => context.fit({ ...one, status: statusOf(context, whole), enabled: whole.deleted_at === undefined });

const isThere = (context: Context, one: Kept): boolean => statusOf(context, one) !== 'deleted';

const kept = (context: Context, level: Level): Kept[] =>
  all<Kept>(context, scopeOf(context, level)).filter((one) => one.uploaded_on !== undefined && isThere(context, one));

function certificateOf(context: Context, level: Level, id: string, pointer = '/certificate_id'): Kept {
  const refusal = (): Problem => missing(`certificate '${id.slice(0, 64)}'`, pointer);
  const one = found<Kept>(context, scopeOf(context, level), id, refusal);
  if (!isThere(context, one)) throw refusal();
  return one;
}

interface Upload {
  readonly certificate?: string;
  readonly private_key?: string;
}

/** …/set-up/zone-level/ : a leaf that holds, with its key, and not uploaded before. */
function create<Result>(context: Showing<Result>, level: Level, { certificate, private_key }: Upload): Result {
  const [leaf] = readChain(certificate) ?? [];
  if (leaf === undefined) throw invalid('Invalid certificate: it is not a certificate in PEM format', '/certificate');
  if (isExpired(leaf, context.sandbox.clock.now()))
    throw invalid('Invalid certificate: it has expired', '/certificate');
  const key = readKey(private_key);
  if (key === undefined) throw invalid('Invalid private key: it is not a key in PEM format', '/private_key');
  if (!leaf.checkPrivateKey(key))
    throw invalid('The private key you provided does not match the certificate', '/private_key');
  const fingerprint = leaf.fingerprint256;
  if (kept(context, level).some((one) => one.fingerprint === fingerprint && one.deleted_at === undefined))
    throw problem(400, 1220, 'This certificate has already been submitted.', '/certificate');
  const { hosts: _, ...facts } = factsOf(leaf);
  const id = context.sandbox.ids.hex();
  const one = { id, certificate, ...facts, fingerprint, uploaded_on: context.now() };
  return showOne(context, keep<Kept>(context, scopeOf(context, level), id, one));
}

const showOne = <Result>(context: Showing<Result>, one: Kept): Result => display(context, one, one);

const hostScope = (context: Context): string => below(context, 'origin_tls_client_auth', 'hostnames');

interface Host {
  readonly hostname: string;
  readonly cert_id: string;
  readonly enabled: boolean | null;
  readonly created_at: string;
  readonly updated_at: string;
}

const hosts = (context: Context): Host[] => all<Host>(context, hostScope(context));

/** A certificate that a hostname uses stays until the hostname has another, or none. */
function remove<Result>(context: Showing<Result>, level: Level, id: string): Result {
  const one = certificateOf(context, level, id);
  const user = hosts(context).find((host) => host.cert_id === one.id && host.enabled === true);
  // Code not documented.
  if (level === 'hostname' && user !== undefined)
    throw problem(409, CODE.conflict, `The certificate is used by the hostname '${user.hostname}'`, '/certificate_id');
  return showOne(context, keep<Kept>(context, scopeOf(context, level), one.id, { ...one, deleted_at: context.now() }));
}

function hostShown(context: Context, host: Host): Fields {
  const one = read<Kept>(context, scopeOf(context, 'hostname'), host.cert_id);
  const status = one === undefined ? 'deleted' : statusOf(context, one);
  const { certificate, expires_on, issuer, serial_number, signature, uploaded_on } = one ?? ({} as Partial<Kept>); // none of them is known then
  return {
    ...host,
    ...{ certificate, expires_on, issuer, serial_number, signature },
    ...{ cert_status: status, cert_uploaded_on: uploaded_on, cert_updated_at: uploaded_on, status },
  };
}

/** All of them, or none: …/set-up/per-hostname/ ; `enabled` null takes the association away. */
const associate: Handler<'originTLSClientAuth.hostnames.update'> = (context) => {
  const { config = [] } = fieldsOf(context);
  const zone = zoneNameOf(context);
  const rows = config.map(({ hostname = '', cert_id = '', enabled = null }, index) => {
    const pointer = `/config/${index}`;
    const name = hostname.toLowerCase();
    if (zone !== undefined && name !== zone && !name.endsWith(`.${zone}`))
      throw invalid(`'${name.slice(0, 253)}' is not a hostname of the zone`, `${pointer}/hostname`);
    const before = read<Host>(context, hostScope(context), name);
    const certificate = cert_id === '' ? (before?.cert_id ?? '') : cert_id;
    if (enabled !== null) certificateOf(context, 'hostname', certificate, `${pointer}/cert_id`);
    const created_at = before?.created_at ?? context.now();
    return { hostname: name, cert_id: certificate, enabled, created_at, updated_at: context.now() };
  });
  for (const row of rows) {
    if (row.enabled === null) context.sandbox.store.remove(hostScope(context), row.hostname);
    else keep<Host>(context, hostScope(context), row.hostname, row);
  }
  return context.page(rows, (row) => context.fit(hostShown(context, row)));
};

const getHost: Handler<'originTLSClientAuth.hostnames.get'> = (context) => {
  const { hostname } = context.path;
  const name = hostname.toLowerCase();
  return context.fit(
    hostShown(
      context,
      found<Host>(context, hostScope(context), name, () => missing('hostname', '/hostname')),
    ),
  );
};

const listHosts: Handler<'originTLSClientAuth.hostnames.list'> = (context) => {
  const { status, page = 1, per_page = 50 } = context.query;
  const rows = hosts(context)
    .filter((one) => one.hostname !== undefined)
    .map((one) => hostShown(context, one))
    .filter((one) => status === undefined || status === 'all' || says(status, one.status));
  return context.fit(rows.slice((page - 1) * per_page, page * per_page));
};

const settingScope = (context: Context): string => below(context, 'origin_tls_client_auth', 'settings');

const settings: Handler<'originTLSClientAuth.settings.update'> = (context) => {
  const { enabled = false } = fieldsOf(context);
  return keep(context, settingScope(context), '', { enabled });
};

/** https://developers.cloudflare.com/ssl/post-quantum-cryptography/pqc-to-origin/ */
const PQE = ['preferred', 'supported', 'off'];
const pqeScope = (context: Context): string => below(context, 'cache', 'origin_post_quantum_encryption');

const updatePQE: Handler<'originPostQuantumEncryption.update'> = (context) => {
  const { value = '' } = fieldsOf(context);
  if (!PQE.includes(value))
    throw invalid(`value is one of ${PQE.join(', ')}; given was '${value.slice(0, 64)}'`, '/value');
  const saved = { id: 'origin_pqe', editable: true, value, modified_on: context.now() };
  return context.fit(keep(context, pqeScope(context), '', saved));
};

export const originTLS = {
  'originTLSClientAuth.create': (context) => create(context, 'zone', fieldsOf(context)),
  'originTLSClientAuth.list': (context) => context.page(kept(context, 'zone'), (one) => showOne(context, one)),
  'originTLSClientAuth.get': (context) => showOne(context, certificateOf(context, 'zone', context.path.certificate_id)),
  'originTLSClientAuth.delete': (context) => remove(context, 'zone', context.path.certificate_id),
  'originTLSClientAuth.zoneCertificates.create': (context) => create(context, 'zone', fieldsOf(context)),
  'originTLSClientAuth.zoneCertificates.list': (context) =>
    context.page(kept(context, 'zone'), (one) => showOne(context, one)),
  'originTLSClientAuth.zoneCertificates.get': (context) =>
    showOne(context, certificateOf(context, 'zone', context.path.certificate_id)),
  'originTLSClientAuth.zoneCertificates.delete': (context) => remove(context, 'zone', context.path.certificate_id),
  'originTLSClientAuth.hostnameCertificates.create': (context) => create(context, 'hostname', fieldsOf(context)),
  'originTLSClientAuth.hostnameCertificates.list': (context) =>
    context.page(kept(context, 'hostname'), (one) => showOne(context, one)),
  'originTLSClientAuth.hostnameCertificates.get': (context) =>
    showOne(context, certificateOf(context, 'hostname', context.path.certificate_id)),
  'originTLSClientAuth.hostnameCertificates.delete': (context) =>
    remove(context, 'hostname', context.path.certificate_id),
  'originTLSClientAuth.hostnames.update': associate,
  'originTLSClientAuth.hostnames.get': getHost,
  'originTLSClientAuth.hostnames.list': listHosts,
  'originTLSClientAuth.settings.update': settings,
  'originTLSClientAuth.settings.get': (context) =>
    context.fit(read(context, settingScope(context), '') ?? { enabled: false }),
  'originPostQuantumEncryption.update': updatePQE,
  /** Supported by default: …/pqc-to-origin/ */
  'originPostQuantumEncryption.get': (context) =>
    context.fit(
      read(context, pqeScope(context), '') ?? {
        id: 'origin_pqe',
        editable: true,
        value: 'supported',
        modified_on: null,
      },
    ),
} satisfies Handlers;
