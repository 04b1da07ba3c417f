/** The emulator from the tarball in Chromium: what it loads, what it can do, and what it refuses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { parseSync } from 'oxc-parser';
import { describe, expect, test } from 'vitest';
import { createEmulator, manualClock } from '../../packages/emulator/src/index.ts';
import { root } from '../../tools/build/folders.ts';
import { emulatorPage } from './emulator-page.ts';
import { runScenarios } from './scenarios.ts';

const NOW = Date.UTC(2026, 0, 1);

/** A module of this folder with the client, for the page. */
async function bundled(name: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, name)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'browser',
    conditions: ['flarewire-source'],
    absWorkingDir: root,
  });
  return outputFiles[0]?.text ?? '';
}

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** Calls D1, and reads the rows of its only database. Runs in the page too: it uses nothing of this module. */
async function readDatabase(fetch: Fetch, sql = 'SELECT word FROM words'): Promise<string> {
  const url = 'https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/d1/database';
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  const [{ uuid }] = (await (await fetch(url, { headers })).json()).result;
  const init = { method: 'POST', headers, body: JSON.stringify({ sql }) };
  return JSON.stringify((await (await fetch(`${url}/${uuid}/query`, init)).json()).result.at(-1).results);
}

async function makeDatabase(fetch: Fetch): Promise<void> {
  const url = 'https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/d1/database';
  const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
  await fetch(url, { method: 'POST', headers, body: JSON.stringify({ name: 'words' }) });
  await readDatabase(fetch, "CREATE TABLE words (word TEXT); INSERT INTO words VALUES ('Grüße'); SELECT 1");
}

/** A worker that answers with the status and the number of accounts. */
const WORKER = `import { createEmulator } from '/emulator/index.js';
const { fetch } = await createEmulator();
const headers = { authorization: 'Bearer any' };
const response = await fetch('https://api.cloudflare.com/client/v4/accounts', { headers });
postMessage([response.status, (await response.json()).result.length]);`;

