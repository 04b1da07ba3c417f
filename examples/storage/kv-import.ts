/**
 * Import a million keys into a KV namespace
 *
 * Reads lines of JSON, {"key": …, "value": …}, from a file or standard input and writes them in calls of 10,000 pairs
 * or 90 MB, whichever comes first. Only one call's worth is in memory: about 290 MB for 300,000 pairs as for a million
 * (257 MB of lines). Lines may have expiration_ttl, metadata and base64, too. Writing the same pair twice is harmless:
 * after a failure start again, with --skip and the number of lines that it printed.
 *
 * Limits: A call takes 10,000 pairs and 100 MB, a value 25 MiB, a key 512 bytes; a million pairs are 100 calls. Each
 *   pair is a write: 1,000 a day on Free; on Paid a million a month are included, then 5 USD for each million.
 *   https://developers.cloudflare.com/kv/platform/limits/ https://developers.cloudflare.com/kv/platform/pricing/
 * Permissions: Workers KV Storage Write
 * Run: node examples/storage/kv-import.ts TITLE [FILE] [--skip LINES] [--plan]
 *   TITLE: title of the namespace, made if it is not there
 *   FILE: lines of JSON; standard input if it is not given
 *   --skip: lines that are written already
 *   --plan: only count pairs and calls, and check every line
 */
import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import Cloudflare from 'flarewire';
import { inChunks } from 'flarewire/chunk';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';

const options = { plan: { type: 'boolean' }, skip: { type: 'string', default: '0' } } as const;
const { positionals, values } = parseArgs({ allowPositionals: true, options });
const [title, file] = positionals;
if (!title || !/^\d+$/.test(values.skip)) {
  console.error('Usage: node examples/storage/kv-import.ts TITLE [FILE] [--skip LINES] [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const namespace = values.plan ? undefined : await ensure(client, 'kv.namespaces.create', { account_id, title });

type Pair = Cloudflare.KV.NamespaceBulkUpdateParams.Body;
const PAIRS = 10_000;
const BYTES = 90_000_000;
let body: Pair[] = [];
let bytes = 0;
let calls = 0;
let refused = 0;

async function send(upTo: number): Promise<void> {
  calls++;
  if (namespace) {
    const params = { account_id, namespace_id: namespace.result.id, body };
    const { failed } = await inChunks(client, 'kv.namespaces.bulkUpdate', params);
    refused += failed.length;
    for (const { item, error } of failed) console.error(`${(item as Pair).key}: ${error.message}`);
    console.error(`${upTo} lines done`);
  }
  body = [];
  bytes = 0;
}

let number = 0;
for await (const line of createInterface({
  input: file ? createReadStream(file) : process.stdin,
  crlfDelay: Infinity,
})) {
  number++;
  if (number <= Number(values.skip) || line.trim() === '') continue;
  const pair: Pair = JSON.parse(line);
  if (typeof pair.key !== 'string' || typeof pair.value !== 'string')
    throw new Error(`line ${number}: expected {"key": text, "value": text}, found ${line.slice(0, 60)}`);
  if (body.length === PAIRS || bytes + line.length > BYTES) await send(number - 1);
  body.push(pair);
  bytes += Buffer.byteLength(line);
}
if (body.length > 0) await send(number);
console.log(
  `${title}: ${number - Number(values.skip) - refused} pairs in ${calls} calls${values.plan ? ' would be written' : ''}`,
);
process.exitCode = refused > 0 ? 1 : 0;
