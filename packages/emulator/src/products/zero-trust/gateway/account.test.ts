import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../../test/sandbox.ts';

let sandbox: TestSandbox;
const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
  sandbox.call(method, `/accounts/${ACCOUNT}${path}`, body);
const get = async (path: string): Promise<Loose> => (await call('GET', path)).json.result;
const names = (list: Loose[]): string[] => list.map(({ name }) => name);

beforeEach(() => {
  sandbox = testSandbox();
});

describe('Gateway accounts', () => {
  it('an account has one Gateway, however often it is created', async () => {
    const first = (await call('POST', '/gateway')).json.result;
    expect((await call('POST', '/gateway')).json.result).toEqual(first);
    expect(await get('/gateway')).toEqual(first);
  });

  it('the categories have the documented numbers', async () => {
    const categories = await get('/gateway/categories');
    const threats = categories.find(({ id }: Loose) => id === 21);
    expect(threats.subcategories.find(({ name }: Loose) => name === 'Phishing').id).toBe(131);
    expect(categories.find(({ id }: Loose) => id === 31).class).toBe('blocked');
  });

  it('logging is on by default, and is set per type of rule', async () => {
    expect((await get('/gateway/logging')).settings_by_rule_type.dns).toEqual({ log_all: true, log_blocks: false });
    const dns = { log_all: false, log_blocks: true };
    await call('PUT', '/gateway/logging', { redact_pii: true, settings_by_rule_type: { dns } });
    expect(await get('/gateway/logging')).toMatchObject({
      redact_pii: true,
      settings_by_rule_type: { dns, http: { log_all: true } },
    });
  });

  it('settings reference the active certificate', async () => {
    const path = `/accounts/${ACCOUNT}/gateway/configuration`;
    // This response has no envelope.
    const chosen = async (): Promise<unknown> => {
      const url = `http://localhost/client/v4${path}/custom_certificate`;
      return (await sandbox.emulator.fetch(url, { headers: { authorization: 'Bearer test' } })).json();
    };
    expect(await chosen()).toBeNull();
    await sandbox.call('PUT', path, { settings: { custom_certificate: { enabled: true, id: 'c' } } });
    expect(await chosen()).toMatchObject({ enabled: true, id: 'c' });
  });

  it('locations and proxy endpoints are searched and sorted', async () => {
    for (const name of ['Bern', 'Aarau']) {
      await call('POST', '/gateway/locations', { name });
      await call('POST', '/gateway/proxy_endpoints', { name, ips: [] });
    }
    for (const part of ['locations', 'proxy_endpoints']) {
      expect(names(await get(`/gateway/${part}?order_by=name`))).toEqual(['Aarau', 'Bern']);
      expect(names(await get(`/gateway/${part}?order_by=name&direction=desc`))).toEqual(['Bern', 'Aarau']);
      expect(names(await get(`/gateway/${part}?search=ber`))).toEqual(['Bern']);
    }
    expect((await get('/gateway/dns_destination_ips'))[0].primary_ip).toBe('172.64.36.1');
  });
});

describe('PAC files', () => {
  const contents = 'function FindProxyForURL(url, host) { return "DIRECT"; }';
  const make = (more: object = {}): Promise<Answer> =>
    call('POST', '/gateway/pacfiles', { name: 'Dev Ops', contents, ...more });
  const fetched = async (url: string): Promise<string> =>
    (await sandbox.call('GET', new URL(url).pathname.replace('/client/v4', ''))).text;

  it('a PAC file is hosted under a permanent slug made from its name', async () => {
    const { id, slug, url } = (await make()).json.result;
    expect(slug).toBe('dev_ops');
    expect(await fetched(url)).toBe(contents);
    const other = contents.replace('DIRECT', 'HTTPS a:443');
    const changed = await call('PUT', `/gateway/pacfiles/${id}`, { name: 'New', description: '', contents: other });
    expect(changed.json.result).toMatchObject({ name: 'New', slug, url });
    expect(await fetched(url)).toBe(other);
    expect((await get('/gateway/pacfiles'))[0].contents).toBeUndefined();
  });

  it('a PAC file defines the function that browsers call, and has a unique slug', async () => {
    expect((await make({ contents: 'return 1' })).status).toBe(400);
    expect((await make({ slug: 'a b' })).status).toBe(400);
    expect((await make({ slug: 'one' })).status).toBe(200);
    expect((await make({ slug: 'one' })).status).toBe(409);
  });
});

