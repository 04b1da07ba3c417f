import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

describe('Artifacts', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown): Promise<Answer> =>
    sandbox.call(method, `/accounts/${ACCOUNT}/artifacts/namespaces${path}`, body);

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a repository has a unique, valid name, and creates its namespace', async () => {
    expect((await call('GET', '/default')).code).toBe(10_200);
    const made = await call('POST', '/default/repos', { name: 'starter-repo' });
    expect(made.status).toBe(201);
    expect(made.json.result).toMatchObject({
      name: 'starter-repo',
      default_branch: 'main',
      remote: `https://${ACCOUNT}.artifacts.cloudflare.net/git/default/starter-repo.git`,
    });
    expect(made.json.result.token).toMatch(/^art_v1_[0-9a-f]{40}\?expires=1767312000$/);
    expect((await call('POST', '/default/repos', { name: 'starter-repo' })).code).toBe(10_201);
    expect((await call('POST', '/default/repos', { name: '-starter' })).code).toBe(10_101);
    expect((await call('GET', '/default')).json.result).toMatchObject({ name: 'default' });
    expect((await call('GET', '')).json.result).toHaveLength(1);
    expect((await call('GET', '/default/repos?search=start')).json.result).toHaveLength(1);
    expect((await call('GET', '/default/repos/other')).code).toBe(10_200);
  });

  it('an import takes time, and can be read and forked afterwards', async () => {
    expect((await call('POST', '/default/repos/react/import', { url: 'git@github.com:a/b' })).code).toBe(10_104);
    await call('POST', '/default/repos/react/import', { url: 'https://github.com/facebook/react' });
    expect((await call('GET', '/default/repos/react')).code).toBe(10_302);
    sandbox.clock.advance(2000);
    expect((await call('GET', '/default/repos/react')).json.result.source).toBe('https://github.com/facebook/react');
    const [commit] = (await call('GET', '/default/repos/react/log')).json.result;
    const read = (await call('GET', `/default/repos/react/commit/${commit.hash}`)).json.result;
    const { entries } = (await call('GET', `/default/repos/react/tree/${read.tree}`)).json.result;
    const file = await call('GET', '/default/repos/react/file?ref=main&path=README.md');
    expect(file.text).toContain('https://github.com/facebook/react');
    expect((await call('GET', `/default/repos/react/blob/${entries[0].hash}`)).text).toBe(file.text);
    expect((await call('GET', '/default/repos/react/file?ref=other&path=README.md')).code).toBe(10_200);
    const copy = await call('POST', '/default/repos/react/fork', { name: 'copy' });
    expect(copy.json.result.objects).toBe(3);
    expect((await call('GET', '/default/repos/copy')).code).toBe(10_303);
  });

  it('tokens expire, can be revoked, and are listed by state', async () => {
    await call('POST', '/default/repos', { name: 'r' });
    const short = await call('POST', '/default/tokens', { repo: 'r', scope: 'read', ttl: 60 });
    expect(short.json.result).toMatchObject({ scope: 'read', expires_at: '2026-01-01T00:01:00.000Z' });
    expect((await call('POST', '/default/tokens', { repo: 'r', ttl: 59 })).code).toBe(10_103);
    expect((await call('POST', '/default/tokens', { repo: 'none' })).code).toBe(10_200);
    const long = await call('POST', '/default/tokens', { repo: 'r' });
    await call('DELETE', `/default/tokens/${long.json.result.id}`);
    sandbox.clock.advance(60_000);
    const states = async (state: string): Promise<number> =>
      (await call('GET', `/default/repos/r/tokens?state=${state}`)).json.result.length;
    expect([await states('active'), await states('expired'), await states('revoked')]).toEqual([1, 1, 1]);
    expect(await states('all')).toBe(3);
    await call('DELETE', '/default/repos/r');
    expect((await call('DELETE', `/default/tokens/${long.json.result.id}`)).code).toBe(10_200);
  });
});
