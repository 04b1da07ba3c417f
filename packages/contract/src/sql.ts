/** Parses SQL as far as page and server need: statements, their verbs, and whether they only read. */

interface Token {
  readonly text: string;
  readonly kind: 'word' | 'quoted' | 'string' | 'sign' | 'space';
  readonly start: number;
}

// Comments count as whitespace. An unterminated string or comment extends to the end of the text.
const TOKENS =
  /(?<space>\s+|--[^\n]*|\/\*.*?(?:\*\/|$))|(?<string>[xX]?'(?:[^']|'')*(?:'|$))|(?<quoted>"(?:[^"]|"")*(?:"|$)|`(?:[^`]|``)*(?:`|$)|\[[^\]]*(?:\]|$))|(?<word>[\p{L}_][\p{L}\p{N}_$]*)|(?<sign>.)/gsuy;

export function* tokensOf(sql: string): Generator<Token> {
  for (const match of sql.matchAll(TOKENS)) {
    const groups = match.groups ?? {};
    const kind = (Object.keys(groups) as Token['kind'][]).find((name) => groups[name] !== undefined); // groups of the pattern
    yield { text: match[0], kind: kind ?? 'sign', start: match.index };
  }
}

const TRIGGER = /^CREATE (TEMP |TEMPORARY )?TRIGGER$/;

/** Statements without their semicolons; blank and comment-only ones are left out. A trigger's body belongs to it. */
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

/** The words of a statement outside of parentheses, in upper case. */
export function outerWords(statement: string): string[] {
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

/** The verb of a statement: `SELECT`, `DROP` … After a WITH clause, the verb that follows. */
export function verbOf(statement: string): string {
  const words = outerWords(statement);
  return words[0] === 'WITH' ? (words.find((word) => VERBS.has(word)) ?? 'WITH') : (words[0] ?? '');
}

/**
 * https://developers.cloudflare.com/d1/sql-api/sql-statements/#compatible-pragma-statements: those that set nothing.
 */
const READING_PRAGMAS = new Set([
  'TABLE_LIST',
  'TABLE_INFO',
  'TABLE_XINFO',
  'INDEX_LIST',
  'INDEX_INFO',
  'INDEX_XINFO',
  'QUICK_CHECK',
  'FOREIGN_KEY_CHECK',
  'FOREIGN_KEY_LIST',
]);

/** True if a statement changes nothing. EXPLAIN only describes a statement. */
export function isReading(statement: string): boolean {
  const verb = verbOf(statement);
  if (verb === 'PRAGMA') return READING_PRAGMAS.has(outerWords(statement)[1] ?? '');
  return /^(SELECT|EXPLAIN|VALUES)$/.test(verb);
}

/**
 * True if SQL certainly changes nothing: anything that SQLite might parse differently counts as a change. A variable
 * such as `$a(')` contains characters that start a string elsewhere, and D1 supports no variables except `?`.
 */
export function isSurelyReading(sql: string): boolean {
  for (const { kind, text } of tokensOf(sql)) if (kind === 'sign' && /[$@#:\0]|[^ -~]/u.test(text)) return false;
  const statements = statementsOf(sql);
  return statements.length > 0 && statements.every(isReading);
}
