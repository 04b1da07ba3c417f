/** Moves a rule past its neighbour, also if others added, removed or moved rules meanwhile. */
import { isObject } from '@flarewire/schema';
import { jsonOf, succeeded } from '../../data/answer.ts';
import { ask } from '../../data/call.ts';
import { askReview } from '../../data/consent.ts';
import { itemsIn } from '../../data/item.ts';
import { isEqual } from '../../ui/json/equal.ts';
import { change, refresh } from '../items/any-call.ts';

const EDIT = 'rulesets.rules.edit';

export type Direction = 'up' | 'down';

export interface RulePlace {
  readonly zone_id: string;
  readonly ruleset_id: string;
  readonly rule_id: string;
}

/** @param shown ids in the order that the user sees @throws CallError and the errors of `call` */
export async function moveRule(place: RulePlace, shown: readonly string[], to: Direction): Promise<void> {
  const { rule_id } = place;
  const now = await orderNow(place);
  const { neighbour, isMoved } = planMove({ shown, now, rule: rule_id, to });
  const isAgreed = neighbour !== undefined && (!isMoved || (await askMove({ shown, now, rule: rule_id, to })));
  if (!isAgreed) return refresh(EDIT, { ...place });
  await change(EDIT, { ...place, position: { [to === 'up' ? 'before' : 'after']: neighbour } });
}

interface Move {
  readonly shown: readonly string[];
  readonly now: readonly string[];
  readonly rule: string;
  readonly to: Direction;
}

/** The rule to pass, undefined if it is gone; `isMoved` if somebody else moved the rule or what is around it. */
export function planMove({ shown, now, rule, to }: Move): {
  readonly neighbour: string | undefined;
  readonly isMoved: boolean;
} {
  const at = shown.indexOf(rule);
  const passed = to === 'up' ? shown.slice(0, at).toReversed() : shown.slice(at + 1);
  const before = (order: readonly string[], other: readonly string[]): readonly string[] =>
    order
      .slice(0, order.indexOf(rule))
      .filter((id) => other.includes(id))
      .toSorted();
  return {
    neighbour: passed.find((id) => now.includes(id)),
    isMoved: !isEqual(before(shown, now), before(now, shown)),
  };
}

/** A position within the ruleset says where a rule goes only as long as nobody else adds or moves rules. */
function askMove({ shown, now, rule, to }: Move): Promise<boolean> {
  const neighbour = planMove({ shown, now, rule, to }).neighbour ?? rule;
  const others = now.filter((id) => id !== rule);
  const wanted = others.indexOf(neighbour) + (to === 'up' ? 1 : 2);
  const conflict = { name: 'position', read: shown.indexOf(rule) + 1, now: now.indexOf(rule) + 1, wanted };
  return askReview({ operation: EDIT, summary: 'Move a rule', fields: [], conflicts: [conflict], isBlind: false });
}

async function orderNow({ zone_id, ruleset_id }: RulePlace): Promise<readonly string[]> {
  const answer = succeeded(await ask('rulesets.get', { zone_id, ruleset_id }));
  const json = jsonOf(answer);
  const result = isObject(json) ? json.result : undefined;
  return itemsIn(result, 'rules').flatMap((rule) => (isObject(rule) ? [String(rule.id)] : []));
}
