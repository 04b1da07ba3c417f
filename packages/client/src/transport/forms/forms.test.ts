import { describe, expect, test } from 'vitest';
import { Cloudflare, type EventStream, type Rows } from '../../index.ts';
import type { JsonObject } from '../../types.ts';

/** A client whose calls all get this response. */
const clientOf = (body: BodyInit | null, type: string): Cloudflare =>
  new Cloudflare({
    apiToken: 'token',
    maxRetries: 0,
    fetch: async () => new Response(body, { headers: { 'content-type': type } }),
  });

/** A body that arrives in these chunks. */
const inPieces = (...pieces: readonly (string | Uint8Array)[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces)
        controller.enqueue(typeof piece === 'string' ? new TextEncoder().encode(piece) : piece);
      controller.close();
    },
  });

const all = async <Item>(items: AsyncIterable<Item>): Promise<Item[]> => {
  const found: Item[] = [];
  for await (const item of items) found.push(item);
  return found;
};

const CSV = 'date,value\r\n2026-01-01,0.5\r\n';

describe('CSV', () => {
  test('CSV is returned as text, by method and by name', async () => {
    const client = clientOf(CSV, 'text/csv; charset=utf-8');
    const text: string = await client.radar.http.timeseries({ format: 'CSV' });
    expect(text).toBe(CSV);
    const named: string = await client.call('radar.http.timeseries', { format: 'CSV' });
    expect(named).toBe(CSV);
  });

  test('CSV can be returned with its response', async () => {
    const { data, response } = await clientOf(CSV, 'text/csv').radar.http.timeseries({ format: 'CSV' }).withResponse();
    expect(data).toBe(CSV);
    expect(response.headers.get('content-type')).toBe('text/csv');
  });

  test('CSV is an error if the operation does not support it', async () => {
    await expect(clientOf(CSV, 'text/csv').zones.get({ zone_id: 'z' })).rejects.toThrow(
      /expected JSON, got text\/csv .*\.asResponse\(\)/s,
    );
  });

  test('media types are recognized in any case', async () => {
    expect(await clientOf(CSV, 'Text/CSV').radar.http.timeseries({ format: 'CSV' })).toBe(CSV);
    const page = clientOf('<html></html>', 'TEXT/HTML').logs.received.get({ zone_id: 'z', end: 1 });
    await expect(page).rejects.toThrow('.asResponse()');
    const failure = '{"success":false,"errors":[{"code":7,"message":"refused"}]}';
    const text = clientOf(failure, 'Application/JSON').dns.records.export({ zone_id: 'z' });
    await expect(text).rejects.toThrow('[7] refused');
    await expect(clientOf('{"a":', 'Application/JSON').zones.get({ zone_id: 'z' })).rejects.toThrow('malformed');
  });

  test('another type is an error if the form is CSV', async () => {
    for (const type of ['text/plain', 'text/html', 'image/png'])
      await expect(clientOf('oops', type).radar.http.timeseries({ format: 'CSV' })).rejects.toThrow('.asResponse()');
  });
});

