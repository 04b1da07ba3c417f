/** Flagship: apps with flags, what was changed of them, and what they are for whom. https://developers.cloudflare.com/flagship/ */
import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { problem } from '../../problem.ts';
import { userOf } from '../accounts/members.ts';
import { collection } from '../shared/collection.ts';
import { all, below, countOf, type Fields, fieldsOf, keep } from '../shared/fields.ts';
import { invalid, missing } from '../shared/refusals.ts';
import { evaluate, isOperator } from './evaluate.ts';

/** https://developers.cloudflare.com/flagship/reference/limits/ */
const LIMITS = { apps: 10_000, flags: 5000, depth: 6 };
const FULL = 10_001; // code not documented

const full = (what: string) => (most: number) => problem(403, FULL, `The limit of ${most} ${what} is reached.`);

const touched = (context: Context): Fields => ({ updated_at: context.now(), updated_by: userOf(context).email });

const apps = collection({
  what: 'app',
  scope: ['flagship', 'apps'],
  param: 'app_id',
  id: ['id', 'uuid'],
  unique: ['name'],
  most: LIMITS.apps,
  full: full('apps'),
  created: ['created_at'],
  read: (context, { name }) => ({ name, ...touched(context) }),
  deleted: ['id'],
});

const inApp = (context: Context, what: 'flags' | 'changelog'): string =>
  below(context, 'flagship', 'apps', String(apps.find(context).id), what);

const flags = collection({
  what: 'flag',
  scope: (context) => inApp(context, 'flags'),
  param: 'flag_key',
  id: ['key', 'given'],
  most: LIMITS.flags,
  full: full('flags'),
  defaults: { description: null },
  read: (context, body) => ({ ...body, ...touched(context) }),
  check: (_context, flag) => checkFlag(flag),
  leaving: (context, flag) => noted(context, { event: 'delete', flag_key: flag.key, after: flag }),
  deleted: ['key'],
});

/** A flat list has a depth of one. */
function depthOf(condition: unknown): number {
  if (!isObject(condition)) return 0;
  if (!Array.isArray(condition.clauses)) {
    if (!isOperator(condition.operator))
      throw invalid(`'${String(condition.operator).slice(0, 60)}' is not an operator`, '/rules');
    return 0;
  }
  return 1 + Math.max(0, ...condition.clauses.map(depthOf));
}

/** Values are of one type, and what is served is one of them. https://developers.cloudflare.com/flagship/concepts/ */
function checkFlag({ default_variation, variations, rules }: Fields): void {
  const values = isObject(variations) ? variations : {};
  const isKnown = (name: unknown): boolean => Object.hasOwn(values, String(name));
  if (!isKnown(default_variation))
    throw invalid(
      `default_variation '${String(default_variation).slice(0, 60)}' is not a variation`,
      '/default_variation',
    );
  const types = new Set(Object.values(values).map(typeOf));
  if (types.size > 1) throw invalid(`Variations are of one type, not ${[...types].join(' and ')}`, '/variations');
  const priorities: unknown[] = [];
  (Array.isArray(rules) ? rules : []).filter(isObject).forEach((rule, index) => {
    const pointer = `/rules/${index}`;
    if (!isKnown(rule.serve_variation))
      throw invalid(`'${String(rule.serve_variation).slice(0, 60)}' is not a variation`, `${pointer}/serve_variation`);
    if (priorities.includes(rule.priority))
      throw invalid(`Two rules have the priority ${String(rule.priority)}`, `${pointer}/priority`);
    priorities.push(rule.priority);
    const depth = 1 + Math.max(0, ...(Array.isArray(rule.conditions) ? rule.conditions : []).map(depthOf));
    if (depth > LIMITS.depth)
      throw invalid(`Conditions are nested ${depth} levels deep, and at most ${LIMITS.depth}`, `${pointer}/conditions`);
  });
}

const typeOf = (value: unknown): 'boolean' | 'string' | 'number' | 'json' => {
  const type = typeof value;
  return type === 'boolean' || type === 'string' || type === 'number' ? type : 'json';
};

function noted(context: Context, entry: Fields): void {
  const scope = inApp(context, 'changelog');
  const number = countOf(context, scope);
  keep(context, scope, String(number), { ...entry, number });
}

const createFlag: Handler<'flagship.apps.flags.create'> = (context) => {
  const body: Fields = { ...fieldsOf(context) };
  const [value] = Object.values(isObject(body.variations) ? body.variations : {});
  const flag = flags.add(context, { type: typeOf(value), ...body });
  noted(context, { event: 'create', flag_key: flag.key, after: flag });
  return context.fit(flag);
};

/** Fields that differ between two versions. */
function diffOf(before: Fields, after: Fields): Fields {
  const names = Object.keys(after).filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
  return Object.fromEntries(names.map((name) => [name, { from: before[name] ?? null, to: after[name] }]));
}

const updateFlag: Handler<'flagship.apps.flags.update'> = (context) => {
  const { flag_key } = context.path;
  const before = flags.find(context);
  const body: Fields = { ...fieldsOf(context) };
  if (body.key !== flag_key) throw invalid(`The key '${flag_key}' cannot be changed`, '/key');
  const after = flags.change(context, before, body);
  noted(context, { event: 'update', flag_key, after, diff: diffOf(before, after) });
  return context.fit(after);
};

/** Stays when the flag is gone; the newest first. */
const changelog: Handler<'flagship.apps.flags.changelog.list'> = (context) => {
  const rows = all(context, inApp(context, 'changelog')).filter(({ flag_key }) => flag_key === context.path.flag_key);
  if (rows.length === 0) throw missing('flag');
  return context.page(rows.reverse(), (one) => context.fit(one));
};

function evaluated(context: Context & At<'app_id'>, key: string, about: Fields) {
  const flag = flags.named(context, key);
  const bucket = `${context.path.account_id}/${String(apps.find(context).id)}/${key}`;
  return evaluate(flag, bucket, about, context.sandbox.random);
}

/** All other query parameters are the context. */
const evaluateGet: Handler<'flagship.apps.evaluate.get'> = (context) => {
  const about = Object.fromEntries([...context.url.searchParams].filter(([name]) => name !== 'flagKey'));
  return context.fit(evaluated(context, String(context.query.flagKey), about));
};

const evaluatePost: Handler<'flagship.apps.evaluate.create'> = (context) => {
  const { flagKey = '', context: about } = fieldsOf(context);
  return context.fit(evaluated(context, flagKey, { ...about }));
};

export const flagship = {
  'flagship.apps.create': apps.create,
  'flagship.apps.update': apps.edit,
  'flagship.apps.list': (context) => new PageResult(apps.items(context).map((one) => context.fit(one))),
  'flagship.apps.get': apps.get,
  'flagship.apps.delete': apps.remove,
  'flagship.apps.flags.create': createFlag,
  'flagship.apps.flags.update': updateFlag,
  'flagship.apps.flags.list': flags.list,
  'flagship.apps.flags.get': flags.get,
  'flagship.apps.flags.delete': flags.remove,
  'flagship.apps.flags.changelog.list': changelog,
  'flagship.apps.evaluate.get': evaluateGet,
  'flagship.apps.evaluate.create': evaluatePost,
} satisfies Handlers;
