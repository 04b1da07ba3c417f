/** D1: databases, and SQL run in them. */
import type { SQLInputValue } from 'node:sqlite';
import type { Context, Handlers } from '../../http/context.ts';
import { PageResult } from '../../http/page.ts';
import { CODE, problem } from '../../problem.ts';
import { isObject } from '../../schema/contract.ts';
import type { ExternalState } from '../../state/snapshot.ts';
import { type Outcome, SqlError } from './database.ts';
import { splitStatements } from './split-statements.ts';
import { type Described, d1Tables, findDatabase, openDatabases } from './state.ts';
import { d1Time, noteChange, saveVersion } from './time-travel.ts';
import { d1Transfer } from './transfer.ts';

function create(context: Context): unknown {
  const body = isObject(context.body) ? context.body : {};
  const name = String(body.name);
  const account = context.path.account_id ?? '';
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
    jurisdiction: typeof body.jurisdiction === 'string' ? body.jurisdiction : null,
    read_replication: isObject(body.read_replication) ? body.read_replication : { mode: 'disabled' },
  };
  tables.insert.run(uuid, account, name, JSON.stringify(value));
  return described(context, value);
}

function described(context: Context, value: Described): unknown {
  const database = context.sandbox.use(openDatabases).of(value.uuid);
  return { ...value, num_tables: database.tables(), file_size: database.size() };
}

/** https://developers.cloudflare.com/d1/best-practices/read-replication/ */
function configure(context: Context): unknown {
  const value = findDatabase(context);
  const body = isObject(context.body) ? context.body : {};
  const changed = { ...value, read_replication: body.read_replication ?? value.read_replication };
  context.sandbox.use(d1Tables).update.run(JSON.stringify(changed), value.uuid);
  return described(context, changed);
}

function remove(context: Context): null {
  const { uuid } = findDatabase(context);
  context.sandbox.use(d1Tables).remove.run(uuid);
  context.sandbox.store.cascade(`/d1/${uuid}`);
  context.sandbox.use(openDatabases).remove(uuid);
  return null;
}

function list(context: Context): PageResult {
  const { name } = context.query;
  const rows = context.sandbox
    .use(d1Tables)
    .list.all(context.path.account_id ?? '', typeof name === 'string' ? name : '');
  return context.page(rows.map((row) => JSON.parse(String(row.value))));
}

interface Statement {
  readonly sql: string;
  readonly params: readonly SQLInputValue[];
}

/** `{ sql, params }`, or `{ batch: [ … ] }`. Text of several statements runs as one batch. */
function statementsOf(body: unknown): Statement[] {
  if (!isObject(body)) throw problem(400, CODE.invalid, 'the body must be an object with sql or batch');
  if (Array.isArray(body.batch)) return body.batch.flatMap((one, index) => readStatements(one, `/batch/${index}`));
  return readStatements(body, '');
}

function readStatements(value: unknown, pointer: string): Statement[] {
  if (!isObject(value) || typeof value.sql !== 'string')
    throw problem(400, CODE.invalid, 'sql is required and must be text', `${pointer}/sql`);
  const sent = value.params ?? [];
  if (!Array.isArray(sent)) throw problem(400, CODE.invalid, 'params must be a list', `${pointer}/params`);
  const params = sent.map((one, index) => readParam(one, `${pointer}/params/${index}`));
  const statements = splitStatements(value.sql);
  if (statements.length === 0) throw problem(400, 7500, 'No SQL statements detected.', `${pointer}/sql`);
  if (statements.length > 1 && params.length > 0) {
    throw problem(
      400,
      7500,
      'params can be bound to one statement only; send several as a batch.',
      `${pointer}/params`,
    );
  }
  return statements.map((sql) => ({ sql, params }));
}

function readParam(value: unknown, pointer: string): SQLInputValue {
  if (typeof value === 'boolean') return value ? 1 : 0;
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw problem(400, 7500, 'A parameter is text, a number, a boolean or null.', pointer);
}

/** https://developers.cloudflare.com/d1/observability/debug-d1/ */
function run(context: Context): Outcome[] {
  const { uuid } = findDatabase(context);
  const statements = statementsOf(context.body);
  try {
    saveVersion(context, uuid);
    const outcomes = context.sandbox.use(openDatabases).of(uuid).run(statements);
    if (outcomes.some(({ meta }) => meta.changed_db)) noteChange(context, uuid);
    return outcomes;
  } catch (error) {
    if (error instanceof SqlError) throw problem(400, 7500, error.message);
    throw error;
  }
}

function query(context: Context): PageResult {
  return new PageResult(
    run(context).map(({ columns, rows, meta }) => ({
      results: rows.map((row) => Object.fromEntries(columns.map((name, index) => [name, row[index]]))),
      success: true,
      meta,
    })),
  );
}

function raw(context: Context): PageResult {
  return new PageResult(
    run(context).map(({ columns, rows, meta }) => ({ results: { columns, rows }, success: true, meta })),
  );
}

/** The databases themselves lie beside the state. */
export const d1ExternalState: ExternalState = {
  save: (sandbox) => {
    const { all } = sandbox.use(d1Tables);
    const { of } = sandbox.use(openDatabases);
    return new Map(all.all().map(({ uuid }) => [String(uuid), of(String(uuid)).image()]));
  },
  load: (sandbox, saved) => sandbox.use(openDatabases).replace(saved instanceof Map ? saved : new Map()),
};

export const d1: Handlers = {
  'd1.database.create': create,
  'd1.database.list': list,
  'd1.database.get': (context) => described(context, findDatabase(context)),
  'd1.database.update': configure,
  'd1.database.edit': configure,
  'd1.database.delete': remove,
  'd1.database.query': query,
  'd1.database.raw': raw,
  ...d1Time,
  ...d1Transfer,
};
