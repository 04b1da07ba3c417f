/** Writes the repository's documents as pages that the site is built from. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../tools/build/folders.ts';
import { CONSOLE } from '../console.ts';
import { PLAYGROUND } from '../playground/build.ts';
import { type Target, withLinks } from './links.ts';
import type { Document } from './sources.ts';

/** Addresses of the documents by their files. */
export function addressesOf(documents: readonly Document[]): ReadonlyMap<string, string> {
  const pages = documents.map(({ file, slug }) => [file, `/${slug}/`] as const);
  return new Map([...pages, ['README.md', '/'], ['docs', '/guides/'], ['docs/decisions', '/decisions/']]);
}

/** @param folder that the pages are written to */
export function writeDocuments(documents: readonly Document[], folder: string): void {
  const addresses = addressesOf(documents);
  for (const { file, slug, title, body } of documents) {
    const target = join(folder, `${slug}.md`);
    const addressOf = ({ path, hash, isImage }: Target): string | undefined => {
      if (isImage) return relative(dirname(target), join(root, path)).replaceAll('\\', '/');
      const address = addresses.get(path);
      return address === undefined ? undefined : address + hash;
    };
    const head = { title, description: descriptionOf(body), slug, ...(slug === 'emulator-errors' && TALL) };
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, `---\n${JSON.stringify(head)}\n---\n${withLinks(withTrial(body, slug), file, addressOf)}`);
  }
}

/** Pages of the site that run what a document describes, by its slug. */
const TO_TRY: Readonly<Record<string, string>> = {
  console: `**[Try it in your browser](/${CONSOLE}/)**: the whole console over an emulator in the page. Nothing is installed, and nothing leaves the page.`,
  'emulator-in-the-browser': `**[Try it in the playground](/${PLAYGROUND}/)**: an editor with the types of the client, and its requests to an emulator in the page.`,
};

function withTrial(body: string, slug: string): string {
  const words = Object.hasOwn(TO_TRY, slug) ? TO_TRY[slug] : undefined;
  return words === undefined ? body : body.replace('\n## ', () => `\n${words}\n\n## `);
}

/** A page of tables by product: its contents are the products. */
const TALL = { tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 } };
const MAX_LENGTH = 200;

/** The first sentences, without marks. */
export function descriptionOf(body: string): string {
  const first = body
    .split(/\n{2,}|\n(?=[*#|`>]|\d+\.)/)
    .find((part) => /^[A-Za-z`*[]/.test(part.trim()) && !/^(\* |```)/.test(part.trim()));
  const text = (first ?? '')
    .trim()
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/[`*]/g, '')
    .replaceAll('\n', ' ');
  if (text.length <= MAX_LENGTH) return text;
  const cut = text.slice(0, MAX_LENGTH);
  const end = cut.lastIndexOf('. ');
  return end > 60 ? cut.slice(0, end + 1) : `${cut.slice(0, cut.lastIndexOf(' '))} …`;
}
