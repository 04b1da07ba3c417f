/** Reads the rules of a phase, and brings back what others wrote between a read and the write that replaced all of them. */
import { CloudflareError } from '../../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { matches } from '../matching.ts';
import type { Plan } from './plan.ts';

/** A rule as the API has it. */
export interface Rule {
  readonly id: string;
  readonly ref: string;
  readonly [field: string]: unknown;
}

/** The rules of a phase as they are or were; version 0 has none. */
export interface ReadPhase {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly description?: string;
  readonly version: number;
}

/** The entry point of a phase, which is not there as long as it has no rules; or one of its earlier versions. */
export async function readPhase(
  client: Caller,
  { prefix: _, ...scope }: Plan['scope'],
  options: HelperOptions,
  ruleset_version?: string,
): Promise<ReadPhase> {
  const operation = ruleset_version === undefined ? 'rulesets.phases.get' : 'rulesets.phases.versions.get';
  const params = { ...scope, ...(ruleset_version !== undefined && { ruleset_version }) };
  try {
    const { id = '', rules = [], description, version } = Object(await callOf(client, operation, params, options));
    return { id, rules, version: Number(version), ...(description && { description }) };
  } catch (error) {
    if (Object(error).status === 404) return { id: '', rules: [], version: 0 };
    throw error;
  }
}

/** A write, and what it was based on. */
interface Written {
  readonly before: ReadPhase;
  /** The version that it made. */
  readonly made: number;
  readonly isOurs: (ref: string) => boolean;
}

/**
 * The API has no condition for a write: who writes between our read and our write is overwritten, and the versions say so. Their
 * rules come back one by one, which overwrites nobody.
 */
export async function restoreOverwritten(
  client: Caller,
  scope: Plan['scope'],
  { before, made, isOurs }: Written,
  options: HelperOptions,
): Promise<void> {
  const wanted = new Map<string, Rule>();
  const base = new Map(before.rules.map((rule) => [rule.ref, rule]));
  for (let version = before.version + 1; version < made; version++) {
    const { rules } = await readPhase(client, scope, options, `${version}`);
    // What it lacks it may have overwritten itself: that is for its writer to see.
    for (const rule of rules) if (!isSame(base.get(rule.ref), rule)) wanted.set(rule.ref, rule);
  }
  for (const rule of wanted.values()) if (!isOurs(rule.ref)) await restore(client, scope, rule, options);
}

const bodyOf = ({ id: _, version: _version, last_updated: _time, categories: _of, ...rule }: Rule): object => rule;

const isSame = (one: Rule | undefined, other: Rule): boolean =>
  one !== undefined && matches(one, bodyOf(other)) && matches(other, bodyOf(one));

/** Makes one rule as it was written. */
async function restore(client: Caller, scope: Plan['scope'], rule: Rule, options: HelperOptions): Promise<void> {
  const { prefix: _, ruleset_phase, ...place } = scope;
  for (let tries = 1; ; tries++) {
    const { id, rules } = await readPhase(client, scope, options);
    const there = rules.find((one) => one.ref === rule.ref);
    if (isSame(there, rule)) return;
    const params = { ...place, ruleset_id: id, ...(there && { rule_id: there.id }), ...bodyOf(rule) };
    try {
      await callOf(client, `rulesets.rules.${there ? 'edit' : 'create'}`, params, options);
    } catch (error) {
      // Who wrote it may have brought it back meanwhile.
      if (tries < MOST_TRIES && [400, 404, 409].includes(Object(error).status)) continue;
      const message = `rulesets of ${ruleset_phase}: the rule ${rule.ref} was written by others at the same time and could not be brought back: ${Object(error).message}`;
      throw Object.assign(new CloudflareError(message), { cause: error });
    }
  }
}

const MOST_TRIES = 3;
