import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { productHints } from '../../../../tools/generate/model/product-hints.ts';
import { index } from '../../../contract/src/index.ts';
import { Cloudflare } from '../generated/cloudflare.ts';
import { partsOf } from '../lazy.ts';
import { deprecation as deprecationOf, explain as explainWith, type Failure } from './explain.ts';
import { generalHints, parseHints } from './hints.ts';

const { operations } = index();
const denied = { status: 403, codes: [10000] } as const;
const all = (await partsOf(new Cloudflare({ apiToken: 'token-for-tests' })).facts?.()) ?? {};
const byProduct = Map.groupBy(operations, ({ product }) => product);

/** Loads the facts of the operation's product, as the client does. */
function known(operation: string) {
  const [product = ''] = operation.split('.');
  const index = (byProduct.get(product) ?? []).findIndex(({ name }) => name === operation);
  const { method = '' } = byProduct.get(product)?.[index] ?? {};
  return { index, method, text: all[product] ?? '' };
}
function explain(failure: Failure) {
  const { text, ...about } = known(failure.operation ?? '');
  return explainWith({ ...failure, ...about }, text);
}
function deprecation(operation: string): string | undefined {
  const { text, ...about } = known(operation);
  return deprecationOf({ operation, ...about }, text);
}
const hints = [
  ...parseHints(generalHints).map((hint) => ({ ...hint, product: '' })),
  ...Object.entries(productHints).flatMap(([product, lines]) =>
    parseHints(lines).map((hint) => ({ ...hint, product })),
  ),
];

