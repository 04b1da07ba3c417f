/** Zaraz: every change of the configuration is kept, and one that is not live waits to be published. */

import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { ContextOf, Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { PageResult } from '../../handler/page-result.ts';
import { notFound, problem } from '../../problem.ts';
import { userOf } from '../accounts/members.ts';
import { all, below, type Fields, fieldsOf, keep, read } from '../shared/fields.ts';
import { zoneOf } from '../zones/state.ts';

const scopeOf = (context: Context, what: string): string => below(context, 'settings', 'zaraz', what);

type Workflow = ResultOf<'zaraz.workflow.get'>;

interface State {
  readonly workflow?: Workflow;
  readonly draft?: Fields;
  readonly live?: Fields;
}

const stateOf = (context: Context): State => {
  zoneOf(context);
  return read(context, scopeOf(context, 'state'), '') ?? {};
};

const change = (context: Context, fields: State): State =>
  keep(context, scopeOf(context, 'state'), '', { ...stateOf(context), ...fields });

const workflow = (context: Context): Workflow => stateOf(context).workflow ?? 'realtime';

/** Initial configuration of a zone. https://developers.cloudflare.com/zaraz/advanced/using-jsonata/ */
function defaults(): Fields {
  return {
    dataLayer: true,
    debugKey: 'local-debug-key',
    historyChange: true,
    settings: { autoInjectScript: true },
    tools: {},
    triggers: {},
    variables: {},
    zarazVersion: 44,
  };
}

const config = (context: Context): Fields => stateOf(context).draft ?? defaults();

/** https://developers.cloudflare.com/zaraz/history/versions/ */
function keepVersion(context: Context, value: Fields, description: string): Fields {
  const history = all(context, scopeOf(context, 'history'));
  const id = history.length + 1;
  const now = context.now();
  keep(context, scopeOf(context, 'history'), String(id), {
    id,
    config: value,
    description,
    createdAt: now,
    updatedAt: now,
    userId: userOf(context).id,
  });
  // In the realtime workflow, a saved change is live immediately.
  change(context, { draft: value, ...(workflow(context) === 'realtime' ? { live: value } : {}) });
  return value;
}

const restore: Handler<'zaraz.history.update'> = (context) => {
  zoneOf(context);
  const entry = read(context, scopeOf(context, 'history'), String(context.body));
  if (entry === undefined || !isObject(entry.config)) throw notFound('configuration');
  return context.fit(keepVersion(context, entry.config, `Restored version ${String(entry.id)}`));
};

type Entry = ResultOf<'zaraz.history.list'>;

function history(context: ContextOf<'zaraz.history.list'>): PageResult<Entry> {
  zoneOf(context);
  const { limit, offset, sortOrder } = context.query;
  const entries = all<Entry & { readonly config: unknown }>(context, scopeOf(context, 'history'));
  if (sortOrder !== 'ASC') entries.reverse();
  const from = offset ?? 0;
  const cut = entries.slice(from, limit === undefined ? undefined : from + limit);
  return new PageResult(cut.map(({ config: _, ...entry }) => entry));
}

const configs: Handler<'zaraz.history.configs.get'> = (context) => {
  zoneOf(context);
  const { ids } = context.query;
  const wanted = (Array.isArray(ids) ? ids : [ids]).map(String);
  const found = all(context, scopeOf(context, 'history')).filter(({ id }) => wanted.includes(String(id)));
  return context.fit(Object.fromEntries(found.map((entry) => [String(entry.id), entry])));
};

/** https://developers.cloudflare.com/zaraz/history/preview-mode/ */
const publish: Handler<'zaraz.publish.create'> = (context) => {
  zoneOf(context);
  if (workflow(context) !== 'preview')
    throw problem(400, 1001, 'Only in the preview workflow is there anything to publish.'); // code not documented
  change(context, { live: config(context) });
  return 'Config has been published successfully';
};

const live = (context: Context): Fields => stateOf(context).live ?? defaults();

export const zaraz = {
  'zaraz.config.get': (context) => context.fit(config(context)),
  'zaraz.config.update': (context) => {
    zoneOf(context);
    return context.fit(keepVersion(context, fieldsOf(context), 'Updated configuration'));
  },
  'zaraz.default.get': (context) => {
    zoneOf(context);
    return context.fit(defaults());
  },
  'zaraz.export.get': (context) => context.fit(live(context)),
  'zaraz.history.list': history,
  'zaraz.history.update': restore,
  'zaraz.history.configs.get': configs,
  'zaraz.publish.create': publish,
  'zaraz.workflow.get': workflow,
  'zaraz.update': (context) => {
    change(context, { workflow: context.body === 'preview' ? 'preview' : 'realtime' });
    return workflow(context);
  },
} satisfies Handlers;
