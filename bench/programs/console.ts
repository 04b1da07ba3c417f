/** Opens the console in a fresh Chromium, and asks its search what people type. Prints what each took. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { index, loadProduct } from '@flarewire/contract';
import { createSearch, searchDocuments } from '@flarewire/search';
import { QUERIES } from '../../packages/search/src/search-queries.ts';
import { ensurePage } from '../../tools/build/page.ts';
import { hasChromium } from '../../tools/chromium.ts';
import { inBrowser } from './console-page.ts';

const page = await ensurePage();

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly imports?: readonly string[];
}

/** Kilobytes of the scripts that the page begins with, as they travel. */
function initialScripts(): number {
  const manifest = JSON.parse(readFileSync(join(page, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
  const files = new Set<string>();
  const add = (name: string): void => {
    const chunk = manifest[name];
    if (chunk === undefined || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const inner of chunk.imports ?? []) add(inner);
  };
  for (const [name, { isEntry }] of Object.entries(manifest)) if (isEntry) add(name);
  const bytes = [...files].map((file) => gzipSync(readFileSync(join(page, file))).length);
  return bytes.reduce((sum, one) => sum + one, 0) / 1e3;
}

/** Every query as typed, letter by letter. */
async function searching(): Promise<readonly number[]> {
  const data = await searchDocuments(index(), loadProduct);
  const search = createSearch(data);
  const typed = QUERIES.flatMap(([query]) => [...query].map((_, end) => query.slice(0, end + 1)));
  for (const query of typed.slice(0, 100)) search(query);
  return typed
    .map((query) => {
      const start = performance.now();
      search(query);
      return performance.now() - start;
    })
    .sort((a, b) => a - b);
}

const part = (sorted: readonly number[], share: number): number => sorted[Math.floor(sorted.length * share)] ?? 0;

const search = await searching();
const figures = { initial: initialScripts(), median: part(search, 0.5), p95: part(search, 0.95) };
const seen = hasChromium ? await inBrowser(page) : {};
process.stdout.write(`${JSON.stringify({ ...figures, ...seen })}\n`);
