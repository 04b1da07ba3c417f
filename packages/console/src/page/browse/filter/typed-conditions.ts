/** Reads conditions from the text of the filter box: `type:MX`, `ttl>300`, `name!=www`; other words stay words. */
import type { Operator, RowFilter } from '../../ui/table/values.ts';
import { bare } from '../../ui/text/bare.ts';

export interface TypedFilter {
  readonly conditions: readonly RowFilter[];
  /** The rest of the text. */
  readonly words: string;
}

const OPERATORS: Readonly<Record<string, Operator>> = {
  ':': 'contains',
  '=': 'is',
  '!=': 'is-not',
  '>': 'above',
  '<': 'below',
};

/** A column, an operator, and a word or a text in quotes. */
const CONDITION = /(?<=^|\s)([\p{L}\w.]+)(:|!=|=|>|<)("[^"]+"|[^\s":=<>][^\s"]*)(?=\s|$)/gu;

/**
 * Words with an unknown column stay words: addresses have colons too.
 * @param known values of a column that are compared as a whole
 */
export function typedConditions(
  text: string,
  columns: readonly { readonly id: string; readonly label: string }[],
  known: (column: string) => readonly string[],
): TypedFilter {
  const conditions: RowFilter[] = [];
  const words = text.replace(CONDITION, (whole, name: string, sign: string, given: string) => {
    const column = columns.find(({ id, label }) => bare(id) === bare(name) || bare(label) === bare(name))?.id;
    const operator = OPERATORS[sign];
    if (column === undefined || operator === undefined) return whole;
    const value = given.replace(/^"|"$/g, '');
    const isWhole = sign === ':' && (known(column).length > 0 || /^(yes|no)$/i.test(value));
    conditions.push({ column, operator: isWhole ? 'is' : operator, value });
    return '';
  });
  return { conditions, words: words.replace(/\s+/g, ' ').trim() };
}
