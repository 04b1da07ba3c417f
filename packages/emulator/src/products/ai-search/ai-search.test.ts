import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('AI Search', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/ai-search${path}`, body);
  const result = async (method: string, path: string, body?: unknown): Promise<Loose> =>
    (await call(method, path, body)).json.result;
  const upload = (name: string, text: string, fields: Record<string, string> = {}): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new File([text], name));
    for (const [key, value] of Object.entries(fields)) form.append(key, value);
    return call('POST', '/namespaces/default/instances/docs/items', form);
  };
  const create = (fields: object = {}): Promise<Answer> => call('POST', '/instances', { id: 'docs', ...fields });

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('the default namespace cannot be deleted; others can when they are empty', async () => {
    expect((await result('GET', '/namespaces')).map((one: Loose) => one.name)).toEqual(['default']);
    expect((await call('DELETE', '/namespaces/default')).status).toBe(400);
    await call('POST', '/namespaces', { name: 'staging' });
    expect((await call('POST', '/namespaces', { name: 'staging' })).status).toBe(409);
    await call('POST', '/namespaces/staging/instances', { id: 'docs' });
    expect((await call('DELETE', '/namespaces/staging')).status).toBe(409);
    await call('DELETE', '/namespaces/staging/instances/docs');
    expect((await call('DELETE', '/namespaces/staging')).status).toBe(200);
    expect((await call('GET', '/namespaces/staging')).status).toBe(404);
  });

  it('instances have names that are unique in their namespace, and initial settings', async () => {
    expect((await create()).json.result).toMatchObject({
      namespace: 'default',
      chunk_size: 256,
      score_threshold: 0.4,
      paused: false,
    });
    expect((await create()).status).toBe(400);
    expect((await create({ id: 'r2', type: 'r2', source: 'nowhere' })).status).toBe(404);
    expect((await create({ id: 'r2', type: 'r2' })).status).toBe(400);
    expect((await create({ id: 'g', ai_gateway_id: 'none' })).status).toBe(404);
    await call('POST', '/namespaces', { name: 'staging' });
    expect((await call('POST', '/namespaces/staging/instances', { id: 'docs' })).status).toBe(201);
    await call('PUT', '/instances/docs', { paused: true, source: 'other' });
    expect(await result('GET', '/namespaces/default/instances/docs')).toMatchObject({ paused: true, source: null });
    expect((await result('GET', '/namespaces/staging/instances/docs')).paused).toBe(false);
  });

  it('files are indexed after some time, and can then be found by their content', async () => {
    await create({ custom_metadata: [{ field_name: 'lang', data_type: 'text' }] });
    const item = (
      await upload('guide/cache.md', 'Caching keeps copies near users', { metadata: '{"lang":"en","x":1}' })
    ).json.result;
    expect(item).toMatchObject({ key: 'guide/cache.md', status: 'queued', chunks_count: null });
    expect(item.warnings).toEqual([{ code: 'custom_metadata_field_not_filterable', field: 'x' }]);
    await upload('dns.md', 'Names become addresses', { metadata: '{"lang":"de"}', wait_for_completion: 'true' });
    const search = async (options: object = {}): Promise<string[]> =>
      (
        await result('POST', '/instances/docs/search', {
          query: 'caching copies',
          ai_search_options: { retrieval: options },
        })
      ).chunks.map((one: Loose) => one.item.key);
    expect(await search()).toEqual([]);
    sandbox.clock.advance(5000);
    expect(await search()).toEqual(['guide/cache.md']);
    expect(await search({ filters: { lang: 'de' } })).toEqual([]);
    expect(await search({ filters: { folder: 'guide/' } })).toEqual(['guide/cache.md']);
    expect(await search({ match_threshold: 0 })).toHaveLength(2);
    expect(await search({ match_threshold: 0, max_num_results: 1 })).toHaveLength(1);
    const body = {
      messages: [{ role: 'user', content: 'caching copies' }],
      ai_search_options: { instance_ids: ['docs', 'none'] },
    };
    const chat = JSON.parse((await call('POST', '/namespaces/default/chat/completions', body)).text);
    expect(chat.choices[0].message.content).toContain('near users');
    expect(chat.errors).toEqual([{ instance_id: 'none', message: 'instance not found' }]);
    expect(await result('GET', '/instances/docs/stats')).toMatchObject({
      completed: 2,
      queued: 0,
      engine: { r2: { objectCount: 2 } },
    });
  });

  it('an item is listed, chunked, downloaded and deleted', async () => {
    await create({ chunk_size: 64, chunk_overlap: 0 });
    const text = 'word '.repeat(100);
    const { id } = (await upload('a.txt', text, { wait_for_completion: 'true' })).json.result;
    const items = '/namespaces/default/instances/docs/items';
    expect(await result('GET', `${items}?status=completed&search=a.t`)).toMatchObject([
      { id, chunks_count: 2, file_size: 500 },
    ]);
    const chunks = await result('GET', `${items}/${id}/chunks`);
    expect(chunks.map((one: Loose) => one.text).join('')).toBe(text);
    expect((await call('GET', `${items}/${id}/download`)).text).toBe(text);
    expect((await result('GET', `${items}/${id}/logs`)).map((one: Loose) => one.action)).toEqual([
      'queued',
      'running',
      'completed',
    ]);
    expect(await result('PATCH', `${items}/${id}`, { next_action: 'INDEX' })).toMatchObject({ status: 'queued' });
    expect((await upload('big', 'x'.repeat(4_000_001))).status).toBe(400);
    await call('DELETE', `${items}/${id}`);
    expect((await call('GET', `${items}/${id}`)).status).toBe(404);
    expect((await call('PUT', items, { key: 'a.txt', next_action: 'INDEX' })).status).toBe(404);
  });

  it('jobs sync a bucket every thirty seconds at most, and remove items whose objects are gone', async () => {
    const buckets = `/accounts/${ACCOUNT}/r2/buckets`;
    await sandbox.call('POST', buckets, { name: 'files' });
    const put = (key: string): Promise<Answer> =>
      sandbox.call('PUT', `${buckets}/files/objects/${key}`, `text of ${key}`);
    await put('a.md');
    await put('b.md');
    await create({ type: 'r2', source: 'files' });
    const { id } = await result('POST', '/instances/docs/jobs', { description: 'first' });
    expect((await call('POST', '/instances/docs/jobs', {})).status).toBe(429);
    expect((await result('GET', `/instances/docs/jobs/${id}`)).ended_at).toBeUndefined();
    sandbox.clock.advance(10_000);
    expect(await result('GET', `/instances/docs/jobs/${id}`)).toMatchObject({
      end_reason: 'completed',
      description: 'first',
    });
    expect((await result('GET', `/instances/docs/jobs/${id}/logs`))[1].message).toBe('Found 2 files');
    const files = async (): Promise<string[]> =>
      (await sandbox.call('GET', `/accounts/${ACCOUNT}/autorag/rags/docs/files`)).json.result.map(
        (one: Loose) => one.key,
      );
    expect(await files()).toEqual(['a.md', 'b.md']);
    await sandbox.call('DELETE', `${buckets}/files/objects/a.md`);
    sandbox.clock.advance(30_000);
    const { job_id } = (await sandbox.call('PATCH', `/accounts/${ACCOUNT}/autorag/rags/docs/sync`)).json.result;
    expect(await files()).toEqual(['b.md']);
    expect(await result('PATCH', `/instances/docs/jobs/${job_id}`, { action: 'cancel' })).toMatchObject({
      end_reason: 'cancelled',
    });
    expect((await call('PATCH', `/instances/docs/jobs/${job_id}`, { action: 'cancel' })).status).toBe(409);
    await create({ id: 'own' });
    expect((await call('POST', '/instances/own/jobs', {})).status).toBe(400);
  });

  it('the earlier search has its own filters', async () => {
    await create();
    await upload('a.md', 'red apples', { metadata: '{"year":2024}', wait_for_completion: 'true' });
    const search = async (filters: object): Promise<number> => {
      const body = { query: 'red apples', filters };
      return (await sandbox.call('POST', `/accounts/${ACCOUNT}/autorag/rags/docs/search`, body)).json.result.data
        .length;
    };
    expect(await search({ type: 'gte', key: 'year', value: 2024 })).toBe(1);
    expect(await search({ type: 'and', filters: [{ type: 'gt', key: 'year', value: 2024 }] })).toBe(0);
    expect((await sandbox.call('POST', `/accounts/${ACCOUNT}/autorag/rags/none/search`, { query: 'a' })).status).toBe(
      404,
    );
  });

  it('an instance moves with its items to another namespace where its name is free', async () => {
    await create();
    await upload('a.md', 'red apples', { wait_for_completion: 'true' });
    await call('POST', '/namespaces', { name: 'live' });
    await call('PATCH', '/namespaces/default/instances/docs', { new_namespace: 'live' });
    expect((await call('GET', '/instances/docs')).status).toBe(404);
    expect(await result('GET', '/namespaces/live/instances/docs/items')).toMatchObject([
      { key: 'a.md', namespace: 'live' },
    ]);
    const found = await result('POST', '/namespaces/live/instances/docs/search', { query: 'apples' });
    expect(found.chunks).toHaveLength(1);
  });

  it('a token never shows its key, and cannot be deleted while an instance uses it', async () => {
    const made = await call('POST', '/tokens', { name: 't', cf_api_id: 'i', cf_api_key: 'very-secret' });
    expect(made.text).not.toContain('very-secret');
    const { id } = made.json.result;
    expect((await create({ id: 'a', token_id: '00000000-0000-4000-8000-000000000000' })).status).toBe(404);
    await create({ token_id: id });
    expect((await call('DELETE', `/tokens/${id}`)).status).toBe(409);
    await call('DELETE', '/instances/docs');
    expect((await call('DELETE', `/tokens/${id}`)).status).toBe(200);
  });
});
