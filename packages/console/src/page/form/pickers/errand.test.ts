import { expect, test } from 'vitest';
import { beginErrand, broughtHome, type Errand, endErrand, errandOf } from './errand.ts';

const errand: Errand = {
  create: 'kv.namespaces.create',
  home: 'kv.namespaces.values.update',
  params: { account_id: 'a', value: 'hello' },
  path: ['namespace_id'],
  label: 'Namespace ID',
  idPath: 'id',
  idName: 'namespace_id',
};

test("a created item's id is filled into its field, and the rest of the form is unchanged", () => {
  expect(broughtHome(errand, { id: 'n1', title: 'made' })).toEqual({ ...errand.params, namespace_id: 'n1' });
  const bucket = { ...errand, path: ['bucket_name'], idPath: 'buckets.name', idName: 'bucket_name' };
  expect(broughtHome(bucket, { name: 'photos', location: 'weur' })).toMatchObject({ bucket_name: 'photos' });
  expect(broughtHome(errand, null)).toBe(undefined);
});

test('one item is created at a time, by its own operation', () => {
  beginErrand(errand);
  expect(errandOf('kv.namespaces.create')).toBe(errand);
  expect(errandOf('zones.create')).toBe(undefined);
  endErrand();
  expect(errandOf('kv.namespaces.create')).toBe(undefined);
});
