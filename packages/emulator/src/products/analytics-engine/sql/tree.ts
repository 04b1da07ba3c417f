/** Queries of Analytics Engine as trees. */
import type { Value } from './values.ts';

export type Expression =
  | { readonly kind: 'literal'; readonly value: Value }
  | { readonly kind: 'name'; readonly name: string }
  /** `quantileExactWeighted(0.5)(double1, _sample_interval)` has parameters before its arguments. */
  | {
      readonly kind: 'call';
      readonly name: string;
      readonly parameters: readonly Expression[];
      readonly args: readonly Expression[];
      readonly isDistinct: boolean;
    };

export interface Selected {
  readonly name: string;
  readonly expression: Expression;
}

export interface Order {
  readonly expression: Expression;
  readonly isDescending: boolean;
}

export interface Select {
  readonly kind: 'select';
  /** Undefined is `*`. */
  readonly columns: readonly (Selected | undefined)[];
  readonly from: string | Select | undefined;
  readonly where: Expression | undefined;
  readonly groupBy: readonly Expression[];
  readonly having: Expression | undefined;
  readonly orderBy: readonly Order[];
  readonly limit: number | undefined;
  readonly offset: number;
}

export type Statement = Select | { readonly kind: 'tables' | 'timezones' | 'timezone' };

export const FORMATS = ['JSON', 'JSONEachRow', 'TabSeparated'] as const;
export type Format = (typeof FORMATS)[number];

export interface Query {
  readonly statement: Statement;
  readonly format: Format;
}
