import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> => sandbox.call(method, path, body);
const inAccount = (method: string, path: string, body?: unknown): Promise<Answer> =>
  call(method, `/accounts/${ACCOUNT}${path}`, body);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('requests to Cloudforce One', () => {
  const REQUESTS = '/cloudforce-one/requests';

  it('requests are accepted and completed over time', async () => {
    const { id } = (await inAccount('POST', `${REQUESTS}/new`, { summary: 'one', tlp: 'amber' })).json.result;
    await inAccount('PUT', `${REQUESTS}/${id}`, { summary: 'two' });
    expect((await inAccount('GET', `${REQUESTS}/${id}`)).json.result).toMatchObject({ status: 'open', summary: 'two' });
    sandbox.clock.advance(3_600_000);
    expect((await inAccount('PUT', `${REQUESTS}/${id}`, { summary: 'three' })).status).toBe(409);
    const list = (body: object): Promise<Answer> => inAccount('POST', REQUESTS, { page: 1, per_page: 10, ...body });
    expect((await list({ status: 'accepted' })).json.result).toHaveLength(1);
    sandbox.clock.advance(2 * 86_400_000);
    expect((await list({ status: 'completed' })).json.result[0]).toMatchObject({ id, summary: 'two' });
    expect((await inAccount('GET', `${REQUESTS}/quota`)).json.result).toMatchObject({ quota: 100, remaining: 99 });
    expect((await inAccount('DELETE', `${REQUESTS}/${id}`)).status).toBe(409);
    const { id: open } = (await inAccount('POST', `${REQUESTS}/new`, { summary: 'one' })).json.result;
    await inAccount('DELETE', `${REQUESTS}/${open}`);
    expect((await inAccount('GET', `${REQUESTS}/${open}`)).status).toBe(404);
    expect((await inAccount('GET', `${REQUESTS}/types`)).json.result).toContain('Passive DNS Resolution');
  });

  it('requests have messages, and an account has priorities', async () => {
    const { id } = (await inAccount('POST', `${REQUESTS}/new`, { summary: 'one' })).json.result;
    const said = (await inAccount('POST', `${REQUESTS}/${id}/message/new`, { content: 'hello' })).json.result;
    expect(said).toMatchObject({ content: 'hello', author: 'user@example.com' });
    await inAccount('PUT', `${REQUESTS}/${id}/message/${said.id}`, { content: 'changed' });
    const messages = await inAccount('POST', `${REQUESTS}/${id}/message`, { page: 1, per_page: 10 });
    expect(messages.json.result).toMatchObject([{ id: said.id, content: 'changed' }]);
    const priority = { labels: ['a'], priority: 1, requirement: 'know more', tlp: 'clear' };
    for (let index = 0; index < 10; index++) await inAccount('POST', `${REQUESTS}/priority/new`, priority);
    expect((await inAccount('POST', `${REQUESTS}/priority/new`, priority)).status).toBe(403);
    const page = await inAccount('POST', `${REQUESTS}/priority`, { page: 2, per_page: 8 });
    expect(page.json.result).toHaveLength(2);
  });
});
