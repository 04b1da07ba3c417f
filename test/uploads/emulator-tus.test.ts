/** Videos sent in chunks by the client to the emulator, in-process and over a socket, with faults. */
import { createEmulator, DEFAULT_ACCOUNT, type Emulator, manualClock } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { uploadVideo, type VideoUpload } from 'flarewire/tus';
import { afterEach, describe, expect, it } from 'vitest';

const MIB = 2 ** 20;
const account_id = DEFAULT_ACCOUNT;
const chunkSize = 5 * MIB;

describe('a video', () => {
  const clock = manualClock('2026-01-01T00:00:00Z');
  let emulator: Emulator;
  const start = (baseURL?: string) => {
    emulator = createEmulator({ clock, seed: 1, auth: 'strict', start: 'default', sleep: async () => {} });
    return (url = baseURL) =>
      new Cloudflare({
        apiToken: 'local-admin',
        baseURL: url ?? 'http://localhost/client/v4',
        ...(url === undefined ? { fetch: emulator.fetch } : {}),
        clock: { sleep: async () => {} },
        logLevel: 'off',
      });
  };
  afterEach(() => emulator.close());
  const bytes = new Uint8Array(12 * MIB + 5);

  it('a video arrives with its metadata, and becomes ready', async () => {
    const client = start()();
    const progress: number[] = [];
    const { uid = '' } = await uploadVideo(
      client,
      {
        account_id,
        file: new File([bytes], 'film.mp4'),
        metadata: { requiresignedurls: true, place: 'Köln' },
        creator: 'me',
      },
      { chunkSize, onProgress: (done) => progress.push(done / MIB) },
    );
    expect(progress.map(Math.floor)).toEqual([5, 10, 12]);
    clock.advance(60_000);
    expect(await client.stream.get(uid, { account_id })).toMatchObject({
      readyToStream: true,
      requireSignedURLs: true,
      creator: 'me',
      size: bytes.length,
      meta: { name: 'film.mp4', place: 'Köln' },
    });
  });

  it('a video resumes after lost responses and failures, and in another process', async () => {
    const make = start();
    emulator.faults.add({ method: 'PATCH', every: 2, fault: 'lostAnswer' });
    emulator.faults.add({ method: 'HEAD', times: 1, fault: { status: 503 } });
    const kept: VideoUpload[] = [];
    const { uid = '' } = await uploadVideo(
      make(),
      { account_id, file: bytes },
      { chunkSize, onUrl: (one) => kept.push(one) },
    );
    const [resume] = kept;
    expect(
      await uploadVideo(make(), { account_id, file: bytes }, { chunkSize, ...(resume && { resume }) }),
    ).toMatchObject({ uid });
    expect((await make().stream.get(uid, { account_id })).size).toBe(bytes.length);
  });

  it('a video arrives over a socket', async () => {
    const make = start();
    const { url, close } = await emulator.listen();
    const { uid = '' } = await uploadVideo(make(url), { account_id, file: bytes }, { chunkSize });
    expect((await make(url).stream.get(uid, { account_id })).status?.state).toBe('queued');
    await close();
  });
});
