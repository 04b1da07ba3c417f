/** Less common settings of wrangler: sent as wrangler sends them, or an error with their name. */
import { describe, expect, it } from 'vitest';
import { apply, planDeploy } from './deploy.ts';
import { prepare } from './prepare.ts';
import { CODE, folderOf, local } from './test-support.ts';

const HEAD = { name: 'shop', main: 'worker.js', compatibility_date: '2026-11-01', no_bundle: true };
const folderWith = (settings: object) =>
  folderOf({ 'wrangler.json': JSON.stringify({ ...HEAD, ...settings }), 'worker.js': CODE });

describe('a setting that leads to a binding', () => {
  it.each([
    [{ worker_loaders: [{ binding: 'B' }] }, { type: 'worker_loader', name: 'B' }],
    [{ pipelines: [{ binding: 'B', stream: 's1' }] }, { type: 'pipelines', name: 'B', pipeline: 's1' }],
    [{ ai_search: [{ binding: 'B', instance_name: 'docs' }] }, { type: 'ai_search', name: 'B', instance_name: 'docs' }],
    [
      { ai_search_namespaces: [{ binding: 'B', namespace: 'n' }] },
      { type: 'ai_search_namespace', name: 'B', namespace: 'n' },
    ],
    [{ artifacts: [{ binding: 'B', namespace: 'n' }] }, { type: 'artifacts', name: 'B', namespace: 'n' }],
    [{ flagship: [{ binding: 'B', app_id: 'a' }] }, { type: 'flagship', name: 'B', app_id: 'a' }],
    [{ vpc_networks: [{ binding: 'B', network_id: 'x' }] }, { type: 'vpc_network', name: 'B', network_id: 'x' }],
    [{ unsafe: { bindings: [{ name: 'B', type: 'new', x: 1 }] } }, { type: 'new', name: 'B', x: 1 }],
  ])('a binding setting is sent: %j', async (settings, binding) => {
    const { bindings, ignored } = await prepare({ folder: folderWith(settings) });
    expect([bindings.map((one) => one.binding), ignored]).toEqual([[binding], []]);
  });

  it.each(['agent_memory', 'logfwdr', 'stream', 'streaming_tail_consumers', 'unsafe_hello_world', 'wasm_modules'])(
    'a setting that is not sent is an error, unless allowed: %s',
    async (name) => {
      const folder = folderWith({ [name]: [{ binding: 'B' }] });
      await expect(prepare({ folder })).rejects.toThrow(`${name}: not sent; allowUnknown deploys without it`);
      const { ignored } = await prepare({ folder, allowUnknown: true });
      expect(ignored.map(({ reason }) => reason)).toEqual([expect.stringContaining(`${name}: not sent`)]);
    },
  );
});

describe('a setting of the Worker', () => {
  it('declared exports and unsafe metadata are sent', async () => {
    const exports = { Room: { type: 'durable-object', storage: 'sqlite' } };
    const { config } = await prepare({ folder: folderWith({ exports, unsafe: { metadata: { beta: true } } }) });
    expect([config.exports, config.unsafe?.metadata]).toEqual([exports, { beta: true }]);
  });

  it('a Worker has the tags by which the dashboard groups environments', async () => {
    const folder = folderWith({ tags: ['team'], env: { staging: {} } });
    const { config } = await prepare({ folder, environment: 'staging' });
    expect(config.tags).toEqual(['team', 'cf:service=shop', 'cf:environment=staging']);
    expect((await prepare({ folder })).config.tags).toEqual(['team']);
  });
});

describe('source maps', () => {
  const mapOf = async (settings: object) => {
    const folder = folderOf({
      'wrangler.json': JSON.stringify({ ...HEAD, ...settings }),
      'worker.js': `import { text } from './text.js';\nexport default { fetch: () => new Response(text) };`,
      'text.js': `export const text = 'hello';`,
      'text.js.map': '{}',
    });
    const { modules } = await prepare({ folder });
    return modules?.modules.map(({ name, type, bytes }) => [name, type, new TextDecoder().decode(bytes)]) ?? [];
  };

  it('a bundle is uploaded with its source map, where that is asked for', async () => {
    const [main, map] = await mapOf({ no_bundle: false, upload_source_maps: true });
    expect(main?.[2]).toMatch(/\n\/\/# sourceMappingURL=worker\.js\.map\n$/);
    expect(map?.slice(0, 2)).toEqual(['worker.js.map', 'application/source-map']);
    expect(JSON.parse(map?.[2] ?? '').sources).toEqual(['text.js', 'worker.js']);
    expect(await mapOf({ no_bundle: false })).toHaveLength(1);
  });

  it('source maps of modules that are not bundled are uploaded, where that is asked for', async () => {
    const names = (all: string[][]) => all.map(([name]) => name);
    expect(names(await mapOf({ upload_source_maps: true }))).toEqual(['worker.js', 'text.js', 'text.js.map']);
    expect(names(await mapOf({}))).toEqual(['worker.js', 'text.js']);
  });

  it('a Worker with source maps is deployed', async () => {
    const folder = folderWith({ no_bundle: false, upload_source_maps: true });
    const { client } = await local();
    const plan = await planDeploy(client, { folder });
    expect((await apply(client, plan)).version_id).toBeDefined();
  });
});

describe('the output of a build', () => {
  it('the output of a build is deployed, with its static files', async () => {
    const folder = folderOf({
      'wrangler.json': JSON.stringify({ ...HEAD, assets: { not_found_handling: 'single-page-application' } }),
      'worker.js': CODE,
      '.wrangler/deploy/config.json': JSON.stringify({ configPath: '../../dist/spa/wrangler.json' }),
      'dist/spa/wrangler.json': JSON.stringify({ ...HEAD, main: 'index.js', assets: { directory: '../client' } }),
      'dist/spa/index.js': CODE,
      'dist/client/index.html': '<h1>shop</h1>',
    });
    const { client } = await local();
    expect(String(await planDeploy(client, { folder }))).toContain('assets');
    const { assets, config } = await prepare({ folder });
    expect([config.main, assets?.files.map(({ path }) => path)]).toEqual(['index.js', ['/index.html']]);
  });

  it('a missing build output is reported', async () => {
    const folder = folderWith({ assets: { binding: 'ASSETS' } });
    await expect(prepare({ folder })).rejects.toThrow('assets.directory is missing');
  });
});
