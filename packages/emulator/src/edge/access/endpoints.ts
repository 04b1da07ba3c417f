/** Addresses of Access: the team domain, and `/cdn-cgi/access/` on every protected host. */
import type { Fields } from '../../products/shared/fields.ts';
import { type AccessSession, endAccessSessions, identityOf } from '../../products/zero-trust/access/edge-sessions.ts';
import { accessUsersIn } from '../../products/zero-trust/access/users.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { type Application, applicationFor, type Holder } from './applications.ts';
import { applicationCookie, CLEARED, globalCookie, tokenIn } from './cookies.ts';
import { deniedPage, loggedOutPage, loginPage, pinPage, teamPage, unknownPage } from './pages.ts';
import {
  applicationToken,
  type Desk,
  globalToken,
  identityFor,
  inAccount,
  joinApplication,
  openSession,
  sendPin,
  sessionOf,
  teamDomain,
  tokenSeconds,
  usePin,
} from './sign-in.ts';
import { jwksOf } from './tokens.ts';

const PREFIX = '/cdn-cgi/access/';
const LOGIN = `${PREFIX}login/`;

export const isAccessPath = ({ pathname }: URL): boolean => pathname.startsWith(PREFIX);

/** Finds the holder of the place that a URL names. */
export type FindHolder = (url: URL) => Holder | undefined;

/** The team domain of an account. */
export async function serveTeam(desk: Desk, account: string, request: Request, find: FindHolder): Promise<Response> {
  const url = new URL(request.url);
  if (url.pathname.startsWith(LOGIN)) return serveLogin(desk, account, request, find);
  const team = teamDomain(desk.sandbox, account);
  return shared(desk.sandbox, account, { request, type: 'org' }) ?? teamPage(team);
}

/** `/cdn-cgi/access/` on a protected host; undefined for an address that Access does not have. */
export function serveApplication(
  desk: Desk,
  { account }: Holder,
  request: Request,
  find: FindHolder,
): Response | undefined {
  const { sandbox } = desk;
  const url = new URL(request.url);
  if (url.pathname === `${PREFIX}authorized`) return authorized(desk, url, find);
  if (url.pathname.startsWith(LOGIN)) {
    const team = new URL(`${url.pathname}${url.search}`, `${url.protocol}//${teamDomain(sandbox, account)}`);
    return redirect(team.href);
  }
  return shared(sandbox, account, { request, type: 'app' });
}

const redirect = (location: string, ...cookies: readonly string[]): Response => {
  const headers = new Headers({ location, 'cache-control': 'private, no-store' });
  for (const cookie of cookies) headers.append('set-cookie', cookie);
  return new Response(null, { status: 302, headers });
};

function shared(
  sandbox: Sandbox,
  account: string,
  { request, type }: { readonly request: Request; readonly type: 'app' | 'org' },
): Response | undefined {
  const found = sessionOf(sandbox, account, tokenIn(request.headers), type);
  switch (new URL(request.url).pathname.slice(PREFIX.length)) {
    case 'certs':
      return Response.json(jwksOf(sandbox, account));
    case 'get-identity':
      // The refusal is not documented.
      return found === undefined
        ? Response.json({ err: 'no app token set' }, { status: 401 })
        : Response.json(identityOf(account, found.session));
    case 'logout': {
      // https://developers.cloudflare.com/cloudflare-one/access-controls/access-settings/session-management/#log-out-as-a-user
      if (found !== undefined)
        sandbox.transaction(() => endAccessSessions({ sandbox }, account, found.session.identity.email));
      const response = loggedOutPage();
      response.headers.append('set-cookie', CLEARED);
      return response;
    }
    default:
      return undefined;
  }
}

interface Visit {
  readonly application: Application;
  readonly host: string;
  /** Path and query to return to. */
  readonly to: string;
  readonly scheme: string;
}

/** The application that a login is for; undefined if the host has none. */
function visitOf(sandbox: Sandbox, account: string, url: URL, find: FindHolder): Visit | undefined {
  const host = decodeURIComponent(url.pathname.slice(LOGIN.length)).toLowerCase();
  const to = returnPath(host, url.searchParams.get('redirect_url'));
  const target = to === undefined ? undefined : new URL(to, `https://${host}`);
  const holder = target && find(target);
  if (holder?.account !== account || to === undefined || target === undefined) return undefined;
  const application = applicationFor(sandbox, holder, target);
  return application === undefined ? undefined : { application, host, to, scheme: url.protocol };
}

