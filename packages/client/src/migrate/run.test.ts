/** Runs the command on typical projects. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { run } from './run.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

type Files = { readonly [path: string]: string };

function project(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-migrate-'));
  folders.push(folder);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return folder;
}

const filesOf = (folder: string): Files =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path).replaceAll('\\', '/'), readFileSync(path, 'utf8')]),
  );

function migrate(cwd: string, ...args: string[]) {
  const lines: string[] = [];
  const line = (text: string) => void lines.push(text);
  const code = run(args, { cwd, version: '0.1.0', out: line, error: line });
  return { code, text: lines.join('\n') };
}

const IMPORT = "import Cloudflare from 'cloudflare';\n";
const CHANGED = "import Cloudflare from 'flarewire';\n";

/** A monorepo: ES modules, CommonJS, tests, configurations, and unrelated files. */
const monorepo: Files = {
  'package.json': '{ "workspaces": ["packages/*"], "devDependencies": { "vitest": "^4" } }\n',
  'package-lock.json': '{ "packages": { "node_modules/cloudflare": {} } }\n',
  'packages/ddns/package.json': '{\n\t"type": "module",\n\t"dependencies": {\n\t\t"cloudflare": "^7.0.0"\n\t}\n}\n',
  'packages/ddns/src/index.ts': `${IMPORT}import type { RecordResponse } from 'cloudflare/resources/dns/records';\n\nexport const client = new Cloudflare();\n`,
  'packages/ddns/src/index.test.ts': "vi.mock('cloudflare');\n",
  'packages/ddns/dist/index.js': IMPORT,
  'packages/ddns/node_modules/cloudflare/index.js': IMPORT,
  'packages/legacy/package.json': '{ "dependencies": { "cloudflare": "^7.0.0" } }',
  'packages/legacy/lib/purge.js': "'use strict';\nconst Cloudflare = require('cloudflare');\r\n",
  'packages/legacy/lib/other.cjs': "module.exports = 'cloudflare';\n",
  'packages/web/App.vue': `<script>\n${IMPORT}</script>\n`,
  'packages/web/vite.config.ts': "export default { optimizeDeps: { include: ['cloudflare'] } };\n",
  '.github/x.js': IMPORT,
};

describe('flarewire-migrate', () => {
  it('flarewire-migrate changes a monorepo, and reports the remaining work', () => {
    const folder = project(monorepo);
    const { code, text } = migrate(folder);
    expect(text).toBe(`packages/ddns/package.json: 1 change
packages/ddns/src/index.test.ts: 1 change
packages/ddns/src/index.ts: 2 changes
packages/legacy/lib/purge.js: 1 change
packages/legacy/package.json: 1 change
5 files changed.
Then install again, which renews package-lock.json, and read docs/differences.md of flarewire.

To change manually:
  packages/web/App.vue:2:25 names cloudflare: change it manually
  packages/web/vite.config.ts:1:45 'cloudflare' is not an import: change it if it refers to the package`);
    expect(code).toBe(1);
    expect(filesOf(folder)).toEqual({
      ...monorepo,
      'packages/ddns/package.json': '{\n\t"type": "module",\n\t"dependencies": {\n\t\t"flarewire": "^0.1.0"\n\t}\n}\n',
      'packages/ddns/src/index.ts': `${CHANGED}import type { RecordResponse } from 'flarewire/resources/dns/records';\n\nexport const client = new Cloudflare();\n`,
      'packages/ddns/src/index.test.ts': "vi.mock('flarewire');\n",
      'packages/legacy/package.json': '{ "dependencies": { "flarewire": "^0.1.0" } }',
      'packages/legacy/lib/purge.js': "'use strict';\nconst Cloudflare = require('flarewire');\r\n",
    });
  });

  it('flarewire-migrate is safe to run twice', () => {
    const folder = project(monorepo);
    migrate(folder);
    const after = filesOf(folder);
    expect(migrate(folder).text).toContain('0 files changed.');
    expect(filesOf(folder)).toEqual(after);
  });

  it('flarewire-migrate changes nothing with --dry-run', () => {
    const folder = project(monorepo);
    expect(migrate(folder, '--dry-run').text).toContain('5 files would change.');
    expect(filesOf(folder)).toEqual(monorepo);
  });

  it('flarewire-migrate processes the given files and folders', () => {
    const folder = project({ 'a.ts': IMPORT, 'b/c.ts': IMPORT, 'd.ts': IMPORT });
    expect(migrate(folder, 'a.ts', 'b').code).toBe(0);
    expect(filesOf(folder)).toEqual({ 'a.ts': CHANGED, 'b/c.ts': CHANGED, 'd.ts': IMPORT });
  });

  it('flarewire-migrate prints its usage', () => {
    const folder = project({});
    expect(migrate(folder, '--help')).toMatchObject({ code: 0, text: expect.stringContaining('--dry-run') });
    expect(migrate(folder, '--dry')).toMatchObject({
      code: 2,
      text: expect.stringContaining("Unknown option '--dry'"),
    });
    expect(migrate(folder, 'nowhere')).toMatchObject({
      code: 2,
      text: expect.stringContaining('nowhere does not exist in'),
    });
  });
});
