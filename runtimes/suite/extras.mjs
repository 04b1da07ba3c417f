/** Exports besides the client that need no other package. */
import { uploadAssets } from 'flarewire/assets';
import { uploadVideo } from 'flarewire/tus';
import { allBytes, connect, equal, ID, latin1, match, partsOf, sameBytes, stillClock } from './support.mjs';

export const extras = [
  {
    name: 'uploads a video and goes on where the connection broke',
    async run(env) {
      const { clock } = stillClock();
      const { client, seen } = connect(env, 'tus', { clock });
      const video = allBytes(2048);
      const uploaded = [];
      const { uid } = await uploadVideo(
        client,
        { account_id: ID, file: new File([video], 'boat ⛵.mp4') },
        { onProgress: (bytes) => void uploaded.push(bytes) },
      );
      equal([uid, uploaded], ['video-of-the-suite', [video.length / 2, video.length]]);
      const requests = await seen();
      equal(requests[0].headers['upload-metadata'], 'name Ym9hdCDim7UubXA0', 'metadata');
      sameBytes(requests.at(-1).body, video.subarray(video.length / 2), 'the second half');
    },
  },
  {
    name: 'uploads static files',
    async run(env) {
      const { client, seen } = connect(env, 'assets');
      const files = { '/index.html': '<h1>⛵</h1>', '/all.bin': allBytes() };
      const { jwt } = await uploadAssets(client, { account_id: ID, script_name: 'site', files });
      equal(jwt, 'complete');
      const [session, upload] = await seen();
      const { manifest } = JSON.parse(latin1(session.body));
      for (const { hash } of Object.values(manifest)) match(hash, /^[0-9a-f]{32}$/);
      const sent = partsOf(upload).map(({ content }) =>
        Uint8Array.from(atob(latin1(content)), (one) => one.charCodeAt(0)),
      );
      sameBytes(sent[0], new TextEncoder().encode(files['/index.html']), 'the page');
      sameBytes(sent[1], allBytes(), 'the bytes');
    },
  },
];
