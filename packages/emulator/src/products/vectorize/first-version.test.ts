import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const INDEXES = `/accounts/${ACCOUNT}/vectorize/indexes`;

describe('Vectorize, first version', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${INDEXES}/old${path}`, body);
  const send = (kind: 'insert' | 'upsert', ...vectors: readonly object[]): Promise<Answer> =>
    sandbox.call('POST', `${INDEXES}/old/${kind}`, vectors.map((one) => JSON.stringify(one)).join('\n'), {
      'content-type': 'application/x-ndjson',
    });

  beforeEach(async () => {
    sandbox = testSandbox();
    await sandbox.call('POST', INDEXES, { name: 'old', config: { dimensions: 2, metric: 'cosine' } });
  });

  it('indexes of the first version are separate from those of the second', async () => {
    const config = { dimensions: 2, metric: 'cosine' };
    expect((await sandbox.call('GET', INDEXES)).json.result).toMatchObject([{ name: 'old', config }]);
    expect((await sandbox.call('GET', `/accounts/${ACCOUNT}/vectorize/v2/indexes`)).json.result).toEqual([]);
    expect((await sandbox.call('POST', INDEXES, { name: 'old', config })).code).toBe(3002);
    expect((await call('PUT', '', { description: 'new' })).json.result.description).toBe('new');
    expect((await call('GET', '')).json.result).toMatchObject({ description: 'new', config });
    await call('DELETE', '');
    expect((await call('GET', '')).code).toBe(3000);
    expect((await send('insert', { id: 'a', values: [1, 0] })).code).toBe(3000);
  });

  it('changes apply immediately, and report the changed ids', async () => {
    const first = { id: 'a', values: [1, 0], metadata: { kind: 'x' } };
    expect((await send('insert', first)).json.result).toEqual({ count: 1, ids: ['a'] });
    const more = await send('insert', { ...first, values: [0, 1] }, { id: 'b', values: [0, 1] });
    expect(more.json.result).toEqual({ count: 1, ids: ['b'] });
    const vectors = await call('POST', '/get-by-ids', { ids: ['a', 'b', 'none'] });
    expect(vectors.json.result).toMatchObject([first, { id: 'b' }]);
    expect((await send('upsert', { id: 'a', values: [0, 1] })).json.result).toEqual({ count: 1, ids: ['a'] });
    const gone = await call('POST', '/delete-by-ids', { ids: ['a', 'none'] });
    expect(gone.json.result).toEqual({ count: 1, ids: ['a'] });
    expect((await send('insert', { id: 'c', values: [1] })).code).toBe(40012);
  });

  it('a query filters by any metadata', async () => {
    await send('insert', { id: 'a', values: [1, 0], metadata: { kind: 'x' } }, { id: 'b', values: [1, 0] });
    const found = await call('POST', '/query', { vector: [1, 0], filter: { kind: 'x' }, returnMetadata: true });
    expect(found.json.result).toEqual({
      count: 1,
      matches: [{ id: 'a', score: 1, values: null, metadata: { kind: 'x' } }],
    });
    expect((await call('POST', '/query', { vector: [1, 0], topK: 21 })).status).toBe(400);
    expect((await call('POST', '/query', { vector: [1] })).code).toBe(40006);
  });
});
