import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

let sandbox: TestSandbox;
const V2 = '/cloudforce-one/v2/brand-protection';
const ask = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
/** Some responses have no envelope. */
const result = async (method: string, path: string, body?: unknown): Promise<Loose> => {
  const { json, text } = await ask(method, path, body);
  return json.result ?? JSON.parse(text);
};
const query = (tag: string, pattern = 'acme', more: object = {}) => ({ tag, string_matches: [{ pattern }], ...more });

beforeEach(() => {
  sandbox = testSandbox();
});

describe('queries of Brand Protection', () => {
  it('queries of Brand Protection have unique tags, and both API versions see them', async () => {
    const { query_id } = await result('POST', `${V2}/domain/queries`, query('shop'));
    expect((await ask('POST', `${V2}/domain/queries`, query('shop'))).status).toBe(409);
    expect((await ask('POST', '/brand-protection/queries', { tag: 'empty', string_matches: [] })).status).toBe(400);
    const apart = (pattern: string, max_edit_distance: number) =>
      ask('POST', `${V2}/domain/queries`, {
        tag: `${pattern}${max_edit_distance}`,
        string_matches: [{ pattern, max_edit_distance }],
      });
    expect([(await apart('acmes', 4)).status, (await apart('acme', 1)).status]).toEqual([400, 400]);
    await ask('POST', '/brand-protection/queries', query('other'));
    const [first, second] = await result('GET', `${V2}/domain/queries`);
    expect([first.query_id, first.parameters.string_matches[0].pattern, second.query_tag]).toEqual([
      query_id,
      'acme',
      'other',
    ]);
    expect(await result('GET', `${V2}/total-queries`)).toEqual([{ total_queries: 2 }]);
    await ask('PATCH', `${V2}/domain/queries/${query_id}`, { tag: 'store' });
    expect((await result('GET', `${V2}/domain/queries?id=${query_id}`))[0].query_tag).toBe('store');
    await ask('DELETE', '/brand-protection/queries?tag=other');
    expect(await result('GET', `${V2}/domain/queries`)).toHaveLength(1);
    expect((await ask('DELETE', `${V2}/domain/queries/1`)).status).toBe(404);
  });

  it('queries find new domains over time, and earlier ones with a lookback', async () => {
    const fresh = (await result('POST', `${V2}/domain/queries`, query('new', 'acme', { search_lookback: false })))
      .query_id;
    const back = (await result('POST', `${V2}/domain/queries`, query('old', 'acme'))).query_id;
    const matches = (id: number, more = ''): Promise<Loose> =>
      result('GET', `${V2}/domain/matches?query_id=${id}${more}`);
    expect((await matches(fresh)).total).toBe(0);
    const { total, matches: found } = await matches(back, '&orderBy=first_seen&order=asc');
    expect([total, found[0].domain]).toEqual([4, 'acme-login.example']);
    expect((await matches(back, '&limit=1&offset=1')).matches).toHaveLength(1);
    expect((await matches(back, '&domain_search=support')).total).toBe(1);
    sandbox.clock.advance(86_400_000);
    expect((await matches(fresh)).total).toBe(1);
  });

  it('matches of a query can be dismissed and restored', async () => {
    const { query_id } = await result('POST', `${V2}/domain/queries`, query('shop'));
    const path = `${V2}/domain/matches?query_id=${query_id}`;
    const { matches, total } = await result('GET', path);
    const { match_id } = matches[0].match_details[0];
    const match = `/brand-protection/queries/${query_id}/matches/${match_id}`;
    await ask('POST', `${match}/dismiss`);
    expect((await result('GET', path)).total).toBe(total - 1);
    expect((await result('GET', `/brand-protection/matches?id=${query_id}&include_dismissed=true`)).total).toBe(total);
    await ask('POST', `${match}/undismiss`);
    expect((await result('GET', path)).total).toBe(total);
    expect((await ask('POST', `/brand-protection/queries/${query_id}/matches/1/dismiss`)).status).toBe(404);
  });

  it('logos of queries must be images', async () => {
    const png = Buffer.from([0x89, 0x50, 0x4e, 0x47, 1]).toString('base64');
    const logo = (image_data: string) => ({ tag: 'logo', image_data, similarity_threshold: 0.9 });
    expect((await ask('POST', `${V2}/logo/queries`, logo('text'))).status).toBe(400);
    expect((await ask('POST', `${V2}/logo/queries`, { ...logo(png), similarity_threshold: 0.5 })).status).toBe(400);
    const { query_id } = await result('POST', `${V2}/logo/queries`, logo(png));
    expect((await ask('POST', `${V2}/logo/queries`, logo(png))).status).toBe(409);
    expect((await result('GET', `${V2}/logo/queries`))[0].image_data).toBeUndefined();
    expect((await result('GET', `${V2}/logo/queries?download=true`))[0].content_type).toBe('image/png');
    expect((await result('POST', `${V2}/logo/search`, { image_data: png })).matches[0].query_id).toBe(query_id);
    await ask('DELETE', `${V2}/logo/queries/${query_id}`);
    expect((await result('POST', `${V2}/logo/search`, { image_data: png })).matches).toEqual([]);
  });
});

