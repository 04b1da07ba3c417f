/** A relay between a page and the API, which sends no CORS headers: it has the token, and forwards what is on a list. */

/** Calls that pages may make; paths without the version. */
const ALLOWED = [/^GET \/zones$/, /^GET \/zones\/[0-9a-f]{32}$/, /^(GET|POST) \/zones\/[0-9a-f]{32}\/dns_records$/];

/** Response headers that a page may see; cookies and the like are none of its business. */
const SHOWN = ['content-type', 'cf-ray', 'retry-after', 'ratelimit', 'ratelimit-policy'];

export interface RelayOptions {
  /** With no more permissions than the list needs. It never reaches the page. */
  readonly token: string;
  /** True if the request is from one of your users, checked by your own session, which the page sends as its `apiToken`. */
  readonly isUser: (request: Request) => boolean | Promise<boolean>;
  /** Path at which your server calls the relay. @default /cloudflare */
  readonly prefix?: string;
  /** @default https://api.cloudflare.com/client/v4 */
  readonly api?: string;
}

const refuse = (status: number, message: string): Response =>
  Response.json({ success: false, errors: [{ code: status, message }], messages: [], result: null }, { status });

/** A function from Request to Response, as Workers, Deno, Bun and most frameworks take it. */
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
