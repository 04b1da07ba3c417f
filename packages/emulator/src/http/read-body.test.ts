import { ReadableStream } from 'node:stream/web';
import { createJsonScan } from '@flarewire/schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../../test/repository/cpu-ratio.ts';
import { ACCOUNT, type TestSandbox, testSandbox } from '../../test/sandbox.ts';
import { compiledContract } from '../schema/contract.ts';
import { readBody } from './input.ts';
import { linesOf } from './json.ts';
import { readWhole } from './read-body.ts';

/** A body of this many pieces of a kilobyte, and how many of them were taken. */
function endless(pieces: number) {
  const seen = { taken: 0, isCancelled: false };
  const body = new ReadableStream({
    pull(controller) {
      if (seen.taken++ < pieces) controller.enqueue(new Uint8Array(1024));
      else controller.close();
    },
    cancel() {
      seen.isCancelled = true;
    },
  });
  const options = { method: 'PUT', body, duplex: 'half' };
  return { seen, request: (headers = {}) => new Request('http://x', { ...options, headers } as RequestInit) }; // duplex is Node's
}

describe('reading a body', () => {
  it('a body without a length is read up to the limit only', async () => {
    const { seen, request } = endless(1000);
    await expect(readWhole(request(), 10_240)).rejects.toMatchObject({ status: 413 });
    expect(seen.taken).toBeLessThan(20);
    expect(seen.isCancelled).toBe(true);
  });

  it('a body is not read at all if its length exceeds the limit', async () => {
    const { seen, request } = endless(1000);
    await expect(readWhole(request({ 'content-length': '1024000' }), 10_240)).rejects.toMatchObject({ status: 413 });
    expect(seen.taken).toBeLessThan(3);
  });

  it('a body of exactly the maximum size is read completely', async () => {
    expect((await readWhole(endless(10).request(), 10_240)).length).toBe(10_240);
  });

  it('a body is read where requests have no `body`, as in Firefox', async () => {
    const request = (body?: string) =>
      Object.defineProperty(new Request('http://x', { method: 'POST', body: body ?? null }), 'body', {
        value: undefined,
      });
    expect(Buffer.from(await readWhole(request('zone'))).toString()).toBe('zone');
    expect(await readWhole(request())).toHaveLength(0);
    await expect(readWhole(request('zone'), 3)).rejects.toMatchObject({ status: 413 });
  });
});

const form = compiledContract.index().operations.find(({ request }) => request === 'form');

async function readForm(text: string): Promise<unknown> {
  if (form === undefined) throw new Error('The contract has no operation that takes a form.');
  const type = 'application/x-www-form-urlencoded';
  const request = new Request('http://x', { method: 'POST', headers: { 'content-type': type }, body: text });
  return (await readBody(Buffer.from(text), request, form, { params: [] } as never, {}, false)).value; // only its body counts
}

describe('fields of a form', () => {
  it('names of form fields give their position in nested objects', async () => {
    const text = 'a=1&b[]=2&b[]=3&c[d]=4&c[e][]=5&c[e][]=6&c[e][1]=7&c[e][x]=8&c[e][]=9';
    expect(await readForm(text)).toEqual({
      a: '1',
      b: ['2', '3'],
      c: { d: '4', e: { 0: '5', 1: '7', x: '8', 3: '9' } },
    });
  });

  it('a long list of form fields is read in time proportional to its length', async () => {
    expect(await ratioOfFour((size) => readForm('a[b][]=1&'.repeat(size)), 5_000)).toBeLessThan(LINEAR);
  });
});

const NAMESPACES = `/accounts/${ACCOUNT}/storage/kv/namespaces`;
const HEADERS = { authorization: 'Bearer t', 'content-type': 'application/json' };
const MIB = 2 ** 20;

