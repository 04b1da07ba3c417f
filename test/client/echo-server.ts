/** Servers that echo the request in every part of a response: the worst case for secrets. */

/** A request and the variable parts of its response. */
interface Echo {
  /** URL, headers and body as text. */
  readonly text: string;
  readonly url: string;
  readonly headers: readonly (readonly [string, string])[];
  /** The body, if it is JSON. */
  readonly given: unknown;
  /** Result of a success. */
  readonly result: unknown;
}

const json = (body: unknown, status: number, headers: Record<string, string> = {}): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const html = (text: string): string => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const envelope = ({ text, given, result }: Echo, success: boolean) => {
  const failure = { code: 1, message: `cannot read ${text}`, source: { pointer: `/${text}` }, meta: { given } };
  return {
    success,
    errors: success ? [] : [{ ...failure, error_chain: [{ code: 2, message: JSON.stringify({ given, text }) }] }],
    messages: [{ code: 3, type: 'warning', message: `deprecated: ${text} ${JSON.stringify(result)}` }, text],
    result,
  };
};

/** Headers that echo the request, as far as headers can. */
const echoHeaders = ({ headers, url }: Echo): Record<string, string> => ({
  'x-request-headers': JSON.stringify(headers).replace(/[^ -~]/g, '?'),
  location: url,
  link: `<${url}>; rel="next"`,
  'cf-ray': headers.map(([, value]) => value).join(' '),
});

const page = (body: string, status: number, type: string): Response =>
  new Response(body, { status, headers: { 'content-type': type } });

function unreachable({ text, headers, given }: Echo): never {
  const inner = Object.assign(new Error(`no mock matches ${text}`), {
    code: 'ERR_NO_MOCK',
    config: { headers: Object.fromEntries(headers), data: given },
    request: new Request('https://api.cloudflare.com', { headers: headers.map(([name, value]) => [name, value]) }),
  });
  throw new TypeError(`fetch of ${text} failed`, { cause: new AggregateError([inner], text, { cause: text }) });
}

/** Responses by kind. */
export const echoes: { readonly [how: string]: (echo: Echo) => Response } = {
  'a refusal': (echo) => json(envelope(echo, false), 400, echoHeaders(echo)),
  'a refusal as a success': (echo) => json(envelope(echo, false), 200, echoHeaders(echo)),
  'a missing permission': (echo) => json(envelope(echo, false), 403, echoHeaders(echo)),
  'an error without an envelope': ({ text, given }) => json({ error: text, request: given }, 422),
  'a cookie': ({ headers }) =>
    new Response('no', { status: 403, headers: { 'set-cookie': headers.map(([, value]) => value).join('; ') } }),
  'a list of texts': ({ text }) => json([text, [text]], 404),
  'a broken server': (echo) => json(envelope(echo, false), 500, echoHeaders(echo)),
  'an HTML page': ({ text }) =>
    page(`<html><pre>${html(text)}</pre><p>${html(JSON.stringify(text))}`, 502, 'text/html'),
  'an HTML page as a success': ({ text }) => page(`<html><pre>${html(text)}</pre>`, 200, 'text/html'),
  'a text': ({ text }) => page(text, 400, 'text/plain'),
  'a text of lines': ({ text }) => page(`${'.'.repeat(150)} ${text.replace(/\s+/g, '\n  ')}`, 400, 'text/plain'),
  'a text as a success': ({ text }) => page(text, 200, 'text/plain'),
  'broken JSON': (echo) => page(JSON.stringify(envelope(echo, true)).slice(0, -1), 200, 'application/json'),
  'broken JSON in a failure': (echo) =>
    page(JSON.stringify(envelope(echo, false)).slice(0, -1), 400, 'application/json'),
  'broken JSON called a text': (echo) => page(`{"result":${JSON.stringify(echo.result)},`, 200, 'text/plain'),
  'a warning': (echo) => json(envelope(echo, true), 200, echoHeaders(echo)),
  'a redirect': ({ text }) => page('', 302, `text/plain; x="${encodeURIComponent(text)}`),
  'a redirect to elsewhere': ({ url }) =>
    new Response(null, {
      status: 307,
      headers: { location: `https://elsewhere.test/?token=abc&from=${encodeURIComponent(url)}` },
    }),
  'no connection': unreachable,
  'a timeout': ({ text }) => {
    throw new DOMException(`timed out: ${text}`, 'TimeoutError');
  },
};

/** A fetch with these responses. */
export const echoing =
  (answer: (echo: Echo) => Response, result: unknown = null) =>
  async (url: string, init: RequestInit): Promise<Response> => {
    const request = new Request(url, init);
    const headers = [...request.headers];
    const body = await request.text();
    const text = [url, decodeURIComponent(url.replaceAll('+', ' ')), JSON.stringify(headers), body].join('\n');
    return answer({ text, url, headers, given: parsed(body), result });
  };

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return body;
  }
}
