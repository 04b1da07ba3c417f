/**
 * CORS preflight requests to protected applications, which never have a cookie.
 * https://developers.cloudflare.com/cloudflare-one/access-controls/applications/http-apps/authorization-cookie/cors/#allow-preflighted-requests
 */
import { type Fields, fieldsIn } from '../../products/shared/fields.ts';
import type { Application } from './applications.ts';

const METHOD = 'access-control-request-method';
const HEADERS = 'access-control-request-headers';

export const isPreflight = ({ method, headers }: Request): boolean =>
  method === 'OPTIONS' && headers.has('origin') && headers.has(METHOD);

/** By the application's CORS settings; 403 without them. */
export function preflightResponse({ fields }: Application, request: Headers): Response {
  const settings = fieldsIn(fields.cors_headers);
  if (Object.keys(settings).length === 0) return new Response(null, { status: 403 });
  const headers = new Headers({ vary: `Origin, Access-Control-Request-Method, Access-Control-Request-Headers` });
  const asked = (request.get(HEADERS) ?? '').split(',').flatMap((name) => name.trim().toLowerCase() || []);
  const [origin, method] = [request.get('origin') ?? '', request.get(METHOD) ?? ''];
  // The response to a request that they do not allow is not documented; browsers need the headers that it lacks.
  if (!allows(settings, { origin, method, asked })) return new Response(null, { status: 200, headers });
  const isAny = settings.allow_all_origins === true && settings.allow_credentials !== true;
  headers.set('access-control-allow-origin', isAny ? '*' : origin);
  headers.set('access-control-allow-methods', method);
  if (asked.length > 0) headers.set('access-control-allow-headers', asked.join(', '));
  if (settings.allow_credentials === true) headers.set('access-control-allow-credentials', 'true');
  if (typeof settings.max_age === 'number') headers.set('access-control-max-age', String(settings.max_age));
  return new Response(null, { status: 200, headers });
}

interface Wanted {
  readonly origin: string;
  readonly method: string;
  readonly asked: readonly string[];
}

function allows(settings: Fields, { origin, method, asked }: Wanted): boolean {
  const lists = (name: string, value: string): boolean =>
    settings[`allow_all_${name}`] === true || lowered(settings[`allowed_${name}`]).includes(value.toLowerCase());
  return lists('origins', origin) && lists('methods', method) && asked.every((name) => lists('headers', name));
}

const lowered = (value: unknown): string[] =>
  Array.isArray(value) ? value.map((one) => String(one).toLowerCase()) : [];
