/** One part of the whole API as a test file, so that the parts run in parallel. */
import { expect, test } from 'vitest';
import { atLeast, sampled } from '../repository/sample.ts';
import { allSubjects, type Subject } from './contract-reading.ts';
import type { Style } from './values.ts';
import { type Failure, report, WholeApi } from './whole-api.ts';

const SHARDS = 4;

/** Whole products, evenly distributed: a product's schemas are then compiled in one process only. */
function shardOf(subjects: readonly Subject[], shard: number): Subject[] {
  const products = new Map<string, Subject[]>();
  for (const subject of subjects) {
    const { product } = subject.operation;
    products.set(product, [...(products.get(product) ?? []), subject]);
  }
  const shards: Subject[][] = Array.from({ length: SHARDS }, () => []);
  for (const product of [...products.values()].sort((one, other) => other.length - one.length)) {
    const smallest = shards.reduce((one, other) => (other.length < one.length ? other : one));
    smallest.push(...product);
  }
  return shards[shard] ?? [];
}

export function testShard(shard: number): void {
  const texts: Readonly<Record<Style, string>> = {
    required: 'every operation goes there and back with what it requires',
    all: 'every operation goes there and back with everything it takes',
    odd: 'every operation goes there and back with odd values',
  };
  test.for(Object.entries(texts) as [Style, string][])('%s: %s', async ([style]) => {
    const subjects = await allSubjects();
    const api = new WholeApi(subjects);
    const mine = sampled(shardOf(subjects, shard), ({ operation }) => operation.name);
    const failures: Failure[] = [];
    for (const subject of mine) failures.push(...(await api.check(subject, style)));
    expect(mine.length).toBeGreaterThan(atLeast(500));
    expect(report(failures)).toBe('');
  });
}
