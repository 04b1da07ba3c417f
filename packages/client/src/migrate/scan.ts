/** Finds the string literals and comments of JavaScript or TypeScript source, and the code before each string. */

export interface Literal {
  /** Start of the content, without its quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The code before it, without comments and with collapsed white space; at most a few dozen characters. */
  readonly before: string;
  /** A template with `${…}` in it: only the text up to the first one. */
  readonly isPartial: boolean;
}

export interface Comment {
  readonly start: number;
  readonly text: string;
}

export interface Scanned {
  readonly literals: readonly Literal[];
  readonly comments: readonly Comment[];
}

/** Characters of preceding code that are kept as context of a string. */
const KEPT = 80;

/** A slash after one of these starts a regular expression; after other words, values and brackets it is a division. */
const BEFORE_EXPRESSION =
  /(?:^|[=(,[{};:!&|?+\-*%^~<>]|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield|throw|new))\s*$/;

const REGEXP = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const LINE = /\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?\*\//y;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const WORDS = /[\w$]+|\s+/y;

/** Matches a pattern at exactly this index and returns the matched text. */
const at = (pattern: RegExp, text: string, index: number): string | undefined => {
  pattern.lastIndex = index;
  return pattern.exec(text)?.[0];
};

export function scan(text: string): Scanned {
  const scanner = new Scanner(text);
  scanner.run();
  return scanner;
}

class Scanner implements Scanned {
  readonly literals: Literal[] = [];
  readonly comments: Comment[] = [];
  readonly #text: string;
  /** Number of open braces in each open template. */
  readonly #templates: number[] = [];
  #code = '';
  #index = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): void {
    while (this.#index < this.#text.length) if (!this.#comment() && !this.#string() && !this.#template()) this.#other();
  }

  /** Matches a pattern at the current index. */
  #at(pattern: RegExp): string | undefined {
    return at(pattern, this.#text, this.#index);
  }

  #comment(): boolean {
    const comment = this.#at(LINE) ?? this.#at(BLOCK);
    if (comment === undefined) return false;
    this.comments.push({ start: this.#index, text: comment });
    this.#index += comment.length;
    return true;
  }

  #string(): boolean {
    const string = this.#at(STRING);
    if (string === undefined) return false;
    this.#found(this.#index + 1, string.slice(1, -1), false);
    this.#index += string.length;
    return true;
  }

  /** From a backquote, or the brace that ends an expression in a template, up to the next expression or the end. */
  #template(): boolean {
    const isFirst = this.#text[this.#index] === '`';
    if (!isFirst && !(this.#text[this.#index] === '}' && this.#templates.at(-1) === 0)) return false;
    if (!isFirst) this.#templates.pop();
    const start = ++this.#index;
    const content = this.#at(TEMPLATE) ?? '';
    const end = start + content.length;
    const isOpen = this.#text.startsWith('${', end);
    if (isFirst) this.#found(start, content, isOpen);
    if (isOpen) this.#templates.push(0);
    this.#index = end + (isOpen ? 2 : 1);
    return true;
  }

  /** Code and regular expressions, in which quotes have no meaning. */
  #other(): void {
    const sign = this.#text[this.#index] ?? '';
    const open = this.#templates.length - 1;
    if (open >= 0 && /[{}]/.test(sign)) this.#templates[open] = (this.#templates[open] ?? 0) + (sign === '{' ? 1 : -1);
    const regexp = sign === '/' && BEFORE_EXPRESSION.test(this.#code) ? this.#at(REGEXP) : undefined;
    const more = regexp ?? this.#at(WORDS) ?? sign;
    this.#add(regexp ? '/x/' : more);
    this.#index += more.length;
  }

  #found(start: number, text: string, isPartial: boolean): void {
    this.literals.push({ start, end: start + text.length, text, before: this.#code, isPartial });
    this.#add("''");
  }

  #add(more: string): void {
    this.#code = (this.#code + more.replace(/\s+/g, ' ')).slice(-KEPT);
  }
}
