/** Rules that pick the devices of a test: https://developers.cloudflare.com/cloudflare-one/insights/dex/rules/ */
import type { Context } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { collection } from '../../shared/collection.ts';
import { all, below, type Fields, keep } from '../../shared/fields.ts';
import { mentions, ordered } from '../../shared/lists.ts';
import { pageOf } from '../../shared/pages.ts';
import { conflict } from '../../shared/refusals.ts';
import { type Test, testsOf } from './results.ts';

const ruleScope = (context: Context): string => below(context, 'dex', 'rules');

const isFor = (test: Test, rule: unknown): boolean => (test.target_policies ?? []).some(({ id }) => id === rule);

interface Rule extends Fields {
  readonly id: string;
  readonly name: string;
  readonly match: string;
  readonly created_at: string;
}

/** A rule shows the tests that use it. */
function display<Item extends Fields>(context: Context, rule: Item) {
  const targeted_tests = testsOf(context)
    .filter((test) => isFor(test, rule.id))
    .map(({ data: { host, kind }, enabled, name, test_id }) => ({ data: { host, kind }, enabled, name, test_id }));
  return { ...rule, targeted_tests };
}

const rules = collection({
  what: 'rule',
  scope: ruleScope,
  param: 'rule_id',
  id: ['id', 'uuid'],
  unique: ['name'],
  defaults: { name: '', match: '', description: '' },
  created: ['created_at'],
  modified: ['updated_at'],
  show: display,
  // Not documented of rules, but of the tests that they are chosen for.
  taken: (_names, { name }) => conflict(`a rule named '${String(name).slice(0, 64)}' already exists`, '/name'),
});

const list: Handler<'zeroTrust.dex.rules.list'> = (context) => {
  const { name, sort_by = 'name', sort_order = 'ASC' } = context.query;
  const isDescending = sort_order.toUpperCase() === 'DESC';
  if (name === undefined)
    return pageOf(context, ruleScope(context), (rule: Rule) => display(context, rule), isDescending, sort_by);
  const found = all<Rule>(context, ruleScope(context)).filter((rule) => mentions(name, rule.name));
  return context.page(ordered(found, sort_by, sort_order), (rule) => display(context, rule));
};

/** A rule that is deleted is taken out of the tests that named it. */
const remove: Handler<'zeroTrust.dex.rules.delete'> = (context) => {
  const rule = rules.find(context);
  for (const test of testsOf(context).filter((one) => isFor(one, rule.id))) {
    const target_policies: readonly Fields[] = (test.target_policies ?? []).filter((one) => one.id !== rule.id);
    keep(context, below(context, 'dex', 'devices', 'dex_tests'), test.test_id, { ...test, target_policies });
  }
  rules.drop(context, rule);
  return true;
};

export const dexRules = {
  'zeroTrust.dex.rules.create': rules.create,
  'zeroTrust.dex.rules.update': rules.edit,
  'zeroTrust.dex.rules.list': list,
  'zeroTrust.dex.rules.delete': remove,
  'zeroTrust.dex.rules.get': rules.get,
} satisfies Handlers;
