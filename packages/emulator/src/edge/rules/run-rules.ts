/**
 * Runs the rules of a zone on a request and on its response, phase by phase.
 * https://developers.cloudflare.com/ruleset-engine/reference/phases-list/
 */
import type { Zone } from '../../products/zones/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { CacheSettings } from '../cache/settings.ts';
import type { Step } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import { customError } from './custom-errors.ts';
import { type Rule, rulesOf } from './in-force.ts';
import { type PageRuleOutcome, runPageRules } from './page-rules.ts';
import { fieldsOf, holds, type OriginOverride, type Passage, type Reader } from './passage.ts';
import { countRate, limited, type RateCounter } from './rate-limits.ts';
import { redirectOf, withRedirects } from './redirects.ts';
import { accessRule, bannedBy, mitigated, passChallenge } from './security.ts';
import { runTools } from './tools.ts';
import { changeHeaders, rewriteUrl } from './transforms.ts';

export interface Place {
  readonly sandbox: Sandbox;
  readonly zone: Zone;
  readonly visitor: KnownVisitor;
  readonly rates: RateCounter;
  readonly steps: Step[];
}

/** The reader also serves the rules of the response. */
export type Passed = Reached | { readonly response: Response };

export interface Reached extends Passage {
  readonly reader: Reader;
  readonly rates: RateCounter;
}

/** Security phases, which a `skip` rule or an allowed address leaves out. */
const SECURITY = ['http_request_firewall_custom', 'http_ratelimit'];
const PRODUCTS = ['zoneLockdown', 'uaBlock', 'securityLevel'];

export function runRequestRules(place: Place, request: Request): Passed {
  const { sandbox, zone, visitor, steps } = place;
  const passed = passChallenge(new URL(request.url));
  if (passed !== undefined) return { response: passed };
  const now = sandbox.clock.now();
  const rules = rulesOf(sandbox, zone);
  const reader: Reader = { rules, visitor, now, steps, first: request.url, known: new WeakMap() };
  const skipped = new Set<string>();
  const access = accessRule(sandbox, zone, visitor);
  if (access !== undefined) steps.push({ at: 'IP Access rules', result: access.mode });
  if (access?.mode === 'block') return { response: bannedBy(access) };
  if (access?.mode === 'whitelist') for (const phase of [...SECURITY, ...PRODUCTS]) skipped.add(phase);
  else if (access !== undefined) {
    const response = mitigated({ id: 'access', action: access.mode, expression: 'true' }, request, visitor.ray);
    if (response !== undefined) return { response };
  }
  return runPhases({ place, reader, skipped, config: {} }, request);
}

interface Running {
  readonly reader: Reader;
  /** Phases, rulesets and products that are left out. */
  readonly skipped: Set<string>;
  readonly place: Place;
  /** Settings of configuration rules. */
  config: Readonly<Record<string, unknown>>;
}

type Outcome = {
  readonly request?: Request;
  readonly origin?: OriginOverride;
  readonly cache?: CacheSettings;
  readonly response?: Response | undefined;
};
type Act = (running: Running, rule: Rule, request: Request) => Outcome;

const redirect: Act = ({ reader }, rule, request) => ({
  response: redirectOf(reader, rule, request, fieldsOf(reader, request)),
});

/** https://developers.cloudflare.com/waf/custom-rules/skip/options/ */
const secure: Act = ({ reader, skipped }, rule, request) => {
  if (rule.action !== 'skip') return { response: mitigated(rule, request, reader.visitor.ray) };
  const { phases, products, ruleset, phase } = rule.action_parameters ?? {};
  for (const name of [phases, products].flat()) if (typeof name === 'string') skipped.add(name);
  if (ruleset === 'current') skipped.add(rule.within?.at(-1) ?? '');
  if (phase === 'current') skipped.add('http_request_firewall_custom');
  reader.steps.push({ at: 'skip', result: JSON.stringify(rule.action_parameters ?? {}) });
  return {};
};

/** https://developers.cloudflare.com/rules/origin-rules/ */
const override: Act = (_, { action_parameters = {} }) => {
  const { host_header, origin } = action_parameters as {
    host_header?: string;
    origin?: { host?: string; port?: number };
  }; // checked when the rule was stored
  return {
    origin: {
      ...(host_header === undefined ? {} : { hostHeader: host_header }),
      ...(origin?.host === undefined ? {} : { host: origin.host }),
      ...(origin?.port === undefined ? {} : { port: origin.port }),
    },
  };
};

