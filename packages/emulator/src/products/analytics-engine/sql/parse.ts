/** Reads a query: https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/statements/ */
import { parseExpression } from './parse-expression.ts';
import { type Reader, readerOf, unexpected } from './reader.ts';
import {
  type Expression,
  FORMATS,
  type Format,
  type Query,
  type Select,
  type Selected,
  type Statement,
} from './tree.ts';
import { SqlError } from './values.ts';

/** @throws SqlError if the query is not of the documented syntax */
export function parseQuery(sql: string): Query {
  const reader = readerOf(sql);
  const statement = parseStatement(reader);
  const format = reader.takes('FORMAT') ? formatOf(reader) : 'JSON';
  reader.takes(';');
  if (reader.peek().kind !== 'end') throw unexpected(reader.peek(), 'the end of the query');
  return { statement, format };
}

function formatOf(reader: Reader): Format {
  const { text } = reader.next();
  const format = FORMATS.find((one) => one.toLowerCase() === text.toLowerCase());
  if (format === undefined) throw new SqlError(`There is no format ${text}. Formats: ${FORMATS.join(', ')}.`);
  return format;
}

const SHOWN = { TABLES: 'tables', TIMEZONES: 'timezones', TIMEZONE: 'timezone' } as const;

function parseStatement(reader: Reader): Statement {
  if (reader.takes('SELECT')) return parseSelect(reader);
  if (!reader.takes('SHOW')) throw unexpected(reader.peek(), 'SELECT or SHOW');
  const { text } = reader.next();
  const kind = Object.entries(SHOWN).find(([name]) => name === text.toUpperCase())?.[1];
  if (kind === undefined)
    throw new SqlError(`SHOW ${text} is not supported. Use SHOW TABLES, SHOW TIMEZONES or SHOW TIMEZONE.`);
  return { kind };
}

/** The clauses after the word SELECT. */
function parseSelect(reader: Reader): Select {
  const columns: (Selected | undefined)[] = [];
  do columns.push(reader.takes('*') ? undefined : selected(reader));
  while (reader.takes(','));
  const from = reader.takes('FROM') ? source(reader) : undefined;
  const join = ['JOIN', 'UNION', ','].find((word) => reader.takes(word));
  if (join !== undefined) throw new SqlError(`A query has one table; ${join} is not supported.`);
  const where = reader.takes('WHERE') ? parseExpression(reader) : undefined;
  const groupBy = reader.takesAll('GROUP', 'BY') ? listOf(reader, parseExpression) : [];
  const having = reader.takes('HAVING') ? parseExpression(reader) : undefined;
  const orderBy = reader.takesAll('ORDER', 'BY') ? listOf(reader, order) : [];
  const limit = reader.takes('LIMIT') && !reader.takes('ALL') ? wholeNumber(reader, 'LIMIT') : undefined;
  const offset = reader.takes('OFFSET') ? wholeNumber(reader, 'OFFSET') : 0;
  return { kind: 'select', columns, from, where, groupBy, having, orderBy, limit, offset };
}

function selected(reader: Reader): Selected {
  const start = reader.peek();
  const expression = parseExpression(reader);
  const text = textOf(reader, start.at);
  if (!reader.takes('AS')) return { name: expression.kind === 'name' ? expression.name : text, expression };
  const { kind, text: name } = reader.next();
  if (kind !== 'word' && kind !== 'quoted') throw new SqlError(`AS takes a name; it got ${name}.`);
  return { name, expression };
}

/** The text of an expression is the name of its column. */
const textOf = (reader: Reader, from: number): string => reader.sql.slice(from, reader.peek().at).trim();

function source(reader: Reader): string | Select {
  if (reader.takes('(')) {
    reader.expect('SELECT');
    const inner = parseSelect(reader);
    reader.expect(')');
    return inner;
  }
  const token = reader.next();
  if (token.kind !== 'word' && token.kind !== 'quoted' && token.kind !== 'string') throw unexpected(token, 'a dataset');
  return token.text;
}

function listOf<Item>(reader: Reader, read: (reader: Reader) => Item): Item[] {
  const items: Item[] = [];
  do items.push(read(reader));
  while (reader.takes(','));
  return items;
}

function order(reader: Reader): { expression: Expression; isDescending: boolean } {
  const expression = parseExpression(reader);
  const isDescending = reader.takes('DESC');
  if (!isDescending) reader.takes('ASC');
  return { expression, isDescending };
}

function wholeNumber(reader: Reader, what: string): number {
  const { text } = reader.next();
  if (!/^\d+$/.test(text)) throw new SqlError(`${what} takes a whole number; it got ${text}.`);
  return Number(text);
}
