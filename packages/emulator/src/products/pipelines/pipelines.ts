/** Pipelines: streams and sinks with unique names, and SQL that references them. */

import { isObject } from '@flarewire/schema';
import type { Context, Showing } from '../../handler/context.ts';
import type { Handler, Handlers } from '../../handler/handlers.ts';
import type { PageResult } from '../../handler/page-result.ts';
import { CODE, type Problem, problem } from '../../problem.ts';
import { all, bearing, below, countOf, type Fields, fieldsOf, found, keep } from '../shared/fields.ts';

// The documents name no codes for pipelines: those below are the API's common ones.

type Kind = 'streams' | 'sinks' | 'pipelines';

const scopeOf = (context: Context, kind: Kind): string => below(context, 'pipelines', 'v1', kind);
const KEYS: Readonly<Record<Kind, string>> = { streams: 'stream_id', sinks: 'sink_id', pipelines: 'pipeline_id' };
/** https://developers.cloudflare.com/pipelines/platform/limits/ */
const LIMIT = 20;

function itemOf(context: Context, kind: Kind): Fields {
  const key = KEYS[kind];
  const refusal = (): Problem => problem(404, CODE.notFound, `${key.replace('_id', '')} not found`, `/${key}`);
  return found(context, scopeOf(context, kind), context.path[key] ?? '', refusal);
}

const named = (context: Context, kind: Kind, name: string): Fields | undefined =>
  bearing(context, scopeOf(context, kind), 'name', name)[0];

/** Names are tables to SQL: of letters, digits and underscores, and one thing each. */
function add(context: Context, kind: Kind, fields: Fields): Fields {
  const name = String(fields.name);
  if (!/^[A-Za-z_]\w{0,127}$/.test(name))
    throw problem(
      400,
      CODE.invalid,
      'The name must have letters, digits and underscores only, no digit first',
      '/name',
    );
  if (named(context, kind, name) !== undefined)
    throw problem(409, CODE.conflict, `The name '${name}' is taken by one of the ${kind}`, '/name');
  if (countOf(context, scopeOf(context, kind)) >= LIMIT)
    throw problem(403, CODE.invalid, `The limit of ${LIMIT} ${kind} is reached`);
  const [id, now] = [context.sandbox.ids.hex(), context.now()];
  return keep(context, scopeOf(context, kind), id, { ...fields, id, created_at: now, modified_at: now });
}

/** https://developers.cloudflare.com/pipelines/streams/manage-streams/ */
const createStream: Handler<'pipelines.streams.create'> = (context) => {
  const { name, format, schema, http, worker_binding } = fieldsOf(context);
  const stream = add(context, 'streams', {
    name,
    version: 1,
    format: format ?? { type: 'json' },
    http: { enabled: true, authentication: false, ...http },
    worker_binding: worker_binding ?? { enabled: true },
    ...(schema === undefined ? {} : { schema }),
  });
  const endpoint = `https://${String(stream.id)}.ingest.cloudflare.com`;
  return context.fit(keep(context, scopeOf(context, 'streams'), String(stream.id), { ...stream, endpoint }));
};

const updateStream: Handler<'pipelines.streams.update'> = (context) => {
  const stream = itemOf(context, 'streams');
  const { http = stream.http, worker_binding = stream.worker_binding } = fieldsOf(context);
  const changes = { http, worker_binding, version: Number(stream.version) + 1, modified_at: context.now() };
  return context.fit(keep(context, scopeOf(context, 'streams'), String(stream.id), { ...stream, ...changes }));
};

/** Credentials of the bucket or the catalog are not stored. */
const createSink: Handler<'pipelines.sinks.create'> = (context) => {
  const { name, type, config, format, schema } = fieldsOf(context);
  if (config === undefined) throw problem(400, CODE.invalid, 'a sink needs a config', '/config');
  const { credentials: _, token: __, ...sent }: Fields = isObject(config) ? { ...config } : {};
  const open = { account_id: context.path.account_id, ...sent };
  const shape = { format: format ?? { type: 'json' }, ...(schema === undefined ? {} : { schema }) };
  return context.fit(add(context, 'sinks', { name, type, config: open, ...shape }));
};

interface Tables {
  readonly sinks: readonly Fields[];
  readonly streams: readonly Fields[];
}

