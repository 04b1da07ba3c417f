import { expect, test } from 'vitest';
import { progressLine } from './progress.ts';

test('a progress line appears after a second, updates in place and is removed', () => {
  let [time, seen] = [0, ''];
  const stream = {
    write: (text: string) => {
      seen += text;
    },
  };
  const line = progressLine(stream, 10, () => time);
  line.show('one');
  line.clear();
  expect(seen).toBe('');
  time = 1000;
  line.show('1 of 100000 things');
  time = 1050;
  line.show('2 of 100000 things');
  expect(seen).toBe('\r\u001b[2K1 of 1000');
  line.clear();
  line.clear();
  expect(seen).toBe('\r\u001b[2K1 of 1000\r\u001b[2K');
});
