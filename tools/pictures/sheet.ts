/** A page of the console at every width, in light and dark, on one sheet. */
import type { Browser, Page } from 'playwright-core';
import type { Harness } from './harness.ts';
import { newPage, openConsole, settle } from './pages.ts';

const WIDTHS = [1440, 1024, 390];
/** Links from the pictures of a sheet to their pages. */
const SCALE = 0.45;
const GAP = 14;

export interface Shot {
  readonly width: number;
  readonly isDark: boolean;
  readonly jpeg: Buffer;
}

/** The pages of `paths` at one width, in one theme: a browser profile is opened once. */
async function shotsOf(browser: Browser, harness: Harness, paths: readonly string[], look: Omit<Shot, 'jpeg'>) {
  const page = await openConsole(browser, harness.local, look);
  const shots: Buffer[] = [];
  for (const path of paths) {
    await page.goto(harness.local.url + path);
    await settle(page);
    shots.push(await page.screenshot({ type: 'jpeg', quality: 90 }));
  }
  await page.context().close();
  return shots.map((jpeg): Shot => ({ ...look, jpeg }));
}

/** A sheet for each of the paths. */
export async function sheets(browser: Browser, harness: Harness, paths: readonly string[], quality: number) {
  const looks = [false, true].flatMap((isDark) => WIDTHS.map((width) => ({ width, isDark })));
  const all: Shot[][] = [];
  for (const look of looks) all.push(await shotsOf(browser, harness, paths, look));
  const made: Buffer[] = [];
  for (const place of paths.keys()) {
    const shots = all.flatMap((shots) => shots[place] ?? []);
    made.push(await compose(browser, shots, quality));
  }
  return made;
}

/** A row in light, and one in dark. */
export async function compose(browser: Browser, shots: readonly Shot[], quality: number): Promise<Buffer> {
  const row = (isDark: boolean): string => {
    const images = shots.filter((shot) => shot.isDark === isDark);
    const tags = images.map(({ width, jpeg }) => {
      const source = `data:image/jpeg;base64,${jpeg.toString('base64')}`;
      return `<img width="${Math.round(width * SCALE)}" src="${source}">`;
    });
    return `<div>${tags.join('')}</div>`;
  };
  const page: Page = await newPage(browser, { width: 1440 });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; width: max-content; padding: ${GAP}px; background: #8a8f98; display: grid; gap: ${GAP}px }
    div { display: flex; gap: ${GAP}px; align-items: start }
  </style>${row(false)}${row(true)}`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const sheet = await page.locator('body').screenshot({ type: 'jpeg', quality });
  await page.context().close();
  return sheet;
}
