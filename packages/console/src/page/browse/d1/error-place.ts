/** Finds the place in SQL that an error message refers to. */
import { sql as sqlText } from '@flarewire/contract';

export interface ErrorPlace {
  /** From 1. */
  readonly line: number;
  readonly column: number;
  /** The line, and a caret below the place. */
  readonly excerpt: string;
}

/** Messages of SQLite that quote the text they refer to. */
const NAMED = [
  /near "([^"]{1,100})": syntax error/,
  /no such (?:table|column|function|index|view|collation sequence|module): (?:main\.)?([^\s:]+)/,
  /table ["']?([^\s"']+)["']? (?:already exists|has no column|has \d+ columns)/,
  /ambiguous column name: ([^\s:]+)/,
  /unrecognized token: "([^"]+)/,
  /wrong number of arguments to function ([^\s(]+)/,
];

/** Undefined if the message names no place, or its text occurs nowhere. */
export function errorPlace(sql: string, message: string): ErrorPlace | undefined {
  const offset = /at offset (\d+)/.exec(message)?.[1];
  const named = NAMED.map((pattern) => pattern.exec(message)?.[1]).find((text) => text !== undefined);
  // An offset counts from the start of one of several statements.
  const isSingle = sqlText.statementsOf(sql).length === 1;
  const start = sql.length - sql.trimStart().length;
  const place = offset !== undefined && isSingle ? start + Number(offset) : tokenPlace(sql, named, message);
  return place === undefined || place > sql.length ? undefined : placeAt(sql, place);
}

function tokenPlace(sql: string, named: string | undefined, message: string): number | undefined {
  if (/incomplete input/.test(message)) return sql.trimEnd().length;
  if (named === undefined) return undefined;
  const wanted = (named.split('.').at(-1) ?? named).toLowerCase();
  const isSame = (text: string): boolean => text.toLowerCase() === wanted || unquoted(text) === wanted;
  for (const { text, kind, start } of sqlText.tokensOf(sql)) if (kind !== 'space' && isSame(text)) return start;
  const inside = sql.toLowerCase().indexOf(wanted);
  return inside < 0 ? undefined : inside;
}

const unquoted = (text: string): string => text.replace(/^["`[]|["`\]]$/g, '').toLowerCase();

function placeAt(sql: string, at: number): ErrorPlace {
  const before = sql.slice(0, at);
  const line = before.split('\n').length;
  const column = at - before.lastIndexOf('\n');
  const text = sql.split('\n')[line - 1] ?? '';
  // A long line is cut around the place.
  const from = Math.max(0, column - 60);
  return { line, column, excerpt: `${text.slice(from, from + 120)}\n${' '.repeat(column - 1 - from)}^` };
}
