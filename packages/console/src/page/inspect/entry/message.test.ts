import type { JournalEntry, Message } from '@flarewire/emulator';
import { expect, test } from 'vitest';
import { curlFor, halvesOf, jsonIn } from './message.ts';

const message = (body: string | undefined, more: Partial<Message> = {}): Message => ({
  headers: {},
  body,
  bytes: body?.length ?? 0,
  isCut: false,
  ...more,
});
const entry = (more: Partial<JournalEntry> = {}): JournalEntry => ({
  id: 1,
  time: '2026-01-01T12:00:00.000Z',
  duration: 1,
  method: 'POST',
  path: '/client/v4/zones',
  query: '?tag=a&tag=b&name=x',
  operation: 'zones.create',
  status: 200,
  schema: { verdict: 'passed', mistakes: [] },
  permission: { verdict: 'allowed', needed: [] },
  fault: undefined,
  changes: [],
  request: message(`{"name":"it's"}`, {
    headers: { authorization: 'Bearer [masked]', 'user-agent': 'x', 'content-type': 'application/json', host: 'x' },
  }),
  response: message('{"success":true}'),
  ...more,
});

test('a JSON body is parsed, and any other is not', () => {
  expect(jsonIn(message('{"a":[1]}'))).toEqual({ a: [1] });
  expect(jsonIn(message('null'))).toBeNull();
  expect(jsonIn(message('<html>'))).toBeUndefined();
  expect(jsonIn(message(undefined))).toBeUndefined();
});

test('truncated JSON is parsed up to its last complete value', () => {
  const whole = { a: [1, { b: 'x,"}]\\' }, []], c: { d: null, e: [true, 'é'] }, f: 'end' };
  const text = JSON.stringify(whole);
  const read: string[] = [];
  for (let length = 1; length < text.length; length++) {
    const value = jsonIn({ body: text.slice(0, length), isCut: true });
    expect(value).toBeTypeOf('object');
    read.push(JSON.stringify(value));
  }
  expect(read[0]).toBe('{}');
  expect(read.at(-1)).toBe(JSON.stringify({ a: whole.a, c: whole.c }));
  expect(new Set(read).size).toBeGreaterThan(6);
});

test("the curl command contains the program's headers without credentials and defaults of curl", () => {
  expect(curlFor(entry(), 'http://127.0.0.1:8787/client/v4')).toBe(
    [
      `curl -X POST 'http://127.0.0.1:8787/client/v4/zones?tag=a&tag=b&name=x'`,
      `-H "Authorization: Bearer \${CLOUDFLARE_API_TOKEN:-any}"`,
      `-H 'Content-Type: application/json'`,
      `--data-raw '{"name":"it'\\''s"}'`,
    ].join(' \\\n  '),
  );
});

test('comparable halves have names with all values, and bodies as values if possible', () => {
  const { request, answer } = halvesOf(entry({ response: message('no JSON') }));
  expect(request).toMatchObject({ query: { tag: ['a', 'b'], name: 'x' }, body: { name: "it's" } });
  expect(answer).toEqual({ status: 200, headers: {}, body: 'no JSON' });
  expect(halvesOf(entry({ response: undefined })).answer).toBeUndefined();
});