/** In order. Phases that change nothing here are traced only. */
const PHASES: readonly (readonly [phase: string, act: Act])[] = [
  ['http_request_dynamic_redirect', redirect],
  [
    'http_request_transform',
    ({ reader }, rule, request) => {
      const rewritten = rewriteUrl(reader, rule, request, fieldsOf(reader, request));
      return rewritten instanceof Response ? { response: rewritten } : { request: rewritten };
    },
  ],
  [
    'http_config_settings',
    (running, { action_parameters = {} }) => {
      running.config = { ...running.config, ...action_parameters };
      return {};
    },
  ],
  ['http_request_origin', override],
  ['http_request_firewall_custom', secure],
  [
    'http_ratelimit',
    ({ reader, place }, rule, request) => ({
      response: limited(reader, place.rates, rule, request, fieldsOf(reader, request)),
    }),
  ],
  ['http_request_redirect', redirect],
  [
    'http_request_late_transform',
    ({ reader }, rule, request) => {
      const headers = new Headers(request.headers);
      changeHeaders(reader, rule, headers, fieldsOf(reader, request));
      return { request: new Request(request, { headers }) };
    },
  ],
  [
    'http_request_cache_settings',
    (_, { action_parameters = {} }) => ({ cache: action_parameters as CacheSettings }), // checked when it was stored
  ],
];

function runPhases(running: Running, first: Request): Passed {
  const { reader, skipped, place } = running;
  const { rates } = place;
  let request = first;
  let origin: OriginOverride = {};
  let cache: CacheSettings = {};
  for (const [phase, act] of PHASES) {
    for (const rule of reader.rules.ofPhase(phase)) {
      if ([phase, ...(rule.within ?? [])].some((one) => skipped.has(one))) continue;
      countRate(reader, rates, rule, fieldsOf(reader, request));
      if (!holds(withRedirects(reader, rule, request), phase, rule, fieldsOf(reader, request))) continue;
      const outcome = act(running, rule, request);
      if (outcome.response !== undefined) return { response: outcome.response };
      request = outcome.request ?? request;
      origin = { ...origin, ...outcome.origin };
      cache = { ...cache, ...outcome.cache };
    }
    const after = AFTER[phase]?.(running, request);
    if (after?.response !== undefined) return { response: after.response };
    origin = { ...after?.origin, ...origin };
    cache = { ...after?.cache, ...cache };
  }
  return { request, origin, cache, reader, rates };
}

/** Products outside of the phases, after the one that they follow. A rule of a phase wins over a Page Rule. */
const AFTER: Readonly<Record<string, (running: Running, request: Request) => Partial<PageRuleOutcome> | undefined>> = {
  http_request_origin: ({ place }, request) => runPageRules(place.sandbox, place.zone, request, place.steps),
  http_request_firewall_custom: ({ place, skipped, config }, request) => {
    const response = runTools({ ...place, skipped, level: config.security_level }, request);
    return response === undefined ? undefined : { response };
  },
};

/** Counts rates that depend on the response, replaces an error by a custom one, and changes headers. */
export function runResponseRules({ reader, rates, request }: Reached, given: Response): Response {
  const fieldsAfter = (response: Response) => ({
    ...fieldsOf(reader, request),
    'http.response.code': response.status,
    ...responseFields(response),
  });
  const limits = reader.rules.ofPhase('http_ratelimit');
  const counted = limits.length === 0 ? {} : fieldsAfter(given);
  for (const rule of limits) countRate(reader, rates, rule, counted);
  const response = customError(reader, request, given);
  const phase = 'http_response_headers_transform';
  for (const rule of reader.rules.ofPhase(phase)) {
    const fields = fieldsAfter(response);
    if (holds(reader, phase, rule, fields)) changeHeaders(reader, rule, response.headers, fields);
  }
  return response;
}

function responseFields({ headers }: Response) {
  const map: Record<string, string[]> = {};
  for (const [name, value] of headers) map[name] = [...(map[name] ?? []), value];
  return {
    'http.response.headers': map,
    'http.response.headers.names': [...headers.keys()],
    'http.response.headers.values': [...headers.values()],
    'http.response.content_type.media_type': (headers.get('content-type') ?? '').split(';')[0]?.trim() ?? '',
  };
}
