import { expect, test } from 'vitest';
import { flexOf, widthOf } from './column-widths.ts';

const columns = [
  { id: 'type', width: 96 },
  { id: 'name', width: 200 },
  { id: 'content', width: 220, grows: true },
  { id: 'size', width: 120, align: 'end' as const },
];

test('long texts share the room that is left, and one gets most of it', () => {
  expect(flexOf(columns, {})).toEqual(['0 0 96px', '1 0 200px', '5 0 220px', '0 0 120px']);
});

test('a column that was made as wide as it is stays so', () => {
  expect(flexOf(columns, { content: 300 })).toEqual(['0 0 96px', '1 0 200px', '0 0 300px', '0 0 120px']);
  expect(widthOf(columns, { content: 300 }, 36)).toBe(96 + 200 + 300 + 120 + 36);
});

test('where nothing gains by room, the last that may grow takes it', () => {
  const short = [columns[0], columns[3]].filter((one) => one !== undefined);
  expect(flexOf(short, {})).toEqual(['0 0 96px', '1 0 120px']);
  expect(flexOf(short, { size: 90 })).toEqual(['1 0 96px', '0 0 90px']);
  expect(flexOf(short, { size: 90, type: 80 })).toEqual(['0 0 80px', '0 0 90px']);
});
