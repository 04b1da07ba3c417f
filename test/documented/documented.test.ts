/** Requests of Cloudflare's guides, and requests that the real API was seen to accept, pass the checks of client, CLI and emulator. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { index, loadProduct, type Operation, paramProblems, problemText } from '@flarewire/contract';
import { createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { isObject } from '@flarewire/schema';
import { expect, test } from 'vitest';

interface Request {
  readonly request: string;
  readonly body: unknown;
  readonly from: string;
}

const linesOf = (file: string): Record<string, unknown>[] =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const guides: Request[] = linesOf('requests.jsonl').map(({ request, body, page }) => ({
  request: String(request),
  body,
  from: String(page),
}));
const accepted: Request[] = linesOf('../observed/data/accepted.jsonl').flatMap(({ id, operation, requests }) => {
  // Those before it prepare it, and may be refused.
  const last = Array.isArray(requests) ? requests.at(-1) : undefined;
  const named = index().operations.find(({ name }) => name === operation);
  if (!named || !isObject(last) || !isObject(last.json) || last.method !== named.method) return [];
  const text = JSON.stringify(last.json).replaceAll(/\{(account|zone)_id\}/g, '023e105f4ecef8ad9ca31a8372d0c353');
  // A value of an earlier response is known to the API alone.
  if (text.includes('{{')) return [];
  return [{ request: `${named.method} ${named.path}`, body: JSON.parse(text), from: `${operation} ${id}` }];
});

/** Requests that are refused on purpose, with the reason. */
const REFUSED: Readonly<Record<string, string>> = {
  '"cache_reserve":{"enabled":false}':
    'Cache Reserve of a cache rule has `eligible`: https://developers.cloudflare.com/cache/how-to/cache-rules/settings/',
};

/** Both scopes are one operation, and names of path values differ. */
const shapeOf = (path: string): string =>
  path.replace(/^\/(accounts\/\{account_id\}|zones\/\{zone_id\})/, '/{account_or_zone}').replace(/\{[^}]*\}/g, '{}');

const byShape = new Map<string, Operation>();
for (const operation of index().operations) {
  const key = `${operation.method} ${operation.path}`;
  byShape.set(key, operation);
  const either = `${operation.method} ${shapeOf(operation.path)}`;
  if (!byShape.has(either) || operation.path.startsWith('/{account_or_zone}')) byShape.set(either, operation);
}

async function problemsOf({ request, body }: Request): Promise<string[]> {
  const [method = '', path = ''] = request.split(' ');
  const operation = byShape.get(request) ?? byShape.get(`${method} ${shapeOf(path)}`);
  if (operation === undefined) return ['no operation of the contract'];
  const document = await loadProduct(operation.product);
  const schemas = document.operations[operation.name];
  if (schemas === undefined) return ['no schemas'];
  const whole = schemas.params.find((param) => param.whole);
  const byWire = new Map(schemas.params.map((param) => [`${param.in} ${param.wire ?? param.name}`, param.name]));
  const params =
    isObject(body) && whole === undefined
      ? Object.fromEntries(Object.entries(body).map(([name, value]) => [byWire.get(`body ${name}`) ?? name, value]))
      : { [whole?.name ?? 'body']: body };
  const problems = paramProblems(schemas, params, document.schemas, { unknown: 'error', words: document.words });
  // Examples leave out what the path says.
  const isPath = (name: unknown) => schemas.params.some((param) => param.in === 'path' && param.name === name);
  return problems.filter(({ kind, path: at }) => kind !== 'required' || !isPath(at[0])).map(problemText);
}

test.each([
  ['guides', guides],
  ['observed', accepted],
] as const)('%s requests are accepted', async (_, requests) => {
  const refused: string[] = [];
  for (const request of requests) {
    const problems = await problemsOf(request);
    const isListed = Object.keys(REFUSED).some((part) => JSON.stringify(request.body).includes(part));
    if (problems.length > 0 && !isListed) refused.push(`${request.from} ${request.request}: ${problems.join('; ')}`);
  }
  expect(requests.length).toBeGreaterThan(20);
  expect(refused).toEqual([]);
});

test('the emulator refuses none of them for its form', async () => {
  const emulator = createEmulator({ rules: false, seed: 1, start: 'default' });
  const refused: string[] = [];
  for (const { request, body, from } of [...guides, ...accepted]) {
    const [method = '', path = ''] = request.split(' ');
    const scoped = path
      .replace('/{account_or_zone}', '/accounts/{account_id}')
      .replace('{account_id}', DEFAULT_ACCOUNT);
    const url = `https://api.cloudflare.com/client/v4${scoped.replaceAll(/\{\w+\}/g, '023e105f4ecef8ad9ca31a8372d0c353')}`;
    const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
    const response = await emulator.fetch(url, { method, headers, body: JSON.stringify(body) });
    const text = await response.text();
    const isListed = Object.keys(REFUSED).some((part) => JSON.stringify(body).includes(part));
    if (response.status === 400 && !isListed) refused.push(`${from} ${request}: ${text}`);
  }
  await emulator.close();
  expect(refused).toEqual([]);
});
