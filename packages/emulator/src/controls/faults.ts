/** Injected faults: rules select the requests, the frequency and the effect. */
import type { Operation } from '@flarewire/contract';
import { pathMatcher } from '../routing/match.ts';
import type { Clock } from '../state/clock.ts';
import type { Random } from '../state/ids.ts';
import { checkRule } from './fault-check.ts';
import { PRESETS, type PresetName } from './fault-presets.ts';
import type { FaultEffect, FaultRule, Latency } from './fault-rule.ts';

export interface ListedRule extends FaultRule {
  readonly id: string;
  /** Requests that the rule could have met. */
  readonly matched: number;
  /** Requests that it affected. */
  readonly fired: number;
}

export interface Faults {
  /** @throws Error that names every mistake in the rule */
  add(rule: FaultRule): string;
  /** Adds the rules of a preset. @throws Error that lists the presets */
  use(preset: PresetName): string[];
  /** False if the rule does not exist. */
  remove(id: string): boolean;
  clear(): void;
  list(): ListedRule[];
}

/** The effect chosen for one request. */
export interface PlannedFault {
  /** Milliseconds to wait first. */
  readonly wait: number;
  readonly effect: Exclude<FaultEffect, { readonly latency: Latency }> | undefined;
  readonly commit: boolean | undefined;
  /** Id of the rule, for the journal. */
  readonly rule: string;
}

export interface FaultEngine extends Faults {
  readonly isEmpty: boolean;
  pick(call: Call): PlannedFault | undefined;
}

export interface Call {
  readonly method: string;
  readonly words: readonly string[];
  /** More than one where the contract names the same call twice: a rule may name either. */
  readonly operations: readonly Operation[];
}

interface Rule {
  readonly id: string;
  readonly given: FaultRule;
  readonly meets: (call: Call) => boolean;
  matched: number;
  fired: number;
  /** End of a storm that continues. */
  until: number;
}

export function createFaults(random: Random, clock: Clock): FaultEngine {
  const rules = new Map<string, Rule>();
  let last = 0;
  const add = (given: FaultRule): string => {
    checkRule(given);
    const id = `fault-${++last}`;
    rules.set(id, { id, given, meets: meeting(given), matched: 0, fired: 0, until: 0 });
    return id;
  };
  return {
    add,
    use: (preset) => {
      if (!Object.hasOwn(PRESETS, preset)) {
        throw new Error(`There is no preset '${preset}'. Presets: ${Object.keys(PRESETS).join(', ')}.`);
      }
      return PRESETS[preset].map(add);
    },
    remove: (id) => rules.delete(id),
    clear: () => rules.clear(),
    list: () => [...rules.values()].map(({ id, given, matched, fired }) => ({ id, ...given, matched, fired })),
    get isEmpty() {
      return rules.size === 0;
    },
    pick: (call) => pickFault([...rules.values()], call, random, clock),
  };
}

/** Latencies add up; of all else, the first rule that fires decides. */
function pickFault(rules: readonly Rule[], call: Call, random: Random, clock: Clock): PlannedFault | undefined {
  let wait = 0;
  let first: Rule | undefined;
  let slow: Rule | undefined;
  for (const rule of rules) {
    const { fault } = rule.given;
    const isLatency = typeof fault === 'object' && 'latency' in fault;
    if ((!isLatency && first !== undefined) || !rule.meets(call) || !fires(rule, random, clock)) continue;
    if (isLatency) {
      wait += milliseconds(fault.latency, random);
      slow = rule;
    } else first = rule;
  }
  const rule = first ?? slow;
  if (rule === undefined) return undefined;
  const effect = first?.given.fault;
  return {
    wait,
    // The first rule that is not a latency.
    effect: effect as PlannedFault['effect'],
    commit: first?.given.commit,
    rule: rule.id,
  };
}

function fires(rule: Rule, random: Random, clock: Clock): boolean {
  const { probability = 1, after = 0, every = 1, times = Number.POSITIVE_INFINITY, fault } = rule.given;
  rule.matched++;
  if (rule.until > clock.now()) return true;
  const turn = rule.matched - after - 1;
  if (turn < 0 || turn % every !== 0 || rule.fired >= times) return false;
  if (probability < 1 && random() >= probability) return false;
  rule.fired++;
  if (typeof fault === 'object' && 'storm' in fault) rule.until = clock.now() + fault.storm * 1000;
  return true;
}

function milliseconds(latency: Latency, random: Random): number {
  if (typeof latency === 'number') return latency;
  if ('min' in latency) return latency.min + random() * (latency.max - latency.min);
  // Box-Muller: two even chances make a normal one.
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return latency.median * Math.exp(latency.sigma * normal);
}

function meeting(rule: FaultRule): (call: Call) => boolean {
  const methods = rule.method === undefined ? undefined : [rule.method].flat().map((one) => one.toUpperCase());
  const path = rule.path === undefined ? undefined : pathMatcher(rule.path);
  const { operation, product } = rule;
  const below = operation?.endsWith('.*') ? operation.slice(0, -1) : undefined;
  const isAsked = (one: Operation): boolean =>
    (product === undefined || one.product === product) &&
    (below !== undefined ? one.name.startsWith(below) : operation === undefined || operation === one.name);
  const anyOperation = operation === undefined && product === undefined;
  return (call) => {
    if (methods !== undefined && !methods.includes(call.method)) return false;
    if (!anyOperation && !call.operations.some(isAsked)) return false;
    return path === undefined || path(call.words);
  };
}
