/** Live mode, with an emulator in place of Cloudflare: permitted actions, and data that never reaches the page. */
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { paramsText, startEmulators, startLive, startProfiles, TOKEN, visit, zoneOf } from './harness.ts';

test('live mode is visible, starts read-only and asks for a name before deleting', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const zone = await zoneOf(harness);
  const p = await paramsText('zones.get', { zone_id: zone.id });
  const { page, errors } = await visit(harness);
  await page.getByText('LIVE · read-only').waitFor();
  await expect.poll(() => page.getByRole('link', { name: 'Inspect' }).count()).toBe(0);

  await page.goto(`${harness.console.url}/inspect`);
  await page.getByText('No journal for a real account').waitFor();

  // Reading needs no confirmation and reports the rate limit.
  await page.goto(`${harness.console.url}/explore/zones.get?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  await page
    .getByText(/of 1200 calls left/)
    .first()
    .waitFor();

  // A change is refused before anything is sent, then allowed, then requires the name.
  await page.goto(`${harness.console.url}/explore/zones.delete?p=${p}`);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('dialog', { name: 'This console is read-only' }).waitFor();
  await page.getByText('Waiting for your confirmation. Nothing has been sent.').waitFor();
  await expect.poll(() => page.locator('[data-waiting]').count()).toBe(0);
  await expect.poll(() => page.getByText('Sending', { exact: true }).count()).toBe(0);
  await page.getByRole('button', { name: 'Stay read-only' }).click();
  expect((await zoneOf(harness)).id).toBe(zone.id);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByRole('button', { name: 'Allow writing for 15 minutes' }).click();
  const confirm = page.getByRole('dialog', { name: 'Confirm the change' });
  const send = confirm.getByRole('button', { name: 'Send' });
  await expect.poll(() => send.isDisabled()).toBe(true);
  await confirm.getByRole('textbox').fill(`${zone.name}x`);
  await expect.poll(() => send.isDisabled()).toBe(true);
  await confirm.getByRole('textbox').fill(zone.name);
  await send.click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  expect((await harness.client.zones.list()).result.map(({ id }) => id)).not.toContain(zone.id);
  await page.getByText(/LIVE · writing, 1[45]:\d\d left/).waitFor();
  await page.getByRole('button', { name: 'End writing' }).click();
  await page.getByText('LIVE · read-only').waitFor();
  expect(errors).toEqual([]);
});

test('the token never reaches the page, its storage, its addresses or its requests', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const { page, context: browser, requests } = await visit(harness);
  const seen: string[] = [];
  page.on('response', async (response) => {
    // A response that arrives after the end of the test cannot be read.
    seen.push(JSON.stringify(await response.allHeaders().catch(() => ({}))));
    // An endless stream has no body yet.
    if (/application\/x-flarewire-answer|json/.test(response.headers()['content-type'] ?? ''))
      seen.push(await response.text().catch(() => ''));
  });
  const sent = page.getByText('200 OK', { exact: true }).first();
  const shown = {
    '/explore/user.tokens.verify': sent,
    '/explore/zones.list': sent,
    '/browse': page.getByRole('row', { name: /example\.com/ }).first(),
    '/explore/zones.get': page.locator('[aria-invalid="true"]').first(),
  };
  for (const [path, end] of Object.entries(shown)) {
    await page.goto(harness.console.url + path);
    if (path.startsWith('/explore')) await page.getByRole('button', { name: /^Send/ }).click();
    await end.waitFor();
    seen.push(await page.content(), page.url());
  }
  seen.push(
    await page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }])),
    JSON.stringify(await browser.storageState()),
    ...requests,
  );
  expect(seen.length).toBeGreaterThan(20);
  expect(seen.filter((text) => text.includes(TOKEN))).toEqual([]);
  // The token was used nevertheless.
  expect(harness.emulator.journal.entries().length).toBeGreaterThan(2);
});

test('each profile has its own frame colour and write access, and a menu switches between them', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { harness, asked } = await startProfiles();
  const { page, errors } = await visit(harness, '/explore/user.get');
  const frame = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.querySelector('[data-profile]') ?? document.body).borderTopColor);
  await page.getByText('LIVE · production · read-only').waitFor();
  const red = await frame();
  await page.getByRole('button', { name: 'Allow writing' }).click();
  await page.getByRole('menuitem', { name: 'For 5 minutes' }).click();
  await page.getByText(/LIVE · production · writing/).waitFor();
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();

  await page.getByRole('button', { name: 'Switch profile' }).click();
  await page.getByRole('menuitem', { name: 'staging' }).click();
  // Permission for one profile does not extend to the other.
  await page.getByText('LIVE · staging · read-only').waitFor();
  expect(await frame()).not.toBe(red);
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
  expect(asked).toEqual(['production Bearer canary-production', 'staging Bearer canary-staging']);
  expect(await page.content()).not.toContain('canary');
  expect(await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))).not.toContain(
    'canary',
  );
  // Another tab has its own profile.
  const other = await page.context().newPage();
  await other.goto(harness.console.url);
  await other.getByText(/LIVE · production · writing/).waitFor();
  expect(errors).toEqual([]);
});

test('the same list of two profiles is compared by name, and nothing is changed', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const { harness, other } = await startEmulators();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'A', name: 'compared', content: '192.0.2.1' } as const;
  await harness.client.dns.records.create({ ...record, ttl: 300 });
  await harness.client.dns.records.create({ ...record, name: 'only-here', ttl: 300 });
  const there = (await other.client.zones.list({ name: zone.name })).result[0]?.id ?? '';
  await other.client.dns.records.create({ ...record, zone_id: there, ttl: 600 });
  const count = other.emulator.journal.entries().filter(({ method }) => method !== 'GET').length;
  const p = await paramsText('dns.records.list', { zone_id: zone.id });
  const { page, errors } = await visit(harness, `/explore/dns.records.list?p=${p}`);
  await page.getByRole('button', { name: 'Compare' }).click();
  const table = page.getByRole('table', { name: 'Differences' });
  await table.getByRole('row', { name: /only-here.* Only in production/ }).waitFor();
  await table.getByRole('row', { name: /compared.* Different ttl 300 600/ }).waitFor();
  expect(other.emulator.journal.entries().filter(({ method }) => method !== 'GET')).toHaveLength(count);
  expect(errors).toEqual([]);
});
