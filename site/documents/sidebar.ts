/** Order of the guides in the sidebar, in groups by when users need them. */
import type { Document } from './sources.ts';

export interface SidebarItem {
  readonly label: string;
  readonly link?: string;
  readonly items?: readonly SidebarItem[];
  readonly collapsed?: boolean;
}

interface Group {
  readonly label: string;
  /** Slugs in order; one that ends in `/` includes all pages below it. */
  readonly pages: readonly string[];
  readonly collapsed?: boolean;
}

const GROUPS: readonly Group[] = [
  {
    label: 'Start',
    pages: [
      'start',
      'concepts',
      'authentication',
      'migrating',
      'testing',
      'administering',
      'platform',
      'worker-bindings',
      'cookbook',
      'guides',
    ],
  },
  {
    label: 'The client',
    pages: [
      'options',
      'api-versions',
      'lists',
      'errors',
      'retries',
      'pacing',
      'uploads',
      'responses',
      'validation',
      'classes',
      'node',
      'observability',
      'toolkit',
      'natural-keys',
      'sync',
      'bulk',
      'backup',
      'backup-resources',
      'deploy',
      'dns',
      'zone-file',
      'rules-language',
      'cassette',
    ],
  },
  {
    label: 'The emulator',
    pages: [
      'emulator',
      'emulator-in-the-browser',
      'edge',
      'r2-s3',
      'emulator-coverage',
      'emulator-differences',
      'emulator-errors',
      'emulator-clients',
      'emulator-rules',
    ],
  },
  {
    label: 'CLI and console',
    pages: ['cli', 'cli-cookbook', 'mcp', 'console'],
  },
  { label: 'Examples', pages: ['examples', 'examples/'], collapsed: true },
  {
    label: 'Help',
    pages: ['faq', 'troubleshooting', 'differences', 'comparison', 'figures', 'runtimes', 'security', 'changelog'],
  },
  { label: 'Packages', pages: ['packages/'], collapsed: true },
  { label: 'For maintainers', pages: ['architecture', 'contributing', 'contract', 'words'], collapsed: true },
  { label: 'Decisions', pages: ['decisions', 'decisions/'], collapsed: true },
];

/** Titles that are long for a margin. */
const SHORT: Readonly<Record<string, string>> = {
  examples: 'All examples',
  decisions: 'All decisions',
  guides: 'All guides',
};

export function sidebarOf(documents: readonly Document[]): SidebarItem[] {
  const placed = new Set<string>();
  const groups = GROUPS.map(({ label, pages, collapsed = false }) => {
    const own = pages.flatMap((page) =>
      documents.filter(({ slug }) => (page.endsWith('/') ? slug.startsWith(page) : slug === page)),
    );
    for (const { slug } of own) placed.add(slug);
    return { label, collapsed, items: own.map(itemOf) };
  });
  const rest = documents.filter(({ slug }) => !placed.has(slug));
  const more = { label: 'More', collapsed: false, items: rest.map(itemOf) };
  const reference = { label: 'Reference', link: '/reference/' };
  const [start, ...others] = [...groups, more].filter(({ items }) => items.length > 0);
  return [...(start === undefined ? [] : [start]), reference, ...others];
}

const itemOf = ({ slug, title }: Document): SidebarItem => ({ label: SHORT[slug] ?? title, link: `/${slug}/` });
