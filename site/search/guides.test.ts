/** Guides are found by topics and questions, without a built site. */
import { gzipSync } from 'node:zlib';
import { index, loadProduct } from '@flarewire/contract';
import { createSearch, type Search, type SearchData } from '@flarewire/search';
import { searchDocuments } from '@flarewire/search/documents';
import { operationPath } from '@flarewire/snippets/site';
import { beforeAll, expect, test } from 'vitest';
import { QUERIES } from '../../packages/search/src/search-queries.ts';
import { sidebarOf } from '../documents/sidebar.ts';
import { readDocuments } from '../documents/sources.ts';
import { foundIn } from './found.ts';
import { guideEntries } from './guide-entries.ts';
import { createGuideSearch } from './guides.ts';
import { merged } from './merged.ts';
import { type IsProductWord, productWords } from './product-words.ts';
import { TOPICS } from './topics.ts';
import { TYPED_QUESTIONS, TYPED_WORDS } from './typed-questions.ts';
import { stem } from './words.ts';

const documents = readDocuments();
const { find: findGuides, knows } = createGuideSearch(guideEntries(documents));
let search: Search;
let isProduct: IsProductWord;
beforeAll(async () => {
  const data: SearchData = JSON.parse(JSON.stringify(await searchDocuments(index(), loadProduct)));
  search = createSearch(data);
  isProduct = productWords(data, knows);
});

const linksFor = (typed: string): string[] =>
  merged(typed, { found: foundIn(search, typed), guides: findGuides(typed), isProduct }).map(({ link }) => link);

const pageOf = (link = ''): string => link.split('#')[0] ?? link;

/** Words, and the guides of which one is meant. */
const WORDS: readonly (readonly [string, ...string[]])[] = [
  ['authentication', 'authentication'],
  ['retry', 'retries'],
  ['rate limit', 'pacing'],
  ['pagination', 'lists'],
  ['mock', 'testing', 'migrating'],
  ['jest', 'testing', 'migrating'],
  ['vitest', 'testing'],
  ['timeout', 'retries', 'options'],
  ['proxy', 'migrating'],
  ['install', 'start'],
  ['logging', 'observability'],
  ['bundle size', 'classes', 'migrating'],
  ['tree-shaking', 'classes', 'migrating'],
  ['webhooks', 'platform'],
  ['backup', 'backup'],
  ['bulk', 'bulk'],
  ['migrate', 'migrating'],
  ['commonjs', 'runtimes'],
  ['opentelemetry', 'observability'],
  ['deploy', 'deploy'],
  ['raw response', 'responses'],
  ['security', 'security'],
  ['backoff', 'retries'],
  ['offline', 'emulator', 'testing'],
  ['bundle sizes', 'classes', 'migrating'],
  ['paginaton', 'lists'],
  ['jset', 'testing', 'migrating'],
  ['polling', 'toolkit', 'platform'],
  ['exit code', 'cli'],
];

test.each(WORDS)('the word "%s" leads to its guide within the first three', (typed, ...guides) => {
  expect(guides.map((slug) => `/${slug}/`)).toContainEqual(
    linksFor(typed)
      .slice(0, 3)
      .map(pageOf)
      .find((link) => guides.some((slug) => link === `/${slug}/`)),
  );
});

test('every guide is first for its own title', () => {
  const guides = documents.filter(({ file, slug }) => /^docs\/[^/]+\.md$/.test(file) && slug !== 'guides');
  const missed = guides.flatMap(({ title, slug }) => {
    const [first] = linksFor(title);
    return pageOf(first) === `/${slug}/` ? [] : [`${title}: ${first}`];
  });
  expect(missed).toEqual([]);
});

/** Questions of newcomers, and the pages that answer them. */
const QUESTIONS: readonly (readonly [string, ...string[]])[] = [
  ['how do I authenticate', '/authentication/'],
  ['list all dns records of all zones', '/reference/dns/records/', '/lists/', '/cookbook/'],
  ['how do I retry safely', '/retries/'],
  ['error 9109', '/troubleshooting/'],
  ['test without an account', '/testing/'],
  ['worker with a KV binding', '/worker-bindings/'],
  ['stream a big file to R2', '/uploads/'],
  ['permission to purge the cache', '/reference/cache/', '/administering/'],
  ['does it run in Workers', '/worker-bindings/', '/runtimes/'],
  ['share the rate limit over 20 pods', '/pacing/'],
  ['move from cloudflare 7.x', '/migrating/'],
  ['upgrade from cloudflare 4.x', '/migrating/'],
  ['how do I mock it in Jest', '/testing/', '/migrating/'],
  ['bulk update of 5,000 zones', '/bulk/'],
  ['restore a backup', '/backup/'],
  ['use with TanStack Query', '/packages/react/'],
  ['what differs on purpose', '/differences/'],
  ['is it official?', '/faq/'],
  ['pin an API version', '/api-versions/', '/faq/'],
  ['raw response headers', '/responses/'],
  ['handle an unknown outcome', '/retries/', '/concepts/'],
  ['can I use CommonJS require', '/runtimes/'],
  ['how do I set a timeout', '/retries/', '/options/'],
  ['how do I use a proxy', '/migrating/'],
  ['how do I log all requests', '/observability/'],
  ['reduce the bundle size', '/classes/', '/migrating/'],
  ['receive webhooks', '/platform/'],
  ['which options does the client have', '/options/'],
  ['use it with an AI agent', '/mcp/'],
  ['how does it compare with terraform', '/comparison/'],
];

