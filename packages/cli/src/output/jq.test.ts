/** Results of a filter are those of `jq -r`. */
import { expect, test } from 'vitest';
import { checkFilter, filtered } from './jq.ts';

async function* each(items: readonly unknown[]): AsyncGenerator<unknown> {
  yield* items;
}

async function through(items: readonly unknown[], filter: string): Promise<string> {
  let written = '';
  for await (const text of filtered(each(items), filter)) written += text;
  return written;
}

test('texts are written exactly as they are, blank ones too', async () => {
  const texts = ['', '  indented', 'two\nlines', 'trailing ', ' ', 'é "quoted"'];
  expect(await through(texts, '.')).toBe(texts.map((text) => `${text}\n`).join(''));
  expect(await through([{ a: 1 }, null, 2.5, [' ']], '.')).toBe('{"a":1}\nnull\n2.5\n[" "]\n');
});

test('results before a failing item are written, then the error is thrown', async () => {
  const written: string[] = [];
  const reading = (async () => {
    for await (const text of filtered(each([{ a: 1 }, 'no object', { a: 2 }]), '.a')) written.push(text);
  })();
  await expect(reading).rejects.toThrow('--jq: ');
  expect(written.join('')).toBe('1\n2\n');
});

const many = Array.from({ length: 20_000 }, (_, i) => ({ id: `${i}`.padStart(32, '0'), content: '192.0.2.1', ttl: i }));

test('items of several megabytes pass one by one, and together where the filter reads on', async () => {
  const lines = (await through([...many, ...many], '.ttl')).split('\n');
  expect(lines).toHaveLength(40_001);
  expect(lines[20_001]).toBe('1');
  expect(await through([...many, ...many], '[., inputs] | length')).toBe('40000\n');
});

test('an invalid filter is refused, and one with a hyphen in front is a filter', async () => {
  await expect(checkFilter('.name |')).rejects.toThrow('--jq: ');
  await checkFilter('.name.first');
  expect(await through([2], '-.')).toBe('-2\n');
});
