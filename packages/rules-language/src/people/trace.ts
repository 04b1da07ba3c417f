/** Traces the rules that act on a request: https://developers.cloudflare.com/ruleset-engine/about/phases/ */
import { type EvaluationRequest, evaluate } from '../evaluate/evaluate.ts';
import { readExpression } from '../parse.ts';
import { PHASE_ORDER } from '../scheme/phases.ts';
import { type Reason, reasonsFor } from './why.ts';

/** A rule of the API; other members are ignored. */
export interface TracedRule {
  readonly id?: string;
  readonly ref?: string;
  readonly description?: string;
  readonly action?: string;
  readonly expression?: string;
  readonly enabled?: boolean;
  readonly action_parameters?: unknown;
}

export interface TracedRuleset {
  readonly phase: string;
  /** `root` (account) comes before `zone`. */
  readonly kind?: string;
  readonly rules: readonly TracedRule[];
}

/** Outcome of one rule. */
export interface TraceStep {
  readonly phase: string;
  readonly rule: TracedRule;
  /** `unknown`: it depends on data that the request does not contain. */
  readonly outcome: 'match' | 'no match' | 'unknown';
  readonly reasons: readonly Reason[];
}

export interface RuleTrace {
  /** In evaluation order, until one ends the request. */
  readonly steps: readonly TraceStep[];
  /** The rule that ends the request: block, a challenge, a redirect. */
  readonly ending: TraceStep | undefined;
}

/** Actions that end the evaluation: https://developers.cloudflare.com/ruleset-engine/rules-language/actions/ */
const ENDS = new Set(['block', 'challenge', 'js_challenge', 'managed_challenge', 'redirect', 'force_connection_close']);

/**
 * Evaluates the rules of a zone for a request, phase by phase.
 * @example traceRules([{ phase: 'http_request_firewall_custom', rules }], { fields: requestFields({ url }) }).ending?.rule.action // 'block'
 */
export function traceRules(rulesets: readonly TracedRuleset[], request: EvaluationRequest): RuleTrace {
  const steps: TraceStep[] = [];
  const skipped = new Set<string>();
  for (const { phase, rules } of inOrder(rulesets)) {
    for (const rule of rules) {
      if (skipped.has(phase)) break;
      if (rule.enabled === false) continue;
      const step = stepOf(phase, rule, request);
      steps.push(step);
      if (step.outcome !== 'match') continue;
      if (ENDS.has(rule.action ?? '')) return { steps, ending: step };
      if (rule.action !== 'skip') continue;
      const { ruleset, phases } = skipOf(rule.action_parameters);
      for (const one of phases) skipped.add(one);
      if (ruleset === 'current') break;
    }
  }
  return { steps, ending: undefined };
}

function inOrder(rulesets: readonly TracedRuleset[]): TracedRuleset[] {
  const rank = ({ phase, kind }: TracedRuleset): number => {
    const at = PHASE_ORDER.indexOf(phase);
    return (at < 0 ? PHASE_ORDER.length : at) * 2 + (kind === 'root' ? 0 : 1);
  };
  return [...rulesets].sort((one, other) => rank(one) - rank(other));
}

function stepOf(phase: string, rule: TracedRule, request: EvaluationRequest): TraceStep {
  const read = readExpression(rule.expression ?? '');
  if (!read.ok) return { phase, rule, outcome: 'no match', reasons: [] };
  const { value, isKnown } = evaluate(read.expression, request);
  const outcome = !isKnown ? 'unknown' : value === true ? 'match' : 'no match';
  return { phase, rule, outcome, reasons: reasonsFor(read.expression, request) };
}

/** https://developers.cloudflare.com/waf/custom-rules/skip/options/ */
function skipOf(parameters: unknown): { readonly ruleset: unknown; readonly phases: readonly string[] } {
  if (typeof parameters !== 'object' || parameters === null) return { ruleset: undefined, phases: [] };
  const phases = 'phases' in parameters && Array.isArray(parameters.phases) ? parameters.phases.map(String) : [];
  return { ruleset: 'ruleset' in parameters ? parameters.ruleset : undefined, phases };
}
