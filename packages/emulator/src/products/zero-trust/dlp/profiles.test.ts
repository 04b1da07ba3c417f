import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

describe('Data loss prevention', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/dlp${path}`, body);
  const made = async (path: string, body?: unknown): Promise<Loose> => (await call('POST', path, body)).json.result;
  const result = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
  const send = (path: string, text: string): Promise<Answer> =>
    sandbox.call('POST', `/accounts/${ACCOUNT}/dlp${path}`, text, { 'content-type': 'application/octet-stream' });
  const entry = { name: 'card', enabled: true, pattern: { regex: '\\d{16}' } };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('patterns with unbounded matches, lookarounds or errors are refused', async () => {
    const verdicts = {
      '\\d{16}': true,
      '[a-z+*]{1,20}': true,
      '\\*\\+': true,
      '(?i)abc': true,
      'a+': false,
      'a*': false,
      'a{2,}': false,
      '(a|aa)+$': false,
      '(?=a)b': false,
      '(a)\\1': false,
      '(': false,
      'a{2000}': false,
    };
    for (const [regex, valid] of Object.entries(verdicts)) {
      expect([regex, (await made('/patterns/validate', { regex })).valid]).toEqual([regex, valid]);
    }
    expect((await made('/patterns/validate', { regex: 'a'.repeat(5_000) })).valid).toBe(false);
    expect((await made('/patterns/validate', { regex: '\\d{16}', max_match_bytes: 8 })).valid).toBe(false);
  });

  /** Without those that every account has. */
  const own = (list: { type: string }[]): unknown[] => list.filter(({ type }) => type === 'custom');

  it('a profile stores its entries, each with an id', async () => {
    const profile = await made('/profiles/custom', { name: 'p', entries: [entry, { ...entry, name: 'other' }] });
    expect(profile).toMatchObject({ type: 'custom', entries: [{ name: 'card' }, { name: 'other' }] });
    const [first] = profile.entries;
    expect(await result(`/entries/${first.id}`)).toMatchObject({ id: first.id, profile_id: profile.id });
    await call('PUT', `/profiles/custom/${profile.id}`, {
      name: 'p',
      entries: [{ ...entry, entry_id: first.id, name: 'renamed' }],
    });
    const after = await result(`/profiles/custom/${profile.id}`);
    expect(after.entries.map((one: { id: string; name: string }) => [one.id, one.name])).toEqual([
      [first.id, 'renamed'],
    ]);
    // The list leaves out settings that have their defaults.
    expect([after]).toMatchObject(own(await result('/profiles')));
    expect(own(await result('/entries'))).toHaveLength(1);
  });

  it('a profile has a unique name and valid patterns', async () => {
    await made('/profiles/custom', { name: 'p', entries: [] });
    expect((await call('POST', '/profiles/custom', { name: 'p', entries: [] })).status).toBe(409);
    const bad = { ...entry, pattern: { regex: 'a+' } };
    const refused = await call('POST', '/profiles/custom', { name: 'q', entries: [entry, bad] });
    expect(refused.json.errors?.[0]?.source?.pointer).toBe('/entries/1/pattern/regex');
    expect(own(await result('/entries'))).toEqual([]);
    expect((await call('POST', '/entries', bad)).status).toBe(400);
  });

  it('a profile cannot be deleted while a Gateway rule uses it, and its entries are deleted with it', async () => {
    const { id } = await made('/profiles/custom', { name: 'p', entries: [entry] });
    const rule = { name: 'b', action: 'block', filters: ['http'], traffic: `any(dlp.profiles[*] in {"${id}"})` };
    const used = await sandbox.call('POST', `/accounts/${ACCOUNT}/gateway/rules`, rule);
    expect((await call('DELETE', `/profiles/custom/${id}`)).status).toBe(409);
    await sandbox.call('DELETE', `/accounts/${ACCOUNT}/gateway/rules/${used.json.result.id}`);
    expect((await call('DELETE', `/profiles/custom/${id}`)).status).toBe(200);
    expect(own(await result('/entries'))).toEqual([]);
  });

  it('a dataset is prepared, uploaded, and processed over time', async () => {
    const { dataset, version } = await made('/datasets', { name: 'words' });
    expect([version, dataset.status]).toEqual([1, 'empty']);
    const path = `/datasets/${dataset.id}`;
    const sent = await send(`${path}/upload/1`, 'one\ntwo\n\nthree\n');
    expect(sent.json.result).toMatchObject({
      status: 'pending',
      num_cells: 0,
      uploads: [{ version: 1, num_cells: 3 }],
    });
    sandbox.clock.advance(5_000);
    expect((await result(path)).status).toBe('processing');
    sandbox.clock.advance(25_000);
    expect(await result(path)).toMatchObject({ status: 'complete', num_cells: 3 });
    expect((await result('/limits')).used_dataset_cells).toBe(3);
  });

  it('the content of a version is uploaded once, to the version prepared last', async () => {
    const { dataset } = await made('/datasets', { name: 'words' });
    const path = `/datasets/${dataset.id}/upload`;
    expect((await send(`${path}/2`, 'x')).status).toBe(400);
    await send(`${path}/1`, 'x');
    expect((await send(`${path}/1`, 'x')).status).toBe(400);
    expect((await made(path)).version).toBe(2);
    expect((await send(`${path}/1`, 'x')).status).toBe(400);
    expect((await send(`${path}/2`, 'x\ny')).status).toBe(200);
    sandbox.clock.advance(30_000);
    expect((await result(`/datasets/${dataset.id}`)).num_cells).toBe(2);
  });

  it('a later upload leaves the earlier one in use until it is processed', async () => {
    const { dataset } = await made('/datasets', { name: 'words' });
    const path = `/datasets/${dataset.id}`;
    await send(`${path}/upload/1`, 'a');
    sandbox.clock.advance(30_000);
    await made(`${path}/upload`);
    await send(`${path}/upload/2`, 'a\nb');
    expect(await result(path)).toMatchObject({ status: 'pending', num_cells: 1 });
  });

  it('the secret of a dataset is shown when a version is prepared, and never stored', async () => {
    const { dataset, secret } = await made('/datasets', { name: 'cards', secret: true });
    expect(Buffer.from(secret, 'base64')).toHaveLength(32);
    expect((await call('GET', `/datasets/${dataset.id}`)).text).not.toContain(secret);
    const state = Buffer.from(await sandbox.emulator.snapshot());
    expect([state.includes(dataset.id), state.includes(secret)]).toEqual([true, false]);
    expect((await made(`/datasets/${dataset.id}/upload`)).secret).not.toBe(secret);
    expect((await made('/datasets', { name: 'words' })).secret).toBeUndefined();
    expect((await call('POST', '/datasets', { name: 'words' })).status).toBe(409);
  });

  it('a word list has at most 200 cells, an exact match 100,000', async () => {
    const words = await made('/datasets', { name: 'words' });
    expect([words.max_cells, (await made('/datasets', { name: 'cards', secret: true })).max_cells]).toEqual([
      200, 100_000,
    ]);
    expect((await send(`/datasets/${words.dataset.id}/upload/1`, 'word\n'.repeat(201))).status).toBe(413);
    expect((await send(`/datasets/${words.dataset.id}/upload/1`, 'word\n'.repeat(200))).status).toBe(200);
  });

  it('columns are defined, then uploaded one by one', async () => {
    const { dataset } = await made('/datasets', { name: 'people', encoding_version: 2 });
    const path = `/datasets/${dataset.id}`;
    const columns = await made(`${path}/versions/1`, [{ entry_name: 'name' }, { entry_name: 'mail' }]);
    expect(columns).toMatchObject([{ header_name: 'name', upload_status: 'empty' }, { header_name: 'mail' }]);
    expect((await send(`${path}/versions/1/entries/${dataset.id}`, 'x')).status).toBe(404);
    await send(`${path}/versions/1/entries/${columns[0].entry_id}`, 'ada\nbob');
    expect(await result(path)).toMatchObject({ status: 'uploading', columns: [{ num_cells: 2 }, { num_cells: 0 }] });
    await send(`${path}/versions/1/entries/${columns[1].entry_id}`, 'a@x\nb@x');
    sandbox.clock.advance(30_000);
    expect(await result(path)).toMatchObject({ status: 'complete', num_cells: 4 });
    expect((await send(`${path}/upload/1`, 'x')).status).toBe(400);
  });

  it('a document is uploaded in versions, each processed over time', async () => {
    expect((await call('POST', '/document_fingerprints', { name: 'd', match_percent: 101 })).status).toBe(400);
    const { id, status } = await made('/document_fingerprints', { name: 'd', match_percent: 80 });
    expect(status).toBe('empty');
    const put = (content: string): Promise<Answer> => {
      const form = new FormData();
      form.append('file', new Blob([content]), 'plan.txt');
      return sandbox.call('PUT', `/accounts/${ACCOUNT}/dlp/document_fingerprints/${id}`, form);
    };
    expect((await put('')).status).toBe(400);
    expect((await put('text')).json.result).toMatchObject({ version: 1, status: 'pending', file_name: 'plan.txt' });
    sandbox.clock.advance(30_000);
    expect(await result('/document_fingerprints')).toMatchObject([{ id, status: 'complete' }]);
    expect((await put('more')).json.result).toMatchObject({ version: 2, status: 'pending' });
    expect((await result('/limits')).used_document_fingerprints).toBe(1);
  });

  it('email rules are ordered, and reordered by one call', async () => {
    const rule = {
      name: 'a',
      enabled: true,
      action: { action: 'Block' },
      conditions: [{ operator: 'InList', selector: 'Sender', value: ['a@x.test'] }],
    };
    const [one, two] = [await made('/email/rules', rule), await made('/email/rules', { ...rule, name: 'b' })];
    expect([one.priority, two.priority]).toEqual([1, 2]);
    expect((await call('PATCH', '/email/rules', { new_priorities: { [one.rule_id]: 2 } })).status).toBe(409);
    await call('PATCH', '/email/rules', { new_priorities: { [one.rule_id]: 2, [two.rule_id]: 1 } });
    expect((await result('/email/rules')).map((each: { name: string }) => each.name)).toEqual(['b', 'a']);
    await call('PUT', `/email/rules/${one.rule_id}`, { ...rule, name: 'c' });
    expect(await result(`/email/rules/${one.rule_id}`)).toMatchObject({ name: 'c', priority: 2 });
  });
});
