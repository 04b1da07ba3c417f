import { describe, expect, it } from 'vitest';
import { migrateSource } from './source.ts';

/** A backquote and the start of an expression; a linter would report them in plain strings. */
const [TICK, OPEN] = ['`', '${'];

const migrated = (text: string) => migrateSource(text).text;

describe('references to the module are changed', () => {
  it.each([
    `import Cloudflare from 'cloudflare';`,
    `import Cloudflare from "cloudflare"`,
    `import type { ClientOptions } from 'cloudflare';`,
    `import Cloudflare, { toFile } from 'cloudflare';`,
    `import * as cf from 'cloudflare';`,
    `import Cloudflare, * as all from 'cloudflare';`,
    `import{APIError}from'cloudflare/error';`,
    `import 'cloudflare';`,
    `export * from 'cloudflare';`,
    `export * as cf from 'cloudflare';`,
    `export { default } from 'cloudflare';`,
    `import {\n  type RecordCreateParams,\n  // all of them\n  Records, /* and */\n} from 'cloudflare/resources/dns/records';`,
    `const Cloudflare = require('cloudflare');`,
    `const { default: Cloudflare } = await import('cloudflare');`,
    'const { KV } = await import(`cloudflare/resources/kv`);',
    `import Cloudflare = require('cloudflare');`,
    `const path = require.resolve('cloudflare/package.json');`,
    `const url = import.meta.resolve('cloudflare');`,
    `type Zone = import('cloudflare').Cloudflare.Zones.Zone;`,
    `declare module 'cloudflare' { interface X {} }`,
    `jest.mock('cloudflare');`,
    `jest.mock('cloudflare', () => ({ ...jest.requireActual('cloudflare') }));`,
    `jest\n  .mock('cloudflare');`,
    `vi.mock<typeof import('cloudflare')>('cloudflare', async (original) => ({ ...(await original()) }));`,
    `vi.mock(import('cloudflare'), () => ({}));`,
    `const actual = await vi.importActual<typeof import('cloudflare')>('cloudflare');`,
    `jest.unstable_mockModule('cloudflare', () => ({}));`,
    `mock.module('cloudflare', { defaultExport: class {} });`,
    `/** @type {import('cloudflare').Cloudflare} */\nlet client;`,
    `/** @import { Zone } from 'cloudflare/resources/zones' */`,
    `/// <reference types="cloudflare" />`,
    `const text = \`a \${await import('cloudflare')} b\`;`,
    `if (/['"]/.test(x)) y = require('cloudflare');`,
    `const half = a / 2; const cf = require('cloudflare'); const other = b / 2;`,
    `const view = <p>it's here</p>;\nimport Cloudflare from 'cloudflare';`,
  ])('the reference in %s is changed', (text) => {
    const changed = migrated(text);
    expect(changed).toBe(text.replace(/(?<=['"`])cloudflare(?=['"`/])/g, 'flarewire'));
    expect(changed).not.toBe(text);
    expect(migrateSource(changed)).toEqual({ text: changed, changes: 0, notes: [] });
  });
});

describe('other names stay unchanged', () => {
  it.each([
    `import { env } from 'cloudflare:workers';`,
    `import handler from '@cloudflare/workers-types';`,
    `import cloudflare from 'cloudflare-ddns';`,
    `import x from './cloudflare';`,
    `const provider = 'cloudflare';`,
    `// import Cloudflare from 'cloudflare';`,
    `/* require('cloudflare') */`,
    `const text = "import Cloudflare from 'cloudflare'";`,
    "const text = `import Cloudflare from 'cloudflare';`;",
    `const text = ${TICK}${OPEN}a}import Cloudflare from 'cloudflare'${OPEN}${TICK}'cloudflare'${TICK}}${TICK};`,
    `const pattern = /from 'cloudflare'/;`,
    `obj.import('cloudflare');`,
    `obj.require('cloudflare');`,
    `Array.from('cloudflare');`,
    `const { cloudflare } = vendors;`,
    `const view = <p>Comes from 'cloudflare'</p>;`,
  ])('the name in %s stays unchanged', (text) => expect(migrateSource(text)).toEqual({ text, changes: 0, notes: [] }));
});

describe('manual work is reported', () => {
  const notes = (text: string, isConfig = false) =>
    migrateSource(text, isConfig).notes.map(({ line, column, what }) => `${line}:${column} ${what}`);

  it('modules that do not exist are reported', () => {
    const text = `import Cloudflare from 'cloudflare';\nimport 'cloudflare/shims/node';\n`;
    expect(notes(text)).toEqual([
      `2:9 'cloudflare/shims/node' has no counterpart: remove it, or import from 'flarewire'`,
    ]);
    expect(migrated(text)).toContain(`'cloudflare/shims/node'`);
  });

  it('concatenated names are reported', () => {
    const text = `const one = await import(${TICK}cloudflare/resources/${OPEN}name}${TICK});`;
    expect(notes(text)).toEqual([
      `1:27 'cloudflare/resources/…' is built at run time: check which module it resolves to`,
    ]);
    expect(migrated(text)).toBe(`const one = await import(${TICK}flarewire/resources/${OPEN}name}${TICK});`);
  });

  it('other strings of a file that imports the module are reported', () => {
    const text = `const cf = require('cloudflare');\nproxyquire('./dns', { 'cloudflare': fake });`;
    expect(notes(text)).toEqual([`2:24 'cloudflare' is not an import: change it if it refers to the package`]);
  });

  it('every string of a configuration is changed', () => {
    const text = `export default { external: ['cloudflare', '@cloudflare/x'], map: { '^cloudflare$': './mock.js' } };`;
    expect(notes(text, true)).toHaveLength(2);
    expect(notes(text)).toEqual([]);
  });
});
