/** Bodies, encodings, headers and visitor properties pass unchanged between a visitor and a Worker. */
import { expect, test } from 'vitest';
import { openSite } from './site.ts';

const CODE = `
const streamed = () => {
  const { readable, writable } = new TransformStream();
  (async () => {
    const writer = writable.getWriter();
    await writer.write(new TextEncoder().encode('first'));
    await scheduler.wait(300);
    await writer.write(new TextEncoder().encode(' last'));
    await writer.close();
  })();
  return readable;
};
const zipped = (text) => new Response(text).body.pipeThrough(new CompressionStream('gzip'));
export default {
  async fetch(request) {
    const { pathname } = new URL(request.url);
    if (pathname === '/stream') return new Response(streamed());
    if (pathname === '/gzip')
      return new Response(zipped('unpacked'), { headers: { 'content-encoding': 'gzip' }, encodeBody: 'manual' });
    if (pathname === '/empty') return new Response(null, { status: 204, headers: { 'x-note': 'none' } });
    if (pathname === '/cookies')
      return new Response('', { headers: [['set-cookie', 'a=1'], ['set-cookie', 'b=2'], ['x-letters', 'caf\\u00e9']] });
    if (pathname === '/large') return new Response('x'.repeat(3_000_000));
    if (pathname === '/fixed') {
      const { readable, writable } = new FixedLengthStream(10);
      streamed().pipeTo(writable);
      return new Response(readable);
    }
    return Response.json({
      method: request.method,
      url: request.url,
      headers: Object.fromEntries(request.headers),
      body: await request.text(),
      cf: request.cf,
    });
  },
};`;

async function openShop() {
  const site = await openSite({ visitor: { cf: { city: 'Łódź', country: 'PL' } } });
  await site.record('shop');
  await site.deploy('shop', CODE);
  await site.route('shop.example.com/*', 'shop');
  const visit = (path: string, init?: RequestInit) => site.edge.fetch(`https://shop.example.com${path}`, init);
  return { ...site, visit };
}

test('bodies of all lengths and encodings arrive as the Worker wrote them', { timeout: 60_000 }, async () => {
  const { visit } = await openShop();
  expect(await (await visit('/gzip')).text()).toBe('unpacked');
  expect(await (await visit('/large')).text()).toHaveLength(3_000_000);
  expect(await (await visit('/stream')).text()).toBe('first last');
  expect(await (await visit('/fixed')).text()).toBe('first last');
  const empty = await visit('/empty');
  expect([empty.status, empty.body, empty.headers.get('x-note')]).toEqual([204, null, 'none']);
  expect(await (await visit('/large', { method: 'HEAD' })).text()).toBe('');
});

test('a body that is still being written is passed on piece by piece', { timeout: 60_000 }, async () => {
  const { visit } = await openShop();
  const reader = (await visit('/stream')).body?.getReader();
  expect(new TextDecoder().decode((await reader?.read())?.value)).toBe('first');
  await reader?.cancel();
});

test('repeated headers and letters of Latin-1 arrive', { timeout: 60_000 }, async () => {
  const { visit } = await openShop();
  const { headers } = await visit('/cookies');
  expect(headers.getSetCookie()).toEqual(['a=1', 'b=2']);
  expect([...headers.keys()].filter((name) => name.startsWith('mf-'))).toEqual([]);
});

test('a Worker receives the method, URL, headers, body and properties of the visitor', {
  timeout: 60_000,
}, async () => {
  const { visit } = await openShop();
  const sent = { method: 'POST', body: 'order', headers: { 'content-length': '5', 'x-own': '1', connection: 'close' } };
  const seen = await (await visit('/echo?q=%C5%81', sent)).json();
  expect(seen).toMatchObject({ method: 'POST', url: 'https://shop.example.com/echo?q=%C5%81', body: 'order' });
  expect(seen.cf).toMatchObject({ city: 'Łódź', country: 'PL' });
  expect(seen.headers).toMatchObject({ host: 'shop.example.com', 'x-own': '1', 'accept-encoding': 'gzip, br' });
  expect(Object.keys(seen.headers).filter((name) => /^(?:x-flarewire|mf-)/.test(name))).toEqual([]);
  const removed = await (await visit('/echo', { method: 'DELETE', headers: { 'content-length': '5' } })).json();
  expect(removed).toMatchObject({ method: 'DELETE', body: '' });
});

test('a new version runs at once, though connections to the one before were open', { timeout: 60_000 }, async () => {
  const { visit, deploy, client, account_id } = await openShop();
  const put = (text: string) => deploy('shop', `export default { fetch: () => new Response('${text}') }`);
  for (const version of ['one', 'two', 'three']) {
    await put(version);
    const all = await Promise.all(Array.from({ length: 10 }, async () => (await visit('/')).text()));
    expect(new Set(all)).toEqual(new Set([version]));
  }
  await client.workers.scripts.delete('shop', { account_id });
  expect(await (await visit('/')).text()).not.toBe('three');
});
