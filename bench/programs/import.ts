/** Imports a package and makes a client, once; prints the time and the memory it took. Arguments: package, esm | cjs | nothing. */
import { createRequire } from 'node:module';
import type { Package } from './client.ts';

const [name = '', kind] = process.argv.slice(2);
if (kind === undefined) {
  console.log('{}');
} else {
  const heap = (): number => {
    globalThis.gc?.();
    return process.memoryUsage().heapUsed;
  };
  const before = heap();
  const started = performance.now();
  // Both are the package's main module; what is used of it fails loudly when it is missing.
  const { default: Cloudflare } = (
    kind === 'cjs' ? createRequire(import.meta.url)(name) : await import(name)
  ) as Package;
  const client = new Cloudflare({ apiToken: 'token' });
  const milliseconds = performance.now() - started;
  const megabytes = (heap() - before) / 1e6;
  if (!client.kv.namespaces) throw new Error('The client has no products.');
  console.log(JSON.stringify({ milliseconds, megabytes }));
}
