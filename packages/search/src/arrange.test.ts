import { describe, expect, it } from 'vitest';
import { arrange, type Candidate } from './arrange.ts';

const one = (id: string, group: string, score: number): Candidate => ({ id, group, score });
const ids = (others: readonly Candidate[], operations: readonly Candidate[], isExact = false) =>
  arrange(others, operations, isExact).map(({ title, items }) => `${title}: ${items.map(({ id }) => id).join(' ')}`);
const operations = [one('o1', 'Operations', 1), one('o2', 'Operations', 1)];

describe('the list of what was found', () => {
  it('begins with what is surest, by kind, and has the best operation among the first five', () => {
    const many = [0.7, 0.95, 0.9, 0.8, 0.75].map((score) => one(`a${score}`, 'Actions', score));
    expect(ids(many, operations)).toEqual(['Actions: a0.95 a0.9 a0.8 a0.75', 'Operations: o1 o2', 'More: a0.7']);
  });

  it('puts what is less sure after the operations', () => {
    expect(ids([one('s', 'Settings', 0.56)], operations)).toEqual(['Operations: o1 o2', 'Also: s']);
  });

  it('begins with the operation whose name or path was typed', () => {
    expect(ids([one('p', 'Pages', 0.9)], operations, true)).toEqual(['Operations: o1 o2', 'Also: p']);
  });

  it('has no heading over nothing', () => {
    expect(ids([], operations)).toEqual(['Operations: o1 o2']);
    expect(ids([], [])).toEqual([]);
  });
});
