import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

const NONE = 'e91a2360-da51-4fdf-9711-bcdecd462614';
let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}/dlp${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
const post = async (path: string, body: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
const status = async (method: string, path: string, body?: unknown): Promise<number> =>
  (await call(method, path, body)).status;
const names = (list: Loose[]): string[] => list.map(({ name }) => name);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('DLP sensitivity groups', () => {
  const levels = [{ name: 'Low' }, { name: 'High' }];

  it('levels of a sensitivity group can be reordered as a whole', async () => {
    const group = await post('/sensitivity_groups', { name: 'G', levels });
    const [low, high] = group.levels;
    const path = `/sensitivity_groups/${group.id}`;
    const middle = await post(`${path}/levels`, { name: 'Middle' });
    expect((await get(`${path}/level_order`)).level_ids).toEqual([low.id, high.id, middle.id]);
    const order = [low.id, middle.id, high.id];
    expect(await status('PUT', `${path}/level_order`, { level_ids: order.slice(1) })).toBe(400);
    expect(await status('PUT', `${path}/level_order`, { level_ids: [low.id, low.id, high.id] })).toBe(400);
    expect(await status('PUT', `${path}/level_order`, { level_ids: order })).toBe(200);
    expect(names(await get(`${path}/levels`))).toEqual(['Low', 'Middle', 'High']);
    expect(names((await get(path)).levels)).toEqual(['Low', 'Middle', 'High']);
  });

  it('an update keeps the listed levels, and deletes the others', async () => {
    const group = await post('/sensitivity_groups', { name: 'G', levels });
    const [low, high] = group.levels;
    const path = `/sensitivity_groups/${group.id}`;
    const changed = await call('PUT', path, { levels: [{ id: high.id, name: 'Top' }, { name: 'New' }] });
    expect(names(changed.json.result.levels)).toEqual(['Top', 'New']);
    expect(changed.json.result.levels[0].id).toBe(high.id);
    expect(await status('GET', `${path}/levels/${low.id}`)).toBe(404);
    expect(await status('PUT', path, { levels: [{ id: NONE }] })).toBe(404);
    expect((await call('PUT', path, { description: 'D' })).json.result.levels.length).toBe(2);
  });

  it('sensitivity groups and their levels have unique names', async () => {
    const group = await post('/sensitivity_groups', { name: 'G', levels });
    expect(await status('POST', '/sensitivity_groups', { name: 'g' })).toBe(409);
    expect(await status('POST', '/sensitivity_groups', { name: 'H', levels: [{ name: 'A' }, { name: 'a' }] })).toBe(
      409,
    );
    const path = `/sensitivity_groups/${group.id}/levels`;
    expect(await status('POST', path, { name: 'low' })).toBe(409);
    expect(await status('PUT', `${path}/${group.levels[1].id}`, { name: 'Low' })).toBe(409);
    expect(await status('DELETE', `${path}/${group.levels[0].id}`)).toBe(200);
    expect(await status('PUT', `${path}/${group.levels[1].id}`, { name: 'Low' })).toBe(200);
    expect(await status('DELETE', `/sensitivity_groups/${group.id}`)).toBe(200);
    expect(await status('GET', path)).toBe(404);
  });

  it('a sensitivity group is created from a template or from levels, not from both', async () => {
    const [template] = await get('/sensitivity_groups/templates');
    expect((await get(`/sensitivity_groups/templates/${template.id}`)).name).toBe(template.name);
    expect(await status('GET', `/sensitivity_groups/templates/${NONE}`)).toBe(404);
    const group = await post('/sensitivity_groups', { name: 'G', template_id: template.id });
    expect([group.template_id, names(group.levels)]).toEqual([template.id, names(template.levels)]);
    expect(await status('POST', '/sensitivity_groups', { name: 'H', template_id: template.id, levels })).toBe(400);
    expect(await status('POST', '/sensitivity_groups', { name: 'H', template_id: NONE })).toBe(404);
  });
});

describe('DLP data tag categories', () => {
  it('tags of a category are custom or from a template', async () => {
    const [template] = await get('/data_tag_category_templates');
    expect((await get(`/data_tag_category_templates/${template.id}`)).tags).toEqual(template.tags);
    const category = await post('/data_tag_categories', { name: 'C', template_id: template.id });
    const path = `/data_tag_categories/${category.id}`;
    const tag = await post(`${path}/data_tags`, { name: 'Mine' });
    expect(names(await get(`${path}/data_tags`))).toEqual([...names(template.tags), 'Mine']);
    await call('PUT', `${path}/data_tags/${tag.id}`, { name: 'Ours' });
    expect((await get(`${path}/data_tags/${tag.id}`)).name).toBe('Ours');
    await call('PUT', path, { tags: [{ id: tag.id }] });
    expect(names((await get(path)).tags)).toEqual(['Ours']);
    await call('DELETE', `${path}/data_tags/${tag.id}`);
    expect((await get(path)).tags).toEqual([]);
    expect(await status('DELETE', path)).toBe(200);
  });
});

describe('DLP data classes', () => {
  it('a data class assigns existing labels, one level per group, and does not reference itself', async () => {
    const group = await post('/sensitivity_groups', { name: 'G', levels: [{ name: 'A' }, { name: 'B' }] });
    const category = await post('/data_tag_categories', { name: 'C', tags: [{ name: 'T' }] });
    const level = (index: number): object => ({ group_id: group.id, level_id: group.levels[index].id });
    const body = { name: 'K', expression: 'e', data_tags: [category.tags[0].id], sensitivity_levels: [level(0)] };
    const send = (more: object): Promise<number> => status('POST', '/data_classes', { ...body, ...more });
    expect(await send({ data_tags: [NONE] })).toBe(404);
    expect(await send({ sensitivity_levels: [{ group_id: group.id, level_id: NONE }] })).toBe(404);
    expect(await send({ sensitivity_levels: [level(0), level(1)] })).toBe(400);
    const { id } = await post('/data_classes', body);
    expect(await send({})).toBe(409);
    expect(await status('PUT', `/data_classes/${id}`, { expression: `class ${id}` })).toBe(400);
    expect((await call('PUT', `/data_classes/${id}`, { name: null, description: 'D' })).json.result).toMatchObject({
      name: 'K',
      description: 'D',
    });
    const profile = await post('/profiles/custom', { name: 'P', entries: [], data_classes: [id] });
    expect(await status('DELETE', `/data_classes/${id}`)).toBe(200);
    expect((await get(`/profiles/custom/${profile.id}`)).data_classes).toEqual([]);
  });
});

describe('DLP custom prompt topics', () => {
  it('a prompt topic has a unique name, an existing profile, and is listed as an entry', async () => {
    const topic = { name: 'T', topic: 'Mergers', enabled: true };
    const { id } = await post('/custom_prompt_topics', topic);
    expect(await status('POST', '/custom_prompt_topics', topic)).toBe(409);
    expect(await status('POST', '/custom_prompt_topics', { ...topic, name: 'U', profile_id: NONE })).toBe(404);
    expect(await status('PUT', `/custom_prompt_topics/${NONE}`, topic)).toBe(404);
    expect((await call('PUT', `/custom_prompt_topics/${id}`, { ...topic, enabled: false })).json.result.enabled).toBe(
      false,
    );
    expect((await get('/entries')).find((entry: Loose) => entry.id === id).type).toBe('custom_prompt_topic');
  });
});

describe('DLP settings', () => {
  const public_key = Buffer.alloc(32, 7).toString('base64');

  it('DLP settings are off, with full masking, in a new account', async () => {
    const fresh = { ai_context_analysis: false, ocr: false };
    expect(await get('/settings')).toMatchObject({
      ...fresh,
      payload_logging: { masking_level: 'full', public_key: null },
    });
    await call('PATCH', '/settings', { ocr: true, payload_logging: { public_key } });
    expect((await call('PATCH', '/settings', { ai_context_analysis: true })).json.result.ocr).toBe(true);
    expect((await call('PUT', '/settings', { ai_context_analysis: true })).json.result).toMatchObject({
      ocr: false,
      payload_logging: { public_key: null },
    });
    await call('DELETE', '/settings');
    expect(await get('/settings')).toMatchObject(fresh);
  });

  it('payload log settings are the same under both paths', async () => {
    await call('PUT', '/payload_log', { public_key, masking_level: 'partial' });
    expect((await get('/settings')).payload_logging).toMatchObject({ public_key, masking_level: 'partial' });
    await call('PUT', '/payload_log', { public_key: '' });
    expect(await get('/payload_log')).toMatchObject({ public_key: null, masking_level: 'partial' });
    expect(await status('PUT', '/payload_log', { public_key: 'short' })).toBe(400);
    expect(await status('PUT', '/payload_log', { masking_level: 'none' })).toBe(400);
  });

  it('settings of the email add-in keep its token', async () => {
    expect(await status('GET', '/email/account_mapping')).toBe(404);
    const write = (auth_requirements: object): Promise<Answer> =>
      call('POST', '/email/account_mapping', { auth_requirements });
    const first = (await write({ type: 'NoAuth' })).json.result;
    const second = (await write({ type: 'Org', allowed_microsoft_organizations: ['o'] })).json.result;
    expect(second.addin_identifier_token).toBe(first.addin_identifier_token);
    expect((await write({ type: 'Org', allowed_microsoft_organizations: [] })).status).toBe(400);
    expect(await get('/email/account_mapping')).toEqual(second);
  });
});

describe('DLP predefined profiles', () => {
  const find = async (name: string): Promise<Loose> =>
    (await get('/profiles?all=true')).find((profile: Loose) => profile.name === name);

  it('profiles of all plans are listed, and others on request', async () => {
    expect(names(await get('/profiles'))).toEqual([
      'Financial Information',
      'Social Security, Insurance, Tax, and Identifier Numbers',
    ]);
    expect((await find('Health Information')).open_access).toBe(false);
  });

  it('the entries named last are enabled', async () => {
    const { id, entries } = await find('Financial Information');
    const [one, two] = entries.map((entry: Loose) => entry.id);
    const path = `/profiles/predefined/${id}`;
    const first = await call('PUT', `${path}/config`, { enabled_entries: [one], confidence_threshold: 'high' });
    expect(first.json.result).toMatchObject({ enabled_entries: [one], confidence_threshold: 'high' });
    await call('PUT', path, { entries: [{ id: two, enabled: true }] });
    expect((await get(`${path}/config`)).enabled_entries).toEqual([one, two]);
    expect((await get(`/entries/${two}`)).enabled).toBe(true);
    expect(await status('PUT', `${path}/config`, { enabled_entries: [NONE] })).toBe(400);
    expect(await status('PUT', `${path}/config`, { confidence_threshold: 'utmost' })).toBe(400);
    expect([await status('DELETE', path), (await get(path)).name]).toEqual([200, 'Financial Information']);
    expect(await status('GET', `/profiles/predefined/${NONE}`)).toBe(404);
  });

  it('entries of predefined profiles are switched individually and cannot be deleted', async () => {
    const [{ id, profile_id }] = (await find('Financial Information')).entries;
    expect((await call('PUT', `/entries/predefined/${id}`, { enabled: true })).json.result.enabled).toBe(true);
    expect((await get(`/profiles/predefined/${profile_id}/config`)).enabled_entries).toEqual([id]);
    expect((await post('/entries/predefined', { entry_id: id, enabled: false })).enabled).toBe(false);
    expect((await get(`/profiles/predefined/${profile_id}/config`)).enabled_entries).toEqual([]);
    expect((await get(`/entries/${id}`)).profiles).toEqual([{ id: profile_id, name: 'Financial Information' }]);
    expect(await status('DELETE', `/entries/${id}`)).toBe(409);
    expect(await status('DELETE', `/entries/predefined/${id}`)).toBe(200);
    expect(await status('DELETE', `/entries/${NONE}`)).toBe(404);
    expect(await status('PUT', `/entries/integration/${NONE}`, { enabled: true })).toBe(404);
  });
});
