import { beforeEach, describe, expect, it } from 'vitest';
import { createAccount, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
let account: string;
/** These responses have no envelope. */
const at = async (owner: string, method: string, path: string, body?: unknown) => {
  const { status, json } = await sandbox.call(method, `/accounts/${owner}/cloudforce-one/events${path}`, body);
  return { status, json: json as Loose };
};
const call = (method: string, path: string, body?: unknown) => at(account, method, path, body);

const EVENT = {
  category: 'Phishing',
  date: '2026-01-01T00:00:00Z',
  event: 'A page asked for passwords',
  indicator: 'login.example',
  indicatorType: 'domain',
  raw: { data: { seen: 3 } },
  targetCountry: 'DE',
  tlp: 'amber',
};

const dataset = async (name: string, isPublic = false): Promise<string> =>
  (await call('POST', '/dataset/create', { name, isPublic })).json.uuid;
const record = async (datasetId: string, more: object = {}): Promise<{ uuid: string; rawId: string }> =>
  (await call('POST', '/create', { ...EVENT, datasetId, ...more })).json;
const search = async (query: string): Promise<{ uuid: string; event: string }[]> =>
  (await call('GET', `?${query}`)).json;

beforeEach(async () => {
  sandbox = testSandbox();
  account = await createAccount(sandbox, 'one');
});

describe('datasets of threat events', () => {
  it('datasets are Cloudflare’s or the account’s; public ones are readable by others', async () => {
    const mine = await dataset('mine');
    const open = await dataset('open', true);
    const list = (await call('GET', '/dataset')).json;
    expect(list.map(({ name }: { name: string }) => name)).toEqual([
      ...['APTs', 'DDoS attacks', 'Cybercrime', 'Compromised devices', 'Residential Proxies', 'mine', 'open'],
    ]);
    expect(list.at(-1)).toMatchObject({ indicatorWriteMode: 'full', isPublic: true });
    const other = await createAccount(sandbox, 'two');
    expect((await at(other, 'GET', `/dataset/${mine}`)).status).toBe(404);
    expect((await at(other, 'GET', `/dataset/${open}`)).json).toMatchObject({ name: 'open' });
    expect((await at(other, 'PATCH', `/dataset/${open}`, { name: 'x', isPublic: true })).status).toBe(403);
    expect((await at(other, 'POST', '/create', { ...EVENT, datasetId: open })).status).toBe(403);
  });

  it('deleted datasets are only marked as deleted', async () => {
    const mine = await dataset('mine');
    await record(mine);
    expect((await call('DELETE', `/dataset/${mine}`)).json).toEqual({ name: 'mine', uuid: mine });
    expect((await call('GET', '/dataset')).json).toHaveLength(5);
    const all = (await call('GET', '/dataset?includeDeleted=true')).json;
    expect(all.at(-1)).toMatchObject({ uuid: mine, deletedAt: expect.any(String) });
    expect((await call('GET', `?datasetId=${mine}`)).status).toBe(404);
  });
});

describe('threat events', () => {
  it('a threat event derives fields from category and country, in any dataset', async () => {
    const made = (await call('POST', '/create', EVENT)).json;
    expect(made).toMatchObject({
      mitreAttack: ['T1566'],
      killChain: 3,
      targetCountryAlpha3: 'DEU',
      hasChildren: false,
    });
    expect((await call('GET', `/${made.uuid}`)).json).toEqual(made);
    expect((await call('GET', `/dataset/${made.datasetId}/events/${made.uuid}`)).json).toEqual(made);
    const other = await createAccount(sandbox, 'two');
    expect((await at(other, 'GET', `/${made.uuid}`)).status).toBe(404);
    const both = { ...EVENT, indicators: [{ indicatorType: 'ip', value: '192.0.2.1' }] };
    expect((await call('POST', '/create', both)).status).toBe(400);
  });

  it('threat events of Cloudflare are deterministic, and new ones appear each day', async () => {
    const before = await search('pageSize=25000');
    expect(await search('pageSize=25000')).toEqual(before);
    sandbox.clock.advance(86_400_000);
    const after = await search('pageSize=25000');
    expect(after.length).toBeGreaterThan(60);
    expect(after.at(-1)).not.toEqual(before.at(-1));
    expect((await call('PATCH', `/${before.at(-1)?.uuid}`, { datasetId: 'x' })).status).toBe(404);
    const [{ uuid, datasetId }] = (await call('GET', '?pageSize=1')).json;
    expect((await call('PATCH', `/${uuid}`, { datasetId, event: 'no' })).status).toBe(403);
  });

  it('threat events are searched by combined conditions, in the requested order', async () => {
    const mine = await dataset('mine');
    await record(mine, { event: 'one', tags: ['a', 'b'], date: '2026-01-01T00:00:00Z' });
    await record(mine, { event: 'two', category: 'DDoS Attack', date: '2026-01-02T00:00:00Z' });
    await record(mine, { event: 'three', category: 'Unheard of', date: '2026-01-03T00:00:00Z' });
    const events = async (query: string) => (await search(`datasetId=${mine}&${query}`)).map(({ event }) => event);
    const where = (field: string, op: string, value: string) =>
      `search.field=${field}&search.op=${op}&search.value=${value}`;
    expect(await events('orderBy=date&order=desc')).toEqual(['three', 'two', 'one']);
    expect(await events('page=2&pageSize=2')).toEqual(['three']);
    expect(await events(where('killChain', 'gte', '3'))).toEqual(['one', 'two']);
    expect(await events(where('date', 'gt', '2026-01-01T12:00:00%2B00:00'))).toEqual(['two', 'three']);
    expect(await events(where('category', 'not', 'phishing'))).toEqual(['two', 'three']);
    expect(await events(where('tags', 'equals', 'b'))).toEqual(['one']);
    expect(await events(where('event', 'like', '%25WO'))).toEqual(['two']);
    expect(await events(where('hasChildren', 'equals', 'true'))).toEqual([]);
  });

  it('threat events are counted by their fields', async () => {
    const mine = await dataset('mine');
    for (const date of ['2026-01-01T00:00:00Z', '2026-01-01T09:00:00Z', '2026-01-02T00:00:00Z'])
      await record(mine, { date });
    await record(mine, { category: 'Proxy' });
    const counts = (await call('GET', `/aggregate?aggregateBy=category,tlp&datasetId=${mine}`)).json;
    expect(counts).toMatchObject({
      aggregations: [
        { category: 'Phishing', tlp: 'amber', count: 3 },
        { category: 'Proxy', tlp: 'amber', count: 1 },
      ],
      total: 4,
    });
    const days = `/aggregate?aggregateBy=category&groupByDate=true&endDate=2026-01-01&datasetId=${mine}`;
    expect((await call('GET', days)).json.aggregations[0]).toEqual({
      category: 'Phishing',
      date: '2026-01-01',
      count: 2,
    });
    expect((await call('GET', '/aggregate?aggregateBy=nothing')).status).toBe(400);
    expect((await call('GET', `/categories?datasetIds=${mine}`)).json).toHaveLength(2);
  });

  it('threat events are changed individually or in bulk, and failures are reported', async () => {
    const mine = await dataset('mine');
    const { uuid, rawId } = await record(mine);
    const changed = (await call('POST', `/${uuid}`, { datasetId: mine, attacker: 'PaperHeron', raw: { source: 'us' } }))
      .json;
    expect(changed).toMatchObject({ attacker: 'PaperHeron', event: EVENT.event });
    expect((await call('GET', `/${uuid}/raw/${rawId}`)).json).toMatchObject({ data: { seen: 3 }, source: 'us' });
    await call('PATCH', `/${uuid}/raw/${rawId}`, { data: { seen: 4 } });
    expect((await call('GET', `/raw/${mine}/${uuid}`)).json).toMatchObject({ data: '{"seen":4}', tlp: 'amber' });
    const body = { datasetId: mine, eventIds: [uuid, 'nothing'], updates: { tlp: 'green' } };
    expect((await call('PATCH', '/update/bulk', body)).json).toMatchObject({
      updatedCount: 1,
      failedCount: 1,
      failures: [{ eventId: 'nothing' }],
    });
    expect((await call('GET', `/${uuid}`)).json.tlp).toBe('green');
    expect((await call('DELETE', `/${mine}/delete?eventIds=${uuid}&eventIds=nothing`)).json).toBe(1);
    expect((await call('GET', `/${uuid}`)).status).toBe(404);
  });

  it('threat events are created in bulk, with their tags', async () => {
    const mine = await dataset('mine');
    await call('POST', '/tags/create', { value: 'known' });
    const both = { ...EVENT, indicators: [{ indicatorType: 'ip', value: '192.0.2.1' }] };
    const data = [{ ...EVENT, tags: ['known', 'new'] }, both, { ...EVENT, tags: ['new'] }];
    const answer = await call('POST', '/create/bulk', { datasetId: mine, data, includeCreatedEvents: true });
    expect(answer.status).toBe(202);
    expect(answer.json).toMatchObject({
      createdEventsCount: 2,
      createdTagsCount: 1,
      queuedIndicatorsCount: 2,
      errorCount: 1,
      errors: [{ eventIndex: 1 }],
      createdEvents: [{ eventIndex: 0 }, { eventIndex: 2 }],
    });
    const { uuid } = answer.json.createdEvents[0];
    await call('POST', `/event_tag/${uuid}/create`, { tags: ['more', 'new'] });
    expect((await call('GET', `/${uuid}`)).json.tags).toEqual(['known', 'new', 'more']);
    await call('DELETE', `/event_tag/${uuid}`);
    expect((await call('GET', `/${uuid}`)).json.tags).toEqual([]);
    expect((await call('GET', '/tags')).json.pagination.totalCount).toBe(3);
  });

  it('threat events are related to each other, and copies keep the relationships', async () => {
    const [mine, target] = [await dataset('mine'), await dataset('target')];
    const [first, second, third] = [await record(mine), await record(mine), await record(mine)];
    const tie = (parentId: string, childIds: string[]) =>
      call('POST', '/relationships/create', { datasetId: mine, parentId, childIds, relationshipType: 'caused_by' });
    const made = (await tie(first.uuid, [second.uuid, first.uuid])).json;
    expect(made).toMatchObject({ relationshipsCreated: 1, success: false, errors: [{ childId: first.uuid }] });
    await tie(second.uuid, [third.uuid]);
    expect((await call('GET', `/${first.uuid}`)).json).toMatchObject({ hasChildren: true, referenced: [second.uuid] });
    const related = async (query: string) =>
      (await call('GET', `/${first.uuid}/relationships?datasetId=${mine}&${query}`)).json.map(
        ({ uuid }: { uuid: string }) => uuid,
      );
    expect(await related('')).toEqual([first.uuid, second.uuid, third.uuid]);
    expect(await related('includeParent=false&maxDepth=1')).toEqual([second.uuid]);
    expect(await related('includeParent=false&direction=ancestors')).toEqual([]);
    const eventIds = [first.uuid, second.uuid];
    const moved = (await call('POST', `/dataset/${mine}/move`, { destDatasetId: target, eventIds })).json;
    expect(moved).toMatchObject({ moved: 2, relationshipsCopied: 2, indicatorsCopied: 2 });
    expect(await search(`datasetId=${mine}`)).toHaveLength(1);
    expect((await call('GET', `/${third.uuid}`)).json.numReferences).toBe(1);
    const copied = (await call('POST', `/dataset/${target}/copy`, { destDatasetId: mine, eventIds: ['nothing'] })).json;
    expect(copied).toMatchObject({ copied: 0, insertFailures: [{ index: 0 }] });
    await call('POST', `/relate/${third.uuid}/create`, { events: [(await record(mine)).uuid] });
    expect((await call('GET', `/${third.uuid}`)).json.numReferenced).toBe(1);
    await call('DELETE', `/relate/${third.uuid}`);
    expect((await call('GET', `/${third.uuid}`)).json).toMatchObject({ numReferenced: 0, numReferences: 0 });
  });
});

describe('categories, queries and tags of threat events', () => {
  it('categories are global or of the account', async () => {
    const catalog = (await call('GET', '/categories/catalog')).json;
    const [{ uuid }] = catalog;
    expect((await call('GET', `/categories/${uuid}`)).json).toEqual(catalog[0]);
    expect((await call('PATCH', `/categories/${uuid}`, { name: 'x' })).status).toBe(403);
    const own = (await call('POST', '/categories/create', { name: 'Ours', killChain: 5, mitreAttack: ['T1583'] })).json;
    await call('PATCH', `/categories/${own.uuid}`, { killChain: 6 });
    expect((await call('POST', '/create', { ...EVENT, category: 'Ours' })).json.killChain).toBe(6);
    expect((await call('GET', '/categories/catalog')).json).toHaveLength(catalog.length + 1);
    const [{ result }] = (await call('GET', '/countries')).json;
    expect(result).toContainEqual({ alpha2: 'AF', alpha3: 'AFG', name: 'Afghanistan' });
  });

  it('saved queries have unique names and are valid JSON', async () => {
    const body = {
      name: 'one',
      query_json: '{"search":[]}',
      alert_enabled: true,
      alert_rollup_enabled: false,
      rule_enabled: false,
    };
    const { id } = (await call('POST', '/queries/create', body)).json;
    expect((await call('POST', '/queries/create', body)).status).toBe(409);
    expect((await call('PATCH', `/queries/${id}`, { query_json: '{"search"' })).status).toBe(400);
    await call('POST', `/queries/${id}`, { name: 'two' });
    expect((await call('GET', '/queries')).json).toMatchObject([{ id, name: 'two', user_email: 'user@example.com' }]);
    await call('DELETE', `/queries/${id}`);
    expect((await call('GET', `/queries/${id}`)).status).toBe(404);
  });

  it('properties of tags are validated against their category', async () => {
    const schema = [
      { key: 'level', kind: 'number', required: true, numberConstraint: { min: 1, max: 5, integer: true } },
      { key: 'sector', kind: 'enum', allowedValues: ['bank', 'shop'] },
      { key: 'home', kind: 'string', format: 'country', enforcement: 'warn' },
      { key: 'seen', kind: 'array', element: { key: 'day', kind: 'date' } },
    ];
    const { uuid: categoryUuid } = (await call('POST', '/tags/categories/create', { name: 'Actor', schema })).json;
    const create = (properties: object) =>
      call('POST', '/tags/create', { value: 'PaperHeron', categoryUuid, properties });
    for (const properties of [{}, { level: 9 }, { level: 1.5 }, { level: 1, sector: 'x' }, { level: 1, seen: ['x'] }])
      expect((await create(properties)).status).toBe(400);
    const made = (await create({ level: 2, sector: 'bank', home: 'nowhere', seen: ['2026-01-01'] })).json;
    expect(made).toMatchObject({ categoryName: 'Actor', version: 1 });
    const body = {
      originCountryISO: { value: 'deu', confidence: 7 },
      motive: 'money',
      properties: { level: 3, home: null },
    };
    const edited = (await call('PATCH', `/tags/${made.uuid}`, body)).json;
    expect(edited).toMatchObject({
      originCountryISO: 'DE',
      originCountryISO_annotated: { value: 'DE', confidence: 7 },
      motive_annotated: null,
      properties: { level: 3, sector: 'bank', seen: ['2026-01-01'] },
      version: 2,
    });
    const filter = 'filters.field=originCountryISO&filters.op=equals&filters.value=de';
    expect((await call('GET', `/tags?${filter}`)).json.tags).toHaveLength(1);
    expect((await call('GET', '/tags?search=nobody')).json.pagination).toMatchObject({ totalCount: 0, totalPages: 0 });
  });
});
