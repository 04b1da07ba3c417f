import { ReadableStream } from 'node:stream/web';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type TestSandbox, testSandbox } from '../../test/sandbox.ts';
import { linesOf } from './json.ts';

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

  it('is looked through while other requests are answered', async () => {
    const { emulator } = sandbox;
    const answered: string[] = [];
    const note = (name: string) => (response: Response) => void answered.push(`${name} ${response.status}`);
    const ask = (path: string, init: RequestInit) => emulator.fetch(`http://localhost/client/v4${path}`, init);
    const pinged = Promise.withResolvers<void>();
    // What happens before the body has come to its end is over when this turn of the event loop is.
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

  it('may not be deeper than a short one', async () => {
    const text = `[{"key":"k","value":"${'v'.repeat(MIB)}","metadata":${'['.repeat(201)}${']'.repeat(201)}}]`;
    expect((await put(text)).json.errors?.[0]?.message).toBe('The body is nested more than 200 levels deep.');
  });

  it('may not hold so many values that making them would take all memory', async () => {
    const answer = await put(`[${'{},'.repeat(1_500_000)}{}]`);
    expect([answer.status, answer.json.errors?.[0]?.message]).toEqual([
      413,
      'The body holds more than 2000000 values.',
    ]);
  });

  it('is told what is wrong with it', async () => {
    const answer = await put(`["${'v'.repeat(MIB)}",]`);
    expect([answer.status, answer.code]).toEqual([400, 10001]);
    expect(answer.json.errors?.[0]?.message).toMatch(/^The body is not valid JSON: /);
  });

  it('in a part of a form is held to the same', async () => {
    const form = new FormData();
    form.append('metadata', new Blob([`[${'0,'.repeat(2_000_000)}0]`], { type: 'application/json' }));
    expect((await sandbox.call('POST', `/accounts/${ACCOUNT}/images/v1`, form)).status).toBe(413);
  });
});

describe('the lines of a text', () => {
  it('have their numbers, and empty ones are left out', () => {
    expect([...linesOf('a\n\n b\r\n \nc')]).toEqual([
      ['a', 1],
      [' b\r', 3],
      ['c', 5],
    ]);
    expect([...linesOf('')]).toEqual([]);
  });
});
