/** The Chromium of this machine, for tests, pictures and measurements. */
import { existsSync } from 'node:fs';
import { type Browser, chromium } from 'playwright-core';

const PLACES = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];
/** Without the window that the others draw even where nobody sees it: a page opens in half the time. */
const HEADLESS = '/usr/bin/chromium-headless-shell';

// Without these it asks its maker's hosts for updates and more, at every start.
export const QUIET = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Undefined where none is installed. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? PLACES.find((path) => existsSync(path));

export const hasChromium = chromiumPath !== undefined;

/** @throws Error where none is installed */
export async function launchChromium(): Promise<Browser> {
  if (chromiumPath === undefined)
    throw new Error('This needs Chromium: apt-get install chromium, or set CHROMIUM_PATH.');
  const isGiven = process.env.CHROMIUM_PATH !== undefined;
  const executablePath = !isGiven && existsSync(HEADLESS) ? HEADLESS : chromiumPath;
  return chromium.launch({ executablePath, args: QUIET });
}
