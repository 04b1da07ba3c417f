/** Parts that are open only for a moment: lists of suggestions, popovers, messages and their accessibility. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { paramsText, startLocal, visit, zoneOf } from './harness.ts';
import { violations } from './support/axe.ts';

test('the overview, problems of a form, search hits and reviews violate no accessibility rule, in light and dark', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse?zone_id=${zone_id}`);
  const found: string[] = [];
  const check = async (state: string): Promise<void> => {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      found.push(...(await violations(page)).map((one) => `${state}, ${colorScheme}: ${one}`));
    }
  };
  await page.getByRole('heading', { level: 1 }).waitFor();
  await check('overview');
  await page.goto(`${harness.console.url}/browse/dns.records?zone_id=${zone_id}`);
  await page.getByRole('grid', { name: 'Records' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').waitFor();
  await page.keyboard.type('purge cache');
  await page.getByRole('option').first().waitFor();
  await check('search');
  await page.goto(`${harness.console.url}/explore/zones.create`);
  await page.getByRole('button', { name: /^Send$/ }).click();
  await page.getByText(/problems? to fix/).waitFor();
  await check('problems');
  const rule = { action: 'block', expression: 'true', description: 'All' } as const;
  await harness.client.rulesets.phases.update('http_request_firewall_custom', { zone_id, rules: [rule] });
  const p = await paramsText('rulesets.phases.update', {
    zone_id,
    ruleset_phase: 'http_request_firewall_custom',
    rules: [],
  });
  await page.goto(`${harness.console.url}/explore/rulesets.phases.update?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog', { name: 'Review the change' }).waitFor();
  await check('review');
  expect(found).toEqual([]);
  expect(errors).toEqual([]);
});

test('a list of suggestions closes after a choice, by key and by click', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { result } = await harness.client.accounts.list();
  const params = {
    account_id: result[0]?.id ?? '',
    name: 'crew',
    decision: 'allow',
    include: [{ geo: { country_code: '' } }],
  };
  const p = await paramsText('zeroTrust.access.policies.create', params);
  const { page, errors } = await visit(harness, `/explore/zeroTrust.access.policies.create?p=${p}`);
  const country = page.getByRole('combobox', { name: 'Country of rule 1 of Include' });
  await country.fill('germ');
  await page.getByRole('option', { name: /Germany/ }).waitFor();
  // The former country DD is not offered.
  await expect.poll(() => page.getByRole('option').allTextContents()).toEqual([expect.stringContaining('DE')]);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => country.inputValue()).toBe('Germany (DE)');
  await country.fill('nether');
  await page.getByRole('option', { name: /^Netherlands/ }).click();
  await page.getByRole('listbox').waitFor({ state: 'detached' });
  await expect.poll(() => country.inputValue()).toBe('Netherlands (NL)');
  expect(errors).toEqual([]);
});
