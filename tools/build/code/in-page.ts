/** Builds the worker that is the server of a console without one: the same API, over the emulator in the browser. */
import { join } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { emptyFolder, root } from '../folders.ts';

const SOURCE = join(root, 'packages/console/src/in-page');

/** The emulator is a folder next to the worker's; the contract is files that the page loads too. */
const inPage: Plugin = {
  name: 'in-page',
  setup({ onResolve }) {
    onResolve({ filter: /^@flarewire\/emulator(\/browser)?$/ }, () => ({
      path: '../emulator/index.js',
      external: true,
    }));
    const contract = join(SOURCE, 'contract.ts');
    onResolve({ filter: /^@flarewire\/contract$/ }, ({ importer }) =>
      importer === contract ? undefined : { path: contract },
    );
  },
};

export async function buildInPage(out: string): Promise<void> {
  emptyFolder(out);
  await build({
    entryPoints: { worker: join(SOURCE, 'worker.ts'), early: join(SOURCE, 'early.ts') },
    outdir: out,
    bundle: true,
    splitting: true,
    minify: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2023',
    charset: 'utf8',
    chunkNames: '[name]-[hash]',
    conditions: ['flarewire-source'],
    plugins: [inPage],
  });
}
