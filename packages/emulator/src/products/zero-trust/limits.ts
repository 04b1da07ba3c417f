/** Account limits of Zero Trust: https://developers.cloudflare.com/cloudflare-one/account-limits/ */

import type { AnyHandler, AnyHandlers, Context } from '../../handler/context.ts';
import type { OperationName } from '../../handler/handlers.ts';
import { CODE, problem } from '../../problem.ts';
import { all, below, fieldsOf } from '../shared/fields.ts';
import { invalid } from './access/shared.ts';
import { isLive } from './networks/routes.ts';

/** Path of the collection, maximum number of items, and their name. */
type Limit = readonly [path: string, most: number, what: string];

const LIMITS = {
  'zeroTrust.access.applications.create': ['access/apps', 500, 'applications'],
  'zeroTrust.access.groups.create': ['access/groups', 300, 'groups'],
  'zeroTrust.access.certificates.create': ['access/certificates', 50, 'certificates'],
  'zeroTrust.access.serviceTokens.create': ['access/service_tokens', 50, 'service tokens'],
  'zeroTrust.identityProviders.create': ['access/identity_providers', 50, 'identity providers'],
  'zeroTrust.access.infrastructure.targets.create': ['infrastructure/targets', 300, 'targets'],
  'zeroTrust.gateway.lists.create': ['gateway/lists', 100, 'lists'],
  'zeroTrust.gateway.locations.create': ['gateway/locations', 250, 'locations'],
  'zeroTrust.gateway.proxyEndpoints.create': ['gateway/proxy_endpoints', 500, 'proxy endpoints'],
  'zeroTrust.tunnels.cloudflared.create': ['cfd_tunnel', 1000, 'tunnels'],
  'zeroTrust.networks.routes.create': ['teamnet/routes', 1000, 'routes'],
  'zeroTrust.networks.routes.networks.create': ['teamnet/routes', 1000, 'routes'],
  'zeroTrust.devices.dexTests.create': ['dex/devices/dex_tests', 10, 'tests'],
} as const satisfies { readonly [Name in OperationName]?: Limit };

/** Characters of a name. */
const MAX_NAME = 350;
const NAMED = [
  'zeroTrust.access.applications',
  'zeroTrust.access.groups',
  'zeroTrust.access.certificates',
  'zeroTrust.access.serviceTokens',
  'zeroTrust.identityProviders',
];

function checkName(context: Context): void {
  const { name } = fieldsOf(context);
  if (typeof name === 'string' && [...name].length > MAX_NAME)
    throw invalid(`name has ${[...name].length} characters, more than ${MAX_NAME}`, '/name'); // code not documented
}

function checkCount(context: Context, [path, most, what]: Limit): void {
  const scope = below(context, ...path.split('/'));
  if (context.sandbox.store.count(scope) < most || all(context, scope).filter(isLive).length < most) return;
  const why = `maximum number of ${what} has been reached`;
  // Of Access the refusal is reported by users; those of the others are not documented.
  throw path.startsWith('access/') ? invalid(why) : problem(403, CODE.invalid, `${why}: ${most}`);
}

/** Checks by operation; of several for one, the last runs first. */
const CHECKS: readonly (readonly [operation: string, check: (context: Context) => void])[] = [
  ...Object.entries(LIMITS).map(([name, limit]) => [name, (context: Context) => checkCount(context, limit)] as const),
  ...NAMED.flatMap((resource) => [
    [`${resource}.create`, checkName] as const,
    [`${resource}.update`, checkName] as const,
  ]),
];

/** The same handlers, behind the checks. */
export function withLimits(handlers: AnyHandlers): AnyHandlers {
  const limited: Record<string, AnyHandler> = { ...handlers };
  for (const [name, check] of CHECKS) {
    const handler = limited[name];
    limited[name] = (context) => {
      check(context);
      return handler?.(context) ?? context.generic();
    };
  }
  return limited;
}
