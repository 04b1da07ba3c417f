/**
 * Converts an expression to rows of "field operator value", nested one level; parts that no row can show stay as
 * written.
 */
import {
  checkExpression,
  type Expression,
  type Literal,
  printExpression,
  quoted,
  readExpression,
  unquoted,
} from '@flarewire/rules-language';
import { operatorOf, operatorsOf } from './operators.ts';
import { knownField, type ValueType } from './vocabulary.ts';

export interface Row {
  readonly kind: 'row';
  /** A field, or a function applied to one. */
  readonly left: string;
  readonly type: ValueType;
  readonly operator: string;
  /** In the language's notation: texts with quotes. */
  readonly values: readonly string[];
}

/** A part that no row can show. */
export interface Verbatim {
  readonly kind: 'verbatim';
  readonly source: string;
}

export type RowJoin = 'and' | 'or';

export interface Group {
  readonly kind: 'group';
  readonly join: RowJoin;
  readonly items: readonly (Row | Verbatim)[];
}

export interface Rows {
  readonly join: RowJoin;
  readonly items: readonly (Row | Verbatim | Group)[];
}

/** https://developers.cloudflare.com/ruleset-engine/rules-language/expressions/#maximum-rule-expression-length */
export const MAX_LENGTH = 4096;

/** Undefined if the text cannot be parsed or exceeds the maximum length. An empty text has no rows. */
export function rowsOf(text: string): Rows | undefined {
  if (text.trim() === '') return { join: 'and', items: [] };
  if (text.length > MAX_LENGTH) return undefined;
  const read = readExpression(text);
  if (!read.ok) return undefined;
  const { expression } = read;
  if (expression.kind === 'logical' && expression.join !== 'xor')
    return { join: expression.join, items: expression.parts.map(itemOf) };
  return { join: 'and', items: [itemOf(expression)] };
}

function itemOf(expression: Expression): Row | Verbatim | Group {
  if (expression.kind === 'logical' && expression.join !== 'xor')
    return { kind: 'group', join: expression.join, items: expression.parts.map(leafOf) };
  return leafOf(expression);
}

const leafOf = (expression: Expression): Row | Verbatim =>
  rowOf(expression, false) ?? { kind: 'verbatim', source: printExpression(expression) };

function rowOf(expression: Expression, isTurned: boolean): Row | undefined {
  const row = (left: string, type: ValueType, sign: string, values: readonly string[]): Row | undefined => {
    const operator = isTurned ? `not ${sign}` : sign;
    const isShown = operatorOf(type, operator) !== undefined && values.every(isPlain);
    return isShown ? { kind: 'row', left, type, operator, values } : undefined;
  };
  switch (expression.kind) {
    case 'not':
      return isTurned ? undefined : rowOf(expression.of, true);
    case 'comparison': {
      const { left, operator, right } = expression;
      if (right.kind === 'list')
        return row(left.source, knownField(left.name)?.type ?? 'text', 'in list', [right.name]);
      if (right.kind === 'operand') return undefined;
      const literals = right.kind === 'set' ? right.values : [right.value];
      const [first] = literals;
      const isSplit = right.kind === 'set' && literals.some(({ source }) => /[,\n]/.test(source));
      return first === undefined || isSplit
        ? undefined
        : row(
            left.source,
            typeOf(first),
            operator,
            literals.map(({ source }) => source),
          );
    }
    case 'operand': {
      const { name, args, source } = expression.operand;
      if (args === undefined) return name === 'true' || name === 'false' ? undefined : row(source, 'boolean', 'is', []);
      const [text, part, ...more] = args;
      const isPart = name === 'starts_with' || name === 'ends_with';
      if (!isPart || text?.kind !== 'operand' || part?.kind !== 'literal' || more.length > 0) return undefined;
      return source.endsWith(')') ? row(text.operand.source, 'text', name, [part.value.source]) : undefined;
    }
    default:
      return undefined;
  }
}

const TYPES: Readonly<Record<Literal['kind'], ValueType>> = {
  text: 'text',
  bytes: 'text',
  number: 'number',
  numbers: 'number',
  address: 'address',
  addresses: 'address',
  boolean: 'boolean',
};
const typeOf = ({ kind }: Literal): ValueType => TYPES[kind];

