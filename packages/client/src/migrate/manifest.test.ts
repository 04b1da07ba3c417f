import { describe, expect, it } from 'vitest';
import { migrateManifest } from './manifest.ts';

const manifest = `{
    "name": "ddns",
    "files": ["dist", "README.md"],
    "dependencies": {
        "@cloudflare/workers-types": "^4.0.0",
        "cloudflare":  "^7.1.0",
        "zod": "^4"
    },
    "devDependencies": { "vitest": "^4.0.0" }
}
`;

describe('package.json', () => {
  it('package.json gets another name and range, and nothing else changes', () => {
    const { text, changes, notes } = migrateManifest(manifest, '0.1.0');
    expect(text).toBe(manifest.replace('"cloudflare":  "^7.1.0"', '"flarewire":  "^0.1.0"'));
    expect([changes, notes]).toEqual([1, []]);
    expect(migrateManifest(text, '0.1.0')).toEqual({ text, changes: 0, notes: [] });
  });

  it('package.json is changed in every section', () => {
    const text = JSON.stringify({
      devDependencies: { cloudflare: '7' },
      peerDependencies: { cloudflare: '>=7' },
      peerDependenciesMeta: { cloudflare: { optional: true } },
    });
    expect(JSON.parse(migrateManifest(text, '0.1.0').text)).toEqual({
      devDependencies: { flarewire: '^0.1.0' },
      peerDependencies: { flarewire: '^0.1.0' },
      peerDependenciesMeta: { flarewire: { optional: true } },
    });
  });

  it.each([
    [
      { dependencies: { cloudflare: '^4.2.0' } },
      'was written for cloudflare ^4.2.0: flarewire uses the names of version 7',
    ],
    [
      { dependencies: { cloudflare: '^7', flarewire: '^0.1.0' } },
      'dependencies has both cloudflare and flarewire: remove cloudflare once nothing imports it',
    ],
    [{ overrides: { cloudflare: '7.1.0' } }, 'overrides names cloudflare: change it manually'],
    [
      { jest: { moduleNameMapper: { '^cloudflare$': '<rootDir>/fake.js' } } },
      'jest names cloudflare: change it manually',
    ],
    [{ dependencies: { cf: 'npm:cloudflare@7' } }, 'cf is an alias of cloudflare: set it to "npm:flarewire@^0.1.0"'],
  ])('package.json reports manual work: %j', (value, what) => {
    expect(migrateManifest(JSON.stringify(value, null, 2), '0.1.0').notes.map((note) => note.what)).toEqual([what]);
  });

  it('a file that is not a package.json, or names other packages, stays unchanged', () => {
    for (const text of [
      '{ "cloudflare"',
      '{"dependencies":{"@cloudflare/x":"1","cloudflare-x":"1"},"jest":{"x":"cloudflare-x"}}',
    ])
      expect(migrateManifest(text, '0.1.0')).toEqual({ text, changes: 0, notes: [] });
  });
});
