/** A name can stand for the id of everything that a list shows. */
import { index } from '@flarewire/contract';
import { expect, test } from 'vitest';
import { subjectOf } from '../tree/subject.ts';
import { isNameable, sourceOf } from './names.ts';

test('an id at the end of the path of a list is looked up in that list, in all products', async () => {
  const lists = new Set(
    index().operations.flatMap(({ name, method, path, deprecated }) =>
      method === 'GET' && name.endsWith('.list') && !deprecated ? [path] : [],
    ),
  );
  const without: string[] = [];
  let count = 0;
  for (const operation of index().operations) {
    const subject = await subjectOf(operation);
    for (const param of subject.positionals) {
      const [collection = '', rest] = operation.path.split(`/{${param.wire ?? param.name}}`);
      if (rest === undefined || !lists.has(collection) || !isNameable(param.schema)) continue;
      count++;
      if (sourceOf(param, subject) === undefined) without.push(`${operation.name} ${param.name}`);
    }
  }
  expect(count).toBeGreaterThan(600);
  expect(without).toEqual([]);
});
