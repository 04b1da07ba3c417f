/** An expression as a tree: what it means, without its spaces, and without the parentheses that change nothing. */
import type { Kind } from './values.ts';

export type Join = 'and' | 'or' | 'xor';

export interface Logical {
  readonly kind: 'logical';
  readonly join: Join;
  /** Two or more. */
  readonly parts: readonly Expression[];
}

interface Negation {
  readonly kind: 'not';
  readonly of: Expression;
}

/** A value as it is written. */
export interface Literal {
  readonly kind: Kind;
  /** With its quotes: `"a\"b"`, `r#"a"b"#`, `192.0.2.0/24` */
  readonly source: string;
}

/** What stands to the right of an operator: a value, `{…}`, or the name of a list with its `$`. */
export type Right =
  | { readonly kind: 'value'; readonly value: Literal }
  | { readonly kind: 'set'; readonly values: readonly Literal[] }
  | { readonly kind: 'list'; readonly name: string };

/** A field, or what a function gives, with what is taken out of it. */
export interface Operand {
  readonly name: string;
  /** Of a function. */
  readonly args: readonly Expression[] | undefined;
  /** The whole of it as it is written: `lower(http.request.headers["a"][0])` */
  readonly source: string;
}

export interface Comparison {
  readonly kind: 'comparison';
  readonly left: Operand;
  /** In letters where it may be: `eq` for `==`, `matches` for `~`. */
  readonly operator: string;
  readonly right: Right;
}

export type Expression =
  | Logical
  | Negation
  | Comparison
  /** A field or function alone: true or false, or the value that a rule computes. */
  | { readonly kind: 'operand'; readonly operand: Operand }
  | { readonly kind: 'literal'; readonly value: Literal };
