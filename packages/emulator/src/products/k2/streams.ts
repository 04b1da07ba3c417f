/** Streams of K2: their settings alone, as records are produced and consumed elsewhere. https://developers.cloudflare.com/k2/ */
import { isObject } from '@flarewire/schema';
import type { At, Context } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import { holds } from '../../holds.ts';
import { problem } from '../../problem.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';
import { conflict, invalid, missing } from '../shared/refusals.ts';

/** https://developers.cloudflare.com/k2/platform/limits/#streams */
const MAX_STREAMS = 20;
const RETENTION = 604_800;

// Codes of the refusals of this file are not documented.

const scopeOf = (context: Context): string => below(context, 'k2', 'streams');

const isEnabled = (input: unknown): boolean => isObject(input) && input.enabled === true;

const create: Handler<'undocumented.k2Streams.create'> = (context) => {
  const body = fieldsOf(context);
  const { name, retention_seconds = RETENTION, worker_binding = { enabled: false } } = body;
  if (!isEnabled(body.http) && !isEnabled(worker_binding))
    throw invalid('at least one of http and worker_binding must be enabled');
  const scope = scopeOf(context);
  if (bearing(context, scope, 'name', name).length > 0)
    throw conflict(`a stream '${String(name)}' already exists`, '/name');
  if (countOf(context, scope) >= MAX_STREAMS) throw problem(403, 1004, `an account has at most ${MAX_STREAMS} streams`);
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  const http: Fields = isEnabled(body.http) ? { authentication: true, ...Object(body.http) } : { enabled: false };
  const endpoint = isEnabled(http) ? { endpoint: `https://${id}.k2.cloudflarestorage.com/produce` } : {};
  const stream = { id, name, retention_seconds, ...endpoint, http, worker_binding, created_at: now, modified_at: now };
  return context.fit(keep(context, scope, id, stream));
};

const streamOf = (context: Context & At<'stream_id'>): Fields =>
  found(context, scopeOf(context), context.path.stream_id, () => missing('stream', '/stream_id'));

const list: Handler<'undocumented.k2Streams.list'> = (context) => {
  const { name, page = 1, per_page = 25 } = context.query;
  const streams = all(context, scopeOf(context)).filter(
    (one) => name === undefined || holds(String(one.name).toLowerCase(), name.toLowerCase()),
  );
  return context.fit(streams.slice((page - 1) * per_page, page * per_page));
};

const remove: Handler<'undocumented.k2Streams.delete'> = (context) => {
  context.sandbox.store.remove(scopeOf(context), String(streamOf(context).id));
  return {};
};

export const k2Streams = {
  'undocumented.k2Streams.create': create,
  'undocumented.k2Streams.list': list,
  'undocumented.k2Streams.get': (context) => context.fit(streamOf(context)),
  'undocumented.k2Streams.delete': remove,
} satisfies Handlers;
