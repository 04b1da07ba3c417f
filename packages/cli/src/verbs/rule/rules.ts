/** Adds one rule to the entry point of a phase; the rules that are there stay as they are. */
import { isDeepStrictEqual } from 'node:util';
import { checkExpression, report } from '@flarewire/rules-language';
import { isNotFound } from 'flarewire';
import type { Io } from '../../io.ts';
import { plain } from '../../plain.ts';
import type { Session } from '../../session.ts';
import type { ExitCode, Given, VerbFlag } from '../../verb.ts';
import { WrongInput } from '../../wrong-input.ts';
import { CLIENT_FLAGS, sessionOf, ZONE_FLAG, zoneOf } from '../common.ts';
import { FORMAT_FLAG, showOne } from '../show.ts';

export interface Rule {
  readonly action: string;
  readonly expression: string;
  readonly description?: string;
  readonly action_parameters?: object;
  readonly enabled?: boolean;
  readonly id?: string;
}

export interface Ruleset {
  readonly id: string;
  readonly rules: readonly Rule[];
}

/** Flags of the commands that add a rule. */
export const RULE_FLAGS = {
  ...ZONE_FLAG,
  description: { type: 'string', value: 'TEXT', about: 'description of the rule' },
  first: { type: 'boolean', about: 'put the rule before the others; the default is after them' },
  plan: { type: 'boolean', about: 'print the rule without adding it' },
  ...FORMAT_FLAG,
  ...CLIENT_FLAGS,
} as const satisfies Readonly<Record<string, VerbFlag>>;

/** Undefined if the phase has no rules yet. */
export async function entryPoint(
  { client }: Session,
  zone_id: string,
  phase: string,
  signal: AbortSignal,
): Promise<Ruleset | undefined> {
  try {
    const params = { zone_id, ruleset_phase: phase };
    const { id, rules = [] } = Object(await client.call('rulesets.phases.get' as string, params, { signal }));
    return { id: String(id), rules };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** @throws WrongInput */
export function checked(expression: string, phase: string): string {
  const found = checkExpression(expression, { phase, expects: 'condition' });
  if (found.ok) return expression;
  throw new WrongInput(
    [report(expression, found.problem), found.problem.hint, 'Nothing was sent.'].filter(Boolean).join('\n'),
  );
}

export async function addRule(phase: string, wanted: Rule, given: Given, io: Io): Promise<ExitCode> {
  const description = given.value('description');
  const rule = { ...wanted, ...(description === undefined ? {} : { description }) };
  if (given.isOn('plan')) {
    await io.out(`${JSON.stringify({ phase, rule }, undefined, 2)}\n`);
    return 0;
  }
  const session = await sessionOf(given, io);
  const zone_id = await zoneOf(given, session, io);
  const options = { signal: io.interrupted };
  const { client } = session;
  const entry = await entryPoint(session, zone_id, phase, io.interrupted);
  const same = entry?.rules.find((one) => isSame(one, rule));
  if (same !== undefined) {
    io.err('This rule already exists. Nothing was sent.\n');
    await showOne(same, given, io);
    return 0;
  }
  const isFirst = given.isOn('first') && (entry?.rules.length ?? 0) > 0;
  const position = isFirst ? { position: { before: entry?.rules[0]?.id } } : {};
  const saved: unknown =
    entry === undefined
      ? await client.call(
          'rulesets.create' as string,
          { zone_id, kind: 'zone', name: 'default', phase, rules: [rule] },
          options,
        )
      : await client.call(
          'rulesets.rules.create' as string,
          { zone_id, ruleset_id: entry.id, ...rule, ...position },
          options,
        );
  const rules: readonly Rule[] = Object(saved).rules ?? [];
  io.err(`Added a rule to ${phase}, which now has ${rules.length}: ${plain(rule.expression)}\n`);
  await showOne(rules.find((one) => isSame(one, rule)) ?? rule, given, io);
  return 0;
}

/** The id and the description do not matter for what a rule does. */
const isSame = (one: Rule, { action, expression, action_parameters }: Rule): boolean =>
  one.enabled !== false &&
  one.action === action &&
  one.expression === expression &&
  isDeepStrictEqual(one.action_parameters, action_parameters);
