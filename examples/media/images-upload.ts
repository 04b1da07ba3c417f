/**
 * Upload a folder of pictures to Cloudflare Images
 *
 * Uploads the pictures of a folder under their names, skips those that are there unchanged, replaces those whose bytes
 * are others, and makes a variant for thumbnails. Prints the addresses for your pages.
 *
 * Limits: 10 MB and 12,000 pixels a side for a picture; 100 variants. 5 USD a month for 100,000 stored pictures, 1 USD
 *   for 100,000 delivered. https://developers.cloudflare.com/images/upload-images/
 *   https://developers.cloudflare.com/images/pricing/
 * Permissions: Images Write
 * Run: node examples/media/images-upload.ts FOLDER [--plan]
 *   FOLDER: folder with png, jpg, gif, webp and svg files
 *   --plan: only show what would be uploaded
 */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Cloudflare, { toFile } from 'flarewire';
import { accountFor } from 'flarewire/find';

const { positionals, values } = parseArgs({ allowPositionals: true, options: { plan: { type: 'boolean' } } });
const [folder] = positionals;
if (!folder) {
  console.error('Usage: node examples/media/images-upload.ts FOLDER [--plan]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;
const { v1 } = client.images;

const options = { fit: 'cover' as const, width: 320, height: 240, metadata: 'none' as const };
const variants = Object(Object(await v1.variants.list({ account_id })).variants);
if (!('thumbnail' in variants) && !values.plan) await v1.variants.create({ account_id, id: 'thumbnail', options });

const there = new Map<string, string>();
let continuation_token: string | null | undefined;
do {
  const params = { account_id, per_page: 1000, ...(continuation_token && { continuation_token }) };
  const page = await client.images.v2.list(params);
  for (const { id = '', meta } of page.images ?? []) there.set(id, Object(meta).sha256);
  ({ continuation_token } = page);
} while (continuation_token);

const files = (await readdir(folder)).filter((file) => /\.(png|jpe?g|gif|webp|svg)$/i.test(file)).sort();
for (const name of files) {
  const bytes = await readFile(join(folder, name));
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  if (there.get(name) === sha256) continue;
  console.log(`${there.has(name) ? '~' : '+'} ${name}`);
  if (values.plan) continue;
  // The bytes of an image cannot be changed: another one takes its place.
  if (there.has(name)) await v1.delete(name, { account_id });
  const image = await v1.create({ account_id, id: name, file: await toFile(bytes, name), metadata: { sha256 } });
  console.log(`  ${image.variants?.find((url) => url.endsWith('/thumbnail')) ?? image.variants?.[0] ?? ''}`);
}
console.error(`${files.length} pictures in ${folder}, ${there.size} were there`);
