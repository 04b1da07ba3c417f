/** Rules that pick the devices of a test: https://developers.cloudflare.com/cloudflare-one/insights/dex/rules/ */
import type { Context, Showing } from '../../../handler/context.ts';
import type { Handler, Handlers } from '../../../handler/handlers.ts';
import { all, bearing, below, type Fields, fieldsOf, found, keep } from '../../shared/fields.ts';
import { mentions, ordered } from '../../shared/lists.ts';
import { pageOf } from '../../shared/pages.ts';
import { conflict, missing } from '../../shared/refusals.ts';
import { type Test, testsOf } from './results.ts';

interface Rule {
  readonly id: string;
  readonly name: string;
  readonly match: string;
  readonly description?: string;
  readonly created_at: string;
  readonly updated_at: string;
}

const ruleScope = (context: Context): string => below(context, 'dex', 'rules');

const ruleOf = (context: Context, id: string): Rule =>
  found<Rule>(context, ruleScope(context), id, () => missing(`rule '${id.slice(0, 64)}'`, '/rule_id'));

const isFor = (test: Test, rule: string): boolean => (test.target_policies ?? []).some(({ id }) => id === rule);

/** A rule shows the tests that use it. */
function shown(context: Context, rule: Rule) {
  const targeted_tests = testsOf(context)
    .filter((test) => isFor(test, rule.id))
    .map(({ data: { host, kind }, enabled, name, test_id }) => ({ data: { host, kind }, enabled, name, test_id }));
  return { ...rule, targeted_tests };
}

function write<Result>(context: Showing<Result>, rule: Rule): Result {
  const isTaken = bearing<Rule>(context, ruleScope(context), 'name', rule.name).some((one) => one.id !== rule.id);
  // Not documented of rules, but of the tests that they are chosen for.
  if (isTaken) throw conflict(`a rule named '${rule.name.slice(0, 64)}' already exists`, '/name');
  return context.fit(shown(context, keep(context, ruleScope(context), rule.id, rule)));
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
    return pageOf<Rule, ReturnType<typeof shown>>(
      context,
      ruleScope(context),
      (rule) => shown(context, rule),
      isDescending,
      sort_by,
    );
  const rules = all<Rule>(context, ruleScope(context)).filter((rule) => mentions(name, rule.name));
  return context.page(ordered(rules, sort_by, sort_order), (rule) => shown(context, rule));
};

/** A rule that is deleted is taken out of the tests that named it. */
const remove: Handler<'zeroTrust.dex.rules.delete'> = (context) => {
  const { id } = ruleOf(context, context.path.rule_id);
  for (const test of testsOf(context).filter((one) => isFor(one, id))) {
    const target_policies: readonly Fields[] = (test.target_policies ?? []).filter((one) => one.id !== id);
    keep(context, below(context, 'dex', 'devices', 'dex_tests'), test.test_id, { ...test, target_policies });
  }
  context.sandbox.store.remove(ruleScope(context), id);
  return true;
};

export const dexRules = {
  'zeroTrust.dex.rules.create': create,
  'zeroTrust.dex.rules.update': update,
  'zeroTrust.dex.rules.list': list,
  'zeroTrust.dex.rules.delete': remove,
  'zeroTrust.dex.rules.get': (context) => context.fit(shown(context, ruleOf(context, context.path.rule_id))),
} satisfies Handlers;
