/** Checks that the accounts and zones in a request’s path, query and body exist. */
import { isObject } from '@flarewire/schema';
import type { Context } from '../handler/context.ts';
import { badIdentifier, type Problem, problem } from '../problem.ts';
import { zoneTables } from '../products/zones/state.ts';
import { BASE } from '../routing/match.ts';
import type { Route } from '../routing/router.ts';
import type { Sandbox } from '../state/sandbox.ts';

type Owner = 'account' | 'zone';

/** Path parameters that are the id of an account or a zone, in any product. */
const OWNERS: Readonly<Record<string, Owner>> = {
  account_id: 'account',
  accountId: 'account',
  member_account_id: 'account',
  zone_id: 'zone',
  zoneId: 'zone',
  zone_identifier: 'zone',
};

/**
 * References in queries and bodies, by operation. Filters of logs and histories are excluded: they may name deleted
 * ones.
 */
const REFERENCES: Readonly<Record<string, readonly Reference[]>> = {
  'zones.create': [{ owner: 'account', in: 'body', at: ['account', 'id'] }],
  'zones.list': [{ owner: 'account', in: 'query', at: ['account', 'id'] }],
  'networkInterconnects.cnis.create': [{ owner: 'account', in: 'body', at: ['account'] }],
  'networkInterconnects.cnis.update': [{ owner: 'account', in: 'body', at: ['account'] }],
  'accounts.bulkMove': [{ owner: 'account', in: 'body', at: ['account_ids'] }],
  'workers.domains.update': [{ owner: 'zone', in: 'body', at: ['zone_id'] }],
  'workers.domains.list': [{ owner: 'zone', in: 'query', at: ['zone_id'] }],
  'aiGateway.customDomains.create': [{ owner: 'zone', in: 'body', at: ['zone_id'] }],
  'originCACertificates.list': [{ owner: 'zone', in: 'query', at: ['zone_id'] }],
  'rum.siteInfo.create': [{ owner: 'zone', in: 'body', at: ['zone_tag'] }],
  'rum.siteInfo.update': [{ owner: 'zone', in: 'body', at: ['zone_tag'] }],
  'dns.settings.account.views.create': [{ owner: 'zone', in: 'body', at: ['zones'] }],
  'dns.settings.account.views.edit': [{ owner: 'zone', in: 'body', at: ['zones'] }],
};

interface Reference {
  readonly owner: Owner;
  readonly in: 'body' | 'query';
  /** Names of the fields on the way to the id, or to a list of ids. */
  readonly at: readonly string[];
}

/** @throws Problem 400, 403, 404 */
export function refuseUnknownOwners(route: Route, sandbox: Sandbox): void {
  for (const name in route.values) {
    const owner = OWNERS[name];
    const id = route.values[name];
    if (owner === undefined || id === undefined || isThere(owner, id, sandbox)) continue;
    // Text that is not an identifier matches no route: https://github.com/cloudflare/workers-sdk/issues/3862,
    // https://github.com/timothymiller/cloudflare-ddns/issues/152
    if (!IDENTIFIER.test(id)) throw badIdentifier(`${BASE}/${route.segments.join('/')}`);
    throw refusal(owner, '/zone_id');
  }
}

/** The refusal of an account or zone that the query or body names and that is not there. */
export function unknownReference(
  context: Pick<Context, 'operation' | 'query' | 'body'>,
  sandbox: Sandbox,
): Problem | undefined {
  for (const reference of REFERENCES[context.operation.name] ?? []) {
    const named = reference.at.reduce<unknown>(
      (value, name) => (isObject(value) ? value[name] : undefined),
      reference.in === 'body' ? context.body : dotted(context.query),
    );
    for (const id of [named].flat()) {
      // An empty id is left to the schema and the product.
      if (typeof id !== 'string' || id === '' || isThere(reference.owner, id, sandbox)) continue;
      return refusal(reference.owner, `/${reference.at.join('/')}`);
    }
  }
  return undefined;
}

/** `account.id` may have been read as a field of an object, or under its own name. */
function dotted(query: Readonly<Record<string, unknown>>): unknown {
  const id = query['account.id'];
  return id === undefined ? query : { ...query, account: { id } };
}

/** Zones are rows; without rules of products, they are items like any other. */
function isThere(owner: Owner, id: string, sandbox: Sandbox): boolean {
  return owner === 'account'
    ? sandbox.store.has('/accounts', id)
    : sandbox.use(zoneTables).exists.get(id) !== undefined;
}

const IDENTIFIER = /^[0-9a-f]{32}$/i;

/**
 * An account that was not created here is somebody else's; a zone is not found.
 * https://github.com/ChrispyBacon-dev/DockFlare/issues/177
 * https://github.com/cloudflare/terraform-provider-cloudflare/issues/192
 */
function refusal(owner: Owner, pointer: string): Problem {
  return owner === 'account'
    ? problem(403, 9109, 'Unauthorized to access requested resource')
    : problem(404, 1001, 'Invalid zone identifier', pointer);
}
