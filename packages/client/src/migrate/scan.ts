/** Finds the string literals and comments of a JavaScript or TypeScript text, and the code in front of each string. */

export interface Literal {
  /** Of the content, without its quotes. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** The code before it, without comments, white space made one blank; at most a few dozen characters. */
  readonly before: string;
  /** A template with `${…}` in it: the text up to the first. */
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

/** Characters of code that are kept to judge a string by. */
const KEPT = 80;

/** After one of these a slash begins a regular expression; after other words, values and brackets it divides. */
const BEFORE_EXPRESSION =
  /(?:^|[=(,[{};:!&|?+\-*%^~<>]|\b(?:return|typeof|case|in|of|do|else|void|delete|await|yield|throw|new))\s*$/;

const REGEXP = /\/(?![*/])(?:[^\\/[\n]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/y;
const STRING = /'(?:[^'\\\n]|\\[\s\S])*'|"(?:[^"\\\n]|\\[\s\S])*"/y;
const LINE = /\/\/[^\n]*/y;
const BLOCK = /\/\*[\s\S]*?\*\//y;
const TEMPLATE = /(?:[^`\\$]|\\[\s\S]|\$(?!\{))*/y;
const WORDS = /[\w$]+|\s+/y;

/** Whether the text goes on so at this place, and with what. */
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
  /** Open braces in each template that is open. */
  readonly #templates: number[] = [];
  #code = '';
  #index = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): void {
    while (this.#index < this.#text.length) if (!this.#comment() && !this.#string() && !this.#template()) this.#other();
  }

  /** The text that goes on so at this place. */
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

  /** Code, and regular expressions, in which quotes mean nothing. */
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
