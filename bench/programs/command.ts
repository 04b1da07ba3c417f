/** Runs a Node program to its end and prints how long it took, its first output, and its memory. Arguments: address, program, words. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const [address = '', ...words] = process.argv.slice(2);
const peak = fileURLToPath(new URL('peak.mjs', import.meta.url));
const env = { ...process.env, NODE_OPTIONS: '', CLOUDFLARE_API_TOKEN: 'token', CLOUDFLARE_BASE_URL: address };
const started = performance.now();
const child = spawn(process.execPath, ['--import', peak, ...words], { env, stdio: ['ignore', 'pipe', 'pipe'] });
let first = Number.NaN;
let said = '';
child.stdout.on('data', () => {
  if (Number.isNaN(first)) first = performance.now() - started;
});
child.stderr.setEncoding('utf8').on('data', (text: string) => {
  said += text;
});
const [code] = await once(child, 'close');
const bytes = Number(/peak (\d+)/.exec(said)?.[1]);
if (code !== 0 || !(first > 0) || !(bytes > 0)) throw new Error(`${words.join(' ')} ended with ${code}: ${said}`);
console.log(JSON.stringify({ milliseconds: performance.now() - started, first, megabytes: bytes / 1e6 }));
