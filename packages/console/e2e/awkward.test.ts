/** Unusual but realistic user behaviour. */
import { expect, test } from 'vitest';
import { noBrowser, quiet } from './browser.ts';
import { accountOf, startLive, startLocal, visit, zoneOf } from './harness.ts';

test('the JSON editor replaces, wraps, undoes and finds selected text within the content policy', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/explore/dns.records.create?view=json');
  const editor = page.getByRole('textbox', { name: /JSON/ });
  // The page fills in the first zone once it knows it.
  await expect.poll(() => editor.textContent()).toContain('zone_id');
  await editor.fill('{"name": "www", "ttl": 300}');
  // A double click selects a word. Only a coloured word is an element, so that an exact match waits for the colours.
  await editor.getByText('300', { exact: true }).dblclick();
  await page.keyboard.type('6');
  await page.keyboard.type('00');
  await expect.poll(() => editor.textContent()).toBe('{"name": "www", "ttl": 600}');
  await editor.getByText('600', { exact: true }).dblclick();
  await page.keyboard.type('[');
  await expect.poll(() => editor.textContent()).toBe('{"name": "www", "ttl": [600]}');
  const undone = async (): Promise<string | null> => {
    await page.keyboard.press('Control+z');
    return await editor.textContent();
  };
  await expect.poll(undone).toBe('{"name": "www", "ttl": 300}');
  await page.keyboard.press('Control+a');
  await page.keyboard.type('{{}');
  await page.keyboard.press('Control+Space');
  await page.keyboard.press('Escape');
  await editor.fill('{"a": }');
  await page.locator('.cm-lintRange-error').first().hover();
  await page.locator('.cm-tooltip').first().waitFor();
  expect(errors).toEqual([]);
});

test('a zone that is found late does not replace the JSON that is being typed', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page } = await visit(harness, '/');
  const zones = Promise.withResolvers<void>();
  await page.route('**/api/call', async (route) => {
    if (route.request().postData()?.includes('zones.list')) await zones.promise;
    await route.continue();
  });
  await page.goto(`${harness.console.url}/explore/dns.records.create?view=json`);
  const editor = page.getByRole('textbox', { name: /JSON/ });
  const arrived = page.waitForResponse((one) => one.request().postData()?.includes('zones.list') ?? false);
  await editor.fill('{"name": ');
  zones.resolve();
  await (await arrived).finished();
  await editor.press('End');
  await page.keyboard.type('"www"', { delay: 50 });
  await expect.poll(() => editor.textContent()).toBe('{"name": "www"');
});

test('secrets in the JSON editor are masked until they are revealed, even while typing', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors } = await visit(harness, '/explore/hyperdrive.configs.create?view=json');
  const editor = page.getByRole('textbox', { name: /JSON/ });
  await editor.fill('{"name": "db", "origin": {"password": "s3cret", "user": "me"}}');
  const look = (text: string): Promise<string> =>
    editor
      .getByText(text)
      .last()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-text-security'));
  await expect.poll(() => look('s3cret')).toBe('disc');
  expect(await look('"me"')).toBe('none');
  await page.getByRole('button', { name: 'Show secrets' }).click();
  await expect.poll(() => look('s3cret')).toBe('none');
  await page.getByRole('button', { name: 'Hide secrets' }).click();
  await expect.poll(() => look('s3cret')).toBe('disc');
  expect(errors).toEqual([]);
});

test('a page with an expired session says so, keeps the typed text and resumes with a fresh link', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, context: browser } = await visit(harness, '/explore/zones.list?view=json');
  const editor = page.getByRole('textbox', { name: /JSON/ });
  await editor.fill('{"name": "typed.example"}');
  await browser.clearCookies();
  await page.getByText('The session of this page has ended.').waitFor();
  const other = await browser.newPage();
  await other.goto(harness.console.link());
  await other.getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('The session of this page has ended.').waitFor({ state: 'detached' });
  await expect.poll(() => editor.textContent()).toBe('{"name": "typed.example"}');
  await page.getByRole('button', { name: /^Send/ }).click();
  await page.getByText('200 OK', { exact: true }).first().waitFor();
});

