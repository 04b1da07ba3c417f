import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const V1 = `/accounts/${ACCOUNT}/pipelines/v1`;
const SQL = 'INSERT INTO out_sink SELECT * FROM in_stream';

describe('Pipelines', () => {
  let sandbox: TestSandbox;
  let stream: Loose;
  let sink: Answer;
  const post = (path: string, body: object): Promise<Answer> => sandbox.call('POST', V1 + path, body);

  beforeEach(async () => {
    sandbox = testSandbox();
    stream = (await post('/streams', { name: 'in_stream' })).json.result;
    const credentials = { access_key_id: 'hidden', secret_access_key: 'hidden' };
    const config = { account_id: ACCOUNT, bucket: 'b', credentials };
    sink = await post('/sinks', { name: 'out_sink', type: 'r2', config });
  });

  it('a stream has its defaults and an address, and a new version for each change', async () => {
    expect(stream).toMatchObject({
      version: 1,
      http: { enabled: true, authentication: false },
      worker_binding: { enabled: true },
      endpoint: `https://${stream.id}.ingest.cloudflare.com`,
    });
    const http = { enabled: false, authentication: true };
    const changed = await sandbox.call('PATCH', `${V1}/streams/${stream.id}`, { http });
    expect(changed.json.result).toMatchObject({ version: 2, http, worker_binding: { enabled: true } });
  });

  it('a sink without an account is of the account of the path, as wrangler creates it', async () => {
    const credentials = { access_key_id: 'hidden', secret_access_key: 'hidden' };
    const made = await post('/sinks', { name: 'second', type: 'r2', config: { bucket: 'b', credentials } });
    const { config } = (await sandbox.call('GET', `${V1}/sinks/${made.json.result.id}`)).json.result;
    expect([made.status, config]).toEqual([200, { account_id: ACCOUNT, bucket: 'b' }]);
  });

  it('names are unique, and valid in SQL', async () => {
    expect((await post('/streams', { name: 'in_stream' })).status).toBe(409);
    expect((await post('/streams', { name: 'in-stream' })).status).toBe(400);
    expect((await sandbox.call('GET', `${V1}/streams?name=in_stream`)).json.result).toHaveLength(1);
    expect((await sandbox.call('GET', `${V1}/streams?name=none`)).json.result).toHaveLength(0);
  });

  it('credentials of a bucket are never shown or stored', async () => {
    const shown = await sandbox.call('GET', `${V1}/sinks/${sink.json.result.id}`);
    expect(shown.json.result.config).toEqual({ account_id: ACCOUNT, bucket: 'b' });
    expect(sink.text + shown.text).not.toContain('hidden');
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes('out_sink'), state.includes('hidden')]).toEqual([true, false]);
  });

  it('a pipeline reads and writes existing streams and sinks', async () => {
    const made = await post('/pipelines', { name: 'flow', sql: SQL });
    const shown = (await sandbox.call('GET', `${V1}/pipelines/${made.json.result.id}`)).json.result;
    expect(shown.tables).toMatchObject([
      { id: stream.id, name: 'in_stream', type: 'stream', version: 1 },
      { name: 'out_sink', type: 'sink' },
    ]);
    for (const sql of ['SELECT 1', SQL.replace('in_stream', 'none'), SQL.replace('out_sink', 'none')]) {
      expect((await post('/pipelines', { name: 'other', sql })).status).toBe(400);
      expect((await post('/validate_sql', { sql })).status).toBe(400);
    }
    const nested = 'WITH part AS (SELECT a FROM in_stream) INSERT INTO out_sink SELECT a FROM part';
    expect(Object.keys((await post('/validate_sql', { sql: nested })).json.result.tables)).toEqual([
      'in_stream',
      'out_sink',
    ]);
  });

  it('streams and sinks cannot be deleted while a pipeline uses them', async () => {
    const { id } = (await post('/pipelines', { name: 'flow', sql: SQL })).json.result;
    expect((await sandbox.call('GET', `${V1}/streams?pipeline_id=${id}`)).json.result).toHaveLength(1);
    expect((await sandbox.call('DELETE', `${V1}/streams/${stream.id}`)).status).toBe(422);
    expect((await sandbox.call('DELETE', `${V1}/pipelines/${id}`)).status).toBe(200);
    expect((await sandbox.call('DELETE', `${V1}/streams/${stream.id}`)).status).toBe(200);
    expect((await sandbox.call('GET', `${V1}/streams/${stream.id}`)).status).toBe(404);
  });
});
