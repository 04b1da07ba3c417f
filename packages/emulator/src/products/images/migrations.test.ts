import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, testSandbox } from '../../../test/sandbox.ts';

describe('imports of images', () => {
  it('an import of images starts once, can be paused, and completes in time', async () => {
    const sandbox = testSandbox();
    const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
      sandbox.call(method, `/accounts/${ACCOUNT}/images/v2/sourcingkit${path}`, body);
    const plan = (sourceId: string) => call('POST', '/migrations', { sourceId });
    expect((await plan('00000000-0000-4000-8000-000000000000')).status).toBe(404);
    const secret = { accessKeyId: 'a', secretAccessKey: 'b' };
    const source = await call('POST', '/sources', { name: 'mine', vendor: 's3', bucket: 'b', secret });
    expect(source.status).toBe(200);
    const [first, second] = [await plan(source.json.result.id), await plan(source.json.result.id)];
    const move = (answer: Answer, step: string) =>
      call('PATCH', `/migrations/${answer.json.result.id}/lifecycle/${step}`);
    const status = async (answer: Answer) =>
      (await call('GET', `/migrations/${answer.json.result.id}`)).json.result.status;
    expect([await status(first), (await move(first, 'abort')).status]).toEqual(['pending', 409]);
    expect((await move(first, 'start')).json.result.status).toBe('processing');
    expect((await move(first, 'start')).status).toBe(409);
    expect((await call('DELETE', `/migrations/${first.json.result.id}`)).status).toBe(409);
    await move(second, 'start');
    expect((await move(second, 'abort')).json.result.status).toBe('aborted');
    sandbox.clock.advance(30_000);
    expect([await status(first), await status(second)]).toEqual(['success', 'aborted']);
    const listed = (await call('GET', '/migrations')).json.result.migrations;
    expect(listed.map((one: { status: string }) => one.status)).toEqual(['success', 'aborted']);
    const progress = await call('GET', `/migrations/${first.json.result.id}/lifecycle`);
    expect(progress.json.result).toMatchObject({ status: 'success', scannedCount: 0 });
    expect((await call('DELETE', `/migrations/${first.json.result.id}`)).status).toBe(200);
  });
});