const sse = (...lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

describe('server-sent events', () => {
  const asked = { account_id: 'a', prompt: 'Hello', stream: true } as const;
  const run = (body: BodyInit) => clientOf(body, 'text/event-stream').ai.run('@cf/meta/llama-3.1-8b-instruct', asked);
  const read = async (body: BodyInit) => {
    const stream: EventStream = await run(body);
    return (await all(stream)).map(({ event, data, id }) => [event, data, id]);
  };

  test('server-sent events are an iterable stream of events', async () => {
    expect(await read(sse('data: {"response":"Hi"}', '', 'data: [DONE]', ''))).toEqual([
      ['message', '{"response":"Hi"}', ''],
      ['message', '[DONE]', ''],
    ]);
  });

  test('server-sent events have names, ids, several lines of data, and ignored comments', async () => {
    const text = sse(': ping', '', 'event: token', 'id: 7', 'data: a', 'data:b', 'data', '', 'data: c', '');
    expect(await read(text)).toEqual([
      ['token', 'a\nb\n', '7'],
      ['message', 'c', '7'],
    ]);
  });

  test('server-sent events end with LF, CRLF or CR, wherever the chunks are cut', async () => {
    for (const end of ['\n', '\r\n', '\r']) {
      const bytes = new TextEncoder().encode(`\uFEFFdata: é${end}${end}data: 2${end}${end}`);
      for (let cut = 0; cut <= bytes.length; cut++)
        expect(await read(inPieces(bytes.slice(0, cut), bytes.slice(cut)))).toEqual([
          ['message', 'é', ''],
          ['message', '2', ''],
        ]);
    }
  });

  test('a last event without a final empty line is included', async () => {
    expect(await read('data: a')).toEqual([['message', 'a', '']]);
    expect(await read('')).toEqual([]);
  });

  test('server-sent events can be parsed as JSON', async () => {
    const [event] = await all(await run(sse('data: {"response":"Hi"}', '')));
    expect(event?.json()).toEqual({ response: 'Hi' });
  });

  test('server-sent events arrive one by one, and no more is read than requested', async () => {
    let pulls = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>(
      {
        pull: (controller) => controller.enqueue(new TextEncoder().encode(`data: ${pulls++}\n\n`)),
        cancel: () => {
          isCancelled = true;
        },
      },
      { highWaterMark: 0 },
    );
    const stream = await run(body);
    expect(stream).toBeInstanceOf(ReadableStream);
    for await (const { data } of stream) if (data === '2') break;
    expect(pulls).toBe(3);
    expect(isCancelled).toBe(true);
  });

  test('server-sent events can be read with a reader, which may cancel during a read', async () => {
    const stream = await run(new ReadableStream());
    const reader = stream.getReader();
    const next = reader.read();
    await reader.cancel();
    expect(await next).toEqual({ done: true, value: undefined });
  });
});

describe('NDJSON', () => {
  const get = (body: BodyInit | null, type = 'application/x-ndjson') =>
    clientOf(body, type).logs.received.get({ zone_id: 'z', end: 1 });

  test('NDJSON is returned as rows: none, one or many, whatever type is sent', async () => {
    for (const type of ['application/x-ndjson', 'application/json', 'text/plain', '']) {
      const rows: Rows = await get('{"a":1}\n{"a":2}\n', type);
      expect(await rows.toArray()).toEqual([{ a: 1 }, { a: 2 }]);
      expect(await all(await get('{"a":1}', type))).toEqual([{ a: 1 }]);
      expect(await (await get(null, type)).toArray()).toEqual([]);
      expect(await (await get('{"a":1}\n', type)).text()).toBe('{"a":1}\n');
    }
  });

  test('an NDJSON error names the invalid line, and does not show it', async () => {
    const rows = await get('{"a":1}\n<secret>\n');
    await expect(rows.toArray()).rejects.toThrow(
      'Line 2 of the response is not valid JSON (8 characters). Read the response with text() instead.',
    );
  });
});

describe('bytes', () => {
  test('bytes of a model are returned as the response', async () => {
    for (const type of ['image/jpeg', 'image/png', 'audio/mpeg']) {
      const client = clientOf(new Uint8Array([255, 216, 0]), type);
      const response = await client.ai.run('@cf/leonardo/phoenix-1.0', { account_id: 'a', prompt: 'a cat' });
      if (!(response instanceof Response)) throw new Error('not a Response');
      expect([...(await response.bytes())]).toEqual([255, 216, 0]);
    }
  });

  test('bytes of a screenshot are returned as the response', async () => {
    const client = clientOf(new Uint8Array([137]), 'image/png');
    const response = await client.browserRendering.screenshot.create({ account_id: 'a', url: 'https://example.com' });
    expect(response.headers.get('content-type')).toBe('image/png');
    expect([...(await response.bytes())]).toEqual([137]);
  });
});

describe('the FORMAT of a query', () => {
  const query = (sql: string, body: string, type: string) =>
    clientOf(body, type).analyticsEngine.sql.query({ account_id: 'a', body: sql });

  test('the FORMAT of a query selects rows, text or JSON', async () => {
    const rows: Rows<JsonObject> = await clientOf('{"a":1}\n', 'application/x-ndjson').analyticsEngine.sql.get({
      account_id: 'a',
      query: 'SELECT 1 FORMAT JSONEachRow',
    });
    expect(await rows.toArray()).toEqual([{ a: 1 }]);
    const text: string = await clientOf('1\t2\n', 'text/tab-separated-values').analyticsEngine.sql.query({
      account_id: 'a',
      body: 'SELECT 1 FORMAT TabSeparated',
    });
    expect(text).toBe('1\t2\n');
    const json = await query('SHOW TABLES', '{"data":[],"meta":[],"rows":0}', 'application/json');
    expect(json.rows).toBe(0);
  });

  test('the FORMAT of a query decides if the media type is ambiguous', async () => {
    for (const type of ['application/json', 'text/plain', '']) {
      for (const [body, sent] of [
        ['{"a":1}', [{ a: 1 }]],
        ['{"a":1}\n{"a":2}\n', [{ a: 1 }, { a: 2 }]],
        ['', []],
      ] as const) {
        const rows: unknown = await query('SELECT 1\nformat JSONEachRow;', body, type);
        expect(await (rows as Rows).toArray()).toEqual(sent);
      }
      expect(await query('SELECT 1 FORMAT TabSeparated', '1\t2\n', type)).toBe('1\t2\n');
    }
  });

  test('the FORMAT of a query may be in lower case, whatever media type is sent', async () => {
    const json = '{"data":[],"meta":[],"rows":0}';
    for (const type of ['application/json', 'text/plain', ''])
      for (const sql of ['select 1 format jsoneachrow', 'select 1 format JSONEachRow']) {
        const rows: unknown = await query(sql, '{"a":1}', type);
        expect(await (rows as Rows).toArray()).toEqual([{ a: 1 }]);
      }
    expect(await query('select 1 format tabseparated', '1\n', 'text/plain')).toBe('1\n');
    for (const sql of ['select 1 format json', 'SELECT 1 FORMAT JSON', 'select 1 Format Json;'])
      for (const type of ['application/json', 'text/plain']) expect((await query(sql, json, type)).rows).toBe(0);
  });

  test('a page or broken JSON is not returned as rows', async () => {
    await expect(query('SELECT 1 FORMAT JSONEachRow', '<html></html>', 'text/html')).rejects.toThrow('.asResponse()');
    await expect(query('SELECT 1', '{"a":', 'application/json')).rejects.toThrow('expected JSON');
    await expect(query('SELECT 1', '1\t2', 'text/plain')).rejects.toThrow('.asResponse()');
  });
});
