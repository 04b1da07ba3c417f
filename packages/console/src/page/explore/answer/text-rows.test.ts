import { expect, it } from 'vitest';
import { rowsInText } from './text-rows.ts';

it('CSV with quotes, commas, line breaks and empty cells is parsed', () => {
  const text = 'name,note\r\na,"1, ""two""\nthree"\r\nb,\r\n';
  expect(rowsInText('text/csv', text)).toEqual([
    { name: 'a', note: '1, "two"\nthree' },
    { name: 'b', note: '' },
  ]);
  expect(rowsInText('text/csv', 'a,b\n1,2')).toEqual([{ a: '1', b: '2' }]);
  expect(rowsInText('text/csv', '')).toEqual([]);
  expect(rowsInText('text/csv', 'a,b\n1,"2')).toEqual([{ a: '1', b: '2' }]);
  expect(rowsInText('text/csv', 'a,b\n,')).toEqual([{ a: '', b: '' }]);
});

it('each line of NDJSON is a row', () => {
  expect(rowsInText('application/x-ndjson', '{"a":1}\n\n{"a":2}\n')).toEqual([{ a: 1 }, { a: 2 }]);
  expect(rowsInText('application/x-ndjson', '{"a":')).toBeUndefined();
});

it('the data of each server-sent event is a row', () => {
  const text = 'data: {"response":"Hi"}\n\nevent: x\ndata: plain\ndata: text\n\ndata: [DONE]\n\n';
  expect(rowsInText('text/event-stream', text)).toEqual([{ response: 'Hi' }, { data: 'plain\ntext' }]);
});

it('other text has no rows', () => {
  expect(rowsInText('text/plain', 'a,b\n1,2')).toBeUndefined();
  expect(rowsInText(undefined, '')).toBeUndefined();
});
