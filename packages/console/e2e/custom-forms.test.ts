/** Custom forms: a user's input and the resulting call. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';

/** Opens a list of options and selects one. */
async function choose(page: Page, within: Page | Locator, box: RegExp, option: RegExp): Promise<void> {
  await within.getByRole('button', { name: box }).click();
  await page.getByRole('option', { name: option }).first().click();
}

test('a DNS record form follows the type, appends the zone to the name, and edits the record', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('button', { name: 'Create' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).fill('made');
  const address = dialog.getByRole('textbox', { name: 'IPv4 address' });
  await address.fill('2001:db8::1');
  await address.blur();
  await dialog.getByText('This is an IPv6 address. For it, choose AAAA.').waitFor();
  await choose(page, dialog, /Type/, /^AAAA/);
  await dialog.getByRole('textbox', { name: 'IPv6 address' }).fill('2001:db8::1');
  await dialog.getByRole('switch', { name: 'Proxied' }).press('Space');
  await dialog.getByText('Always automatic while the record is proxied: 5 minutes.').waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const made = async () => {
    const { result } = await harness.client.dns.records.list({
      zone_id: zone.id,
      name: { exact: `made.${zone.name}` },
    });
    return result[0];
  };
  await expect.poll(made).toMatchObject({ type: 'AAAA', content: '2001:db8::1', proxied: true, ttl: 1 });

  // A new record opens in its panel.
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await choose(page, dialog, /Type/, /^TXT/);
  await dialog.getByText('TXT records are always DNS only: the proxy is for A, AAAA and CNAME.').waitFor();
  await dialog.getByRole('textbox', { name: 'Text' }).fill('v=spf1 -all');
  await dialog.getByText(/only one SPF record/).waitFor();
  await choose(page, dialog, /TTL/, /^1 hour/);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect.poll(made).toMatchObject({ type: 'TXT', content: 'v=spf1 -all', proxied: false, ttl: 3600 });
  expect(errors).toEqual([]);
});

test('a purge is chosen in words, and the switch for all fields is remembered', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/explore/cache.purge');
  const request = page.getByRole('region', { name: 'Request' });
  const answer = page.getByRole('region', { name: 'Response' });
  await request.getByRole('radio', { name: /^Hosts/ }).press('Space');
  const hosts = request.getByRole('textbox', { name: 'Hosts' });
  await hosts.fill('https://www.example.com/');
  await request.getByText(/A host is a host name alone/).waitFor();
  await hosts.fill('www.example.com\nshop.example.com');
  await request.getByText('2 of 100').waitFor();
  await request.getByRole('button', { name: 'Send' }).click();
  await answer.getByText('200 OK', { exact: true }).waitFor();
  await request.getByRole('radio', { name: /^Everything/ }).press('Space');
  await request.getByText(/Everything in the cache of the zone/).waitFor();
  await request.getByRole('switch', { name: 'All fields' }).press('Space');
  await request.getByRole('radio', { name: /^Hosts/ }).waitFor({ state: 'detached' });
  await page.reload();
  await expect.poll(() => request.getByRole('switch', { name: 'All fields' }).isChecked()).toBe(true);
  await expect.poll(() => request.getByRole('radio', { name: /^Hosts/ }).count()).toBe(0);
  expect(errors).toEqual([]);
});

test('a zone setting is a sentence with a switch that saves, undoes and explains plan limits', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/zones.settings?zone_id=${zone.id}`);
  const settingIs = async (id: string): Promise<unknown> => {
    const setting = await harness.client.zones.settings.get(id, { zone_id: zone.id });
    return 'value' in setting ? setting.value : undefined;
  };
  await page.getByRole('switch', { name: 'Always use HTTPS' }).press('Space');
  await expect.poll(() => settingIs('always_use_https')).toBe('on');
  await page.getByRole('button', { name: 'Undo: Off' }).click();
  await expect.poll(() => settingIs('always_use_https')).toBe('off');
  await choose(page, page, /Encryption mode/, /^Full \(strict\)/);
  await expect.poll(() => settingIs('ssl')).toBe('strict');
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('hsts');
  await page.getByRole('switch', { name: 'Send the header' }).press('Space');
  await expect
    .poll(() => settingIs('security_header'))
    .toMatchObject({ strict_transport_security: { enabled: true, max_age: 0 } });
  await page.getByRole('searchbox', { name: 'Find a setting' }).fill('polish');
  await page.getByText('Editable on the Pro plan and above.').first().waitFor();
  expect(errors).toEqual([]);
});

test('a pool shows origins with weight and health, and a load balancer lists pools in order', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, `/browse/loadBalancers.pools?account_id=${account_id}`);
  await page.getByRole('button', { name: 'Create' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill('made');
  for (const [index, weight] of ['0.75', '0.25'].entries()) {
    await dialog.getByRole('button', { name: 'Add an origin' }).click();
    await dialog
      .getByRole('textbox', { name: 'Address' })
      .nth(index)
      .fill(`192.0.2.${index + 1}`);
    await dialog.getByRole('textbox', { name: 'Weight' }).nth(index).fill(weight);
  }
  await dialog.getByText('75 % of the traffic').waitFor();
  await dialog.getByRole('button', { name: 'Create' }).click();
  const pools = async () => (await harness.client.loadBalancers.pools.list({ account_id })).result;
  await expect.poll(pools).toMatchObject([{ name: 'made', origins: [{ weight: 0.75 }, { weight: 0.25 }] }]);
  await page.getByRole('button', { name: 'Edit', exact: true }).click();
  await dialog.getByText('Healthy', { exact: true }).first().waitFor();
  await page.keyboard.press('Escape');

  const second = await harness.client.loadBalancers.pools.create({
    account_id,
    name: 'second',
    origins: [{ address: '192.0.2.9', name: 'web' }],
  });
  await page.goto(`${harness.console.url}/browse/loadBalancers?zone_id=${zone.id}`);
  await page.getByRole('button', { name: 'Create' }).first().click();
  await dialog.getByRole('textbox', { name: 'Name' }).first().fill(`lb.${zone.name}`);
  for (const name of [/^made/, /^second/]) await choose(page, dialog, /Add a pool/, name);
  await dialog.getByRole('button', { name: 'Move second up' }).click();
  await choose(page, dialog, /Fallback pool/, /^made/);
  await choose(page, dialog, /How a pool is chosen/, /^Random/);
  await dialog.getByRole('button', { name: 'Create' }).click();
  const balancers = async () => (await harness.client.loadBalancers.list({ zone_id: zone.id })).result;
  const [made] = (await pools()).filter(({ name }) => name === 'made');
  await expect
    .poll(balancers)
    .toMatchObject([{ default_pools: [second.id, made?.id], fallback_pool: made?.id, steering_policy: 'random' }]);
  expect(errors).toEqual([]);
});
