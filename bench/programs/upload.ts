/**
 * Sends a generated stream and prints the megabytes by which the process grew meanwhile.
 * Arguments: package or `fetch`, kv | r2 | form, base URL, megabytes.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { ReadableStream } from 'node:stream/web';
import type { Client, Package } from './client.ts';

const [name = '', way, baseURL = '', size] = process.argv.slice(2);
const chunk = new Uint8Array(65_536).fill(97);

async function* bytes(megabytes: number): AsyncGenerator<Uint8Array> {
  for (let sent = 0; sent < megabytes * 1e6; sent += chunk.length) yield chunk;
}

const send = await sender();

async function sender(): Promise<(megabytes: number) => PromiseLike<unknown>> {
  const account_id = 'account';
  if (name === 'fetch') {
    return async (megabytes) => {
      // `duplex` is missing in the DOM's types, which know the same stream by another name.
      const init = {
        method: 'PUT',
        body: ReadableStream.from(bytes(megabytes)),
        duplex: 'half',
      } as unknown as RequestInit;
      return (await fetch(`${baseURL}/accounts/${account_id}`, init)).json();
    };
  }
  const { default: Cloudflare } = (await import(name)) as Package;
  const client: Client = new Cloudflare({ apiToken: 'token', baseURL, maxRetries: 0 });
  const { kv, r2, images } = client;
  if (way === 'r2')
    return (megabytes) => r2.buckets.objects.upload('key', bytes(megabytes), { account_id, bucket_name: 'bucket' });
  if (way === 'form') return (megabytes) => images.v1.create({ account_id, file: bytes(megabytes) });
  return (megabytes) =>
    kv.namespaces.values.update('key', { account_id, namespace_id: 'namespace', value: bytes(megabytes) });
}

/** Peak of the resident memory from now on, in bytes. Linux keeps it; elsewhere it is looked at every 5 ms. */
function watch(): () => number {
  let peak = process.memoryUsage.rss();
  const look = () => {
    peak = Math.max(peak, process.memoryUsage.rss());
  };
  const timer = setInterval(look, 5).unref();
  const kept = resetPeak();
  return () => {
    clearInterval(timer);
    look();
    return kept ? Math.max(peak, readPeak()) : peak;
  };
}

function resetPeak(): boolean {
  try {
    writeFileSync('/proc/self/clear_refs', '5');
    return true;
  } catch {
    return false;
  }
}

const readPeak = (): number => 1024 * Number(/VmHWM:\s*(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))?.[1]);

// Warm-up: costs common to all uploads do not count.
await send(1);
globalThis.gc?.();
const before = process.memoryUsage.rss();
const peak = watch();
const started = performance.now();
await send(Number(size));
const milliseconds = performance.now() - started;
console.log(JSON.stringify({ megabytes: (peak() - before) / 1e6, milliseconds }));
process.exit();
