/** Syntax tree of an expression, without whitespace and redundant parentheses. */
import type { Kind } from './values.ts';

export type Join = 'and' | 'or' | 'xor';

/** Offsets in the text: of the first character, and after the last. */
export interface Place {
  readonly at: number;
  readonly to: number;
}

export interface Logical extends Place {
  readonly kind: 'logical';
  readonly join: Join;
  /** Two or more. */
  readonly parts: readonly Expression[];
}

interface Negation extends Place {
  readonly kind: 'not';
  readonly of: Expression;
}

/** A value as written. */
export interface Literal extends Place {
  readonly kind: Kind;
  /** With its quotes: `"a\"b"`, `r#"a"b"#`, `192.0.2.0/24` */
  readonly source: string;
}

/** Right side of an operator: a value, `{…}`, the name of a list with its `$`, or a field or function. */
export type Right =
  | ({ readonly kind: 'value'; readonly value: Literal } & Place)
  | ({ readonly kind: 'set'; readonly values: readonly Literal[] } & Place)
  | ({ readonly kind: 'list'; readonly name: string } & Place)
  | ({ readonly kind: 'operand'; readonly operand: Operand } & Place);

/** An index into an array or a map: `["a"]`, `[0]`, `[*]`, and `.name` of array elements (Gateway). */
export type Index = (
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'position'; readonly position: number }
  | { readonly kind: 'each' }
  | { readonly kind: 'member'; readonly name: string }
) &
  Place;

/** A field or function result with its indexes. */
export interface Operand extends Place {
  readonly name: string;
  /** Arguments of a function. */
  readonly args: readonly Expression[] | undefined;
  readonly indexes: readonly Index[];
  /** Full source text: `lower(http.request.headers["a"][0])` */
  readonly source: string;
}

export interface Comparison extends Place {
  readonly kind: 'comparison';
  readonly left: Operand;
  /** In words: `eq` for `==`, `matches` for `~`, `bitwise_and` for `&`. */
  readonly operator: string;
  readonly operatorAt: Place;
  readonly right: Right;
}

export type Expression =
  | Logical
  | Negation
  | Comparison
  /** A field or function alone: a boolean, or the value that a rule computes. */
  | ({ readonly kind: 'operand'; readonly operand: Operand } & Place)
  | ({ readonly kind: 'literal'; readonly value: Literal } & Place);
