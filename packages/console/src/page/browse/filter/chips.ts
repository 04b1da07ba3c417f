/** Decides which conditions on a list's rows are sent to the API and which filter the loaded rows. */
import { asSchema, branchesOf, follow, isObject, type JsonSchema, type Schemas } from '@flarewire/schema';
import type { Operator, RowFilter } from '../../ui/table/values.ts';
import type { Params } from '../items/any-call.ts';

/** A parameter of the list operation. */
export interface ListParam {
  readonly name: string;
  readonly schema: unknown;
}

export interface Chip {
  readonly column: string;
  readonly operator: Operator;
  readonly value: string;
  /** `api`: Cloudflare returns only these rows. `loaded`: filters the rows already loaded. */
  readonly by: 'api' | 'loaded';
}

/** The operators as used in a sentence: `Content contains x`. */
export const WORDS: Readonly<Record<Operator, string>> = {
  is: 'is',
  'is-not': 'is not',
  contains: 'contains',
  'contains-not': 'does not contain',
  starts: 'starts with',
  ends: 'ends with',
  above: 'is above',
  below: 'is below',
  empty: 'is empty',
  filled: 'is not empty',
};

export const hasValue = (operator: Operator): boolean => operator !== 'empty' && operator !== 'filled';

/** Parameter names of these operators. */
const NAMES: Partial<Record<Operator, string>> = {
  is: 'exact',
  contains: 'contains',
  starts: 'startswith',
  ends: 'endswith',
};

/** The way a parameter takes a condition; undefined if it cannot. */
type Form =
  | { readonly kind: 'object'; readonly names: readonly string[] }
  | { readonly kind: 'choice' | 'choices'; readonly values: readonly string[] }
  | { readonly kind: 'flag' };

/** The contract does not state how a plain text is compared, so only enumerations and named comparisons are sent. */
function formOf(given: unknown, defs: Schemas): Form | undefined {
  const schema = follow(asSchema(given), defs);
  if (schema.type === 'boolean') return { kind: 'flag' };
  if (schema.type === 'array') {
    const values = valuesOf(follow(asSchema(schema.items), defs), defs);
    return values.length === 0 ? undefined : { kind: 'choices', values };
  }
  if (isObject(schema.properties)) {
    const names = Object.keys(schema.properties).filter((name) => Object.values(NAMES).includes(name));
    return names.length === 0 ? undefined : { kind: 'object', names };
  }
  const values = valuesOf(schema, defs);
  return values.length === 0 ? undefined : { kind: 'choice', values };
}

function valuesOf(schema: JsonSchema, defs: Schemas): readonly string[] {
  if (Array.isArray(schema.enum)) return schema.enum.map(String);
  return branchesOf(schema).flatMap((branch) => {
    const own = follow(asSchema(branch), defs);
    return Array.isArray(own.enum) ? own.enum.map(String) : [];
  });
}

const paramOf = (params: readonly ListParam[], column: string): ListParam | undefined =>
  params.find(({ name }) => name === column);

/** The values that the contract lists for a column. */
export function knownValues(params: readonly ListParam[], defs: Schemas, column: string): readonly string[] {
  const param = paramOf(params, column);
  const form = param && formOf(param.schema, defs);
  return form !== undefined && 'values' in form ? form.values : [];
}

/**
 * The list parameters with one more condition; undefined if the API cannot compare this way or already has a condition.
 */
export function askedFor(
  where: Params,
  { column, operator, value }: RowFilter,
  params: readonly ListParam[],
  defs: Schemas,
): Params | undefined {
  const param = paramOf(params, column);
  const form = param && formOf(param.schema, defs);
  if (form === undefined || where.match === 'any') return undefined;
  const now = where[column];
  if (form.kind === 'object') {
    const name = NAMES[operator];
    const before = isObject(now) ? now : {};
    if (name === undefined || !form.names.includes(name) || name in before) return undefined;
    return { ...where, [column]: { ...before, [name]: value } };
  }
  if (operator !== 'is' || now !== undefined) return undefined;
  if (form.kind === 'flag') return { ...where, [column]: value.toLowerCase() === 'yes' };
  const known = form.values.find((one) => one.toLowerCase() === value.toLowerCase());
  if (known === undefined) return undefined;
  return { ...where, [column]: form.kind === 'choices' ? [known] : known };
}

/** Parameters with which lists search words in the fields that they choose. */
const SEARCHES = ['search', 'q', 'query'];

/** The list parameters that make the API search for words; undefined if it cannot. */
export function searchFor(
  where: Params,
  words: string,
  params: readonly ListParam[],
  defs: Schemas,
): Params | undefined {
  const param = params.find(
    ({ name, schema }) => SEARCHES.includes(name) && follow(asSchema(schema), defs).type === 'string',
  );
  return param === undefined || words.trim() === '' ? undefined : { ...where, [param.name]: words.trim() };
}

const textOf = (value: unknown): string =>
  typeof value === 'boolean'
    ? value
      ? 'Yes'
      : 'No'
    : typeof value === 'object'
      ? JSON.stringify(value)
      : String(value);

/** Conditions sent to the API first, then those applied locally. */
export function chipsOf(where: Params, filters: readonly RowFilter[]): Chip[] {
  const asked = Object.entries(where).flatMap(([column, value]): Chip[] => {
    if (!isObject(value))
      return [{ column, operator: 'is', value: textOf(Array.isArray(value) ? value.join(', ') : value), by: 'api' }];
    return Object.entries(value).map(([name, inner]) => ({
      column: operatorOf(name) === undefined ? `${column}.${name}` : column,
      operator: operatorOf(name) ?? 'is',
      value: textOf(inner),
      by: 'api',
    }));
  });
  return [...asked, ...filters.map((filter): Chip => ({ ...filter, by: 'loaded' }))];
}

const operatorOf = (name: string): Operator | undefined =>
  // The keys of `NAMES` are operators.
  (Object.entries(NAMES) as [Operator, string][]).find(([, one]) => one === name)?.[0];

/** The list parameters without a chip's condition. */
export function withoutChip(where: Params, { column, operator }: Chip): Params {
  const [first = '', ...rest] = column in where ? [column] : column.split('.');
  const now = where[first];
  const { [first]: _, ...others } = where;
  if (!isObject(now)) return others;
  const gone = rest.length > 0 ? rest.join('.') : NAMES[operator];
  const kept = Object.fromEntries(Object.entries(now).filter(([name]) => name !== gone));
  return Object.keys(kept).length === 0 ? others : { ...where, [first]: kept };
}
