/** Orders the rulesets of a zone by the phase in which they run. */
import { PHASE_ORDER } from '@flarewire/rules-language';
import { isObject } from '@flarewire/schema';
import { phaseOf } from '../../form/custom/rules/rule-actions.ts';
import type { Item } from '../../ui/table/cell-value.ts';

export interface PhaseRules {
  /** Id of the ruleset. */
  readonly id: string;
  readonly phase: string;
  readonly rules: readonly Item[];
}

interface Ruleset {
  readonly id?: string;
  readonly phase?: string;
  readonly rules?: readonly unknown[] | null;
}

/** Phases that are not in the documented order come last. */
export function phasesIn(rulesets: readonly Ruleset[]): readonly PhaseRules[] {
  const rank = (phase: string): number =>
    (PHASE_ORDER.indexOf(phase) + PHASE_ORDER.length + 1) % (PHASE_ORDER.length + 1);
  return rulesets
    .map(({ id = '', phase = '', rules }) => ({ id, phase, rules: (rules ?? []).filter(isObject) }))
    .toSorted((one, other) => rank(one.phase) - rank(other.phase));
}

/** `Custom rules`; phases without a name in words keep their own. */
export const phaseTitle = (phase: string): string => phaseOf(phase)?.label ?? phase.replaceAll('_', ' ');

/** Phases whose rules have a form. */
export const startablePhases = (): readonly string[] => PHASE_ORDER.filter((phase) => phaseOf(phase) !== undefined);
