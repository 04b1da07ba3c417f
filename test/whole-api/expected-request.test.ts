/** Tests the judge itself: a correct request has no faults, and every possible fault is detected. */
import { beforeAll, describe, expect, test } from 'vitest';
import { createClient, readSent } from './any-client.ts';
import { ACCOUNT, makeParams, type Params } from './cases.ts';
import { allSubjects, type Subject } from './contract-reading.ts';
import { encodeSegment, requestFaults, type Sent } from './expected-request.ts';
import { parseParts } from './multipart.ts';

let subjects: Map<string, Subject>;
beforeAll(async () => {
  subjects = new Map((await allSubjects()).map((subject) => [subject.operation.name, subject]));
});

interface Right {
  readonly subject: Subject;
  readonly params: Params;
  readonly sent: Sent;
}

async function right(name: string): Promise<Right> {
  const subject = subjects.get(name);
  if (subject === undefined) throw new Error(`no operation ${name}`);
  const params = makeParams(subject, 'all');
  const seen: Sent[] = [];
  const client = createClient(async (url, init) => {
    seen.push(await readSent(url, init));
    throw new Error('seen');
  });
  await Promise.resolve(client.call(name, params)).catch(() => undefined);
  const [sent] = seen;
  if (sent === undefined) throw new Error('nothing was sent');
  return { subject, params, sent };
}

const withHeader = (sent: Sent, name: string, value: string): Sent => {
  const headers = new Headers(sent.headers);
  headers.set(name, value);
  return { ...sent, headers };
};

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

const WRONG: Readonly<Record<string, readonly [label: string, change: (sent: Sent) => Sent][]>> = {
  'dns.records.list': [
    ['the method', (sent) => ({ ...sent, method: 'POST' })],
    ['a path encoded twice', (sent) => ({ ...sent, url: sent.url.replace('/zones/', '/zones/%2525') })],
    ['a path with a dot segment', (sent) => ({ ...sent, url: sent.url.replace('/zones/', '/zones/../zones/') })],
    ['a query name', (sent) => ({ ...sent, url: sent.url.replace('per_page=', 'perPage=') })],
    ['brackets in place of dots', (sent) => ({ ...sent, url: sent.url.replace(/content\.(\w+)=/, 'content[$1]=') })],
    ['a query value that is left out', (sent) => ({ ...sent, url: sent.url.replace(/&[^&]*$/, '') })],
    ['a space as +', (sent) => ({ ...sent, url: `${sent.url}+x` })],
    ['the credentials', (sent) => withHeader(sent, 'authorization', 'Bearer other')],
    ['what is accepted', (sent) => withHeader(sent, 'accept', 'text/html')],
    ['a header too many', (sent) => withHeader(sent, 'x-other', '1')],
    ['a body where none is due', (sent) => ({ ...sent, body: bytes('{}') })],
  ],
  'kv.namespaces.create': [
    ['a body that is missing', (sent) => ({ ...sent, body: undefined })],
    ['a field too many', (sent) => ({ ...sent, body: bytes('{"title":"text","account_id":"x"}') })],
    ['a body that is no JSON', (sent) => ({ ...sent, body: bytes('title=text') })],
    ['the content type', (sent) => withHeader(sent, 'content-type', 'text/plain')],
  ],
  'workers.scripts.update': [
    [
      'a part under another name',
      (sent) => ({ ...sent, body: bytes(textOf(sent).replace('name="src/worker.js"', 'name="files[]"')) }),
    ],
    [
      'a part of another type',
      (sent) => ({ ...sent, body: bytes(textOf(sent).replace('application/json', 'text/plain')) }),
    ],
    [
      'the content of a part',
      (sent) => ({ ...sent, body: bytes(textOf(sent).replace('export default', 'export  default')) }),
    ],
  ],
  'r2.buckets.objects.upload': [
    ['a header parameter', (sent) => withHeader(sent, 'cf-r2-storage-class', 'other')],
    ['one byte', (sent) => ({ ...sent, body: sent.body?.map((byte, index) => (index === 255 ? byte ^ 1 : byte)) })],
  ],
  'vectorize.indexes.insert': [
    ['JSON in place of lines', (sent) => ({ ...sent, body: bytes('[{"id":"1","values":[0.5,-1,0]}]') })],
  ],
};

const textOf = ({ body }: Sent): string => new TextDecoder().decode(body);

describe.for(Object.entries(WRONG))('%s', ([name, changes]) => {
  test('a correct request has no faults', async () => {
    const { subject, params, sent } = await right(name);
    expect(await requestFaults(subject, params, sent)).toEqual([]);
  });

  test.for(changes)('%s is detected', async ([, change]) => {
    const { subject, params, sent } = await right(name);
    const changed = change(sent);
    expect(changed).not.toEqual(sent);
    expect(await requestFaults(subject, params, changed)).not.toEqual([]);
  });
});

test('a path segment keeps the characters allowed by RFC 3986, and encodes all other bytes', () => {
  expect(encodeSegment("a-._~!$&'()*+,;=:@")).toBe("a-._~!$&'()*+,;=:@");
  expect(encodeSegment('/?#[]% "<>\\^`{|}é😀\u0000')).toBe(
    '%2F%3F%23%5B%5D%25%20%22%3C%3E%5C%5E%60%7B%7C%7D%C3%A9%F0%9F%98%80%00',
  );
});

test('a truncated multipart body is rejected', () => {
  const body = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n--b--\r\n';
  const read = (text: string) => parseParts(bytes(text), 'multipart/form-data; boundary=b');
  expect(read(body)).toEqual([{ name: 'a', bytes: Buffer.from('1') }]);
  for (const cut of [-4, -8, -12]) expect(() => read(body.slice(0, cut))).toThrow(/clean begin and end/);
});

test('parameters are the same in every run', () => {
  for (const name of ['dns.records.create', 'zeroTrust.access.applications.create', 'radar.http.timeseries']) {
    const subject = subjects.get(name);
    if (subject === undefined) throw new Error(`no operation ${name}`);
    for (const style of ['required', 'all', 'odd'] as const) {
      expect(makeParams(subject, style)).toEqual(makeParams(subject, style));
    }
    expect(makeParams(subject, 'all')).toMatchObject(name.startsWith('zeroTrust') ? { account_id: ACCOUNT } : {});
  }
});
