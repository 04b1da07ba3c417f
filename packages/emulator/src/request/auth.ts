/**
 * Authenticates the caller: tokens created here are held to their permissions; the `auth` option decides about
 * others.
 */

import type { OwnedToken } from '../handler/token.ts';
import { isEmailLike, isKeyLike, isTokenLike, secretOf } from '../http/credentials.ts';
import type { Trace } from '../journal/trace.ts';
import { CODE, Problem, problem } from '../problem.ts';
import { addressOf, mayCallFrom } from '../products/tokens/address.ts';
import { isUsable, tokenTables } from '../products/tokens/tables.ts';
import type { Route } from '../routing/router.ts';
import type { Auth, Sandbox } from '../state/sandbox.ts';
import { permissionOf } from './permissions.ts';

/** Calls that Cloudflare serves to anyone. */
const PUBLIC = new Set(['ips.list', 'workersBuilds.deployHooks.trigger']);
/** Kinds of credentials that are valid for one upload. */
const OWN_TOKENS = new Set(['assets_jwt', 'pages_upload_token']);
/** Calls that judge a token themselves. */
const VERIFY = /\.tokens\.verify$/;

/**
 * Throws where a request carries no credentials, or such as may not do this.
 * https://developers.cloudflare.com/fundamentals/api/how-to/make-api-calls/
 * @throws Problem 400, 401, 403
 */
export function authorize(headers: Headers, route: Route, sandbox: Sandbox, auth: Auth, trace: Trace): void {
  const secret = secretOf(headers);
  const known = secret === undefined ? undefined : sandbox.use(tokenTables).of(secret);
  trace.caller = { secret, known };
  if (PUBLIC.has(route.operation.name) || trace.isTrusted) return;
  trace.permission = 'refused';
  if (secret === undefined) throw noCredentials(headers);
  if (known === undefined) {
    // Tokens that a product gives out for a few calls are its own to check.
    const isTaken = auth === 'any' || route.operation.security?.some((one) => OWN_TOKENS.has(one)) === true;
    trace.permission = isTaken ? 'unknown' : 'refused';
    if (isTaken) return;
    throw unknownCredentials(headers, secret, route);
  }
  check(known, headers, route, sandbox);
  trace.permission = 'allowed';
}

/**
 * https://github.com/cloudflare/cf-terraforming/issues/279
 * https://github.com/ChrispyBacon-dev/DockFlare/issues/177
 */
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

/**
 * Zones, users and what belongs to them know tokens by other words than the products of an account.
 * https://developers.cloudflare.com/api/resources/user/subresources/tokens/methods/verify/
 * https://github.com/jeessy2/ddns-go/issues/1341
 * https://github.com/favonia/cloudflare-ddns watches both families at the real API.
 */
function invalidToken(route: Route): Problem {
  if (VERIFY.test(route.operation.name)) return problem(401, 1000, 'Invalid API Token');
  if (route.operation.product === 'memberships') return problem(400, 9106, AUTHENTICATION_FAILED);
  return isOfAccount(route)
    ? problem(401, CODE.authentication, 'Authentication error')
    : problem(403, 9109, 'Invalid access token');
}

const AUTHENTICATION_FAILED = 'Authentication failed (status: 400)';

/** A product of an account, not the account itself. */
const isOfAccount = ({ segments }: Route): boolean => segments[0] === 'accounts' && segments.length > 2;

const malformedToken = (route: Route): Problem =>
  isOfAccount(route) ? problem(400, 9106, AUTHENTICATION_FAILED) : invalidHeaders([HEADER.authorization]);

/**
 * Why nobody is known by these credentials: they have a form that Cloudflare gives to none, or are unknown.
 * https://developers.cloudflare.com/fundamentals/api/get-started/token-formats/
 * https://github.com/cloudflare/terraform-provider-cloudflare/issues/1185
 */
function unknownCredentials(headers: Headers, secret: string, route: Route): Problem {
  const [key, email] = [headers.get('x-auth-key'), headers.get('x-auth-email')];
  if (headers.get('authorization') !== null) return isTokenLike(secret) ? invalidToken(route) : malformedToken(route);
  const unknown = problem(403, 9103, 'Unknown X-Auth-Key or X-Auth-Email');
  if (key === null || email === null) return unknown;
  const wrong = [...(isEmailLike(email) ? [] : [HEADER.email]), ...(isKeyLike(key) ? [] : [HEADER.key])];
  return wrong.length > 0 ? invalidHeaders(wrong) : unknown;
}

interface HeaderFault {
  readonly code: number;
  readonly message: string;
}

/**
 * https://github.com/jeessy2/ddns-go/issues/916
 * https://github.com/openwrt/packages/issues/15714
 */
const HEADER = {
  email: { code: 6102, message: 'Invalid format for X-Auth-Email header' },
  key: { code: 6103, message: 'Invalid format for X-Auth-Key header' },
  authorization: { code: 6111, message: 'Invalid format for Authorization header' },
} satisfies Readonly<Record<string, HeaderFault>>;

/** https://github.com/acmesh-official/acme.sh/issues/6435 */
function invalidHeaders(chain: readonly HeaderFault[]): Problem {
  return new Problem(400, [{ code: 6003, message: 'Invalid request headers', chain }]);
}

/** https://github.com/cloudflare/cloudflare-python/issues/2678 */
function noCredentials(headers: Headers): Problem {
  return headers.get('authorization') === null
    ? problem(400, 9106, 'Missing X-Auth-Key, X-Auth-Email or Authorization headers')
    : invalidHeaders([HEADER.authorization]);
}
