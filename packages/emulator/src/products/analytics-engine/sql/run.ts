/** Runs a query over a dataset: filter, groups, order, and the part that is asked for. */
import { isAggregate } from './aggregates.ts';
import { evaluate, hasAggregate, keyOf, type Scope, typeOf } from './evaluate.ts';
import type { Expression, Select, Selected } from './tree.ts';
import { type Column, compare, isTrue, type Row, SqlError, type Table, type Value } from './values.ts';

export interface Source {
  table(name: string): Table;
  /** Seconds since 1970. */
  readonly now: number;
}

/** @throws SqlError */
export function runSelect(select: Select, source: Source): Table {
  const from = tableIn(select, source);
  const over = (rows: readonly Row[]): Scope => ({ columns: from.columns, rows, now: source.now });
  const { selected, where, groupBy, having, orderBy, isGrouped } = resolved(select, from);
  const columns = selected.map(({ name, expression }): Column => ({ name, type: typeOf(expression, from) }));
  if (where !== undefined) typeOf(where, from);
  const filtered = from.rows.filter((row) => where === undefined || isTrue(evaluate(where, over([row]))));
  const single = filtered.map((row) => [row]);
  const isOne = isGrouped && groupBy.length === 0;
  const groups = !isGrouped
    ? single
    : groupsOf(isOne ? sorted(single, inRows(orderBy), over).flat() : filtered, groupBy, over);
  const passing = groups.filter((rows) => having === undefined || isTrue(evaluate(having, over(rows))));
  const { offset, limit } = select;
  const chosen = sorted(passing, isOne ? [] : orderBy, over).slice(
    offset,
    limit === undefined ? undefined : offset + limit,
  );
  const rows = chosen.map((group) =>
    Object.fromEntries(selected.map(({ name, expression }) => [name, evaluate(expression, over(group))])),
  );
  return { columns, rows };
}

/** The query with aliases replaced. */
function resolved(select: Select, from: Table) {
  const listed = select.columns.flatMap((column) => column ?? from.columns.map(itself));
  const resolve = resolver(listed);
  const perhaps = (one: Expression | undefined) => (one === undefined ? undefined : resolve(one, []));
  const selected = listed.map(({ name, expression }) => ({ name, expression: resolve(expression, [name]) }));
  const orderBy = select.orderBy.map((one) => ({ ...one, expression: resolve(one.expression, []) }));
  const groupBy = select.groupBy.map((one) => resolve(one, []));
  const having = perhaps(select.having);
  const shown = [...selected.map(({ expression }) => expression), ...(having === undefined ? [] : [having])];
  const isGrouped = groupBy.length > 0 || having !== undefined || shown.some(hasAggregate);
  const isOne = isGrouped && groupBy.length === 0;
  if (isGrouped)
    for (const one of isOne ? shown : [...shown, ...orderBy.map(({ expression }) => expression)])
      requireGrouped(one, groupBy);
  return { selected, where: perhaps(select.where), groupBy, having, orderBy, isGrouped };
}

const itself = ({ name }: Column): Selected => ({ name, expression: { kind: 'name', name } });

function tableIn({ from }: Select, source: Source): Table {
  if (from === undefined) return { columns: [], rows: [{}] };
  return typeof from === 'string' ? source.table(from) : runSelect(from, source);
}

/** Replaces aliases by what they stand for; within its own definition a name is that of a column. */
function resolver(selected: readonly Selected[]) {
  const aliases = new Map(selected.map(({ name, expression }) => [name, expression]));
  const resolve = (expression: Expression, within: readonly string[]): Expression => {
    if (expression.kind === 'literal') return expression;
    if (expression.kind === 'name') {
      const meant = within.includes(expression.name) ? undefined : aliases.get(expression.name);
      return meant === undefined ? expression : resolve(meant, [...within, expression.name]);
    }
    const inner = (one: Expression): Expression => resolve(one, within);
    return { ...expression, args: expression.args.map(inner), parameters: expression.parameters.map(inner) };
  };
  return resolve;
}

/** @throws SqlError for a column that has several values in a group */
function requireGrouped(expression: Expression, groupBy: readonly Expression[]): void {
  const text = JSON.stringify(expression);
  if (expression.kind === 'literal' || groupBy.some((one) => JSON.stringify(one) === text)) return;
  if (expression.kind === 'name')
    throw new SqlError(
      `The column ${expression.name} is neither in GROUP BY nor in an aggregate function, such as max(${expression.name}).`,
    );
  if (!isAggregate(expression.name)) for (const argument of expression.args) requireGrouped(argument, groupBy);
}

/** Without GROUP BY all rows are one group, even if there are none. */
function groupsOf(
  rows: readonly Row[],
  groupBy: readonly Expression[],
  over: (rows: readonly Row[]) => Scope,
): (readonly Row[])[] {
  if (groupBy.length === 0) return [rows];
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = groupBy.map((one) => keyOf(evaluate(one, over([row])))).join('\n');
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [row]);
    else group.push(row);
  }
  return [...groups.values()];
}

type Ordered = Select['orderBy'];

/** `first_value` and `last_value` read rows in the order of the query. */
const inRows = (order: Ordered): Ordered => order.filter(({ expression }) => !hasAggregate(expression));

function sorted(
  groups: readonly (readonly Row[])[],
  order: Ordered,
  over: (rows: readonly Row[]) => Scope,
): readonly (readonly Row[])[] {
  if (order.length === 0) return groups;
  const keyed = groups.map((group) => ({
    group,
    keys: order.map(({ expression }): Value => evaluate(expression, over(group))),
  }));
  return keyed
    .sort((one, other) => {
      for (const [at, { isDescending }] of order.entries()) {
        const result = compare(one.keys[at] ?? 0, other.keys[at] ?? 0);
        if (result !== 0) return isDescending ? -result : result;
      }
      return 0;
    })
    .map(({ group }) => group);
}
