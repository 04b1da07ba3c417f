/** Checks in Chromium that the console of the site opens, calls its emulator, and requests nothing from elsewhere. */
import type { Browser } from 'playwright-core';
import { CONSOLE } from '../console.ts';
import { open } from './open.ts';

const PAGE = `/${CONSOLE}/`;

/** @param url of the served site @returns a line for each fault */
export async function consoleFaults(browser: Browser, url: string): Promise<string[]> {
  const { page, noises, close } = await open(browser, url + PAGE, url, 'h1');
  const faults: string[] = [];
  try {
    await page.getByRole('heading', { level: 1, name: 'The emulator is running' }).waitFor();
    await page.goto(`${url}${PAGE}#/browse/zones`);
    await page.getByRole('row', { name: 'example.com' }).first().waitFor();
  } catch (error) {
    faults.push(error instanceof Error ? error.message : String(error));
  }
  await close();
  return [...faults, ...noises].map((fault) => `${PAGE}: ${fault}`);
}
