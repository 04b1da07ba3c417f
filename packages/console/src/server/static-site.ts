/** Writes the console as a folder of files, which needs no server of its own: the emulator runs in the page. */
import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { index } from '@flarewire/contract';
import { type AboutFile, IN_PAGE } from '../wire/in-page.ts';
import { searchText } from './contract-data.ts';
import { pagePolicy } from './http/page.ts';

/** Folders of built files. */
export interface StaticSources {
  /** The page. */
  readonly page: string;
  /** The worker that replaces the server. */
  readonly worker: string;
  /** The emulator for browsers. */
  readonly emulator: string;
}

export interface StaticSite {
  readonly files: number;
  readonly bytes: number;
}

const require = createRequire(import.meta.url);

/** The folders of the installed packages. */
export function packagedSources(): StaticSources {
  const here = fileURLToPath(new URL('.', import.meta.url));
  const emulator = dirname(require.resolve('@flarewire/emulator/package.json'));
  return { page: join(here, 'page'), worker: join(here, 'in-page'), emulator: join(emulator, 'dist/browser') };
}

/** Everything the console writes; other names in the folder are left alone. */
const FOLDERS = ['assets', 'data', 'emulator', 'server'];

/**
 * Writes the folder, and replaces a console that was written to it before.
 * @throws Error if it contains something else, or the sources are not built
 */
export async function writeStaticSite(
  folder: string,
  about: AboutFile,
  sources: StaticSources = packagedSources(),
): Promise<StaticSite> {
  await mkdir(folder, { recursive: true });
  await checkFolder(folder);
  for (const name of FOLDERS) await rm(join(folder, name), { recursive: true, force: true });
  const html = await readFile(join(sources.page, 'index.html'), 'utf8');
  await cp(sources.page, folder, { recursive: true, filter: (path) => !/[\\/]\.vite$/.test(path) });
  await cp(sources.worker, join(folder, 'server'), { recursive: true });
  await cp(sources.emulator, join(folder, 'emulator'), { recursive: true });
  await writeContract(join(folder, 'data'));
  await writeFile(join(folder, 'server/about.json'), JSON.stringify(about));
  await writeFile(join(folder, 'index.html'), withoutServer(html));
  await writeFile(join(folder, 'README.txt'), README);
  return sizeOf(folder);
}

async function checkFolder(folder: string): Promise<void> {
  const names = await readdir(folder);
  if (names.length === 0 || (names.includes('README.txt') && names.includes('emulator'))) return;
  throw new Error(`${folder} is not empty and is not a console. Choose an empty folder, or delete its content.`);
}

async function writeContract(folder: string): Promise<void> {
  const products = join(folder, 'products');
  await mkdir(products, { recursive: true });
  const copy = (name: string, to: string): Promise<void> =>
    cp(require.resolve(`@flarewire/contract/generated/${name}.json`), join(to, `${name}.json`));
  await copy('index', folder);
  for (const { key } of index().products) await copy(key, products);
  await writeFile(join(folder, 'search.json'), await searchText());
}

/** The policy that the server would send: the page loads nothing from elsewhere. */
function withoutServer(html: string): string {
  const head = [
    `<meta http-equiv="content-security-policy" content="${pagePolicy("'unsafe-inline'")}" />`,
    `<meta name="${IN_PAGE}" content="" />`,
    '<script type="module" async src="./server/early.js"></script>',
  ].join('\n    ');
  return html.replace('<meta charset="utf-8" />', (charset) => `${charset}\n    ${head}`);
}

const README = `The console of flarewire, as files. The emulator runs in the page and its state is stored in the browser:
no request leaves the origin of these files.

Serve this folder from any path of any static server, over https or from localhost:

  npx serve .
  python3 -m http.server

Opened as a file (file://), it does not work: browsers start no workers there.
`;

async function sizeOf(folder: string): Promise<StaticSite> {
  let bytes = 0;
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  for (const { parentPath, name } of files) bytes += (await readFile(join(parentPath, name))).length;
  return { files: files.length, bytes };
}
