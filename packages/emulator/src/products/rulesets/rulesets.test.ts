import { beforeEach, describe, expect, it } from 'vitest';
import {
  ACCOUNT,
  type Answer,
  createZone,
  type Loose,
  SEEDED,
  type TestSandbox,
  testSandbox,
  ZONE,
} from '../../../test/sandbox.ts';

const PHASE = 'http_request_firewall_custom';
const block = (expression = 'ip.src eq 192.0.2.1', fields: Record<string, unknown> = {}): Record<string, unknown> => ({
  action: 'block',
  expression,
  ...fields,
});

describe('rulesets', () => {
  let sandbox: TestSandbox;
  let zone: string;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/zones/${zone}/rulesets${path}`, body);
  const account = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/rulesets${path}`, body);
  const fault = ({ status, json }: Answer): Loose => [
    status,
    json.errors?.[0]?.code,
    json.errors?.[0]?.source?.pointer,
  ];
  const entry = (rules: unknown[]): Promise<Answer> => call('PUT', `/phases/${PHASE}/entrypoint`, { rules });

  beforeEach(async () => {
    sandbox = testSandbox();
    zone = await createZone(sandbox, 'rules.example');
  });

  it('an entry point exists once it is put, and is then the one of its phase', async () => {
    const before = await call('GET', `/phases/${PHASE}/entrypoint`);
    expect([before.status, before.code]).toEqual([404, 10003]);
    const put = (await entry([block()])).json.result;
    expect(put).toMatchObject({ kind: 'zone', phase: PHASE, version: '1', name: 'default' });
    expect(put.rules[0]).toMatchObject({ version: '1', enabled: true, description: '', ref: put.rules[0].id });
    expect((await call('GET', `/phases/${PHASE}/entrypoint`)).json.result).toEqual(put);
    const second = await call('POST', '', { kind: 'zone', name: 'second', phase: PHASE, rules: [] });
    expect(fault(second)).toEqual([400, 20217, '/kind']);
    expect((await call('POST', '', { kind: 'root', name: 'r', phase: PHASE })).code).toBe(20217);
    expect((await account('POST', '', { kind: 'zone', name: 'r', phase: PHASE })).code).toBe(20217);
    expect((await account('POST', '', { kind: 'managed', name: 'r', phase: PHASE })).code).toBe(20217);
  });

  it('versions increase with every change and stay readable', async () => {
    const { id } = (await entry([block()])).json.result;
    sandbox.clock.advance(1000);
    const second = (await entry([block(), block('true')])).json.result;
    expect(second.version).toBe('2');
    expect(second.last_updated).toBe('2026-01-01T00:00:01.000000Z');
    const versions = (await call('GET', `/${id}/versions`)).json.result;
    expect(versions.map((one: Loose) => [one.version, one.rules])).toEqual([
      ['1', undefined],
      ['2', undefined],
    ]);
    expect((await call('GET', `/${id}/versions/1`)).json.result.rules).toHaveLength(1);
    expect((await call('GET', `/phases/${PHASE}/entrypoint/versions/2`)).json.result.rules).toHaveLength(2);
    expect((await call('GET', `/${id}/versions/3`)).status).toBe(404);
    expect((await call('DELETE', `/${id}/versions/1`)).status).toBe(204);
    expect((await call('GET', `/${id}/versions/1`)).status).toBe(404);
    expect((await call('GET', `/${id}`)).json.result.version).toBe('2');
  });

  it('a rule sent with its id or ref keeps its identity, and its version increases only with changes', async () => {
    const [one, two] = (await entry([block(), block('true', { ref: 'mine' })])).json.result.rules;
    const rules = (
      await entry([block('true', { ref: 'mine' }), block('false', { id: one.id }), block('cf.waf.score eq 3')])
    ).json.result.rules;
    expect(rules.map((rule: Loose) => [rule.id, rule.version])).toEqual([
      [two.id, '1'],
      [one.id, '2'],
      [rules[2].id, '1'],
    ]);
    const twice = await entry([block('true', { ref: 'a' }), block('false', { ref: 'a' })]);
    expect(fault(twice)).toEqual([400, 10001, '/rules/1/ref']);
  });

  it('rules are added, moved, changed and removed', async () => {
    const { id, rules } = (await entry([block('cf.waf.score eq 1'), block('cf.waf.score eq 2')])).json.result;
    const expressions = (answer: Answer): string[] =>
      answer.json.result.rules.map((rule: Loose) => rule.expression.at(-1));
    const add = (expression: string, position: unknown): Promise<Answer> =>
      call('POST', `/${id}/rules`, block(expression, { position }));
    expect(expressions(await add('cf.waf.score eq 3', { before: rules[1].id }))).toEqual(['1', '3', '2']);
    expect(expressions(await add('cf.waf.score eq 4', { index: 1 }))).toEqual(['4', '1', '3', '2']);
    expect(expressions(await add('cf.waf.score eq 5', { after: '' }))).toEqual(['4', '1', '3', '2', '5']);
    expect(fault(await add('cf.waf.score eq 6', { after: 'none' }))).toEqual([400, 10001, '/position/after']);
    const moved = await call('PATCH', `/${id}/rules/${rules[0].id}`, { position: { after: rules[1].id } });
    expect(expressions(moved)).toEqual(['4', '3', '2', '1', '5']);
    expect(moved.json.result.rules[3]).toEqual(rules[0]);
    const changed = await call('PATCH', `/${id}/rules/${rules[0].id}`, block('cf.waf.score eq 7', { enabled: false }));
    expect(expressions(changed)).toEqual(['4', '3', '2', '7', '5']);
    expect(changed.json.result.rules[3]).toMatchObject({ id: rules[0].id, version: '2', enabled: false });
    expect(fault(await call('PATCH', `/${id}/rules/${rules[0].id}`, { action: 'block' }))).toEqual([
      400,
      20125,
      '/expression',
    ]);
    expect(expressions(await call('DELETE', `/${id}/rules/${rules[1].id}`))).toEqual(['4', '3', '7', '5']);
    expect((await call('DELETE', `/${id}/rules/${rules[1].id}`)).status).toBe(404);
    expect((await call('GET', `/${id}`)).json.result.version).toBe('7');
  });

  it('a dry run has no result, changes nothing, and is refused like the operation itself', async () => {
    const { id, rules } = (await entry([block()])).json.result;
    const before = (await call('GET', `/${id}`)).json.result;
    const definition = { name: 'x', kind: 'custom', phase: 'http_request_firewall_custom', rules: [] };
    const dry = [
      await call('POST', '?dry_run=true', definition),
      await call('PUT', `/${id}?dry_run=true`, { rules: [] }),
      await call('PUT', '/phases/http_ratelimit/entrypoint?dry_run=true', { rules: [] }),
      await call('POST', `/${id}/rules?dry_run=true`, block('ssl')),
      await call('PATCH', `/${id}/rules/${rules[0].id}?dry_run=true`, block('not ssl')),
      await call('DELETE', `/${id}/rules/${rules[0].id}?dry_run=true`),
      await call('DELETE', `/${id}/versions/1?dry_run=true`),
      await call('DELETE', `/${id}?dry_run=true`),
    ];
    expect(dry.map(({ status, json }) => [status, json.result])).toEqual([
      ...Array(6).fill([200, null]),
      ...Array(2).fill([204, undefined]),
    ]);
    expect((await call('PUT', `/${id}?dry_run=true`, { rules: [block(' ')] })).code).toBe(20125);
    expect((await call('GET', `/${id}`)).json.result).toEqual(before);
    expect((await call('GET', `/${id}/versions`)).json.result).toHaveLength(1);
    expect((await call('GET', '/phases/http_ratelimit/entrypoint')).status).toBe(404);
  });

  it('fields that are unknown to a ruleset, a rule or an action are refused by name', async () => {
    const { id, rules } = (await entry([block()])).json.result;
    const skip = { action: 'skip', expression: 'true', action_parameters: { bic: false } };
    const log = { action: 'log', expression: 'true', action_parameters: { id, version: 'latest' } };
    const answers = [
      await call('PUT', `/phases/${PHASE}/entrypoint`, { kind: 'zone', rules: [] }),
      await call('PUT', `/phases/${PHASE}/entrypoint`, { phase: PHASE, rules: [] }),
      await call('PUT', `/${id}`, { rules: [], no_such: 1 }),
      await call('POST', '', { kind: 'custom', name: 'n', phase: PHASE, rules: [block('ssl', { paused: true })] }),
      await call('POST', `/${id}/rules`, block('ssl', { action_parameters: { ruleset: 'current' } })),
      await call('PATCH', `/${id}/rules/${rules[0].id}`, block('ssl', { priority: 1 })),
      await entry([skip]),
      await entry([log]),
    ];
    const names = ['kind', 'phase', 'no_such', 'paused', 'ruleset', 'priority', 'bic', 'id'];
    expect(answers.map(({ status, json }) => [status, json.errors?.[0]?.message])).toEqual(
      names.map((name) => [400, `invalid JSON: unknown field "${name}"`]),
    );
    expect((await call('PUT', `/${id}`, { rules })).status).toBe(200);
  });

  it('request headers that Cloudflare sets are not modified, and some may be removed', async () => {
    const change = async (headers: unknown): Promise<number> => {
      const rule = { action: 'rewrite', expression: 'true', action_parameters: { headers } };
      return (await call('PUT', '/phases/http_request_late_transform/entrypoint', { rules: [rule] })).status;
    };
    const set = { operation: 'set', value: 'x' };
    const remove = { operation: 'remove' };
    for (const name of ['cf-connecting-ip', 'CF-Ray', 'x-cf-any', 'X-Forwarded-For', 'cookie'])
      expect([name, await change({ [name]: set })]).toEqual([name, 400]);
    expect(await change({ 'cf-ray': remove })).toBe(400);
    expect(await change({ 'cf-connecting-ip': remove, cookie: remove, 'x-own': set })).toBe(200);
  });

  it('response headers of Cloudflare are not changed, and only responses have headers added', async () => {
    const change = async (phase: string, headers: unknown): Promise<number> => {
      const rule = { action: 'rewrite', expression: 'true', action_parameters: { headers } };
      return (await call('PUT', `/phases/${phase}/entrypoint`, { rules: [rule] })).status;
    };
    const add = { operation: 'add', value: 'x' };
    const phase = 'http_response_headers_transform';
    for (const name of ['cf-ray', 'X-CF-any', 'server']) expect(await change(phase, { [name]: add })).toBe(400);
    expect(await change(phase, { 'cf-ray': { operation: 'remove' } })).toBe(400);
    expect(await change(phase, { 'x-own': add, server: { operation: 'remove' } })).toBe(200);
    expect(await change('http_request_late_transform', { 'x-own': add })).toBe(400);
  });

  it('a custom error has at most 10 KB of content', async () => {
    const serve = (length: number): Promise<Answer> => {
      const parameters = { content: 'x'.repeat(length), content_type: 'text/plain', status_code: 500 };
      const rule = { action: 'serve_error', expression: 'true', action_parameters: parameters };
      return call('PUT', '/phases/http_custom_errors/entrypoint', { rules: [rule] });
    };
    expect((await serve(10_240)).status).toBe(200);
    expect((await serve(10_241)).status).toBe(400);
  });

  it('rate limits have the periods of the plan', async () => {
    const limit = async (ratelimit: object, action = 'block'): Promise<Loose> => {
      const all = { characteristics: ['ip.src', 'cf.colo.id'], period: 10, requests_per_period: 5, ...ratelimit };
      const rules = [{ action, expression: 'true', ratelimit: all }];
      return fault(await call('PUT', '/phases/http_ratelimit/entrypoint', { rules }));
    };
    expect(await limit({ period: 60 })).toEqual([400, 20120, '/rules/0/ratelimit/period']);
    const timeout = '/rules/0/ratelimit/mitigation_timeout';
    expect(await limit({ mitigation_timeout: 60 })).toEqual([400, 20120, timeout]);
    expect(await limit({ mitigation_timeout: 10 }, 'managed_challenge')).toEqual([400, 20120, timeout]);
    expect((await limit({ mitigation_timeout: 0 }, 'managed_challenge'))[0]).toBe(200);
    const both = ['ip.src', 'cf.unique_visitor_id', 'cf.colo.id'];
    expect((await limit({ characteristics: both }))[1]).toBe(20120);
    expect((await limit({ mitigation_timeout: 10 }))[0]).toBe(200);
  });

  it('a ruleset keeps its rules when only its description is sent, and its kind and phase never change', async () => {
    const { id } = (await entry([block()])).json.result;
    const renamed = (await call('PUT', `/${id}`, { description: 'mine' })).json.result;
    expect([renamed.description, renamed.rules.length]).toEqual(['mine', 1]);
    expect((await call('PUT', `/${id}`, { phase: 'http_ratelimit', rules: [] })).code).toBe(20217);
  });

  it('rules outside of the phase, the language or the plan are refused', async () => {
    expect(fault(await entry([block(' ')]))).toEqual([400, 20125, '/rules/0/expression']);
    expect(fault(await entry([block(), block('(ip.src eq 1.1.1.1')]))).toEqual([400, 20127, '/rules/1/expression']);
    expect((await entry([block('http.host eq "a(b"'), block('http.host matches r#"a"b"#')])).status).toBe(200);
    expect((await entry([block('true', { action: 'rewrite' })])).code).toBe(20016);
    expect((await entry([block('true', { action: 'skip' })])).code).toBe(20113);
    expect((await entry([block('true', { logging: { enabled: true } })])).code).toBe(20018);
    const six = await entry(Array.from({ length: 6 }, (_, index) => block(`cf.waf.score eq ${index}`)));
    expect([six.code, six.json.errors?.[0]?.message]).toEqual([
      50001,
      `exceeded the maximum number of rules in the phase ${PHASE}: 6 out of 5`,
    ]);
    const limit = (characteristics: string[]): Promise<Answer> =>
      call('PUT', '/phases/http_ratelimit/entrypoint', {
        rules: [block('true', { ratelimit: { characteristics, period: 10, requests_per_period: 5 } })],
      });
    expect((await limit(['ip.src'])).code).toBe(20120);
    expect((await limit(['ip.src', 'cf.colo.id'])).status).toBe(200);
  });

  it('a deployed custom ruleset cannot be deleted while a rule executes it', async () => {
    const custom = (await account('POST', '', { kind: 'custom', name: 'c', phase: PHASE, rules: [block()] })).json
      .result;
    const execute = { action: 'execute', expression: 'true', action_parameters: { id: custom.id } };
    expect((await account('PUT', `/phases/${PHASE}/entrypoint`, { rules: [block()] })).code).toBe(20016);
    const root = (await account('PUT', `/phases/${PHASE}/entrypoint`, { rules: [execute] })).json.result;
    expect(root).toMatchObject({ kind: 'root', version: '1' });
    expect((await account('DELETE', `/${custom.id}`)).code).toBe(20218);
    await account('DELETE', `/${root.id}/rules/${root.rules[0].id}`);
    expect((await account('DELETE', `/${custom.id}`)).status).toBe(204);
    expect((await account('GET', `/${custom.id}`)).status).toBe(404);
    expect((await account('PUT', `/phases/${PHASE}/entrypoint`, { rules: [execute] })).code).toBe(20016);
  });

  it('managed rulesets are listed, read and deployed, and never changed', async () => {
    const owasp = '4814384a9e5d4991b9815dcfc25d2f1f';
    const listed = (await call('GET', '?per_page=50')).json.result;
    expect(listed.find((one: Loose) => one.id === owasp)).toMatchObject({ kind: 'managed', version: '1' });
    expect((await account('GET', `/${owasp}`)).json.result.rules.length).toBeGreaterThan(0);
    expect((await account('GET', `/${owasp}/versions/1/by_tag/xss`)).json.result.rules).toHaveLength(1);
    expect((await account('PUT', `/${owasp}`, { rules: [] })).status).toBe(403);
    const deployed = await call('PUT', '/phases/http_request_firewall_managed/entrypoint', {
      rules: [{ action: 'execute', expression: 'true', action_parameters: { id: owasp } }],
    });
    expect(deployed.status).toBe(200);
  });

  it('rulesets of a zone are deleted with the zone', async () => {
    const { id } = (await entry([block()])).json.result;
    await sandbox.call('DELETE', `/zones/${zone}`);
    expect((await call('GET', `/${id}`)).status).toBe(404);
  });
});

