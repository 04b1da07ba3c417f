/** Validates the page's URL: path parameters (`account_id`, `namespace_id`, …) and view state. */
import { OPERATORS, type RowFilter, type Sort } from '../ui/table/values.ts';
import type { Context } from './resources/template.ts';

type Loose = Readonly<Record<string, unknown>>;

export interface BrowseSearch {
  /** Column, prefixed with `-` for descending. */
  readonly sort?: string;
  /** Words that rows must contain. */
  readonly filter?: string;
  /** Visible columns, comma-separated; absent for the default. */
  readonly columns?: string;
  /** Conditions on the loaded rows: `ttl:above:300`. */
  readonly filters?: readonly string[];
  /** Parameters of the list operation. */
  readonly where?: Loose;
  /** The open row. */
  readonly item?: string;
  /** State of a custom viewer. */
  readonly view?: Readonly<Record<string, string>>;
  /** Path parameters. */
  readonly [name: string]: string | readonly string[] | Loose | undefined;
}

const STATE: ReadonlySet<string> = new Set(['sort', 'filter', 'filters', 'columns', 'where', 'item', 'view']);

const isLoose = (value: unknown): value is Loose =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** The router parses an id of digits as a number. */
const asText = (value: unknown): string | undefined =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : undefined;

export function browseSearch(input: Loose): BrowseSearch {
  const kept: Record<string, string | readonly string[] | Loose> = {};
  for (const [name, value] of Object.entries(input)) {
    const text = asText(value);
    if (name === 'where') {
      if (isLoose(value)) kept.where = value;
    } else if (name === 'filters') {
      const texts = filtersOf(Array.isArray(value) ? value : []).map(filterText);
      if (texts.length > 0) kept.filters = texts;
    } else if (name === 'view') {
      if (isLoose(value)) kept.view = textsOf(value);
    } else if (text !== undefined && /^\w{1,60}$/.test(name)) kept[name] = text;
  }
  return kept as BrowseSearch; // each name above has its declared type
}

const textsOf = (value: Loose): Record<string, string> =>
  Object.fromEntries(Object.entries(value).map(([name, one]) => [name, asText(one) ?? '']));

export const contextOf = (search: BrowseSearch): Context =>
  Object.fromEntries(
    Object.entries(search).flatMap(([name, value]) =>
      STATE.has(name) || typeof value !== 'string' ? [] : [[name, value]],
    ),
  );

export function sortOf({ sort }: BrowseSearch): Sort | undefined {
  if (sort === undefined) return undefined;
  return sort.startsWith('-')
    ? { column: sort.slice(1), direction: 'descending' }
    : { column: sort, direction: 'ascending' };
}

export const sortText = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column);

export const filterText = ({ column, operator, value }: RowFilter): string => `${column}:${operator}:${value}`;

/** Drops texts that are not valid conditions. */
export const filtersOf = (texts: readonly unknown[]): readonly RowFilter[] =>
  texts.flatMap((text) => {
    const [, column, name, value = ''] = /^([^:\n]+):([a-z-]+):([^\n]*)$/.exec(String(text)) ?? [];
    const operator = OPERATORS.find((one) => one === name);
    return column === undefined || operator === undefined ? [] : [{ column, operator, value }];
  });
