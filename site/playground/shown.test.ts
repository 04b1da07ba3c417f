import { expect, test } from 'vitest';
import { shownValues } from './shown.ts';

test('texts are printed as they are, and everything else as data', () => {
  expect(shownValues(['a', 1, null, undefined, true, 2n])).toBe('a 1 null undefined true 2n');
  expect(shownValues([{ a: [1, 'b'] }])).toBe('{\n  "a": [\n    1,\n    "b"\n  ]\n}');
  expect(shownValues([[new Map([['a', 1]])], new Set([1])])).toContain('"Map"');
  expect(shownValues([new TypeError('no')])).toBe('TypeError: no');
  expect(shownValues([{ bytes: new Uint8Array(3) }])).toContain('[3 bytes]');
});

test('a thing within itself is a mark, and a thing that is there twice is printed twice', () => {
  const loop: Record<string, unknown> = { name: 'loop' };
  loop.self = loop;
  expect(shownValues([loop])).toContain('"self": "[circular]"');
  const twice = { id: 1 };
  expect(shownValues([[twice, twice]])).not.toContain('circular');
});

test('a value that cannot be read does not end the program', () => {
  const broken = {
    get name() {
      throw new Error('not now');
    },
  };
  expect(shownValues([broken])).toContain('not now');
});

test('long output is cut, with its length', () => {
  expect(shownValues(['x'.repeat(30_000)])).toMatch(/… 10000 more characters$/);
});
