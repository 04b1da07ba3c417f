/** Who asks, and may they: tokens that were made here are held to what they may do, others as the emulator is told. */

import { secretOf } from '../http/credentials.ts';
import type { Trace } from '../http/trace.ts';
import { CODE, Problem, problem } from '../problem.ts';
import { addressOf, mayCallFrom } from '../products/tokens/address.ts';
import { isUsable, type OwnedToken, tokenTables } from '../products/tokens/tables.ts';
import type { Route } from '../routing/router.ts';
import type { Sandbox } from '../state/sandbox.ts';
import { permissionOf } from './permissions.ts';

/** What becomes of credentials that nobody made here: any is taken, or none. */
export type Auth = 'any' | 'strict';

/** Calls that Cloudflare answers to anyone. */
const PUBLIC = new Set(['ips.list', 'workersBuilds.deployHooks.trigger']);
/** Kinds of credentials that stand for one upload. */
const OWN_TOKENS = new Set(['assets_jwt', 'pages_upload_token']);
/** Calls that say themselves what they think of a token. */
const VERIFY = /\.tokens\.verify$/;

/**
 * Throws where a request carries no credentials, or such as may not do this.
 * https://developers.cloudflare.com/fundamentals/api/how-to/make-api-calls/
 * @throws Problem 400, 401, 403
 */
export function authorize(headers: Headers, route: Route, sandbox: Sandbox, auth: Auth, trace: Trace): void {
  if (PUBLIC.has(route.operation.name) || trace.isTrusted) return;
  trace.permission = 'refused';
  const secret = authenticate(headers);
  const known = sandbox.use(tokenTables).of(secret);
  if (known === undefined) {
    // Tokens that a product gives out for a few calls are its own to check.
    const isTaken = auth === 'any' || route.operation.security?.some((one) => OWN_TOKENS.has(one)) === true;
    trace.permission = isTaken ? 'unknown' : 'refused';
    if (isTaken) return;
    if (headers.get('authorization') === null) throw problem(403, 9103, 'Unknown X-Auth-Key or X-Auth-Email');
    throw invalidToken(route);
  }
  check(known, headers, route, sandbox);
  trace.permission = 'allowed';
}

function check(known: OwnedToken, headers: Headers, route: Route, sandbox: Sandbox): void {
  const isVerify = VERIFY.test(route.operation.name);
  if (!isVerify && !isUsable(known.token, sandbox.clock.now())) throw invalidToken(route);
  const address = addressOf(headers);
  // The text that users report.
  if (!mayCallFrom(known.token, address))
    throw problem(403, 9109, `Cannot use the access token from location: ${address}`);
  switch (permissionOf(known, route, sandbox)) {
    case 'no-group':
      throw problem(403, CODE.authentication, 'Authentication error');
    case 'no-resource':
      throw problem(403, 9109, 'Unauthorized to access requested resource');
    default:
  }
}

function invalidToken(route: Route): Problem {
  return VERIFY.test(route.operation.name)
    ? problem(401, 1000, 'Invalid API Token')
    : problem(401, 9109, 'Invalid access token');
}

/** The secret of the request: a token, or a key with its user. @throws Problem 400, 401 */
function authenticate(headers: Headers): string {
  const secret = secretOf(headers);
  if (secret !== undefined) return secret;
  if (headers.get('authorization') === null) {
    throw new Problem(401, [{ code: CODE.authentication, message: 'Authentication error' }]);
  }
  throw new Problem(400, [
    {
      code: 6003,
      message: 'Invalid request headers',
      pointer: '/Authorization',
      chain: [{ code: 6111, message: 'Invalid format for Authorization header' }],
    },
  ]);
}
