import { describe, expect, it } from 'vitest';
import { arrange, type Candidate } from './arrange.ts';

const one = (id: string, group: string, score: number): Candidate => ({ id, group, score });
const ids = (others: readonly Candidate[], operations: readonly Candidate[], isExact = false) =>
  arrange(others, operations, isExact).map(({ title, items }) => `${title}: ${items.map(({ id }) => id).join(' ')}`);
const operations = [one('o1', 'Operations', 1), one('o2', 'Operations', 1)];

describe('arranged search results', () => {
  it('results start with the surest kinds, and the best operation is among the first five', () => {
    const many = [0.7, 0.95, 0.9, 0.8, 0.75].map((score) => one(`a${score}`, 'Actions', score));
    expect(ids(many, operations)).toEqual(['Actions: a0.95 a0.9 a0.8 a0.75', 'Operations: o1 o2', 'More: a0.7']);
  });

  it('less certain results follow the operations', () => {
    expect(ids([one('s', 'Settings', 0.46)], operations)).toEqual(['Operations: o1 o2', 'Also: s']);
  });

  it('results start with the operation whose name or path was typed', () => {
    expect(ids([one('p', 'Pages', 0.9)], operations, true)).toEqual(['Operations: o1 o2', 'Also: p']);
  });

  it('empty kinds have no heading', () => {
    expect(ids([], operations)).toEqual(['Operations: o1 o2']);
    expect(ids([], [])).toEqual([]);
  });
});
