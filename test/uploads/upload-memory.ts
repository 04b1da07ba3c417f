/**
 * Sends a large upload and prints the growth of the process in megabytes, and the number of bytes that arrived.
 * Arguments: form | script | file | tus | tus-file, base URL, megabytes.
 */
import { appendFileSync, mkdtempSync, openAsBlob, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { BaseClient, createClient } from 'flarewire';
import { byPath, uploads } from 'flarewire/features';
import { KV } from 'flarewire/resources/kv';
import { Workers } from 'flarewire/resources/workers';
import { uploadVideo } from 'flarewire/tus';

const [way = '', baseURL = '', size] = process.argv.slice(2);
const chunk = new Uint8Array(65_536).fill(97);
const folder = mkdtempSync(join(tmpdir(), 'upload-'));
const account_id = 'account';
const client = createClient({
  resources: [KV, Workers],
  features: [byPath, uploads],
  apiToken: 'token-for-tests',
  baseURL,
  maxRetries: 0,
  timeout: 3_600_000, // measures memory, not the speed of the machine
  logLevel: 'off',
});

/** The most memory seen after garbage collection, which a runtime may delay. */
let most = 0;
function sample(): void {
  globalThis.gc?.();
  most = Math.max(most, process.memoryUsage.rss());
}

/** A new chunk each time: reusing one would hide that chunks are retained. */
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
      files: { 'm.js': 'export default 1', 'data.bin': bytes(megabytes) } as never, // the official types lack a record
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
  // A small upload first: its fixed costs do not count as those of a large one.
  await send(1);
  const file = await onDisk(Number(size));
  sample();
  const before = process.memoryUsage.rss();
  most = before;
  // For uploads whose bytes the runtime reads itself, and fast.
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
