/** The words of a query. */
import { SqlError } from './values.ts';

export interface Token {
  readonly kind: 'word' | 'quoted' | 'number' | 'string' | 'sign' | 'end';
  readonly text: string;
  readonly at: number;
  readonly end: number;
}

const TOKEN =
  /(?<skip>\s+|--[^\n]*|\/\*[\s\S]*?\*\/)|(?<word>[A-Za-z_]\w*)|(?<number>(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d+)?)|'(?<string>(?:[^'\\]|\\[\s\S]|'')*)'|"(?<quoted>[^"]*)"|`(?<ticked>[^`]*)`|(?<sign><=|>=|<>|!=|==|[-+*/%=<>(),.;])/iy;

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', 0: '\0' };

const unescaped = (text: string): string =>
  text.replace(
    /''|\\([\s\S])/g,
    (all, char: string | undefined) => (char === undefined ? all[0] : ESCAPES[char]) ?? char ?? '',
  );

/** @throws SqlError at a character that begins nothing */
export function tokensOf(sql: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < sql.length) {
    TOKEN.lastIndex = at;
    const groups = TOKEN.exec(sql)?.groups;
    if (groups === undefined)
      throw new SqlError(`Unexpected ${JSON.stringify(sql[at])} at character ${at + 1} of the query.`);
    const end = TOKEN.lastIndex;
    const { word, number, string, sign } = groups;
    const quoted = groups.quoted ?? groups.ticked;
    if (word !== undefined) tokens.push({ kind: 'word', text: word, at, end });
    else if (number !== undefined) tokens.push({ kind: 'number', text: number, at, end });
    else if (string !== undefined) tokens.push({ kind: 'string', text: unescaped(string), at, end });
    else if (quoted !== undefined) tokens.push({ kind: 'quoted', text: quoted, at, end });
    else if (sign !== undefined) tokens.push({ kind: 'sign', text: sign, at, end });
    at = end;
  }
  return [...tokens, { kind: 'end', text: 'the end of the query', at, end: at }];
}
