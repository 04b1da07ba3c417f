/** Static files of a Worker, and bundled code. */
import { beforeEach, describe, expect, it } from 'vitest';
import { PlanError } from '../sync/plan.ts';
import { apply, type DeployPlan, type DeploySource, planDeploy } from './deploy.ts';
import { prepare } from './prepare.ts';
import { CODE, config, folderOf, local, put } from './test-support.ts';

type Local = Awaited<ReturnType<typeof local>>;
let { emulator, client, account_id }: Local = {} as Local; // set before each test
beforeEach(async () => {
  ({ emulator, client, account_id } = await local());
});
const lines = (plan: DeployPlan) => String(plan).split('\n');
const problems = async (source: DeploySource, load?: () => Promise<undefined>): Promise<string[]> => {
  const error = await prepare(source, { load }).catch((caught: unknown) => caught);
  if (!(error instanceof PlanError)) throw new Error(`expected a PlanError, found ${String(error)}`);
  return error.problems.map(({ file, line, reason }) =>
    `${file ?? ''}${line === undefined ? '' : `:${line}`} ${reason}`.trim(),
  );
};

describe('a folder of files', () => {
  const SITE = {
    'index.html': '<h1>Shop</h1>',
    'css/site.css': 'h1 { color: navy }',
    'drafts/new.html': 'not yet',
    '.assetsignore': 'drafts\n',
    '.dev.vars': 'KEY=hush',
    _headers: '/*\n  X-Shop: yes\n',
    'node_modules/x/index.js': 'no',
  };

  it('a folder becomes a site, and only changes are uploaded the next time', async () => {
    const folder = folderOf(SITE);
    const plan = await planDeploy(client, { folder, name: 'site' });
    expect(lines(plan)).toEqual([
      '+ create assets (2 files, 31 bytes): only missing files are sent',
      '+ create Worker site: does not exist; no code, 0 bindings',
      '~ change workers.dev address: enabled false → true, previews_enabled false → true',
      '! ignored .dev.vars is not served',
      '2 to create, 1 to change, 0 to delete, 0 to keep',
    ]);
    emulator.faults.add({ method: 'POST', every: 3, fault: 'lostAnswer' });
    expect((await apply(client, plan)).assets).toMatchObject({ files: 2 });
    emulator.faults.clear();
    put(folder, { 'index.html': '<h1>Shop, open</h1>' });
    const next = await planDeploy(client, { folder, name: 'site' });
    expect(lines(next)[1]).toBe('~ change Worker site: assets');
    expect((await apply(client, next)).assets).toEqual({ files: 2, uploaded: 1 });
    put(folder, { _headers: '/*\n  X-Shop: no\n' });
    const rules = await planDeploy(client, { folder, name: 'site' });
    expect(lines(rules).slice(0, 2)).toEqual([
      '~ change assets (2 files, 37 bytes): unchanged',
      '~ change Worker site: settings',
    ]);
    expect((await apply(client, rules)).assets).toEqual({ files: 2, uploaded: 0 });
    expect(await client.workers.scripts.versions.list('site', { account_id }).all()).toHaveLength(3);
  });

  it('a missing folder and files that are too large are reported', async () => {
    const folder = folderOf({ 'wrangler.json': '{\n "name": "a",\n "assets": { "directory": "dist" }\n}' });
    expect(await problems({ folder })).toEqual([
      expect.stringMatching(/^wrangler.json:3 assets.directory: the folder .* does not exist/),
    ]);
    put(folder, { 'dist/film.mp4': new Uint8Array(25 * 2 ** 20 + 1) });
    expect(await problems({ folder })).toEqual(['/film.mp4 has 26214401 bytes; the limit per asset is 26214400']);
    expect(await problems({ folder: `${folder}/none` })).toEqual([expect.stringContaining('does not exist')]);
  });
});

