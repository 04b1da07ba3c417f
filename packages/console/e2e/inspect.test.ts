/** The journal receives another program's requests; faults and the clock. */
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, startLocal, visit, zoneOf } from './harness.ts';
import { violations } from './support/axe.ts';

test('requests of another program appear live and can be filtered, compared and exported', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await visit(harness, '/inspect');
  await page
    .getByRole('row', { name: /zones\.list/ })
    .first()
    .waitFor();
  // After the page was opened.
  await harness.client.dns.records.create({
    zone_id: zone.id,
    type: 'A',
    name: 'live',
    ttl: 300,
    content: '192.0.2.1',
  });
  await harness.client.dns.records.create({
    zone_id: zone.id,
    type: 'A',
    name: 'live',
    ttl: 300,
    content: '192.0.2.2',
  });
  await harness.client.zones.get({ zone_id: '0'.repeat(32) }).catch(() => {});
  await page.getByRole('row', { name: /zones\.get .*404/ }).waitFor();

  await page.getByRole('searchbox').fill('records.create');
  const made = page.getByRole('row', { name: /POST dns\.records\.create/ });
  await expect.poll(() => made.count()).toBe(2);
  await expect.poll(() => page.url()).toContain('records.create');

  await made.first().click();
  const detail = page.getByRole('region', { name: /^Request \d+$/ });
  await detail.getByText('The request matches the contract.').waitFor();
  await detail.getByRole('treeitem', { name: 'content: "192.0.2.1"' }).first().waitFor();
  await detail.getByRole('button', { name: 'Copy as test' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Copy/ }).first().click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain("from 'vitest'");
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Export' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('menuitem').first().click()]);
  const archive = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(archive.log.version).toBe('1.2');
  expect(JSON.stringify(archive)).not.toContain('Bearer other');
  expect(errors).toEqual([]);
});

test('an active fault affects every program, and every page shows it until it is turned off', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page } = await visit(harness, '/inspect');
  await page.getByRole('button', { name: 'Faults' }).click();
  await page.getByRole('switch', { name: 'Outage' }).press('Space');
  await expect.poll(() => harness.emulator.faults.list().length).toBe(1);
  await expect(harness.client.accounts.list()).rejects.toMatchObject({ status: 503 });
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Explore' }).click();
  await page.getByText('Faults are on.').waitFor();
  await page.getByRole('button', { name: 'Turn all off' }).click();
  await page.getByText('Faults are on.').waitFor({ state: 'detached' });
  expect((await harness.client.accounts.list()).result.length).toBeGreaterThan(0);
});

test('errors have a headline, changes show before and after, and the console’s own calls start hidden', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'A', name: 'changed', content: '192.0.2.1' } as const;
  const { id } = await harness.client.dns.records.create({ ...record, ttl: 300 });
  await harness.client.dns.records.edit(id, { ...record, ttl: 900 });
  await harness.client.zones.get({ zone_id: '0'.repeat(32) }).catch(() => {});
  // The console's pages list zones.
  const { page, errors } = await visit(harness, '/browse', { width: 1024, height: 768 });
  await page.getByRole('link', { name: 'Inspect' }).click();
  const detail = page.getByRole('region', { name: /^Request \d+$/ });
  await page.getByRole('row', { name: /dns\.records\.edit/ }).click();
  const changed = detail.getByRole('region', { name: 'Changes' });
  await changed.getByRole('row', { name: /changed: ttl 300 900/ }).waitFor();
  // The list stays visible next to it.
  await page.getByRole('row', { name: /zones\.get .*404/ }).click();
  await detail.getByRole('heading', { name: /^404 \[\d+\] \S/ }).waitFor();
  await detail.getByText(/An id in the path does not exist/).waitFor();

  await page.getByText(/\d+ calls? from the console hidden/).waitFor();
  const rows = page.getByRole('grid', { name: 'Requests' });
  const before = Number(await rows.getAttribute('aria-rowcount'));
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect.poll(() => page.url()).toContain('own=true');
  await expect.poll(async () => Number(await rows.getAttribute('aria-rowcount'))).toBeGreaterThan(before);
  expect(errors.filter((text) => !text.includes('404'))).toEqual([]);
});

test('the clock advances by a day', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page } = await visit(harness, '/inspect');
  const before = harness.emulator.clock.now();
  await page.getByRole('button', { name: 'Clock' }).click();
  await page.getByRole('button', { name: 'Advance by 1 day' }).click();
  await expect.poll(() => harness.emulator.clock.now() - before).toBeGreaterThanOrEqual(86_400_000);
});

test('the summary has failures, rate and durations by operation and program, and folds retries into one call', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const send = (agent: string, path: string) =>
    harness.emulator.fetch(harness.console.apiURL + path, {
      headers: { authorization: 'Bearer other', 'user-agent': agent },
    });
  harness.emulator.faults.add({ operation: 'user.get', times: 2, fault: { status: 503, code: 5 } });
  for (let n = 0; n < 3; n++) await send('backup/1', '/user');
  for (let n = 0; n < 4; n++) await send('deploy/2', `/zones?page=${n + 1}`);
  await send('deploy/2', `/zones/${'0'.repeat(32)}`);
  const { page, errors } = await visit(harness, '/inspect?agent=backup/1');
  await page.getByText('Attempt 3').waitFor();
  const requests = page.getByRole('grid', { name: 'Requests' });
  await expect.poll(() => requests.getAttribute('aria-rowcount')).toBe('4');
  await page.getByRole('checkbox', { name: 'Fold retries' }).press('Space');
  await expect.poll(() => requests.getAttribute('aria-rowcount')).toBe('2');
  await page.goto(`${harness.console.url}/inspect`);
  await page.getByRole('button', { name: 'Summary' }).click();
  await page.getByRole('row', { name: /^user\.get 1 0 2 / }).waitFor();
  await page.getByRole('row', { name: /^zones\.get 1 1 \(100 %\) 0 / }).waitFor();
  await page.getByRole('button', { name: /Group by/ }).click();
  await page.getByRole('option', { name: 'Program' }).click();
  await page.getByRole('row', { name: /^backup\/1 1 0 2 / }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('row', { name: /^deploy\/2 5 / }).click();
  await expect.poll(() => requests.getAttribute('aria-rowcount')).toBe('6');
  expect(page.url()).toContain('agent=');
  expect(errors).toEqual([]);
});

