/** Locations of the repository. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { siteAddress } from '@flarewire/snippets/site';

export const root = fileURLToPath(new URL('../../', import.meta.url));
export const clientSource = join(root, 'packages/client/src');

/** Address of the repository; a workflow of another one publishes with its own. */
export function repositoryAddress({ GITHUB_REPOSITORY }: NodeJS.ProcessEnv = {}): string {
  const { repository } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return GITHUB_REPOSITORY ? `https://github.com/${GITHUB_REPOSITORY}` : repository.url.replace(/^git\+|\.git$/g, '');
}

/**
 * URL of the documentation site for links in built files; undefined if it has none.
 * @throws Error for an invalid URL
 */
export function documentationSite({ FLAREWIRE_SITE }: NodeJS.ProcessEnv): string | undefined {
  const { homepage } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return siteAddress(FLAREWIRE_SITE || homepage);
}

export function emptyFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
}

export function write(folder: string, path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