/** Escapes other than those of quotes and backslashes denote bytes, which a text box could not show. */
const isPlain = (source: string): boolean =>
  !source.startsWith('"') || !/\\[^"\\.*+?^$|()[\]{}/dswDSWbB-]/.test(source.replaceAll('\\\\', ''));

export function printRows({ join, items }: Rows): string {
  const parts = items.map(printItem).filter((part) => part !== '');
  return parts.length === 1 ? (parts[0] ?? '') : parts.map(inside).join(` ${join} `);
}

function printItem(item: Row | Verbatim | Group): string {
  if (item.kind === 'verbatim') return item.source;
  return item.kind === 'row' ? printRow(item) : printRows(item);
}

/** Parenthesizes compound parts, which is easier to read than operator precedence. */
function inside(part: string): string {
  const read = readExpression(part);
  return read.ok && read.expression.kind === 'logical' ? `(${part})` : part;
}

function printRow({ left, operator, type, values }: Row): string {
  if (left.trim() === '') return '';
  const isTurned = operator.startsWith('not ');
  const sign = isTurned ? operator.slice(4) : operator;
  const [value = type === 'text' ? '""' : ''] = values;
  const not = isTurned ? 'not ' : '';
  if (sign === 'is') return `${not}${left}`;
  if (sign === 'starts_with' || sign === 'ends_with') return `${not}${sign}(${left}, ${value})`;
  if (sign === 'in') return `${not}${left} in {${values.join(' ')}}`;
  return `${not}${left} ${sign === 'in list' ? 'in' : sign} ${value}`;
}

/** The display text of a value. */
export const shownValue = (source: string): string => (/^(?:r#*)?"/.test(source) ? unquoted(source) : source);

/**
 * Converts typed text to the language's notation. Text with special characters becomes a raw string, which reads the
 * same everywhere.
 */
export function writtenValue(type: ValueType, typed: string): string {
  if (type !== 'text') return typed.trim();
  if (!/["\\]/.test(typed)) return quoted(typed);
  let signs = typed.includes('"') ? '#' : '';
  while (typed.includes(`"${signs}`) && signs !== '') signs += '#';
  return `r${signs}"${typed}"${signs}`;
}

/** Changes the field and keeps the operator and values that fit. */
export function withLeft(row: Row, left: string): Row {
  const type = knownField(left)?.type ?? (row.type === 'boolean' ? 'text' : row.type);
  return type === row.type ? { ...row, left } : { ...firstOf(type), left };
}

/** Changes the operator and keeps one value or all of them. */
export function withOperator(row: Row, id: string): Row {
  const before = operatorOf(row.type, row.operator)?.takes;
  const after = operatorOf(row.type, id)?.takes;
  const isKept = before === after || (before === 'value' && after === 'set');
  const values = isKept ? row.values : before === 'set' && after === 'value' ? row.values.slice(0, 1) : [];
  return { ...row, operator: id, values };
}

export const firstOf = (type: ValueType): Row => ({
  kind: 'row',
  left: '',
  type,
  operator: operatorsOf(type)[0]?.id ?? 'eq',
  values: [],
});

/** The reason a row is incomplete; undefined if it is a valid condition. */
export function rowProblem(row: Row): string | undefined {
  if (row.left.trim() === '') return 'Choose a field.';
  const takes = operatorOf(row.type, row.operator)?.takes;
  if (takes === 'set' && row.values.length === 0) return 'Enter at least one value.';
  if (takes === 'list' && !/^\$[\w.-]+$/.test(row.values[0] ?? ''))
    return 'Enter the name of a list: lower-case letters, digits and _.';
  if (!readExpression(`${row.left} eq 1`).ok) return 'This is not a field.';
  if (checkExpression(printRow(row)).ok) return undefined;
  return row.type === 'number'
    ? 'Enter a whole number.'
    : row.type === 'address'
      ? takes === 'set'
        ? 'Enter IP addresses, networks (192.0.2.0/24) or ranges (192.0.2.1..192.0.2.9).'
        : 'Enter an IP address. Use "is in" for a network.'
      : 'This value does not fit the operator.';
}
