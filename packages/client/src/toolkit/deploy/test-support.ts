/** For tests of deployments: folders of their own, and a local Cloudflare. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { localZone } from '../test-support.ts';

/** A folder with these files, which ends with the test. */
export function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-deploy-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  put(folder, files);
  return folder;
}

export function put(folder: string, files: Readonly<Record<string, string | Uint8Array>>): void {
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
}

/** A local Cloudflare with the zone shop.example. */
export const local = () => localZone('shop.example');

export const CODE = 'export default { fetch: () => new Response("hello") };\n';

/** A configuration of wrangler with a Worker that is as it is. */
export const config = (more = ''): string => `name = "shop"
main = "worker.js"
compatibility_date = "2026-11-01"
no_bundle = true
${more}`;
