/** The AWS SDK for JavaScript against the S3 API of R2, with keys of an API token. */
import { deepEqual, equal, match, rejects } from 'node:assert/strict';
import {
  CopyObjectCommand,
  CreateBucketCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import { s3Keys } from '../infrastructure/s3-keys.mjs';
import { ACCOUNT, ask, BASE, check } from '../suite/kit.mjs';

const MEBIBYTE = 1024 * 1024;
const keys = await s3Keys('aws-s3');
const clientWith = (secretAccessKey) =>
  new S3Client({
    region: 'auto',
    endpoint: `${new URL(BASE).origin}/s3/${ACCOUNT}`,
    forcePathStyle: true,
    credentials: { ...keys, secretAccessKey },
  });
const s3 = clientWith(keys.secretAccessKey);
const place = { Bucket: 'aws-s3' };

await check('an object that was put is that of the API', async () => {
  await s3.send(new CreateBucketCommand(place));
  await s3.send(new PutObjectCommand({ ...place, Key: 'a b+c/ü.txt', Body: 'Hello', Metadata: { color: 'blue' } }));
  const got = await s3.send(new GetObjectCommand({ ...place, Key: 'a b+c/ü.txt' }));
  deepEqual([await got.Body.transformToString(), got.Metadata], ['Hello', { color: 'blue' }]);
  equal((await ask('/r2/buckets/aws-s3/objects'))[0].key, 'a b+c/ü.txt');
});

await check('100 MB are uploaded in parts', async () => {
  const params = { ...place, Key: 'big', Body: Buffer.alloc(100 * MEBIBYTE, 'x') };
  const { ETag } = await new Upload({ client: s3, partSize: 8 * MEBIBYTE, params }).done();
  match(ETag, /^"[0-9a-f]{32}-13"$/);
  equal((await s3.send(new HeadObjectCommand({ ...place, Key: 'big' }))).ContentLength, 100 * MEBIBYTE);
});

await check('presigned URLs, copies, lists and conditional puts', async () => {
  await s3.send(new CopyObjectCommand({ ...place, Key: 'copy', CopySource: 'aws-s3/big' }));
  const put = await getSignedUrl(s3, new PutObjectCommand({ ...place, Key: 'signed' }), { expiresIn: 60 });
  equal((await fetch(put, { method: 'PUT', body: 'hi' })).status, 200);
  const get = await getSignedUrl(s3, new GetObjectCommand({ ...place, Key: 'signed' }), { expiresIn: 60 });
  equal(await (await fetch(get)).text(), 'hi');
  const { Contents } = await s3.send(new ListObjectsV2Command(place));
  deepEqual(
    Contents.map(({ Key }) => Key),
    ['a b+c/ü.txt', 'big', 'copy', 'signed'],
  );
  const again = new PutObjectCommand({ ...place, Key: 'signed', Body: 'x', IfNoneMatch: '*' });
  await rejects(s3.send(again), { name: 'PreconditionFailed' });
});

await check('a wrong secret is reported', async () => {
  await rejects(clientWith('wrong').send(new ListObjectsV2Command(place)), { name: 'SignatureDoesNotMatch' });
});
s3.destroy();
