/** Cuts SQL text into statements and words: SQLite's own compiler reads only the first statement and drops the rest in silence. */

/** Statements without their final semicolons; comments and empty ones are left out. */
export function splitStatements(sql: string): string[] {
  const statements: string[] = [];
  let start = 0;
  let hasWords = false;
  const words: string[] = [];
  let depth = 0;
  const end = (at: number): void => {
    if (hasWords) statements.push(sql.slice(start, at).trim());
    start = at + 1;
    hasWords = false;
    depth = 0;
    words.length = 0;
  };
  for (const { kind, text, at } of tokensOf(sql)) {
    if (kind === 'other' && text === ';' && depth === 0) {
      end(at);
      continue;
    }
    hasWords = true;
    if (kind !== 'word') continue;
    if (words.length < 5) words.push(text.toUpperCase());
    depth = nested(words, text.toUpperCase(), depth);
  }
  end(sql.length);
  return statements;
}

/** The first words and quoted names of a statement, without quotes: they show the kind of statement. */
export function firstWords(sql: string, count: number): string[] {
  const words: string[] = [];
  for (const { kind, text } of tokensOf(sql)) {
    if (kind === 'word') words.push(text);
    else if (kind === 'quoted') words.push(text.slice(1, -1));
    if (words.length === count) break;
  }
  return words;
}

interface Token {
  readonly kind: 'word' | 'quoted' | 'other';
  readonly text: string;
  readonly at: number;
}

const LETTER = /\w/;
const SPACE = /\s/;

/** Each character is looked at once. Spaces and comments are left out. */
function* tokensOf(sql: string): Generator<Token> {
  for (let at = 0; at < sql.length; ) {
    const start = at;
    if (sql.startsWith('--', at)) at = endOf(sql, '\n', at);
    else if (sql.startsWith('/*', at)) at = endOf(sql, '*/', at + 2);
    else if (CLOSING[sql[at] ?? ''] !== undefined) {
      at = endOfQuoted(sql, at);
      yield { kind: 'quoted', text: sql.slice(start, at), at: start };
    } else if (LETTER.test(sql[at] ?? '')) {
      while (at < sql.length && LETTER.test(sql[at] ?? '')) at++;
      yield { kind: 'word', text: sql.slice(start, at), at: start };
    } else {
      at++;
      if (!SPACE.test(sql[start] ?? '')) yield { kind: 'other', text: sql[start] ?? '', at: start };
    }
  }
}

/** Semicolons inside of a trigger belong to it: BEGIN … END, with CASE … END in between. */
function nested(words: readonly string[], word: string, depth: number): number {
  const isTrigger = words[0] === 'CREATE' && words.slice(1, 4).includes('TRIGGER');
  if (!isTrigger) return 0;
  if (word === 'BEGIN' || (word === 'CASE' && depth > 0)) return depth + 1;
  return word === 'END' && depth > 0 ? depth - 1 : depth;
}

const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '[': ']' };

/** Position behind the quoted text that begins here; the end of the text where it is not closed. */
function endOfQuoted(sql: string, at: number): number {
  const closing = CLOSING[sql[at] ?? ''] ?? '';
  for (let end = at + 1; end < sql.length; end++) {
    if (sql[end] !== closing) continue;
    if (sql[end + 1] !== closing || closing === ']') return end + 1;
    end++;
  }
  return sql.length;
}

function endOf(sql: string, what: string, from: number): number {
  const found = sql.indexOf(what, from);
  return found < 0 ? sql.length : found + what.length;
}
