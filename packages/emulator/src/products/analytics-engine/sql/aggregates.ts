/** Aggregate functions: https://developers.cloudflare.com/analytics/analytics-engine/sql-reference/aggregate-functions/ */
import { compare, numberIn, SqlError, type Type, type Value } from './values.ts';

interface Aggregate {
  /** Type of the result; `first` is that of the first argument. */
  readonly type: Type | 'first';
  readonly args: number;
  readonly parameters?: number;
  /** @param rows the values of the arguments, for each row of the group */
  run(rows: readonly (readonly Value[])[], parameters: readonly Value[]): Value;
}

const at = (row: readonly Value[], index: number): Value => row[index] ?? 0;
const numbers = (rows: readonly (readonly Value[])[], name: string): number[] =>
  rows.map((row) => numberIn(at(row, 0), name));
const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** The row with the largest value of an argument; sign -1 for the smallest. */
function best(rows: readonly (readonly Value[])[], index: number, sign: 1 | -1): readonly Value[] {
  const [first = [], ...rest] = rows;
  return rest.reduce((one, other) => (sign * compare(at(other, index), at(one, index)) > 0 ? other : one), first);
}

/** The value at which the sorted weights reach a share of their total. */
function quantile(rows: readonly (readonly Value[])[], share: Value): Value {
  const level = numberIn(share, 'quantileExactWeighted');
  const sorted = rows
    .map((row) => ({ value: at(row, 0), weight: numberIn(at(row, 1), 'quantileExactWeighted') }))
    .sort((one, other) => compare(one.value, other.value));
  const wanted = level * total(sorted.map(({ weight }) => weight));
  let sum = 0;
  const found = sorted.find(({ weight }) => {
    sum += weight;
    return sum >= wanted;
  });
  return (found ?? sorted.at(-1))?.value ?? 0;
}

/** The most common values, the most common first. */
function top(rows: readonly (readonly Value[])[], [count = 10]: readonly Value[]): Value[] {
  const weights = new Map<Value, number>();
  for (const row of rows) {
    const value = at(row, 0);
    weights.set(value, (weights.get(value) ?? 0) + numberIn(row[1] ?? 1, 'topKWeighted'));
  }
  const sorted = [...weights].sort(([, one], [, other]) => other - one);
  return sorted.slice(0, numberIn(count, 'topK')).map(([value]) => value);
}

const AGGREGATES: Readonly<Record<string, Aggregate>> = {
  count: { type: 'UInt64', args: 0, run: (rows) => rows.length },
  sum: { type: 'first', args: 1, run: (rows) => total(numbers(rows, 'sum')) },
  avg: { type: 'Float64', args: 1, run: (rows) => total(numbers(rows, 'avg')) / rows.length },
  min: { type: 'first', args: 1, run: (rows) => at(best(rows, 0, -1), 0) },
  max: { type: 'first', args: 1, run: (rows) => at(best(rows, 0, 1), 0) },
  argmin: { type: 'first', args: 2, run: (rows) => at(best(rows, 1, -1), 0) },
  argmax: { type: 'first', args: 2, run: (rows) => at(best(rows, 1, 1), 0) },
  first_value: { type: 'first', args: 1, run: (rows) => at(rows[0] ?? [], 0) },
  last_value: { type: 'first', args: 1, run: (rows) => at(rows.at(-1) ?? [], 0) },
  quantileexactweighted: { type: 'first', args: 2, parameters: 1, run: (rows, [share = 0]) => quantile(rows, share) },
  topk: { type: 'Array', args: 1, parameters: 1, run: top },
  topkweighted: { type: 'Array', args: 2, parameters: 1, run: top },
};

export const isAggregate = (name: string): boolean =>
  Object.hasOwn(AGGREGATES, name.toLowerCase()) || name.toLowerCase() === 'quantileweighted';

/** @throws SqlError for arguments or parameters that it does not take */
export function aggregateNamed(name: string, args: number, parameters: number): Aggregate {
  const found = AGGREGATES[name.toLowerCase()];
  if (found === undefined) throw new SqlError(`There is no aggregate function ${name}.`);
  const isCounting = found.args === 0 && args === 1; // count(DISTINCT column)
  if (args !== found.args && !isCounting) throw new SqlError(`${name} takes ${found.args} arguments; it got ${args}.`);
  const most = found.parameters ?? 0;
  if (parameters > most)
    throw new SqlError(`${name} takes ${most} parameters before its arguments; it got ${parameters}.`);
  if (name.toLowerCase() === 'quantileexactweighted' && parameters === 0)
    throw new SqlError(`${name} needs the quantile: ${name}(0.5)(column, _sample_interval).`);
  return found;
}
