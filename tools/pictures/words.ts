/** Twelve operations as an editor and as the console explain them, side by side: the same words from the same source. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { install, pack } from '../../test/package/pack-support.ts';
import { type HoverServer, startHoverServer } from '../hover/hover.ts';
import { type HoverSample, SAMPLES, sampleProgram } from '../hover/samples.ts';
import type { Harness } from './harness.ts';
import { newPage, openConsole, settle } from './pages.ts';

const WIDTH = 1440;
const QUALITY = 55;

/** One picture for each, as JPEG by the name of its operation. */
export async function* wordPictures(browser: Browser, harness: Harness): AsyncGenerator<readonly [string, Buffer]> {
  const folder = await mkdtemp(join(tmpdir(), 'flarewire-words-'));
  try {
    const project = await install(await pack('client', folder), folder);
    const server = await startHoverServer(project);
    for (const sample of SAMPLES) {
      const cards = await cardsOf(server, sample);
      yield [sample.operation, await compose(browser, sample, cards, await form(browser, harness, sample))];
    }
    await server.close();
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function cardsOf(server: HoverServer, sample: HoverSample): Promise<string[]> {
  const { text, names } = sampleProgram(sample);
  return Promise.all(names.map(async ({ offset }) => asHTML(await server.at(text, offset))));
}

/** The form of the operation, opened in the explorer. */
async function form(browser: Browser, harness: Harness, { operation }: HoverSample): Promise<Buffer> {
  const page = await openConsole(browser, harness.local, { width: WIDTH });
  await page.goto(`${harness.local.url}/explore/${operation}`);
  await settle(page);
  const request = page.getByRole('region', { name: 'Request' });
  const more = request.getByRole('button', { name: /^Show \d+ optional fields/ });
  if ((await more.count()) > 0) await more.first().click();
  await settle(page);
  const picture = await page.getByRole('main').screenshot({ type: 'jpeg', quality: 90 });
  await page.context().close();
  return picture;
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** The Markdown subset of hovers: code, emphasis, paragraphs. */
function asHTML(markdown: string): string {
  return markdown
    .split(/```\w*\n([\s\S]*?)\n```/)
    .map((part, place) =>
      place % 2 === 1
        ? `<pre>${escaped(part)}</pre>`
        : escaped(part)
            .replace(/`([^`]+)`/g, '<code>$1</code>')
            .replace(/\*([^*\n]+)\*/g, '<em>$1</em>')
            .replace(/(?:^|\n\n)([^\n][\s\S]*?)(?=\n\n|\s*$)/g, '<p>$1</p>'),
    )
    .join('');
}

async function compose(
  browser: Browser,
  { operation, call }: HoverSample,
  cards: readonly string[],
  picture: Buffer,
): Promise<Buffer> {
  const page = await newPage(browser, { width: WIDTH });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; width: ${WIDTH}px; padding: 16px; box-sizing: border-box; background: #eef0f3; display: grid;
      grid-template-columns: 1fr 1.15fr; gap: 16px; align-items: start; font: 13px/1.45 system-ui, sans-serif; color: #1d2433 }
    h1 { grid-column: 1 / -1; margin: 0; font: 600 14px/1.5 ui-monospace, monospace; overflow-wrap: anywhere }
    section { background: #fff; border: 1px solid #c6ccd6; border-radius: 6px; padding: 4px 12px; margin-bottom: 10px }
    pre { margin: 8px 0; font: 12px/1.4 ui-monospace, monospace; white-space: pre-wrap; color: #33518f }
    code { font: 12px ui-monospace, monospace } em { color: #6a4b8a } p { margin: 6px 0 }
    img { width: 100%; border: 1px solid #c6ccd6; border-radius: 6px }
  </style><h1>${escaped(call)}</h1><div>${cards.map((card) => `<section>${card}</section>`).join('')}</div>
  <img alt="${operation}" src="data:image/jpeg;base64,${picture.toString('base64')}">`);
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete));
  const sheet = await page.locator('body').screenshot({ type: 'jpeg', quality: QUALITY });
  await page.context().close();
  return sheet;
}
