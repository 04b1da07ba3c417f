/** Snippets run between the rules of a zone and its Workers. */
import { expect, test } from 'vitest';
import { openSite, saying } from './site.ts';

const DOCS = 'https://developers.cloudflare.com/rules/snippets';

interface Given {
  readonly name: string;
  readonly code: string;
  readonly expression?: string;
}

async function openSnippets(given: readonly Given[]) {
  const seen: Request[] = [];
  const site = await openSite({
    origin: (request) => {
      seen.push(request);
      return new Response('origin', { headers: { 'x-powered-by': 'PHP', 'content-type': 'text/plain' } });
    },
  });
  const { client, zone_id, record } = site;
  await record('www');
  for (const { name, code } of given)
    await client.call('snippets.update', {
      zone_id,
      snippet_name: name,
      metadata: { main_module: 'main.js' },
      files: [new File([code], 'main.js', { type: 'application/javascript+module' })],
    });
  const rules = given.map(({ name, expression = 'true' }) => ({ snippet_name: name, expression, enabled: true }));
  await client.snippets.rules.update({ zone_id, rules });
  return { ...site, seen };
}

const passing = (change: string): string => `export default { async fetch(request) {
  const response = await fetch(request);
  const changed = new Response(response.body, response);
  ${change}
  return changed;
} };`;

test(`a snippet changes the response: ${DOCS}/examples/remove-response-headers/`, async () => {
  const { edge, seen } = await openSnippets([
    { name: 'clean', code: passing("changed.headers.delete('X-Powered-By'); changed.headers.set('x-clean', 'yes');") },
  ]);
  const response = await edge.fetch('https://www.example.com/a?b=c');
  expect([response.headers.get('x-powered-by'), response.headers.get('x-clean')]).toEqual([null, 'yes']);
  expect(await response.text()).toBe('origin');
  expect([seen[0]?.url, seen[0]?.headers.has('x-flarewire-snippet')]).toEqual(['https://www.example.com/a?b=c', false]);
}, 60_000);

test(`each snippet receives the request as the one before changed it: ${DOCS}/how-it-works/`, async () => {
  const adding = (name: string): string => `export default { fetch(request) {
    const headers = new Headers(request.headers);
    headers.set('x-path', (headers.get('x-path') ?? '') + '${name}');
    return fetch(new Request(request, { headers }));
  } };`;
  const { edge, seen, route, deploy } = await openSnippets([
    { name: 'one', code: adding('1') },
    { name: 'other', code: adding('-'), expression: 'http.request.uri.path eq "/other"' },
    { name: 'two', code: adding('2') },
  ]);
  const { steps } = await edge.trace('https://www.example.com/');
  expect(seen[0]?.headers.get('x-path')).toBe('12');
  expect(steps.filter(({ at }) => at === 'snippet').map(({ result }) => result)).toEqual(['two: 200', 'one: 200']);
  await deploy(
    'app',
    "export default { fetch: (request) => new Response('app saw ' + request.headers.get('x-path')) }",
  );
  await route('www.example.com/*', 'app');
  expect(await (await edge.fetch('https://www.example.com/')).text()).toBe('app saw 12');
}, 60_000);

test(`a snippet that responds itself ends the way: ${DOCS}/examples/maintenance/`, async () => {
  const { edge, seen } = await openSnippets([
    { name: 'maintenance', code: "export default { fetch: () => new Response('Maintenance', { status: 503 }) };" },
    { name: 'never', code: saying('never') },
  ]);
  const response = await edge.fetch('https://www.example.com/');
  expect([response.status, await response.text(), seen.length]).toEqual([503, 'Maintenance', 0]);
}, 60_000);

test.each([
  ['1201', 'export default { async fetch(request) { await fetch(request); return fetch(request); } };'],
  ['1206', "export default { fetch() { throw new Error('boom'); } };"],
])(
  `error %s is that of ${DOCS}/errors/`,
  async (code, source) => {
    const { edge } = await openSnippets([{ name: 'wrong', code: source }]);
    expect(await (await edge.fetch('https://www.example.com/')).text()).toMatch(new RegExp(`^error code: ${code}\n`));
  },
  60_000,
);
