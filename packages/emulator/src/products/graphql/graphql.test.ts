import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const D1 = `/accounts/${ACCOUNT}/d1/database`;

describe('the GraphQL Analytics API', () => {
  let sandbox: TestSandbox;
  beforeEach(() => {
    sandbox = testSandbox();
  });
  const ask = async (query: string, variables: object = {}, more: object = {}): Promise<Loose> =>
    (await sandbox.call('POST', '/graphql', { query, variables: { account: ACCOUNT, ...variables }, ...more })).json;
  const groups = async (dataset: string, variables: object = {}): Promise<Loose[]> => {
    const { data, errors } = await ask(
      `query Q($account: string!) { viewer { accounts(filter: { accountTag: $account }) { rows: ${dataset} } } }`,
      variables,
    );
    expect(errors).toBe(null);
    return data.viewer.accounts[0].rows;
  };

  it('GraphQL reports the SQL run in a D1 database, with counts and rows read', async () => {
    const { uuid } = (await sandbox.call('POST', D1, { name: 'd' })).json.result;
    const run = (sql: string) => sandbox.call('POST', `${D1}/${uuid}/query`, { sql });
    await run('CREATE TABLE t (a); INSERT INTO t VALUES (1), (2), (3)');
    for (let time = 0; time < 4; time++) await run('SELECT a FROM t WHERE a > 1');
    const queries = await groups(
      `d1QueriesAdaptiveGroups(limit: 5, filter: $filter, orderBy: [count_DESC, sum_rowsWritten_DESC]) {
        sum { rowsReturned rowsWritten } avg { rowsReturned } count dimensions { query databaseId }
      }`,
      { filter: { AND: [{ datetimeHour_geq: '2020-01-01T00:00:00.000Z', databaseId: uuid }] } },
    );
    expect(queries).toHaveLength(3);
    expect(queries[0]).toEqual({
      sum: { rowsReturned: 8, rowsWritten: 0 },
      avg: { rowsReturned: 2 },
      count: 4,
      dimensions: { query: 'SELECT a FROM t WHERE a > 1', databaseId: uuid },
    });
    expect(queries[1]).toMatchObject({ sum: { rowsWritten: 3 }, count: 1 });
    expect(await groups('d1AnalyticsAdaptiveGroups(limit: 1) { sum { readQueries writeQueries } }')).toEqual([
      { sum: { readQueries: 4, writeQueries: 2 } },
    ]);
    expect(await groups('d1StorageAdaptiveGroups(limit: 1) { max { databaseSizeBytes } }')).toEqual([
      { max: { databaseSizeBytes: expect.any(Number) } },
    ]);
    expect(await groups('d1QueriesAdaptiveGroups(filter: { databaseId: "none" }) { count }')).toEqual([]);
    await sandbox.call('DELETE', `${D1}/${uuid}`);
    expect(await groups('d1AnalyticsAdaptiveGroups(limit: 1) { count }')).toEqual([]);
  });

  it('GraphQL reports the content of R2 buckets', async () => {
    const buckets = `/accounts/${ACCOUNT}/r2/buckets`;
    for (const name of ['one', 'two']) await sandbox.call('POST', buckets, { name });
    await sandbox.call('PUT', `${buckets}/one/objects/a`, new Uint8Array(70));
    await sandbox.call('PUT', `${buckets}/one/objects/b`, new Uint8Array(30));
    sandbox.clock.advance(5000);
    const until = new Date(sandbox.emulator.sandbox.clock.now() - 1).toISOString();
    expect(await groups(`r2StorageAdaptiveGroups(filter: { datetime_leq: "${until}" }) { count }`)).toHaveLength(1);
    const storage = `r2StorageAdaptiveGroups(limit: 10, orderBy: [max_payloadSize_DESC]) {
      max { objectCount bytes: payloadSize } dimensions { bucketName }
    }`;
    expect(await groups(storage)).toEqual([
      { max: { objectCount: 2, bytes: 100 }, dimensions: { bucketName: 'one' } },
      { max: { objectCount: 0, bytes: 0 }, dimensions: { bucketName: 'two' } },
    ]);
  });

  it.each([
    ['{ viewer { accounts(filter: { accountTag: "none" }) { r2StorageAdaptiveGroups { count } } } }', 'not authorized'],
    [
      '{ viewer { accounts(filter: { accountTag: $account }) { noSuchGroups { count } } } }',
      'unknown field "noSuchGroups"',
    ],
    [
      '{ viewer { accounts(filter: { accountTag: $account }) { constructor { count } } } }',
      'unknown field "constructor"',
    ],
    ['{ viewer { zones(filter: { zoneTag: "x" }) { httpRequests1dGroups { count } } } }', '"zones" has no data here'],
    ['mutation { x }', 'only queries are'],
    ['{ viewer { ', 'ends too early'],
    ['{ a % b }', 'syntax error at character 4'],
    [`${'{ a '.repeat(5000)}`, 'at most 16 levels'],
    ['', 'there is no operation'],
  ])('%.60s is refused with a GraphQL error', async (query, message) => {
    const { data, errors } = await ask(query);
    expect(data).toBe(null);
    expect(errors[0].message).toContain(message);
  });

  it('GraphQL needs a token', async () => {
    const strict = testSandbox({ start: 'default', auth: 'strict' });
    const authorization = { authorization: 'Bearer nobody' };
    expect((await strict.call('POST', '/graphql', { query: '{ viewer }' }, authorization)).status).toBe(400);
  });
});