describe('a long body of JSON', () => {
  let sandbox: TestSandbox;
  let bulk: string;
  beforeEach(async () => {
    sandbox = testSandbox();
    const { json } = await sandbox.call('POST', NAMESPACES, { title: 'n' });
    bulk = `${NAMESPACES}/${json.result.id}/bulk`;
  });
  const put = (text: string) => sandbox.call('PUT', bulk, text, HEADERS);

  it('a long JSON body is scanned while other requests are served', async () => {
    const { emulator } = sandbox;
    const answered: string[] = [];
    const note = (name: string) => (response: Response) => void answered.push(`${name} ${response.status}`);
    const ask = (path: string, init: RequestInit) => emulator.fetch(`http://localhost/client/v4${path}`, init);
    const pinged = Promise.withResolvers<void>();
    // Anything that happens before the end of the body is over when this turn of the event loop is.
    const ping = () => void ask('/user', { headers: HEADERS }).then(note('ping')).then(pinged.resolve, pinged.reject);
    const pairs = Array.from({ length: 8 }, (_, index) => ({ key: `k${index}`, value: 'v'.repeat(MIB) }));
    const body = ReadableStream.from(
      (async function* () {
        yield Buffer.from(JSON.stringify(pairs));
        setImmediate(ping);
      })(),
    );
    const init = { method: 'PUT', headers: HEADERS, body, duplex: 'half' } as unknown as RequestInit; // duplex is Node's
    await ask(bulk, init).then(note('bulk'));
    await pinged.promise;
    expect(answered).toEqual(['ping 200', 'bulk 200']);
  });

  it('a long JSON body must not be nested deeper than a short one', async () => {
    const text = `[{"key":"k","value":"${'v'.repeat(MIB)}","metadata":${'['.repeat(201)}${']'.repeat(201)}}]`;
    expect((await put(text)).json.errors?.[0]?.message).toBe('The body is nested more than 200 levels deep.');
  });

  it('a JSON body with too many values is refused before they fill the memory', async () => {
    const answer = await put(`[${'{},'.repeat(1_500_000)}{}]`);
    expect([answer.status, answer.json.errors?.[0]?.message]).toEqual([
      413,
      'The body holds more than 2000000 values.',
    ]);
  });

  it('a faulty long JSON body is refused with its faults', async () => {
    const answer = await put(`["${'v'.repeat(MIB)}",]`);
    expect([answer.status, answer.code]).toEqual([400, 10012]);
    expect(answer.json.errors?.[0]?.message).toMatch(/^The body is not valid JSON: /);
  });

  it('JSON in a part of a form has the same limits', async () => {
    const form = new FormData();
    form.append('metadata', new Blob([`[${'0,'.repeat(2_000_000)}0]`], { type: 'application/json' }));
    expect((await sandbox.call('POST', `/accounts/${ACCOUNT}/images/v1`, form)).status).toBe(413);
  });
});

describe('lines of a text', () => {
  it('lines are numbered, and empty ones are skipped', () => {
    expect([...linesOf('a\n\n b\r\n \nc')]).toEqual([
      ['a', 1],
      [' b\r', 3],
      ['c', 5],
    ]);
    expect([...linesOf('')]).toEqual([]);
  });
});

const extent = (text: string, pieces = 1) => {
  const bytes = Buffer.from(text);
  const scan = createJsonScan();
  const size = Math.ceil(bytes.length / pieces);
  let reported = scan(new Uint8Array());
  for (let at = 0; at < bytes.length; at += size) reported = scan(bytes.subarray(at, at + size));
  return reported;
};

describe('the extent of a JSON text', () => {
  it.each([
    ['0', 0, 0],
    ['[]', 1, 1],
    ['{"a":[1,2,3],"b":{}}', 2, 6],
    [String.raw`["[[{\"[,", "\\", ","]`, 1, 3],
    ['["é,日"]', 1, 1],
    ['[[],[[]]]', 3, 5],
  ])('the extent of %s is %i levels, %i values', (text, depth, values) => {
    expect(extent(text)).toEqual({ depth, values });
  });

  it('the extent does not depend on chunk boundaries', () => {
    const text = String.raw`{"a":["\"[","\\\"",{"日":[1,[2,"]"]]}],"b":"\\"}`;
    for (let pieces = 1; pieces <= Buffer.byteLength(text); pieces++)
      expect(extent(text, pieces)).toEqual(extent(text));
  });
});
