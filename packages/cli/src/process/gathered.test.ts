import { Writable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('texts of one turn are written at once, bytes keep their order, and a slow reader is waited for', async () => {
  const seen: string[] = [];
  let go: (() => void) | undefined;
  const stream = new Writable({
    highWaterMark: 10,
    write: (chunk, _encoding, done) => {
      seen.push(String(chunk));
      go = done;
    },
  });
  const out = gathered(stream);
  await out.write('a');
  await out.write('b');
  expect(seen).toEqual([]);
  await setImmediate();
  expect(seen).toEqual(['ab']);
  go?.();
  await out.write('c');
  await out.write(new TextEncoder().encode('bytes'));
  await setImmediate();
  go?.();
  await out.flush();
  expect(seen).toEqual(['ab', 'c', 'bytes']);
  go?.();
  const large = out.write('x'.repeat(70_000));
  let isOver = false;
  void large?.then(() => {
    isOver = true;
  });
  await setImmediate();
  expect(isOver).toBe(false);
  go?.();
  await large;
  await out.flush();
});
