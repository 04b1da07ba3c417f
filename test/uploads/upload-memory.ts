/**
 * Sends a large upload and prints the megabytes by which the process grew meanwhile, and how many bytes arrived.
 * Arguments: form | script | file | tus | tus-file, base URL, megabytes.
 */
import { appendFileSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BaseClient, createClient } from 'flarewire';
import { KV } from 'flarewire/resources/kv';
import { Workers } from 'flarewire/resources/workers';
import { uploadVideo } from 'flarewire/tus';

const [way = '', baseURL = '', size] = process.argv.slice(2);
const chunk = new Uint8Array(65_536).fill(97);
const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const account_id = 'account';
const client = createClient({
  resources: [KV, Workers],
  apiToken: 'token-for-tests',
  baseURL,
  maxRetries: 0,
  timeout: 3_600_000, // memory is measured here, not how fast the machine is
  logLevel: 'off',
});

/** The most memory seen after what nobody holds was thrown away: a runtime may take its time to do that. */
let most = 0;
function sample(): void {
  globalThis.gc?.();
  most = Math.max(most, process.memoryUsage.rss());
}

/** A new chunk each time: the same one over and over would hide that somebody keeps them all. */
async function* bytes(megabytes: number): AsyncGenerator<Uint8Array> {
  let given = 0;
  for (let left = megabytes * 1e6; left > 0; left -= chunk.length) {
    await setImmediate();
    if (++given % 64 === 0) sample();
    yield chunk.slice(0, Math.min(left, chunk.length));
  }
}

function onDisk(megabytes: number): Promise<Blob> {
  const path = join(folder, `${megabytes}.bin`);
  writeFileSync(path, '');
  for (let left = megabytes * 1e6; left > 0; left -= chunk.length)
    appendFileSync(path, chunk.subarray(0, Math.min(left, chunk.length)));
  return openAsBlob(path);
}

const ways: { readonly [way: string]: (megabytes: number, file: Blob) => PromiseLike<unknown> } = {
  form: (megabytes) =>
    client.kv.namespaces.values.update('k', {
      account_id,
      namespace_id: 'n',
      value: bytes(megabytes) as never,
      metadata: { a: 1 },
    }),
  script: (megabytes) =>
    client.workers.scripts.update('s', {
      account_id,
      metadata: { main_module: 'm.js' },
      files: { 'm.js': 'export default 1', 'data.bin': bytes(megabytes) } as never, // a record, which the official types lack
    }),
  file: (_, file) =>
    client.kv.namespaces.values.update('k', {
      account_id,
      namespace_id: 'n',
      value: file as never,
      metadata: { a: 1 },
    }),
  tus: (megabytes) => uploadVideo(client, { account_id, file: bytes(megabytes), size: megabytes * 1e6 }),
  'tus-file': (_, file) => uploadVideo(client, { account_id, file }),
};
const send = async (megabytes: number) => ways[way]?.(megabytes, await onDisk(megabytes));

try {
  // A small one first: what any upload needs is no cost of a large one.
  await send(1);
  const file = await onDisk(Number(size));
  sample();
  const before = process.memoryUsage.rss();
  most = before;
  // For the ways whose bytes the runtime reads by itself, and fast.
  setInterval(sample, 20).unref();
  await ways[way]?.(Number(size), file);
  sample();
  const megabytes = (most - before) / 1e6;
  const { received } = (await new BaseClient({ apiToken: 'token-for-tests', baseURL }).get('/received')) as {
    received: number;
  };
  console.log(JSON.stringify({ megabytes, received }));
} finally {
  rmSync(folder, { recursive: true });
}
process.exit();
