/** Values and types of expressions, over one row or over the rows of a group. */
import { aggregateNamed, isAggregate } from './aggregates.ts';
import { dateTime, startOf } from './dates.ts';
import { functionNamed, printed } from './functions.ts';
import type { Expression } from './tree.ts';
import { type Column, isMoment, type Row, SqlError, type Type, type Value } from './values.ts';

type Call = Expression & { readonly kind: 'call' };

/** Data that an expression is evaluated over. */
export interface Scope {
  readonly columns: readonly Column[];
  /** Aggregate functions read all of them, the rest reads the first. */
  readonly rows: readonly Row[];
  /** Seconds since 1970. */
  readonly now: number;
}

/** The one form of `quantileWeighted(q, column, weight)`, which the documentation keeps for older queries. */
function current(call: Call): Call {
  if (call.name.toLowerCase() !== 'quantileweighted' || call.args.length !== 3) return call;
  return { ...call, name: 'quantileExactWeighted', parameters: call.args.slice(0, 1), args: call.args.slice(1) };
}

const isClock = ({ name }: Call): boolean => /^(?:now|today)$/i.test(name);

/** True if an aggregate function is in it. */
export const hasAggregate = (expression: Expression): boolean =>
  expression.kind === 'call' && (isAggregate(expression.name) || expression.args.some(hasAggregate));

export function evaluate(expression: Expression, scope: Scope): Value {
  if (expression.kind === 'literal') return expression.value;
  if (expression.kind === 'name') {
    const [row] = scope.rows;
    const value = row?.[expression.name];
    if (value === undefined) throw unknownColumn(expression.name, scope);
    return value;
  }
  const call = current(expression);
  if (isAggregate(call.name)) return aggregated(call, scope);
  if (isClock(call)) {
    const now = dateTime(scope.now);
    return /^now$/i.test(call.name) ? now : { ...startOf(now, { count: 1, unit: 'DAY' }), isDate: true };
  }
  const found = functionNamed(call.name, call.args.length);
  return found.run(...call.args.map((argument) => evaluate(argument, scope)));
}

function aggregated(call: Call, scope: Scope): Value {
  const { name, args, parameters, isDistinct } = call;
  const found = aggregateNamed(name, args.length, parameters.length);
  const rows = scope.rows.map((row) => args.map((argument) => evaluate(argument, { ...scope, rows: [row] })));
  const given = parameters.map((parameter) => evaluate(parameter, scope));
  return found.run(isDistinct ? distinct(rows) : rows, given);
}

const distinct = (rows: readonly (readonly Value[])[]): (readonly Value[])[] => [
  ...new Map(rows.map((row) => [row.map(keyOf).join('\n'), row])).values(),
];

/** Equal values have equal keys. */
export const keyOf = (value: Value): string => `${typeof value}:${printed(value)}`;

const unknownColumn = (name: string, { columns }: Pick<Scope, 'columns'>): SqlError =>
  new SqlError(`There is no column ${name}. Columns: ${columns.map((column) => column.name).join(', ') || 'none'}.`);

/** @throws SqlError for a name or function that does not exist */
export function typeOf(expression: Expression, scope: Pick<Scope, 'columns'>): Type {
  if (expression.kind === 'literal') return typeOfValue(expression.value);
  if (expression.kind === 'name') {
    const column = scope.columns.find(({ name }) => name === expression.name);
    if (column === undefined) throw unknownColumn(expression.name, scope);
    return column.type;
  }
  const call = current(expression);
  const types = call.args.map((argument) => typeOf(argument, scope));
  if (isClock(call)) return /^now$/i.test(call.name) ? 'DateTime' : 'Date';
  const { type } = isAggregate(call.name)
    ? aggregateNamed(call.name, call.args.length, call.parameters.length)
    : functionNamed(call.name, call.args.length);
  if (type === 'second') return types[1] ?? 'String';
  if (type !== 'first') return type;
  const first = types[0] ?? 'Float64';
  if (call.name.toLowerCase() === 'sum' && first.startsWith('UInt')) return 'UInt64';
  return /^[+-]$/.test(call.name) && types.includes('Float64') ? 'Float64' : first;
}

function typeOfValue(value: Value): Type {
  if (typeof value === 'string') return 'String';
  if (typeof value === 'boolean') return 'Bool';
  if (Array.isArray(value)) return 'Array';
  if (typeof value === 'object') return isMoment(value) ? 'DateTime' : 'String';
  if (!Number.isInteger(value)) return 'Float64';
  return value < 256 ? 'UInt8' : 'UInt64';
}
