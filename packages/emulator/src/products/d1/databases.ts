/** D1: databases, and SQL run in them. */
import type { SQLInputValue } from 'node:sqlite';
import { isObject } from '@flarewire/schema';
import type { Context } from '../../handler/context.ts';
import type { Handler, Handlers, ResultOf } from '../../handler/handlers.ts';
import { Later } from '../../handler/later.ts';
import { Reply } from '../../handler/reply.ts';
import { CODE, problem } from '../../problem.ts';
import type { ExternalState } from '../../state/snapshot.ts';
import { examineDatabases } from './examine-databases.ts';
import { databaseFiles } from './files.ts';
import { type Form, SqlError } from './results.ts';
import { runInPlace } from './run-sql.ts';
import type { SqlText } from './runner-pool.ts';
import { type Described, d1Tables, findDatabase } from './state.ts';
import { d1Time } from './time-travel.ts';
import { d1Transfer } from './transfer.ts';

const create: Handler<'d1.database.create'> = (context) => {
  const body = context.body ?? {};
  const name = String(body.name);
  const account = context.path.account_id;
  const tables = context.sandbox.use(d1Tables);
  if (!/^[\w-]{1,128}$/.test(name))
    throw problem(400, CODE.invalid, `'${name.slice(0, 100)}' is not a valid database name`, '/name');
  if (tables.named.get(account, name) !== undefined) {
    throw problem(400, 7502, 'A database with that name already exists', '/name');
  }
  const uuid = context.sandbox.ids.uuid();
  const value = {
    uuid,
    name,
    version: 'production',
    created_at: context.now(),
    jurisdiction: body.jurisdiction ?? null,
    read_replication: body.read_replication ?? { mode: 'disabled' },
  };
  tables.insert.run(uuid, account, name, JSON.stringify(value));
  return described(context, value);
};

function described(context: Pick<Context, 'sandbox'>, value: Described): ResultOf<'d1.database.get'> {
  return context.sandbox
    .use(databaseFiles)
    .reading(value.uuid, (database) => ({ ...value, num_tables: database.tables(), file_size: database.size() }));
}

/** https://developers.cloudflare.com/d1/best-practices/read-replication/ */
const edit: Handler<'d1.database.edit'> = (context) => {
  // Seen without read_replication, whatever the database.
  if (context.body?.read_replication === undefined) throw problem(400, 7500, 'read_replication is required');
  return configure(context);
};

const configure: Handler<'d1.database.update' | 'd1.database.edit'> = (context) => {
  const value = findDatabase(context);
  const body = context.body ?? {};
  const changed = { ...value, read_replication: body.read_replication ?? value.read_replication };
  context.sandbox.use(d1Tables).update.run(JSON.stringify(changed), value.uuid);
  return described(context, changed);
};

const remove: Handler<'d1.database.delete'> = (context) => {
  const { uuid } = findDatabase(context);
  context.sandbox.use(databaseFiles).removeOf(uuid);
  context.sandbox.use(d1Tables).remove.run(uuid);
  context.sandbox.store.cascade(`/d1/${uuid}`);
  return null;
};

const list: Handler<'d1.database.list'> = (context) => {
  const { name } = context.query;
  const rows = context.sandbox.use(d1Tables).list.all(context.path.account_id, name ?? '');
  return context.page(rows, (row) => JSON.parse(String(row.value)));
};

/** `{ sql, params }`, or `{ batch: [ … ] }`. Text of several statements runs as one batch. */
function textsOf(body: unknown): SqlText[] {
  if (!isObject(body)) throw problem(400, CODE.invalid, 'the body must be an object with sql or batch');
  if (Array.isArray(body.batch)) return body.batch.map((one, index) => readText(one, `/batch/${index}`));
  return [readText(body, '')];
}

function readText(value: unknown, pointer: string): SqlText {
  if (!isObject(value) || typeof value.sql !== 'string')
    throw problem(400, CODE.invalid, 'sql is required and must be text', `${pointer}/sql`);
  const sent = value.params ?? [];
  if (!Array.isArray(sent)) throw problem(400, CODE.invalid, 'params must be a list', `${pointer}/params`);
  const params = sent.map((one, index) => readParam(one, `${pointer}/params/${index}`));
  return { sql: value.sql, params, pointer };
}

function readParam(value: unknown, pointer: string): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw problem(400, 7500, 'A parameter is text, a number, a boolean or null.', pointer);
}

/** https://developers.cloudflare.com/d1/observability/debug-d1/ */
function run(context: Context, form: Form): Later<Reply> {
  const { uuid } = findDatabase(context);
  const texts = textsOf(context.body);
  const work = async (): Promise<Reply> => {
    const { json } = await runInPlace(context, uuid, { texts, form });
    return new Reply(enveloped(json), 'application/json');
  };
  return Later.of(() => work().catch(refuse));
}

function refuse(error: unknown): never {
  if (error instanceof SqlError) throw problem(400, 7500, error.message, error.pointer);
  throw error;
}

/** The list is JSON already, and too long to be read and written again. */
function enveloped(json: Uint8Array): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    Buffer.concat([Buffer.from('{"success":true,"errors":[],"messages":[],"result":'), json, Buffer.from('}')]),
  );
}

/** The databases themselves are files outside of the state. */
export const d1ExternalState: ExternalState = {
  save: (sandbox) => {
    const { all } = sandbox.use(d1Tables);
    const { reading } = sandbox.use(databaseFiles);
    return new Map(all.all().map(({ uuid }) => [String(uuid), reading(String(uuid), (one) => one.image())]));
  },
  load: (sandbox, saved) => sandbox.use(databaseFiles).load(saved instanceof Map ? saved : new Map()),
  examine: examineDatabases,
  recover: (sandbox) => sandbox.use(databaseFiles).recover(),
};

export const d1 = {
  'd1.database.create': create,
  'd1.database.list': list,
  'd1.database.get': (context) => described(context, findDatabase(context)),
  'd1.database.update': configure,
  'd1.database.edit': edit,
  'd1.database.delete': remove,
  'd1.database.query': (context) => run(context, 'objects'),
  'd1.database.raw': (context) => run(context, 'arrays'),
  ...d1Time,
  ...d1Transfer,
} satisfies Handlers;
