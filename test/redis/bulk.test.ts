/** A job in Redis with real processes: kills and restarts lose nothing and duplicate nothing. */
import { expect, it } from 'vitest';
import { bulkScene } from './bulk-scene.ts';
import { noRedis } from './redis-support.ts';

/** The full test run has time for some hundred zones; `npm run stress` uses thousands. */
const ZONES = Number(process.env.STRESS_ZONES ?? 300);
const IS_LONG = ZONES > 1000;

it('three workers, a kill and a restart of Redis do every item exactly once, without a 429', async ({ skip }) => {
  if (noRedis !== undefined) skip(noRedis);
  const size = IS_LONG
    ? { workers: 4, kills: 2, quota: 3000, window: 20 }
    : { workers: 3, kills: 1, quota: 400, window: 5 };
  const { counts, records, created, refused } = await bulkScene({ zones: ZONES, ...size });
  expect({ counts, records, created, refused }).toEqual({
    counts: { done: ZONES, failed: 0, unknown: 0, started: 0, waiting: 0 },
    records: { 1: ZONES },
    created: ZONES,
    refused: 0,
  });
});
