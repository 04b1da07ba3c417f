import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { missingPackages, PROGRAMS, programOf, versionOf } from './programs.ts';
import { scenarioNames } from './report.ts';

const scenarios = scenarioNames(['suite', 'tools'].flatMap((folder) => readdirSync(join(import.meta.dirname, folder))));

describe('the programs of others', () => {
  it('every scenario belongs to a program, and every program has one', () => {
    expect(new Set(scenarios.map((name) => programOf(name).name))).toEqual(new Set(PROGRAMS.map(({ name }) => name)));
    expect(() => programOf('terraform')).toThrow('terraform belongs to no program');
  });

  it('required packages have a file that proves their installation', () => {
    const none = scenarios.flatMap((name) => missingPackages(name, () => false));
    expect(none).toContain('pebble');
    expect(scenarios.flatMap((name) => missingPackages(name, () => true))).toEqual([]);
    expect(missingPackages('dehydrated', (file) => !file.endsWith('/pebble'))).toEqual(['pebble']);
  });

  it('versions match clients/package.json', () => {
    const npm = PROGRAMS.filter(({ from }) => 'npm' in from);
    expect(npm.map(versionOf).filter((version) => !/^npm \d+\.\d+\.\d+$/.test(version))).toEqual([]);
  });
});
