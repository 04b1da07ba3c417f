import { expect, test } from 'vitest';
import { type Pager, paged } from './paged.ts';

async function* lines(count: number, onRead: (line: number) => void = () => {}) {
  for (let line = 1; line <= count; line++) {
    onRead(line);
    yield `line ${line}\n`;
  }
}

/** A pager that is closed after this many texts. */
function pagerFor(most = Number.POSITIVE_INFINITY) {
  const written: string[] = [];
  let ends = 0;
  const pager: Pager = {
    write: async (text) => written.push(text) < most,
    end: async () => {
      ends += 1;
    },
  };
  return { pager, written, ends: () => ends };
}

test('output that fits on the screen is printed directly, with one line to spare', async () => {
  const printed: string[] = [];
  const openPager = () => Promise.reject(new Error('not asked for'));
  await paged(lines(9), { rows: 10, openPager }, (text) => void printed.push(text));
  expect(printed.join('')).toMatch(/^line 1\n[\s\S]*line 9\n$/);
});

test('longer output goes through the pager completely and in order', async () => {
  const { pager, written, ends } = pagerFor();
  await paged(lines(25), { rows: 10, openPager: async () => pager }, () => expect.unreachable());
  expect(written.join('').split('\n')).toHaveLength(26);
  expect(written[0]).toMatch(/^line 1\n[\s\S]*line 10\n$/);
  expect(ends()).toBe(1);
});

test('closing the pager stops reading the list', async () => {
  const { pager, ends } = pagerFor(3);
  let read = 0;
  await paged(
    lines(1000, (line) => {
      read = line;
    }),
    { rows: 10, openPager: async () => pager },
    () => expect.unreachable(),
  );
  expect([read, ends()]).toEqual([12, 1]);
});

test('without a pager, everything is printed', async () => {
  let printed = '';
  await paged(lines(25), { rows: 10, openPager: async () => undefined }, (text) => {
    printed += text;
  });
  expect(printed.split('\n')).toHaveLength(26);
});

test('a list that fails in the middle waits for the pager, then fails', async () => {
  const { pager, ends } = pagerFor();
  const failing = lines(25, (line) => {
    if (line === 20) throw new Error('broken');
  });
  await expect(paged(failing, { rows: 10, openPager: async () => pager }, () => {})).rejects.toThrow('broken');
  expect(ends()).toBe(1);
});
