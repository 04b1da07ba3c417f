/** Custom forms for rules, tokens, Access and Workers: the call sent matches the choices made. */
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { noBrowser } from './browser.ts';
import { accountOf, type Harness, paramsText, startLocal, visit, zoneOf } from './harness.ts';

/** The code next to the form, generated from the call's parameters. */
const code = (page: Page) => page.locator('pre').first();

async function openForm(harness: Harness, operation: string, params: Readonly<Record<string, unknown>>) {
  return visit(harness, `/explore/${operation}?p=${await paramsText(operation, params)}`);
}

async function send(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await page
    .getByText(/^20[01]\b/)
    .first()
    .waitFor();
}

test('a rule is built from rows, edited as text, and sent as its sentence says', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const phase = 'http_request_firewall_custom';
  const made = await harness.client.call('rulesets.create', { zone_id, kind: 'zone', name: 'own', phase, rules: [] });
  const ruleset_id: string = Object(made).id;
  const { page, errors } = await openForm(harness, 'rulesets.rules.create', { zone_id, ruleset_id, action: 'block' });
  await page.getByRole('button', { name: 'Add a condition' }).click();
  await page.getByRole('textbox', { name: 'Value of condition 1' }).fill('a"b.example');
  await page.getByText('Block requests where Hostname equals “a"b.example”.').waitFor();
  await page.getByRole('button', { name: 'Edit as text' }).click();
  const text = page.getByRole('textbox', { name: 'Expression as text' });
  await text.click();
  await page.keyboard.press('Control+End');
  await page.keyboard.type(' and not');
  await page.getByText(/^Character \d+: expected identifier character/).waitFor();
  await expect.poll(() => page.getByRole('button', { name: 'Use the builder' }).isDisabled()).toBe(true);
  await page.keyboard.type(' ss');
  await page.getByRole('option', { name: /^ssl/ }).waitFor();
  await page.keyboard.type('l');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Use the builder' }).click();
  await expect.poll(() => page.getByRole('button', { name: 'Remove condition 2' }).count()).toBe(1);
  await page.getByText('and SSL/HTTPS is false.').waitFor();
  await send(page);
  const { rules } = await harness.client.rulesets.get(ruleset_id, { zone_id });
  expect(rules[0]).toMatchObject({ action: 'block', expression: 'http.host eq r#"a"b.example"# and not ssl' });
  expect(errors).toEqual([]);
});

test('an expression is written, completed and tried on a request with the keyboard alone', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const { id: zone_id } = await zoneOf(harness);
  const ruleset_id = await rulesetOf(harness, zone_id, 'http_request_firewall_custom');
  const params = { zone_id, ruleset_id, action: 'block', expression: 'true' };
  const { page, errors } = await openForm(harness, 'rulesets.rules.create', params);
  const { keyboard } = page;
  await page.getByRole('button', { name: 'Edit as text' }).focus();
  await keyboard.press('Enter');
  const text = page.getByRole('textbox', { name: 'Expression as text' });
  await text.waitFor();
  const tabTo = async (target: Locator): Promise<void> => {
    const isIn = () => target.evaluate((element) => element.contains(document.activeElement));
    for (let presses = 0; presses < 3 && !(await isIn()); presses++) await keyboard.press('Tab');
  };
  await tabTo(text);
  await keyboard.press('Control+a');
  await keyboard.type('cf.client.b');
  await chooseShown(page, /^cf.client.bot/);
  await keyboard.type(' or http.host eq "www.example.com"');
  await keyboard.press('Escape');
  await tabTo(page.getByText('Try it on a request'));
  await keyboard.press('Enter');
  await keyboard.press('Tab');
  await keyboard.type('https://www.example.com/');
  await page.getByText('The rule matches this request.').waitFor();
  await page.getByText('No rule of the zone ends this request.').waitFor();
  expect(errors).toEqual([]);
});

test('a Gateway policy is checked with the selectors of Gateway', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const params = { account_id, name: 'own', action: 'block', traffic: 'dns.fqnd == "a.example"' };
  const { page, errors } = await openForm(harness, 'zeroTrust.gateway.rules.create', params);
  await page.getByText('Character 1: unknown identifier. Did you mean dns.fqdn?').waitFor();
  const text = page.getByRole('textbox', { name: 'Traffic as text' });
  await text.click();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('dns.doma');
  await chooseShown(page, /^dns.domains/);
  await page.keyboard.type(' == "a.example")');
  await page.getByText('34 of 4,096 characters.').waitFor();
  expect(errors).toEqual([]);
});

