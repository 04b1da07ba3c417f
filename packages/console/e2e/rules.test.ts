/** The rules of a zone in order: sentences, switches, moves, and a test request. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { startLocal, visit, zoneOf } from './harness.ts';

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
