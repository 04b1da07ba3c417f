import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

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

  it('tells no secrets of a destination, and checks what kind it is', async () => {
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
    expect((await call('POST', `${zone}/logpush/jobs`, job)).status).toBe(400);
  });

  it('a destination is proven by what its file holds', async () => {
    const { destination_conf } = job;
    const { filename } = (await call('POST', `${zone}/logpush/ownership`, { destination_conf })).json.result;
    const ownership_challenge = /challenge-(\w+)\.txt/.exec(filename)?.[1];
    const prove = (challenge: unknown): Promise<Answer> =>
      call('POST', `${zone}/logpush/ownership/validate`, { destination_conf, ownership_challenge: challenge });
    expect((await prove(ownership_challenge)).json.result).toEqual({ valid: true });
    expect((await prove('guess')).json.result).toEqual({ valid: false });
  });
});
