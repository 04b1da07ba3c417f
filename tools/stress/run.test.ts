import { describe, expect, it } from 'vitest';
import type { Command } from './parts.ts';
import { type Io, run } from './run.ts';

function fake(codes: readonly (number | undefined)[] = []) {
  const seen = { out: '', say: '', started: [] as Command[], most: [] as number[] };
  let time = 0;
  const io: Io = {
    out: (text) => {
      seen.out += text;
    },
    say: (text) => {
      seen.say += text;
    },
    now: () => (time += 30_000),
    start: async (command, most) => {
      seen.started.push(command);
      seen.most.push(most);
      return seen.started.length > codes.length ? 0 : codes[seen.started.length - 1];
    },
  };
  return { io, seen };
}

const last = ({ args }: Command): string => args.filter((arg) => arg.includes('/')).join(' ');

describe('npm run stress', () => {
  it('each part runs with a time limit, and the last line is a summary', async () => {
    const { io, seen } = fake();
    expect(await run(['--minutes', '10', '--seed', 's'], io)).toBe(0);
    expect(seen.started.map(last)).toEqual([
      'packages/emulator/src/state/kill.soak.test.ts packages/emulator/src/state/kill-changes.soak.test.ts',
      'packages/emulator/src/fuzz.soak.test.ts packages/emulator/src/stalls.soak.test.ts',
      'tools/stress/growth-main.ts',
      'test/redis/bulk.test.ts',
      'tools/stress/soak-main.ts',
    ]);
    expect(new Set(seen.most)).toEqual(new Set([15 * 60_000]));
    expect(seen.started[1]?.env).toEqual({ FUZZ_REQUESTS: '33000', FUZZ_SEED: 's', STRESS_STALLS: '1' });
    expect(seen.out).toBe(
      "stress: kills passed in 0.5 min, hostile passed in 0.5 min, growth passed in 0.5 min, bulk passed in 0.5 min, soak passed in 0.5 min; seed 's'\n",
    );
  });

  it('the run continues after a part that fails or times out, and exits with 1', async () => {
    const { io, seen } = fake([1, undefined]);
    expect(await run(['--only', 'soak,kills,growth'], io)).toBe(1);
    expect(seen.out).toMatch(/^stress: soak FAILED in .*, kills FAILED: its time was over in .*, growth passed in /);
  });

  it('the short form is bounded by count, not by time', async () => {
    const { io, seen } = fake();
    expect(await run(['--short', '--only', 'soak'], io)).toBe(0);
    expect(seen.started[0]?.args.slice(-2)).toEqual(['0', '3000']);
  });

  it.each([
    [['--only', 'naps'], '--only naps: unknown part. Known: kills, hostile, growth, bulk, soak.'],
    [['--minutes', 'many'], '--minutes many: a number above 0'],
    [['--fast'], "Unknown option '--fast'"],
  ])('the arguments %j are rejected', async (args, words) => {
    const { io, seen } = fake();
    expect(await run(args, io)).toBe(2);
    expect(seen.say).toContain(words);
    expect(seen.started).toEqual([]);
  });

  it('stress prints its usage', async () => {
    const { io, seen } = fake();
    expect(await run(['--help'], io)).toBe(0);
    expect(seen.out).toContain('Usage: npm run stress');
  });
});
