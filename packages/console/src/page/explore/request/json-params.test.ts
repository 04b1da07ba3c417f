import { expect, test } from 'vitest';
import { paramsText, readParams } from './json-params.ts';

test('a file stands by its name, and is the same file again when it is read', () => {
  const file = new File(['x'], 'worker.js');
  const params = { name: 'a', files: [file] };
  const text = paramsText(params);
  expect(JSON.parse(text)).toEqual({ name: 'a', files: [{ $file: 'worker.js' }] });
  const read = readParams(text.replace('"a"', '"b"'), params);
  expect(read).toEqual({ params: { name: 'b', files: [file] } });
});

test('a name of a file that is not there stays as it is written', () => {
  expect(readParams('{"a": {"$file": "other"}}', {})).toEqual({ params: { a: { $file: 'other' } } });
});

test('an empty text is no parameters', () => {
  expect(readParams(' \n', { a: 1 })).toEqual({ params: {} });
});

test('text that is not JSON, and JSON that is not an object, are refused with a reason', () => {
  expect(readParams('{', {})).toHaveProperty('message', expect.stringContaining('not JSON'));
  expect(readParams('[1]', {})).toEqual({ message: 'The parameters are an object: { … }.' });
});
