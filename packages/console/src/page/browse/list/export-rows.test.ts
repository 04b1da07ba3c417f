import { expect, test } from 'vitest';
import { rowsAsCSV, rowsAsJSON } from './export-rows.ts';

const items = [
  { id: 'a', content: '=1+1', ttl: -5, proxied: true, tags: ['x', 'y'], meta: { client_secret: 's3', note: 'n' } },
  { id: 'b', content: 'say "hi", you', ttl: 1, proxied: false, tags: [], api_token: 's3cret' },
];
const rows = items.map((item) => ({ key: item.id, item }));
const columns = ['id', 'content', 'ttl', 'proxied', 'tags', 'meta', 'api_token'].map((id) => ({ id, label: id }));

test('CSV contains all columns, and no cell that a spreadsheet treats as a formula', () => {
  expect(rowsAsCSV(rows, columns).split('\r\n')).toEqual([
    'id,content,ttl,proxied,tags,meta',
    `a,'=1+1,-5,true,"x, y","{""note"":""n""}"`,
    'b,"say ""hi"", you",1,false,"",',
    '',
  ]);
});

test('neither export format contains secrets, however deeply nested', () => {
  expect(rowsAsCSV(rows, columns)).not.toContain('s3');
  expect(rowsAsJSON(rows)).not.toContain('s3');
  expect(JSON.parse(rowsAsJSON(rows))[0]).toEqual({ ...items[0], meta: { note: 'n' } });
});