/** Only a path on the host itself: a login never leads elsewhere. */
function returnPath(host: string, given: string | null): string | undefined {
  const base = `https://${host}`;
  if (!URL.canParse(given ?? '/', base)) return undefined;
  const { origin, pathname, search } = new URL(given ?? '/', base);
  return origin === new URL(base).origin ? `${pathname}${search}` : '/';
}

async function serveLogin(desk: Desk, account: string, request: Request, find: FindHolder): Promise<Response> {
  const { sandbox, options } = desk;
  const url = new URL(request.url);
  const visit = visitOf(sandbox, account, url, find);
  if (visit === undefined) return unknownPage(url.pathname.slice(LOGIN.length));
  if (request.method === 'POST') return submitted(desk, visit, await formOf(request));
  const known = sessionOf(sandbox, account, tokenIn(request.headers), 'org');
  const joined = known === undefined ? undefined : joinApplication(desk, visit.application, visit.host, known.session);
  if (joined !== undefined) return toApplication(sandbox, visit, joined);
  const users = accessUsersIn(inAccount(sandbox, account)).map(({ email }) => String(email));
  return loginPage({
    application: String(visit.application.fields.name ?? visit.host),
    team: teamDomain(sandbox, account),
    emails: [...new Set([...users, ...Object.keys(options.identities ?? {})])],
  });
}

const formOf = async (request: Request): Promise<URLSearchParams> => new URLSearchParams(await request.text());

/** A user who was chosen is in; an address needs its code. */
function submitted(desk: Desk, visit: Visit, form: URLSearchParams): Response {
  const { application, host } = visit;
  const user = form.get('user');
  const email = form.get('email')?.trim() ?? '';
  const code = form.get('code');
  if (user === null && code === null) {
    sendPin(desk, application, host, email);
    return pinPage(email);
  }
  const { custom_deny_url, custom_deny_message } = application.fields;
  const isIn = user !== null || usePin(desk.sandbox, application.account, email, code?.trim() ?? '');
  const session = isIn ? openSession(desk, application, host, identityFor(desk, user ?? email)) : undefined;
  if (session !== undefined) return toApplication(desk.sandbox, visit, session);
  return typeof custom_deny_url === 'string' && custom_deny_url !== ''
    ? redirect(custom_deny_url)
    : deniedPage(String(custom_deny_message ?? ''));
}

interface Ticket {
  readonly session: AccessSession;
  readonly aud: string;
  readonly until: number;
}

const tickets = (): Map<string, Ticket> => new Map();
/** Ours: milliseconds to follow the redirect. */
const TICKET_TIME = 60e3;

/** Back to the application, with a ticket that it exchanges for its cookie. */
function toApplication(sandbox: Sandbox, { application, host, to, scheme }: Visit, session: AccessSession): Response {
  const ticket = sandbox.ids.digits(32);
  const issued = sandbox.use(tickets);
  issued.set(ticket, { session, aud: application.aud, until: sandbox.clock.now() + TICKET_TIME });
  const url = new URL(`${PREFIX}authorized`, `${scheme}//${host}`);
  url.searchParams.set('nonce', ticket);
  url.searchParams.set('redirect_url', to);
  const seconds = session.exp - Math.floor(sandbox.clock.now() / 1000);
  return redirect(url.href, globalCookie(globalToken(sandbox, application.account, session), seconds));
}

function authorized({ sandbox }: Desk, url: URL, find: FindHolder): Response {
  const issued = sandbox.use(tickets);
  const ticket = url.searchParams.get('nonce') ?? '';
  const found = issued.get(ticket);
  issued.delete(ticket);
  const to = returnPath(url.host, url.searchParams.get('redirect_url')) ?? '/';
  const target = new URL(to, url);
  const holder = find(target);
  const application = holder && applicationFor(sandbox, holder, target);
  // Without a valid ticket the application asks for a login again.
  if (found === undefined || found.until < sandbox.clock.now() || application?.aud !== found.aud) return redirect(to);
  return redirect(to, cookieFor(sandbox, application, found.session));
}

/** The cookie of the application for a session that it joined. */
export function cookieFor(sandbox: Sandbox, application: Application, session: AccessSession): string {
  const policy: Fields = session.apps[application.aud]?.policy ?? {};
  const token = applicationToken(sandbox, application, session);
  return applicationCookie(application, token, tokenSeconds(application, policy));
}
