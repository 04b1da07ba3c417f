/** Analyses SQL for the editor: detects destructive statements, quotes names and parses parameters. */
import { sql } from '@flarewire/contract';

/** Words between a statement's verb and the name it refers to. */
const BEFORE_NAME = /^(TABLE|INDEX|VIEW|TRIGGER|IF|EXISTS|FROM|OR|ABORT|FAIL|IGNORE|REPLACE|ROLLBACK)$/i;

/** The name in a statement such as `DROP TABLE IF EXISTS main.a`, as written. */
function nameIn(statement: string): string {
  const verb = sql.verbOf(statement);
  const tokens = [...sql.tokensOf(statement)].filter(({ kind }) => kind !== 'space');
  const after = tokens.slice(tokens.findIndex(({ kind, text }) => kind === 'word' && text.toUpperCase() === verb) + 1);
  const name = after.slice(after.findIndex(({ kind, text }) => kind !== 'word' || !BEFORE_NAME.test(text)));
  // A schema and a dot may precede the name.
  return (name[1]?.text === '.' ? name.slice(0, 3) : name.slice(0, 1)).map(({ text }) => text).join('');
}

/** Describes the data a statement destroys; undefined if none, or only rows that it names. */
export function dangerOf(statement: string): string | undefined {
  const words = sql.outerWords(statement);
  const verb = sql.verbOf(statement);
  const name = nameIn(statement);
  if (verb === 'DROP') return `Drops the ${(words[1] ?? 'table').toLowerCase()} ${name} permanently.`;
  if (verb === 'ALTER')
    return words.includes('DROP')
      ? `Drops a column of ${name} and its values.`
      : `Changes the table ${name} permanently.`;
  if (words.includes('WHERE')) return undefined;
  if (verb === 'DELETE') return `Deletes every row of ${name}: the statement has no WHERE clause.`;
  if (verb === 'UPDATE') return `Changes every row of ${name}: the statement has no WHERE clause.`;
  return undefined;
}

export const explained = (statement: string): string =>
  `EXPLAIN QUERY PLAN ${statement.replace(/^\s*EXPLAIN(\s+QUERY\s+PLAN)?\s+/i, '')}`;

/** Quotes a table or column name with any characters. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface RowsWanted {
  readonly table: string;
  /** A column that `*` leaves out, such as `rowid`. */
  readonly extra?: string | undefined;
  readonly order?: string | undefined;
  readonly isDescending?: boolean;
  readonly limit: number;
  readonly offset: number;
}

export function rowsSql({ table, extra, order, isDescending, limit, offset }: RowsWanted): string {
  const by = order === undefined ? '' : ` ORDER BY ${quoteName(order)}${isDescending ? ' DESC' : ''}`;
  const columns = extra === undefined ? '*' : `${extra}, *`;
  return `SELECT ${columns} FROM ${quoteName(table)}${by} LIMIT ${limit} OFFSET ${offset}`;
}

/** Parses the values of a statement's placeholders from a JSON list. @throws Error that describes the problem */
export function readParams(text: string): readonly unknown[] {
  if (text.trim() === '') return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('Parameters must be a JSON list, for example ["text", 1, null].');
  }
  if (!Array.isArray(value)) throw new Error('Parameters must be a JSON list, for example ["text", 1, null].');
  if (value.some((one) => typeof one === 'object' && one !== null))
    throw new Error('A parameter must be a string, a number, true, false or null.');
  return value;
}
