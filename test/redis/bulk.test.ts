/** A job in Redis with real processes: kills, pauses, restarts and a loss of all data lose nothing and duplicate nothing. */
import { expect, it } from 'vitest';
import { bulkScene } from './bulk-scene.ts';
import { noRedis } from './redis-support.ts';

/** The full test run has time for some hundred zones; `npm run stress` uses thousands. */
const ZONES = Number(process.env.STRESS_ZONES ?? 300);
const IS_LONG = ZONES > 1000;
const SIZE = IS_LONG
  ? { workers: 4, kills: 2, quota: 3000, window: 20 }
  : { workers: 3, kills: 1, quota: 400, window: 5 };
const say = IS_LONG ? (text: string) => void process.stdout.write(`${text}\n`) : () => {};

const exactlyOnce = (zones: number) => ({
  counts: { done: zones, failed: 0, unknown: 0, started: 0, waiting: 0 },
  records: { 1: zones },
  created: zones,
  refused: 0,
});

it('kills and pauses of workers, a restart and a pause of Redis do every item exactly once, without a 429', async ({
  skip,
}) => {
  if (noRedis !== undefined) skip(noRedis);
  const { seconds, ...result } = await bulkScene({ zones: ZONES, ...SIZE, say });
  say(`${ZONES} zones in ${Math.round(seconds)} s`);
  expect(result).toEqual(exactlyOnce(ZONES));
});

it('an emptied Redis ends all processes with an error, and a new run does every item exactly once', async ({
  skip,
}) => {
  if (noRedis !== undefined) skip(noRedis);
  const { seconds, ...result } = await bulkScene({ zones: ZONES, ...SIZE, say, isEmptied: true });
  say(`${ZONES} zones in ${Math.round(seconds)} s`);
  expect(result).toEqual(exactlyOnce(ZONES));
});
