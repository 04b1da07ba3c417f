/** One function per package: its sources become what it publishes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildBrowserEmulator } from './browser-emulator.ts';
import { buildClientCode } from './client-code.ts';
import { buildClientTypes } from './client-types.ts';
import { buildInPage } from './code/in-page.ts';
import { emptyFolder, root } from './folders.ts';
import { buildPage } from './page.ts';
import { buildPlainPackage } from './plain-package.ts';
import { printed } from './printed.ts';

async function buildClient(out = join(root, 'packages/client/dist')): Promise<void> {
  emptyFolder(out);
  buildClientTypes(out);
  await buildClientCode(out);
}

/** The server first, because it empties the folder that the page is written to. */
async function buildConsole(out = join(root, 'packages/console/dist')): Promise<void> {
  await buildPlainPackage({ name: 'console', folder: 'src/server', entries: ['index', 'cli'] }, out);
  await buildPage(join(out, 'page'));
  await buildInPage(join(out, 'in-page'));
}

async function buildEmulator(out = join(root, 'packages/emulator/dist')): Promise<void> {
  await buildPlainPackage(
    { name: 'emulator', entries: ['index', 'cli', 'products/d1/runner'], typed: ['platform/browser/browser'] },
    out,
  );
  await buildBrowserEmulator(join(out, 'browser'));
}

async function buildCommand(out = join(root, 'packages/cli/dist')): Promise<void> {
  const bundled = [
    'get-east-asian-width',
    'string-width',
    'strip-ansi',
    'ansi-regex',
    'yaml',
    'minisearch',
    'jq-wasm',
    '@modelcontextprotocol/server',
    '@modelcontextprotocol/core',
    'zod',
  ];
  await buildPlainPackage({ name: 'cli', entries: ['cli'], bundled }, out);
  writeFileSync(join(out, 'search.json'), printed('tools/build/search-file.ts'));
  writeFileSync(join(out, 'flarewire.1'), printed('packages/cli/src/cli.ts', 'man'));
}

/** By folder in `packages/`. */
export const builds = {
  client: buildClient,
  schema: (out?: string) => buildPlainPackage({ name: 'schema', entries: ['index'], platform: 'neutral' }, out),
  contract: (out?: string) => buildPlainPackage({ name: 'contract', entries: ['index'] }, out),
  'rules-language': (out?: string) =>
    buildPlainPackage({ name: 'rules-language', entries: ['index'], platform: 'neutral' }, out),
  'zone-file': (out?: string) => buildPlainPackage({ name: 'zone-file', entries: ['index'], platform: 'neutral' }, out),
  emulator: buildEmulator,
  backup: (out?: string) => buildPlainPackage({ name: 'backup', entries: ['index'] }, out),
  bulk: (out?: string) => buildPlainPackage({ name: 'bulk', entries: ['index'] }, out),
  react: (out?: string) => buildPlainPackage({ name: 'react', entries: ['index'], platform: 'neutral' }, out),
  console: buildConsole,
  cli: buildCommand,
};
