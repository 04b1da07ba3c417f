/**
 * A relay between a page and the API, which does not support CORS: it holds the token, and forwards allowed requests.
 */

/** Requests allowed for pages; paths without the version. */
const ALLOWED = [/^GET \/zones$/, /^GET \/zones\/[0-9a-f]{32}$/, /^(GET|POST) \/zones\/[0-9a-f]{32}\/dns_records$/];

/** Response headers exposed to a page; cookies and the like are removed. */
const SHOWN = ['content-type', 'cf-ray', 'retry-after', 'ratelimit', 'ratelimit-policy'];

export interface RelayOptions {
  /** With only the permissions that the list needs. It never reaches the page. */
  readonly token: string;
  /** True for a request of one of your users: checks your own session, which the page sends as its `apiToken`. */
  readonly isUser: (request: Request) => boolean | Promise<boolean>;
  /** Path of the relay on your server. @default /cloudflare */
  readonly prefix?: string;
  /** @default https://api.cloudflare.com/client/v4 */
  readonly api?: string;
}

const refuse = (status: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code: status, message }], messages: [], result: null }, { status });

/** A function from Request to Response, as used by Workers, Deno, Bun and most frameworks. */
export function createRelay({
  token,
  isUser,
  prefix = '/cloudflare',
  api = 'https://api.cloudflare.com/client/v4',
}: RelayOptions): (request: Request) => Promise<Response> {
  return async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = `${request.method} ${pathname.slice(prefix.length)}`;
    if (!(await isUser(request))) return refuse(401, 'Log in first');
    if (!ALLOWED.some((one) => one.test(call))) return refuse(403, `${call} is not on the list of this relay`);
    const headers = new Headers({ authorization: `Bearer ${token}`, accept: 'application/json' });
    const type = request.headers.get('content-type');
    if (type) headers.set('content-type', type);
    const body = request.method === 'GET' ? null : await request.arrayBuffer();
    const url = api + pathname.slice(prefix.length) + search;
    const answer = await fetch(url, { method: request.method, headers, body, redirect: 'manual' });
    const shown = SHOWN.flatMap((name): [string, string][] => [[name, answer.headers.get(name) ?? '']]);
    return new Response(answer.body, { status: answer.status, headers: shown.filter(([, value]) => value) });
  };
}
