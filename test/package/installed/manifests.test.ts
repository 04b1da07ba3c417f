/** Manifest and README of an installed package: URLs and links. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { repositoryAddress } from '../../../tools/build/folders.ts';
import { builds } from '../../../tools/build/packages.ts';
import { linksOf } from '../../docs/links.ts';
import { installedProject } from '../built.ts';
import { root } from '../pack-support.ts';

let project = '';
beforeAll(async () => {
  project = await installedProject();
});

describe.each(Object.keys(builds))('%s', (folder) => {
  const { name } = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
  const read = (file: string): string => readFileSync(join(project, 'node_modules', name, file), 'utf8');

  test('the manifest has the URLs of the repository', () => {
    const { repository, homepage, bugs } = JSON.parse(read('package.json'));
    const address = repositoryAddress();
    expect(repository).toEqual({ type: 'git', url: `git+${address}.git`, directory: `packages/${folder}` });
    expect([homepage, bugs]).toEqual([expect.stringMatching(/^https:/), { url: `${address}/issues` }]);
  });

  test('every relative link of the README leads to a file of the package', () => {
    const prose = read('README.md').replace(/^```[\s\S]*?^```$/gm, '');
    const links = [
      ...linksOf(prose),
      ...Array.from(prose.matchAll(/\b(?:src|href)="([^"]+)"/g), ([, link = '']) => link),
    ];
    const own = links.filter((link) => !/^([a-z]+:|#)/.test(link));
    const isThere = (link: string): boolean => existsSync(join(project, 'node_modules', name, link.replace(/#.*/, '')));
    expect(own.filter((link) => !isThere(link))).toEqual([]);
  });
});
