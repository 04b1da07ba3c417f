/**
 * Deploys a Worker with static files: what is in FOLDER is served, all else answers the script.
 *
 *   CLOUDFLARE_API_TOKEN=… node examples/deploy-worker.ts SCRIPT_NAME FOLDER
 *
 * Only files that are not there yet are sent. Token: Workers Scripts Write.
 */
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Cloudflare from 'flarewire';
import { uploadAssets } from 'flarewire/assets';

const [script_name, folder] = process.argv.slice(2);
if (!script_name || !folder) throw new Error('Usage: deploy-worker.ts SCRIPT_NAME FOLDER');

const client = new Cloudflare();
const [account] = await client.accounts.list().all();
if (!account) throw new Error('The token reaches no account.');
const account_id = account.id;

const assets: Record<string, Blob> = {};
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) {
    const path = join(entry.parentPath, entry.name);
    assets[`/${relative(folder, path).replaceAll('\\', '/')}`] = await openAsBlob(path);
  }
const { jwt } = await uploadAssets(client, { account_id, script_name, files: assets });

const code = `export default {
  async fetch(request, env) {
    const { pathname } = new URL(request.url);
    return pathname === '/api/time' ? Response.json({ now: Date.now() }) : env.ASSETS.fetch(request);
  },
};`;
const script = await client.workers.scripts.update(script_name, {
  account_id,
  metadata: {
    main_module: 'index.mjs',
    compatibility_date: '2026-11-01',
    assets: { jwt, config: { not_found_handling: 'single-page-application' } },
    bindings: [{ type: 'assets', name: 'ASSETS' }],
  },
  files: [new File([code], 'index.mjs', { type: 'application/javascript+module' })],
});
console.log(`${script.id}: ${Object.keys(assets).length} files`);