it('a list holds values of the type that is looked for', async () => {
  const { call } = testSandbox(SEEDED);
  const account = `/accounts/${ACCOUNT}/rules/lists`;
  await call('POST', account, { name: 'office', kind: 'ip' });
  const path = `/zones/${ZONE}/rulesets/phases/http_request_firewall_custom/entrypoint`;
  const put = (expression: string) => call('PUT', path, { rules: [{ action: 'block', expression }] });
  expect((await put('ip.src in $office')).status).toBe(200);
  const { status, json } = await put('not http.host in $office');
  expect([status, json.errors?.[0]?.code, json.errors?.[0]?.message]).toEqual([
    400,
    20127,
    expect.stringContaining('the list $office of kind ip has values of type Ip, not Bytes'),
  ]);
  const missing = await put('ip.src in $nowhere');
  expect([missing.status, missing.json.errors?.[0]?.code, missing.json.errors?.[0]?.message]).toEqual([
    400,
    20127,
    expect.stringContaining('unknown list $nowhere'),
  ]);
  expect((await put('ip.src in $cf.open_proxies')).status).toBe(200);
});

it('fields and functions are available in the phases that the documentation names', async () => {
  const { call } = testSandbox(SEEDED);
  const put = async (phase: string, rule: object) => {
    const { status, json } = await call('PUT', `/zones/${ZONE}/rulesets/phases/${phase}/entrypoint`, { rules: [rule] });
    return status === 200 ? 200 : json.errors?.[0]?.code;
  };
  const block = (expression: string) => ({ action: 'block', expression });
  const redirect = (expression: string) => ({
    action: 'redirect',
    expression: 'true',
    action_parameters: { from_value: { target_url: { expression }, status_code: 301 } },
  });
  const custom = 'http_request_firewall_custom';
  expect(await put(custom, block('cidr(ip.src, 24, 64) eq 192.0.2.0'))).toBe(200);
  expect(await put(custom, block('to_string(ssl) eq "true"'))).toBe(20127);
  expect(await put(custom, block('tcp.dstport eq 80'))).toBe(20127);
  expect(await put(custom, block('http.response.code eq 200'))).toBe(20127);
  const dynamic = 'http_request_dynamic_redirect';
  expect(
    await put(dynamic, redirect('wildcard_replace(http.request.full_uri, "*", "https://a.example/$' + '{1}")')),
  ).toBe(200);
  expect(await put(dynamic, redirect('concat("https://", uuidv4(cf.random_seed))'))).toBe(20127);
  expect(await put(dynamic, { ...redirect('"https://a.example"'), expression: 'cidr(ip.src, 24, 64) eq ::1' })).toBe(
    20127,
  );
});
