/** Cuts SQL text into statements: SQLite's own compiler reads only the first and drops the rest in silence. */

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
  for (let at = 0; at < sql.length; at++) {
    const next = skip(sql, at);
    if (next > at) {
      if (!sql.startsWith('--', at) && !sql.startsWith('/*', at)) hasWords = true;
      at = next - 1;
      continue;
    }
    const character = sql[at] ?? '';
    if (character === ';' && depth === 0) end(at);
    else if (/[A-Za-z_]/.test(character)) {
      const word = /^\w+/.exec(sql.slice(at, at + 64))?.[0] ?? character;
      hasWords = true;
      if (words.length < 5) words.push(word.toUpperCase());
      depth = nested(words, word.toUpperCase(), depth);
      at += word.length - 1;
    } else if (!/\s/.test(character)) hasWords = true;
  }
  end(sql.length);
  return statements;
}

/** Semicolons inside of a trigger belong to it: BEGIN … END, with CASE … END in between. */
function nested(words: readonly string[], word: string, depth: number): number {
  const isTrigger = words[0] === 'CREATE' && words.slice(1, 4).includes('TRIGGER');
  if (!isTrigger) return 0;
  if (word === 'BEGIN' || (word === 'CASE' && depth > 0)) return depth + 1;
  return word === 'END' && depth > 0 ? depth - 1 : depth;
}

const CLOSING: Readonly<Record<string, string>> = { "'": "'", '"': '"', '`': '`', '[': ']' };

/** Position behind the quoted text or comment that begins here; the same position where none does. */
function skip(sql: string, at: number): number {
  if (sql.startsWith('--', at)) return orEnd(sql.indexOf('\n', at), sql);
  if (sql.startsWith('/*', at)) {
    const close = sql.indexOf('*/', at + 2);
    return close < 0 ? sql.length : close + 2;
  }
  const closing = CLOSING[sql[at] ?? ''];
  if (closing === undefined) return at;
  for (let end = at + 1; end < sql.length; end++) {
    if (sql[end] !== closing) continue;
    if (sql[end + 1] !== closing || closing === ']') return end + 1;
    end++;
  }
  return sql.length;
}

function orEnd(position: number, sql: string): number {
  return position < 0 ? sql.length : position;
}
