/** Checks what the search of the site finds. */

import type { Browser } from 'playwright-core';
import { TYPED } from '../../packages/search/src/typed-queries.ts';
import { isWanted } from '../search/wanted.ts';
import { open } from './open.ts';

/** Of what people type, so much may lead elsewhere. */
const MISSED = 0.05;

/** Typical queries of the console have the same result here, within the first five of the dialog. */
export async function searchFaults(browser: Browser, url: string): Promise<string[]> {
  const { page, noises, close } = await open(browser, `${url}/lists/`, url);
  await page.getByRole('button', { name: 'Search' }).click();
  const input = page.getByRole('combobox');
  const missed: string[] = [];
  for (const [typed, wanted] of TYPED) {
    await input.fill(typed);
    await page.locator(`dialog[data-typed=${JSON.stringify(typed)}]`).waitFor();
    const found = await page
      .locator('#search-found a')
      .evaluateAll((links) => links.slice(0, 5).map((link) => [link.getAttribute('href'), link.textContent] as const));
    if (!found.some(([link, text]) => isWanted(wanted, link ?? '', text ?? '')))
      missed.push(`search: '${typed}' leads to ${found.map(([link]) => link).join(', ')}, not to ${wanted}`);
  }
  await close();
  return [...noises, ...(missed.length / TYPED.length > MISSED ? missed : [])];
}
