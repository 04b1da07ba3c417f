/** `npm run pack:all`: every package that is published as a tarball, in one folder, and the one line that installs them. */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { emptyFolder, root } from '../build/folders.ts';

const USAGE = `Usage: npm run pack:all [-- --out DIR]

Builds all packages, packs them into DIR (default: packed), and prints the line that installs them.`;

try {
  const { values } = parseArgs({
    options: { help: { type: 'boolean', short: 'h' }, out: { type: 'string', default: 'packed' } },
  });
  if (values.help) console.log(USAGE);
  else packAll(resolve(root, values.out));
} catch (error) {
  if (!String(Object(error).code).startsWith('ERR_PARSE_ARGS_')) throw error;
  console.error(`${Object(error).message}\n\n${USAGE}`);
  process.exitCode = 2;
}

function packAll(folder: string): void {
  const folders = readdirSync(join(root, 'packages')).filter((name) => {
    const manifest = JSON.parse(readFileSync(join(root, 'packages', name, 'package.json'), 'utf8'));
    return manifest.private !== true;
  });
  emptyFolder(folder);
  const workspaces = folders.flatMap((name) => ['--workspace', `packages/${name}`]);
  execFileSync('npm', ['pack', ...workspaces, '--pack-destination', folder, '--silent'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`${readdirSync(folder).length} tarballs. In your project:\n\nnpm install ${folder}/*.tgz`);
}
