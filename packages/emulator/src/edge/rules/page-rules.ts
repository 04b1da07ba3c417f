/** Page Rules: of those that match, the one with the highest priority. https://developers.cloudflare.com/rules/page-rules/ */
import { matchWildcard } from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import { all } from '../../products/shared/fields.ts';
import type { Zone } from '../../products/zones/state.ts';
import { pathKey } from '../../routing/router.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { CacheSettings } from '../cache/settings.ts';
import type { Step } from '../types.ts';
import type { OriginOverride } from './passage.ts';

interface PageRule {
  readonly status?: string;
  readonly priority?: number;
  readonly targets?: readonly { readonly constraint?: { readonly value?: string } }[];
  readonly actions?: readonly { readonly id?: string; readonly value?: unknown }[];
}

export interface PageRuleOutcome {
  readonly response?: Response;
  readonly origin: OriginOverride;
  readonly cache: CacheSettings;
}

interface Target {
  readonly rule: PageRule;
  /** Texts that the wildcards of its pattern stand for. */
  readonly parts: readonly string[];
}

/** https://developers.cloudflare.com/rules/page-rules/reference/wildcard-matching/ */
function match(rule: PageRule, url: URL): Target | undefined {
  const value = rule.targets?.[0]?.constraint?.value ?? '';
  const [, scheme, host = '', path = '/'] = /^(?:(https?|\*):\/\/)?([^/]*)(\/.*)?$/i.exec(value) ?? [];
  if (scheme !== undefined && scheme !== '*' && `${scheme.toLowerCase()}:` !== url.protocol) return undefined;
  const query = path.includes('?') || path.endsWith('*') ? url.search : '';
  const parts = matchWildcard(`${url.hostname}${url.pathname}${query}`, `${host.toLowerCase()}${path}`, true);
  return parts === undefined ? undefined : { rule, parts };
}

export function runPageRules(sandbox: Sandbox, zone: Zone, request: Request, steps: Step[]): PageRuleOutcome {
  const url = new URL(request.url);
  const found = all<PageRule>({ sandbox }, pathKey(['zones', zone.id, 'pagerules']))
    .filter(({ status }) => status === 'active')
    .flatMap((rule) => match(rule, url) ?? [])
    .sort((one, other) => (other.rule.priority ?? 0) - (one.rule.priority ?? 0))[0];
  if (found === undefined) return { origin: {}, cache: {} };
  steps.push({ at: 'Page Rule', result: (found.rule.actions ?? []).map(({ id }) => id).join(', ') });
  const settings = new Map((found.rule.actions ?? []).map(({ id, value }) => [String(id), value]));
  const response = forwarded(settings, found, url);
  return { ...(response === undefined ? {} : { response }), origin: originOf(settings), cache: cacheOf(settings) };
}

type Settings = ReadonlyMap<string, unknown>;

const redirect = (status: number, location: string): Response => new Response(null, { status, headers: { location } });

/** `$1` is the text of the first wildcard. https://developers.cloudflare.com/rules/page-rules/how-to/url-forwarding/ */
function forwarded(settings: Settings, { parts }: Target, url: URL): Response | undefined {
  if (settings.has('always_use_https') && url.protocol === 'http:')
    return redirect(301, `https:${url.href.slice('http:'.length)}`);
  const forwarding = settings.get('forwarding_url');
  if (!isObject(forwarding)) return undefined;
  const location = String(forwarding.url).replace(/\$(\d)/g, (_, at: string) => parts[Number(at) - 1] ?? '');
  return redirect(Number(forwarding.status_code ?? 302), location);
}

function originOf(settings: Settings): OriginOverride {
  const [hostHeader, host] = [settings.get('host_header_override'), settings.get('resolve_override')];
  return {
    ...(typeof hostHeader === 'string' ? { hostHeader } : {}),
    ...(typeof host === 'string' ? { host } : {}),
  };
}

/** https://developers.cloudflare.com/rules/page-rules/reference/settings/ */
function cacheOf(settings: Settings): CacheSettings {
  const [level, edge, browser] = ['cache_level', 'edge_cache_ttl', 'browser_cache_ttl'].map((id) => settings.get(id));
  return {
    ...(level === 'bypass' ? { cache: false } : level === 'cache_everything' ? { cache: true } : {}),
    ...(typeof edge === 'number' ? { edge_ttl: { mode: 'override_origin' as const, default: edge } } : {}),
    ...(typeof browser === 'number' && browser > 0
      ? { browser_ttl: { mode: 'override_origin' as const, default: browser } }
      : {}),
  };
}
