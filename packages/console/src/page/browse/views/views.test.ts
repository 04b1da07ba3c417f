import { expect, test } from 'vitest';
import { deleteView, saveView, showView, stateOf, views } from './views.ts';

test('a view is the state of a table without its place and open row, and replaces one of the same name', () => {
  const search = { zone_id: 'z', item: 'i', filter: 'www', sort: '-ttl', where: { type: 'A' } };
  expect(stateOf(search)).toEqual({ filter: 'www', sort: '-ttl', where: { type: 'A' } });
  saveView('dns.records', { name: 'Web', state: stateOf(search) });
  saveView('dns.records', { name: 'Mail', state: { where: { type: 'MX' } } });
  saveView('dns.records', { name: 'Web', state: { filter: 'web' } });
  expect(views.read()['dns.records']?.map(({ name, state }) => [name, state.filter])).toEqual([
    ['Web', 'web'],
    ['Mail', undefined],
  ]);
  deleteView('dns.records', 'Web');
  expect(views.read()['dns.records']?.map(({ name }) => name)).toEqual(['Mail']);
});

test('showing a view removes what the view does not set', () => {
  expect(showView({ name: 'Mail', state: { where: { type: 'MX' } } })).toEqual({
    filter: undefined,
    filters: undefined,
    where: { type: 'MX' },
    sort: undefined,
    columns: undefined,
  });
});
