/** Data of the home page: figures of the repository, and an entry point for each kind of reader. */
import type { Index } from '@flarewire/contract';
import { CONSOLE } from './console.ts';
import type { Document } from './documents/sources.ts';
import { PLAYGROUND } from './playground/build.ts';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly link: string;
  readonly code: string;
  readonly language: 'ts' | 'sh' | 'diff';
  /** Where to go on: words and address. */
  readonly more: readonly (readonly [string, string])[];
}

/** Pages that answer the question, best first. */
interface Wanted extends Omit<Way, 'link' | 'more'> {
  readonly pages: readonly string[];
  readonly more: readonly (readonly [label: string, slug: string])[];
}

const WAYS: readonly Wanted[] = [
  {
    title: 'I use cloudflare today',
    text: 'Change one import. Calls, arguments, pages and error classes stay as they are.',
    pages: ['migrating'],
    language: 'diff',
    code: "-import Cloudflare from 'cloudflare';\n+import Cloudflare from 'flarewire';",
    more: [
      ['What differs', 'differences'],
      ['Errors', 'errors'],
      ['Figures', 'figures'],
    ],
  },
  {
    title: 'I need a Cloudflare in my tests',
    text: 'The emulator implements every operation and keeps state, in the process of the test, without a socket.',
    pages: ['testing', 'emulator'],
    language: 'ts',
    code: "const { fetch } = createEmulator();\nconst client = new Cloudflare({ apiToken: 'any', fetch });",
    more: [
      ['Playground', PLAYGROUND],
      ['The emulator', 'emulator'],
      ['What it covers', 'emulator-coverage'],
      ['Cassettes', 'cassette'],
    ],
  },
  {
    title: 'I administer by command line and browser',
    text: 'Every operation is a command with help and completion, and a form in the console.',
    pages: ['administering', 'cli'],
    language: 'sh',
    code: 'flarewire dns records list --zone harbour.example\nnpx @flarewire/console',
    more: [
      ['The CLI', 'cli'],
      ['Thirty tasks', 'cli-cookbook'],
      ['The console', 'console'],
      ['Try it here', CONSOLE],
    ],
  },
  {
    title: 'I build a platform on it',
    text: 'One budget of calls for many processes, jobs over thousands of zones, backups that can be compared.',
    pages: ['platform', 'bulk'],
    language: 'ts',
    code: "const job = defineJob({ name: 'min-tls', items: zones, calls });\nconst report = await run(client, job);",
    more: [
      ['Pacing', 'pacing'],
      ['Bulk jobs', 'bulk'],
      ['Backup', 'backup'],
    ],
  },
];

export interface Home {
  readonly operations: number;
  readonly products: number;
  readonly ways: readonly Way[];
}

export function homeOf({ operations, products }: Index, documents: readonly Document[]): Home {
  const slugs = new Set([CONSOLE, PLAYGROUND, ...documents.map(({ slug }) => slug)]);
  const ways = WAYS.map(({ pages, more, ...way }): Way => {
    const page = pages.find((one) => slugs.has(one)) ?? 'reference';
    const others = more.filter(([, slug]) => slugs.has(slug) && slug !== page);
    return { ...way, link: `/${page}/`, more: others.map(([label, slug]) => [label, `/${slug}/`] as const) };
  });
  return { operations: operations.length, products: products.length, ways };
}
