/**
 * Splits a master file into entries: the words of one record, which parentheses may spread over lines (RFC 1035 §5.1).
 */
import { display, MalformedError } from './malformed-error.ts';
import { RECORD_TYPES } from './record-types.ts';

/** A word or a quoted string, without its quotes; escapes are left to the reader of the field. */
export interface Token {
  readonly text: string;
  readonly quoted: boolean;
  readonly line: number;
}

export interface Entry {
  readonly line: number;
  /** The line starts with a blank, so the previous owner name applies. */
  readonly blank: boolean;
  readonly tokens: readonly Token[];
  /** The comment at the end of the entry's last line. */
  readonly comment?: string;
  /** No blank is between the last value and the comment. */
  readonly isAttached?: boolean;
  readonly problem?: { readonly line: number; readonly reason: string };
}

const TAB = 9;
const LF = 10;
const CR = 13;
const SPACE = 32;
const QUOTE = 34;
const OPEN = 40;
const CLOSE = 41;
const SEMICOLON = 59;
const EQUALS = 61;
const BACKSLASH = 92;

/**
 * Maximum characters of an entry in parentheses: a record holds 65,535 octets at most (RFC 1035 §3.2.1), and a file
 * full of unclosed parentheses must not be read to its end for each of them.
 */
const MAX_ENTRY = 2 ** 18;

/** Nested parentheses have no meaning, so real files have few. */
const MAX_DEPTH = 16;

/**
 * A line that is unlikely to continue a record in parentheses: it starts in the first column and reads
 * `owner [TTL] [IN] type value`, or is a directive. Distinguishes an unclosed parenthesis from a long record.
 */
const RECORD_LINE = new RegExp(
  `\\$(?:ORIGIN|TTL|INCLUDE|GENERATE)[ \\t]|[^\\s;()"]+[ \\t]+(?:(?:\\d\\w*|IN)[ \\t]+){0,2}(?:${Object.keys(RECORD_TYPES).join('|')}|SOA)[ \\t]+[^\\s;]`,
  'iy',
);

/** Characters that word processors and web pages substitute for plain ones. */
const LOOKALIKES: readonly (readonly [RegExp, string])[] = [
  [
    /[\u00a0\u1680\u2000-\u200b\u202f\u205f\u3000\ufeff]/u,
    'whitespace that is neither a space nor a tab (pasted text?)',
  ],
  [/[\u2018-\u201f\u00ab\u00bb]/u, 'a typographic quotation mark; a string is written in plain " quotes'],
];

/** The entries of a file, in order. Never throws: a malformed entry has a `problem`. */
export function readEntries(text: string): Generator<Entry> {
  // Lines end in LF, CRLF or, from some old programs, just CR.
  return entriesOf(text.includes('\r') ? text.replace(/\r\n?/g, '\n') : text);
}

function* entriesOf(text: string): Generator<Entry> {
  const lexer = new Lexer(text);
  for (let entry = lexer.next(); entry !== undefined; entry = lexer.next()) {
    if (entry.tokens.length > 0 || entry.problem !== undefined) yield entry;
  }
}

/** The words of one line, for a content outside of a file. Throws `MalformedError`. */
export function readWords(text: string): readonly Token[] {
  const [entry, second] = [...entriesOf(text)];
  if (entry?.problem !== undefined) throw new MalformedError(entry.problem.reason);
  if (second !== undefined)
    throw new MalformedError('found a line break, expected the values of one record on one line');
  if (entry?.comment !== undefined)
    throw new MalformedError('found ";", which starts a comment; put it in quotes or write \\;');
  return entry?.tokens ?? [];
}

class Lexer {
  readonly #text: string;
  #at = 0;
  #line = 1;
  #tokens: Token[] = [];
  #depth = 0;
  #opened = { line: 0, at: 0 };
  #comment: string | undefined;
  #isAttached = false;

  constructor(text: string) {
    this.#text = text;
    if (text.charCodeAt(0) === 0xfeff) this.#at = 1;
  }