/** Further questions, written without a look at the topics. */
const TASKS: readonly (readonly [string, ...string[]])[] = [
  ['how to set up an api token', '/authentication/'],
  ['purge everything from cache after deploy', '/reference/cache/', '/examples/traffic/purge-on-deploy/'],
  ['upload a worker script from node', '/reference/workers/scripts/', '/uploads/'],
  ['what happens when cloudflare is down', '/retries/', '/platform/'],
  ['run it offline in CI', '/emulator/', '/testing/'],
  ['dry run before changing dns records', '/dns/', '/cli/', '/concepts/'],
  ['export my zone as a BIND file', '/zone-file/', '/reference/dns/records/'],
  ['import a zone file', '/zone-file/', '/reference/dns/records/'],
  ['how do I know a request was already sent', '/retries/', '/concepts/'],
  ['cancel a running request', '/faq/', '/options/'],
  ['typescript types for request parameters', '/faq/', '/classes/'],
  ['use one client for many accounts', '/platform/'],
  ['read a secret from the environment', '/authentication/', '/options/'],
  ['list items page by page', '/lists/'],
  ['get more than 100 results per page', '/lists/'],
  ['upload a large video to Stream', '/uploads/', '/reference/stream/', '/reference/stream/direct-upload/'],
  ['save rate limit budget across processes', '/pacing/'],
  ['find out why I get 403', '/troubleshooting/', '/errors/'],
  ['use it in the browser', '/runtimes/', '/emulator-in-the-browser/'],
  ['use it in deno or bun', '/runtimes/'],
  ['record real responses and replay them in tests', '/cassette/'],
  ['simulate a network failure in tests', '/emulator/', '/testing/'],
  ['which permissions does my token need', '/administering/', '/authentication/'],
  ['copy settings from one zone to another', '/backup/', '/examples/zones/settings-baseline/'],
  ['see what changed in my account since last week', '/reference/accounts/logs/audit/', '/backup/'],
  ['verify a webhook signature', '/platform/'],
  ['query a D1 database', '/reference/d1/database/'],
  ['ask claude to manage my cloudflare account', '/mcp/'],
  ['is there a python version', '/faq/', '/comparison/'],
  ['delete a zone without typing the name', '/cli/', '/administering/'],
];

/** Questions whose words are mostly in the texts of guides, not in titles. */
const IN_TEXTS: readonly (readonly [string, ...string[]])[] = [
  ['my token works in curl but not here', '/authentication/', '/troubleshooting/'],
  ['wait for a certificate to become active', '/toolkit/', '/platform/'],
  ['how do I reset the emulator between tests', '/testing/', '/emulator/'],
  ['change a ttl on all my domains', '/bulk/', '/dns/', '/cookbook/', '/cli-cookbook/', '/reference/dns/records/'],
  ['keep tests fast with fake timers', '/testing/'],
  [
    'how do I download a file from R2',
    '/r2-s3/',
    '/responses/',
    '/reference/r2/buckets/objects/',
    '/uploads/',
    '/reference/r2/buckets/',
  ],
  ['how to get only the first result', '/lists/'],
  ['output json from the command line', '/cli/'],
  ['how many requests per five minutes can I make', '/pacing/', '/concepts/', '/emulator/'],
  [
    'how do I know which plan I need for an operation',
    '/faq/',
    '/administering/',
    '/reference/',
    '/emulator/',
    '/contract/',
    '/words/',
  ],
  ['mask secrets in the log output', '/observability/', '/platform/', '/security/'],
  ['roll back a bad deployment', '/deploy/'],
  ['replace msw handlers', '/migrating/', '/testing/', '/emulator-in-the-browser/'],
  ['how big is the package', '/comparison/', '/classes/', '/figures/'],
  ['send a raw request to an undocumented endpoint', '/classes/', '/emulator-clients/'],
  ['how to see what requests my code made', '/emulator/', '/testing/', '/console/', '/observability/'],
  ['two tests interfere with each other', '/testing/', '/concepts/'],
  ['how do I undo a change', '/backup/', '/console/', '/deploy/', '/cli/', '/concepts/'],
  ['pass an abort signal', '/faq/', '/options/', '/retries/'],
  ['which node versions are supported', '/runtimes/'],
];

