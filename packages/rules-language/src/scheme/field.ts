/** Defines fields as table rows. */
import type { Type } from './types.ts';

export interface Field {
  readonly name: string;
  readonly type: Type;
  /** One sentence. */
  readonly summary: string;
  /** Required plan or product, in the words of the documentation. */
  readonly plan?: string;
  /** The field that replaces it. */
  readonly replacedBy?: string;
  /** Phases that support it, if the documentation names them. */
  readonly phases?: readonly string[];
  readonly page: string;
}

/** `[name, type, summary, plan?]` */
export type Row = readonly [name: string, type: Type, summary: string, plan?: string];

const REFERENCE = 'https://developers.cloudflare.com/ruleset-engine/rules-language/fields/reference/';

/** @param page of all rows; without it, each field has its page in the fields reference */
export const fieldsOf = (rows: readonly Row[], page?: string): Field[] =>
  rows.map(([name, type, summary, plan]) => ({
    name,
    type,
    summary,
    ...(plan === undefined ? {} : { plan }),
    page: page ?? `${REFERENCE}${name}/`,
  }));