  next(): Entry | undefined {
    if (this.#at >= this.#text.length) return undefined;
    this.#tokens = [];
    this.#depth = 0;
    this.#comment = undefined;
    const line = this.#line;
    const blank = isBlank(this.#text.charCodeAt(this.#at));
    try {
      while (this.#step()) {}
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      this.#recover();
      return { line, blank, tokens: this.#tokens, problem: { line: error.line ?? line, reason: error.message } };
    }
    const first = this.#tokens[0];
    const entry = { line: first?.line ?? line, blank, tokens: this.#tokens };
    return this.#comment === undefined ? entry : { ...entry, comment: this.#comment, isAttached: this.#isAttached };
  }

  /** Read one item; false at the end of the entry. */
  #step(): boolean {
    if (this.#at >= this.#text.length) {
      if (this.#depth > 0) this.#refuseUnclosed();
      return false;
    }
    const code = this.#text.charCodeAt(this.#at);
    if (code === LF) {
      this.#at++;
      this.#line++;
      if (this.#depth > 0 && (this.#at - this.#opened.at > MAX_ENTRY || this.#startsRecord())) this.#refuseUnclosed();
      return this.#depth > 0;
    }
    if (isBlank(code)) this.#at++;
    else if (code === SEMICOLON) this.#readComment();
    else if (code === OPEN || code === CLOSE) this.#parenthesis(code);
    else if (code === QUOTE) this.#readQuoted();
    else this.#readWord();
    return true;
  }

  /** Go back to the line of the opening parenthesis: the lines after it are probably separate records. */
  #refuseUnclosed(): never {
    this.#at = this.#opened.at;
    this.#line = this.#opened.line;
    throw new MalformedError(
      'the parenthesis opened on this line is never closed; expected ")" after the last value',
      this.#line,
    );
  }

  #startsRecord(): boolean {
    RECORD_LINE.lastIndex = this.#at;
    return RECORD_LINE.test(this.#text);
  }

  #parenthesis(code: number): void {
    if (code === OPEN) {
      if (this.#depth === 0) this.#opened = { line: this.#line, at: this.#at };
      if (++this.#depth > MAX_DEPTH) this.#refuseUnclosed();
    } else if (this.#depth === 0) {
      throw new MalformedError('found ")" without a "(" before it', this.#line);
    } else {
      this.#depth--;
    }
    this.#at++;
  }

  #readComment(): void {
    const end = this.#lineEnd();
    // A comment inside parentheses belongs to one value; only the one after the record describes the record.
    if (this.#depth === 0) {
      this.#comment = this.#text.slice(this.#at + 1, end).trim();
      this.#isAttached = this.#at > 0 && !isBlank(this.#text.charCodeAt(this.#at - 1));
    }
    this.#at = end;
  }

  #readQuoted(): void {
    const start = this.#at + 1;
    const end = this.#closingQuote(this.#at);
    this.#tokens.push({ text: this.#text.slice(start, end), quoted: true, line: this.#line });
    this.#at = end + 1;
  }

  /** Position of the quote that closes the one at `open`; a string ends on its line. */
  #closingQuote(open: number): number {
    for (let at = open + 1; at < this.#text.length; at++) {
      const code = this.#text.charCodeAt(at);
      if (code === QUOTE) return at;
      if (code === LF) break;
      if (code === BACKSLASH && this.#text.charCodeAt(at + 1) !== LF) at++;
    }
    const from = this.#text.slice(open, Math.min(this.#lineEnd(), open + 60));
    throw new MalformedError(
      `the string that starts with ${from.trimEnd()} is not closed on its line; expected a closing "`,
      this.#line,
    );
  }

  #readWord(): void {
    const start = this.#at;
    let plain = true;
    for (; this.#at < this.#text.length; this.#at++) {
      const code = this.#text.charCodeAt(this.#at);
      if (code <= SPACE || code >= 127) {
        if (code === LF || isBlank(code)) break;
        plain = false;
      } else if (code === SEMICOLON || code === OPEN || code === CLOSE) {
        break;
      } else if (code === BACKSLASH) {
        this.#escape(start);
      } else if (code === QUOTE) {
        this.#quoteInWord(start);
      }
    }
    const text = this.#text.slice(start, this.#at);
    if (!plain) refuseOddCharacters(text, this.#line);
    this.#tokens.push({ text, quoted: false, line: this.#line });
  }

  #escape(start: number): void {
    this.#at++;
    const code = this.#text.charCodeAt(this.#at);
    if (Number.isNaN(code) || code === LF || code === CR) {
      const word = this.#text.slice(start, this.#at);
      throw new MalformedError(
        `${display(word)} ends in a backslash; expected the character that it escapes`,
        this.#line,
      );
    }
  }

  /** `alpn="h3,h2"` of SVCB and HTTPS (RFC 9460 §2.1) is one word; any other quote inside a word is an error. */
  #quoteInWord(start: number): void {
    if (this.#text.charCodeAt(this.#at - 1) !== EQUALS) {
      const word = this.#text.slice(start, this.#at + 1);
      throw new MalformedError(
        `found a quote inside the word ${display(word)}; put a space before it, or write \\"`,
        this.#line,
      );
    }
    this.#at = this.#closingQuote(this.#at);
  }

  #lineEnd(): number {
    const end = this.#text.indexOf('\n', this.#at);
    return end === -1 ? this.#text.length : end;
  }

  /** Continue at the next line; inside parentheses, at the next line that does not look like a continuation. */
  #recover(): void {
    const inside = this.#depth > 0;
    do {
      const end = this.#lineEnd();
      this.#at = Math.min(end + 1, this.#text.length);
      if (end < this.#text.length) this.#line++;
    } while (inside && this.#at < this.#text.length && this.#continues());
  }

  #continues(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    return isBlank(code) || code === LF || code === CLOSE || code === SEMICOLON;
  }
}

/** A CR remains only in a content of the API, which rejects line breaks itself. */
function isBlank(code: number): boolean {
  return code === SPACE || code === TAB || code === CR;
}

function refuseOddCharacters(word: string, line: number): void {
  for (const [pattern, what] of LOOKALIKES) {
    if (pattern.test(word)) throw new MalformedError(`${display(word)} contains ${what}`, line);
  }
  for (const character of word) {
    const code = character.charCodeAt(0);
    if (code < SPACE || code === 127) {
      throw new MalformedError(`found the control character ${code} in a word; is this a text file in UTF-8?`, line);
    }
  }
}
