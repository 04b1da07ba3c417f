import { describe, expect, it } from 'vitest';
import type { MutationScore } from '../../bench/mutation.ts';
import { type Job, type Mutant, run } from './run.ts';

const mutant = (status: string, line = 1): Mutant => ({
  fileName: 'packages/client/src/lists/pages.ts',
  status,
  mutatorName: 'BooleanLiteral',
  replacement: 'false',
  location: { start: { line, column: 3 } },
});

async function mutation(
  args: readonly string[],
  mutants: readonly Mutant[] = [],
  known: readonly MutationScore[] = [],
) {
  const seen = { out: '', err: '', jobs: [] as Job[] };
  const files = new Map([
    ['bench/mutation.json', JSON.stringify(known)],
    ['bench/RESULTS.md', '# Figures\n'],
  ]);
  const code = await run(args, {
    out: (text) => (seen.out += text),
    say: (text) => (seen.err += text),
    read: (file) => files.get(file) ?? '',
    write: (file, text) => void files.set(file, text),
    today: () => '2026-11-22',
    mutate: async (job) => {
      seen.jobs.push(job);
      return mutants;
    },
  });
  const scores: MutationScore[] = JSON.parse(files.get('bench/mutation.json') ?? '');
  return { code, ...seen, scores, results: files.get('bench/RESULTS.md') };
}

describe('npm run mutation', () => {
  it('goes through the folders of a target, or through those that are named', async () => {
    const { jobs } = await mutation(['compiler']);
    expect(jobs.map(({ name }) => name)).toEqual(['compiler-read', 'compiler-model', 'compiler-check']);
    const { jobs: named } = await mutation(['client', 'lists']);
    expect(named).toEqual([
      {
        name: 'client-lists',
        mutate: ['packages/client/src/lists/**/*.ts', '!**/*.test.ts', '!**/generated/**'],
        tests: expect.arrayContaining(['packages/client/src/*.test.ts']),
      },
    ]);
  });

  it('prints what no test noticed, and keeps the score', async () => {
    const statuses = ['Killed', 'Killed', 'Timeout', 'Survived', 'NoCoverage', 'RuntimeError', 'Ignored'];
    const { code, out, scores, results } = await mutation(['client', 'lists'], statuses.map(mutant));
    expect(code).toBe(0);
    expect(out).toBe(`packages/client/src/lists/pages.ts:3:3 Survived BooleanLiteral: false
packages/client/src/lists/pages.ts:4:3 NoCoverage BooleanLiteral: false
packages/client/src/lists: 60.0 %
`);
    const folder = 'packages/client/src/lists';
    expect(scores).toEqual([{ folder, date: '2026-11-22', noticed: 3, survived: 1, uncovered: 1 }]);
    expect(results).toContain(`| ${folder} | 60 % | 3 | 1 | 1 | 2026-11-22 |`);
  });

  it('keeps no score of some files', async () => {
    const { jobs, scores, results } = await mutation(['client', 'lists', '--files', 'p*.ts'], [mutant('Killed')]);
    expect(jobs[0]).toMatchObject({
      name: 'client-lists-some',
      mutate: ['packages/client/src/lists/p*.ts', '!**/*.test.ts', '!**/generated/**'],
    });
    expect({ scores, results }).toEqual({ scores: [], results: '# Figures\n' });
  });

  it.each([
    [[], "'' is no target"],
    [['console'], 'give client, emulator, compiler'],
    [['client', 'http'], "'http' is no folder of client: give request, transport, lists, errors"],
    [['client', '--file', 'x'], "Unknown option '--file'"],
  ])('%j ends with 2 and says what there is', async (args, text) => {
    const { code, err, jobs } = await mutation(args);
    expect([code, jobs]).toEqual([2, []]);
    expect(err).toContain(text);
    expect(err).toContain('Usage: npm run mutation');
  });

  it('says how it is used', async () => {
    expect(await mutation(['--help'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/^Usage: npm run mutation/),
    });
  });
});
