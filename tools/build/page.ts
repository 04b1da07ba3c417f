/** Builds the console's page if its sources are newer. */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './folders.ts';

const CONSOLE = join(root, 'packages/console');
const SOURCES = [
  'packages/console/src',
  'packages/console/public',
  'packages/console/index.html',
  'packages/console/vite.config.ts',
  'packages/react/src',
  'packages/client/src',
  'packages/schema/src',
  'packages/zone-file/src',
  'packages/rules-language/src',
  'packages/search/src',
  'packages/snippets/src',
  'package-lock.json',
];

/** Folder of the served page. */
export const PAGE = join(CONSOLE, 'dist/page');

/** Builds the page if any of its sources is newer. Returns its folder. */
export async function ensurePage(): Promise<string> {
  if (builtAt() < Math.max(...SOURCES.map((path) => newest(join(root, path))))) await replacePage();
  return PAGE;
}

/** Several programs may build or read the page at once: it is built elsewhere and moved into place. */
async function replacePage(): Promise<void> {
  mkdirSync(dirname(PAGE), { recursive: true });
  const aside = mkdtempSync(join(dirname(PAGE), 'page-'));
  try {
    await buildPage(join(aside, 'new'));
    if (existsSync(PAGE)) renameSync(PAGE, join(aside, 'old'));
    renameSync(join(aside, 'new'), PAGE);
  } catch (error) {
    // Another program was faster; its page is as recent.
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

export async function buildPage(outDir = PAGE): Promise<void> {
  // Tests set NODE_ENV to `test`, for which React would use its development build.
  process.env.NODE_ENV = 'production';
  const { build } = await import('vite');
  const configFile = join(CONSOLE, 'vite.config.ts');
  await build({ root: CONSOLE, configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

function builtAt(): number {
  try {
    return statSync(join(PAGE, 'index.html')).mtimeMs;
  } catch {
    return 0; // never
  }
}

/** Time of the last change in a folder or of a file. */
function newest(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  const files = readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Math.max(own.mtimeMs, ...files.map(({ parentPath, name }) => statSync(join(parentPath, name)).mtimeMs));
}
