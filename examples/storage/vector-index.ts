/**
 * Search texts by meaning with Workers AI and Vectorize
 *
 * Makes vectors of text files with an embedding model of Workers AI, keeps them in a Vectorize index, and finds the
 * files that are nearest to a question. The index is made if it is not there; the id of a vector is the hash of its
 * path, so that a second run replaces it.
 *
 * Limits: The model takes 100 texts a call, of 512 tokens each; longer ones are cut. 10,000 neurons a day are free.
 *   Vectors are found some seconds after they were written: this waits. 100 indexes on Free, 50,000 on Paid.
 *   https://developers.cloudflare.com/vectorize/platform/limits/
 *   https://developers.cloudflare.com/workers-ai/models/bge-base-en-v1.5/
 * Permissions: Vectorize Write; Workers AI Write
 * Run: node examples/storage/vector-index.ts INDEX FOLDER [QUESTION]
 *   INDEX: name of the index
 *   FOLDER: folder with text files
 *   QUESTION: what to look for
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Cloudflare from 'flarewire';
import { inChunks } from 'flarewire/chunk';
import { ensure } from 'flarewire/create';
import { accountFor } from 'flarewire/find';
import { waitFor } from 'flarewire/wait';

const [name, folder, question] = process.argv.slice(2);
if (!name || !folder) {
  console.error('Usage: node examples/storage/vector-index.ts INDEX FOLDER [QUESTION]');
  process.exit(2);
}

const MODEL = '@cf/baai/bge-base-en-v1.5';
const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;

async function vectorsOf(text: string[]): Promise<number[][]> {
  const answer = await client.ai.run(MODEL, { account_id, text });
  return Object(answer).data;
}

const config = { dimensions: 768, metric: 'cosine' } as const; // as the model returns them
await ensure(client, 'vectorize.indexes.create', { account_id, name, config });
const files = (await readdir(folder, { withFileTypes: true })).filter((file) => file.isFile());
const lines: string[] = [];
for (let at = 0; at < files.length; at += 100) {
  const part = files.slice(at, at + 100).map((file) => file.name);
  const texts = await Promise.all(part.map((file) => readFile(join(folder, file), 'utf8')));
  for (const [index, values] of (await vectorsOf(texts)).entries()) {
    const path = part[index] ?? '';
    const id = createHash('sha256').update(path).digest('hex').slice(0, 32);
    lines.push(JSON.stringify({ id, values, metadata: { path } }));
  }
}
const params = { account_id, index_name: name, body: lines.join('\n') };
const { results, failed } = await inChunks(client, 'vectorize.indexes.upsert', params as never);
for (const { error } of failed) console.error(error.message);
for (const { result } of results)
  await waitFor(client, 'vectorize.indexes.upsert', { account_id, index_name: name } as never, result as never);
console.log(`${name}: ${lines.length - failed.length} files`);
process.exitCode = failed.length > 0 ? 1 : 0;

if (question) {
  const [vector = []] = await vectorsOf([question]);
  const found = await client.vectorize.indexes.query(name, { account_id, vector, topK: 5, returnMetadata: 'all' });
  for (const { score, metadata } of found?.matches ?? []) console.log(`${score?.toFixed(3)} ${Object(metadata).path}`);
}
