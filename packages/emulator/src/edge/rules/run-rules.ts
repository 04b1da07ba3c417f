/**
 * Runs the rules of a zone on a request and on its response, phase by phase.
 * https://developers.cloudflare.com/ruleset-engine/reference/phases-list/
 */
import type { Zone } from '../../products/zones/state.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import type { CacheSettings } from '../cache/settings.ts';
import type { Step } from '../types.ts';
import type { KnownVisitor } from '../visitor.ts';
import { type Rule, rulesOf } from './in-force.ts';
import { fieldsOf, holds, type OriginOverride, type Passage, type Reader } from './passage.ts';
import { redirectOf, withRedirects } from './redirects.ts';
import { accessMode, mitigated, passChallenge, type RateCounter } from './security.ts';
import { changeHeaders, rewriteUrl } from './transforms.ts';

export interface Place {
  readonly sandbox: Sandbox;
  readonly zone: Zone;
  readonly visitor: KnownVisitor;
  readonly rates: RateCounter;
  readonly steps: Step[];
}

/** The reader also serves the rules of the response. */
export type Passed = (Passage & { readonly reader: Reader }) | { readonly response: Response };

/** Security phases, which a `skip` rule or an allowed address leaves out. */
const SECURITY = ['http_request_firewall_custom', 'http_ratelimit'];

export function runRequestRules(place: Place, request: Request): Passed {
  const { sandbox, zone, visitor, rates, steps } = place;
  const passed = passChallenge(new URL(request.url));
  if (passed !== undefined) return { response: passed };
  const now = sandbox.clock.now();
  const rules = rulesOf(sandbox, zone);
  const reader: Reader = { rules, visitor, now, steps, first: request.url, known: new WeakMap() };
  const skipped = new Set<string>();
  const access = accessMode(sandbox, zone, visitor);
  if (access !== undefined) steps.push({ at: 'IP Access rules', result: access });
  if (access === 'whitelist') for (const phase of SECURITY) skipped.add(phase);
  else if (access !== undefined) {
    const response = mitigated({ id: 'access', action: access, expression: 'true' }, request, visitor.ray);
    if (response !== undefined) return { response };
  }
  return runPhases({ reader, rates, skipped, ray: visitor.ray }, request);
}

interface Running {
  readonly reader: Reader;
  readonly rates: RateCounter;
  readonly skipped: Set<string>;
  readonly ray: string;
}

type Outcome = {
  readonly request?: Request;
  readonly origin?: OriginOverride;
  readonly cache?: CacheSettings;
  readonly response?: Response | undefined;
  readonly isLast?: boolean;
};
type Act = (running: Running, rule: Rule, request: Request) => Outcome;

const redirect: Act = ({ reader }, rule, request) => ({
  response: redirectOf(reader, rule, request, fieldsOf(reader, request)),
});

const secure: Act = ({ reader, ray, skipped }, rule, request) => {
  if (rule.action !== 'skip') return { response: mitigated(rule, request, ray) };
  const { phases, ruleset } = rule.action_parameters ?? {};
  for (const phase of Array.isArray(phases) ? phases : []) skipped.add(String(phase));
  reader.steps.push({ at: 'skip', result: JSON.stringify(rule.action_parameters ?? {}) });
  return { isLast: ruleset === 'current' };
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
    ({ reader }, rule, request) => ({ request: rewriteUrl(reader, rule, request, fieldsOf(reader, request)) }),
  ],
  ['http_config_settings', () => ({})],
  ['http_request_origin', override],
  ['http_request_firewall_custom', secure],
  [
    'http_ratelimit',
    ({ reader, rates, ray }, rule, request) => {
      if (!rates.isOver(rule, fieldsOf(reader, request), reader.now)) return {};
      const response = mitigated(rule, request, ray);
      const hasOwn = rule.action_parameters?.response !== undefined;
      return {
        response: rule.action === 'block' && !hasOwn ? new Response('error code: 1015', { status: 429 }) : response,
      };
    },
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
  const { reader, skipped } = running;
  let request = first;
  let origin: OriginOverride = {};
  let cache: CacheSettings = {};
  for (const [phase, act] of PHASES) {
    for (const rule of reader.rules.ofPhase(phase)) {
      if (skipped.has(phase)) break;
      if (!holds(withRedirects(reader, rule, request), phase, rule, fieldsOf(reader, request))) continue;
      const outcome = act(running, rule, request);
      if (outcome.response !== undefined) return { response: outcome.response };
      request = outcome.request ?? request;
      origin = { ...origin, ...outcome.origin };
      cache = { ...cache, ...outcome.cache };
      if (outcome.isLast) break;
    }
  }
  return { request, origin, cache, reader };
}

/** Changes the headers of a response. */
export function runResponseRules(reader: Reader, request: Request, response: Response): void {
  const phase = 'http_response_headers_transform';
  for (const rule of reader.rules.ofPhase(phase)) {
    const fields = { ...fieldsOf(reader, request), 'http.response.code': response.status, ...responseFields(response) };
    if (holds(reader, phase, rule, fields)) changeHeaders(reader, rule, response.headers, fields);
  }
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
