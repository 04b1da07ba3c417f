/** Tests of rules as a file has them, and their results. */

import {
  type EvaluationRequest,
  type Fields,
  type HttpRequest,
  type RuleTrace,
  requestFields,
  requestIn,
  type TracedRuleset,
  type TraceStep,
  traceRules,
} from '@flarewire/rules-language';
import { isRecord } from '../../record.ts';
import { WrongInput } from '../../wrong-input.ts';

interface Expected {
  /** An action; `none` if no rule ends the request. */
  readonly action: string;
  readonly phase?: string;
  /** Id, ref or description of the rule. */
  readonly rule?: string;
}

export interface RuleCase {
  readonly name: string;
  readonly request: EvaluationRequest;
  readonly expected: Expected;
}

export interface CaseResult {
  readonly name: string;
  readonly isGood: boolean;
  /** Why it failed, line by line. */
  readonly lines: readonly string[];
}

/** @throws WrongInput */
export function casesIn(value: unknown, file: string): RuleCase[] {
  const tests = isRecord(value) ? value.tests : value;
  if (!Array.isArray(tests) || tests.length === 0)
    throw new WrongInput(`${file} has no tests: "tests" must be a non-empty list.`);
  const lists = isRecord(value) && isRecord(value.lists) ? listsIn(value.lists) : {};
  return tests.map((test, index) => caseOf(test, `${file}: test ${index + 1}`, lists));
}

const listsIn = (lists: Readonly<Record<string, unknown>>): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(lists).map(([name, items]) => [name, Array.isArray(items) ? items.map(String) : []]),
  );

function caseOf(test: unknown, place: string, lists: Record<string, string[]>): RuleCase {
  if (!isRecord(test)) throw new WrongInput(`${place} is not an object with request and expect.`);
  const { name, request, fields, expect } = test;
  const sent = requestOf(request);
  if (sent === undefined)
    throw new WrongInput(`${place}: request must be a URL, a curl command, or an object with url.`);
  const expected = expectedOf(expect);
  if (expected === undefined)
    throw new WrongInput(`${place}: expect must be an action, none, or an object with action.`);
  // Values of fields may be anything: those that do not fit their field are missing.
  const own: Fields = { ...requestFields(sent), ...((isRecord(fields) ? fields : {}) as Fields) };
  const title = typeof name === 'string' ? name : `${sent.method ?? 'GET'} ${sent.url} → ${expected.action}`;
  return { name: title, request: { fields: own, lists }, expected };
}

function requestOf(request: unknown): HttpRequest | undefined {
  if (typeof request === 'string') return requestIn(request);
  if (!isRecord(request) || typeof request.url !== 'string') return undefined;
  const plain = requestIn(request.url);
  if (plain === undefined) return undefined;
  const { method, headers, body, ip } = request;
  return {
    url: plain.url,
    ...(typeof method === 'string' ? { method } : {}),
    ...(isRecord(headers) ? { headers: Object.entries(headers).map(([name, value]) => [name, String(value)]) } : {}),
    ...(typeof body === 'string' ? { body } : {}),
    ...(typeof ip === 'string' ? { ip } : {}),
  };
}

function expectedOf(expect: unknown): Expected | undefined {
  if (typeof expect === 'string') return { action: expect };
  if (!isRecord(expect) || typeof expect.action !== 'string') return undefined;
  const { action, phase, rule } = expect;
  return {
    action,
    ...(typeof phase === 'string' ? { phase } : {}),
    ...(typeof rule === 'string' ? { rule } : {}),
  };
}

export function runCase({ name, request, expected }: RuleCase, rulesets: readonly TracedRuleset[]): CaseResult {
  const trace = traceRules(rulesets, request);
  const unknown = trace.steps.filter(({ outcome }) => outcome === 'unknown');
  if (isAsExpected(trace, expected) && (expected.action !== 'none' || unknown.length === 0))
    return { name, isGood: true, lines: [] };
  const fields = [...new Set(unknown.flatMap(({ reasons }) => reasons.flatMap((reason) => reason.unknown)))];
  return {
    name,
    isGood: false,
    lines: [
      `expected: ${Object.values(expected).join(', ')}`,
      `actual: ${trace.ending === undefined ? 'none' : titleOf(trace.ending)}`,
      ...trace.steps.filter(({ outcome }) => outcome === 'match').map((step) => `matched: ${titleOf(step)}`),
      ...(fields.length === 0 ? [] : [`not known, add them to fields: ${fields.join(', ')}`]),
    ],
  };
}

function isAsExpected({ steps, ending }: RuleTrace, { action, phase, rule }: Expected): boolean {
  if (action === 'none') return ending === undefined;
  return steps.some(
    (step) =>
      step.outcome === 'match' &&
      step.rule.action === action &&
      (phase === undefined || step.phase === phase) &&
      (rule === undefined || [step.rule.id, step.rule.ref, step.rule.description].includes(rule)),
  );
}

const titleOf = ({ phase, rule }: TraceStep): string =>
  `${rule.action ?? 'no action'} by ${JSON.stringify(rule.description || rule.ref || rule.id || rule.expression || '')} in ${phase}`;