describe('explain', () => {
  it('explain returns the permission groups that an operation needs, narrowest first', () => {
    const read = explain({ ...denied, operation: 'dns.records.list' });
    expect(read.permissions).toEqual(['DNS Read', 'DNS Write']);
    expect(read.hint).toMatch(/grant both in the dashboard\. .* Permission needed: 'DNS Read' or 'DNS Write'\.$/);
    expect(explain({ ...denied, operation: 'dns.records.create' }).permissions).toEqual(['DNS Write']);
  });

  it('explain returns the groups of the operation’s own kind before more general ones', () => {
    const { hint, permissions = [] } = explain({ ...denied, operation: 'zones.get' });
    expect(permissions.slice(0, 2)).toEqual(['Zone Read', 'Zone Write']);
    expect(hint).toMatch(/'Zone Read' or 'Zone Write' or .* or one of \d+ more\.$/);
  });

  it('explain knows the permissions and page in the contract for every operation', () => {
    const reported = operations.map(({ name }) => explain({ ...denied, operation: name }));
    const meant = operations.map(({ permissions = [] }) => [...new Set(permissions)].sort());
    expect(reported.map(({ permissions = [] }) => [...permissions].sort())).toEqual(meant);
    expect(reported.map(({ docs }) => docs)).toEqual(operations.map(({ docs }) => docs));
    expect(meant.filter((list) => list.length > 0).length).toBeGreaterThan(2500);
  });

  it.each([
    ['a 401', { status: 401, codes: [] }, true],
    ['a 403 without a code', { status: 403, codes: [] }, true],
    ['9109, whatever the status', { status: 400, codes: [9109] }, true],
    ['a 404', { status: 404, codes: [] }, false],
    ['a duplicate record', { status: 400, codes: [81057] }, false],
  ])('explain returns permissions for %s: %o', (_, failure, isTold) => {
    const { permissions } = explain({ ...failure, operation: 'dns.records.list' });
    expect(permissions !== undefined).toBe(isTold);
  });

  it.each([
    [[6003, 6111], /without 'Bearer'/],
    [[6003, 6103], /`apiKey` is not a Global API Key/],
    [[6003], /header/],
    [[7000, 7003], /32 hex digits/],
    [[1003], /zones\.list/],
    [[9109], /user\.tokens\.verify/],
    [[10000], /permission/],
    [[9106], /CLOUDFLARE_API_TOKEN/],
    [[9107], /CLOUDFLARE_API_TOKEN/],
    [[971], /1,200 in 5 minutes/],
  ])('explain returns advice for %o', (codes, text) => {
    expect(explain({ status: 400, codes }).hint).toMatch(text);
  });

  it.each([
    ['dns.records.create', 81057, /dns\.records\.edit/],
    ['dns.records.get', 81044, /dns\.records\.list/],
    ['kv.namespaces.create', 10014, /title/],
    ['r2.buckets.get', 10006, /jurisdiction/],
    ['d1.database.query', 7500, /SQL/],
  ])('explain for %s knows the meaning of %i', (operation, code, text) => {
    expect(explain({ operation, status: 400, codes: [code] }).hint).toMatch(text);
  });

  it("a product's error code has no meaning in another product", () => {
    expect(explain({ operation: 'r2.buckets.get', status: 404, codes: [10014] }).hint).toBeUndefined();
  });

  it.each([
    ['secretsStore.stores.create', 403, 1003, 'maximum_stores_exceeded'],
    ['secretsStore.stores.secrets.create', 409, 1003, 'secret_name_already_exists'],
    ['accounts.members.get', 404, 1003, 'Member not found for account'],
    ['addressing.prefixes.get', 400, 1003, 'irr_entry_not_found'],
    ['loadBalancers.pools.get', 404, 1003, 'Pool not found'],
    ['kv.namespaces.delete', 405, 10405, 'Method not allowed'],
    ['hyperdrive.configs.delete', 405, 10000, 'DELETE method not allowed'],
    ['workflows.instances.create', 405, 10405, 'Method not allowed'],
    ['registrar.domains.get', 403, 10000, "Domain doesn't belong to the user"],
    ['emailSecurity.submissions.list', 403, 1, 'not available in the current subscription'],
    ['firewall.accessRules.create', 403, 10006, 'not_entitled: to block a country needs an Enterprise plan'],
    ['ai.run', 429, 4006, 'you have used up your daily free allocation of 10,000 neurons'],
    ['intel.indicatorFeeds.create', 429, 1, 'Please wait at least 3 hours before the next upload'],
  ])('explain for %s gives no advice about %i %i %s', (operation, status, code, message) => {
    expect(explain({ operation, status, codes: [code], message }).hint).toBeUndefined();
  });

  it.each([
    ['zones.get', 404, 1003, 'Invalid or missing zone id.', /32 hex digits/],
    ['zones.get', 400, 9109, 'Invalid zone identifier', /32 hex digits/],
    ['kv.namespaces.delete', 405, 10405, 'Method not allowed for this authentication scheme', /kind of credential/],
    [
      'kv.namespaces.delete',
      405,
      10000,
      'DELETE method not allowed for the api_token authentication scheme',
      /kind of/,
    ],
    ['loadBalancers.pools.create', 400, 1003, 'A pool with this name already exists', /choose another/],
    ['zones.list', 429, 971, 'Please wait and consider throttling your request speed', /1,200 in 5 minutes/],
    ['zones.list', 403, 10000, 'Authentication error', /Permission needed: 'Zone Read'/],
  ])('explain for %s knows the meaning of %i %i %s', (operation, status, code, message, text) => {
    expect(explain({ operation, status, codes: [code], message }).hint).toMatch(text);
  });

  it('explain uses the status if no code is known', () => {
    expect(explain({ status: 429, codes: [], message: '' }).hint).toMatch(/retryAfter/);
    expect(explain({ status: 401, codes: [42], message: 'Invalid token' }).hint).toMatch(/not valid/);
  });

  it("a product's error code is not mistaken for the rate limit", () => {
    expect(explain({ status: 400, codes: [10100] })).toEqual({});
    expect(explain({ status: 429, codes: [10100] }).hint).toMatch(/1,200 in 5 minutes/);
  });

  it('explain returns nothing for an unknown failure', () => {
    expect(explain({ codes: [] })).toEqual({});
    expect(explain({ status: 500, codes: [1] })).toEqual({});
  });

  it('explain returns the page of the hint if the operation is not in the contract', () => {
    expect(explain({ status: 404, codes: [7003] }).docs).toMatch(/find-account/);
  });

  it.each([
    ['https://api.cloudflare.com/client/v4/zones/f1a4e000000000000000000000000001/dns_records', true],
    ['https://api.cloudflare.com/client/v4/zones?account.id=f1a4e000000000000000000000000001', true],
    ['https://api.cloudflare.com/client/v4/zones/f1a4e0000000000000000000000000012', false],
    ['https://api.cloudflare.com/client/v4/zones/01a4e000000000000000000000000001', false],
    ['http://127.0.0.1:8787/client/v4/zones/f1a4e000000000000000000000000001', false],
  ])('explain recognizes an emulator id: %s', (url, isLocal) => {
    const { hint } = explain({ operation: 'zones.get', status: 404, codes: [7003], url });
    expect(/emulator/.test(hint ?? '')).toBe(isLocal);
  });
});

