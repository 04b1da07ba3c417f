/** `npm run site -- --check`: everything that is wrong with the built site, a line each. */
import { globSync } from 'node:fs';
import { index, loadProduct } from '@flarewire/contract';
import { isObject } from '@flarewire/schema';
import { CONSOLE } from '../console.ts';
import { browserFaults } from './browser.ts';
import { htmlFaults } from './html.ts';
import { linkFaults } from './links.ts';
import { sizeFaults, twinFaults } from './size.ts';
import { spellingFaults } from './spelling.ts';

/** One page of each kind: home, overviews, guides with tables, pictures and code, small and large resources. */
const KINDS = [
  '/',
  '/guides/',
  '/lists/',
  '/console/',
  '/options/',
  '/cookbook/',
  '/examples/',
  '/decisions/',
  '/emulator-coverage/',
  '/playground/',
  '/reference/',
  '/reference/dns/',
  '/reference/kv/namespaces/',
  '/reference/dns/records/',
  '/reference/zero-trust/access/applications/',
];

export interface CheckOptions {
  readonly dist: string;
  /** For what is written on the way. */
  readonly made: string;
  readonly say: (text: string) => void;
}

export async function check({ dist, made, say }: CheckOptions): Promise<string[]> {
  const guides = globSync('*/index.html', { cwd: dist })
    .map((file) => `/${file.replace('index.html', '')}`)
    .filter((address) => address !== `/${CONSOLE}/`);
  const parts: readonly (readonly [string, () => Promise<string[]> | string[]])[] = [
    ['size', () => [...sizeFaults(dist), ...twinFaults(dist)]],
    ['links and anchors', () => linkFaults(dist)],
    ['HTML', () => htmlFaults(dist, [...new Set([...KINDS, ...guides])])],
    ['spelling', async () => spellingFaults(made, await contractWords())],
    [
      'accessibility, widths, requests, search, console, playground and runs of examples in Chromium',
      () => browserFaults(dist, KINDS, guides),
    ],
  ];
  const faults: string[] = [];
  for (const [name, find] of parts) {
    const started = performance.now();
    const found = await find();
    say(
      `${((performance.now() - started) / 1000).toFixed(0).padStart(4)} s  ${name}: ${found.length === 0 ? 'right' : `${found.length} faults`}`,
    );
    faults.push(...found);
  }
  return faults;
}

/** Summaries and words of all products. */
async function contractWords(): Promise<string[]> {
  const { products, operations } = index();
  const words = [...products, ...operations].map(({ summary }) => summary);
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(visit);
    else if (isObject(value))
      for (const [key, inner] of Object.entries(value)) {
        if (key === 'description' && typeof inner === 'string') words.push(inner);
        else visit(inner);
      }
  };
  for (const { key } of products) {
    const document = await loadProduct(key);
    words.push(...Object.values(document.words ?? {}));
    visit([document.operations, document.schemas]);
  }
  return words;
}
