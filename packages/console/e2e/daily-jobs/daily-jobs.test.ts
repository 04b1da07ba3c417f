/** Every daily job is done by keyboard alone and with the mouse, from the start page. */
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { accountOf, startLocal, visit, zoneOf } from '../harness.ts';
import type { HandOf } from './hand.ts';
import { INSPECT } from './inspect.ts';
import type { Job } from './job.ts';
import { keyboard } from './keyboard.ts';
import { mouse } from './mouse.ts';
import { RECORDS } from './records.ts';
import { RULES } from './rules.ts';
import { STORAGE } from './storage.ts';

const JOBS: readonly Job[] = [...RECORDS, ...STORAGE, ...RULES, ...INSPECT];

test('every daily job is done by keyboard alone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  expect(await obstacles(keyboard)).toEqual([]);
});

test('every daily job is done with the mouse', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  expect(await obstacles(mouse)).toEqual([]);
});

async function obstacles(handOf: HandOf): Promise<readonly string[]> {
  const harness = await startLocal();
  const [account_id, zone] = [await accountOf(harness), await zoneOf(harness)];
  const { page, errors } = await visit(harness);
  page.on('dialog', (question) => void question.accept());
  const found: string[] = [];
  for (const { title, prepare, work } of JOBS) {
    const place = { harness, account_id, zone, tag: handOf.name };
    await prepare?.(place);
    await page.goto(harness.console.url);

    await page.getByRole('heading', { level: 1 }).waitFor();
    const hand = handOf(page);
    await work(hand, place).catch((error: unknown) => {
      throw new Error(`${title}: ${error}`, { cause: error });
    });
    found.push(...hand.obstacles.map((one) => `${title}: ${one}`));
  }
  // The refused SQL, and the request that a fault refuses.
  return [...found, ...errors.filter((text) => !/status of 4\d\d/.test(text))];
}