/** Takes the first suggestion of an editor, which ignores keys for 75 ms after the list opened, by the page's clock. */
async function chooseShown(page: Page, name: RegExp): Promise<void> {
  await page.getByRole('option', { name }).waitFor();
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.keyboard.press('Enter');
}

async function rulesetOf({ client }: Harness, zone_id: string, phase: string): Promise<string> {
  const made = await client.call('rulesets.create', { zone_id, kind: 'zone', name: phase, phase, rules: [] });
  return Object(made).id;
}

async function choose(page: Page, label: RegExp, option: string): Promise<void> {
  await page.getByRole('button', { name: label }).click();
  await page.getByRole('option', { name: option }).click();
}

/** Opens a form for the first rule of a phase; returns the created rule. */
async function openRule(harness: Harness, phase: string, action: string) {
  const { id: zone_id } = await zoneOf(harness);
  const ruleset_id = await rulesetOf(harness, zone_id, phase);
  const params = { zone_id, ruleset_id, action, expression: 'true' };
  const { page, errors } = await openForm(harness, 'rulesets.rules.create', params);
  const rule = async () => (await harness.client.rulesets.get(ruleset_id, { zone_id })).rules[0];
  return { page, errors, rule };
}

test('redirects and rewrites are filled in by fields and accepted', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const redirect = await openRule(harness, 'http_request_dynamic_redirect', 'redirect');
  await redirect.page.getByRole('textbox', { name: 'Target URL is' }).fill('https://new.example/');
  await choose(redirect.page, /Status/, '308 – permanent, same method');
  await redirect.page.getByText('Preserve the query', { exact: true }).click();
  await redirect.page.getByText('Redirect every request to https://new.example/ (308), with their query.').waitFor();
  await send(redirect.page);
  const target = { target_url: { value: 'https://new.example/' }, status_code: 308, preserve_query_string: true };
  expect(await redirect.rule()).toMatchObject({ action_parameters: { from_value: target } });

  const rewrite = await openRule(harness, 'http_request_transform', 'rewrite');
  await choose(rewrite.page, /Preserve the path/, 'Fixed text');
  await rewrite.page.getByRole('textbox', { name: 'Path is' }).fill('/archive');
  await choose(rewrite.page, /Preserve the query/, 'Computed from an expression');
  await rewrite.page.getByRole('textbox', { name: 'Query expression as text' }).click();
  await rewrite.page.keyboard.type('http.request.uri.query');
  await send(rewrite.page);
  const uri = { path: { value: '/archive' }, query: { expression: 'http.request.uri.query' } };
  expect(await rewrite.rule()).toMatchObject({ action_parameters: { uri } });

  expect([...redirect.errors, ...rewrite.errors]).toEqual([]);
});

test('header changes and rate limits are filled in by fields and accepted', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const headers = await openRule(harness, 'http_request_late_transform', 'rewrite');
  await headers.page.getByRole('button', { name: 'Add a header' }).click();
  await headers.page.getByRole('textbox', { name: 'Name of header 1' }).fill('cookie');
  await headers.page.getByText('This header can only be removed.').waitFor();
  await choose(headers.page, /What happens to header 1/, 'Remove');
  await headers.page.getByRole('button', { name: 'Add another header' }).click();
  await headers.page.getByRole('textbox', { name: 'Name of header 2' }).fill('x-from');
  await headers.page.getByRole('textbox', { name: 'Value of header 2' }).fill('edge');
  await send(headers.page);
  expect(await headers.rule()).toMatchObject({
    action_parameters: { headers: { cookie: { operation: 'remove' }, 'x-from': { operation: 'set', value: 'edge' } } },
  });

  const limit = await openRule(harness, 'http_ratelimit', 'block');
  await limit.page.getByRole('button', { name: /^Start with 20 requests/ }).click();
  await choose(limit.page, /IP address Count by/, 'Value of a header');
  await limit.page.getByRole('textbox', { name: 'Name of the header' }).fill('X-Api-Key');
  await limit.page.getByText('Count cached responses too').click();
  await limit.page.getByText(/more than 20 of them in 10 seconds/).waitFor();
  await send(limit.page);
  expect(await limit.rule()).toMatchObject({
    ratelimit: { characteristics: ['cf.colo.id', 'http.request.headers["x-api-key"]'], requests_to_origin: true },
  });
  expect([...headers.errors, ...limit.errors]).toEqual([]);
});

