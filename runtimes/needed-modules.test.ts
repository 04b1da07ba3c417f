import { expect, test } from 'vitest';
import { builds } from '../tools/build/packages.ts';
import { neededModules } from './needed-modules.ts';

test('the command is installed with all its transitive dependencies', () => {
  const needed = neededModules(['@flarewire/cli']);
  expect(needed).toEqual(expect.arrayContaining(['flarewire', '@flarewire/backup', '@flarewire/bulk']));
  expect(new Set(needed).size).toBe(needed.length);
});

test('every installed package of this repository has a build', () => {
  const ours = neededModules(['@flarewire/emulator', '@flarewire/cli']).filter((name) =>
    name.startsWith('@flarewire/'),
  );
  expect(Object.keys(builds)).toEqual(expect.arrayContaining(ours.map((name) => name.slice('@flarewire/'.length))));
});
