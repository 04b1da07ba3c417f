/** Runs snippets against the emulator and compares the effect with the call's. */
import { index, loadProduct } from '@flarewire/contract';
import { createEmulator } from '@flarewire/emulator';
import type { ClientClass } from '@flarewire/snippets';
import { Cloudflare } from 'flarewire';
import { expect, test } from 'vitest';
import type { Params, Subject } from '../form/schema.ts';
import { snippetsOf } from './snippets.ts';
import { readerOf, run } from './test-support.ts';

const baseURL = 'http://127.0.0.1:8787/client/v4';
const Client: ClientClass = Cloudflare;

async function snippetsFor(name: string, params: Params) {
  const operation = index().operations.find((one) => one.name === name);
  const document = await loadProduct(name.split('.')[0] ?? '');
  const schemas = document.operations[name];
  if (operation === undefined || schemas === undefined) throw new Error(`There is no operation ${name}.`);
  const subject: Subject = { operation, schemas, defs: document.schemas };
  return snippetsOf({ Client, subject, params, baseURL, showSecrets: true });
}

const NASTY = "it's `\u0024{x}` \\ \u2028 ünï 漢字 😀 </script>";

test.each(['typescript', 'fetch'] as const)('a record is created and listed by %s', async (kind) => {
  const emulator = createEmulator({ start: 'default' });
  const lines: unknown[] = [];
  const names = {
    fetch: emulator.fetch,
    console: { log: (line: unknown) => lines.push(line) },
    Cloudflare: class extends Cloudflare {
      constructor(options: object) {
        super({ ...options, apiToken: 'any', fetch: emulator.fetch });
      }
    },
  };
  const zone_id = 'f1a4e000000000000000000000000010';
  const record = { zone_id, type: 'TXT', name: 'odd', ttl: 300, content: JSON.stringify('x'), comment: NASTY };
  await run((await snippetsFor('dns.records.create', record))[kind], names);
  expect(lines).toMatchObject([{ name: 'odd.example.com', comment: NASTY }]);
  await run((await snippetsFor('dns.records.list', { zone_id, name: { contains: 'odd' } }))[kind], names);
  // The client iterates over records, fetch returns the whole result.
  expect(lines.slice(1).flat()).toMatchObject([{ name: 'odd.example.com', comment: NASTY }]);
  await expect(run((await snippetsFor('zones.get', { zone_id: 'f'.repeat(32) }))[kind], names)).rejects.toThrow('404');
  await emulator.close();
});

test.each(['typescript', 'fetch'] as const)('a file is sent by %s', async (kind) => {
  const emulator = createEmulator();
  const account_id = 'f1a4e000000000000000000000000001';
  const client = new Cloudflare({ apiToken: 'any', fetch: emulator.fetch });
  const main = new File(["export default { fetch() { return new Response('ünï'); } };\n"], 'src/it\'s "main".js', {
    type: 'application/javascript+module',
  });
  const params = { account_id, script_name: 'hello', metadata: { main_module: main.name }, files: [main] };
  const names = {
    fetch: emulator.fetch,
    readFile: readerOf(params),
    Cloudflare: class extends Cloudflare {
      constructor(options: object) {
        super({ ...options, apiToken: 'any', fetch: emulator.fetch });
      }
    },
  };
  await run((await snippetsFor('workers.scripts.update', params))[kind], names);
  const script = await client.workers.scripts.content.get('hello', { account_id });
  expect(await script.text()).toContain('ünï');
  await emulator.close();
});
