/** Which Worker, origin or error a host name of the emulator's zones leads to. */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

test('the most specific route wins, and a route without a Worker bypasses', async () => {
  const { record, deploy, route, text } = await openSite({ origin: () => new Response('origin') });
  await record('shop');
  for (const name of ['all', 'images']) await deploy(name, saying(name));
  await route('*example.com/*', 'all');
  await route('shop.example.com/images/*', 'images');
  await route('shop.example.com/images/cat.png');
  expect(await text('https://shop.example.com/')).toBe('all');
  expect(await text('https://shop.example.com/images/dog.png')).toBe('images');
  expect(await text('https://shop.example.com/images/cat.png')).toBe('origin');
  expect(await text('https://shop.example.com/images/cat.png?size=1')).toBe('images');
});

test('a custom domain is served, a route before it fetches it', async () => {
  const { client, account_id, zone_id, deploy, route, text } = await openSite();
  await deploy('app', saying('app'));
  await deploy(
    'logger',
    "export default { fetch: async (request) => new Response('logged ' + await (await fetch(request)).text()) }",
  );
  await client.workers.domains.update({ account_id, hostname: 'app.example.com', service: 'app', zone_id });
  expect(await text('https://app.example.com/')).toBe('app');
  await route('app.example.com/*', 'logger');
  expect(await text('https://app.example.com/')).toBe('logged app');
});

test('a Worker in front of an origin reaches the origin by fetch', async () => {
  const { record, deploy, route, text } = await openSite({
    origin: (request) =>
      new Response(`origin saw ${request.headers.get('x-by')} from ${request.headers.get('cf-connecting-ip')}`),
    visitor: { ip: '198.51.100.7', cf: { country: 'DE' } },
  });
  await record('@');
  await deploy(
    'front',
    `export default { fetch(request) {
    const headers = new Headers(request.headers); headers.set('x-by', request.cf.country);
    return fetch(new Request(request, { headers }));
  } }`,
  );
  await route('example.com/*', 'front');
  expect(await text('https://example.com/')).toBe('origin saw DE from 198.51.100.7');
});

test.each([
  ['https://nobody.test/', 409, 'error code: 1001', 'No zone of this emulator contains nobody.test.'],
  ['https://missing.example.com/', 409, 'error code: 1001', 'has no A, AAAA or CNAME record for missing.example.com'],
  ['https://192.0.2.1/', 403, 'error code: 1003', 'Request a host name of a zone'],
  ['https://ghost.local-000001.workers.dev/', 404, 'error code: 1042', 'There is no deployed Worker ghost'],
])('%s is an error of the edge', async (url, status, code, why) => {
  const { edge } = await openSite();
  const response = await edge.fetch(url);
  expect(response.status).toBe(status);
  const body = await response.text();
  expect(body).toContain(code);
  expect(body).toContain(why);
});

test('workers.dev has what is enabled, and previews by version', async () => {
  const { client, account_id, deploy, text, edge } = await openSite();
  const { subdomain } = await client.workers.subdomains.get({ account_id });
  await deploy('api', saying('one'));
  const host = `api.${subdomain}.workers.dev`;
  expect((await edge.fetch(`https://${host}/`)).status).toBe(404);
  await client.workers.scripts.subdomain.create('api', { account_id, enabled: true, previews_enabled: true });
  expect(await text(`https://${host}/`)).toBe('one');
  const [version] = await client.workers.scripts.versions.list('api', { account_id }).all();
  await deploy('api', saying('two'));
  expect(await text(`https://${host}/`)).toBe('two');
  expect(await text(`https://${version?.id?.slice(0, 8)}-${host}/`)).toBe('one');
});

test('an exception of a Worker is error 1101, and other Workers still run', async () => {
  const { record, deploy, route, edge, text } = await openSite();
  await record('@');
  await record('www');
  await deploy('broken', "export default { fetch() { throw new TypeError('boom'); } }");
  await deploy('fine', saying('fine'));
  await route('example.com/*', 'broken');
  await route('www.example.com/*', 'fine');
  const response = await edge.fetch('https://example.com/');
  expect(response.status).toBe(500);
  expect(await response.text()).toMatch(/^error code: 1101\n[\s\S]*TypeError: boom/);
  expect(await text('https://www.example.com/')).toBe('fine');
});

test('the trace has each decision', async () => {
  const { record, deploy, route, edge } = await openSite();
  await record('@');
  await deploy('app', saying('app'));
  await route('example.com/*', 'app');
  const { steps } = await edge.trace('https://example.com/');
  expect(steps.map(({ at }) => at)).toEqual(['zone', 'record', 'route', 'version', 'worker']);
});

test('without the option the edge says how to turn it on', async () => {
  const { createEmulator } = await import('@flarewire/emulator');
  const emulator = createEmulator();
  await expect(emulator.edge.fetch('https://example.com/')).rejects.toThrow('createEmulator({ edge: true })');
  await emulator.close();
});
