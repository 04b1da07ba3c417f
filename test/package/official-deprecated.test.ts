/** Operations are marked as deprecated where Cloudflare says so: in its API description, or in the official package 7.3.0. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';

const listed = readFileSync(join(import.meta.dirname, 'official-deprecated.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

test('the deprecated operations are those that Cloudflare declares deprecated', () => {
  const marked = index().operations.filter(({ deprecated }) => deprecated);
  expect(marked.map(({ name }) => name).sort()).toEqual(listed);
});

test('an operation whose availability is "deprecated" is marked', () => {
  const unmarked = index().operations.filter(
    ({ availability, deprecated }) => availability === 'deprecated' && !deprecated,
  );
  expect(unmarked.map(({ name }) => name)).toEqual([]);
});
