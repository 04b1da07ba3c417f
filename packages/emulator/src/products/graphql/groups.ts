/** Filters, groups, sums and sorts the rows of a dataset as a query asks: https://developers.cloudflare.com/analytics/graphql-api/features/ */
import { isObject } from '@flarewire/schema';
import { type Field, QueryError } from './parse.ts';

/** Dimensions and metrics by name. `count` is the number of events of the row, 1 by default. */
export type Row = Readonly<Record<string, string | number>>;

/** https://developers.cloudflare.com/analytics/graphql-api/limits/ */
const MAX = 10_000;

type Group = readonly Row[];

export function groupsOf(rows: readonly Row[], { name, args, fields }: Field): unknown[] {
  const wanted = rows.filter((row) => fits(row, args.filter));
  const dimensions = fields.find((field) => field.name === 'dimensions')?.fields.map((field) => field.name) ?? [];
  const groups = new Map<string, Row[]>();
  for (const row of wanted) {
    const key = JSON.stringify(dimensions.map((dimension) => row[dimension]));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  const limit = typeof args.limit === 'number' ? args.limit : MAX;
  if (limit > MAX) throw new QueryError(`${name}: limit is ${limit}; at most ${MAX} is allowed`);
  return sorted([...groups.values()], args.orderBy)
    .slice(0, limit)
    .map((group) => display(group, fields));
}

function display(group: Group, fields: readonly Field[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map(({ name, alias, fields: inner }) => {
      if (name === 'count') return [alias, countOf(group)];
      const values = inner.map((one) => [one.alias, fieldOf(group, name, one.name)]);
      return [alias, Object.fromEntries(values)];
    }),
  );
}

const countOf = (group: Group): number => group.reduce((sum, { count }) => sum + Number(count ?? 1), 0);

/** @param how the block that contains the name */
function fieldOf(group: Group, how: string, name: string): string | number {
  const values = group.map((row) => row[name]);
  const [first] = values;
  if (first === undefined) throw new QueryError(`unknown field "${name}"`);
  const numbers = values.map(Number);
  const sum = numbers.reduce((total, one) => total + one, 0);
  switch (how) {
    case 'dimensions':
      return first;
    case 'sum':
      return sum;
    case 'avg':
      return sum / countOf(group);
    case 'max':
      return numbers.reduce((most, one) => Math.max(most, one));
    case 'min':
      return numbers.reduce((least, one) => Math.min(least, one));
    default:
      throw new QueryError(`unknown field "${how}"`);
  }
}

const ORDER = /^(?:(sum|avg|max|min)_)?(\w+)_(ASC|DESC)$/;

function sorted(groups: readonly Group[], orderBy: unknown): Group[] {
  const orders = (Array.isArray(orderBy) ? orderBy : orderBy === undefined ? [] : [orderBy]).map((order) => {
    const [, how = 'dimensions', name = '', way] = ORDER.exec(String(order)) ?? [];
    if (way === undefined) throw new QueryError(`orderBy: '${order}' is not a field with _ASC or _DESC`);
    const value = (group: Group) => (name === 'count' ? countOf(group) : fieldOf(group, how, name));
    return (one: Group, other: Group) => (way === 'ASC' ? 1 : -1) * compare(value(one), value(other));
  });
  return groups.toSorted((one, other) => orders.map((order) => order(one, other)).find((way) => way !== 0) ?? 0);
}

const compare = (one: string | number, other: string | number): number => (one < other ? -1 : one > other ? 1 : 0);

const OPERATOR = /^(\w+)_(geq|leq|gt|lt|neq|in|notin)$/;

/** https://developers.cloudflare.com/analytics/graphql-api/features/filtering/ */
function fits(row: Row, filter: unknown): boolean {
  if (!isObject(filter)) return true;
  return Object.entries(filter).every(([key, wanted]) => {
    if (wanted === undefined || wanted === null) return true;
    if (key === 'AND') return listOf(wanted).every((one) => fits(row, one));
    if (key === 'OR') return listOf(wanted).some((one) => fits(row, one));
    const [, name = key, operator = 'eq'] = OPERATOR.exec(key) ?? [];
    const value = row[name];
    if (value === undefined) throw new QueryError(`filter: unknown field "${name}"`);
    return holds(value, operator, wanted);
  });
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function holds(value: string | number, operator: string, wanted: unknown): boolean {
  const way = compare(value, typeof value === 'number' ? Number(wanted) : String(wanted));
  const among = () => listOf(wanted).some((one) => String(one) === String(value));
  switch (operator) {
    case 'geq':
      return way >= 0;
    case 'leq':
      return way <= 0;
    case 'gt':
      return way > 0;
    case 'lt':
      return way < 0;
    case 'neq':
      return way !== 0;
    case 'in':
      return among();
    case 'notin':
      return !among();
    default:
      return way === 0;
  }
}
