import { expect, test } from 'vitest';
import { bodyText, decoded, requestText, stateText } from './run-texts.ts';

test('a request is its line, its headers and its body as indented JSON', () => {
  const headers = [['content-type', 'application/json']] as const;
  expect(requestText({ method: 'POST', path: '/zones', headers, body: '{"name":"example.com"}' })).toBe(
    'POST /client/v4/zones\ncontent-type: application/json\n\n{\n  "name": "example.com"\n}',
  );
});

test('a body of bytes is shown by its size', () => {
  expect(requestText({ method: 'PUT', path: '/a', base64: btoa('abcd') })).toBe('PUT /client/v4/a\n\n4 bytes');
  expect(bodyText({ status: 200, type: 'image/png', body: undefined, bytes: 12 })).toBe('12 bytes of image/png');
});

test('text that is not JSON stays as sent', () => {
  expect(stateText({ status: 200, type: 'text/plain', body: 'a: b', bytes: 4 })).toBe('status 200\na: b');
  expect(bodyText({ status: 204, type: '', body: '', bytes: 0 })).toBe('No body.');
});

test('a path that is not valid percent-encoding stays as it is', () => {
  expect(decoded('/keys/a%20b')).toBe('/keys/a b');
  expect(decoded('/keys/%')).toBe('/keys/%');
});