describe('hints', () => {
  it('hints give advice in two or three sentences, each with a Cloudflare page', () => {
    for (const { text, page } of hints) {
      expect(text.length).toBeLessThanOrEqual(210);
      expect(text).toMatch(/\.$/);
      expect(page).toMatch(/^https:\/\/developers\.cloudflare\.com\/.*\/$/);
    }
  });

  it('hints only name operations that exist', () => {
    const names = new Set(operations.map(({ name }) => name));
    const named = hints.flatMap(
      ({ text }) => text.match(/\b[a-z]\w*(?:\.[a-zA-Z]\w+)*\.(?:list|get|edit|verify)\b/g) ?? [],
    );
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((name) => !names.has(name))).toEqual([]);
  });

  it('hints have each code and message once per product, and only for products that exist', () => {
    const keys = hints.flatMap(({ codes, product, message }) => codes.map((code) => `${product} ${code} ${message}`));
    expect(new Set(keys).size).toBe(keys.length);
    const products = new Set(operations.map(({ product }) => product));
    expect(Object.keys(productHints).filter((key) => !products.has(key))).toEqual([]);
  });
});

describe('deprecation', () => {
  it('a deprecation names the replacement and the removal date', () => {
    expect(deprecation('zones.settings.list')).toBe(
      'zones.settings.list is deprecated: use zones.settings.get; it may be removed after 2030-01-01 (https://developers.cloudflare.com/api/operations/zone-settings-get-all-zone-settings)',
    );
    expect(deprecation('radar.http.summary.botClass')).toMatch(/: use radar\.http\.summaryV2 \(/);
    expect(deprecation('accounts.roles.list')).toMatch(/^accounts\.roles\.list is deprecated \(https:/);
  });

  it('a deprecation exists exactly for the operations that the contract marks', () => {
    const reported = operations.filter(({ name }) => deprecation(name));
    expect(reported.map(({ name }) => name)).toEqual(
      operations.filter((one) => one.deprecated).map(({ name }) => name),
    );
    expect(reported.length).toBeGreaterThan(250);
    for (const { name, sunset } of reported) if (sunset) expect(deprecation(name)).toContain(sunset);
  });

  it('replacements of deprecated operations exist and are not deprecated themselves', () => {
    const inUse = new Set(operations.filter((one) => !one.deprecated).map(({ name }) => name));
    const named = operations.flatMap(({ name }) => /: use ([\w.]+)/.exec(deprecation(name) ?? '')?.[1] ?? []);
    expect(named.length).toBeGreaterThan(200);
    expect(named.filter((name) => !inUse.has(name))).toEqual([]);
  });
});

it('the facts are only loaded for an error or a warning', () => {
  const folder = new URL('..', import.meta.url);
  const reached = new Set<string>();
  const follow = (file: string): void => {
    if (reached.has(file)) return;
    reached.add(file);
    const text = readFileSync(new URL(file, folder), 'utf8');
    for (const [, from = ''] of text.matchAll(/^(?:import|export) (?!type\b)[^;]*?from '(\.[^']+)';$/gm))
      follow(new URL(from, new URL(file, folder)).href.slice(folder.href.length));
  };
  follow('index.ts');
  expect([...reached]).toContain('generated/all-rows.ts');
  expect([...reached].filter((file) => /explain\.|hints|facts/.test(file))).toEqual([]);
});
