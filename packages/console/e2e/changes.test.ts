/** Changes are reviewed before they lose data, kept in a list, and reversed; two people never overwrite each other. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, paramsText, startLive, startLocal, visit, zoneOf } from './harness.ts';

const PHASE = 'http_request_firewall_custom';

test('a replacement names the entries it removes, and sends nothing when cancelled', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const rule = { action: 'block', expression: 'ip.src eq 192.0.2.1', enabled: true } as const;
  const rules = ['Block bad IP', 'Block scanner'].map((description) => ({ ...rule, description }));
  await harness.client.rulesets.phases.update(PHASE, { zone_id, rules });
  const p = await paramsText('rulesets.phases.update', { zone_id, ruleset_phase: PHASE, rules: [] });
  const { page, errors } = await visit(harness, `/explore/rulesets.phases.update?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Review the change' });
  await dialog.getByText('This removes 2 entries: Block bad IP, Block scanner.').waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  const count = async () => (await harness.client.rulesets.phases.get(PHASE, { zone_id })).rules?.length;
  expect(await count()).toBe(2);
  await page.getByRole('button', { name: /^Send/ }).click();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  expect((await count()) ?? 0).toBe(0);

  // The list of changes restores the previous rules.
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByText('Changed fields').first().click();
  await page.getByText('Removed: Block scanner').waitFor();
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await page.getByText('Undone', { exact: true }).waitFor();
  expect(await count()).toBe(2);
  expect(errors).toEqual([]);
});

test('a replacement of a long list counts the entries of all its pages, and the undo restores them', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { lists } = harness.client.rules;
  const { id: list_id } = await lists.create({ account_id, kind: 'ip', name: 'blocked' });
  const ips = Array.from({ length: 1100 }, (_, at) => `10.0.${Math.floor(at / 250)}.${at % 250}`);
  await lists.items.create(list_id, { account_id, body: ips.map((ip) => ({ ip })) });
  const count = async () => (await lists.items.list(list_id, { account_id }).all()).length;
  await expect.poll(count).toBe(1100);
  const params = { account_id, list_id, body: [{ ip: '10.0.0.0' }] };
  const p = await paramsText('rules.lists.items.update', params);
  const { page, errors } = await visit(harness, `/explore/rules.lists.items.update?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Review the change' });
  await dialog.getByText(/This removes 1,?099 entries/).waitFor();
  await dialog.getByRole('button', { name: 'Send' }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  await expect.poll(count).toBe(1);
  await page.getByRole('link', { name: 'Changes' }).click();
  await page.getByRole('button', { name: /^Undo:/ }).click();
  await page.getByText('Undone', { exact: true }).waitFor();
  await expect.poll(count).toBe(1100);
  expect(errors).toEqual([]);
});

test('an edit of a record that somebody else changed asks before it overwrites their value', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'A', name: 'shared', content: '192.0.2.10', ttl: 1 } as const;
  const { id } = await harness.client.dns.records.create(record);
  const now = () => harness.client.dns.records.get(id, { zone_id: zone.id });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}&item=${id}`);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  const form = page.getByRole('dialog', { name: /^Edit/ });
  await form.getByRole('textbox', { name: 'IPv4 address' }).fill('203.0.113.1');
  await harness.client.dns.records.edit(id, { ...record, content: '198.51.100.9', proxied: true });
  await form.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' });
  await dialog.getByRole('row', { name: 'Content 192.0.2.10 198.51.100.9 203.0.113.1' }).waitFor();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  expect((await now()).content).toBe('198.51.100.9');
  // The typed text is still there.
  await form.getByRole('button', { name: 'Save' }).click();
  await dialog.getByRole('button', { name: 'Overwrite' }).click();
  await form.waitFor({ state: 'detached' });
  expect(await now()).toMatchObject({ content: '203.0.113.1', proxied: true });
  // The toast reverses the edit.
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByText('Undone.').waitFor();
  expect(await now()).toMatchObject({ content: '198.51.100.9', proxied: true });
  expect(errors).toEqual([]);
});

test('live, the fields that change are shown before anything is sent', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const zone = await zoneOf(harness);
  const { result } = await harness.client.zones.list();
  expect(result[0]?.paused).toBe(false);
  const p = await paramsText('zones.edit', { zone_id: zone.id, paused: true });
  const { page, errors } = await visit(harness, `/explore/zones.edit?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  const question = page.getByRole('dialog', { name: 'This console is read-only' });
  await question.getByRole('row', { name: 'Paused No Yes' }).waitFor();
  await question.getByRole('button', { name: 'Allow writing for 15 minutes' }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  // Writing is allowed now, and every change is reviewed nevertheless.
  const back = await paramsText('zones.edit', { zone_id: zone.id, paused: false });
  await page.goto(`${harness.console.url}/explore/zones.edit?p=${back}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  const review = page.getByRole('dialog', { name: 'Review the change' });
  await review.getByRole('row', { name: 'Paused Yes No' }).waitFor();
  expect((await harness.client.zones.get({ zone_id: zone.id })).paused).toBe(true);
  await review.getByRole('button', { name: 'Send' }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  expect((await harness.client.zones.get({ zone_id: zone.id })).paused).toBe(false);
  expect(errors).toEqual([]);
});

test('live, the question for write access says if the value that a replacement removes is unknown', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const zone = await zoneOf(harness);
  // No operation reads the labels of an operation.
  const params = {
    zone_id: zone.id,
    operation_id: '0d9bf70c-92e1-4bb3-9411-34a3bcc59003',
    user: ['login'],
    managed: [],
  };
  const p = await paramsText('apiGateway.operations.labels.update', params);
  const { page, errors } = await visit(harness, `/explore/apiGateway.operations.labels.update?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  const question = page.getByRole('dialog', { name: 'This console is read-only' });
  await question.getByText('The current value could not be read').waitFor();
  expect(errors).toEqual([]);
});
