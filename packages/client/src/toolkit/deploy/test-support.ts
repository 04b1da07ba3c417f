/** For tests of deployments: temporary folders, and an emulator. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';
import { localZone } from '../test-support.ts';

/** Creates a folder with these files, which is removed at the end of the test. */
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

/** An emulator with the zone shop.example. */
export const local = () => localZone('shop.example');

export const CODE = 'export default { fetch: () => new Response("hello"), queue() {} };\n';

/** A wrangler configuration of a Worker that needs no bundling. */
export const config = (more = ''): string => `name = "shop"
main = "worker.js"
compatibility_date = "2026-11-01"
no_bundle = true
${more}`;
