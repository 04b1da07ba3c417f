import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let zone: string;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);

beforeEach(async () => {
  sandbox = testSandbox();
  zone = `/zones/${await createZone(sandbox)}`;
});

describe('managed transforms', () => {
  it('managed transforms are a fixed set, some of which exclude each other', async () => {
    const path = `${zone}/managed_headers`;
    const set = (...ids: string[]): Promise<Answer> =>
      call('PATCH', path, { managed_request_headers: ids.map((id) => ({ id, enabled: true })) });
    expect((await set('nope')).json.errors?.[0]?.source?.pointer).toBe('/managed_request_headers/0/id');
    expect((await set('add_true_client_ip_headers')).status).toBe(200);
    expect((await set('remove_visitor_ip_headers')).status).toBe(400);
    const { managed_request_headers } = (await call('GET', path)).json.result;
    const one = managed_request_headers.find(({ id }: { id: string }) => id === 'remove_visitor_ip_headers');
    expect(one).toMatchObject({ enabled: false, has_conflict: true });
    await call('DELETE', path);
    expect((await set('remove_visitor_ip_headers')).status).toBe(200);
  });
});
