/** Every command of the README and of the guides runs as it stands there, against an emulator. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { Cloudflare } from 'flarewire';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emulatorPackage, shellCommand } from '../../../test/package/program-packages.ts';
import { isSample, sampled } from '../../../test/repository/sample.ts';

const WORKER = 'export default { fetch: () => new Response("hello") };';
const emulator = (await emulatorPackage()).createEmulator({ seed: 1, start: 'default' });
let folder = '';
/** In the order in which `…` stands for them. */
const ids: Record<string, string> = {};
let env: NodeJS.ProcessEnv = {};

beforeAll(async () => {
  await emulator.ready;
  const { url } = await emulator.listen();
  const client = new Cloudflare({ apiToken: 'any', baseURL: url });
  const account_id = (await client.accounts.list()).result[0]?.id ?? '';
  ids.account_id = account_id;
  ids.zone_id = (await client.zones.list()).result[0]?.id ?? '';
  ids.namespace_id = (await client.kv.namespaces.create({ account_id, title: 'readme' })).id;
  folder = await mkdtemp(join(tmpdir(), 'flarewire-cli-'));
  const record = { zone_id: ids.zone_id, type: 'A', name: 'www', ttl: 300, content: '192.0.2.1' };
  const files: Record<string, string> = {
    'logo.png': 'bytes',
    'record.json': JSON.stringify(record),
    'hosts.csv': 'host,ip\none,192.0.2.21\ntwo,192.0.2.22\n',
    'urls.txt': 'https://example.com/a.css\nhttps://example.com/b.css\n',
    'keys.ndjson': '{"key":"a","value":"1"}\n{"key":"b","value":"2"}\n',
    'worker.js': WORKER,
    'shop/worker.js': WORKER,
    'shop/wrangler.toml': 'name = "shop"\nmain = "worker.js"\ncompatibility_date = "2026-11-01"\n',
    'dist/index.html': '<h1>Handbook</h1>',
  };
  for (const [name, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const command = await shellCommand('packages/cli/src/cli.ts', 'flarewire');
  await writeFile(join(folder, 'flarewire'), `#!/bin/sh\nexec ${command} "$@"\n`, { mode: 0o755 });
  env = {
    ...process.env,
    NODE_OPTIONS: '',
    PATH: `${folder}:${process.env.PATH}`,
    XDG_CONFIG_HOME: join(folder, 'config'),
    CLOUDFLARE_API_TOKEN: 'any',
    CLOUDFLARE_BASE_URL: url,
  };
});
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true, force: true });
});

const pages = sampled(
  ['../README.md', ...['cli', 'cli-cookbook', 'start', 'administering'].map((name) => `../../../docs/${name}.md`)],
  (path) => path.replace('../../../', ''),
).map((path) => readFile(new URL(path, import.meta.url), 'utf8'));
const COMMAND = /^(npx @flarewire\/cli|flarewire|CI= flarewire|echo .*\| flarewire) /;
const commands = (await Promise.all(pages)).flatMap((text) => text.split('\n').filter((line) => COMMAND.test(line)));

test('there are commands', () => expect(commands.length).toBeGreaterThan(isSample() ? -1 : 60));

test.each(commands)('%s', async (line) => {
  const command = line
    .replace('npx @flarewire/cli ', 'flarewire ')
    .replace(/"(\w+_id)": "…"/g, (_, name: string) => `"${name}": "${ids[name]}"`);
  const { stdout, stderr } = await promisify(execFile)('bash', ['--norc', '-euo', 'pipefail', '-c', command], {
    cwd: folder,
    env,
  });
  expect(stderr).not.toMatch(/error|warn/i);
  // The resource may not exist.
  if (!line.includes('select(')) expect(stdout + stderr).not.toBe('');
});
