/** What is given on with a package, its makers' terms go with. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The licences of the packages in these folders, as one text. */
export function licencesOf(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
    if (!file) return withoutFile(name, folder);
    return `${name}\n\n${readFileSync(join(folder, file), 'utf8').trim()}\n`;
  });
  return texts.join('\n---\n\n');
}

/** Some name this repository's own licence and bring no text of it. */
function withoutFile(name: string, folder: string): string {
  const { license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  if (license !== 'Apache-2.0') throw new Error(`${name} has no licence to give on.`);
  return `${name}\n\nBy ${author?.name ?? author}. ${license}: the text is in LICENSE of this package.\n`;
}

/** The folder of the package that a file is part of; undefined for files of this repository. */
export const packageFolder = (path: string): string | undefined =>
  /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replaceAll('\\', '/'))?.[0];
