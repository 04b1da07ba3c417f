/** Settings of Cache Rules, and the key under which a response is stored. https://developers.cloudflare.com/cache/how-to/cache-rules/settings/ */
import type { KnownVisitor } from '../visitor.ts';

/** Query parameters of the key, or those left out of it. */
interface Names {
  readonly all?: boolean;
  readonly list?: readonly string[];
}

/** Headers or cookies of the key. */
interface Included {
  readonly include?: readonly string[];
  readonly check_presence?: readonly string[];
}

/** Parameters of `set_cache_settings`; later rules override single settings of earlier ones. */
export interface CacheSettings {
  /** True makes every path eligible, false none. */
  readonly cache?: boolean;
  readonly edge_ttl?: {
    readonly mode: 'respect_origin' | 'override_origin' | 'bypass_by_default';
    /** Seconds. */
    readonly default?: number;
    readonly status_code_ttl?: readonly {
      readonly status_code?: number;
      readonly status_code_range?: { readonly from?: number; readonly to?: number };
      readonly value: number;
    }[];
  };
  readonly browser_ttl?: {
    readonly mode: 'respect_origin' | 'override_origin' | 'bypass_by_default' | 'bypass';
    readonly default?: number;
  };
  readonly cache_key?: {
    readonly ignore_query_strings_order?: boolean;
    readonly custom_key?: {
      readonly query_string?: { readonly include?: Names; readonly exclude?: Names };
      readonly header?: Included & { readonly exclude_origin?: boolean };
      readonly cookie?: Included;
      readonly user?: { readonly geo?: boolean; readonly lang?: boolean; readonly device_type?: boolean };
    };
  };
  readonly serve_stale?: { readonly disable_stale_while_updating?: boolean };
}

/** Request headers of the default key. https://developers.cloudflare.com/cache/how-to/cache-keys/ */
const KEY_HEADERS = [
  ...['x-http-method-override', 'x-http-method', 'x-method-override'],
  ...['x-forwarded-host', 'x-host', 'x-original-url', 'x-rewrite-url', 'forwarded'],
];

/** Requests with the same key get the same stored response. */
export function keyOf(request: Request, { cache_key = {} }: CacheSettings, { cf }: KnownVisitor): string {
  const { ignore_query_strings_order: isSorted, custom_key: custom = {} } = cache_key;
  const url = new URL(request.url);
  const { headers } = request;
  const query = [...url.searchParams].filter(([name]) => isSelected(custom.query_string, name));
  if (isSorted) query.sort(([one], [other]) => (one < other ? -1 : one > other ? 1 : 0));
  const isPlain = custom.query_string === undefined && !isSorted;
  const values = (names: readonly string[] = []) => names.map((name) => [name, headers.get(name)]);
  const cookies = new Map(
    (headers.get('cookie') ?? '').split(/;\s*/).map((cookie) => cookie.split('=', 2) as [string, string]),
  );
  const present = (found: (name: string) => boolean, names: readonly string[] = []) =>
    names.map((name) => [name, found(name)]);
  return JSON.stringify([
    `${url.origin}${url.pathname}`,
    isPlain ? url.search : query,
    custom.header?.exclude_origin ? null : headers.get('origin'),
    values(KEY_HEADERS),
    values(custom.header?.include),
    present((name) => headers.has(name), custom.header?.check_presence),
    (custom.cookie?.include ?? []).map((name) => [name, cookies.get(name)]),
    present((name) => cookies.has(name), custom.cookie?.check_presence),
    custom.user?.geo ? cf.country : null,
    custom.user?.lang ? languageOf(headers) : null,
    custom.user?.device_type ? deviceOf(headers) : null,
  ]);
}

type Selection = NonNullable<NonNullable<CacheSettings['cache_key']>['custom_key']>['query_string'];

function isSelected({ include, exclude }: NonNullable<Selection> = {}, name: string): boolean {
  const has = ({ all, list = [] }: Names): boolean => all === true || list.includes('*') || list.includes(name);
  if (exclude !== undefined) return !has(exclude);
  return include === undefined || has(include);
}

const languageOf = (headers: Headers): string =>
  (headers.get('accept-language') ?? '').split(/[,;]/)[0]?.trim().slice(0, 2).toLowerCase() ?? '';

/** https://developers.cloudflare.com/automatic-platform-optimization/reference/cache-device-type/ */
function deviceOf(headers: Headers): 'mobile' | 'tablet' | 'desktop' {
  const agent = headers.get('user-agent') ?? '';
  if (/ipad|tablet|kindle|silk|playbook/i.test(agent) || (/android/i.test(agent) && !/mobile/i.test(agent)))
    return 'tablet';
  return /mobile|iphone|ipod|android|blackberry|opera mini/i.test(agent) ? 'mobile' : 'desktop';
}
