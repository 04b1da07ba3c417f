/** Rules inside a ruleset: validation, identity across versions, and order. */

import { expressionProblem } from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import type { Fields } from '../shared/fields.ts';
import { rulePosition } from '../shared/rule-position.ts';
import { type ByPlan, byPlan, planOf } from '../zones/plan.ts';
import { checkHeaders } from './headers.ts';
import { checkRatelimit } from './rate-limits.ts';

/**
 * The actions of a phase, where it takes few. In an entry point `execute` deploys another ruleset.
 * https://developers.cloudflare.com/ruleset-engine/rules-language/actions/
 */
const FIREWALL = ['block', 'challenge', 'js_challenge', 'managed_challenge', 'log'];
const ACTIONS: ReadonlyMap<string, readonly string[]> = new Map([
  ['http_request_firewall_custom', [...FIREWALL, 'skip', 'execute']],
  ['http_ratelimit', [...FIREWALL, 'execute']],
  ['http_request_firewall_managed', ['execute', 'skip', ...FIREWALL]],
  ['http_request_transform', ['rewrite']],
  ['http_request_late_transform', ['rewrite']],
  ['http_response_headers_transform', ['rewrite']],
  ['http_request_origin', ['route']],
  ['http_request_cache_settings', ['set_cache_settings']],
  ['http_config_settings', ['set_config']],
  ['http_request_dynamic_redirect', ['redirect']],
  ['http_request_redirect', ['redirect']],
  ['http_custom_errors', ['serve_error']],
  ['http_log_custom_fields', ['log_custom_field']],
  ['http_response_compression', ['compress_response']],
  ['ddos_l4', ['execute']],
  ['ddos_l7', ['execute']],
]);

/** The root entry point of an account deploys rulesets; it has no rules in these phases. */
const ROOT_EXECUTES = new Set(['http_request_firewall_custom', 'http_ratelimit', 'http_request_firewall_managed']);

const NEEDS_PARAMETERS = new Set(
  'execute redirect rewrite route score serve_error set_cache_settings set_config skip compress_response log_custom_field'.split(
    ' ',
  ),
);

/**
 * Most rules of a phase in a zone.
 * https://developers.cloudflare.com/waf/custom-rules/#availability
 * https://developers.cloudflare.com/waf/rate-limiting-rules/#availability
 * https://developers.cloudflare.com/rules/url-forwarding/single-redirects/#availability
 * https://developers.cloudflare.com/rules/transform/#availability
 * https://developers.cloudflare.com/cache/how-to/cache-rules/#availability
 */
const RULES = byPlan(10, 25, 50, 300);
export const MAX_CUSTOM_RULES = byPlan(5, 20, 100, 1000);
export const MAX_RATE_LIMITS = byPlan(1, 2, 5, 100);
const LIMITS: ReadonlyMap<string, ByPlan> = new Map([
  ['http_request_firewall_custom', MAX_CUSTOM_RULES],
  ['http_ratelimit', MAX_RATE_LIMITS],
  ['http_request_dynamic_redirect', RULES],
  ['http_request_transform', RULES],
  ['http_request_late_transform', RULES],
  ['http_response_headers_transform', RULES],
  ['http_request_cache_settings', RULES],
  ['http_config_settings', RULES],
  ['http_request_origin', RULES],
  ['http_response_compression', RULES],
]);

/** Fields that define a rule, apart from its identity. */
const DEFINITION = [
  'action',
  'action_parameters',
  'description',
  'enabled',
  'exposed_credential_check',
  'expression',
  'logging',
  'ratelimit',
];

export interface Ruleset extends Fields {
  readonly id: string;
  readonly kind: string;
  readonly phase: string;
  readonly version: string;
  readonly rules: readonly Fields[];
}

type Home = Pick<Ruleset, 'kind' | 'phase'>;

const invalid = (value: unknown, field: string, why: string, code: number, pointer: string): Problem =>
  problem(
    400,
    code,
    `'${String(value ?? '').slice(0, 200)}' is not a valid value for ${field} because ${why}`,
    pointer,
  );

/** @throws Problem 400 where the rule could not be in this ruleset */
export function checkRule(rule: Fields, { kind, phase }: Home, pointer: string): void {
  const action = String(rule.action ?? '');
  // Code not documented.
  if (action === '') throw problem(400, 20016, 'action is required', `${pointer}/action`);
  const isOutside =
    ACTIONS.get(phase)?.includes(action) === false ||
    (action === 'execute' && kind === 'custom') ||
    (kind === 'root' && ROOT_EXECUTES.has(phase) && action !== 'execute' && action !== 'skip');
  if (isOutside) {
    const why = `it is not possible to use the ${action} action in a ruleset with phase ${phase} and kind ${kind}`;
    throw invalid(action, 'action', why, 20016, `${pointer}/action`); // code not documented
  }
  if (NEEDS_PARAMETERS.has(action) && !isObject(rule.action_parameters)) {
    const message = `action parameters are required for the ${action} action`;
    throw problem(400, 20113, message, `${pointer}/action_parameters`);
  }
  if (rule.logging !== undefined && action !== 'skip') {
    throw problem(400, 20018, `logging is not allowed for the ${action} action`, `${pointer}/logging`);
  }
  checkHeaders(rule.action_parameters, phase, pointer);
  checkContent(rule, pointer);
  checkExpression(rule.expression, pointer, phase);
  checkValues(rule.action_parameters, `${pointer}/action_parameters`, phase);
  checkRatelimit(rule, phase, pointer);
}

