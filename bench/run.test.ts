import { describe, expect, it } from 'vitest';
import { type Context, type Measurement, PreparationFailed } from './measurement.ts';
import { type Io, run } from './run.ts';

const measurement = (name: string, ours: number): Measurement => ({
  name,
  how: `${name} is measured.`,
  measure: async () => [{ what: name, unit: 'ms', samples: [{ ours }], budget: { of: 'number', atMost: 10 } }],
});
const broken: Measurement = { name: 'broken', how: 'Not at all.', measure: () => Promise.reject(new Error('no luck')) };

const alone: Measurement = {
  ...measurement('alone', 1),
  measure: async (context) => {
    const { ours } = await context.subjects();
    return [{ what: ours.name, unit: 'ms', samples: [{ ours: 1 }] }];
  },
};

function fake() {
  const seen = { out: '', say: '', files: new Map<string, string>() };
  const io: Io = {
    out: (text) => {
      seen.out += text;
    },
    say: (text) => {
      seen.say += text;
    },
    show: () => {},
    write: (file, text) => seen.files.set(file, text),
    read: () => '| measured | flarewire | cloudflare |\n| --- | --- | --- |\n| quick | | |\n',
    machine: (versions) => ({ node: '24', cpus: '1 × CPU', platform: 'x', date: 'today', versions }),
    // The measurements of these tests use nothing else of it.
    context: () =>
      ({ subjects: async () => ({ ours: { name: 'flarewire', version: '1.0.0' } }) }) as unknown as Context,
  };
  return { seen, io };
}

describe('npm run bench', () => {
  it('RESULTS.md is written, and the exit code is 0 if all budgets are met', async () => {
    const { seen, io } = fake();
    expect(await run([], [measurement('fast', 9), measurement('quick', 1)], io)).toBe(0);
    expect(seen.out).toContain('| fast');
    expect(seen.files.get('bench/RESULTS.md')).toContain('| quick');
    expect(seen.files.get('docs/comparison.md')).toContain('| quick | 1 ms | – |');
  });
  it('a missed budget is named, and the exit code is 1', async () => {
    const { seen, io } = fake();
    expect(await run([], [measurement('fast', 9), measurement('slow', 11)], io)).toBe(1);
    expect(seen.say).toContain('Missed: slow.');
  });
  it('rows of the score card are in a separate table', async () => {
    const { seen, io } = fake();
    const score = { ...broken, measure: async () => [{ what: 'an outage', ideal: '1', ours: '2' }] };
    expect(await run([], [score, measurement('fast', 9)], io)).toBe(0);
    expect(seen.files.get('bench/RESULTS.md')).toContain('| an outage | 1     | 2');
  });
  it('the run continues after a failed measurement, and exits with 1', async () => {
    const { seen, io } = fake();
    expect(await run([], [broken, measurement('fast', 9)], io)).toBe(1);
    expect(seen.say).toContain('broken  could not be measured: no luck');
    expect(seen.files.get('bench/RESULTS.md')).toContain('* broken: no luck');
    expect(seen.out).toContain('| fast');
  });
  it.each([[['--only', 'fast']], [['--quick']]])('RESULTS.md is not changed with %j', async (args) => {
    const { seen, io } = fake();
    expect(await run(args, [measurement('fast', 9), measurement('slow', 9)], io)).toBe(0);
    expect(seen.files.size).toBe(0);
  });
  it('RESULTS.md is not changed if the official package is missing', async () => {
    const { seen, io } = fake();
    expect(await run([], [alone], io)).toBe(0);
    expect(seen.out).toContain('flarewire 1.0.0 ·');
    expect(seen.files.size).toBe(0);
  });
  it('only requested measurements run', async () => {
    const { seen, io } = fake();
    await run(['--only', 'fast'], [broken, measurement('fast', 9)], io);
    expect(seen.say).not.toContain('broken');
  });
  it('figures are written as JSON, to a file or instead of the table', async () => {
    const { seen, io } = fake();
    await run(['--json', 'figures.json'], [measurement('fast', 9)], io);
    expect(JSON.parse(seen.files.get('figures.json') ?? '')).toMatchObject({ measured: [{ samples: [{ ours: 9 }] }] });
    const other = fake();
    await run(['--json', '-'], [measurement('fast', 9)], other.io);
    expect(JSON.parse(other.seen.out)).toMatchObject({ rows: [{ met: true }] });
  });
  it('the run stops at once if flarewire does not build', async () => {
    const { seen, io } = fake();
    const unbuilt = { ...broken, measure: () => Promise.reject(new PreparationFailed('it does not build')) };
    expect(await run([], [unbuilt, measurement('fast', 9)], io)).toBe(1);
    expect(seen).toEqual({ out: '', say: 'it does not build\n', files: new Map() });
  });
  it('wrong usage is explained', async () => {
    const { seen, io } = fake();
    expect(await run(['--only', 'fats'], [measurement('fast', 9)], io)).toBe(2);
    expect(seen.say).toContain('unknown measurement');
  });
});
