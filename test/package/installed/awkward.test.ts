/** Bodies and answers in awkward places, over the installed client: forms through a `fetch` of another package. */
import { execFile } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { root } from '../../../tools/build/folders.ts';
import { emulatorPackage, programFolder } from '../program-packages.ts';

const OTHERS = ['undici', 'node-fetch', 'cross-fetch'];
const emulator = (await emulatorPackage()).createEmulator({ seed: 1, start: 'default' });
const { url } = await emulator.listen();
const folder = await programFolder('awkward');
mkdirSync(join(folder, 'node_modules'));
for (const name of OTHERS) symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));

afterAll(async () => {
  await emulator.close();
  rmSync(folder, { recursive: true, force: true });
});

const PROGRAM = `
import Cloudflare, { toFile } from 'flarewire';
import * as other from 'NAME';

const fetch = other.fetch ?? other.default;
const client = new Cloudflare({ apiToken: 'any', fetch });
const [account] = await client.accounts.list().all();
const account_id = account.id;
const { id } = await client.kv.namespaces.create({ account_id, title: 'NAME' });
const bytes = Uint8Array.from({ length: 256 }, (_, i) => i);
const key = { account_id, namespace_id: id };
await client.kv.namespaces.values.update('form', { ...key, value: new Blob([bytes]), metadata: { a: 1 } });
await client.kv.namespaces.values.update('bytes', { ...key, value: bytes });
for (const name of ['form', 'bytes']) {
  const value = await client.kv.namespaces.values.get(name, key);
  console.log(name, Buffer.from(await value.arrayBuffer()).equals(Buffer.from(bytes)));
}
const code = 'export default { fetch: () => new Response("hello") };';
const worker = await client.workers.scripts.update('from-NAME', {
  account_id,
  metadata: { main_module: 'worker.js', compatibility_date: '2026-11-01' },
  files: [await toFile(Buffer.from(code), 'worker.js', { type: 'application/javascript+module' })],
});
console.log('worker', worker.id);
`;

test.each(OTHERS)('forms and bytes arrive unchanged through the fetch of %s', async (name) => {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, PROGRAM.replaceAll('NAME', name));
  const env = { ...process.env, NODE_OPTIONS: '', CLOUDFLARE_BASE_URL: url };
  const { stdout } = await promisify(execFile)(process.execPath, ['--no-warnings', file], { env });
  expect(stdout).toBe(`form true\nbytes true\nworker from-${name}\n`);
});