function names(sql: string, pattern: RegExp): string[] {
  return [...sql.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** https://developers.cloudflare.com/pipelines/sql-reference/ ; the code was seen for unknown tables and for no SQL. */
const NO_TABLE = 1014;

/** The tables that SQL names, as far as a look tells; it is not run. https://developers.cloudflare.com/pipelines/sql-reference/ */
function tablesOf(context: Context, sql: string): Tables {
  const targets = names(sql, /\binsert\s+into\s+"?(\w+)/gi);
  if (targets.length === 0)
    throw problem(400, NO_TABLE, 'The SQL must be INSERT INTO a sink SELECT … FROM a stream', '/sql');
  const own = new Set(names(sql, /\b(\w+)\s+as\s+\(/gi)); // WITH name AS ( … )
  const sources = names(sql, /\b(?:from|join)\s+"?(\w+)/gi).filter((name) => !own.has(name));
  const resolve = (kind: Kind, name: string): Fields => {
    const item = named(context, kind, name);
    if (item === undefined)
      throw problem(400, NO_TABLE, `Table '${name}' not found: it is none of the ${kind}`, '/sql');
    return item;
  };
  return {
    sinks: [...new Set(targets)].map((name) => resolve('sinks', name)),
    streams: [...new Set(sources)].map((name) => resolve('streams', name)),
  };
}

function listed({ sinks, streams }: Tables): Fields[] {
  const row = (type: string, { id, name, version }: Fields): Fields => ({
    id,
    name,
    type,
    version: version ?? 1,
    latest: version ?? 1,
  });
  return [...streams.map((stream) => row('stream', stream)), ...sinks.map((sink) => row('sink', sink))];
}

const create: Handler<'pipelines.createV1'> = (context) => {
  const { name, sql } = fieldsOf(context);
  const tables = listed(tablesOf(context, String(sql)));
  return context.fit(add(context, 'pipelines', { name, sql, status: 'running', tables }));
};

const validateSql: Handler<'pipelines.validateSql'> = (context) => {
  const tables = listed(tablesOf(context, String(fieldsOf(context).sql)));
  return context.fit({ tables: Object.fromEntries(tables.map((table) => [String(table.name), table])) });
};

function usersOf(context: Context, id: unknown): Fields[] {
  return all(context, scopeOf(context, 'pipelines')).filter(
    ({ tables }) => Array.isArray(tables) && tables.some((table) => isObject(table) && table.id === id),
  );
}

/** A stream or sink that a pipeline uses stays, unless by force. */
function remove(context: Context, kind: Kind): null {
  const id = context.path[KEYS[kind]] ?? '';
  const [user] = usersOf(context, id);
  if (user !== undefined && context.query.force !== 'true')
    throw problem(409, CODE.conflict, `It is used by the pipeline '${String(user.name)}': delete that first`);
  context.sandbox.store.remove(scopeOf(context, kind), String(id));
  return null;
}

function list<Item>(context: Showing<Item>, kind: Kind): PageResult<Item> {
  const { name, pipeline_id } = context.query;
  const items = all(context, scopeOf(context, kind)).filter(
    (item) =>
      (name === undefined || item.name === name) &&
      (pipeline_id === undefined || usersOf(context, item.id).some(({ id }) => id === pipeline_id)),
  );
  return context.page(items, (item) => context.fit(item));
}

export const pipelines = {
  'pipelines.streams.create': createStream,
  'pipelines.streams.update': updateStream,
  'pipelines.streams.list': (context) => list(context, 'streams'),
  'pipelines.streams.get': (context) => context.fit(itemOf(context, 'streams')),
  'pipelines.streams.delete': (context) => remove(context, 'streams'),
  'pipelines.sinks.create': createSink,
  'pipelines.sinks.list': (context) => list(context, 'sinks'),
  'pipelines.sinks.get': (context) => context.fit(itemOf(context, 'sinks')),
  'pipelines.sinks.delete': (context) => remove(context, 'sinks'),
  'pipelines.createV1': create,
  'pipelines.listV1': (context) => list(context, 'pipelines'),
  'pipelines.getV1': (context) => context.fit(itemOf(context, 'pipelines')),
  'pipelines.deleteV1': (context) => remove(context, 'pipelines'),
  'pipelines.validateSql': validateSql,
} satisfies Handlers;
