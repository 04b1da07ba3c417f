/** Snippets: modules that are given back byte by byte, and the rules that run them. */

// Codes of snippets are not documented.

import { isObject } from '@flarewire/schema';
import type { Part } from '../../handler/body.ts';
import type { At, Context, Showing } from '../../handler/context.ts';
import type { ContextOf, Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { printMultipart } from '../../http/multipart.ts';
import { CODE, notFound, problem } from '../../problem.ts';
import type { Sandbox } from '../../state/sandbox.ts';
import { below, countOf, type Fields, fieldsOf, found, keep, read } from '../shared/fields.ts';
import { pageOf } from '../shared/pages.ts';
import { invalid } from '../shared/refusals.ts';
import { byPlan, planOf } from '../zones/plan.ts';

/** https://developers.cloudflare.com/rules/snippets/#availability; the free plan, which has none, is held to the next. */
export const MAX = byPlan(25, 25, 50, 300);

/** https://developers.cloudflare.com/rules/snippets/#limits */
const MAX_BYTES = 32 * 1024;

const NAME = /^[a-z0-9_]{1,50}$/;

const snippetsOf = (context: Context): string => below(context, 'snippets');
const rulesOf = (context: Context): string => below(context, 'snippets', 'snippet_rules');

export interface StoredSnippet extends Fields {
  readonly snippet_name: string;
  readonly modules: readonly { readonly name: string; readonly type: string; readonly base64: string }[];
}

function snippetOf(context: Context & At<'snippet_name'>): StoredSnippet {
  const name = context.path.snippet_name;
  return found(context, snippetsOf(context), name, () => notFound('snippet')) as StoredSnippet; // stored only by put
}

/** https://developers.cloudflare.com/rules/snippets/create-api/ */
const put: Handler<'snippets.update'> = (context) => {
  const name = context.path.snippet_name;
  if (!NAME.test(name)) throw invalid('snippet_name: use lower case letters, digits and underscores', '/snippet_name');
  const { metadata } = fieldsOf(context);
  const main = isObject(metadata) ? metadata.main_module : undefined;
  const files = context.parts.filter((part) => part.name !== 'metadata');
  if (!files.some((part) => nameOf(part) === main))
    throw invalid(`main_module '${String(main).slice(0, 100)}' is not among the files`, '/metadata/main_module');
  const size = files.reduce((sum, part) => sum + part.bytes.length, 0);
  if (size > MAX_BYTES) throw invalid(`The snippet is larger than ${MAX_BYTES} bytes`);
  const before = read(context, snippetsOf(context), name);
  const most = MAX[planOf(context)];
  if (before === undefined && countOf(context, snippetsOf(context)) >= most)
    throw problem(403, CODE.invalid, `The limit of ${most} snippets is reached`);
  const snippet: StoredSnippet = {
    snippet_name: name,
    created_on: before?.created_on ?? context.now(),
    modified_on: context.now(),
    main_module: main,
    modules: files.map((part) => ({
      name: nameOf(part),
      type: part.type ?? 'application/javascript+module',
      base64: Buffer.from(part.bytes).toString('base64'),
    })),
  };
  return show(context, keep(context, snippetsOf(context), name, snippet));
};

/** A file is named by its file name, or else by its part. */
const nameOf = (part: Part): string => part.filename ?? part.name;

function show<Result>(context: Showing<Result>, { modules: _, ...snippet }: Fields): Result {
  return context.fit(snippet);
}

const BOUNDARY = 'flarewire-snippet-7d9f3c1b';

/** A form of all modules, as they came. */
const content: Handler<'snippets.content.get'> = (context) => {
  const parts = snippetOf(context).modules.map(({ name, type, base64 }) => ({
    name,
    filename: name,
    type,
    bytes: Buffer.from(base64, 'base64'),
  }));
  return new Reply(printMultipart(parts, BOUNDARY), `multipart/form-data; boundary=${BOUNDARY}`);
};

type Rule = ResultOf<'snippets.rules.list'>;

/** Snippets of enabled rules, in order. */
export function snippetsInForce(sandbox: Sandbox, zone: string): { rule: Partial<Rule>; snippet: StoredSnippet }[] {
  const at = { sandbox, segments: ['zones', zone] };
  const kept = read<{ rules: Rule[] }>(at, below(at, 'snippets', 'snippet_rules'), '')?.rules ?? [];
  return kept
    .filter(({ enabled }) => enabled === true)
    .flatMap((rule) => {
      const snippet = read<StoredSnippet>(at, below(at, 'snippets'), String(rule.snippet_name));
      return snippet === undefined ? [] : [{ rule, snippet }];
    });
}

const rules = (context: Context): Rule[] => read<{ rules: Rule[] }>(context, rulesOf(context), '')?.rules ?? [];

/** Replaces all rules, in order; each references an existing snippet. */
function putRules(context: ContextOf<'snippets.rules.update'>): Rule[] {
  const { rules: sent = [] } = fieldsOf(context);
  const before = rules(context);
  const kept = sent.map((rule, index) => {
    const { snippet_name = '' } = rule;
    if (read(context, snippetsOf(context), snippet_name) === undefined) {
      const message = `there is no snippet '${snippet_name.slice(0, 64)}'`;
      throw invalid(message, `/rules/${index}/snippet_name`);
    }
    const sentId = 'id' in rule ? rule.id : undefined; // which the contract does not name
    const id = before.find((one) => one.id === sentId)?.id ?? context.sandbox.ids.hex();
    return { description: '', enabled: false, ...rule, id, last_updated: context.now() };
  });
  keep(context, rulesOf(context), '', { rules: kept });
  return kept;
}

const remove: Handler<'snippets.delete'> = (context) => {
  const { snippet_name: name } = snippetOf(context);
  if (rules(context).some((rule) => rule.snippet_name === name))
    throw invalid(`the snippet '${name}' is in use: remove the rules that run it first`);
  context.sandbox.store.remove(snippetsOf(context), name);
  return null;
};

export const snippets = {
  'snippets.update': put,
  'snippets.list': (context) => pageOf(context, snippetsOf(context), (one) => show(context, one)),
  'snippets.get': (context) => show(context, snippetOf(context)),
  'snippets.delete': remove,
  'snippets.content.get': content,
  'snippets.rules.update': (context) => context.page(putRules(context)),
  'snippets.rules.list': (context) => context.page(rules(context)),
  'snippets.rules.get': (context) => context.page(rules(context)),
  'snippets.rules.delete': (context) => {
    keep(context, rulesOf(context), '', { rules: [] });
    return context.page([]);
  },
} satisfies Handlers;
