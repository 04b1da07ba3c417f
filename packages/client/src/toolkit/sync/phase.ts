/** Reads the rules of a phase, and restores changes by others that our replacing write has overwritten. */
import { CloudflareError } from '../../errors/usage-error.ts';
import { type Caller, callOf, type HelperOptions } from '../caller.ts';
import { matches } from '../matching.ts';
import type { Plan } from './plan.ts';

/** A rule as returned by the API. */
export interface Rule {
  readonly id: string;
  readonly ref: string;
  readonly [field: string]: unknown;
}

/** The rules of a phase in one version; version 0 has none. */
export interface ReadPhase {
  readonly id: string;
  readonly rules: readonly Rule[];
  readonly description?: string;
  readonly version: number;
}

/** Reads the entry point of a phase, which does not exist until it has rules, or one of its earlier versions. */
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

/** A write, and the state that it was based on. */
interface Written {
  readonly before: ReadPhase;
  /** The version that it created. */
  readonly made: number;
  readonly isOurs: (ref: string) => boolean;
}

/**
 * The API has no conditional writes: a change by others between our read and our write is overwritten, which the
 * version history reveals. Their rules are restored one by one, which overwrites nothing.
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
    // Rules missing from that version may have been overwritten by its own writer, who has to detect it.
    for (const rule of rules) if (!isSame(base.get(rule.ref), rule)) wanted.set(rule.ref, rule);
  }
  for (const rule of wanted.values()) if (!isOurs(rule.ref)) await restore(client, scope, rule, options);
}

const bodyOf = ({ id: _, version: _version, last_updated: _time, categories: _of, ...rule }: Rule): object => rule;

const isSame = (one: Rule | undefined, other: Rule): boolean =>
  one !== undefined && matches(one, bodyOf(other)) && matches(other, bodyOf(one));

/** Restores one rule. */
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
      // Its writer may have restored it meanwhile.
      if (tries < MAX_TRIES && [400, 404, 409].includes(Object(error).status)) continue;
      const message = `rulesets of ${ruleset_phase}: the rule ${rule.ref} was overwritten concurrently and could not be restored: ${Object(error).message}`;
      throw Object.assign(new CloudflareError(message), { cause: error });
    }
  }
}

const MAX_TRIES = 3;
