import { expect, test } from 'vitest';
import { findStalls } from '../test/stalls.ts';
import { createEmulator } from './emulator.ts';

/** `STRESS_STALLS=1`: each text in each place, not one of them. */
const EVERY = process.env.STRESS_STALLS === '1';

test('time is proportional to the length of any path value, query parameter, header, body or form', async () => {
  const emulator = createEmulator({ seed: 1, start: 'default', journal: { size: 10 }, report: () => undefined });
  const { stalls, sent } = await findStalls(emulator, EVERY);
  await emulator.close();
  expect(sent).toBeGreaterThan(12_000);
  expect(stalls).toEqual([]);
});
