/** Workers that exceed their limits end alone. https://developers.cloudflare.com/workers/platform/limits/ */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

const SHORT = { limits: { cpu_ms: 100 } };

async function openPair(code: string, metadata: object) {
  const site = await openSite();
  const { record, deploy, route } = site;
  await deploy('bad', code, metadata);
  await deploy('good', saying('well'));
  for (const name of ['bad', 'good']) {
    await record(name);
    await route(`${name}.example.com/*`, name);
  }
  return site;
}

test('a Worker that loops is error 1102; others run meanwhile, and it runs again', { timeout: 60_000 }, async () => {
  const code = `export default { fetch(request) { while (request.url.endsWith('loop')); return new Response('fine'); } }`;
  const { text } = await openPair(code, SHORT);
  expect(await text('https://bad.example.com/')).toBe('fine');
  const looping = text('https://bad.example.com/loop');
  expect(await text('https://good.example.com/')).toBe('well');
  expect(await looping).toMatch(/^error code: 1102\n[\s\S]*CPU time than its limit of 100 ms/);
  expect(await text('https://bad.example.com/')).toBe('fine');
});

test('a Worker that waits longer than its CPU time is not ended', { timeout: 60_000 }, async () => {
  const code = `export default { async fetch() { await scheduler.wait(400); return new Response('waited'); } }`;
  const { text } = await openPair(code, SHORT);
  expect(await text('https://bad.example.com/')).toBe('waited');
});

test('a Worker that allocates without end is error 1102, and the emulator continues', { timeout: 60_000 }, async () => {
  const code = `export default { fetch(request) {
    if (!request.url.endsWith('grow')) return new Response('fine');
    const all = []; for (;;) all.push({ text: 'x'.repeat(10) + all.length, list: [all.length] });
  } }`;
  const { text } = await openPair(code, {});
  expect(await text('https://bad.example.com/grow')).toMatch(/^error code: 1102\n/);
  expect(await text('https://good.example.com/')).toBe('well');
  expect(await text('https://bad.example.com/')).toBe('fine');
});

test('a Worker that opens endless subrequests is error 1102', { timeout: 60_000 }, async () => {
  const code = `export default { async fetch(request) {
    if (!request.url.endsWith('endless')) return new Response('fine');
    for (;;) await (await fetch('https://good.example.com/')).text();
  } }`;
  const { text } = await openPair(code, { limits: { subrequests: 20 } });
  expect(await text('https://bad.example.com/endless')).toMatch(/^error code: 1102\n[\s\S]*20 subrequests/);
  expect(await text('https://bad.example.com/')).toBe('fine');
});
