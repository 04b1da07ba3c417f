import { readExpression } from '@flarewire/rules-language';
import { describe, expect, it } from 'vitest';
import {
  firstOf,
  printRows,
  type Row,
  rowProblem,
  rowsOf,
  shownValue,
  withLeft,
  withOperator,
  writtenValue,
} from './rows.ts';

const tree = (text: string): unknown => readExpression(text);
const again = (text: string): string => {
  const rows = rowsOf(text);
  if (rows === undefined) throw new Error(`There are no rows of ${text}`);
  return printRows(rows);
};
const row = (text: string): Row => {
  const [item] = rowsOf(text)?.items ?? [];
  if (item?.kind !== 'row') throw new Error(`${text} is not a row`);
  return item;
};

const TEXTS = [
  'http.host eq "a.example"',
  'not http.host contains "x"',
  'starts_with(http.request.uri.path, "/api/") and not ssl',
  'not ends_with(lower(http.request.uri.path), ".php")',
  '(http.host eq "a" or http.host eq "b") and ip.src.country in {"NL" "DE"}',
  '(a eq 1 and b eq 2) or (c eq 3 and not d in {4 5..6})',
  'a eq 1 and (b eq 2 or (c eq 3 and d eq 4))',
  'a eq 1 xor b eq 2',
  'ip.src in $office and not ip.src in {192.0.2.0/24}',
  'any(http.request.headers["x"][*] contains "y") or ssl',
  'not (a eq 1 and b eq 2)',
  'true',
  'http.user_agent matches "(?i)bot\\\\b"',
  'http.user_agent eq "\\x41"',
  'a eq 1 and (b eq 2 and c eq 3)',
  'not a eq 1',
  'ssl eq true',
  'a in {"one, two" "three"}',
];

describe('expressions as rows', () => {
  it.each(TEXTS)('the rows of %s have the same meaning', (text) => {
    expect(tree(again(text))).toEqual(tree(text));
  });

  it('rows consist of fields, operators and values', () => {
    expect(row('not http.host contains "x"')).toMatchObject({
      left: 'http.host',
      operator: 'not contains',
      values: ['"x"'],
    });
    expect(row('ends_with(http.host, ".nl")')).toMatchObject({ left: 'http.host', operator: 'ends_with' });
    expect(row('not ssl')).toMatchObject({ left: 'ssl', type: 'boolean', operator: 'not is' });
    expect(row('ip.src in $office')).toMatchObject({ type: 'address', operator: 'in list', values: ['$office'] });
    expect(row('tcp.dstport in {1 2..3}')).toMatchObject({ type: 'number', operator: 'in', values: ['1', '2..3'] });
  });

  it('rows are grouped one level deep, and deeper parts stay as written', () => {
    const rows = rowsOf('a eq 1 and (b eq 2 or (c eq 3 and d eq 4))');
    expect(rows?.items[1]).toMatchObject({
      kind: 'group',
      join: 'or',
      items: [{ kind: 'row' }, { kind: 'verbatim', source: 'c eq 3 and d eq 4' }],
    });
  });

  it('an unparsable or empty expression has no rows', () => {
    expect([rowsOf('http.host eq'), rowsOf(' '), rowsOf('a'.repeat(5000))]).toEqual([
      undefined,
      { join: 'and', items: [] },
      undefined,
    ]);
  });
});

describe('rows of an expression', () => {
  it('a row keeps values that fit another operator', () => {
    const one = row('http.host eq "a"');
    expect(withOperator(one, 'in').values).toEqual(['"a"']);
    expect(withOperator({ ...one, operator: 'in', values: ['"a"', '"b"'] }, 'eq').values).toEqual(['"a"']);
    expect(withOperator(one, 'in list').values).toEqual([]);
  });

  it('a row is reset by a field of another type', () => {
    expect(withLeft(row('http.host eq "a"'), 'http.referer')).toMatchObject({ values: ['"a"'] });
    expect(withLeft(row('http.host eq "a"'), 'ssl')).toMatchObject({ left: 'ssl', operator: 'is', values: [] });
    expect(withLeft(firstOf('boolean'), 'cf.waf.score')).toMatchObject({ type: 'number', operator: 'eq' });
  });

  it('an incomplete row is explained', () => {
    const problem = (some: Partial<Row>): string | undefined =>
      rowProblem({ ...firstOf('text'), left: 'http.host', ...some });
    expect(problem({})).toBeUndefined();
    expect(problem({ left: '' })).toBe('Choose a field.');
    expect(problem({ left: 'a b' })).toBe('This is not a field.');
    expect(problem({ type: 'number', values: ['x'] })).toBe('Enter a whole number.');
    expect(problem({ type: 'address', values: ['192.0.2.0/24'] })).toContain('is in');
    expect(problem({ operator: 'in' })).toBe('Enter at least one value.');
    expect(problem({ operator: 'in list', values: ['office'] })).toContain('name of a list');
  });
});

it('text with quotes or backslashes survives the round trip', () => {
  for (const text of ['', 'a', 'a"b', 'a\\.b$', '"#', 'a"#"##b'])
    expect([text, shownValue(writtenValue('text', text)), tree(`f eq ${writtenValue('text', text)}`)]).toMatchObject([
      text,
      text,
      { ok: true },
    ]);
  expect(writtenValue('number', ' 5 ')).toBe('5');
});
