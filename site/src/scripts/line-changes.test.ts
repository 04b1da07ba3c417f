import { expect, test } from 'vitest';
import { lineChanges } from './line-changes.ts';

const text = (before: string, after: string): string[] =>
  lineChanges(before, after).map((line) => line.sign + line.text);

test('equal texts have no changes', () => {
  expect(text('a\nb', 'a\nb')).toEqual([]);
});

test('a changed line is shown as its old and its new text, with two lines around it', () => {
  expect(text('1\n2\n3\n4\n5\n6\n7', '1\n2\n3\nx\n5\n6\n7')).toEqual([' …', ' 2', ' 3', '-4', '+x', ' 5', ' 6', ' …']);
});

test('lines between two changes that are far apart are one ellipsis', () => {
  const lines = Array.from({ length: 12 }, (_, at) => String(at));
  const found = text(lines.join('\n'), ['new', ...lines, 'end'].join('\n'));
  expect(found).toEqual(['+new', ' 0', ' 1', ' …', ' 10', ' 11', '+end']);
});

test('texts too large to compare are shown one after the other', () => {
  const many = (word: string): string => Array.from({ length: 1100 }, (_, at) => word + at).join('\n');
  expect(lineChanges(many('a'), many('b'))).toHaveLength(2200);
});
