/** The SQL API of Analytics Engine over the data points that Workers wrote: https://developers.cloudflare.com/analytics/analytics-engine/sql-api/ */
import type { Context } from '../../handler/context.ts';
import type { Handlers } from '../../handler/handlers.ts';
import { Reply } from '../../handler/reply.ts';
import { CODE, problem } from '../../problem.ts';
import { datasetsOf, tableOf } from './points.ts';
import { UTC } from './sql/dates.ts';
import { printed } from './sql/functions.ts';
import { parseQuery } from './sql/parse.ts';
import { runSelect } from './sql/run.ts';
import type { Format, Statement } from './sql/tree.ts';
import { isMoment, SqlError, type Table, type Value } from './sql/values.ts';

type InAccount = Pick<Context, 'sandbox'> & { readonly path: { readonly account_id: string } };

/** The status and code of a query that cannot run are not documented. */
function answer(context: InAccount, sql: string): Reply {
  try {
    const { statement, format } = parseQuery(sql);
    return shown(run(context, statement), format);
  } catch (error) {
    if (error instanceof SqlError) throw problem(400, CODE.invalid, error.message);
    throw error;
  }
}

function run({ sandbox, path: { account_id } }: InAccount, statement: Statement): Table {
  const listed = (name: string, values: readonly string[]): Table => ({
    columns: [{ name, type: 'String' }],
    rows: values.map((value) => ({ [name]: value })),
  });
  if (statement.kind === 'tables') return listed('dataset', datasetsOf(sandbox, account_id));
  if (statement.kind === 'timezone') return listed('timezone', [UTC]);
  if (statement.kind !== 'select') return listed('timezone', [UTC, ...Intl.supportedValuesOf('timeZone')]);
  const now = Math.floor(sandbox.clock.now() / 1000);
  return runSelect(statement, { now, table: (name) => tableOf(sandbox, account_id, name) });
}

const jsonOf = (value: Value): unknown => {
  if (Array.isArray(value)) return value.map(jsonOf);
  return isMoment(value) || typeof value === 'object' ? printed(value) : value;
};

/** https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/statements/#format-clause */
function shown({ columns, rows }: Table, format: Format): Reply {
  const cells = rows.map((row) => columns.map(({ name }) => [name, jsonOf(row[name] ?? '')] as const));
  const data = cells.map((row) => Object.fromEntries(row));
  if (format === 'JSON')
    return new Reply(JSON.stringify({ meta: columns, data, rows: rows.length }), 'application/json');
  if (format === 'JSONEachRow')
    return new Reply(data.map((row) => `${JSON.stringify(row)}\n`).join(''), 'application/x-ndjson');
  const lines = cells.map((row) => `${row.map(([, value]) => cellOf(value)).join('\t')}\n`);
  return new Reply(lines.join(''), 'text/tab-separated-values; charset=utf-8');
}

const ESCAPES: Readonly<Record<string, string>> = { '\t': '\\t', '\n': '\\n', '\\': '\\\\' };

const cellOf = (value: unknown): string =>
  (typeof value === 'string' ? value : JSON.stringify(value)).replace(/[\t\n\\]/g, (char) => ESCAPES[char] ?? char);

export const analyticsEngine = {
  'analyticsEngine.sql.get': (context) => answer(context, context.query.query ?? ''),
  'analyticsEngine.sql.query': (context) => answer(context, new TextDecoder().decode(context.bytes)),
} satisfies Handlers;
