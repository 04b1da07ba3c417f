import { beforeEach, describe, expect, it } from 'vitest';
import { type Answer, createZone, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('DNS records', () => {
  let sandbox: TestSandbox;
  let base: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, base + path, body);
  const add = async (record: Record<string, unknown>): Promise<Answer> => call('POST', '', { ttl: 1, ...record });

  beforeEach(async () => {
    sandbox = testSandbox();
    base = `/zones/${await createZone(sandbox)}/dns_records`;
  });

  const subscribe = (plan: string): Promise<Answer> =>
    sandbox.call('POST', `${base.replace('/dns_records', '')}/subscription`, { rate_plan: { id: plan } });

  it('names of records are completed and lowercased, and @ is the zone', async () => {
    expect((await add({ type: 'A', name: 'WWW', content: '192.0.2.1' })).json.result.name).toBe('www.example.com');
    expect((await add({ type: 'A', name: '@', content: '192.0.2.1' })).json.result.name).toBe('example.com');
    expect((await add({ type: 'A', name: '*.a.example.com.', content: '192.0.2.1' })).json.result.name).toBe(
      '*.a.example.com',
    );
    expect((await add({ type: 'A', name: 'a b', content: '192.0.2.1' })).code).toBe(9000);
  });

  it('records below a free top-level domain cannot be written', async () => {
    const records = `/zones/${await createZone(sandbox, 'example.tk')}/dns_records`;
    const { status, code } = await sandbox.call('POST', records, {
      type: 'A',
      name: 'a',
      content: '192.0.2.1',
      ttl: 1,
    });
    expect([status, code]).toEqual([403, 1038]);
  });

  it('the target of an HTTPS or SVCB record comes back as it was sent, with or without a final dot', async () => {
    for (const [type, target] of [
      ['SVCB', 'foo.'],
      ['HTTPS', 'bar.example.net'],
    ]) {
      const data = { priority: 1, target, value: 'alpn="h2"' };
      expect((await add({ type, name: 'svc', data })).json.result.data).toEqual(data);
    }
  });

  it('a TXT record has at most 2,048 characters, and those of one name 8,192 together', async () => {
    const long = { type: 'TXT', name: 'long' };
    expect((await add({ ...long, content: '"'.repeat(1_000_000) })).status).toBe(400);
    expect((await add({ ...long, content: 'x'.repeat(2049) })).status).toBe(400);
    for (const letter of ['a', 'b', 'c', 'd'])
      expect((await add({ ...long, content: letter.repeat(2048) })).status).toBe(200);
    const { status, json } = await add({ ...long, content: 'e' });
    expect([status, json.errors?.[0]?.source?.pointer]).toEqual([400, '/content']);
    expect((await add({ ...long, name: 'other', content: 'e' })).status).toBe(200);
  });

  it('a record is returned as written', async () => {
    await subscribe('pro');
    const { json } = await add({
      type: 'MX',
      name: 'example.com',
      content: 'mail.example.net',
      priority: 10,
      ttl: 3600,
      comment: 'mail',
      tags: ['owner:dns'],
    });
    expect(json.result).toMatchObject({
      type: 'MX',
      content: 'mail.example.net',
      priority: 10,
      ttl: 3600,
      proxied: false,
      proxiable: false,
      comment: 'mail',
      tags: ['owner:dns'],
    });
    expect((await call('GET', `/${json.result.id}`)).json.result).toEqual(json.result);
  });

  it('structured types are written by data or by content', async () => {
    const data = { priority: 5, weight: 10, port: 443, target: 'srv.example.net' };
    const byData = await add({ type: 'SRV', name: '_x._tcp', data });
    expect(byData.json.result).toMatchObject({ content: '10 443 srv.example.net', priority: 5, data });
    const caa = await add({ type: 'CAA', name: '@', data: { flags: 0, tag: 'issue', value: 'ca.example' } });
    expect(caa.json.result.content).toBe('0 issue "ca.example"');
  });

  it.each([
    [{ type: 'A', name: 'x', content: '2001:db8::1' }, [9005]],
    [{ type: 'A', name: 'x', content: 'localhost' }, [9005]],
    [{ type: 'AAAA', name: 'x', content: '192.0.2.1' }, [9006]],
    [{ type: 'CNAME', name: 'x', content: '192.0.2.1' }, [9007]],
    [{ type: 'A', name: '', content: '192.0.2.1' }, [9000]],
    [{ type: 'A', name: 'x', content: '192.0.2.1', ttl: 5 }, [9021]],
    [{ type: 'A', name: 'x' }, [9005]],
    [{ type: 'MX', name: 'x', content: 'mail.example.net' }, [9009]],
    [{ type: 'TXT', name: 'x', content: 'a', ttl: 59 }, [9021]],
    [{ type: 'TXT', name: 'x', content: 'a', ttl: 86401 }, [9021, 10001]],
    [{ type: 'TXT', name: 'x', content: 'a', proxied: true }, [9004]],
    [{ type: 'NOPE', name: 'x', content: 'a' }, [1004]],
  ])('an invalid record is refused: %j', async (record, codes) => {
    const answer = await add(record);
    expect(answer.status).toBe(400);
    expect(codes).toContain(answer.code);
  });

  it('TXT content is returned exactly as sent, and is found with or without quotes', async () => {
    const found = async (content: string): Promise<string[]> =>
      (await call('GET', `?type=TXT&content=${encodeURIComponent(content)}`)).json.result.map(
        (one: { content: string }) => one.content,
      );
    for (const [index, content] of ['v=spf1 -all', '"v=spf1 ~all"', 'a "b" c', '"one" "two"'].entries()) {
      const { id, content: kept } = (await add({ type: 'TXT', name: `t${index}`, content })).json.result;
      expect(kept).toBe(content);
      expect((await call('GET', `/${id}`)).json.result.content).toBe(content);
      expect((await call('PATCH', `/${id}`, { ttl: 120 })).json.result.content).toBe(content);
      expect(await found(content)).toEqual([content]);
    }
    expect(await found('"v=spf1 -all"')).toEqual(['v=spf1 -all']);
    expect(await found('v=spf1 ~all')).toEqual(['"v=spf1 ~all"']);
    expect((await add({ type: 'TXT', name: 't0', content: '"v=spf1 -all"' })).code).toBe(81058);
  });

  it('a missing TTL is automatic, and a batch can patch a record by id alone', async () => {
    const record = { type: 'A', name: 'www', content: '192.0.2.1' };
    const { id, ttl } = (await call('POST', '', record)).json.result;
    expect(ttl).toBe(1);
    expect((await call('PATCH', `/${id}`, { ttl: 300 })).json.result).toMatchObject({ content: '192.0.2.1', ttl: 300 });
    expect((await call('PUT', `/${id}`, record)).json.result.ttl).toBe(1);
    const { json } = await call('POST', '/batch', {
      patches: [{ id, content: '192.0.2.2' }],
      posts: [{ ...record, name: 'b' }],
    });
    expect(json.result).toMatchObject({ patches: [{ content: '192.0.2.2', ttl: 1 }], posts: [{ ttl: 1 }] });
    expect((await call('POST', '/batch', { patches: [{ content: '192.0.2.2' }] })).status).toBe(400);
  });

  it('proxied records have an automatic TTL', async () => {
    const { json } = await add({ type: 'A', name: 'www', content: '192.0.2.1', proxied: true, ttl: 300 });
    expect(json.result).toMatchObject({ proxied: true, ttl: 1 });
  });

  it('identical records, and other records next to a CNAME, are refused', async () => {
    await add({ type: 'A', name: 'a', content: '192.0.2.1' });
    expect((await add({ type: 'A', name: 'a', content: '192.0.2.1' })).code).toBe(81058);
    expect((await add({ type: 'A', name: 'a', content: '192.0.2.2' })).status).toBe(200);
    expect((await add({ type: 'CNAME', name: 'a', content: 'b.example.com' })).code).toBe(81053);
    await add({ type: 'CNAME', name: 'c', content: 'b.example.com' });
    expect((await add({ type: 'CNAME', name: 'c', content: 'd.example.com' })).code).toBe(81053);
    expect((await add({ type: 'AAAA', name: 'c', content: '2001:db8::1' })).code).toBe(81054);
    expect((await add({ type: 'TXT', name: 'c', content: 'beside' })).status).toBe(200);
  });

  it('PUT replaces a record, PATCH keeps omitted fields', async () => {
    const { id } = (await add({ type: 'A', name: 'a', content: '192.0.2.1', ttl: 300, comment: 'old' })).json.result;
    sandbox.clock.advance(60_000);
    const patched = await call('PATCH', `/${id}`, { content: '192.0.2.9', name: 'a', type: 'A', ttl: 300 });
    expect(patched.json.result).toMatchObject({
      id,
      content: '192.0.2.9',
      comment: 'old',
      created_on: '2026-01-01T00:00:00.000000Z',
      modified_on: '2026-01-01T00:01:00.000000Z',
    });
    const put = await call('PUT', `/${id}`, { type: 'A', name: 'b', content: '192.0.2.9', ttl: 1 });
    expect(put.json.result).toMatchObject({ id, name: 'b.example.com', ttl: 1 });
    expect(put.json.result.comment).toBeNull();
    expect((await call('DELETE', `/${id}`)).json.result).toEqual({ id });
    expect((await call('GET', `/${id}`)).code).toBe(81044);
  });

  it('records are listed by filters of any length', async () => {
    await subscribe('pro');
    const content = `"${'Abc '.repeat(50)}end"`;
    await add({ type: 'TXT', name: 'txt', content, tags: ['a_b:1'] });
    await add({ type: 'TXT', name: 'other', content: '"other"', tags: ['axb:2'] });
    const count = async (query: string): Promise<number> =>
      (await call('GET', `?${new URLSearchParams(query)}`)).json.result_info.total_count;
    const part = 'ABC '.repeat(20);
    expect(await count(`search=${part}`)).toBe(1);
    expect(await count(`content.contains=${part}`)).toBe(1);
    expect(await count(`content.startswith="${part}`)).toBe(1);
    expect(await count(`content.endswith=${part}END"`)).toBe(1);
    for (const kind of ['contains', 'startswith', 'endswith', 'exact'])
      expect(await count(`content.${kind}=${'%'.repeat(60_000)}`)).toBe(0);
    expect(await count(`search=${'_'.repeat(60_000)}`)).toBe(0);
    expect(await count(`tag.present=A_B`)).toBe(1);
    expect(await count(`tag.present=${'a'.repeat(60_000)}`)).toBe(0);
  });

  it('records are listed by filter, search and order, in pages', async () => {
    await subscribe('pro');
    for (let index = 0; index < 12; index++)
      await add({
        type: 'TXT',
        name: `t${index}`,
        content: `text ${index}`,
        ...(index % 2 ? { comment: 'odd', tags: ['team:a'] } : {}),
      });
    await add({ type: 'A', name: 'www', content: '192.0.2.1', proxied: true });
    const count = async (query: string): Promise<number> =>
      (await call('GET', `?${query}`)).json.result_info.total_count;
    expect(await count('')).toBe(13);
    expect(await count('type=TXT')).toBe(12);
    expect(await count('name=www.example.com')).toBe(1);
    expect(await count('name.startswith=t1')).toBe(3);
    expect(await count('name.endswith=0.example.com')).toBe(2);
    expect(await count('content.contains=TEXT')).toBe(12);
    expect(await count('comment.present=true')).toBe(6);
    expect(await count('comment.absent=true')).toBe(7);
    expect(await count('tag.exact=team:a')).toBe(6);
    expect(await count('tag.absent=team')).toBe(7);
    expect(await count('proxied=true')).toBe(1);
    expect(await count('search=odd')).toBe(6);
    expect(await count('type=A&name.contains=t1&match=any')).toBe(4);
    const page = await call('GET', '?type=TXT&per_page=5&page=3&order=name');
    expect(page.json.result.map((one: { name: string }) => one.name)).toEqual(['t8.example.com', 't9.example.com']);
    expect(page.json.result_info).toEqual({ page: 3, per_page: 5, count: 2, total_count: 12, total_pages: 3 });
  });

  it('a batch runs deletes, patches, puts, posts; a fault rolls back all of it', async () => {
    const one = (await add({ type: 'A', name: 'a', content: '192.0.2.1' })).json.result;
    const two = (await add({ type: 'TXT', name: 't', content: 'x' })).json.result;
    const good = await call('POST', '/batch', {
      posts: [{ type: 'CNAME', name: 'a', content: 'b.example.com', ttl: 1 }],
      deletes: [{ id: one.id }],
      patches: [{ id: two.id, type: 'TXT', name: 't', ttl: 1, comment: 'changed' }],
    });
    expect(good.status).toBe(200);
    expect(Object.keys(good.json.result)).toEqual(['deletes', 'patches', 'posts']);
    expect(good.json.result.patches[0]).toMatchObject({ comment: 'changed', content: 'x' });
    const bad = await call('POST', '/batch', {
      deletes: [{ id: two.id }],
      posts: [{ type: 'A', name: 'a', content: '192.0.2.1', ttl: 1 }],
    });
    expect([bad.status, bad.code, bad.json.errors?.[0]?.source?.pointer]).toEqual([400, 81054, '/posts/0/name']);
    expect((await call('GET', `/${two.id}`)).status).toBe(200);
  });

  const importText = (text: string, proxied?: string): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new Blob([text]), 'zone.txt');
    if (proxied !== undefined) form.append('proxied', proxied);
    return call('POST', '/import', form);
  };

  it('a BIND file can be imported repeatedly without duplicates', async () => {
    const text = 'www 300 IN A 192.0.2.1\n@ 300 IN MX 10 mail.example.net.\nt 300 IN TXT "a b"\n';
    const first = await importText(text);
    const recs_added_by_type = { A: 1, MX: 1, TXT: 1 };
    expect(first.json.result).toEqual({ recs_added: 3, recs_added_by_type, total_records_parsed: 3 });
    const again = await importText(text);
    expect(again.json.result).toEqual({ recs_added: 0, recs_added_by_type: {}, total_records_parsed: 3 });
    expect(again.json.messages).toHaveLength(3);
    const exported = await call('GET', '/export');
    expect(exported.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(exported.text).toContain('www.example.com.');
  });

  it('a malformed line is reported and nothing is changed', async () => {
    const bad = await importText('ok 300 IN A 192.0.2.1\nwww 300 IN A 999.0.2.1\n');
    expect(bad.status).toBe(400);
    expect(bad.json.errors?.[0]).toMatchObject({
      message: expect.stringMatching(/^Line 2: /),
      source: { pointer: '/file/2' },
    });
    expect((await call('GET', '')).json.result).toEqual([]);
  });

  it('an import adds the valid records, and reports the others in messages', async () => {
    const mixed = await importText('a 300 IN A 192.0.2.1\na 300 IN CNAME b.example.com.\nc 300 IN A 192.0.2.3\n');
    expect(mixed.json).toMatchObject({ success: true, result: { recs_added: 2, total_records_parsed: 3 } });
    expect(mixed.json.messages).toEqual([{ code: 81053, message: expect.stringMatching(/^Line 2: /) }]);
    expect((await call('GET', '')).json.result).toHaveLength(2);
  });

  it('a list filters by several types and names', async () => {
    await importText('a 300 IN A 192.0.2.1\na 300 IN AAAA 2001:db8::1\nb 300 IN TXT "x"\n');
    const count = async (query: string): Promise<number> => (await call('GET', `?${query}`)).json.result.length;
    expect(await count('type=A,AAAA')).toBe(2);
    expect(await count('type=A&type=TXT')).toBe(2);
    expect(await count('name=a.example.com,b.example.com')).toBe(3);
  });

  it('a missing zone gives 404', async () => {
    const answer = await sandbox.call('GET', '/zones/f1a4e00000000000000000000000dead/dns_records');
    expect([answer.status, answer.code]).toEqual([404, 1001]);
  });
});
