import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('Logpush', () => {
  const job = {
    destination_conf: 's3://bucket/logs?region=x&access-key-id=KEY&secret-access-key=HUSH',
    dataset: 'http_requests',
  };

  it('edge log delivery is for HTTP requests only', async () => {
    const edge = { ...job, kind: 'edge' };
    const refused = await call('POST', `${zone}/logpush/jobs`, { ...edge, dataset: 'firewall_events' });
    expect([refused.status, refused.json.errors?.[0]?.source?.pointer]).toEqual([400, '/kind']);
    expect((await call('POST', `${zone}/logpush/jobs`, edge)).status).toBe(200);
    const { id } = (await call('POST', `${zone}/logpush/jobs`, { ...job, dataset: 'firewall_events' })).json.result;
    expect((await call('PUT', `${zone}/logpush/jobs/${id}`, { kind: 'edge' })).status).toBe(400);
  });

  it('destinations hide their secrets, and their kind is validated', async () => {
    const made = await call('POST', `${zone}/logpush/jobs`, job);
    for (const { text } of [
      made,
      await call('GET', `${zone}/logpush/jobs`),
      await call('GET', `${zone}/logpush/jobs/${made.json.result.id}`),
    ]) {
      expect(text).toContain('s3://bucket/logs?region=x&access-key-id=***&secret-access-key=***');
    }
    expect((await call('POST', `${zone}/logpush/jobs`, { destination_conf: 'ftp://a/b' })).status).toBe(400);
    const exists = await call('POST', `${zone}/logpush/validate/destination/exists`, {
      destination_conf: job.destination_conf,
    });
    expect(exists.json.result).toEqual({ exists: true });
    for (let index = 0; index < 3; index++) await call('POST', `${zone}/logpush/jobs`, job);
    const full = await call('POST', `${zone}/logpush/jobs`, job);
    const message = 'creating a new job is not allowed: exceeded max jobs allowed';
    expect([full.status, full.json.errors?.[0]?.message]).toEqual([400, message]);
    const bq = 'bq://projects/p/datasets/d/tables/t?credentials=HUSH';
    for (let index = 0; index < 5; index++) {
      const made = await call('POST', `/accounts/${ACCOUNT}/logpush/jobs`, { ...job, destination_conf: bq });
      expect([made.status, made.text.includes('HUSH')]).toEqual([200, false]);
    }
  });

  it('ownership of a destination is proven by the content of a file', async () => {
    const { destination_conf } = job;
    const { filename } = (await call('POST', `${zone}/logpush/ownership`, { destination_conf })).json.result;
    const ownership_challenge = /challenge-(\w+)\.txt/.exec(filename)?.[1];
    const prove = (challenge: unknown): Promise<Answer> =>
      call('POST', `${zone}/logpush/ownership/validate`, { destination_conf, ownership_challenge: challenge });
    expect((await prove(ownership_challenge)).json.result).toEqual({ valid: true });
    expect((await prove('guess')).json.result).toEqual({ valid: false });
  });

  it('a job to a bucket that Cloudflare writes to itself needs the challenge of that bucket, and an update keeps what it does not name', async () => {
    const destination_conf = 's3://bucket/logs?region=us-west-2';
    const challenged = async (conf: string): Promise<string | undefined> => {
      const { filename } = (await call('POST', `${zone}/logpush/ownership`, { destination_conf: conf })).json.result;
      return /challenge-(\w+)\.txt/.exec(filename)?.[1];
    };
    const create = (ownership_challenge?: string): Promise<Answer> =>
      call('POST', `${zone}/logpush/jobs`, { destination_conf, dataset: 'dns_logs', ownership_challenge });
    expect(await create()).toMatchObject({ status: 400, code: 1002 });
    expect((await create(await challenged('s3://other/logs?region=us-west-2'))).code).toBe(1002);
    const challenge = await challenged(destination_conf);
    const made = await create(challenge);
    expect(made.status).toBe(200);
    const job = `${zone}/logpush/jobs/${made.json.result.id}`;
    expect((await call('PUT', job, { destination_conf, enabled: true })).status).toBe(200);
    expect((await call('PUT', job, { enabled: false })).json.result).toMatchObject({
      dataset: 'dns_logs',
      enabled: false,
      destination_conf,
    });
    expect((await call('PUT', job, { destination_conf: 'gs://bucket' })).code).toBe(1002);
    sandbox.clock.advance(8 * 86_400_000);
    expect((await create(challenge)).code).toBe(1002);
  });
});
