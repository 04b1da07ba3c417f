/** Rulesets of accounts and zones: one entry point per phase, a version for every change, rules in order. */

import { isObject } from '@flarewire/schema';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { pathKey } from '../../routing/router.ts';
import { all, below, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { zonesOf } from '../zones/plan.ts';
import { MANAGED } from './managed.ts';
import { checkPeriods } from './rate-limits.ts';
import { checkCount, checkRule, keepRule, keepRules, place, type Ruleset } from './rules.ts';

const scopeOf = (context: Context): string => below(context, 'rulesets');
const versionsOf = (context: Context, id: string): string => below(context, 'rulesets', id, 'versions');
const levelOf = (context: Context): 'account' | 'zone' => (context.segments[0] === 'zones' ? 'zone' : 'account');
const entryKind = (context: Context): string => (levelOf(context) === 'zone' ? 'zone' : 'root');

/** Code not documented: that of an entry point that does not exist. */
const notThere = (what: string): Problem => problem(404, 10003, `could not find ${what}`);

function rulesetOf(context: Context & At<'ruleset_id'>): Ruleset {
  const id = context.path.ruleset_id;
  const managed = MANAGED.find((one) => one.id === id);
  if (managed !== undefined) return managed;
  return found<Ruleset>(context, scopeOf(context), id, () => notThere(`ruleset ${id.slice(0, 64)}`));
}

/** A ruleset that may be changed. */
function ownOf(context: Context & At<'ruleset_id'>): Ruleset {
  const ruleset = rulesetOf(context);
  // Code not documented.
  if (ruleset.kind === 'managed') throw problem(403, 20009, 'a managed ruleset cannot be changed');
  return ruleset;
}

const entryOf = (context: Context, phase: string): Ruleset | undefined =>
  all<Ruleset>(context, scopeOf(context)).find((one) => one.kind === entryKind(context) && one.phase === phase);

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/view/ */
function entryPoint(context: Context & At<'ruleset_phase'>): Ruleset {
  const phase = context.path.ruleset_phase;
  const entry = entryOf(context, phase);
  if (entry === undefined)
    throw problem(
      404,
      10003,
      `could not find entrypoint ruleset in the ${phase} phase at the ${levelOf(context)} level`,
    );
  return entry;
}

/** Creates the next version, stored permanently with the earlier ones. */
function save(context: Context, ruleset: Ruleset): Ruleset {
  checkCount(context, ruleset.rules.length, ruleset.phase);
  checkPeriods(context, ruleset.rules, ruleset.phase);
  checkExecuted(context, ruleset);
  const next: Ruleset = {
    ...ruleset,
    version: String(Number(ruleset.version) + 1),
    last_updated: context.now(),
  };
  keep(context, scopeOf(context), next.id, next);
  return keep(context, versionsOf(context, next.id), next.version, next);
}

/** Checks that executed rulesets exist and belong to the same phase. */
function checkExecuted(context: Context, ruleset: Ruleset): void {
  ruleset.rules.forEach((rule, index) => {
    const id = executed(rule);
    if (id === undefined) return;
    const target = MANAGED.find((one) => one.id === id) ?? read(context, scopeOf(context), id);
    const isWrong = target === undefined || target.phase !== ruleset.phase;
    // Code not documented.
    if (isWrong) throw problem(400, 20016, `could not find ruleset ${id}`, `/rules/${index}/action_parameters/id`);
  });
}

function executed({ action, action_parameters: parameters }: Fields): string | undefined {
  return action === 'execute' && isObject(parameters) && typeof parameters.id === 'string' ? parameters.id : undefined;
}

const sentRules = (context: Context): Fields[] | undefined => {
  const { rules } = fieldsOf(context);
  return Array.isArray(rules) ? rules.filter(isObject) : undefined;
};

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/create/ */
const create: Handler<'rulesets.create'> = (context) => {
  const body = fieldsOf(context);
  const kind = String(body.kind);
  const phase = String(body.phase);
  if (kind !== 'custom' && kind !== entryKind(context)) {
    const why = `it is not possible to create a ${kind} ruleset at the ${levelOf(context)} level`;
    throw problem(400, 20217, `'${kind}' is not a valid value for kind because ${why}`, '/kind');
  }
  if (kind !== 'custom' && entryOf(context, phase) !== undefined) {
    const why = `exceeded maximum number of ${kind} rulesets for phase ${phase}`;
    throw problem(400, 20217, `'${kind}' is not a valid value for kind because ${why}`, '/kind');
  }
  return show(context, save(context, fresh(context, { ...body, kind, phase })));
};

function fresh(context: Context, fields: Fields & { readonly kind: string; readonly phase: string }): Ruleset {
  return {
    id: context.sandbox.ids.hex(),
    name: fields.name ?? 'default',
    description: fields.description ?? '',
    kind: fields.kind,
    version: '0',
    phase: fields.phase,
    rules: keepRules(context, sentRules(context) ?? [], [], fields),
  };
}

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/update/ */
function update(context: Context, ruleset: Ruleset): Ruleset {
  const { name, description, kind, phase } = fieldsOf(context);
  for (const [field, value] of Object.entries({ kind, phase })) {
    if (value === undefined || value === ruleset[field]) continue;
    const message = `'${String(value)}' is not a valid value for ${field} because it cannot be changed`;
    throw problem(400, 20217, message, `/${field}`);
  }
  const sent = sentRules(context);
  return save(context, {
    ...ruleset,
    name: name ?? ruleset.name,
    description: description ?? ruleset.description,
    rules: sent === undefined ? ruleset.rules : keepRules(context, sent, ruleset.rules, ruleset),
  });
}

const updateEntry: Handler<'rulesets.phases.update'> = (context) => {
  const phase = context.path.ruleset_phase;
  const entry = entryOf(context, phase);
  const changed =
    entry === undefined
      ? save(context, fresh(context, { ...fieldsOf(context), kind: entryKind(context), phase }))
      : update(context, entry);
  return show(context, changed);
};

/** Scopes whose rulesets may execute one of this scope: itself, and the account's zones. */
function executors(context: Context): string[] {
  const own = scopeOf(context);
  if (levelOf(context) === 'zone') return [own];
  const zones = zonesOf(context, context.path.account_id ?? '');
  return [own, ...zones.map((zone) => pathKey(['zones', zone, 'rulesets']))];
}

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/delete/ */
const remove: Handler<'rulesets.delete'> = (context) => {
  const { id } = ownOf(context);
  const rulesets = executors(context).flatMap((scope) => all<Ruleset>(context, scope));
  const user = rulesets.find((one) => one.rules.some((rule) => executed(rule) === id));
  if (user !== undefined)
    throw problem(400, 20218, `the ruleset is in use: the ${user.kind} ruleset ${user.id} executes it`); // code not documented
  context.sandbox.store.remove(scopeOf(context), id);
  return null;
};

const SUMMARY = ['id', 'name', 'description', 'kind', 'version', 'last_updated', 'phase', 'source'];

function summaryOf<Result>(_context: Showing<Result>, ruleset: Fields): Result {
  const known = SUMMARY.filter((name) => ruleset[name] !== undefined).map((name) => [name, ruleset[name]]);
  return Object.fromEntries(known) as Result; // a ruleset without its rules
}

function versionOf(context: Context & At<'ruleset_version'>, ruleset: Ruleset): Ruleset {
  const version = context.path.ruleset_version;
  if (ruleset.kind === 'managed' && version === ruleset.version) return ruleset;
  const refusal = (): Problem => notThere(`version ${version.slice(0, 20)} of ruleset ${ruleset.id}`);
  return found<Ruleset>(context, versionsOf(context, ruleset.id), version, refusal);
}

function versions<Item>(context: Showing<Item>, ruleset: Ruleset): PageResult<Item> {
  const kept = ruleset.kind === 'managed' ? [ruleset] : all(context, versionsOf(context, ruleset.id));
  return context.page(kept, (one) => summaryOf(context, one));
}

/** The latest version gives way to the one before it; with the last one the ruleset is gone. */
const removeVersion: Handler<'rulesets.versions.delete'> = (context) => {
  const ruleset = ownOf(context);
  const { version } = versionOf(context, ruleset);
  const scope = versionsOf(context, ruleset.id);
  context.sandbox.store.remove(scope, version);
  const left = all(context, scope).toSorted((one, other) => Number(one.version) - Number(other.version));
  const latest = left.at(-1);
  if (latest === undefined) context.sandbox.store.remove(scopeOf(context), ruleset.id);
  else if (version === ruleset.version) keep(context, scopeOf(context), ruleset.id, latest);
  return null;
};

/** https://developers.cloudflare.com/ruleset-engine/managed-rulesets/: rules of a category. */
const byTag: Handler<'rulesets.versions.byTag.get'> = (context) => {
  const ruleset = versionOf(context, rulesetOf(context));
  const tag = context.path.rule_tag;
  return show(context, {
    ...ruleset,
    rules: ruleset.rules.filter((rule) => Array.isArray(rule.categories) && rule.categories.includes(tag)),
  });
};

/** Its rules were read by the contract when they were sent, and its other fields were set here. */
const show = <Result>(_context: Showing<Result>, ruleset: Ruleset): Result => ruleset as Result;

function ruleOf(context: Context & At<'rule_id'>, ruleset: Ruleset): Fields {
  const rule = ruleset.rules.find((one) => one.id === context.path.rule_id);
  if (rule === undefined) throw notThere(`rule ${(context.path.rule_id).slice(0, 64)} in ruleset ${ruleset.id}`);
  return rule;
}

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/add-rule/ */
const addRule: Handler<'rulesets.rules.create'> = (context) => {
  const ruleset = ownOf(context);
  const body = fieldsOf(context);
  checkRule(body, ruleset, '');
  checkRef(ruleset, body.ref, undefined);
  const rule = keepRule(context, body, undefined);
  return show(context, save(context, { ...ruleset, rules: place(ruleset.rules, rule, body.position) }));
};

function checkRef({ rules }: Ruleset, ref: unknown, own: unknown): void {
  if (ref === undefined || !rules.some((rule) => rule.ref === ref && rule.id !== own)) return;
  // Code not documented.
  throw problem(400, CODE.invalid, `'${String(ref)}' is not a valid value for ref because another rule has it`, '/ref');
}

/** A position alone moves the rule; all else is a definition that takes the place of the one before. */
const editRule: Handler<'rulesets.rules.edit'> = (context) => {
  const ruleset = ownOf(context);
  const old = ruleOf(context, ruleset);
  const { position, id: _, ...definition } = fieldsOf(context);
  const isMove = Object.keys(definition).length === 0 && position !== undefined;
  if (!isMove) checkRule(definition, ruleset, '');
  checkRef(ruleset, definition.ref, old.id);
  const rule = isMove ? old : keepRule(context, definition, old);
  return show(context, save(context, { ...ruleset, rules: place(ruleset.rules, rule, position) }));
};

/** https://developers.cloudflare.com/ruleset-engine/rulesets-api/delete-rule/ */
const removeRule: Handler<'rulesets.rules.delete'> = (context) => {
  const ruleset = ownOf(context);
  const { id } = ruleOf(context, ruleset);
  return show(context, save(context, { ...ruleset, rules: ruleset.rules.filter((rule) => rule.id !== id) }));
};

export const rulesets = {
  'rulesets.create': create,
  'rulesets.update': (context) => show(context, update(context, ownOf(context))),
  'rulesets.list': (context) =>
    context.page([...all(context, scopeOf(context)), ...MANAGED], (one) => summaryOf(context, one)),
  'rulesets.delete': remove,
  'rulesets.get': (context) => show(context, rulesetOf(context)),
  'rulesets.phases.update': updateEntry,
  'rulesets.phases.get': (context) => show(context, entryPoint(context)),
  'rulesets.phases.versions.list': (context) => versions(context, entryPoint(context)),
  'rulesets.phases.versions.get': (context) => show(context, versionOf(context, entryPoint(context))),
  'rulesets.rules.create': addRule,
  'rulesets.rules.delete': removeRule,
  'rulesets.rules.edit': editRule,
  'rulesets.versions.list': (context) => versions(context, rulesetOf(context)),
  'rulesets.versions.get': (context) => show(context, versionOf(context, rulesetOf(context))),
  'rulesets.versions.delete': removeVersion,
  'rulesets.versions.byTag.get': byTag,
} satisfies Handlers;
