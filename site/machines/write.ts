/**
 * Writes machine-readable files: a Markdown twin of each page, `llms.txt`, a text per product, the OpenAPI document,
 * the search data.
 */
import { appendFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Index, loadProduct, type Product } from '@flarewire/contract';
import { searchDocuments } from '@flarewire/search/documents';
import { kebab } from '@flarewire/snippets/command/words';
import { pathOf } from '@flarewire/snippets/site';
import { loadContract } from '../../tools/openapi/contract.ts';
import { toOpenApi } from '../../tools/openapi/to-openapi.ts';
import { type Target, withLinks } from '../documents/links.ts';
import type { Document } from '../documents/sources.ts';
import { addressesOf, descriptionOf } from '../documents/write.ts';
import { otherResources, productMarkdown, productText, twinsOf } from '../reference/markdown.ts';
import type { ResourcePage } from '../reference/page.ts';
import { guideEntries } from '../search/guide-entries.ts';
import { documentTwins } from './document-twins.ts';

/** @param folder of the files that the site gives out as they are */
export function machineFiles(folder: string) {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  return {
    product(product: Product, pages: readonly ResourcePage[]): void {
      if (!pages.some(({ resource }) => resource.name === product.key))
        write(twinOf(pathOf(product.key)), productMarkdown(product, pages));
      for (const page of pages) {
        const { name } = page.resource;
        for (const { part, text } of twinsOf(page, pathOf(name))) {
          const others = name === product.key && part === '' ? otherResources(pages, name) : '';
          const address = part === '' ? twinOf(pathOf(name)) : `${pathOf(name)}${part}.md`;
          write(address, others === '' ? text : `${text}\n## Resources\n${others}\n`);
        }
      }
      write(`llms-full/${kebab(product.key)}.txt`, productText(product, pages));
    },
    documents(documents: readonly Document[]): void {
      const addresses = addressesOf(documents);
      const addressOf = ({ path, hash, isImage }: Target): string | undefined => {
        const address = isImage ? undefined : addresses.get(path);
        return address === undefined ? undefined : (address === '/' ? '/llms.txt' : twinOf(address)) + hash;
      };
      write('llms-full.txt', '# flarewire: the guides\n');
      for (const { file, slug, title, body } of documents) {
        const linked = withLinks(body, file, addressOf);
        for (const { part, text } of documentTwins(title, `/${slug}/`, linked))
          write(part === '' ? `${slug}.md` : `${slug}/${part}.md`, text);
        if (isGuide(slug)) appendFileSync(join(folder, 'llms-full.txt'), `\n# ${title}\n${linked}`);
      }
    },
    async data(index: Index, documents: readonly Document[]): Promise<void> {
      write('robots.txt', 'User-agent: *\nAllow: /\n');
      write('llms.txt', overview(index, documents));
      write('reference.md', `# Reference\n\n${productLines(index, (key) => twinOf(pathOf(key)))}\n`);
      write('search/guides.json', JSON.stringify(guideEntries(documents)));
      write('search/operations.json', JSON.stringify(await searchDocuments(index, loadProduct)));
      const { index: operations, documents: products } = loadContract();
      write('openapi.json', JSON.stringify(toOpenApi(operations, products)));
    },
  };
}

/** `/pacing/` is `/pacing.md` too. */
export const twinOf = (address: string): string => `${address.replace(/\/$/, '')}.md`;

/** Errors of the emulator are a list of 1,300 rows, decisions and examples have their own pages. */
const isGuide = (slug: string): boolean => !/^(emulator-errors|figures|decisions|examples|changelog)/.test(slug);

/** Pages whose first sentence does not describe them. */
const NOTES: Readonly<Record<string, string>> = {
  architecture: 'How a call, a request and a command pass through the files of the repository.',
  changelog: 'Changes by release.',
  security: 'How secrets are protected, and how to report a vulnerability.',
};

const PACKAGES = [
  '- `flarewire`: the client; subpaths such as `flarewire/dns`, `flarewire/create`, `flarewire/cassette` and `flarewire/deploy`',
  '- `@flarewire/emulator`: emulates the API for tests and development, `createEmulator()`',
  '- `@flarewire/cli`: every operation as a command, and `flarewire mcp` for agents',
  '- `@flarewire/console`: a web page to find, send and inspect calls',
  '- `@flarewire/bulk`: one change over thousands of zones, resumable',
  '- `@flarewire/backup`: back up, compare and restore zones and accounts',
  '- `@flarewire/react`: TanStack Query options for every operation',
  '- `@flarewire/contract`: the schemas and facts of every operation as data',
  '- `@flarewire/zone-file`, `@flarewire/rules-language`, `@flarewire/schema`: BIND files, rule expressions, JSON Schema',
];

function productLines({ products }: Index, addressOf: (key: string) => string): string {
  const line = ({ key, title, summary }: Product): string =>
    `- [${title}](${addressOf(key)}): ${summary.replace(`${title}: `, '')}`;
  return products.map(line).join('\n');
}

function overview(index: Index, documents: readonly Document[]): string {
  const guides = documents
    .filter(({ slug }) => !/^(decisions|examples)\//.test(slug))
    .map(({ slug, title, body }) => `- [${title}](/${slug}.md): ${NOTES[slug] ?? descriptionOf(body)}`);
  return `# flarewire

> The entire Cloudflare API (${index.operations.length.toLocaleString('en')} operations) as a small TypeScript library, with a local emulator to test against. Unofficial, version 0.1.0.

Install: \`npm install flarewire\` (until it is published: [from a clone](/start.md)). The token is read from \`CLOUDFLARE_API_TOKEN\`.

Every page has a Markdown twin: its address with \`.md\` in place of the last slash. [All guides in one text](/llms-full.txt). [OpenAPI 3.1](/openapi.json).
An operation is \`client.call(NAME, PARAMETERS)\`, or its method in the tree. Calls are shown without \`import Cloudflare from 'flarewire'; const client = new Cloudflare();\`. Its page is \`/reference/\` and the resource in kebab-case: \`dns.records.create\` is on \`/reference/dns/records.md\`.

## Packages
${PACKAGES.join('\n')}

## Guides
${guides.join('\n')}

## Reference
One index a product, with its resources. A product in one text is \`/llms-full/PRODUCT.txt\`, up to 600 kB.
${productLines(index, (key) => twinOf(pathOf(key)))}
`;
}
