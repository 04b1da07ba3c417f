import { expect, test, vi } from 'vitest';
import { first } from './first.ts';

const never = new Promise<never>(() => {});

test('the page renders as soon as all parts are loaded or have failed', async () => {
  await expect(first([Promise.resolve('there'), Promise.reject(new Error('not there'))])).resolves.toBeUndefined();
});

test('rendering does not wait for a slow part', async () => {
  vi.useFakeTimers();
  try {
    const drawn = vi.fn();
    const done = first([never], 500).then(drawn);
    await vi.advanceTimersByTimeAsync(499);
    expect(drawn).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await done;
  } finally {
    vi.useRealTimers();
  }
});
