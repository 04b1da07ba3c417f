/** Access before a protected application: lets requests through with their assertion, or asks for a login. */
import type { AccessSession } from '../../products/zero-trust/access/edge-sessions.ts';
import { organization } from '../../products/zero-trust/access/users.ts';
import type { Step } from '../types.ts';
import { type Application, applicationFor, type Holder, RENDERED } from './applications.ts';
import { applicationCookie, tokenIn } from './cookies.ts';
import { deniedPage, notRenderedPage, unmatchedPage } from './pages.ts';
import { decide, holdsFor, type Subject } from './policies.ts';
import { isPreflight, preflightResponse } from './preflight.ts';
import { credentialsOf, isFor, type ServiceToken, serviceAssertion, serviceTokenOf } from './service-tokens.ts';
import { type Desk, inAccount, sessionOf, subjectOf, teamDomain, tokenSeconds } from './sign-in.ts';

const ASSERTION = 'cf-access-jwt-assertion';
const EMAIL = 'cf-access-authenticated-user-email';

export type Guarded =
  | { readonly response: Response }
  /** Cookies are added to the response. */
  | { readonly request: Request; readonly cookies: readonly string[] };

interface Call {
  readonly desk: Desk;
  readonly application: Application;
  readonly request: Request;
}

/** @param url as the visitor requested it, before rewrites */
export function guardAccess(
  desk: Desk & { readonly steps: Step[] },
  holder: Holder,
  request: Request,
  url: URL,
): Guarded {
  const application = applicationFor(desk.sandbox, holder, url);
  if (application === undefined) return unmatched(desk, holder, request);
  const { name, options_preflight_bypass } = application.fields;
  // https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/cors/
  if (options_preflight_bypass === true && request.method === 'OPTIONS') return { request, cookies: [] };
  const note = (result: string): void => void desk.steps.push({ at: 'access', result: `${String(name)}: ${result}` });
  return guarded({ desk, application, request }, url, note);
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/require-access-protection/ */
function unmatched(desk: Desk & { readonly steps: Step[] }, { account, zone }: Holder, request: Request): Guarded {
  const { deny_unmatched_requests, deny_unmatched_requests_exempted_zone_names: exempted } = organization(
    inAccount(desk.sandbox, account),
  );
  const isExempted = zone === undefined || (Array.isArray(exempted) && exempted.includes(zone.name));
  if (deny_unmatched_requests !== true || isExempted) return { request, cookies: [] };
  desk.steps.push({ at: 'access', result: 'no application covers the request' });
  return { response: unmatchedPage(new URL(request.url).hostname) };
}

function guarded(call: Call, url: URL, note: (result: string) => void): Guarded {
  const { desk, application, request } = call;
  const { sandbox } = desk;
  const credentials = credentialsOf(application, request.headers);
  const token = tokenIn(request.headers);
  const service = serviceTokenOf(sandbox, application, credentials, token);
  const subject: Subject = { ...subjectOf(desk), serviceToken: service?.id };
  const decision = decide(sandbox, application, subject);
  if (decision.kind === 'bypass') {
    note('bypass');
    return { request: stripped(request), cookies: [] };
  }
  if (decision.kind === 'service') {
    note('service auth');
    return asService(call, decision.policy, service);
  }
  if (credentials !== undefined && isStrict(desk, application.account)) {
    note('the service token is refused');
    return { response: service === undefined ? new Response(null, { status: 401 }) : deniedPage('') };
  }
  if (isPreflight(request)) {
    note('preflight');
    return { response: preflightResponse(application, request.headers) };
  }
  const session = sessionFor(desk, application, token);
  if (session === undefined) {
    note('login');
    const isRefused = decision.kind === 'unidentified' && decision.hasServiceAuth;
    return { response: loginResponse(call, url, isRefused) };
  }
  const policy = session.apps[application.aud]?.policy ?? {};
  if (!holdsFor(sandbox, application, policy, { ...subject, identity: session.identity })) {
    note(`${session.identity.email} is refused`);
    return { response: deniedPage(String(application.fields.custom_deny_message ?? '')) };
  }
  note(session.identity.email);
  const { type } = application.fields;
  if (RENDERED.has(type)) return { response: notRenderedPage(String(type)) };
  return { request: asserted(request, token, session.identity.email), cookies: [] };
}

/** https://developers.cloudflare.com/cloudflare-one/access-controls/service-credentials/service-tokens/#enforce-strict-service-token-authentication */
const isStrict = ({ sandbox }: Desk, account: string): boolean =>
  organization(inAccount(sandbox, account)).strict_service_token_auth === true;

/** The session of a valid token of this application that was not revoked. */
function sessionFor({ sandbox }: Desk, { account, aud }: Application, token: string): AccessSession | undefined {
  const found = token === '' ? undefined : sessionOf(sandbox, account, token, 'app');
  const isIn = found !== undefined && isFor(found.claims, aud) && found.session.apps[aud] !== undefined;
  return isIn ? found.session : undefined;
}

/** A visitor cannot set the headers of Access. */
function stripped(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete(ASSERTION);
  headers.delete(EMAIL);
  return new Request(request, { headers });
}

function asserted(request: Request, token: string, email: string | undefined): Request {
  const headers = new Headers(stripped(request).headers);
  headers.set(ASSERTION, token);
  if (email !== undefined) headers.set(EMAIL, email);
  return new Request(request, { headers });
}

/** The response to a service token has a cookie, which takes the token's place until it expires. */
function asService(
  { desk, application, request }: Call,
  policy: Parameters<typeof tokenSeconds>[1],
  service: ServiceToken | undefined,
): Guarded {
  const { sandbox } = desk;
  const token = serviceAssertion(sandbox, application, policy, service?.clientId ?? '');
  const isGiven = service?.isSent === true && !isStrict(desk, application.account);
  const cookie = applicationCookie(application, token, tokenSeconds(application, policy));
  return { request: asserted(request, token, undefined), cookies: isGiven ? [cookie] : [] };
}

function loginResponse({ desk, application, request }: Call, url: URL, isServiceRefused: boolean): Response {
  const { service_auth_401_redirect } = application.fields;
  // https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/#ajax
  const isScript = request.headers.get('x-requested-with') === 'XMLHttpRequest';
  if (isScript || (isServiceRefused && service_auth_401_redirect === true))
    return new Response('Unauthorized', { status: 401, headers: { 'cache-control': 'private, no-store' } });
  const team = teamDomain(desk.sandbox, application.account);
  const login = new URL(`/cdn-cgi/access/login/${url.hostname}`, `${url.protocol}//${team}`);
  login.searchParams.set('kid', application.aud);
  login.searchParams.set('redirect_url', `${url.pathname}${url.search}`);
  return new Response(null, {
    status: 302,
    headers: { location: login.href, 'cache-control': 'private, no-store' },
  });
}
