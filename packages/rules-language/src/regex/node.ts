/** Nodes of a regular expression, and its errors. */

/** Predicate for matching characters: code points with `(?u)`, bytes without. */
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

/**
 * Messages equal those of Rust's regex crate: https://docs.rs/regex-syntax/latest/regex_syntax/ast/enum.ErrorKind.html
 */
export class PatternError extends Error {
  override readonly name = 'PatternError';
  readonly at: number;

  constructor(at: number, message: string) {
    super(message);
    this.at = at;
  }
}
