/** SQL read as far as the editor needs it: its statements, what of them destroys, names and values as SQL writes them. */

interface Token {
  readonly text: string;
  readonly kind: 'word' | 'quoted' | 'string' | 'sign' | 'space';
  readonly start: number;
}

// Comments count as space. A string or comment without an end goes to the end of the text.
const TOKENS =
  /(?<space>\s+|--[^\n]*|\/\*.*?(?:\*\/|$))|(?<string>[xX]?'(?:[^']|'')*(?:'|$))|(?<quoted>"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$))|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<sign>.)/gsuy;

function* tokensOf(sql: string): Generator<Token> {
  for (const match of sql.matchAll(TOKENS)) {
    const groups = match.groups ?? {};
    const kind = (Object.keys(groups) as Token['kind'][]).find((name) => groups[name] !== undefined); // names of the pattern
    yield { text: match[0], kind: kind ?? 'sign', start: match.index };
  }
}

const TRIGGER = /^CREATE (TEMP |TEMPORARY )?TRIGGER$/;

/** Each without its semicolon; what is space or comment alone is none. The body of a trigger belongs to it. */
export function statementsOf(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let depth = 0;
  let words: string[] = [];
  let isEmpty = true;
  const end = (at: number): void => {
    if (!isEmpty) statements.push(sql.slice(start, at).trim());
    [start, depth, words, isEmpty] = [at + 1, 0, [], true];
  };
  for (const { text, kind, start: at } of tokensOf(sql)) {
    if (kind === 'space') continue;
    if (text === ';' && depth === 0) end(at);
    else {
      isEmpty = false;
      if (kind !== 'word') continue;
      const word = text.toUpperCase();
      if (words.length < 3) words.push(word);
      const isTrigger = TRIGGER.test(words.slice(0, words[1] === 'TRIGGER' ? 2 : 3).join(' '));
      if (isTrigger && /^(BEGIN|CASE)$/.test(word)) depth += 1;
      else if (depth > 0 && word === 'END') depth -= 1;
    }
  }
  end(sql.length);
  return statements;
}

/** The words of a statement that stand in no parentheses, in capital letters. */
function outerWords(statement: string): string[] {
  const words: string[] = [];
  let depth = 0;
  for (const { text, kind } of tokensOf(statement)) {
    if (text === '(') depth += 1;
    else if (text === ')') depth -= 1;
    else if (kind === 'word' && depth === 0) words.push(text.toUpperCase());
  }
  return words;
}

const VERBS = new Set(['SELECT', 'INSERT', 'REPLACE', 'UPDATE', 'DELETE', 'VALUES']);

/** What a statement does: `SELECT`, `DROP` … the verb after the named queries where it begins with them. */
export function verbOf(statement: string): string {
  const words = outerWords(statement);
  return words[0] === 'WITH' ? (words.find((word) => VERBS.has(word)) ?? 'WITH') : (words[0] ?? '');
}

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

/** True where nothing is changed by it. */
export function isReading(statement: string): boolean {
  return /^(SELECT|EXPLAIN|VALUES)$/.test(verbOf(statement));
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
