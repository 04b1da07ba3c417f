import { expect, it } from 'vitest';
import { runBulk } from './objects-bulk.ts';

const none = new Map<string, string>();
const signal = new AbortController().signal;
const ignore = (): void => undefined;

it('works through all, in batches', async () => {
  const batches: string[][] = [];
  const work = async (batch: readonly string[]): Promise<typeof none> => {
    batches.push([...batch]);
    return none;
  };
  const outcomes = await runBulk(['a', 'b', 'c'], work, { size: 2, signal, onProgress: ignore });
  expect(batches).toEqual([['a', 'b'], ['c']]);
  expect([...outcomes]).toEqual([
    ['a', undefined],
    ['b', undefined],
    ['c', undefined],
  ]);
});

it('goes on after a failure and tells the reason of each', async () => {
  const work = async ([item]: readonly string[]): Promise<typeof none> => {
    if (item === 'b') throw new Error('locked');
    return item === 'c' ? new Map([['c', 'gone']]) : none;
  };
  const seen: number[] = [];
  const outcomes = await runBulk(['a', 'b', 'c', 'd'], work, { signal, onProgress: ({ size }) => seen.push(size) });
  expect(Object.fromEntries(outcomes)).toEqual({ a: undefined, b: 'locked', c: 'gone', d: undefined });
  expect(seen).toEqual([1, 2, 3, 4]);
});

it('begins nothing after it was stopped', async () => {
  const stop = new AbortController();
  const work = async (): Promise<typeof none> => {
    stop.abort();
    return none;
  };
  const outcomes = await runBulk(['a', 'b'], work, { signal: stop.signal, onProgress: ignore });
  expect([...outcomes.keys()]).toEqual(['a']);
});

it('keeps to its width', async () => {
  let running = 0;
  let most = 0;
  const work = async (): Promise<typeof none> => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    running -= 1;
    return none;
  };
  await runBulk(['a', 'b', 'c', 'd', 'e'], work, { width: 2, signal, onProgress: ignore });
  expect(most).toBe(2);
});
