/** Builds the site: the repository's documents and contract as data, Astro over them, then what machines read. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { output } from '../runtimes/processes.ts';
import { buildBrowserEmulator } from '../tools/build/browser-emulator.ts';
import { root } from '../tools/build/folders.ts';
import { writeConsole } from './console.ts';
import { sidebarOf } from './documents/sidebar.ts';
import { readDocuments } from './documents/sources.ts';
import { writeDocuments } from './documents/write.ts';
import { homeOf } from './home.ts';
import { environment, install } from './install.ts';
import { machineFiles } from './machines/write.ts';
import { indexGuides } from './pagefind.ts';
import { buildPlayground, PLAYGROUND } from './playground/build.ts';
import { readKnown } from './reference/known.ts';
import { writeRuns } from './reference/runs.ts';
import { writeReference } from './reference/write.ts';
import { slimPages } from './slim.ts';

const here = import.meta.dirname;
/** Intermediate files of the site build. */
export const MADE = join(here, '.made');
export const DIST = join(here, 'dist');

const FONTS = {
  'geist.woff2': '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
  'geist-mono.woff2': '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2',
};

/** Served for an unknown address. */
const NOT_FOUND = `---
{"title":"Page not found","description":"There is no page at this address.","slug":"404","template":"splash","tableOfContents":false}
---
There is no page at this address. It may have moved, or the link may be mistyped.

<button type="button" data-find>Search operations and guides</button>

* [Get started](/start/)
* [All guides](/guides/)
* [Reference of every operation](/reference/)
* [Troubleshooting](/troubleshooting/)
* [Frequently asked questions](/faq/)
`;

export interface BuildOptions {
  readonly say: (text: string) => void;
  /** Keys of the products that the reference has; all by default. */
  readonly only?: ReadonlySet<string> | undefined;
}

export async function build({ say, only }: BuildOptions): Promise<void> {
  const started = performance.now();
  const step = (text: string): void =>
    say(`${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${text}`);
  await install(here, 'the generator (about 220 MB, once)', say);
  rmSync(DIST, { recursive: true, force: true });
  for (const folder of ['docs', 'reference', 'public']) rmSync(join(MADE, folder), { recursive: true, force: true });
  const known = await readKnown(join(MADE, 'cache/examples.json'));
  const documents = readDocuments();
  writeDocuments(documents, join(MADE, 'docs'));
  writeFileSync(join(MADE, 'docs/404.md'), NOT_FOUND);
  writeFileSync(join(MADE, 'sidebar.json'), JSON.stringify(sidebarOf(documents)));
  writeFileSync(join(MADE, 'home.json'), JSON.stringify(homeOf(known.index, documents)));
  copyAssets();
  step(`${documents.length} documents`);
  const machines = machineFiles(join(MADE, 'public'));
  machines.documents(documents);
  const each: typeof machines.product = (product, pages) => {
    machines.product(product, pages);
    writeRuns(join(MADE, 'public/runs'), pages);
  };
  const pages = await writeReference(known, { folder: join(MADE, 'reference'), only, each });
  await known.examples.close();
  step(`${pages} pages of the reference`);
  await machines.data(known.index, documents);
  step('files for machines');
  await buildBrowserEmulator(join(MADE, 'public/browser-emulator'));
  step('the emulator for browsers');
  await buildPlayground(join(MADE, 'public', PLAYGROUND));
  step('the playground');
  await astro();
  step('pages');
  await indexGuides(
    documents.map(({ slug }) => slug),
    DIST,
  );
  slimPages(DIST);
  step('search');
  await writeConsole(DIST, MADE);
  step('the console');
}

function copyAssets(): void {
  const require = createRequire(join(root, 'packages/console/package.json'));
  mkdirSync(join(MADE, 'public/fonts'), { recursive: true });
  for (const [name, from] of Object.entries(FONTS))
    copyFileSync(require.resolve(from), join(MADE, 'public/fonts', name));
  copyFileSync(join(root, 'packages/console/public/icon.svg'), join(MADE, 'public/icon.svg'));
  copyFileSync(join(root, 'docs/images/explore.jpg'), join(MADE, 'public/og.jpg'));
  copyFileSync(join(here, 'src/icons.svg'), join(MADE, 'public/icons.svg'));
}

async function astro(): Promise<void> {
  const program = join(here, 'node_modules/astro/bin/astro.mjs');
  await output(process.execPath, [program, 'build'], { cwd: here, timeout: 600_000, env: environment() });
}
