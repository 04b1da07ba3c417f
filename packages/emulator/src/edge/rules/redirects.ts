/** Redirect Rules and Bulk Redirects. https://developers.cloudflare.com/rules/url-forwarding/ */
import type { Fields } from '@flarewire/rules-language';
import type { Redirect, Rule } from './in-force.ts';
import { parameterValue, type Reader } from './passage.ts';

const STATUSES = new Set([301, 302, 303, 307, 308]);

/** The redirect of a rule that matches; undefined if its target cannot be known, or no item of its list matches. */
export function redirectOf(reader: Reader, rule: Rule, request: Request, fields: Fields): Response | undefined {
  const { from_value, from_list } = rule.action_parameters ?? {};
  if (isFields(from_list)) return fromList(reader, String(from_list.name), new URL(request.url));
  if (!isFields(from_value)) return undefined;
  const target = parameterValue(reader, from_value.target_url, fields);
  if (target === undefined) return undefined;
  const { search } = new URL(request.url);
  const location = from_value.preserve_query_string === true ? withQuery(target, search) : target;
  return redirect(location, Number(from_value.status_code ?? 301));
}

const isFields = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const redirect = (location: string, status: number): Response =>
  new Response(null, { status: STATUSES.has(status) ? status : 301, headers: { location } });

/** The query of the request comes before that of the target, as it was sent, and both before the fragment. */
function withQuery(target: string, search: string): string {
  if (search === '') return target;
  const { place, query, fragment } = partsOf(target);
  return `${place}${query === '' ? search : `${search}&${query.slice(1)}`}${fragment}`;
}

function withSuffix(target: string, suffix: string): string {
  if (suffix === '') return target;
  const { place, query, fragment } = partsOf(target);
  return `${place.replace(/\/$/, '')}/${suffix}${query}${fragment}`;
}

function partsOf(target: string): { readonly place: string; readonly query: string; readonly fragment: string } {
  const [, place = '', query = '', fragment = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(target) ?? [];
  return { place, query, fragment };
}

/** `http.request.full_uri in $list` holds where an item of the list redirects the URL, which is more than its text. */
export function withRedirects(reader: Reader, { action_parameters }: Rule, request: Request): Reader {
  const list = action_parameters?.from_list;
  if (!isFields(list)) return reader;
  const name = String(list.name);
  const isListed = itemFor(reader, name, new URL(request.url)) !== undefined;
  return {
    ...reader,
    rules: { ...reader.rules, lists: { ...reader.rules.lists, [name]: isListed ? [request.url] : [] } },
  };
}

/**
 * The item that wins: the most specific path, then an exact host before subdomains of another, the most specific host, and
 * one with a scheme.
 * https://developers.cloudflare.com/rules/url-forwarding/bulk-redirects/how-it-works/#determining-the-url-redirect-to-apply
 */
const itemFor = (reader: Reader, list: string, url: URL): Redirect | undefined =>
  reader.rules
    .redirects(list)
    .map((item) => ({ item, source: sourceOf(item) }))
    .filter(({ item, source }) => matches(item, source, url))
    .sort(
      ({ source: one }, { source: other }) =>
        other.path.length - one.path.length ||
        Number(other.host === url.hostname) - Number(one.host === url.hostname) ||
        other.host.length - one.host.length ||
        Number(other.scheme !== undefined) - Number(one.scheme !== undefined),
    )[0]?.item;

function fromList(reader: Reader, list: string, url: URL): Response | undefined {
  const item = itemFor(reader, list, url);
  if (item === undefined) return undefined;
  const isBelow = item.subpath_matching === true && item.preserve_path_suffix !== false;
  const suffix = isBelow ? url.pathname.slice(sourceOf(item).path.length).replace(/^\//, '') : '';
  const target = withSuffix(item.target_url, suffix);
  return redirect(
    item.preserve_query_string === true ? withQuery(target, url.search) : target,
    item.status_code ?? 301,
  );
}

interface Source {
  readonly scheme: string | undefined;
  readonly host: string;
  readonly path: string;
  readonly query: string;
}

function sourceOf({ source_url }: Redirect): Source {
  const scheme = /^https?(?=:\/\/)/.exec(source_url)?.[0];
  const rest = scheme === undefined ? source_url : source_url.slice(scheme.length + 3);
  const mark = rest.indexOf('?');
  const place = mark < 0 ? rest : rest.slice(0, mark);
  const slash = place.indexOf('/');
  return {
    scheme,
    host: (slash < 0 ? place : place.slice(0, slash)).toLowerCase(),
    path: slash < 0 ? '/' : place.slice(slash),
    query: mark < 0 ? '' : rest.slice(mark),
  };
}

function matches(item: Redirect, { scheme, host, path, query }: Source, url: URL): boolean {
  if (scheme !== undefined && `${scheme}:` !== url.protocol) return false;
  const isHost = url.hostname === host || (item.include_subdomains === true && url.hostname.endsWith(`.${host}`));
  if (!isHost || (query !== '' && query !== url.search)) return false;
  if (url.pathname === path) return true;
  const folder = path.endsWith('/') ? path : `${path}/`;
  return item.subpath_matching === true && url.pathname.startsWith(folder);
}
