/** Domains that come from other registrars: https://developers.cloudflare.com/api/resources/registrar/subresources/transfer_in/methods/create/ */
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { pathKey } from '../../routing/router.ts';
import { below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { zoneTables } from '../zones/state.ts';
import { checked, priceOf } from './extensions.ts';

/** One to ten days: https://developers.cloudflare.com/registrar/get-started/transfer-domain-to-cloudflare/ */
const TRANSFER_MS = 5 * 86_400_000;
const YEAR = 365 * 86_400_000;

const registrationsOf = (context: Context): string => below(context, 'registrar', 'registrations');
const transfersOf = (context: Context): string => below(context, 'registrar', 'transfers');

const isBritish = (name: string): boolean => name.endsWith('.uk');

/** Base64 as defined in RFC 4648, 4. */
const BASE64 = /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/;

/** Problems with the domain's zone: it must exist, be active, and have no DNSSEC. */
function faultsOfZone(context: Context, name: string): string[] {
  const account = context.path.account_id ?? '';
  const [row] = context.sandbox
    .use(zoneTables)
    .select('id, status FROM zones WHERE account = ? AND name = ?', [account, name]);
  if (row === undefined) return ['zone_not_found'];
  const { wanted } = read(context, pathKey(['zones', String(row.id), 'dnssec']), '') ?? {};
  return [
    ...(row.status === 'active' || row.status === 'pending' ? [] : ['zone_status_invalid']),
    ...(wanted === 'active' ? ['dnssec_enabled'] : []),
  ];
}

/** All obstacles to a transfer. Data of other registrars and registries is not known here. */
function reasonsOf(context: Context, name: string, code: unknown): string[] {
  if (read(context, registrationsOf(context), name) !== undefined) return ['domain_on_cloudflare'];
  const [known] = checked(context, name);
  if (known === undefined) return ['domain_unsupported'];
  const reason = String(known.reason ?? '');
  if (reason.startsWith('extension_')) return [reason];
  const needsCode = !isBritish(name);
  return [
    ...faultsOfZone(context, name),
    ...(needsCode && (code === undefined || code === '') ? ['invalid_auth_code'] : []),
    ...(typeof code === 'string' && !BASE64.test(code) ? ['invalid_auth_code_format'] : []),
  ];
}

const check: Handler<'registrar.transferCheck'> = (context) => {
  const { domains = [] } = fieldsOf(context);
  const results = domains.map(({ domain_name, auth_code }) => {
    const name = domain_name.toLowerCase();
    const reasons = reasonsOf(context, name, auth_code);
    const cost = priceOf(name);
    const pricing = cost === undefined ? {} : { pricing: { currency: 'USD', transfer_cost: cost, renewal_cost: cost } };
    const isFine = reasons.length === 0;
    return [
      domain_name,
      { name, transferable: isFine, ...(isFine ? pricing : { reasons: reasons.map((code) => ({ code })) }) },
    ];
  });
  return context.fit({ domains: Object.fromEntries(results) });
};

interface Transfer extends Fields {
  readonly domain_name: string;
  readonly began: number;
}

function workflow<Result>(context: Showing<Result>, { domain_name, began }: Transfer): Result {
  const ends = began + TRANSFER_MS;
  const completed = context.sandbox.clock.now() >= ends;
  const resource = `${registrationsOf(context)}/${domain_name}`;
  return context.fit({
    state: completed ? 'succeeded' : 'in_progress',
    completed,
    created_at: new Date(began).toISOString(),
    updated_at: new Date(completed ? ends : began).toISOString(),
    context: { domain_name },
    error: null,
    links: { self: `${resource}/transfer-in-status`, resource },
  });
}

/** It is a registration from then on, which counts when the transfer is through; a transfer adds a year. */
const transfer: Handler<'registrar.transferIn.create'> = (context) => {
  const name = context.path.domain_name.toLowerCase();
  const { auth_code, auto_renew, privacy_mode } = fieldsOf(context);
  const [reason] = reasonsOf(context, name, auth_code);
  if (reason !== undefined) throw invalid(`'${name.slice(0, 253)}' cannot be transferred: ${reason}`, '/domain_name');
  const began = context.sandbox.clock.now();
  keep(context, registrationsOf(context), name, {
    domain_name: name,
    created_at: context.now(),
    expires_at: new Date(began + YEAR).toISOString(),
    auto_renew: auto_renew === true,
    privacy_mode: privacy_mode === 'off' ? 'off' : 'redaction',
    registered: [began, began + TRANSFER_MS],
    isTransfer: true,
  });
  return workflow(context, keep(context, transfersOf(context), name, { domain_name: name, began }));
};

const status: Handler<'registrar.transferInStatus.get'> = (context) => {
  const name = context.path.domain_name.toLowerCase();
  const refusal = () => missing(`transfer of '${name.slice(0, 253)}'`, '/domain_name');
  return workflow(context, found<Transfer>(context, transfersOf(context), name, refusal));
};

export const registrarTransfers = {
  'registrar.transferCheck': check,
  'registrar.transferIn.create': transfer,
  'registrar.transferInStatus.get': status,
} satisfies Handlers;
