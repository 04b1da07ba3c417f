/** Scenarios of the guide's pictures: location and preparation of each. */
import type { Page } from 'playwright-core';
import type { Harness } from './harness.ts';
import { type Look, settle } from './pages.ts';

export interface Scenario extends Look {
  /** File in docs/images, without its ending. */
  readonly name: string;
  readonly isLive?: true;
  path(harness: Harness): string;
  act?(page: Page): Promise<void>;
}

const WIDE = 1440;

async function fillRecord(page: Page): Promise<void> {
  const request = page.getByRole('region', { name: 'Request' });
  await request.getByRole('button', { name: /Type/ }).click();
  await page.getByRole('option', { name: /^MX/ }).click();
  await request.getByRole('textbox', { name: 'Name' }).fill('mail');
  await request.getByRole('textbox', { name: 'Mail server' }).fill('mx1.harbour.example');
  await request.getByRole('textbox', { name: 'Priority' }).fill('10');
  await page.keyboard.press('Control+Enter');
  await page.getByRole('region', { name: 'Answer' }).getByText('200 OK', { exact: true }).waitFor();
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('main').focus();
}

async function chooseRows(page: Page): Promise<void> {
  const rows = page.getByRole('grid').getByRole('row');
  await rows.nth(5).click();
  for (const place of [4, 5, 6]) await rows.nth(place).getByRole('checkbox').press('Space');
}

const ZONE_FILE = `$TTL 3600
market    IN A     192.0.2.80
market    IN AAAA  2001:db8::80
news      IN CNAME market
*.market  IN CNAME market
market    IN TXT   "owner=harbour office"
_imaps._tcp.market IN SRV 0 1 993 mail
deploy    IN CNAME market
deploy    IN A     192.0.2.61
status    IN A     192.0.2.999
`;

async function previewFile(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill(ZONE_FILE);
  await dialog.getByRole('button', { name: 'Preview' }).click();
  await dialog.getByRole('button', { name: /^Add \d+ records$/ }).waitFor();
}

async function refuseDelete(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('button', { name: 'Allow writing for 15 minutes' }).click();
  await page.getByRole('dialog', { name: 'zones.delete on a real account' }).getByRole('textbox').fill('harbour');
}

async function searchByKey(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search everything' }).fill('dns recrod creat');
  await page.getByRole('option').first().waitFor();
}

/** Waits for requests: an empty list makes no useful picture. */
const listed = (page: Page): Promise<void> => page.getByRole('grid').getByRole('row').nth(5).waitFor();

/** The last request that the contract refused. */
function mistakeOf({ emulator }: Harness): number {
  return emulator.journal.rows({ schema: 'failed' }).at(-1)?.id ?? 1;
}

const records = ({ zoneId }: Harness): string => `/browse/dns.records?zone_id=${zoneId}`;
const RADAR = '/radar?dataset=http&a=PT&b=JP&range=7d';

export const SCENES: readonly Scenario[] = [
  {
    name: 'explore',
    width: WIDE,
    path: () => '/explore/dns.records.create?code=typescript',
    act: fillRecord,
  },
  { name: 'search-phone', width: 390, path: () => '/explore', act: searchByKey },
  { name: 'inspect', width: WIDE, path: (harness) => `/inspect?id=${mistakeOf(harness)}`, act: listed },
  { name: 'faults-dark', width: WIDE, isDark: true, path: () => '/inspect?panel=faults', act: listed },
  { name: 'browse', width: WIDE, path: records, act: chooseRows },
  { name: 'import', width: WIDE, path: records, act: previewFile },
  { name: 'radar', width: WIDE, path: () => RADAR },
  {
    name: 'live',
    width: WIDE,
    isLive: true,
    path: ({ deleteZone }) => `/explore/zones.delete?p=${deleteZone}`,
    act: refuseDelete,
  },
];

/** The main pages, to be seen at every width and in both themes. */
export const PAGES: Readonly<Record<string, (harness: Harness) => string>> = {
  start: () => '/',
  explore: () => '/explore/dns.records.create?code=typescript',
  inspect: () => '/inspect',
  browse: records,
  radar: () => RADAR,
};

export async function play(page: Page, base: string, scenario: Scenario, harness: Harness): Promise<void> {
  await page.goto(base + scenario.path(harness));
  await settle(page);
  await scenario.act?.(page);
  await settle(page);
}
