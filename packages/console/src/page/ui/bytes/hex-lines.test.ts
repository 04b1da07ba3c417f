import { expect, it } from 'vitest';
import { hexLine, lineCount } from './hex-lines.ts';

const bytes = new Uint8Array([...new TextEncoder().encode('Hello, "world"!\n'), 0xff, 0x41]);

it('each line has sixteen bytes, and the last one the rest', () => {
  expect(lineCount(bytes)).toBe(2);
  expect(lineCount(new Uint8Array())).toBe(0);
});

it('a line shows offset, numbers and characters', () => {
  expect(hexLine(bytes, 0)).toEqual({
    offset: '00000000',
    hex: '48 65 6c 6c 6f 2c 20 22  77 6f 72 6c 64 22 21 0a',
    text: 'Hello, "world"!·',
  });
});

it('a short line is padded, so that its characters are aligned', () => {
  const line = hexLine(bytes, 1);
  expect(line).toMatchObject({ offset: '00000010', text: '·A' });
  expect(line.hex).toHaveLength(48);
  expect(line.hex.trim()).toBe('ff 41');
});
