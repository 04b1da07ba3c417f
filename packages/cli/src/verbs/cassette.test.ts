import { expect, test } from 'vitest';
import { runWords } from '../test-support.ts';

const ZONE = '00000000000000000000000000000002';
const created = { id: '00000000000000000000000000000003', name: 'a', type: 'TXT', content: 'secret words' };
const records = `/zones/${ZONE}/dns_records`;

const cassette = (status: number, code: number): string =>
  JSON.stringify({
    cassette: 1,
    calls: [
      {
        request: { method: 'POST', path: records, body: { type: 'TXT', name: 'a', content: 'secret words' } },
        response: { status: 200, body: { success: true, result: created } },
      },
      { request: { method: 'DELETE', path: `${records}/${created.id}` }, response: { status: 200 } },
      {
        request: { method: 'GET', path: `${records}/${created.id}` },
        response: { status, body: { success: false, errors: [{ code }], messages: [], result: null } },
      },
    ],
  });

test('a recording is compared with the emulator call by call, without showing values', async () => {
  const { out, err, code } = await runWords(['cassette', 'verify', 'c.json'], {
    files: { 'c.json': cassette(404, 7) },
  });
  expect(out).toContain(`call 3: GET ${records}/${created.id}\n  codes: 7 recorded, 81044 here`);
  expect(out).toContain('result.comment: missing in the recording, null here');
  expect(out).not.toContain('secret words');
  expect([code, err]).toEqual([1, expect.stringContaining('of 3 calls agree')]);
});

test('a file that is not a cassette is refused by name', async () => {
  const { err, code } = await runWords(['cassette', 'verify', 'c.json'], { files: { 'c.json': '{}' } });
  expect([code, err]).toEqual([2, expect.stringContaining('c.json is not a cassette of version 1')]);
});
