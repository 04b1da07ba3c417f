/** Fields as rows of a table. */
import type { Type } from './types.ts';

export interface Field {
  readonly name: string;
  readonly type: Type;
  /** One sentence. */
  readonly summary: string;
  /** Plan or product that it needs, in the words of the documentation. */
  readonly plan?: string;
  /** The field that replaces it. */
  readonly replacedBy?: string;
  /** Phases that have it, where the documentation names them. */
  readonly phases?: readonly string[];
  readonly page: string;
}

/** `[name, type, summary, plan?]` */
export type Row = readonly [name: string, type: Type, summary: string, plan?: string];

const REFERENCE = 'https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/';

/** @param page of all rows; without it, the page of each in the reference of fields */
export const fieldsOf = (rows: readonly Row[], page?: string): Field[] =>
  rows.map(([name, type, summary, plan]) => ({
    name,
    type,
    summary,
    ...(plan === undefined ? {} : { plan }),
    page: page ?? `${REFERENCE}${name}/`,
  }));
