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

/** Characters of a name, by the resource. */
const NAMES: Readonly<Record<string, number>> = {
  'zeroTrust.access.applications': 350,
  'zeroTrust.access.groups': 350,
  'zeroTrust.access.certificates': 350,
  'zeroTrust.access.serviceTokens': 350,
  'zeroTrust.identityProviders': 350,
};

function checkName(context: Context, most: number): void {
  const { name } = fieldsOf(context);
  if (typeof name === 'string' && [...name].length > most)
    throw invalid(`name has ${[...name].length} characters, more than ${most}`, '/name'); // code not documented
}

function check(context: Context, [path, most, what]: Limit): void {
  const scope = below(context, ...path.split('/'));
  if (context.sandbox.store.count(scope) < most || all(context, scope).filter(isLive).length < most) return;
  const why = `maximum number of ${what} has been reached`;
  // Of Access the refusal is reported by users; those of the others are not documented.
  throw path.startsWith('access/') ? invalid(why) : problem(403, CODE.invalid, `${why}: ${most}`);
}

/** The same rules, that make no more than there may be. */
export function withLimits(handlers: AnyHandlers): AnyHandlers {
  const limited = Object.entries(LIMITS).map(([name, limit]): [string, AnyHandler] => [
    name,
    (context) => {
      check(context, limit);
      return handlers[name]?.(context) ?? context.generic();
    },
  ]);
  const whole: AnyHandlers = { ...handlers, ...Object.fromEntries(limited) };
  const named = Object.entries(NAMES).flatMap(([resource, most]) =>
    ['create', 'update'].map((method): [string, AnyHandler] => {
      const name = `${resource}.${method}`;
      return [
        name,
        (context) => {
          checkName(context, most);
          return whole[name]?.(context) ?? context.generic();
        },
      ];
    }),
  );
  return { ...whole, ...Object.fromEntries(named) };
}
