/** Deployments of Pages projects at their host names. */
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

type Files = Readonly<Record<string, string>>;
const PARTS = ['_headers', '_redirects', '_routes.json', '_worker.js', '_worker.bundle'];
const TYPES: Readonly<Record<string, string>> = { html: 'text/html; charset=utf-8', css: 'text/css' };

/** A project, and a function that deploys files to it. */
async function openProject(settings: object = {}) {
  const site = await openSite();
  const { client, account_id, edge } = site;
  await client.pages.projects.create({ account_id, name: 'shop', production_branch: 'main', ...settings });
  const deploy = (files: Files, branch = 'main') => {
    const manifest: Record<string, string> = {};
    const parts: Record<string, File> = {};
    for (const [path, content] of Object.entries(files)) {
      if (PARTS.includes(path)) parts[path] = new File([content], path);
      else {
        const hash = Buffer.from(`${path}${content}`).toString('hex').slice(0, 32).padEnd(32, '0');
        manifest[path] = hash;
        parts[hash] = new File([content], hash, { type: TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain' });
      }
    }
    return client.pages.projects.deployments.create('shop', {
      account_id,
      branch,
      manifest: JSON.stringify(manifest),
      ...parts,
    });
  };
  const get = async (url: string, init?: RequestInit) => {
    const response = await edge.fetch(url, { redirect: 'manual', ...init });
    return { status: response.status, headers: response.headers, text: await response.text() };
  };
  return { ...site, deploy, get };
}

test('production, deployments and branches have their host names', async () => {
  const { client, account_id, deploy, get } = await openProject();
  expect(await get('https://shop.pages.dev/')).toMatchObject({ status: 404, text: 'Nothing is deployed here yet.\n' });
  const first = await deploy({ '/index.html': 'one' });
  await deploy({ '/index.html': 'two' });
  const preview = await deploy({ '/index.html': 'preview' }, 'fix/api');
  expect((await get('https://shop.pages.dev/')).text).toBe('two');
  expect((await get(`https://${first.short_id}.shop.pages.dev/`)).text).toBe('one');
  const branch = await get('https://fix-api.shop.pages.dev/');
  expect([branch.text, branch.headers.get('x-robots-tag')]).toEqual(['preview', 'noindex']);
  expect((await get(preview.url ?? '')).text).toBe('preview');
  expect((await get('https://other.shop.pages.dev/')).text).toContain('error code: 1001');
  await new Promise((resolve) => setTimeout(resolve, 0));
  await client.pages.projects.deployments
    .rollback(first.id ?? '', { account_id, project_name: 'shop' })
    .catch(() => undefined);
});

test('files have the headers and addresses of the documentation, with _headers and _redirects', async () => {
  const { deploy, get } = await openProject();
  await deploy({
    '/index.html': 'home',
    '/contact.html': 'contact',
    '/about/index.html': 'about',
    '/404.html': 'none',
    '/blog/404.html': 'no post',
    '/style.css': 'b {}',
    _headers: '/style.css\n  X-Frame-Options: DENY\n  ! Access-Control-Allow-Origin\n',
    _redirects: '/old /contact 301\n/app/* /index.html 200\n',
  });
  const home = await get('https://shop.pages.dev/');
  expect(Object.fromEntries(home.headers)).toMatchObject({
    'access-control-allow-origin': '*',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'cache-control': 'public, max-age=0, must-revalidate',
    'content-type': 'text/html; charset=utf-8',
  });
  const again = await get('https://shop.pages.dev/', { headers: { 'if-none-match': home.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  const css = await get('https://shop.pages.dev/style.css');
  expect([css.headers.get('x-frame-options'), css.headers.get('access-control-allow-origin')]).toEqual(['DENY', null]);
  for (const [path, to] of [
    ['/contact.html', '/contact'],
    ['/about/index.html', '/about/'],
    ['/about', '/about/'],
    ['/old', '/contact'],
  ])
    expect([path, (await get(`https://shop.pages.dev${path}`)).headers.get('location')]).toEqual([path, to]);
  expect((await get('https://shop.pages.dev/contact')).text).toBe('contact');
  expect(await get('https://shop.pages.dev/blog/x/y')).toMatchObject({ status: 404, text: 'no post' });
  expect(await get('https://shop.pages.dev/x')).toMatchObject({ status: 404, text: 'none' });
});

test('a site without 404.html is a single-page application', async () => {
  const { deploy, get } = await openProject();
  await deploy({ '/index.html': 'app' });
  expect(await get('https://shop.pages.dev/any/route')).toMatchObject({ status: 200, text: 'app' });
});

test('custom domains need a record and the project', async () => {
  const { client, account_id, zone_id, deploy, get } = await openProject();
  await deploy({ '/index.html': 'home' });
  const content = 'shop.pages.dev';
  await client.dns.records.create({ zone_id, type: 'CNAME', name: 'www', content, ttl: 1, proxied: true });
  expect(await get('https://www.example.com/')).toMatchObject({
    status: 522,
    text: expect.stringContaining('error code: 522'),
  });
  await client.pages.projects.domains.create('shop', { account_id, name: 'www.example.com' });
  expect((await get('https://www.example.com/')).text).toBe('home');
  await client.pages.projects.domains.create('shop', { account_id, name: 'shop.elsewhere.test' });
  expect((await get('https://shop.elsewhere.test/')).text).toBe('home');
});

test('Functions run with the bindings of their environment, and leave the other paths to files', async () => {
  const { client, account_id, deploy, get } = await openProject();
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'greetings' });
  await client.kv.namespaces.values.update('en', { account_id, namespace_id, value: 'Hello' });
  const configuration = (name: string) => ({
    compatibility_date: '2026-07-01',
    kv_namespaces: { KV: { namespace_id } },
    env_vars: {
      NAME: { type: 'plain_text' as const, value: name },
      KEY: { type: 'secret_text' as const, value: `secret of ${name}` },
    },
  });
  await client.pages.projects.edit('shop', {
    account_id,
    deployment_configs: { production: configuration('production'), preview: configuration('preview') },
  });
  const code = `export default { async fetch(request, env) {
    const { pathname } = new URL(request.url);
    if (pathname === '/api/hello') return new Response([await env.KV.get('en'), env.NAME, env.KEY].join(', '));
    return env.ASSETS.fetch(request);
  } }`;
  const files = {
    '/index.html': 'home',
    '/static/a.txt': 'a',
    '_worker.js': code,
    '_routes.json': JSON.stringify({ version: 1, include: ['/*'], exclude: ['/static/*'] }),
  };
  await deploy(files);
  await deploy(files, 'next');
  expect((await get('https://shop.pages.dev/api/hello')).text).toBe('Hello, production, secret of production');
  expect((await get('https://next.shop.pages.dev/api/hello')).text).toBe('Hello, preview, secret of preview');
  expect((await get('https://shop.pages.dev/')).text).toBe('home');
  expect((await get('https://shop.pages.dev/static/a.txt')).text).toBe('a');
}, 60_000);

test('compiled Functions run from their bundle', async () => {
  const { client, account_id, get } = await openProject();
  const form = new FormData();
  form.set('metadata', JSON.stringify({ main_module: 'index.js', compatibility_date: '2026-07-01' }));
  const type = 'application/javascript+module';
  form.set(
    'index.js',
    new File(["import { word } from './word.js'; export default { fetch: () => new Response(word) }"], 'index.js', {
      type,
    }),
  );
  form.set('word.js', new File(["export const word = 'bundled';"], 'word.js', { type }));
  const bundle = new File([await new Response(form).arrayBuffer()], '_worker.bundle');
  await client.pages.projects.deployments.create('shop', { account_id, manifest: '{}', '_worker.bundle': bundle });
  expect((await get('https://shop.pages.dev/')).text).toBe('bundled');
}, 60_000);
