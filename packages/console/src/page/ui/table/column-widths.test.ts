import { expect, test } from 'vitest';
import { flexOf, widthOf } from './column-widths.ts';

const columns = [
  { id: 'type', width: 96 },
  { id: 'name', width: 200 },
  { id: 'content', width: 220, grows: true },
  { id: 'size', width: 120, align: 'end' as const },
];

test('long texts share the remaining width, and one gets most of it', () => {
  expect(flexOf(columns, {})).toEqual(['0 0 96px', '1 1 200px', '5 0.6 220px', '0 0 120px']);
});

test('a column with a fixed width keeps it', () => {
  expect(flexOf(columns, { content: 300 })).toEqual(['0 0 96px', '1 1 200px', '0 0 300px', '0 0 120px']);
  expect(widthOf(columns, { content: 300 }, 36)).toBe(96 + 130 + 300 + 120 + 36);
});

test('if no column benefits from more width, the last growing one takes it', () => {
  const short = [columns[0], columns[3]].filter((one) => one !== undefined);
  expect(flexOf(short, {})).toEqual(['0 0 96px', '1 0 120px']);
  expect(flexOf(short, { size: 90 })).toEqual(['1 0 96px', '0 0 90px']);
  expect(flexOf(short, { size: 90, type: 80 })).toEqual(['0 0 80px', '0 0 90px']);
});

test('when space is short, texts shrink before the table scrolls, the main one least', () => {
  const all = [...columns, { id: 'created_on', width: 158, isWhole: true }];
  expect(flexOf(all, {}).at(-1)).toBe('1 0 158px');
  expect(widthOf(all, {}, 0)).toBe(Math.ceil(96 + 130 + 220 * 0.79 + 120 + 158));
});
