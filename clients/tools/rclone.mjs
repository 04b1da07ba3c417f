/** rclone against the S3 API of R2, with keys of an API token. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { s3Keys } from '../infrastructure/s3-keys.mjs';
import { ACCOUNT, ask, BASE, check, program } from '../suite/kit.mjs';

const MEBIBYTE = 1024 * 1024;
const { accessKeyId, secretAccessKey } = await s3Keys('rclone');
const settings = {
  TYPE: 's3',
  PROVIDER: 'Cloudflare',
  ACCESS_KEY_ID: accessKeyId,
  SECRET_ACCESS_KEY: secretAccessKey,
  ENDPOINT: `${new URL(BASE).origin}/s3/${ACCOUNT}`,
};
const env = Object.fromEntries(Object.entries(settings).map(([name, value]) => [`RCLONE_CONFIG_R2_${name}`, value]));
const rclone = (args, options = {}) => program('rclone', [...args, '--retries', '1'], { env, ...options });

const folder = join(process.env.HOME, 'photos');
mkdirSync(join(folder, 'a b'), { recursive: true });
writeFileSync(join(folder, 'a b', 'ü.txt'), 'Hello');
writeFileSync(join(folder, 'big.bin'), Buffer.alloc(12 * MEBIBYTE, 'x'));

await check('mkdir and copy: a folder is uploaded, large files in parts', async () => {
  await rclone(['mkdir', 'r2:rclone']);
  await rclone(['copy', folder, 'r2:rclone', '--s3-upload-cutoff', '5M', '--s3-chunk-size', '5M']);
  const objects = await ask('/r2/buckets/rclone/objects');
  deepEqual(objects.map(({ key, size }) => [key, size]).sort(), [
    ['a b/ü.txt', 5],
    ['big.bin', 12 * MEBIBYTE],
  ]);
});

await check('check and lsf: what is there is what was sent', async () => {
  await rclone(['check', folder, 'r2:rclone', '--download']);
  const { out } = await rclone(['lsf', '-R', 'r2:rclone']);
  deepEqual(out.trim().split('\n').sort(), ['a b/', 'a b/ü.txt', 'big.bin']);
});

await check('copyto and cat: one object is copied in the bucket, and read', async () => {
  await rclone(['copyto', 'r2:rclone/a b/ü.txt', 'r2:rclone/copy.txt', '--s3-no-check-bucket']);
  equal((await rclone(['cat', 'r2:rclone/copy.txt'])).out, 'Hello');
});

await check('sync brings it back, and purge leaves nothing', async () => {
  const back = join(process.env.HOME, 'back');
  await rclone(['sync', 'r2:rclone', back]);
  equal(readFileSync(join(back, 'a b', 'ü.txt'), 'utf8'), 'Hello');
  await rclone(['purge', 'r2:rclone']);
  equal((await ask('/r2/buckets/rclone', { raw: true })).status, 404);
});

await check('a wrong secret is reported', async () => {
  const wrong = { ...env, RCLONE_CONFIG_R2_SECRET_ACCESS_KEY: 'wrong' };
  const { all } = await rclone(['lsd', 'r2:'], { env: wrong, fails: true });
  match(all, /SignatureDoesNotMatch/);
});
