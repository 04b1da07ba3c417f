import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const INDEXES = `/accounts/${ACCOUNT}/vectorize/v2/indexes`;

describe('Vectorize', () => {
  let sandbox: TestSandbox;
  let name: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `${INDEXES}/${name}${path}`, body);
  const send = (kind: 'insert' | 'upsert', vectors: readonly object[], query = ''): Promise<Answer> =>
    sandbox.call(
      'POST',
      `${INDEXES}/${name}/${kind}${query}`,
      vectors.map((vector) => JSON.stringify(vector)).join('\n'),
      { 'content-type': 'application/x-ndjson' },
    );
  const settle = (): void => sandbox.clock.advance(1000);
  const query = (body: object): Promise<Answer> => call('POST', '/query', body);
  const ids = async (body: object): Promise<string[]> =>
    (await query(body)).json.result.matches.map((match: Loose) => match.id);
  const make = async (metric: string, dimensions = 2): Promise<void> => {
    name = metric;
    await sandbox.call('POST', INDEXES, { name, config: { dimensions, metric } });
  };

  beforeEach(async () => {
    sandbox = testSandbox();
    await make('cosine');
  });

  it('indexes have a unique name, and a dimension and a metric or a preset', async () => {
    const again = await sandbox.call('POST', INDEXES, { name, config: { dimensions: 3, metric: 'cosine' } });
    expect([again.status, again.code]).toEqual([409, 3002]);
    const preset = await sandbox.call('POST', INDEXES, { name: 'p', config: { preset: '@cf/baai/bge-base-en-v1.5' } });
    expect(preset.json.result).toMatchObject({ name: 'p', config: { dimensions: 768, metric: 'cosine' } });
    for (const wrong of ['Upper', '1st', 'x'.repeat(65)]) {
      const body = { name: wrong, config: { dimensions: 3, metric: 'cosine' } };
      expect((await sandbox.call('POST', INDEXES, body)).status).toBe(400);
    }
    expect((await sandbox.call('GET', INDEXES)).json.result).toHaveLength(2);
    await call('DELETE', '');
    const gone = await call('GET', '');
    expect([gone.status, gone.code]).toEqual([404, 3000]);
    expect((await query({ vector: [1, 0] })).code).toBe(3000);
  });

  it('changes are visible a moment later, when info names their mutation', async () => {
    const { mutationId } = (await send('insert', [{ id: 'a', values: [1, 0] }])).json.result;
    expect(await ids({ vector: [1, 0] })).toEqual([]);
    expect((await call('GET', '/info')).json.result).toEqual({ dimensions: 2, vectorCount: 0 });
    settle();
    expect(await ids({ vector: [1, 0] })).toEqual(['a']);
    expect(await ids({ vectorId: 'a' })).toEqual(['a']);
    expect((await query({ vectorId: 'none' })).code).toBe(40006);
    expect((await call('GET', '/info')).json.result).toEqual({
      dimensions: 2,
      vectorCount: 1,
      processedUpToMutation: mutationId,
      processedUpToDatetime: '2026-01-01T00:00:01.000Z',
    });
  });

  it('an insert keeps existing vectors, an upsert replaces them', async () => {
    await send('insert', [{ id: 'a', values: [1, 0] }]);
    await send('insert', [
      { id: 'a', values: [0, 1] },
      { id: 'b', values: [0, 1] },
    ]);
    settle();
    const get = async (): Promise<Loose> =>
      (await call('POST', '/get_by_ids', { ids: ['a', 'none', 'b'] })).json.result;
    expect((await get()).map((vector: Loose) => vector.values)).toEqual([
      [1, 0],
      [0, 1],
    ]);
    await send('upsert', [{ id: 'a', values: [0.5, 0.5], metadata: { n: { x: 1 } }, namespace: 'n' }]);
    settle();
    expect((await get())[0]).toEqual({ id: 'a', values: [0.5, 0.5], metadata: { n: { x: 1 } }, namespace: 'n' });
  });

  it('cosine, euclidean and dot product are computed as documented, the nearest first', async () => {
    const vectors = [
      { id: 'same', values: [2, 0] },
      { id: 'near', values: [3, 4] },
      { id: 'far', values: [-1, 0] },
    ];
    const expected: Record<string, [string, number][]> = {
      cosine: [
        ['same', 1],
        ['near', 0.6],
        ['far', -1],
      ],
      euclidean: [
        ['same', 0],
        ['far', 3],
        ['near', Math.sqrt(17)],
      ],
      'dot-product': [
        ['near', -6],
        ['same', -4],
        ['far', 2],
      ],
    };
    for (const [metric, order] of Object.entries(expected)) {
      if (metric !== 'cosine') await make(metric);
      await send('insert', vectors);
      settle();
      const { matches } = (await query({ vector: [2, 0] })).json.result;
      expect(matches.map((match: Loose) => match.id)).toEqual(order.map(([id]) => id));
      for (const [index, [, value]] of order.entries()) expect(matches[index].score).toBeCloseTo(value, 6);
    }
  });

  it('a query returns the requested fields, and 5 matches without topK', async () => {
    await call('POST', '/metadata_index/create', { propertyName: 'kind', indexType: 'string' });
    const vectors = Array.from({ length: 120 }, (_, index) => ({
      id: `v${index}`,
      values: [1, index],
      metadata: { kind: 'k', other: 1 },
    }));
    await send('insert', vectors);
    settle();
    const plain = (await query({ vector: [1, 0] })).json.result;
    expect([plain.count, plain.matches.length, Object.keys(plain.matches[0]).sort()]).toEqual([5, 5, ['id', 'score']]);
    const full = (await query({ vector: [1, 0], topK: 1, returnValues: true, returnMetadata: 'all' })).json.result;
    expect(full.matches).toEqual([{ id: 'v0', score: 1, values: [1, 0], metadata: { kind: 'k', other: 1 } }]);
    const indexed = (await query({ vector: [1, 0], topK: 1, returnMetadata: 'indexed' })).json.result;
    expect(indexed.matches[0].metadata).toEqual({ kind: 'k' });
    expect((await query({ vector: [1, 0], topK: 100 })).json.result.count).toBe(100);
    expect((await query({ vector: [1, 0], topK: 101 })).code).toBe(40025);
    expect((await query({ vector: [1, 0], topK: 51, returnMetadata: 'all' })).code).toBe(40025);
    expect((await query({ vector: [1, 0], topK: 50, returnValues: true })).status).toBe(200);
    expect((await query({ vector: [1, 0, 0] })).code).toBe(40006);
  });

  it('filters see indexed metadata of vectors sent after the index was created', async () => {
    await send('insert', [{ id: 'early', values: [1, 0], metadata: { city: 'Oslo' } }]);
    await call('POST', '/metadata_index/create', { propertyName: 'city', indexType: 'string' });
    await call('POST', '/metadata_index/create', { propertyName: 'deep.n', indexType: 'number' });
    await send('insert', [
      { id: 'a', values: [1, 0], metadata: { city: 'Oslo', deep: { n: 1 }, free: 1 } },
      { id: 'b', values: [1, 0.1], metadata: { city: 'Bern', deep: { n: 5 } } },
      { id: 'c', values: [1, 0.2], metadata: { city: 'Rome', deep: { n: 9 } } },
    ]);
    settle();
    const by = (filter: unknown): Promise<string[]> => ids({ vector: [1, 0], filter });
    expect(await by({ city: 'Oslo' })).toEqual(['a']);
    expect(await by({ city: { $eq: 'Oslo' } })).toEqual(['a']);
    expect(await by({ city: { $ne: 'Oslo' } })).toEqual(['early', 'b', 'c']);
    expect(await by({ city: { $in: ['Oslo', 'Rome'] } })).toEqual(['a', 'c']);
    expect(await by({ city: { $nin: ['Oslo', 'Rome'] } })).toEqual(['early', 'b']);
    expect(await by({ 'deep.n': { $gt: 1, $lte: 9 } })).toEqual(['b', 'c']);
    expect(await by({ 'deep.n': { $lt: 5 } })).toEqual(['a']);
    expect(await by({ 'deep.n': { $gte: 5 }, city: 'Rome' })).toEqual(['c']);
    expect(await by({ free: 1 })).toEqual([]);
    expect(await by({ city: { $gte: 'O' } })).toEqual(['a', 'c']);
  });

  it('an invalid filter is refused', async () => {
    for (const filter of [
      {},
      [],
      'x',
      { $a: 1 },
      { '': 1 },
      { a: { $foo: 1 } },
      { a: { $eq: 1, $ne: 2 } },
      { a: { $lt: 1, $lte: 2 } },
      { a: { $in: 1 } },
      { a: 'x'.repeat(2048) },
    ]) {
      expect((await query({ vector: [1, 0], filter })).status).toBe(400);
    }
  });

  it('namespaces isolate vectors', async () => {
    await send('insert', [
      { id: 'a', values: [1, 0], namespace: 'one' },
      { id: 'b', values: [1, 0], namespace: 'two' },
      { id: 'c', values: [1, 0] },
    ]);
    settle();
    expect(await ids({ vector: [1, 0], namespace: 'two' })).toEqual(['b']);
    expect(await ids({ vector: [1, 0] })).toHaveLength(3);
  });

  it('vectors have limits, and one invalid line rejects all', async () => {
    const code = async (vector: object, query = ''): Promise<number | undefined> =>
      (await send('insert', [{ id: 'good', values: [1, 0] }, vector], query)).code;
    expect(await code({ id: 'a', values: [1, 0, 0] })).toBe(40012);
    expect(await code({ id: 'x'.repeat(65), values: [1, 0] })).toBe(40008);
    expect(await code({ id: 'a', values: [1, 0], metadata: { long: 'x'.repeat(10_240) } })).toBe(40011);
    expect(await code({ id: 'a', values: [1, 0], metadata: { 'a.b': 1 } })).toBe(40023);
    expect(await code({ values: [1, 0] })).toBe(40023);
    const many = Array.from({ length: 5001 }, (_, index) => ({ id: `${index}`, values: [1, 0] }));
    expect((await send('insert', many)).status).toBe(400);
    settle();
    expect((await call('GET', '/info')).json.result.vectorCount).toBe(0);
    expect(await code({ values: [1, 0] }, '?unparsable-behavior=discard')).toBeUndefined();
    settle();
    expect((await call('GET', '/info')).json.result.vectorCount).toBe(1);
  });

  it('vectors are deleted by ids, and listed with a cursor', async () => {
    await send(
      'insert',
      ['c', 'a', 'd', 'b'].map((id) => ({ id, values: [1, 0] })),
    );
    settle();
    await call('POST', '/delete_by_ids', { ids: ['b', 'none'] });
    expect((await call('GET', '/info')).json.result.vectorCount).toBe(4);
    settle();
    const first = (await call('GET', '/list?count=2')).json.result;
    expect(first).toMatchObject({ count: 2, totalCount: 3, isTruncated: true, vectors: [{ id: 'a' }, { id: 'c' }] });
    const second = (await call('GET', `/list?count=2&cursor=${first.nextCursor}`)).json.result;
    expect(second).toMatchObject({ count: 1, isTruncated: false, vectors: [{ id: 'd' }], nextCursor: null });
  });

  it('an index has ten metadata indexes at most', async () => {
    const create = (number: number): Promise<Answer> =>
      call('POST', '/metadata_index/create', { propertyName: `p${number}`, indexType: 'number' });
    for (let number = 0; number < 10; number++) expect((await create(number)).json.result.mutationId).toHaveLength(36);
    expect((await create(10)).status).toBe(400);
    await call('POST', '/metadata_index/delete', { propertyName: 'p0' });
    const { metadataIndexes } = (await call('GET', '/metadata_index/list')).json.result;
    expect([metadataIndexes.length, metadataIndexes[0]]).toEqual([9, { propertyName: 'p1', indexType: 'number' }]);
    expect((await create(10)).status).toBe(200);
  });

  it('a recreated index is empty', async () => {
    await send('insert', [{ id: 'a', values: [1, 0] }]);
    settle();
    await call('DELETE', '');
    await make('cosine');
    expect(await ids({ vector: [1, 0] })).toEqual([]);
  });
});
