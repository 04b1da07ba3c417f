/** Workers of the documentation run, and respond as their pages say. */

import { createEmulator } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { APIS } from './documented-apis.ts';
import { EXAMPLES } from './documented-examples.ts';

const DOCUMENTED = [...EXAMPLES, ...APIS];

/** Requests of Workers reach it: it repeats the request, or its body, or names its path as JSON. */
async function origin(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const headers = { 'x-origin': 'yes' };
  if (pathname === '/echo') return new Response(await request.text(), { headers });
  if (pathname.endsWith('.json')) return Response.json({ url: pathname }, { headers });
  return new Response(`${request.method} ${request.url}`, { headers });
}

/** `(module (func (export "add") (param i32 i32) (result i32) local.get 0 local.get 1 i32.add))` */
const WASM = '0061736d0100000001070160027f7f017f030201000707010361646400000a09010700200020016a0b';
const MODULE = 'application/javascript+module';

/** All of them in one Worker, which chooses by the name of the host. */
function filesOf(): File[] {
  const names = DOCUMENTED.map((_, index) => `e${index}`);
  const main = `${names.map((name) => `import ${name} from './${name}.mjs';`).join('\n')}
const all = { ${names.join(', ')} };
export default { fetch: (request, env, ctx) => all[new URL(request.url).hostname.split('.')[0]].fetch(request, env, ctx) };`;
  return [
    new File([main], 'index.mjs', { type: MODULE }),
    new File([Buffer.from(WASM, 'hex')], 'add.wasm', { type: 'application/wasm' }),
    ...DOCUMENTED.map(({ code }, index) => new File([code], `e${index}.mjs`, { type: MODULE })),
  ];
}

async function deploy(client: Cloudflare): Promise<void> {
  const [account] = await client.accounts.list().all();
  const account_id = account?.id ?? '';
  const { id: zone_id } = await client.zones.create({ account: { id: account_id }, name: 'example.com' });
  await client.zones.activationCheck.trigger({ zone_id });
  await client.dns.records.create({ zone_id, type: 'A', name: '*', content: '192.0.2.1', ttl: 1, proxied: true });
  const { id: namespace_id } = await client.kv.namespaces.create({ account_id, title: 'examples' });
  await client.r2.buckets.create({ account_id, name: 'examples' });
  await client.workers.scripts.update('examples', {
    account_id,
    metadata: {
      main_module: 'index.mjs',
      compatibility_date: '2026-07-01',
      compatibility_flags: ['nodejs_compat'],
      bindings: [
        { type: 'kv_namespace', name: 'KV', namespace_id },
        { type: 'r2_bucket', name: 'BUCKET', bucket_name: 'examples' },
        { type: 'analytics_engine', name: 'EVENTS', dataset: 'events' },
        { type: 'ratelimit', name: 'LIMIT', namespace_id: '1', simple: { limit: 2, period: 60 } },
        { type: 'version_metadata', name: 'VERSION' },
        { type: 'plain_text', name: 'API_HOST', text: 'api.test' },
        { type: 'json', name: 'SETTINGS', json: { deep: true } },
        { type: 'secret_text', name: 'KEY', text: 'hidden' },
      ],
    },
    files: filesOf(),
  });
  await client.workers.routes.create({ zone_id, pattern: '*.example.com/*', script: 'examples' });
}

describe('examples of the documentation', () => {
  const emulator = createEmulator({ edge: { origin } });
  beforeAll(() => deploy(new Cloudflare({ apiToken: 'any', fetch: emulator.fetch })), 60_000);
  afterAll(() => emulator.close());

  test.each(DOCUMENTED.map((one, index) => [one.page, { ...one, host: `e${index}.example.com` }] as const))(
    'https://developers.cloudflare.com/workers/%s',
    async (_, { host, path = '/', init, status = 200, body, headers = {} }) => {
      const response = await emulator.edge.fetch(`https://${host}${path}`, { redirect: 'manual', ...init });
      const text = await response.text();
      expect([response.status, response.status === status ? '' : text]).toEqual([status, '']);
      for (const [name, value] of Object.entries(headers))
        expect([name, response.headers.get(name)]).toEqual([name, value]);
      if (typeof body === 'string') expect(text).toBe(body);
      else if (body instanceof RegExp) expect(text).toMatch(body);
      else if (body !== undefined) expect(JSON.parse(text)).toEqual(body);
    },
    60_000,
  );

  test('at least 60 pages are covered, each once', () => {
    const pages = DOCUMENTED.map(({ page }) => page);
    expect(pages.length).toBeGreaterThanOrEqual(60);
    expect(new Set(pages).size).toBe(pages.length);
  });
});