describe('takedowns', () => {
  const fields = { domain: 'acme-login.example', trademarkName: 'Acme', senderName: 'Ada' };

  it('takedown templates of the system cannot be changed', async () => {
    const path = `${V2}/letter/templates`;
    const { templates } = await result('GET', path);
    expect(templates.map((one: Loose) => one.source)).toEqual(['system', 'system']);
    expect((await ask('DELETE', `${path}/${templates[0].id}`)).status).toBe(400);
    const template = { name: 'Ours', category: 'registrant', body: 'Stop {{domain}}' };
    const { id } = await result('POST', path, template);
    expect((await ask('POST', path, template)).status).toBe(409);
    expect((await result('PUT', `${path}/${id}`, { description: 'x' })).body).toBe('Stop {{domain}}');
    expect(await result('POST', `${V2}/letter/generate`, { templateId: id, fields })).toMatchObject({
      letter: 'Stop acme-login.example',
    });
    await ask('DELETE', `${path}/${id}`);
    expect((await ask('GET', `${path}/${id}`)).status).toBe(404);
  });

  it('takedowns are listed by domain, with their letters', async () => {
    const notices = `${V2}/takedown-notices`;
    expect((await ask('POST', notices, { domain: fields.domain, queryId: 1 })).status).toBe(404);
    const { id, status } = await result('POST', notices, { domain: fields.domain });
    expect(status).toBe('draft');
    expect((await result('PUT', `${notices}/${id}`, { status: 'resolved' })).domain).toBe(fields.domain);
    const found = await result('POST', `${notices}/lookup`, { domains: [fields.domain, 'other.example'] });
    expect(found.notices.map((one: Loose) => one.notice.status)).toEqual(['resolved']);
    const letter = await result('POST', `${notices}/${id}/letters`, { templateId: 'cease-and-desist', fields });
    const pdf = await ask('GET', `${notices}/${id}/letters/${letter.id}/pdf`);
    expect([pdf.headers.get('content-type'), pdf.text.slice(0, 5), pdf.text.includes('Acme')]).toEqual([
      'application/pdf',
      '%PDF-',
      true,
    ]);
    expect((await result('GET', `${notices}/${id}/letters`)).letters).toHaveLength(1);
    await ask('DELETE', `${notices}/${id}`);
    expect((await ask('GET', `${notices}/${id}/letters`)).status).toBe(404);
  });

  it('a takedown can be recorded together with its letter', async () => {
    const body = { templateId: 'registrar-complaint', fields, createNotice: true };
    expect((await ask('POST', `${V2}/letter/generate`, body)).status).toBe(400);
    const made = await result('POST', `${V2}/letter/generate`, { ...body, noticeParams: { domain: fields.domain } });
    expect([made.notice.status, made.letter.includes('{{registrar}}')]).toEqual(['sent', true]);
    expect((await result('GET', `${V2}/takedown-notices/${made.notice.id}/letters`)).letters[0].id).toBe(made.letterId);
  });
});
