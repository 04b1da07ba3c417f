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
function display(context: Context, rule: Rule) {
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
  show: shown,
  // Not documented of rules, but of the tests that they are chosen for.
  if (isTaken) throw conflict(`a rule named '${rule.name.slice(0, 64)}' already exists`, '/name');
  return context.fit(display(context, keep(context, ruleScope(context), rule.id, rule)));
}

const create: Handler<'zeroTrust.dex.rules.create'> = (context) => {
  const { name = '', match = '', description = '' } = fieldsOf(context);
  const times = { created_at: context.now(), updated_at: context.now() };
  return write(context, { id: context.sandbox.ids.uuid(), name, match, description, ...times });
};

const update: Handler<'zeroTrust.dex.rules.update'> = (context) =>
  write(context, { ...ruleOf(context, context.path.rule_id), ...fieldsOf(context), updated_at: context.now() });

const list: Handler<'zeroTrust.dex.rules.list'> = (context) => {
  const { name, sort_by = 'name', sort_order = 'ASC' } = context.query;
  const isDescending = sort_order.toUpperCase() === 'DESC';
  if (name === undefined)
    return pageOf<Rule, ReturnType<typeof display>>(
      context,
      ruleScope(context),
      (rule) => display(context, rule),
      isDescending,
      sort_by,
    );
  const rules = all<Rule>(context, ruleScope(context)).filter((rule) => mentions(name, rule.name));
  return context.page(ordered(rules, sort_by, sort_order), (rule) => display(context, rule));
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
  'zeroTrust.dex.rules.get': (context) => context.fit(display(context, ruleOf(context, context.path.rule_id))),
} satisfies Handlers;
