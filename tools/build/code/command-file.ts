/**
 * Writes the entry file of a command. Every version of Node can parse it, so an old one reports the required version
 * instead of a SyntaxError.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, write } from '../folders.ts';

interface Manifest {
  readonly name: string;
  readonly bin?: Readonly<Record<string, string>>;
  readonly engines?: { readonly node: string };
  readonly publishConfig?: { readonly engines?: { readonly node: string } };
}

/** @param entry file of the package that is the program, next to the command's */
export function writeCommands(folder: string, entry: string, out: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(root, 'packages', folder, 'package.json'), 'utf8'));
  for (const path of Object.values(manifest.bin ?? {}))
    write(out, path.replace('./dist/', ''), commandFile(manifest, entry));
}

/** Written as of 2009 but for `import()`. */
export function commandFile({ name, engines, publishConfig }: Manifest, entry: string): string {
  const { node = '' } = { ...engines, ...publishConfig?.engines };
  const [, major, minor = '0'] = /^>=(\d+)(?:\.(\d+))?$/.exec(node) ?? [];
  if (major === undefined) throw new Error(`${name}: engines.node is '${node}'; write it as '>=22.20'.`);
  const least = minor === '0' ? major : `${major}.${minor}`;
  return `#!/usr/bin/env node
'use strict';
var found = process.versions.node.split('.').map(Number);
if (found[0] > ${major} || (found[0] === ${major} && found[1] >= ${minor})) import('./${entry}');
else {
  console.error('${name} needs Node ${least} or newer; this is Node ' + process.versions.node + '. Install a newer one: https://nodejs.org');
  process.exitCode = 1;
}
`;
}