describe('code', () => {
  const TS = {
    'wrangler.toml': config().replace('worker.js', 'src/index.ts').replace('no_bundle = true\n', ''),
    'src/index.ts':
      "import { DurableObject } from 'cloudflare:workers';\nimport page from './page.html';\nimport { greet } from './greet.ts';\nexport class Cart extends DurableObject {}\nexport default { fetch: (): Response => new Response(greet(page)) };\n",
    'src/greet.ts': 'export const greet = (name: string): string => "Hello " + name;\n',
    'src/page.html': '<p>page</p>',
  };

  it('code of several files is bundled, and text files stay separate modules', async () => {
    const folder = folderOf(TS);
    const { modules } = await prepare({ folder });
    expect(modules?.modules.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'index.js application/javascript+module',
      expect.stringMatching(/^[0-9a-f]{10}-page\.html text\/plain$/),
    ]);
    const code = new TextDecoder().decode(modules?.modules[0]?.bytes);
    expect(code).toContain(`from "./${modules?.modules[1]?.name}"`);
    expect(code).toContain('from "cloudflare:workers"');
    const plan = await planDeploy(client, { folder });
    await apply(client, plan);
    expect((await planDeploy(client, { folder: folderOf(TS) })).digest).toBe(plan.digest);
  });

  it('a bundling error is reported with its line', async () => {
    expect(await problems({ folder: folderOf({ ...TS, 'src/greet.ts': 'export const greet = ;\n' }) })).toEqual([
      'src/greet.ts:1 Unexpected ";"',
    ]);
  });

  it('without esbuild, a single file is deployed, and more files are an error with advice', async () => {
    const none = async () => undefined;
    expect(await problems({ folder: folderOf(TS) }, none)).toEqual([
      'wrangler.toml:2 main: src/index.ts is not JavaScript, so it has to be bundled: install esbuild (npm install --save-dev esbuild), or build it yourself, name the result as main and set no_bundle',
    ]);
    const plain = { 'wrangler.toml': config().replace('no_bundle = true', ''), 'worker.js': CODE };
    expect((await prepare({ folder: folderOf(plain) }, { load: none })).modules?.main).toBe('worker.js');
    expect(await problems({ folder: folderOf({ ...plain, 'worker.js': 'import "./a.js";\n' }) }, none)).toEqual([
      expect.stringContaining('worker.js imports "./a.js", so it has to be bundled'),
    ]);
  });

  it('code that is already built is deployed unchanged', async () => {
    const folder = folderOf({
      'wrangler.toml': config('rules = [{ type = "Text", globs = ["**/*.md"] }]\n').replace(
        'worker.js',
        'dist/worker.js',
      ),
      'dist/worker.js': CODE,
      'dist/lib/a.mjs': 'export const a = 1;',
      'dist/lib/b.wasm': new Uint8Array([0, 97, 115, 109]),
      'dist/notes.md': 'notes',
      'dist/notes.txt': 'no rule for it',
      'other.js': 'outside',
    });
    const { modules } = await prepare({ folder });
    expect(modules?.modules.map(({ name, type }) => `${name} ${type}`)).toEqual([
      'worker.js application/javascript+module',
      'lib/a.mjs application/javascript+module',
      'lib/b.wasm application/wasm',
      'notes.md text/plain',
    ]);
  });
});

describe('a configuration', () => {
  it('an invalid configuration is rejected with all problems, by line, before anything is sent', async () => {
    const toml = `name = "my shop"
main = 5
compatibility_date = 2026-11-01
[[kv_namespaces]]
id = "x"
[[r2_buckets]]
binding = "A"
[vars]
A = "twice"
[triggers]
crons = ["hourly"]
`;
    const folder = folderOf({ 'wrangler.toml': toml });
    const sent = emulator.journal.entries().length;
    await expect(planDeploy(client, { folder })).rejects.toThrow('wrangler.toml: 6 errors:');
    expect(emulator.journal.entries()).toHaveLength(sent);
    expect(await problems({ folder })).toEqual([
      'wrangler.toml:1 name: "my shop" may contain only letters, digits, - and _',
      'wrangler.toml:2 main must be a string, found 5',
      'wrangler.toml:3 compatibility_date must be a string, found a date: put it in quotes',
      'wrangler.toml:4 kv_namespaces[0].binding is missing',
      'wrangler.toml:6 r2_buckets[0]: the name A is used by two bindings',
      'wrangler.toml:11 triggers.crons: "hourly" does not have the five fields of a cron expression',
    ]);
  });

  it('unknown settings are reported by line', async () => {
    const toml = config(
      'colour = "blue"\n[build]\ncommand = "make"\n[[kv_namespaces]]\nbinding = "A"\npreview_id = "p"\nttl = 5\n',
    );
    const plan = await planDeploy(client, { folder: folderOf({ 'wrangler.toml': toml, 'worker.js': CODE }) });
    expect(lines(plan).filter((line) => line.startsWith('!'))).toEqual([
      '! ignored wrangler.toml:5: colour is an unknown setting',
      '! ignored wrangler.toml:6: build: build commands are not run: run it before you deploy',
      '! ignored wrangler.toml:11: kv_namespaces[0].ttl is an unknown setting',
    ]);
  });

  it('an environment inherits settings, but neither bindings nor variables', async () => {
    const toml = config(`compatibility_flags = ["nodejs_compat"]
vars = { A = "top" }
[env.staging]
vars = { B = "own" }
keep_vars = true
[env.production]
name = "shop-live"
vars = { C = "live" }
`);
    const folder = folderOf({ 'wrangler.toml': toml, 'worker.js': CODE });
    const { name, config: read, bindings, ignored } = await prepare({ folder, environment: 'staging' });
    expect([name, read.compatibility_flags, bindings.map(({ binding }) => binding.name)]).toEqual([
      'shop-staging',
      ['nodejs_compat'],
      ['B'],
    ]);
    expect(ignored.map(({ line, reason }) => `${line} ${reason}`)).toEqual([
      '9 keep_vars is only allowed at the top level of the file',
    ]);
    expect((await prepare({ folder, environment: 'production' })).name).toBe('shop-live');
    expect(await problems({ folder, environment: 'test' })).toEqual([
      'wrangler.toml:7 unknown environment "test"; the configuration has: staging, production',
    ]);
  });
});
