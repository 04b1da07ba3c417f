/**
 * Deploy a Worker with static files
 *
 * Uploads a folder as the static files of a Worker, and the Worker itself: the files serve the paths they match, a path
 * that begins with /api/ is handled by the script, and everything else gets index.html, as single-page apps want it.
 * Only files that are not there yet are sent.
 *
 * Limits: 20,000 files of up to 25 MiB on the Free plan, 100,000 on Paid. Requests for static files cost nothing;
 *   those that the script handles count as requests of Workers.
 *   https://developers.cloudflare.com/workers/platform/limits/#static-assets
 *   https://developers.cloudflare.com/workers/static-assets/billing-and-limitations/
 * Permissions: Workers Scripts Write
 * Run: node examples/workers/deploy-worker.ts NAME FOLDER
 *   NAME: name of the Worker
 *   FOLDER: folder with the files
 */
import { openAsBlob } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import Cloudflare from 'flarewire';
import { uploadAssets } from 'flarewire/assets';
import { accountFor } from 'flarewire/find';

const [script_name, folder] = process.argv.slice(2);
if (!script_name || !folder) {
  console.error('Usage: node examples/workers/deploy-worker.ts NAME FOLDER');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;

const files: Record<string, Blob> = {};
for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) {
    const path = join(entry.parentPath, entry.name);
    files[`/${relative(folder, path).replaceAll('\\', '/')}`] = await openAsBlob(path);
  }
const { jwt } = await uploadAssets(client, { account_id, script_name, files });

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
    assets: { jwt, config: { not_found_handling: 'single-page-application', run_worker_first: ['/api/*'] } },
    bindings: [{ type: 'assets', name: 'ASSETS' }],
  },
  files: [new File([code], 'index.mjs', { type: 'application/javascript+module' })],
});
console.log(`${script.id}: deployed with ${Object.keys(files).length} files`);