/** https://developers.cloudflare.com/rules/custom-errors/parameters/ ; code not documented */
const MAX_CONTENT = 10 * 1024;

function checkContent({ action, action_parameters: parameters }: Fields, pointer: string): void {
  const content = action === 'serve_error' && isObject(parameters) ? parameters.content : undefined;
  if (typeof content === 'string' && Buffer.byteLength(content) > MAX_CONTENT)
    throw problem(
      400,
      CODE.invalid,
      `content has ${Buffer.byteLength(content)} bytes, more than ${MAX_CONTENT}`,
      `${pointer}/action_parameters/content`,
    );
}

/** `checked()` has read it already; the phase may lack fields and functions. */
function checkExpression(expression: unknown, pointer: string, phase: string): void {
  const text = typeof expression === 'string' ? expression : '';
  if (text.trim() === '') {
    throw invalid('', 'expression', 'the expression cannot be blank', 20125, `${pointer}/expression`);
  }
  refuse(text, expressionProblem(text, { phase, expects: 'condition' }), `${pointer}/expression`);
}

/** Expressions of rewrites and redirects. */
function checkValues(value: unknown, pointer: string, phase: string): void {
  if (Array.isArray(value)) for (const [index, one] of value.entries()) checkValues(one, `${pointer}/${index}`, phase);
  else if (isObject(value))
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'expression' && typeof inner === 'string')
        refuse(inner, expressionProblem(inner, { phase, expects: 'value' }), `${pointer}/expression`);
      else checkValues(inner, `${pointer}/${key}`, phase);
    }
}

function refuse(text: string, why: string | undefined, pointer: string): void {
  if (why === undefined) return;
  throw invalid(text, 'expression', `could not parse filter expression: ${why}`, 20127, pointer);
}

/** @throws Problem 400 where the plan of the zone does not have this many */
export function checkCount(context: Context, rules: number, phase: string): void {
  const most = LIMITS.get(phase)?.[planOf(context)] ?? MAX_RULES;
  if (rules <= most) return;
  throw problem(400, 50001, `exceeded the maximum number of rules in the phase ${phase}: ${rules} out of ${most}`);
}

/** https://developers.cloudflare.com/waf/account/custom-rulesets/: the most of any plan. */
const MAX_RULES = 1000;

/**
 * Rules as they are kept. One that is sent with the id or the ref of a rule before it stays that rule, and gets a new
 * version only where it says something else.
 */
export function keepRules(context: Context, sent: readonly Fields[], before: readonly Fields[], home: Home): Fields[] {
  const taken = new Set<unknown>();
  const refs = new Set<unknown>();
  return sent.map((rule, index) => {
    checkRule(rule, home, `/rules/${index}`);
    const old = before.find(
      (one) => !taken.has(one.id) && (rule.id === undefined ? one.ref === rule.ref : one.id === rule.id),
    );
    taken.add(old?.id);
    const kept = keepRule(context, rule, old);
    if (refs.has(kept.ref)) {
      const why = 'another rule of the ruleset has it'; // code not documented
      throw invalid(kept.ref, 'ref', why, CODE.invalid, `/rules/${index}/ref`);
    }
    refs.add(kept.ref);
    return kept;
  });
}

/** A rule with its id, ref and version. */
export function keepRule(context: Context, rule: Fields, old: Fields | undefined): Fields {
  const defaults: Fields = { description: '', enabled: true };
  const given = DEFINITION.filter((name) => rule[name] !== undefined).map((name) => [name, rule[name]]);
  const definition: Fields = { ...defaults, ...Object.fromEntries(given) };
  const isSame = old !== undefined && DEFINITION.every((name) => same(definition[name], old[name]));
  const id = old?.id ?? context.sandbox.ids.hex();
  return {
    id,
    version: isSame ? old.version : String(Number(old?.version ?? 0) + 1),
    ...definition,
    ref: rule.ref ?? old?.ref ?? id,
    last_updated: isSame ? old.last_updated : context.now(),
  };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Inserts a rule at its position; without one it stays, or goes last. */
export function place(rules: readonly Fields[], rule: Fields, position: unknown): Fields[] {
  const others = rules.filter((one) => one.id !== rule.id);
  if (!isObject(position)) {
    const at = rules.findIndex((one) => one.id === rule.id);
    return others.toSpliced(at < 0 ? others.length : at, 0, rule);
  }
  return others.toSpliced(rulePosition(others, position), 0, rule);
}
