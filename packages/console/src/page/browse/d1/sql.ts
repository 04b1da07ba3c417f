/** SQL as the editor needs it: what of it destroys, names and values as SQL writes them. */
import { outerWords, verbOf } from '../../../wire/sql.ts';

/** What is lost by a statement, in words; undefined where nothing is, or only rows that it names. */
export function dangerOf(statement: string): string | undefined {
  const words = outerWords(statement);
  const verb = verbOf(statement);
  if (verb === 'DROP')
    return `Drops ${words[1] === 'INDEX' ? 'an' : 'a'} ${(words[1] ?? 'table').toLowerCase()} for good.`;
  if (verb === 'ALTER') return words.includes('DROP') ? 'Drops a column with its values.' : 'Changes a table for good.';
  if (words.includes('WHERE')) return undefined;
  if (verb === 'DELETE') return 'Deletes every row: it has no WHERE.';
  if (verb === 'UPDATE') return 'Changes every row: it has no WHERE.';
  return undefined;
}

export const explained = (statement: string): string =>
  `EXPLAIN QUERY PLAN ${statement.replace(/^\s*EXPLAIN(\s+QUERY\s+PLAN)?\s+/i, '')}`;

/** A name of a table or column as SQL takes it, whatever is in it. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

export interface RowsWanted {
  readonly table: string;
  readonly order?: string | undefined;
  readonly isDescending?: boolean;
  readonly limit: number;
  readonly offset: number;
}

export function rowsSql({ table, order, isDescending, limit, offset }: RowsWanted): string {
  const by = order === undefined ? '' : ` ORDER BY ${quoteName(order)}${isDescending ? ' DESC' : ''}`;
  return `SELECT * FROM ${quoteName(table)}${by} LIMIT ${limit} OFFSET ${offset}`;
}

/** Values for the question marks of a statement, written as a JSON list. @throws Error that says what is wrong */
export function readParams(text: string): readonly unknown[] {
  if (text.trim() === '') return [];
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Error('Parameters are a JSON list: ["text", 1, null].');
  }
  if (!Array.isArray(value)) throw new Error('Parameters are a JSON list: ["text", 1, null].');
  if (value.some((one) => typeof one === 'object' && one !== null))
    throw new Error('A parameter is text, a number, true, false or null.');
  return value;
}
