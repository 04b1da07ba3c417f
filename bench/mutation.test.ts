import { describe, expect, it } from 'vitest';
import { type MutationScore, merged, mutationSection, percent, withSection } from './mutation.ts';

const score = (folder: string, more: Partial<MutationScore> = {}): MutationScore => ({
  folder,
  date: '2026-11-22',
  noticed: 8,
  survived: 1,
  uncovered: 1,
  ...more,
});

describe('a mutation score', () => {
  it('is the noticed of all changes, in percent', () => {
    expect(percent(score('a'))).toBe(80);
    expect(percent(score('a', { noticed: 0, survived: 0, uncovered: 0 }))).toBe(0);
  });

  it('takes the place of the one its folder had', () => {
    const found = merged([score('b'), score('a')], [score('a', { noticed: 9 }), score('c')]);
    expect(found.map(({ folder, noticed }) => [folder, noticed])).toEqual([
      ['a', 9],
      ['b', 8],
      ['c', 8],
    ]);
  });
});

describe('the section of RESULTS.md', () => {
  const section = mutationSection([score('packages/a')]);

  it('has a row for each folder', () => {
    expect(section).toContain('| packages/a | 80 % | 8 | 1 | 1 | 2026-11-22 |');
  });

  it('is added at the end, and replaced where it stands', () => {
    const added = withSection('# Figures\n\n## Other\ntext\n', section);
    expect(added).toBe(`# Figures\n\n## Other\ntext\n\n${section}\n`);
    expect(withSection(added, section)).toBe(added);
    const between = `# Figures\n\n${section}\n\n## Other\ntext\n`;
    expect(withSection(between, mutationSection([]))).toBe(`# Figures\n\n${mutationSection([])}\n\n## Other\ntext\n`);
  });
});
