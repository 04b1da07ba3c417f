import { createPublicKey, verify } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { ACCOUNT, type Answer, type Loose, type TestSandbox, testSandbox } from '../../../test/sandbox.ts';

const STREAM = `/accounts/${ACCOUNT}/stream`;
const MIB = 2 ** 20;
const MINUTE = 60_000;
const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = { ...TUS, 'content-type': 'application/offset+octet-stream' };
const encoded = (text: string): string => Buffer.from(text).toString('base64');

function form(file: Blob, fields: Record<string, string> = {}): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', file, 'film.mp4');
  return data;
}

describe('Stream', () => {
  let sandbox: TestSandbox;
  const call = (method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer> =>
    sandbox.call(method, STREAM + path, body, headers);
  const result = async (answer: Promise<Answer>): Promise<Loose> => (await answer).json.result;
  const send = (url: string, init: RequestInit) => sandbox.emulator.fetch(url, init);
  const upload = async (size = 1_000_000): Promise<string> =>
    (await result(call('POST', '', form(new Blob([new Uint8Array(size)]))))).uid;
  const ready = async (size?: number): Promise<string> => {
    const uid = await upload(size);
    sandbox.clock.advance(MINUTE);
    return uid;
  };
  const state = async (uid: string): Promise<string> => {
    const { status } = await result(call('GET', `/${uid}`));
    return [status.state, status.pctComplete].join(' ').trim();
  };

  beforeEach(() => {
    sandbox = testSandbox();
  });

  it('a video is encoded over time', async () => {
    const uid = await upload(2_500_000);
    const seen = [await state(uid)];
    for (const seconds of [2, 5, 5]) {
      sandbox.clock.advance(seconds * 1000);
      seen.push(await state(uid));
    }
    expect(seen).toEqual(['queued', 'inprogress 0', 'inprogress 50', 'ready 100']);
    const video = await result(call('GET', `/${uid}`));
    expect(video).toMatchObject({ readyToStream: true, duration: 10, size: 2_500_000, meta: { name: 'film.mp4' } });
    expect(video.playback.hls).toContain(`/${uid}/manifest/video.m3u8`);
    expect((await call('DELETE', `/${uid}`)).status).toBe(204);
    expect((await call('GET', `/${uid}`)).code).toBe(10003);
  });

  it('a tus upload reports its offset, and accepts the next chunk only there', async () => {
    const size = 6 * MIB;
    const metadata = `name ${encoded('Film – 1')},requiresignedurls,maxdurationseconds ${encoded('5')},chapter ${encoded('2')}`;
    const headers = { ...TUS, 'upload-length': String(size), 'upload-metadata': metadata, 'upload-creator': 'me' };
    const made = await call('POST', '', undefined, headers);
    const url = made.headers.get('location') ?? '';
    const uid = made.headers.get('stream-media-id');
    expect([made.status, url.startsWith('http://localhost/client/v4/')]).toEqual([201, true]);
    const patch = (offset: number, length: number, more: object = {}) =>
      send(url, {
        method: 'PATCH',
        headers: { ...PIECE, 'upload-offset': String(offset), ...more },
        body: new Uint8Array(length),
      });
    expect(await state(uid ?? '')).toBe('pendingupload');
    expect((await patch(5, 5 * MIB)).status).toBe(409);
    expect((await patch(0, 5 * MIB - 1)).status).toBe(400);
    expect((await patch(0, 5 * MIB, { 'content-type': 'video/mp4' })).status).toBe(415);
    expect((await patch(0, 5 * MIB, { 'tus-resumable': '0.2.2' })).status).toBe(412);
    expect((await patch(0, size + 1)).status).toBe(413);
    expect((await patch(0, 5 * MIB)).headers.get('upload-offset')).toBe(String(5 * MIB));
    const head = await send(url, { method: 'HEAD', headers: TUS });
    expect([head.status, head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual([
      200,
      String(5 * MIB),
      String(size),
    ]);
    expect((await patch(5 * MIB, MIB)).status).toBe(204);
    sandbox.clock.advance(MINUTE);
    expect(await result(call('GET', `/${uid}`))).toMatchObject({
      creator: 'me',
      duration: 5,
      maxDurationSeconds: 5,
      meta: { name: 'Film – 1', chapter: '2' },
      readyToStream: true,
      requireSignedURLs: true,
      size,
    });
    const options = await send(url, { method: 'OPTIONS' });
    expect(options.headers.get('tus-version')).toBe('1.0.0');
    sandbox.clock.advance(24 * 60 * MINUTE);
    expect((await send(url, { method: 'HEAD', headers: TUS })).status).toBe(410);
    expect((await send(`${url.split('?')[0]}0`, { method: 'HEAD', headers: TUS })).status).toBe(404);
  });

  it('a one-time address takes one video from anyone until it expires', async () => {
    const give = (more: object = {}) => call('POST', '/direct_upload', { maxDurationSeconds: 2, ...more });
    const expiry = (minutes: number) => ({ expiry: new Date(sandbox.clock.now() + minutes * MINUTE).toISOString() });
    expect((await give(expiry(1))).status).toBe(400);
    expect((await give(expiry(361))).status).toBe(400);
    const made = await result(give({ meta: { a: 1 } }));
    const post = (url: string) => send(url, { method: 'POST', body: form(new Blob(['x'.repeat(1_000_000)])) });
    expect(await state(made.uid)).toBe('pendingupload');
    expect((await post(made.uploadURL)).status).toBe(200);
    expect((await post(made.uploadURL)).status).toBe(404);
    sandbox.clock.advance(MINUTE);
    expect(await result(call('GET', `/${made.uid}`))).toMatchObject({ duration: 2, meta: { a: 1, name: 'film.mp4' } });
    const late = await result(give(expiry(10)));
    sandbox.clock.advance(10 * MINUTE);
    expect((await post(late.uploadURL)).status).toBe(410);
  });

  it('a video from a URL is downloaded first', async () => {
    expect((await call('POST', '/copy', { url: 'ftp://example.com/a.mp4' })).status).toBe(400);
    const { uid } = await result(call('POST', '/copy', { url: 'https://example.com/a.mp4', name: 'A' }));
    expect(await state(uid)).toBe('downloading');
    sandbox.clock.advance(3000);
    expect(await state(uid)).toBe('queued');
    expect((await result(call('GET', `/${uid}`))).meta).toEqual({
      name: 'A',
      'downloaded-from': 'https://example.com/a.mp4',
    });
  });

  it('a clip lies within a video that is ready', async () => {
    const uid = await upload(2_500_000);
    const clip = (startTimeSeconds: number, endTimeSeconds: number) =>
      call('POST', '/clip', { clippedFromVideoUID: uid, startTimeSeconds, endTimeSeconds });
    expect((await clip(0, 5)).status).toBe(400);
    sandbox.clock.advance(MINUTE);
    expect([(await clip(5, 5)).status, (await clip(5, 11)).status]).toEqual([400, 400]);
    const made = await result(clip(2, 6));
    sandbox.clock.advance(MINUTE);
    expect(await result(call('GET', `/${made.uid}`))).toMatchObject({ clippedFrom: uid, duration: 4, size: 1_000_000 });
  });

  it('videos are found by state, creator and name, and deleted as scheduled', async () => {
    const first = await ready();
    await call('POST', `/${first}`, { creator: 'me', meta: { name: 'Holiday' } });
    const soon = new Date(sandbox.clock.now() + 29 * 86_400_000).toISOString();
    expect((await call('POST', `/${first}`, { scheduledDeletion: soon })).status).toBe(400);
    await call('POST', `/${first}`, {
      scheduledDeletion: new Date(sandbox.clock.now() + 31 * 86_400_000).toISOString(),
    });
    const second = await upload();
    const list = async (query: string) => (await result(call('GET', query))).map((one: Loose) => one.uid);
    expect(await list('')).toEqual([second, first]);
    expect(await list('?asc=true')).toEqual([first, second]);
    for (const query of ['?status=ready', '?creator=me', '?search=holi']) expect(await list(query)).toEqual([first]);
    expect(await result(call('GET', '/storage-usage'))).toMatchObject({ videoCount: 2, totalStorageMinutes: 4 / 60 });
    sandbox.clock.advance(31 * 86_400_000);
    expect(await list('')).toEqual([second]);
  });

  it('captions are returned byte by byte, or generated over time', async () => {
    const uid = await ready();
    const vtt = 'WEBVTT\r\n\r\n00:01.000 --> 00:02.000\r\nTürkçe\n';
    const put = (language: string, text: string) => call('PUT', `/${uid}/captions/${language}`, form(new Blob([text])));
    expect((await put('tr', 'no captions')).status).toBe(400);
    expect((await put('not a language', vtt)).status).toBe(400);
    expect((await put('tr', vtt)).json.result).toEqual({
      language: 'tr',
      label: 'Türkçe',
      generated: false,
      status: 'ready',
    });
    const got = await call('GET', `/${uid}/captions/tr/vtt`);
    expect([got.text, got.headers.get('content-type')]).toEqual([vtt, 'text/vtt']);
    const generate = (language: string) => call('POST', `/${uid}/captions/${language}/generate`);
    expect([(await generate('tr')).status, (await generate('en')).json.result.status]).toEqual([400, 'inprogress']);
    expect([(await generate('en')).status, (await call('GET', `/${uid}/captions/en/vtt`)).status]).toEqual([409, 404]);
    sandbox.clock.advance(10_000);
    expect((await result(call('GET', `/${uid}/captions`))).map((one: Loose) => one.status)).toEqual(['ready', 'ready']);
    await call('DELETE', `/${uid}/captions/tr`);
    expect((await call('GET', `/${uid}/captions/tr`)).status).toBe(404);
  });

  it('one additional audio track is the default, and cannot be deleted', async () => {
    const uid = await ready();
    const add = (label: string) =>
      result(call('POST', `/${uid}/audio/copy`, { label, url: 'https://example.com/a.mp3' }));
    const [one, two] = [await add('Deutsch'), await add('English')];
    await call('PATCH', `/${uid}/audio/${one.uid}`, { default: true });
    expect((await call('DELETE', `/${uid}/audio/${one.uid}`)).status).toBe(400);
    await call('PATCH', `/${uid}/audio/${two.uid}`, { default: true });
    sandbox.clock.advance(5000);
    expect((await result(call('GET', `/${uid}/audio`))).audio).toEqual([
      { uid: one.uid, label: 'Deutsch', default: false, status: 'ready' },
      { uid: two.uid, label: 'English', default: true, status: 'ready' },
    ]);
    expect((await call('DELETE', `/${uid}/audio/${one.uid}`)).status).toBe(200);
  });

  it('a download of a ready video is generated over time', async () => {
    const uid = await upload();
    expect((await call('POST', `/${uid}/downloads`)).status).toBe(400);
    sandbox.clock.advance(MINUTE);
    expect((await result(call('POST', `/${uid}/downloads`))).default).toMatchObject({
      status: 'inprogress',
      percentComplete: 0,
    });
    sandbox.clock.advance(10_000);
    const made = await result(call('POST', `/${uid}/downloads/audio`));
    expect([made.default.status, made.audio.status]).toEqual(['ready', 'inprogress']);
    await call('DELETE', `/${uid}/downloads`);
    expect(Object.keys(await result(call('GET', `/${uid}/downloads`)))).toEqual(['audio']);
  });

  it('a token is signed with the key that was created for it', async () => {
    const uid = await ready();
    const key = await result(call('POST', '/keys', {}));
    expect((await call('GET', '/keys')).text).not.toMatch(/pem|jwk/);
    const token = async (body: object) => result(call('POST', `/${uid}/token`, body));
    const made = (await token({ id: key.id, pem: key.pem, downloadable: true })).token;
    const [head, claims, signature] = made.split('.');
    const jwk = JSON.parse(Buffer.from(key.jwk, 'base64').toString());
    const isSigned = verify(
      'RSA-SHA256',
      Buffer.from(`${head}.${claims}`),
      createPublicKey({ key: jwk, format: 'jwk' }),
      Buffer.from(signature, 'base64url'),
    );
    expect(isSigned).toBe(true);
    const now = Math.floor(sandbox.clock.now() / 1000);
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toEqual({
      sub: uid,
      kid: key.id,
      exp: now + 3600,
      downloadable: true,
    });
    expect((await token({})).token).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
    const refused = async (body: object) => (await call('POST', `/${uid}/token`, body)).status;
    expect([await refused({ exp: now + 86_401 }), await refused({ id: key.id, pem: 'bm8=' })]).toEqual([400, 400]);
    await call('DELETE', `/keys/${key.id}`);
    expect(await refused({ id: key.id, pem: key.pem })).toBe(404);
  });

  it('a live input has replaceable keys, and 50 outputs at most', async () => {
    const made = await result(
      call('POST', '/live_inputs', { meta: { name: 'stage' }, recording: { mode: 'automatic' } }),
    );
    expect(made).toMatchObject({
      enabled: true,
      recording: { mode: 'automatic' },
      rtmps: { url: 'rtmps://live.cloudflare.com:443/live/' },
    });
    const path = `/live_inputs/${made.uid}`;
    expect((await result(call('POST', `${path}/disable`))).enabled).toBe(false);
    const rotated = await result(call('POST', `${path}/rotate_keys`));
    expect(rotated.rtmps.streamKey).not.toBe(made.rtmps.streamKey);
    expect((await result(call('PUT', path, { meta: { name: 'other' } }))).rtmps).toEqual(rotated.rtmps);
    expect(await result(call('GET', '/live_inputs?include_counts=true'))).toMatchObject({
      total: 1,
      liveInputs: [{ uid: made.uid, meta: { name: 'other' } }],
    });
    const output = { url: 'rtmp://example.com/live', streamKey: 'k' };
    for (let at = 0; at < 50; at++) await call('POST', `${path}/outputs`, output);
    expect((await call('POST', `${path}/outputs`, output)).status).toBe(400);
    expect(await result(call('GET', `${path}/outputs`))).toHaveLength(50);
    expect((await call('DELETE', path)).status).toBe(204);
    expect((await call('POST', `${path}/outputs`, output)).code).toBe(10003);
  });

  it('a watermark is a PNG image, and must exist to be applied to a video', async () => {
    const png = Buffer.concat([
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      Buffer.from([0, 0, 0, 7, 0, 0, 0, 3]),
    ]);
    const make = (bytes: Uint8Array<ArrayBuffer>) =>
      call('POST', '/watermarks', form(new Blob([bytes]), { name: 'mark', scale: '0.2' }));
    expect((await make(new Uint8Array(30))).status).toBe(400);
    const made = (await make(new Uint8Array(png))).json.result;
    expect(made).toMatchObject({ name: 'mark', scale: 0.2, opacity: 1, width: 7, height: 3, size: 24 });
    const copy = (uid: string) => call('POST', '/copy', { url: 'https://example.com/a.mp4', watermark: { uid } });
    expect((await copy('none')).code).toBe(10003);
    expect((await copy(made.uid)).json.result.watermark.uid).toBe(made.uid);
    await call('DELETE', `/watermarks/${made.uid}`);
    expect((await call('GET', `/watermarks/${made.uid}`)).code).toBe(10003);
  });

  it('the webhook keeps its secret when its address changes', async () => {
    expect((await call('GET', '/webhook')).code).toBe(10003);
    const first = await result(call('PUT', '/webhook', { notificationUrl: 'https://example.com/a' }));
    const second = await result(call('PUT', '/webhook', { notificationUrl: 'https://example.com/b' }));
    expect([second.notificationUrl, second.secret]).toEqual(['https://example.com/b', first.secret]);
    await call('DELETE', '/webhook');
    expect((await call('GET', '/webhook')).status).toBe(404);
  });

  it('the player is HTML', async () => {
    const uid = await ready();
    const html = await call('GET', `/${uid}/embed`);
    expect([html.headers.get('content-type'), html.text]).toEqual([
      'text/html',
      expect.stringContaining(`/${uid}/iframe"`),
    ]);
  });

  it('a form upload needs permission', async () => {
    const strict = testSandbox({ auth: 'strict' });
    const answer = await strict.call('POST', STREAM, form(new Blob(['x'])));
    expect([answer.status, answer.code]).toEqual([400, 9106]);
  });
});
