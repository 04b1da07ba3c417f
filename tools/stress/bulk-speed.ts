/** Speed of a journalled job compared with a bare pool of promises: the same calls in the same process, in turn. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { call, defineJob, run } from '@flarewire/bulk';
import Cloudflare from 'flarewire';

const AT_ONCE = 10;

/** Response time in milliseconds: that of a nearby server. */
const LATENCY = 5;

const client = new Cloudflare({
  apiToken: 'any',
  logLevel: 'off',
  fetch: async () => {
    await sleep(LATENCY);
    return Response.json({ success: true, errors: [], messages: [], result: { id: 'min_tls_version', value: '1.2' } });
  },
});

const settingOf = (id: string) => ({ zone_id: id, setting_id: 'min_tls_version', value: '1.2' }) as const;

async function bare(ids: readonly string[]): Promise<void> {
  const left = [...ids];
  const loop = async (): Promise<void> => {
    for (let id = left.pop(); id !== undefined; id = left.pop())
      await client.zones.settings.edit('min_tls_version', settingOf(id));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, loop));
}

async function journalled(ids: readonly string[], journal: string): Promise<void> {
  const job = defineJob({
    name: 'speed',
    items: ids.map((id) => ({ id })),
    calls: ({ id }) => call('zones.settings.edit', settingOf(id)),
  });
  const { counts } = await run(client, job, { journal, concurrency: AT_ONCE });
  if (counts.done !== ids.length) throw new Error(`${counts.done} of ${ids.length} items are done`);
}

const timed = async (work: () => Promise<void>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? 0;

interface Speed {
  readonly items: number;
  /** Median milliseconds of the rounds. */
  readonly bare: number;
  readonly journalled: number;
  /** Speed of the journalled job; 1 is that of the bare pool. */
  readonly ratio: number;
}

export async function speed(items: number, rounds = 5): Promise<Speed> {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-speed-'));
  const ids = Array.from({ length: items }, (_, at) => `zone${at}`);
  const times = { bare: [] as number[], journalled: [] as number[] };
  try {
    await bare(ids);
    for (let round = 0; round < rounds; round++) {
      times.bare.push(await timed(() => bare(ids)));
      times.journalled.push(await timed(() => journalled(ids, join(folder, `journal-${round}.sqlite`))));
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
  const found = { bare: Math.round(median(times.bare)), journalled: Math.round(median(times.journalled)) };
  return { items, ...found, ratio: Math.round((found.bare / found.journalled) * 100) / 100 };
}

if (import.meta.main) console.log(JSON.stringify(await speed(Number(process.argv[2] ?? 1000))));
