/** Items as people read them: names relative to the zone, times in words, rules in sentences, quiet buttons. */
import { expect, test } from 'vitest';
import { noBrowser } from '../browser.ts';
import { accountOf, startLocal, visit, zoneOf } from '../harness.ts';

test('names of records are relative to the zone in tables, panels and messages, and full in titles', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { client } = harness;
  await client.dns.records.create({ zone_id: zone.id, type: 'A', name: 'shop', ttl: 300, content: '192.0.2.9' });
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page
    .getByText('shop', { exact: true })
    .and(page.getByTitle(`shop.${zone.name}`))
    .click();
  await expect
    .poll(() => page.getByText('@', { exact: true }).and(page.getByTitle(zone.name)).count())
    .toBeGreaterThan(1);
  const panel = page.getByRole('complementary', { name: 'shop', exact: true });
  await panel.getByText('5 min', { exact: true }).waitFor();
  await panel.getByText(`shop.${zone.name}`, { exact: true }).waitFor();
  const remove = panel.getByRole('button', { name: 'Delete' });
  expect(await remove.getAttribute('data-look')).toBe('risky');
  await remove.click();
  const dialog = page.getByRole('dialog', { name: 'Delete shop' });
  await dialog.getByText('This deletes the DNS record shop A 192.0.2.9. You can undo this.').waitFor();
  await dialog.getByRole('textbox').fill('shop');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByText('Deleted the DNS record shop.').waitFor();
  expect(errors).toEqual([]);
});

test('Access rules and destinations of notifications are words', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { client } = harness;
  const crew = await client.zeroTrust.access.groups.create({ account_id, name: 'Crew', include: [{ everyone: {} }] });
  const group = await client.zeroTrust.access.groups.create({
    account_id,
    name: 'Staff',
    include: [{ email_domain: { domain: 'example.com' } }, { group: { id: crew.id ?? '' } }],
    require: [{ geo: { country_code: 'DE' } }],
  });
  const { id } = await client.alerting.policies.create({
    account_id,
    name: 'Origin down',
    alert_type: 'health_check_status_notification',
    enabled: true,
    mechanisms: { email: [{ id: 'ops@example.com' }] },
  });
  const { page, errors } = await visit(
    harness,
    `/browse/zeroTrust.access.groups?account_id=${account_id}&item=${group.id}`,
  );
  const panel = page.getByRole('complementary', { name: 'Staff' });
  for (const words of ['Email ends in @example.com', 'In the group Crew', 'From Germany'])
    await panel.getByText(words, { exact: true }).waitFor();
  await page.goto(`${harness.console.url}/browse/alerting.policies?account_id=${account_id}&item=${id}`);
  await page.getByRole('complementary').getByText('Email: ops@example.com', { exact: true }).waitFor();
  expect(errors).toEqual([]);
});
