/** Rules of a zone and deployed Workers: sentences, moves, test requests, traces, addresses and live logs. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, type Harness, startEdge, startLocal, visit, zoneOf } from './harness.ts';
import { violations } from './support/axe.ts';

const PHASE = 'http_request_firewall_custom';

test('rules are shown as sentences in the order in which they run, and can be switched, moved and tested', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id, name } = await zoneOf(harness);
  const rules = [
    { description: 'Bad IP', action: 'block', expression: 'ip.src eq 192.0.2.1', enabled: true },
    { description: 'Admin', action: 'block', expression: 'http.request.uri.path eq "/admin"', enabled: true },
  ] as const;
  await harness.client.rulesets.phases.update(PHASE, { zone_id, rules: [...rules] });
  const now = async () => (await harness.client.rulesets.phases.get(PHASE, { zone_id })).rules ?? [];
  const { page, errors } = await visit(harness, `/browse/rulesets?zone_id=${zone_id}`);
  const card = page.getByRole('region', { name: 'Custom rules' });
  await card.getByText('Block requests where URI path equals “/admin”.').waitFor();

  // Switching a rule off keeps its definition.
  await card.getByText('Admin', { exact: true }).waitFor();
  await card.getByRole('switch', { name: 'Admin is on' }).click({ force: true });
  await page.getByText('Admin is off.').waitFor();
  expect((await now())[1]).toMatchObject({ ...rules[1], enabled: false });
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone.').waitFor();
  expect((await now())[1]).toMatchObject(rules[1]);

  await card.getByRole('button', { name: 'Move Admin up' }).click();
  await expect.poll(async () => (await now()).map(({ description }) => description)).toEqual(['Admin', 'Bad IP']);

  await page.getByRole('button', { name: 'Test a request' }).click();
  const tester = page.getByRole('dialog', { name: 'Test a request' });
  await tester.getByRole('textbox', { name: 'URL or curl command' }).fill(`https://${name}/admin`);
  await tester.getByText(/The zone ends it: block in .*: Admin/).waitFor();
  await page.keyboard.press('Escape');

  // A new kind of rule starts with its form.
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: 'Cache rules' }).click();
  await page.getByRole('dialog', { name: /^Create/ }).waitFor();
  expect(errors).toEqual([]);
});

/** A reload keeps the request of a trace, except for headers that may hold secrets. */
async function reloaded(page: Page, text: string): Promise<void> {
  const headers = page.getByRole('textbox', { name: 'Headers' });
  await headers.fill('X-Test: 1\nCookie: session=1');
  await page.reload();
  await expect.poll(() => headers.inputValue()).toBe('X-Test: 1');
  await expect.poll(() => page.getByRole('textbox', { name: 'URL or curl command' }).inputValue()).toBe(text);
  await headers.fill('');
}

