/** Attacks by other pages and hosts against the console in a real browser, all without effect. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, onTestFinished, test } from 'vitest';
import { noBrowser, openBrowser, quiet } from './browser.ts';
import { startLocal, visit, zoneOf } from './harness.ts';

/** A foreign page on another port of this machine. */
async function hostileOrigin(): Promise<string> {
  const script = readFileSync(new URL('support/hostile-page.js', import.meta.url), 'utf8');
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><title>hostile</title><body><script>${script}</script></body>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => new Promise<void>((resolve) => server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // TCP has a port
}

describe('the console in a browser', () => {
  test('the console contacts only its own host and removes the key from the address', async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const { page, errors, requests } = await visit(harness);
    for (const path of ['/explore/dns.records.create', '/inspect', '/browse', '/radar']) {
      await page.goto(harness.console.url + path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await quiet(requests);
    }
    const foreign = requests.filter((url) => !url.startsWith(`${harness.console.url}/`) && !url.startsWith('blob:'));
    expect(foreign).toEqual([]);
    expect(errors).toEqual([]);
    expect(page.url()).not.toContain('key=');
    expect(await page.evaluate(() => document.cookie)).toBe('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/key|session|token/i);
  });

  test('markup and control characters in API data are shown as text', async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const zone = await zoneOf(harness);
    const nasty = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>\u202e\u0007';
    await harness.client.dns.records.create({
      zone_id: zone.id,
      type: 'TXT',
      name: `nasty.${zone.name}`,
      content: '"x"',
      ttl: 300,
      comment: nasty,
    });
    const { page, errors } = await visit(harness, `/browse/dns.records?zone_id=${zone.id}`);
    await page.getByText('nasty', { exact: false }).first().waitFor();
    await page.goto(`${harness.console.url}/inspect`);
    await page
      .getByRole('row', { name: /dns\.records\.create/ })
      .first()
      .waitFor();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    expect(await page.locator('img[src="x"]').count()).toBe(0);
    expect(errors).toEqual([]);
  });

  test('a used link opens no session in another browser and says what to do', async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const link = harness.console.link();
    const first = await openBrowser();
    onTestFinished(() => first.context.close());
    await first.page.goto(link);
    await first.page.getByRole('heading', { level: 1 }).waitFor();
    await first.page.reload();
    await first.page.getByRole('heading', { level: 1 }).waitFor();
    const second = await openBrowser();
    onTestFinished(() => second.context.close());
    await second.page.goto(link);
    await second.page.getByRole('alert').getByText(/link/).waitFor();
    expect(await second.page.getByRole('navigation').count()).toBe(0);
  });
});

describe('a hostile page on another port, in the browser that has the console open', () => {
  test('a hostile page can neither read, change nor frame the console', async (context) => {
    if (noBrowser) context.skip(noBrowser);
    const harness = await startLocal();
    const zone = await zoneOf(harness);
    const { context: browser } = await visit(harness);
    const hostile = await browser.newPage();
    await hostile.goto(await hostileOrigin());
    const before = harness.emulator.journal.entries().length;
    const call = JSON.stringify({ operation: 'zones.delete', params: { zone_id: zone.id } });
    const outcomes = await hostile.evaluate(attack, { target: harness.console.url, call });
    expect(Object.keys(outcomes)).toHaveLength(11);
    for (const [how, outcome] of Object.entries(outcomes)) expect([how, outcome]).toEqual([how, 'refused']);
    // The open console may still read its counts; nothing else may reach the API.
    const since = harness.emulator.journal.entries().slice(before);
    expect(since.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(harness.emulator.faults.list()).toEqual([]);
    expect((await zoneOf(harness)).id).toBe(zone.id);
  });
});

/** Defined by the hostile page. */
const attack = (given: { target: string; call: string }): Promise<Record<string, string>> =>
  (globalThis as unknown as { attack: (what: typeof given) => Promise<Record<string, string>> }).attack(given);