test('the clock lists the next events and advances to one, and snapshots bring a state back', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'sessions' });
  const place = { account_id, namespace_id: namespace.id };
  const { page, errors } = await visit(harness, '/inspect');
  await page.getByRole('button', { name: 'State' }).click();
  await page.getByRole('textbox', { name: 'Name of the snapshot' }).fill('empty');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Restore empty' }).waitFor();
  await harness.client.kv.namespaces.values.update('visitor', { ...place, value: 'x', expiration_ttl: 3600 });
  await page.getByRole('tab', { name: 'Clock' }).click();
  await page.getByText('Expiry of visitor').waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Advance to visitor' }).click();
  await page.getByText('Expiry of visitor').waitFor({ state: 'detached' });
  const keys = async () => (await harness.client.kv.namespaces.keys.list(namespace.id, { account_id })).result.length;
  expect(await keys()).toBe(0);
  await harness.client.kv.namespaces.delete(namespace.id, { account_id });
  await page.getByRole('tab', { name: 'State' }).click();
  await page.getByRole('button', { name: 'Restore empty' }).click();
  await page
    .getByRole('dialog', { name: 'Restore empty' })
    .getByRole('button', { name: 'Restore', exact: true })
    .click();
  await page.getByText('Snapshot empty restored.').waitFor();
  expect((await harness.client.kv.namespaces.get(namespace.id, { account_id })).title).toBe('sessions');
  expect(errors).toEqual([]);
});

test('a snapshot is downloaded as a file and opened again', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const namespace = await harness.client.kv.namespaces.create({ account_id, title: 'sessions' });
  const { page, errors } = await visit(harness, '/inspect?panel=state');
  await page.getByRole('textbox', { name: 'Name of the snapshot' }).fill('empty');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Restore empty' }).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download empty' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('empty.flarewire-snapshot');
  const path = await file.path();
  await page.getByRole('button', { name: 'Delete the snapshot empty' }).click();
  await page.getByRole('button', { name: 'Restore empty' }).waitFor({ state: 'detached' });
  await harness.client.kv.namespaces.delete(namespace.id, { account_id });
  const upload = { name: 'empty.flarewire-snapshot', mimeType: 'application/octet-stream', buffer: readFileSync(path) };
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByRole('button', { name: 'Open a file' }).click(),
  ]);
  await chooser.setFiles(upload);
  await page.getByRole('button', { name: 'Restore empty' }).click();
  await page.getByRole('dialog', { name: 'Restore empty' }).getByRole('button', { name: 'Restore' }).click();
  await page.getByText('Snapshot empty restored.').last().waitFor();
  await expect
    .poll(async () => (await harness.client.kv.namespaces.list({ account_id })).result.map(({ title }) => title))
    .toEqual(['sessions']);
  expect(errors).toEqual([]);
});

test('ten thousand requests are listed at once, and the last one is a key press away', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const headers = { authorization: 'Bearer other', 'user-agent': 'crowd/1' };
  for (let n = 0; n < 10_000; n++) await harness.emulator.fetch(`${harness.console.apiURL}/user?n=${n}`, { headers });
  const { page } = await visit(harness, '/inspect');
  await page.getByText(/^10,0\d\d requests$/).waitFor();
  const grid = page.getByRole('grid', { name: 'Requests' });
  await expect.poll(() => grid.getByRole('row').count()).toBeLessThan(100);
  await grid.focus();
  await page.keyboard.press('Home');
  await page.getByRole('row', { name: /n=0\b/ }).waitFor();
  await page.keyboard.press('End');
  await page.getByRole('row', { name: /n=9999/ }).waitFor();
});

test('a refused replay does not look successful, and Escape closes a request opened from the list', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const record = { zone_id: zone.id, type: 'A', name: 'refused', ttl: 7, content: '192.0.2.1' } as const;
  await harness.client.dns.records.create(record).catch(() => {});
  const { page, errors } = await visit(harness, '/inspect');
  const detail = page.getByRole('region', { name: /^Request \d+$/ });
  // Opening by click leaves the focus in the list.
  await page.getByRole('row', { name: /dns\.records\.create .*400/ }).click();
  await detail.waitFor();
  await page.getByRole('button', { name: 'Replay', exact: true }).click();
  const reported = page.getByRole('status').filter({ hasText: 'Sent again' });
  await reported.getByText('status 400').waitFor();
  await expect.poll(() => reported.getByText('same status as before').count()).toBe(1);
  await expect.poll(() => reported.getAttribute('class')).not.toMatch(/good/);
  await page
    .getByRole('row', { name: /dns\.records\.create .*400/ })
    .first()
    .click();
  await page.getByRole('grid', { name: 'Requests' }).focus();
  await page.keyboard.press('Escape');
  await detail.waitFor({ state: 'detached' });
  expect(errors).toEqual([]);
});