describe('lists from files', () => {
  const upload = (text: string, name = 'names.csv'): Promise<Answer> => {
    const form = new FormData();
    form.append('file', new File([text], name, { type: 'text/csv' }));
    return sandbox.call('POST', `/accounts/${ACCOUNT}/gateway/lists/upload`, form);
  };

  it('a file is imported by an operation that reports completion', async () => {
    const { id, status } = (await upload('value,description\nexample.com,One\nexample.net\n')).json.result;
    expect(status).toBe('pending');
    sandbox.clock.advance(5000);
    const operation = await get(`/gateway/operations/${id}`);
    expect([operation.status, operation.data.list_type]).toEqual(['complete', 'DOMAIN']);
    expect(await get(`/gateway/lists/${operation.result}`)).toMatchObject({ name: 'names', type: 'DOMAIN', count: 2 });
    expect((await get(`/gateway/lists/${operation.result}/items`))[0]).toMatchObject({
      value: 'example.com',
      description: 'One',
    });
    expect((await get('/gateway/operations')).length).toBe(1);
    expect((await call('GET', '/gateway/operations/none')).status).toBe(404);
  });

  it('an invalid file creates no list, and the operation reports the error', async () => {
    const { id } = (await upload('192.0.2.1\nnot an address\n')).json.result;
    sandbox.clock.advance(5000);
    const operation = await get(`/gateway/operations/${id}`);
    expect([operation.status, operation.result]).toEqual(['failed', null]);
    expect(operation.processing_error).toContain('not an address');
    expect(await get('/gateway/lists')).toEqual([]);
    expect((await upload('x'.repeat(2_000_001))).status).toBe(400);
  });

  it('lists are searched and sorted', async () => {
    for (const name of ['b', 'a']) await call('POST', '/gateway/lists', { name, type: 'DOMAIN' });
    await upload('example.com\n', 'c.csv');
    expect(names(await get('/gateway/lists?order_by=name&direction=desc'))).toEqual(['c', 'b', 'a']);
    expect(names(await get('/gateway/lists?order_by=item_count&direction=desc'))[0]).toBe('c');
    expect(names(await get('/gateway/lists?search=B'))).toEqual(['b']);
  });
});

describe('the resource library', () => {
  const make = (more: object = {}): Promise<Answer> =>
    call('POST', '/resource-library/applications', {
      name: 'HR',
      category_id: 2,
      hostnames: ['hr.example.com'],
      ...more,
    });

  it('Cloudflare’s applications cannot be changed, the account’s can', async () => {
    const { id } = (await make()).json.result;
    expect(names(await get('/resource-library/applications?filter=source:custom'))).toEqual(['HR']);
    expect(names(await get('/resource-library/applications?filter=hostname:slack.com'))).toEqual(['Slack']);
    expect(names(await get('/resource-library/applications?search=hr.exam'))).toEqual(['HR']);
    expect(names(await get('/resource-library/applications?order_by=name:desc&limit=1'))).toEqual(['Zoom']);
    const [slack] = await get('/resource-library/applications?search=Slack&fields=name');
    expect(Object.keys(slack).sort()).toEqual(['id', 'name']);
    expect((await call('PATCH', `/resource-library/applications/${slack.id}`, {})).status).toBe(400);
    expect((await call('DELETE', `/resource-library/applications/${slack.id}`)).status).toBe(400);
    sandbox.clock.advance(1000);
    const changed = await call('PATCH', `/resource-library/applications/${id}`, { hostnames: ['a.example.com'] });
    expect(changed.json.result).toMatchObject({ hostnames: ['a.example.com'], version: '2026-01-01T00:00:01.000000Z' });
    expect((await call('DELETE', `/resource-library/applications/${id}`)).status).toBe(200);
    expect((await call('GET', `/resource-library/applications/${id}`)).status).toBe(404);
  });

  it('custom applications have a unique name, an existing category, and valid hosts', async () => {
    expect((await make()).status).toBe(201);
    expect((await make()).status).toBe(409);
    const other = { name: 'Other' };
    expect((await make({ ...other, category_id: 9999 })).status).toBe(404);
    expect((await make({ ...other, hostnames: ['192.0.2.1'] })).status).toBe(400);
    expect((await make({ ...other, ip_subnets: ['10.0.0.0/7'] })).status).toBe(400);
    expect((await make({ ...other, hostnames: [] })).status).toBe(400);
    const [first] = await get('/resource-library/categories?limit=1&offset=1');
    expect((await get(`/resource-library/categories/${first.id}`)).name).toBe('Business');
    expect((await call('GET', '/resource-library/categories/9999')).status).toBe(404);
  });

  it('an application shows its review status, and is in one list only', async () => {
    const [slack] = await get('/resource-library/applications?search=Slack');
    expect(slack.review_status).toBe('unreviewed');
    const lists = { approved_apps: [slack.id], in_review_apps: [], unapproved_apps: [] };
    const write = (more: object): Promise<Answer> => call('PUT', '/gateway/apps/review_status', { ...lists, ...more });
    expect((await write({ unapproved_apps: [slack.id] })).status).toBe(400);
    expect((await write({})).status).toBe(200);
    expect((await get('/gateway/apps/review_status')).approved_apps).toEqual([slack.id]);
    expect((await get('/resource-library/applications?search=Slack'))[0].review_status).toBe('approved');
    const types = await get('/gateway/app_types');
    expect(types.find(({ id }: Loose) => id === slack.id).name).toBe('Slack');
  });
});
