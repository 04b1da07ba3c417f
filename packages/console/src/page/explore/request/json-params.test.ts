import { expect, test } from 'vitest';
import { paramsText, readParams } from './json-params.ts';

test('a file is represented by its name and resolves to the same file', () => {
  const file = new File(['x'], 'worker.js');
  const params = { name: 'a', files: [file] };
  const text = paramsText(params);
  expect(JSON.parse(text)).toEqual({ name: 'a', files: [{ $file: 'worker.js' }] });
  const read = readParams(text.replace('"a"', '"b"'), params);
  expect(read).toEqual({ params: { name: 'b', files: [file] } });
});

test('an unknown file name remains text', () => {
  expect(readParams('{"a": {"$file": "other"}}', {})).toEqual({ params: { a: { $file: 'other' } } });
});

test('an empty text means no parameters', () => {
  expect(readParams(' \n', { a: 1 })).toEqual({ params: {} });
});

test('text that is not a JSON object is refused with a reason', () => {
  expect(readParams('{', {})).toHaveProperty('message', expect.stringContaining('not valid JSON'));
  expect(readParams('[1]', {})).toEqual({ message: 'The parameters must be an object: { … }.' });
});
