import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { Cloudflare } from 'flarewire';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { call, defineJob, plan, rows, run, writeReport } from './index.ts';

const emulator = createEmulator();
const client = new Cloudflare({ apiToken: 'any', logLevel: 'off', fetch: emulator.fetch });
let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bulk-files-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function file(name: string, text: string): string {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
}

const read = async (path: string): Promise<unknown[]> => {
  const all: unknown[] = [];
  for await (const row of rows(path)) all.push(row);
  return all;
};

describe('rows', () => {
  it('rows reads CSV with quotes, line breaks within them, and either line ending', async () => {
    const path = file('a.csv', '\uFEFFname,note\r\n"a","say ""hi"", you"\r\nb,"two\nlines"\n\nc,');
    expect(await read(path)).toEqual([
      { name: 'a', note: 'say "hi", you' },
      { name: 'b', note: 'two\nlines' },
      { name: 'c', note: '' },
    ]);
  });

  it('rows reads one JSON value per line', async () => {
    expect(await read(file('a.ndjson', '{"id":1}\n\n"two"\n'))).toEqual([{ id: 1 }, 'two']);
  });

  it('rows reports all unreadable lines', async () => {
    await expect(read(file('a.csv', 'a,a\n1\n2,3\n"x"y,2\n"open'))).rejects.toThrow(
      /line 1: .*column name a is duplicated.*line 2: 1 fields, but the first line has 2.*line 4: text after.*line 5: a quote is not closed/s,
    );
    await expect(read(file('a.ndjson', '{}\n{\n[1'))).rejects.toThrow(/line 2: .*line 3: /s);
  });
});

const account_id = DEFAULT_ACCOUNT;
const job = defineJob({
  name: 'queues',
  items: ['a-1', 'b-2', '=c'],
  calls: (queue_name: string) => call('queues.create', { account_id, queue_name }),
});

describe('plan', () => {
  it('plan reports the number of calls, their duration and their parameters', async () => {
    const planned = await plan([client, client], {
      ...job,
      items: Array.from({ length: 4801 }, (_, i) => `queue-${i}`),
    });
    expect(planned).toMatchObject({ job: 'queues', items: 4801, calls: 4801, duration: 600_000 });
    expect(planned.sample[0]).toMatchObject({
      key: 'queue-0',
      calls: [{ method: 'POST', body: { queue_name: 'queue-0' } }],
    });
    expect((await client.queues.list({ account_id })).result).toEqual([]);
  });

  it('plan lets a function read and stops it at its first change', async () => {
    const each = async (queue_name: string, one: Cloudflare) => {
      await one.queues.list({ account_id });
      await one.queues.create({ account_id, queue_name });
    };
    const { sample } = await plan(client, defineJob({ name: 'q', items: ['a'], each }));
    expect(sample[0]?.calls.map(({ method }) => method)).toEqual(['GET', 'POST']);
    expect(sample[0]?.note).toBe('up to its first change');
    expect((await client.queues.list({ account_id })).result).toEqual([]);
  });
});

describe('writeReport', () => {
  it('writeReport writes JSON, CSV without spreadsheet formulas, and HTML with escaped text', async () => {
    const each = async (item: string) => {
      if (item === '=c') throw new Error('<b>no</b>');
      return { item };
    };
    const report = await run(client, defineJob({ ...job, each }));
    for (const ending of ['json', 'csv', 'html']) await writeReport(report, join(folder, `r.${ending}`));
    const text = (ending: string) => readFileSync(join(folder, `r.${ending}`), 'utf8');
    const { counts, items } = JSON.parse(text('json'));
    expect([counts.done, counts.failed, items.length]).toEqual([2, 1, 3]);
    expect(text('csv')).toContain("\r\n'=c,failed,1,<b>no</b>,,,\r\n");
    expect(text('html')).toContain('<td>&lt;b&gt;no&lt;/b&gt;</td>');
    await expect(writeReport(report, join(folder, 'r.txt'))).rejects.toThrow('must end in .json, .csv or .html');
  });
});
