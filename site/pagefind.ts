/**
 * Indexes whole documents for the search: code, examples, decisions and errors of the emulator, which the search data
 * of the guides leaves out to stay small. Operations are found through their own search data.
 */
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The part of Pagefind that is used. */
interface Pagefind {
  createIndex(): Promise<{ readonly index?: PagefindIndex; readonly errors: readonly string[] }>;
  close(): Promise<unknown>;
}

interface PagefindIndex {
  addHTMLFile(page: {
    readonly url: string;
    readonly content: string;
  }): Promise<{ readonly errors: readonly string[] }>;
  writeFiles(options: { readonly outputPath: string }): Promise<{ readonly errors: readonly string[] }>;
}

/** Pagefind's own boxes and highlighter, which the search of the site does without. */
const UNUSED = [
  'component-ui.css',
  'component-ui.js',
  'highlight.js',
  'modular-ui.css',
  'modular-ui.js',
  'ui.css',
  'ui.js',
];

/** @param slugs of the pages that are searched */
export async function indexGuides(slugs: readonly string[], dist: string): Promise<void> {
  // Imported by path: it is not installed if the site was never built.
  const pagefind: Pagefind = await import(import.meta.resolve('pagefind'));
  const { index, errors } = await pagefind.createIndex();
  if (index === undefined) throw new Error(`Pagefind has no index: ${errors.join('; ')}`);
  for (const slug of slugs) {
    const content = readFileSync(join(dist, slug, 'index.html'), 'utf8');
    await index.addHTMLFile({ url: `/${slug}/`, content });
  }
  const written = await index.writeFiles({ outputPath: join(dist, 'pagefind') });
  if (written.errors.length > 0) throw new Error(`Pagefind wrote nothing: ${written.errors.join('; ')}`);
  for (const name of UNUSED) rmSync(join(dist, `pagefind/pagefind-${name}`));
  await pagefind.close();
}
