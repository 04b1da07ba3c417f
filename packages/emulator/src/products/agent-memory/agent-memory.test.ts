import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Agent Memory', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/agent-memory/namespaces${path}`, body);
  const PROFILE = '/support/profiles/alice';

  beforeEach(async () => {
    sandbox = testSandbox();
    await call('POST', '', { name: 'support' });
  });

  it('namespaces of Agent Memory have unique names', async () => {
    const twice = await call('POST', '', { name: 'support' });
    expect([twice.status, twice.code]).toEqual([409, 10_008]);
    expect((await call('POST', '', { name: 'a b' })).status).toBe(400);
    expect((await call('GET', '/support')).json.result.id).toMatch(/^[0-9A-HJKMNP-TV-Z]{26}$/);
    expect((await call('GET', '/other')).status).toBe(404);
    expect((await call('GET', '')).json.result).toHaveLength(1);
  });

  it('the first write creates a profile, and conversations are stored once', async () => {
    expect((await call('POST', `${PROFILE}/recall`, { query: 'anything' })).status).toBe(404);
    const conversation = {
      messages: [
        { role: 'user', content: 'I prefer concise answers. Long ones bore me.' },
        { role: 'assistant', content: 'Noted.' },
      ],
      sessionId: 'chat-1',
    };
    await call('POST', `${PROFILE}/ingest`, conversation);
    await call('POST', `${PROFILE}/ingest`, conversation);
    const made = await call('POST', `${PROFILE}/remember`, { content: 'The team deployed version 2 yesterday.' });
    expect(made.json.result).toMatchObject({ type: 'event', sessionId: null });
    const all = (await call('GET', `${PROFILE}/memories`)).json.result;
    expect(all).toMatchObject([
      { type: 'instruction', summary: 'I prefer concise answers.', sessionId: 'chat-1' },
      { type: 'event' },
    ]);
    expect(all[0].content).toBeUndefined();
    expect((await call('GET', `${PROFILE}/memories?type=event`)).json.result).toHaveLength(1);
    const first = await call('GET', `${PROFILE}/memories?per_page=1`);
    const next = await call('GET', `${PROFILE}/memories?per_page=1&cursor=${first.json.result_info.cursor}`);
    expect(next.json.result).toMatchObject([{ id: made.json.result.id }]);
    expect((await call('GET', `/support/profiles/bob/memories`)).status).toBe(404);
  });

  it('recall returns only memories that share words with the question, best first', async () => {
    await call('POST', `${PROFILE}/remember`, { content: 'The user prefers concise answers.' });
    await call('POST', `${PROFILE}/remember`, { content: 'The office is in Lisbon.', sessionId: 's' });
    const found = await call('POST', `${PROFILE}/recall`, {
      query: 'Are concise answers fine?',
      responseLength: 'short',
    });
    expect(found.json.result).toMatchObject({ answer: 'The user prefers concise answers.', count: 1 });
    expect((await call('POST', `${PROFILE}/recall`, { query: 'Favourite colour?' })).json.result).toEqual({
      ...{ answer: '', count: 0, candidates: [] },
    });
    expect((await call('POST', `${PROFILE}/recall`, { query: 'x'.repeat(1025) })).status).toBe(400);
    expect((await call('POST', `${PROFILE}/summary`, {})).json.result.summary).toBe(
      '## Summary\n\n- The user prefers concise answers.\n- The office is in Lisbon.\n\n## Last Session\n\n- The office is in Lisbon.',
    );
  });

  it('memories are deleted individually, by session, and with their profile or namespace', async () => {
    const one = (await call('POST', `${PROFILE}/remember`, { content: 'One', sessionId: 's' })).json.result;
    await call('POST', `${PROFILE}/remember`, { content: 'Two', sessionId: 's' });
    await call('POST', `${PROFILE}/remember`, { content: 'Three' });
    expect((await call('DELETE', `${PROFILE}/memories/${one.id}`)).json.result).toEqual(one);
    expect((await call('GET', `${PROFILE}/memories/${one.id}`)).status).toBe(404);
    expect((await call('DELETE', `${PROFILE}/sessions/s`)).json.result).toBeNull();
    expect((await call('DELETE', `${PROFILE}/sessions/s`)).status).toBe(200);
    expect((await call('GET', `${PROFILE}/memories`)).json.result).toHaveLength(1);
    await call('DELETE', PROFILE);
    expect((await call('GET', `${PROFILE}/memories`)).status).toBe(404);
    await call('POST', `${PROFILE}/remember`, { content: 'Four' });
    await call('DELETE', '/support');
    await call('POST', '', { name: 'support' });
    expect((await call('GET', `${PROFILE}/memories`)).status).toBe(404);
  });
});
