/** A zone file as entries of words: comments, quotes, escapes and parentheses over lines read (RFC 1035, 5.1). */

export interface Word {
  /** As it stands in the file, escapes included, quotes not. */
  readonly text: string;
  readonly isQuoted: boolean;
}

export interface Entry {
  /** Where it begins, from 1. */
  readonly line: number;
  /** It begins with a space: its name is that of the entry before. */
  readonly isIndented: boolean;
  readonly words: readonly Word[];
  /** What stands after the first `;`. */
  readonly comment: string | undefined;
  /** Why the rest of it cannot be read. */
  readonly problem: string | undefined;
}

/** What is wrong with an entry; its message is for the reader. */
export class EntryError extends Error {
  override readonly name = 'EntryError';
}

interface Draft {
  line: number;
  isIndented: boolean;
  words: Word[];
  comment: string | undefined;
  problem: string | undefined;
}

/** A word outside of quotes: up to a space, a quote, a bracket or a comment that is not escaped. `alpn="h3"` is one. */
const WORD = /(?:\\.|[^\s"();\\]|(?<==)"(?:\\[\s\S]|[^"\\])*")+/uy;
/** A quoted word may go on in the next line, as some programs write long texts. */
const QUOTED = /"((?:\\[\s\S]|[^"\\])*)"/uy;
const SPACE = /[^\S\n]+/y;
const COMMENT = /;([^\n]*)/y;

export function entriesOf(source: string): Entry[] {
  const reader = new Reader(source.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n'));
  while (reader.step());
  return reader.entries;
}

class Reader {
  readonly entries: Entry[] = [];
  readonly #text: string;
  #at = 0;
  #line = 1;
  /** Of parentheses. */
  #depth = 0;
  #draft: Draft | undefined;

  constructor(text: string) {
    this.#text = text;
  }

  /** Reads the next piece. @returns false at the end */
  step(): boolean {
    const letter = this.#text[this.#at];
    if (letter === undefined) {
      if (this.#depth > 0) this.#open(false).problem ??= 'The parenthesis is not closed.';
      this.#close();
      return false;
    }
    if (letter === '\n') {
      if (this.#depth === 0) this.#close();
      this.#move(letter);
    } else if (!this.#space() && !this.#comment()) this.#piece(letter, this.#open(false));
    return true;
  }

  #move(passed: string): void {
    this.#at += passed.length;
    for (const letter of passed) if (letter === '\n') this.#line += 1;
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text);
    if (found === null) return undefined;
    this.#move(found[0]);
    return found[1] ?? found[0];
  }

  #open(isIndented: boolean): Draft {
    this.#draft ??= { line: this.#line, isIndented, words: [], comment: undefined, problem: undefined };
    return this.#draft;
  }

  #close(): void {
    const draft = this.#draft;
    if (draft !== undefined && (draft.words.length > 0 || draft.problem !== undefined)) this.entries.push(draft);
    this.#draft = undefined;
  }

  #space(): boolean {
    const isStart = this.#draft === undefined && (this.#at === 0 || this.#text[this.#at - 1] === '\n');
    if (this.#match(SPACE) === undefined) return false;
    if (isStart) this.#open(true);
    return true;
  }

  #comment(): boolean {
    const comment = this.#match(COMMENT);
    const words = comment?.trim();
    if (this.#draft !== undefined && words) this.#draft.comment ??= words;
    return comment !== undefined;
  }

  /** A word, a quote or a parenthesis. */
  #piece(letter: string, draft: Draft): void {
    if (letter === '(' || letter === ')') {
      this.#move(letter);
      this.#depth += letter === '(' ? 1 : -1;
      if (this.#depth < 0) draft.problem ??= 'A closing parenthesis has no opening one.';
      this.#depth = Math.max(this.#depth, 0);
      return;
    }
    const isQuoted = letter === '"';
    const start = this.#line;
    const text = this.#match(isQuoted ? QUOTED : WORD);
    if (text !== undefined) draft.words.push({ text, isQuoted });
    else {
      draft.problem ??= isQuoted ? `The quote in line ${start} is not closed.` : 'It ends with a backslash.';
      this.#at = endOfLine(this.#text, this.#at);
    }
  }
}

function endOfLine(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}
