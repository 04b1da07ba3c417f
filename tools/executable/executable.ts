/** Makes a single executable application of Node: its binary, with the bundle and the compiled contract in it. */
import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'postject';
import { root } from '../build/folders.ts';
import { printed } from '../build/printed.ts';
import { bundle } from './bundle.ts';

/** Marks the place in the binary. https://nodejs.org/api/single-executable-applications.html */
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';

/** `flarewire-linux-x64`, `flarewire-win32-x64.exe` */
export const executableName = (platform: string = process.platform, arch: string = process.arch): string =>
  `flarewire-${platform}-${arch}${platform === 'win32' ? '.exe' : ''}`;

/** Writes the executable for this platform. */
export async function makeExecutable(file: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'flarewire-executable-'));
  try {
    const blob = await blobIn(folder);
    mkdirSync(dirname(file), { recursive: true });
    copyFileSync(process.execPath, file);
    chmodSync(file, 0o755);
    // A changed binary has an invalid signature, which macOS refuses to start.
    if (process.platform === 'darwin') execFileSync('codesign', ['--remove-signature', file]);
    await inject(file, 'NODE_SEA_BLOB', blob, { sentinelFuse: FUSE, machoSegmentName: 'NODE_SEA' });
    if (process.platform === 'darwin') execFileSync('codesign', ['--sign', '-', file]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bundle and the contract, prepared by Node for its binary. */
async function blobIn(folder: string): Promise<Buffer> {
  const main = join(folder, 'flarewire.cjs');
  await bundle(main);
  const generated = join(root, 'packages/contract/generated');
  const names = readdirSync(generated).filter((name) => name.endsWith('.json'));
  const search = join(folder, 'search.json');
  writeFileSync(search, printed('tools/build/search-file.ts'));
  const output = join(folder, 'flarewire.blob');
  const config = {
    main,
    output,
    disableExperimentalSEAWarning: true,
    useCodeCache: true,
    assets: { ...Object.fromEntries(names.map((name) => [name, join(generated, name)])), 'cli/search.json': search },
  };
  writeFileSync(join(folder, 'sea.json'), JSON.stringify(config));
  execFileSync(process.execPath, ['--experimental-sea-config', join(folder, 'sea.json')], { stdio: 'pipe' });
  return readFileSync(output);
}
