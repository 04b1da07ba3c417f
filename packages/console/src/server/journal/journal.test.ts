import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { Har } from '@flarewire/emulator';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { JournalBatch } from '../../wire/types.ts';
import { type OpenedLocal, openLocal } from '../test-support.ts';

const HEADERS = { authorization: 'Bearer any', 'user-agent': 'a program' };

let opened: OpenedLocal;
const open = async (size = 1000, heartbeat = 15_000): Promise<void> => {
  opened = await openLocal({ journal: { size } }, { journal: { batch: 1, heartbeat } });
};
const ask = async (count = 1, headers = HEADERS): Promise<void> => {
  for (let left = count; left > 0; left--)
    await opened.emulator.fetch('http://local/client/v4/zones?per_page=5', { headers });
};

beforeEach(() => open());
afterEach(() => opened.close());

interface Stream {
  readonly batches: JournalBatch[];
  readonly answer: IncomingMessage;
  ids(): number[];
}

async function follow(since = 0): Promise<Stream> {
  const asked = request(`${opened.console.url}/api/journal?since=${since}`, { headers: opened.own });
  asked.on('error', () => undefined);
  asked.end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]; // the arguments of the event
  const batches: JournalBatch[] = [];
  let rest = '';
  answer.on('error', () => undefined);
  answer.on('data', (chunk: Buffer) => {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    batches.push(...lines.map((line): JournalBatch => JSON.parse(line)));
  });
  return { batches, answer, ids: () => batches.flatMap(({ rows }) => rows.map(({ id }) => id)) };
}

describe('the journal stream', () => {
  it('the stream starts with existing entries in parts and continues with each new one once', async () => {
    await ask(1203);
    const stream = await follow(205);
    await vi.waitFor(() => expect(stream.ids()).toHaveLength(998));
    expect(stream.batches.slice(0, 2).map(({ rows }) => rows.length)).toEqual([500, 498]);
    await ask(2);
    await vi.waitFor(() => expect(stream.ids().at(-1)).toBe(1205));
    const ids = stream.ids();
    expect(ids).toEqual(Array.from({ length: 1000 }, (_, index) => 206 + index));
    expect(stream.batches[0]?.rows[0]).toEqual({
      id: 206,
      fingerprint: expect.any(Number),
      time: expect.any(Number),
      duration: expect.any(Number),
      method: 'GET',
      path: '/client/v4/zones',
      query: '?per_page=5',
      operation: 'zones.list',
      status: 200,
      schema: 'passed',
      permission: 'unknown',
      changes: 0,
      bytes: expect.any(Number),
      agent: 'a program',
    });
  });

  it("the stream marks the console's own calls", async () => {
    const stream = await follow();
    await opened.call('zones.list');
    await vi.waitFor(() => expect(stream.batches.flatMap(({ rows }) => rows)[0]?.agent).toBe('console'));
  });

  it('the stream reports a cleared journal and ids of another process', async () => {
    await ask(3);
    const stream = await follow(3);
    await vi.waitFor(() => expect(stream.batches).toEqual([{ rows: [] }]));
    opened.emulator.journal.clear();
    await vi.waitFor(() => expect(stream.batches.at(-1)).toEqual({ rows: [], cleared: true }));
    await ask();
    await vi.waitFor(() => expect(stream.ids()).toEqual([4]));
    const older = await follow(5000);
    await vi.waitFor(() => expect(older.batches[0]).toMatchObject({ cleared: true, rows: [{ id: 4 }] }));
  });

  it('the stream sends heartbeats while idle', async () => {
    await opened.close();
    await open(10, 5);
    const stream = await follow();
    await vi.waitFor(() => expect(stream.batches.length).toBeGreaterThan(3));
    expect(stream.ids()).toEqual([]);
  });

  it('the stream buffers nothing for a stalled reader, who then resumes with the entries still present', async () => {
    await opened.close();
    await open(4500);
    const long = { ...HEADERS, 'user-agent': 'a'.repeat(4000) };
    await ask(4500, long);
    const before = opened.emulator.journal.rows;
    let asked = 0;
    opened.emulator.journal.rows = (...args) => {
      asked++;
      return before(...args);
    };
    const stream = await follow();
    stream.answer.pause();
    await vi.waitFor(() => expect(asked).toBeGreaterThan(0));
    await ask(500, long);
    // Some megabytes fill the buffers of both sockets; the rest was never requested.
    expect(asked).toBeLessThan(10);
    const ids = new Promise<void>((resolve) => {
      stream.answer.on('data', () => stream.ids().at(-1) === 5000 && resolve());
    });
    stream.answer.resume();
    await ids;
    const got = stream.ids();
    expect(got).toEqual([...new Set(got)].sort((a, b) => a - b));
  });

  it('the stream requires a valid request id', async () => {
    for (const since of ['a', '-1', '1.5', 'Infinity'])
      expect((await opened.get(`/api/journal?since=${since}`)).status).toBe(400);
  });
});

describe('single journal entries', () => {
  it('a journal entry is available in full while the journal holds it', async () => {
    await ask();
    const got = await opened.get('/api/journal/1');
    expect(JSON.parse(got.text)).toEqual(JSON.parse(JSON.stringify(opened.emulator.journal.entry(1))));
    const gone = await opened.get('/api/journal/2');
    expect({ status: gone.status, text: gone.text }).toEqual({
      status: 404,
      text: expect.stringContaining('no longer in the journal'),
    });
  });
});

describe('the HAR archive', () => {
  const har = async (query: string): Promise<Har> => JSON.parse((await opened.get(`/api/journal/har${query}`)).text);

  it("the archive contains the emulator's HAR for all or selected entries", async () => {
    await ask(250);
    await opened.emulator.fetch('http://local/client/v4/nowhere', { headers: HEADERS });
    const { journal } = opened.emulator;
    expect(await har('')).toEqual(JSON.parse(JSON.stringify(journal.har())));
    expect(await har('?ids=3,7,9000')).toEqual(JSON.parse(JSON.stringify(journal.har({ ids: [3, 7] }))));
    expect((await har('?status=404')).log.entries).toHaveLength(1);
    expect((await har('?since=249')).log.entries).toHaveLength(2);
    expect((await har('?operation=dns.records.list')).log).toMatchObject({ version: '1.2', entries: [] });
    expect((await opened.get('/api/journal/har')).headers['content-disposition']).toBe(
      'attachment; filename="flarewire.har"',
    );
  });
});