const missedOf = (typed: readonly (readonly [string, ...string[]])[]): readonly string[] =>
  typed.flatMap(([text, ...pages]) => {
    const found = linksFor(text).slice(0, 3).map(pageOf);
    return pages.some((page) => found.includes(page)) ? [] : [`${text}: ${found.join(' ')}`];
  });

/** Share of the texts that may lead elsewhere. */
const MAY_MISS = 0.05;

const SETS: Readonly<Record<string, readonly (readonly [string, ...string[]])[]>> = {
  'questions of newcomers': QUESTIONS,
  tasks: TASKS,
  'questions about details': IN_TEXTS,
  'questions in the words of other tools': TYPED_QUESTIONS,
  'single words of other tools': TYPED_WORDS,
};

test.each(Object.keys(SETS))('95 %% of the %s lead to a page that responds to them within the first three', (name) => {
  const typed = SETS[name] ?? [];
  const missed = missedOf(typed);
  expect(missed.length / typed.length <= MAY_MISS ? [] : missed).toEqual([]);
});

test('the search data of the guides is at most 80 kB when compressed', () => {
  expect(gzipSync(JSON.stringify(guideEntries(documents))).length).toBeLessThanOrEqual(80_000);
});

test.each([
  ['retries', 'retry'],
  ['retried', 'retry'],
  ['retrying', 'retry'],
  ['timeouts', 'timeout'],
  ['mocking', 'mock'],
  ['logged', 'log'],
  ['classes', 'class'],
  ['validation', 'validate'],
  ['completion', 'complete'],
  ['deployment', 'deploy'],
  ['safely', 'safe'],
])('"%s" and "%s" are the same word', (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test('guides move 2 % of the operations out of the first five', () => {
  const isAmong = (links: readonly string[], operation: string): boolean =>
    links.slice(0, 5).includes(operationPath(operation));
  const missed = QUERIES.flatMap(([typed, operation]) => {
    const before = foundIn(search, typed).map(({ link }) => link);
    return isAmong(before, operation) && !isAmong(linksFor(typed), operation) ? [`${typed} → ${operation}`] : [];
  });
  expect(missed.length / QUERIES.length <= 0.02 ? [] : missed).toEqual([]);
});

test('decisions, changes and figures come after guides', () => {
  for (const typed of ['retry', 'rate limit', 'backup', 'releases', 'benchmark']) {
    const links = findGuides(typed).map(({ link }) => link);
    const last = links.findIndex((link) => /^\/(decisions|changelog|figures|examples)\//.test(link));
    const guide = links.findLastIndex(
      (link) => /^\/[\w-]+\/(#|$)/.test(link) && !/^\/(changelog|figures|architecture|contributing)/.test(link),
    );
    expect(last === -1 || guide < last, `${typed}: ${links.join(' ')}`).toBe(true);
  }
});

test('phrases with frequent words are found in their order only', () => {
  const [first] = findGuides('log in on the terminal');
  const [other] = findGuides('mask secrets in the log output');
  expect(first?.link).toBe('/cli/#credentials-and-profiles');
  expect(other?.link).not.toBe('/cli/#credentials-and-profiles');
});

test('a word with the same meaning adds to the score of a guide', () => {
  expect(findGuides('conceal credentials')).not.toEqual([]);
  expect(findGuides('scrub secrets in logs')[0]?.link).toBe(findGuides('redact secrets in logs')[0]?.link);
});

test('topics name guides and headings that exist', () => {
  const entries = new Map(guideEntries(documents).map((entry) => [entry.slug, entry]));
  const wrong = Object.keys(TOPICS).filter((path) => {
    const [slug = '', anchor] = path.split('#');
    const entry = entries.get(slug);
    return entry === undefined || (anchor !== undefined && !entry.headings.some(([, one]) => one === anchor));
  });
  expect(wrong).toEqual([]);
});

test('no guide is outside of the groups of the sidebar', () => {
  expect(sidebarOf(documents).find(({ label }) => label === 'More')?.items ?? []).toEqual([]);
});
