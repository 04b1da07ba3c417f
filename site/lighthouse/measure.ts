/** `npm run site -- --lighthouse`: what Google's Lighthouse says of three pages, on a phone and on a desk. */
import { join } from 'node:path';
import { output } from '../../runtimes/processes.ts';
import { chromiumPath } from '../../tools/chromium.ts';
import { install } from '../install.ts';
import { serve } from '../serve.ts';

/** The home page, a guide, and a page of the reference with many operations. */
const PAGES = ['/', '/lists/', '/reference/dns/records/'];
const CATEGORIES = 'performance,accessibility,best-practices,seo';
const DEVICES = { phone: [], desk: ['--preset=desktop'] } as const;
/** Of 100, in each category. */
const MIN = 95;

/** The part of a report that is read. */
interface Report {
  readonly categories: Readonly<Record<string, Category>>;
  readonly audits: Readonly<Record<string, { readonly title: string; readonly score: number | null }>>;
}

interface Category {
  readonly title: string;
  readonly score: number | null;
  readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
}

/** @returns a line for each category of a page that is below the least */
export async function lighthouseFaults(dist: string, say: (text: string) => void): Promise<string[]> {
  if (chromiumPath === undefined)
    throw new Error('This needs Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
  await install(import.meta.dirname, 'Lighthouse (about 180 MB, once)', say);
  const site = await serve(dist, 0);
  try {
    const faults: string[] = [];
    for (const page of PAGES)
      for (const [device, options] of Object.entries(DEVICES)) {
        const report = await measure(site.url + page, options, chromiumPath);
        const scores = Object.values(report.categories).map((one) => `${one.title} ${percent(one)}`);
        say(`${page} (${device}): ${scores.join(', ')}`);
        faults.push(...faultsOf(report).map((fault) => `${page} (${device}): ${fault}`));
      }
    return faults;
  } finally {
    await site.close();
  }
}

const percent = ({ score }: Category): number => Math.round((score ?? 0) * 100);

/** Categories below the least, each with the audits that cost most. */
export function faultsOf({ categories, audits }: Report): string[] {
  return Object.values(categories)
    .filter((category) => percent(category) < MIN)
    .map((category) => {
      const lost = category.auditRefs
        .map(({ id, weight }) => ({ title: audits[id]?.title ?? id, cost: weight * (1 - (audits[id]?.score ?? 1)) }))
        .filter(({ cost }) => cost > 0)
        .toSorted((one, other) => other.cost - one.cost);
      const titles = lost.slice(0, 5).map(({ title }) => title);
      return `${category.title} is ${percent(category)}, of ${MIN} at least. ${titles.join('; ')}`;
    });
}

async function measure(url: string, options: readonly string[], chrome: string): Promise<Report> {
  const program = join(import.meta.dirname, 'node_modules/lighthouse/cli/index.js');
  const flags = [`--only-categories=${CATEGORIES}`, '--output=json', '--quiet', '--no-enable-error-reporting'];
  const quiet = '--chrome-flags=--headless=new --no-sandbox --disable-background-networking';
  const text = await output(process.execPath, [program, url, ...flags, quiet, ...options], {
    timeout: 180_000,
    env: { ...process.env, CHROME_PATH: chrome },
  });
  // Lighthouse wrote it, and prints nothing else.
  return JSON.parse(text) as Report;
}