describe('the emulator in Chromium', () => {
  const opened = emulatorPage(async () => ({ '/scenarios.js': await bundled('scenarios.ts'), '/worker.js': WORKER }));

  /** Runs the body of an async function in the page, where `load` imports a module. */
  const inPage = <Result>(body: string, argument: unknown = null): Promise<Result> =>
    opened().page.evaluate(
      ([text, value]) => {
        const run = new Function('argument', 'load', `return (async () => {${text}})();`);
        return run(value, (path: string) => import(path));
      },
      [body, argument] as const,
    ) as Promise<Result>;

  const START = "const { createEmulator, manualClock, NotInBrowserError } = await load('/emulator/index.js');";
  const GET =
    "const get = (emulator, path) => emulator.fetch('https://api.cloudflare.com/client/v4' + path, { headers: { authorization: 'Bearer any' } });";

  test('the first response takes at most 3 MB, and a product at most 150 kB more', async () => {
    await inPage(`${START}${GET} globalThis.first = await createEmulator(); await get(first, '/accounts');`);
    const bytes = [...opened().served.values()].reduce((sum, one) => sum + one, 0);
    expect(bytes).toBeLessThan(3_000_000);
    const later = readdirSync(opened().dist).filter((file) => !opened().served.has(`/emulator/${file}`));
    const sizes = later.map((file) => [file, gzipSync(readFileSync(join(opened().dist, file))).length] as const);
    expect(sizes.length).toBeGreaterThan(130);
    expect(sizes.filter(([, size]) => size > 150_000)).toEqual([]);
  });

  test('no module imports one of Node or a package', () => {
    const files = readdirSync(opened().dist).filter((file) => file.endsWith('.js'));
    const imported = files.flatMap((file) => {
      const { module } = parseSync(file, readFileSync(join(opened().dist, file), 'utf8'));
      return module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
    });
    expect(imported.length).toBeGreaterThan(10);
    expect(imported.filter((from) => !from.startsWith('./'))).toEqual([]);
  });

  test('DNS, KV, D1, R2, rules, tokens, snapshots, faults and clock work as in Node', async () => {
    const emulator = createEmulator({ seed: 1, clock: manualClock(NOW) });
    const expected = await runScenarios(emulator);
    await emulator.close();
    const seen = await inPage(
      `${START} const { runScenarios } = await load('/scenarios.js');
      return JSON.stringify(await runScenarios(await createEmulator({ seed: 1, clock: manualClock(argument) })));`,
      NOW,
    );
    expect(JSON.parse(String(seen))).toEqual(JSON.parse(JSON.stringify(expected)));
  });

  test('a snapshot of Node is restored in the page, and the other way round', async () => {
    const emulator = createEmulator({ start: 'default', clock: manualClock(NOW) });
    await makeDatabase(emulator.fetch);
    const before = Buffer.from(await emulator.snapshot()).toString('base64');
    const [rows, after] = await inPage<[string, string]>(
      `${START} const emulator = await createEmulator({ clock: manualClock(argument.now) });
      const bytes = Uint8Array.from(atob(argument.snapshot), (one) => one.charCodeAt(0));
      await emulator.restore(bytes);
      const rows = await (${readDatabase})(emulator.fetch);
      const text = Array.from(await emulator.snapshot(), (one) => String.fromCharCode(one)).join('');
      return [rows, btoa(text)];`,
      { now: NOW, snapshot: before },
    );
    const other = createEmulator({ clock: manualClock(NOW) });
    await other.restore(Buffer.from(after, 'base64'));
    expect([rows, await readDatabase(other.fetch)]).toEqual(['[{"word":"Grüße"}]', '[{"word":"Grüße"}]']);
    await Promise.all([emulator.close(), other.close()]);
  });

  test('a Web Worker runs the emulator', async () => {
    const answer = await inPage(
      "const worker = new Worker('/worker.js', { type: 'module' }); return new Promise((resolve) => { worker.onmessage = ({ data }) => resolve(data); });",
    );
    expect(answer).toEqual([200, 1]);
  });

  test('a service worker answers requests of the page to the API', async () => {
    const answers = await inPage(
      `${START} const { serveFetch } = await load('/emulator/index.js');
      const emulator = await createEmulator({ seed: 1 });
      const stop = await serveFetch(emulator);
      const headers = { authorization: 'Bearer any', 'content-type': 'application/json' };
      const url = 'https://api.cloudflare.com/client/v4/zones';
      const body = JSON.stringify({ name: 'example.com', account: { id: 'f1a4e000000000000000000000000001' } });
      const made = await fetch(url, { method: 'POST', headers, body });
      const listed = await (await fetch(url, { headers })).json();
      const own = await fetch('/');
      await stop();
      return [made.status, listed.result.map(({ name }) => name), own.status];`,
    );
    expect(answers).toEqual([200, ['example.com'], 200]);
  });

  test('a service worker in a folder is refused with the reason', async () => {
    const message = await inPage(
      `const { serveFetch } = await load('/emulator/index.js');
      return serveFetch({}, { script: '/emulator/service-worker.js' }).catch((error) => error.message);`,
    );
    expect(message).toMatch(
      /^The service worker at \/emulator\/service-worker.js serves only pages below .*\/emulator\//,
    );
  });

  test('features that need a machine are refused by name', async () => {
    const messages = await inPage(
      `${START} const emulator = await createEmulator({ edge: true });
      const reason = (call) => call.then(() => 'done', (error) => (error instanceof NotInBrowserError ? error.message : String(error)));
      return [await reason(emulator.dns.listen()), await reason(emulator.edge.listen())];`,
    );
    const suffix =
      "is not available in the emulator in the browser. Use createEmulator of '@flarewire/emulator' in Node.";
    expect(messages).toEqual([`A DNS server on a port ${suffix}`, `The edge on a port ${suffix}`]);
  });

  test('a token of Stream is signed with an RSA key that the page made', async () => {
    const isSigned = await inPage(
      `${START} const emulator = await createEmulator({ seed: 1 });
      const stream = 'https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/stream';
      const post = async (path, body) => {
        const type = body instanceof FormData ? {} : { 'content-type': 'application/json' };
        const init = { method: 'POST', headers: { authorization: 'Bearer any', ...type }, body: body instanceof FormData ? body : JSON.stringify(body) };
        return (await (await emulator.fetch(stream + path, init)).json()).result;
      };
      const video = new FormData();
      video.append('file', new Blob([new Uint8Array(1000)]), 'film.mp4');
      const { uid } = await post('', video);
      const { id, pem, jwk } = await post('/keys', {});
      const bytes = (text) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
      const { n, e, kty } = JSON.parse(atob(jwk));
      const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' };
      const key = await crypto.subtle.importKey('jwk', { n, e, kty }, algorithm, false, ['verify']);
      const [head, claims, signature] = (await post('/' + uid + '/token', { id, pem })).token.split('.');
      const own = (await post('/' + uid + '/token', {})).token.split('.').length;
      return [own, await crypto.subtle.verify(algorithm, key, bytes(signature), new TextEncoder().encode(head + '.' + claims))];`,
    );
    expect(isSigned).toEqual([3, true]);
  });

  test('SQL that does not end is stopped', async () => {
    const body = await inPage(
      `${START} const emulator = await createEmulator({ sqlTime: 100 });
      const post = async (path, body) => (await emulator.fetch('https://api.cloudflare.com/client/v4/accounts/f1a4e000000000000000000000000001/d1/database' + path,
        { method: 'POST', headers: { authorization: 'Bearer any', 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
      const { result } = await post('', { name: 'one' });
      const sql = 'WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT count(*) FROM n';
      return (await post('/' + result.uuid + '/query', { sql })).errors[0].message;`,
    );
    expect(body).toBe('D1 DB exceeded its CPU time limit and was reset.');
  });

  test('nothing leaves the page, and its console is empty', () => {
    expect(opened().foreign.filter((url) => !url.startsWith('https://api.cloudflare.com/'))).toEqual([]);
    expect(opened().errors).toEqual([]);
  });
});
