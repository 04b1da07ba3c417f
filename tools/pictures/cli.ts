/** `npm run pictures`: takes the pictures of the guide again, from an emulator after the tour, into docs/images. */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { root } from '../build/folders.ts';
import { launchChromium } from '../chromium.ts';
import { type Harness, startHarness } from './harness.ts';
import { openConsole } from './pages.ts';
import { PAGES, play, SCENES } from './scenarios.ts';
import { sheets } from './sheet.ts';
import { sitePictures } from './site.ts';
import { wordPictures } from './words.ts';

const USAGE = `Usage: npm run pictures -- [--only NAME]... [--out DIR]

  --only NAME   this picture, as its file is called; 'widths' for the contact sheets, 'words' for the operations
                as editor and console explain them, 'site' for the documentation's site, which is built
                if it is not there. Otherwise all
  --out DIR     where to; docs/images by default, docs/words for the operations, docs/site for the site

It needs Chromium: the one of the system, or that of CHROMIUM_PATH.`;

const QUALITY = 68;
const SHEET_QUALITY = 60;

try {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', multiple: true },
      out: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  if (values.help) console.log(USAGE);
  else await takeAll(values.out, checked(values.only));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

function checked(only: readonly string[] | undefined): ReadonlySet<string> {
  const known = [...SCENES.map(({ name }) => name), 'widths', 'words', 'site'];
  const unknown = only?.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no picture '${unknown}'. Try one of ${known.join(', ')}.`);
  return new Set(only ?? known);
}

async function takeAll(out: string | undefined, names: ReadonlySet<string>): Promise<void> {
  const save = async (name: string, jpeg: Buffer, folder = 'docs/images'): Promise<void> => {
    const place = out ?? join(root, folder);
    await mkdir(place, { recursive: true });
    await writeFile(join(place, `${name}.jpg`), jpeg);
    console.log(`${name}.jpg  ${Math.ceil(jpeg.length / 1000)} kB`);
  };
  const harness = await startHarness();
  const browser = await launchChromium();
  try {
    // Before the scenarios, which change something.
    if (names.has('widths')) {
      const paths = Object.values(PAGES).map((path) => path(harness));
      const made = await sheets(browser, harness, paths, SHEET_QUALITY);
      for (const [place, name] of Object.keys(PAGES).entries()) {
        const jpeg = made[place];
        if (jpeg !== undefined) await save(`widths-${name}`, jpeg);
      }
    }
    if (names.has('words'))
      for await (const [name, jpeg] of wordPictures(browser, harness)) await save(name, jpeg, 'docs/words');
    if (names.has('site'))
      for await (const [name, jpeg] of sitePictures(browser, SHEET_QUALITY)) await save(name, jpeg, 'docs/site');
    for (const scenario of SCENES)
      if (names.has(scenario.name)) await save(scenario.name, await take(browser, harness, scenario));
  } finally {
    await browser.close();
    await harness.close();
  }
}

async function take(browser: Browser, harness: Harness, scenario: (typeof SCENES)[number]): Promise<Buffer> {
  const console = scenario.isLive ? harness.live : harness.local;
  const page = await openConsole(browser, console, scenario);
  await play(page, console.url, scenario, harness);
  const jpeg = await page.screenshot({ type: 'jpeg', quality: QUALITY });
  await page.context().close();
  return jpeg;
}