test('a Worker is created from a template and opens with its code', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { result } = await harness.client.accounts.list();
  const account_id = result[0]?.id ?? '';
  const { page, errors } = await visit(harness, `/browse/workers.scripts?account_id=${account_id}`);
  await page.getByRole('button', { name: 'Create', exact: true }).first().click();
  const dialog = page.getByRole('dialog', { name: 'Create a Worker' });
  await dialog.getByRole('textbox', { name: 'Name' }).fill('from-template');
  await dialog.getByRole('button', { name: 'Deploy' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Hello World!').first().waitFor();
  const { result: scripts } = await harness.client.workers.scripts.list({ account_id });
  expect(scripts.map(({ id }) => id)).toContain('from-template');
  expect(errors).toEqual([]);
});

const SHOP = `export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    console.log('path', pathname);
    if (pathname === '/broken') throw new TypeError('no such product');
    return new Response('<h1>The shop</h1>', { headers: { 'content-type': 'text/html' } });
  },
};`;

async function deployShop(harness: Harness) {
  const account_id = await accountOf(harness);
  const { id: zone_id, name } = await zoneOf(harness);
  const { client } = harness;
  await client.workers.scripts.update('shop', {
    account_id,
    metadata: { main_module: 'index.mjs', compatibility_date: '2026-07-01' },
    files: [new File([SHOP], 'index.mjs', { type: 'application/javascript+module' })],
  });
  const host = `shop.${name}`;
  await client.dns.records.create({ zone_id, type: 'A', name: host, content: '192.0.2.1', ttl: 1, proxied: true });
  await client.workers.routes.create({ zone_id, pattern: `${host}/*`, script: 'shop' });
  return { account_id, host };
}

test('a deployed Worker is opened from its page, and its live logs show console lines and exceptions', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startEdge();
  const { account_id, host } = await deployShop(harness);
  const path = `/browse/workers.scripts?account_id=${account_id}&script_name=shop`;
  const { page, context: tabs, errors } = await visit(harness, path);
  const opening = tabs.waitForEvent('page', { timeout: 120_000 });
  await page.getByRole('link', { name: `${host}/` }).click();
  await (await opening).getByRole('heading', { name: 'The shop' }).waitFor();

  // The request came before the logs were opened.
  await page.getByRole('main').getByRole('link', { name: 'Live logs' }).last().click();
  const events = page.getByRole('list', { name: 'Events' });
  await events.getByText(`GET https://${host}/`, { exact: true }).waitFor();
  await events.getByText('path /', { exact: true }).waitFor();
  await harness.emulator.edge.fetch(`https://${host}/broken`);
  await events.getByText(/TypeError: no such product/).waitFor();
  await events.getByText('exception', { exact: true }).first().waitFor();

  await page.getByText('Failed only').click();
  await expect.poll(() => events.getByText('path /', { exact: true }).count()).toBe(0);
  await page.getByText('Failed only').click();
  await page.getByRole('searchbox', { name: 'Filter' }).fill('nothing like it');
  await page.getByText('No matching events').waitFor();
  await page.getByRole('button', { name: 'Show all events' }).click();
  await events.getByText('path /', { exact: true }).waitFor();

  // Details, pause and clear by keyboard.
  await events.locator('summary').first().focus();
  await page.keyboard.press('Enter');
  await events.getByText('Outcome').first().waitFor();
  await page.getByRole('button', { name: 'Pause' }).press('Enter');
  await harness.emulator.edge.fetch(`https://${host}/later`);
  await page.getByRole('button', { name: 'Resume, 1 new' }).press('Enter');
  await events.getByText('path /later', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByText('Waiting for events').waitFor();
  expect(await violations(page)).toEqual([]);
  expect(errors).toEqual([]);
});

test('a trace shows each phase, why its rules matched or not, and the final status', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id, name } = await zoneOf(harness);
  const rules = [
    { description: 'No admin', expression: 'http.request.uri.path eq "/admin" and ip.src.country ne "DE"' },
    { description: 'No bots', expression: 'http.user_agent contains "bot"' },
  ].map((rule) => ({ ...rule, action: 'block', enabled: true }) as const);
  await harness.client.rulesets.phases.update('http_request_firewall_custom', { zone_id, rules });
  const { page, errors } = await visit(harness, `/browse/rulesets?zone_id=${zone_id}`);
  await page.getByRole('link', { name: 'Trace', exact: true }).click();
  await page.getByRole('heading', { name: 'Trace a request' }).waitFor();
  const address = page.getByRole('textbox', { name: 'URL or curl command' });
  await address.fill(`https://${name}/admin`);
  await page.keyboard.press('Enter');
  const result = page.getByRole('region', { name: 'Result' });
  await result.getByText('No rule ends this request. It reaches the Worker or origin.').waitFor();
  await result.getByText('unknown').waitFor();

  const country = page.getByRole('combobox', { name: 'Country of the visitor' });
  await country.fill('FR');
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Trace' }).click();
  await result.getByText('Ended by No admin in Custom rules. Later phases do not run.').waitFor();
  await result.getByText('403').waitFor();
  await result.getByText('matched', { exact: true }).waitFor();
  expect(await violations(page)).toEqual([]);

  // A draft with a header stays when the page is left.
  await address.fill(`curl -A 'a bot' https://${name}/`);
  await page.getByRole('button', { name: 'Trace' }).click();
  await result.getByText('Ended by No bots in Custom rules. Later phases do not run.').waitFor();
  await page.goBack();
  await page.getByRole('heading', { name: 'Trace a request' }).waitFor({ state: 'detached' });
  await page.goForward();
  await expect.poll(() => address.inputValue()).toBe(`curl -A 'a bot' https://${name}/`);
  await reloaded(page, `curl -A 'a bot' https://${name}/`);

  await address.fill('https://elsewhere.test/');
  await page.keyboard.press('Enter');
  await page
    .getByRole('alert')
    .getByText(/in no zone of the account/)
    .waitFor();
  expect(errors).toEqual([]);
});

test('both pages fit a phone and pass axe in dark colours', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startEdge();
  const { page } = await visit(harness, '/logs', { width: 390, isDark: true });
  await page.getByText('Waiting for events').waitFor();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect([await violations(page), await overflow()]).toEqual([[], 0]);
  await page.goto(`${harness.console.url}/trace`);
  await page.getByText('No trace yet').waitFor();
  expect([await violations(page), await overflow()]).toEqual([[], 0]);
});
