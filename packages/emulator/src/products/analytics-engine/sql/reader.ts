/** Reads tokens one after the other. */
import { type Token, tokensOf } from './tokens.ts';
import { SqlError } from './values.ts';

export interface Reader {
  readonly sql: string;
  peek(ahead?: number): Token;
  next(): Token;
  /** True if the next token is this keyword or sign; it is then read. */
  takes(text: string): boolean;
  /** True if these keywords come next; they are then read. */
  takesAll(...words: readonly string[]): boolean;
  /** @throws SqlError if another token comes next */
  expect(text: string): void;
}

export const isWord = ({ kind, text }: Token, word: string): boolean =>
  (kind === 'word' || kind === 'sign') && text.toUpperCase() === word.toUpperCase();

export const unexpected = ({ text, at }: Token, wanted: string): SqlError =>
  new SqlError(`Unexpected ${text} at character ${at + 1} of the query; ${wanted} has to be there.`);

export function readerOf(sql: string): Reader {
  const tokens = tokensOf(sql);
  const [last] = tokens.slice(-1);
  if (last === undefined) throw new SqlError('The query is empty.');
  let at = 0;
  const peek = (ahead = 0): Token => tokens[at + ahead] ?? last;
  const takesAll = (...words: readonly string[]): boolean => {
    if (!words.every((word, ahead) => isWord(peek(ahead), word))) return false;
    at += words.length;
    return true;
  };
  return {
    sql,
    peek,
    next: () => {
      const token = peek();
      at += 1;
      return token;
    },
    takes: (text) => takesAll(text),
    takesAll,
    expect: (text) => {
      if (!takesAll(text)) throw unexpected(peek(), text);
    },
  };
}
