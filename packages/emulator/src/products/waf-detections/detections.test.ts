import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `${zone}${path}`, body);
const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
  (await ask(method, path, body)).json.result;
const lookup = (name: string): string => `lookup_json_string(http.request.body.raw, "${name}")`;

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('leaked credentials', () => {
  it('leaked credential detection is on by default on the Free plan, and opt-in on others', async () => {
    expect(await result('GET', '/leaked-credential-checks')).toEqual({ enabled: true });
    await ask('POST', '/leaked-credential-checks', { enabled: false });
    expect(await result('GET', '/leaked-credential-checks')).toEqual({ enabled: false });
    const paid = await createZone(sandbox, 'paid.example');
    await sandbox.call('POST', `/zones/${paid}/subscription`, { rate_plan: { id: 'pro' } });
    const { json } = await sandbox.call('GET', `/zones/${paid}/leaked-credential-checks`);
    expect(json.result).toEqual({ enabled: false });
  });

  it('leaked credential detection takes custom locations', async () => {
    const path = '/leaked-credential-checks/detections';
    expect((await ask('POST', path, { password: lookup('p') })).status).toBe(400);
    expect((await ask('POST', path, { username: 'user' })).status).toBe(400);
    const { id } = await result('POST', path, { username: lookup('u'), password: lookup('p') });
    expect((await ask('POST', path, { username: lookup('u'), password: lookup('p') })).status).toBe(409);
    await ask('PUT', `${path}/${id}`, { username: lookup('name') });
    expect(await result('GET', path)).toEqual([{ id, username: lookup('name') }]);
    await ask('DELETE', `${path}/${id}`);
    expect((await ask('GET', `${path}/${id}`)).status).toBe(404);
  });
});

describe('uploaded content', () => {
  it('upload scanning is opt-in', async () => {
    expect((await result('GET', '/content-upload-scan/settings')).value).toBe('disabled');
    sandbox.clock.advance(1000);
    const { modified } = await result('POST', '/content-upload-scan/enable');
    expect(await result('GET', '/content-upload-scan/settings')).toEqual({ value: 'enabled', modified });
    await ask('PUT', '/content-upload-scan/settings', { value: 'disabled' });
    expect((await result('GET', '/content-upload-scan/settings')).value).toBe('disabled');
  });

  it('upload scanning uses expressions, which every change returns', async () => {
    const path = '/content-upload-scan/payloads';
    const list = await result('POST', path, [{ payload: lookup('file') }, { payload: lookup('image') }]);
    expect(list).toHaveLength(2);
    expect((await ask('POST', path, [{ payload: lookup('file') }])).status).toBe(409);
    expect((await ask('POST', path, [{ payload: 'lookup(' }])).status).toBe(400);
    const left = await result('DELETE', `${path}/${list[0].id}`);
    expect(left.map((one: Loose) => one.payload)).toEqual([lookup('image')]);
    const [changed] = await result('PATCH', `${path}/${list[1].id}`, { payload: lookup('other') });
    expect(changed.payload).toBe(lookup('other'));
  });
});
