/** A regular expression as a tree, and what is wrong with one. */

/** Which characters match. With `(?u)` these are code points, else bytes. */
export type Test = (code: number) => boolean;

export type Assertion = 'start' | 'end' | 'lineStart' | 'lineEnd' | 'word' | 'notWord' | 'wordStart' | 'wordEnd';

export type Node =
  | { readonly kind: 'empty' }
  | { readonly kind: 'set'; readonly test: Test; readonly isUnicode: boolean }
  | { readonly kind: 'assert'; readonly assertion: Assertion; readonly isUnicode: boolean }
  | { readonly kind: 'sequence'; readonly of: readonly Node[] }
  | { readonly kind: 'either'; readonly of: readonly Node[] }
  | { readonly kind: 'group'; readonly index: number | undefined; readonly of: Node }
  | {
      readonly kind: 'repeat';
      readonly of: Node;
      readonly min: number;
      readonly max: number;
      readonly isGreedy: boolean;
    };

/** Messages are those of the regex crate of Rust: https://docs.rs/regex-syntax/latest/regex_syntax/ast/enum.ErrorKind.html */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}
