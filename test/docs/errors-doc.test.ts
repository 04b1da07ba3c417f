/**
 * docs/errors.md and the codes of docs/troubleshooting.md: examples run as printed, against the emulator, and tables
 * match the code.
 */
import { describe, expect, test } from 'vitest';
import { APIError, errorClasses } from '../../packages/client/src/errors/errors.ts';
import * as guards from '../../packages/client/src/errors/guards.ts';
import { codeTable } from '../../tools/coverage/errors/code-table.ts';
import { exampleRunner, examplesOf, readPage } from './example-runner.ts';

const doc = readPage('docs/errors.md');
const examples = examplesOf(doc);
const expected = ['undefined', 'zones.get 404 1001 false', 'The record already exists.'];

/** First column of the table with this title, without backquotes. */
function column(title: string, number = 0): string[] {
  const [, rows = ''] = doc.split(new RegExp(`\\| ${title} \\|.*\\n\\|[-|]+\\n`));
  return (/^(\|.*\n)+/.exec(rows)?.[0] ?? '').split('\n').flatMap((row) => row.slice(2).split(' | ')[number] || []);
}
const names = (cells: readonly string[]): string[] => cells.flatMap((cell) => cell.match(/\w+(?=`)/g) ?? []);

describe('examples', () => {
  const { run } = exampleRunner('errors');

  test('there is one example for each expectation', () => {
    expect(examples).toHaveLength(expected.length);
  });

  test.each(examples.map((code, i) => [i + 1, code] as const))(
    'the example %i of docs/errors.md runs',
    async (number, code) => {
      expect(await run(`${number}`, code)).toBe(expected[number - 1]);
    },
  );
});

describe('tables', () => {
  test('the table of fields matches those of an error', () => {
    const context = {
      operation: '',
      method: '',
      path: '',
      attempts: 1,
      hint: '',
      permissions: [],
      docs: '',
      retryAfter: 0,
    };
    const error = new APIError(400, {}, '', new Headers(), context);
    expect(names(column('field')).sort()).toEqual(Object.keys(error).sort());
  });

  test('the tables of classes and guards are complete', () => {
    const reported = names(column('class'));
    expect(reported.filter((name) => !Object.hasOwn(errorClasses, name))).toEqual([]);
    expect(names(column('class', 1)).sort()).toEqual(
      Object.keys(guards)
        .filter((name) => name !== 'hasCode')
        .sort(),
    );
  });

  test('the codes have the hints of errors, and the texts of docs/emulator-errors.md', () => {
    expect(readPage('docs/troubleshooting.md')).toContain(codeTable(readPage('docs/emulator-errors.md')));
  });
});
