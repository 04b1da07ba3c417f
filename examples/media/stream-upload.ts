/**
 * Upload a video to Stream, and wait until it can be played
 *
 * Sends a video in pieces (tus): where the connection breaks it goes on, and so does a later run, by a file next to the
 * video. A video of this name that is there is not sent again. Prints the address of the HLS stream when it is ready.
 *
 * Limits: 30 GB a video; 120 videos in the queue at a time. 5 USD a month for 1,000 minutes stored, 1 USD for 1,000
 *   minutes delivered. https://developers.cloudflare.com/stream/uploading-videos/
 *   https://developers.cloudflare.com/stream/pricing/
 * Permissions: Stream Write
 * Run: node examples/media/stream-upload.ts FILE [NAME]
 *   FILE: the video
 *   NAME: its name; that of the file if it is not given
 */
import { openAsBlob } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { basename } from 'node:path';
import Cloudflare from 'flarewire';
import { accountFor } from 'flarewire/find';
import { uploadVideo } from 'flarewire/tus';
import { until } from 'flarewire/wait';

const [path, name = basename(path ?? '')] = process.argv.slice(2);
if (!path) {
  console.error('Usage: node examples/media/stream-upload.ts FILE [NAME]');
  process.exit(2);
}

const client = new Cloudflare();
const account_id = process.env.CLOUDFLARE_ACCOUNT_ID ?? (await accountFor(client)).id;

const same = (await client.stream.list({ account_id, name }).all()).filter((video) => Object(video.meta).name === name);
let identifier = same[0]?.uid ?? '';
if (identifier === '') {
  const file = await openAsBlob(path);
  const state = `${path}.upload.json`; // anyone who has it can write to this upload
  const resume = await readFile(state, 'utf8').then(JSON.parse, () => undefined);
  const uploaded = await uploadVideo(
    client,
    { account_id, file, metadata: { name } },
    {
      resume,
      onUrl: (upload) => writeFile(state, JSON.stringify(upload), { mode: 0o600 }),
      onProgress: (done, size) => process.stderr.write(`\r${Math.round((100 * done) / size)} %`),
    },
  );
  await rm(state, { force: true });
  identifier = uploaded.uid ?? '';
}

const params = { account_id, identifier };
const isOver = ({ status }: Cloudflare.Stream.Video): boolean => status?.state === 'ready' || status?.state === 'error';
const { status, playback, duration } = await until(client, 'stream.get', params, isOver);
if (status?.state === 'error') throw new Error(`${name}: ${status.errorReasonText}`);
console.log(`${name}: ${Math.round(duration ?? 0)} s, ${playback?.hls}`);
