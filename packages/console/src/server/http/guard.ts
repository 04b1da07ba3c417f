/**
 * Rejects every request that does not come from the console's own page, before any other handling: a rebound name
 * (Host), a page of another site or port (Origin, Sec-Fetch-Site), a form, a frame. The whole origin counts: a page on
 * another port of localhost is untrusted.
 */
import type { IncomingMessage } from 'node:http';
import { Refused } from './refused.ts';

/**
 * `page` can be opened from anywhere because it holds no data; `file` is only for the page itself; `api` holds data.
 */
export type Area = 'page' | 'file' | 'api';

const NAMES = ['127.0.0.1', 'localhost', '[::1]'];

/** Host names under which a browser can reach this port. */
function ownHosts(port: number): readonly string[] {
  return NAMES.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
}

/** @throws Refused 400, 403, 405 */
export function guard(request: IncomingMessage, port: number, area: Area): void {
  const host = checkHost(request, port);
  const { origin } = request.headers;
  if (origin !== undefined && origin !== `http://${host}`) throw forbidden('Pages of other origins must not call it.');
  checkMethod(request, area);
  if (request.method === 'POST' && origin === undefined) throw forbidden('The Origin header is missing.');
  checkSite(request, area);
}

function checkHost({ headers, rawHeaders }: IncomingMessage, port: number): string {
  const { host } = headers;
  const count = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;
  if (host === undefined || count !== 1 || !ownHosts(port).includes(host)) {
    throw forbidden('The Host header is not one of its names on this machine.');
  }
  return host;
}

function checkMethod({ method }: IncomingMessage, area: Area): void {
  const allowed = area === 'api' ? ['GET', 'POST'] : ['GET', 'HEAD'];
  if (!allowed.includes(method ?? '')) {
    throw new Refused(405, 'MethodNotAllowed', `Only ${allowed.join(' and ')} are allowed here.`, {
      allow: allowed.join(', '),
    });
  }
}

/** Checks fetch metadata: https://www.w3.org/TR/fetch-metadata/ */
function checkSite({ headers }: IncomingMessage, area: Area): void {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest } = headers;
  if (area === 'api') {
    if (site !== 'same-origin') throw forbidden('Only its own page may call it (Sec-Fetch-Site: same-origin).');
    return;
  }
  if (site === undefined || site === 'same-origin' || site === 'none') return;
  // A foreign page may link here, because the opened page has no session. It may not frame or script it.
  if (area === 'page' && mode === 'navigate' && dest === 'document') return;
  throw forbidden('Other pages may not load parts of it.');
}

const forbidden = (why: string): Refused => new Refused(403, 'Forbidden', `The console rejected this request. ${why}`);