test('malformed addresses lead to a working page', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { page, errors, requests } = await visit(harness);
  for (const path of [
    '/browse?filter={}&sort=[1]',
    '/inspect?q={}&id=x&from=-1',
    '/radar?dataset=[]&with=3',
    '/explore?product={}',
  ]) {
    await page.goto(harness.console.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await quiet(requests);
    expect([path, await page.getByText('This page could not be displayed').count()]).toEqual([path, 0]);
  }
  expect(errors).toEqual([]);
  await page.goto(`${harness.console.url}/browse?zone_id=${'f'.repeat(32)}`);
  await page.getByRole('heading', { name: 'Zone not found' }).waitFor();
});

test('declining a bulk delete on a real account asks once and shows no item as deleted', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLive();
  const zone = await zoneOf(harness);
  for (const n of [1, 2, 3])
    await harness.client.dns.records.create({
      zone_id: zone.id,
      type: 'A',
      name: `gone${n}`,
      ttl: 300,
      content: '192.0.2.1',
    });
  const left = async (): Promise<number> =>
    (await harness.client.dns.records.list({ zone_id: zone.id })).result.filter(({ name }) => name.startsWith('gone'))
      .length;
  const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
  await page.getByRole('searchbox', { name: 'Filter rows' }).fill('gone');
  // All rows would be selected while the filter has no effect yet: the header and three rows are left.
  await page.getByRole('row', { name: /gone3/ }).waitFor();
  await expect.poll(() => page.getByRole('row').count()).toBe(4);
  await page.getByRole('checkbox', { name: 'Select all rows' }).press('Space');
  await page.getByRole('button', { name: /^Delete/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Delete 3/ });
  const start = dialog.getByRole('button', { name: /^Delete 3/ });
  await expect.poll(() => start.isDisabled()).toBe(true);
  await dialog.getByRole('textbox').fill('delete 3');
  await start.click();
  await page.getByRole('button', { name: 'Stay read-only' }).click();
  await dialog.getByText('0 deleted').waitFor();
  await page.getByRole('button', { name: 'Stay read-only' }).waitFor({ state: 'detached' });
  await expect.poll(() => page.getByRole('button', { name: 'Stay read-only' }).count()).toBe(0);
  expect(await left()).toBe(3);
  await dialog.getByRole('button', { name: /^Retry/ }).click();
  await page.getByRole('button', { name: 'Allow writing for 15 minutes' }).click();
  await dialog.getByText('3 deleted').waitFor();
  expect(await left()).toBe(0);
  expect(errors).toEqual([]);
});

test('every control is large enough to press in a narrow window', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const zone = await zoneOf(harness);
  const { page, requests } = await visit(harness, '/', { width: 390, height: 844 });
  const paths = ['/', '/explore/dns.records.create', '/inspect', '/browse', `/browse/dns.records?zone_id=${zone.id}`];
  for (const path of [...paths, `/browse/kv.namespaces?account_id=${account_id}`, '/radar']) {
    await page.goto(harness.console.url + path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await quiet(requests);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, a[href], [role="switch"], [role="tab"], input')]
        .map((element) => ({ element, box: element.getBoundingClientRect(), look: getComputedStyle(element) }))
        // Links within text may be as low as a line; checkboxes are pressed by their label or cell.
        .filter(
          ({ element, box, look }) =>
            box.width > 1 &&
            look.visibility === 'visible' &&
            look.display !== 'inline' &&
            !element.matches('[type="checkbox"]') &&
            (box.height < 23.9 || box.width < 23.9),
        )
        .map(
          ({ element, box }) =>
            `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent} ${Math.round(box.width)}×${Math.round(box.height)}`,
        ),
    );
    expect([path, small]).toEqual([path, []]);
  }
});