test('a token starts from a template, is limited to a zone and is summarized in words', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const zone = await zoneOf(harness);
  const { page, errors } = await openForm(harness, 'user.tokens.create', { name: 'dns' });
  await page.getByRole('button', { name: 'Edit zone DNS' }).click();
  const words = page.getByRole('list', { name: 'The token in words' });
  await words.getByText('Edit DNS — on all zones.').waitFor();
  await page.getByRole('searchbox', { name: /^Permissions/ }).fill('cache purge');
  await page.getByRole('group', { name: 'Permissions' }).getByText('Purge', { exact: true }).click();
  await page.getByText('These zones').click();
  await page.getByRole('group', { name: 'Chosen zones' }).getByText(zone.name, { exact: true }).click();
  await words.getByText(`on ${zone.name}.`).waitFor();
  await page.getByRole('textbox', { name: 'Only from these addresses' }).fill('192.0.2.0/24');
  await words.getByText('only from 192.0.2.0/24').waitFor();
  await send(page);
  const { result } = await harness.client.user.tokens.list();
  const made = result.find(({ name }) => name === 'dns');
  expect(made?.policies?.map(({ resources }) => resources)).toEqual([
    { [`com.cloudflare.api.account.zone.${zone.id}`]: '*' },
  ]);
  expect(errors).toEqual([]);
});

test('an Access policy states who is allowed in', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { page, errors } = await openForm(harness, 'zeroTrust.access.policies.create', { account_id, name: 'crew' });
  await page.getByText('Allow', { exact: true }).click();
  await page.getByRole('button', { name: 'Add to Include' }).click();
  await page.getByRole('textbox', { name: 'Domain of rule 1 of Include' }).fill('harbour.example');
  await page.getByRole('button', { name: 'Add to Require' }).click();
  await page.getByRole('button', { name: /Kind of rule 1 of Require/ }).click();
  await page.getByRole('option', { name: 'Country' }).click();
  await page.getByRole('combobox', { name: 'Country of rule 1 of Require' }).fill('Netherlands (NL)');
  await page.keyboard.press('Escape');
  await page.getByText('Allow: email ends in @harbour.example; required: from Netherlands.').waitFor();
  await expect.poll(() => code(page).textContent()).toContain('"country_code": "NL"');
  await send(page);
  expect(errors).toEqual([]);
});

test('a Worker is bound to a namespace by name, and its secrets are preserved', async (context) => {
  if (noBrowser) context.skip(noBrowser);
  const harness = await startLocal();
  const account_id = await accountOf(harness);
  const { kv, workers } = harness.client;
  await kv.namespaces.create({ account_id, title: 'the cache' });
  const script_name = 'bound';
  const files = [new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' })];
  const metadata = {
    main_module: 'main.js',
    bindings: [{ type: 'secret_text', name: 'KEY', text: 'canary-value' } as const],
  };
  await workers.scripts.update(script_name, { account_id, metadata, files });
  const path = `/browse/workers.scripts?account_id=${account_id}&script_name=${script_name}`;
  const { page, errors } = await visit(harness, path);
  await page.getByRole('tab', { name: 'Bindings and settings' }).click();
  await page.getByRole('button', { name: 'Edit bindings and settings' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Add a binding' }).click();
  const name = dialog.getByRole('textbox', { name: 'Name of binding 2' });
  await name.fill('KEY');
  await dialog.getByText('Another binding has this name.').first().waitFor();
  await name.fill('CACHE');
  await dialog.getByRole('combobox', { name: 'Namespace of binding 2' }).fill('the cache');
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('list', { name: 'Bindings' }).getByText('the cache').waitFor();
  const { bindings } = await workers.scripts.scriptAndVersionSettings.get(script_name, { account_id });
  expect(bindings?.map(({ name: one, type }) => [one, type]).sort()).toEqual([
    ['CACHE', 'kv_namespace'],
    ['KEY', 'secret_text'],
  ]);
  expect(errors).toEqual([]);
});
