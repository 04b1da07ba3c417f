/**
 * Static assets of a Worker, sent by the client to the emulator: every byte and type arrives, and tokens expire when
 * they should.
 */
import { createEmulator, DEFAULT_ACCOUNT, type Emulator, type ManualClock, manualClock } from '@flarewire/emulator';
import Cloudflare from 'flarewire';
import { type UploadAssetsParams, uploadAssets } from 'flarewire/assets';
import { beforeEach, describe, expect, it } from 'vitest';

const account_id = DEFAULT_ACCOUNT;
const HOUR = 3600_000;

describe('static assets', () => {
  let clock: ManualClock;
  let emulator: Emulator;
  let client: Cloudflare;
  const send = (files: UploadAssetsParams['files'], place: Partial<UploadAssetsParams> = {}) =>
    uploadAssets(client, { account_id, script_name: 'site', files, ...place });
  const deploy = (metadata: Cloudflare.Workers.ScriptUpdateParams['metadata']) =>
    client.workers.scripts.update('site', {
      account_id,
      metadata: { main_module: 'main.js', ...metadata },
      files: [new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' })],
    });
  const stored = () =>
    emulator.sandbox.db
      .prepare('SELECT type, bytes FROM asset_files ORDER BY type')
      .all()
      .map(({ type, bytes }) => [
        type,
        // A BLOB, as declared by the table.
        Buffer.from(bytes as Uint8Array).toString('latin1'),
      ]);
  const uploads = () => emulator.journal.entries({ operation: 'workers.assets.upload.create' });

  beforeEach(() => {
    clock = manualClock('2026-01-01T00:00:00Z');
    // Strict: the token of a session is not an API token; the upload checks it itself.
    emulator = createEmulator({ clock, seed: 1, auth: 'strict', start: 'default' });
    client = new Cloudflare({
      apiToken: 'local-admin',
      baseURL: 'http://localhost/client/v4',
      fetch: emulator.fetch,
      maxRetries: 0,
      logLevel: 'off',
    });
  });

  it('static assets arrive byte for byte with their types, and the script accepts their token', async () => {
    const bytes = Uint8Array.from({ length: 70_000 }, (_, at) => at % 251);
    const { jwt } = await send({ '/index.html': '<h1>ä</h1>', '/logo.png': bytes, '/LICENSE': 'free' });
    expect(stored()).toEqual([
      ['application/null', 'free'],
      ['image/png', Buffer.from(bytes).toString('latin1')],
      ['text/html', Buffer.from('<h1>ä</h1>').toString('latin1')],
    ]);
    expect((await deploy({ assets: { jwt } })).has_assets).toBe(true);
    expect((await deploy({ keep_assets: true })).has_assets).toBe(true);
    expect((await deploy({})).has_assets).toBe(false);
  });

  it('static assets that exist are not sent again, but those of another script are', async () => {
    await send({ '/a.txt': 'a', '/b.txt': 'b' });
    const { jwt } = await send({ '/b.txt': 'b', '/c.txt': 'b' });
    expect(uploads()).toHaveLength(1);
    expect((await deploy({ assets: { jwt } })).has_assets).toBe(true);
    await send({ '/a.txt': 'a' }, { script_name: 'other' });
    expect(uploads()).toHaveLength(2);
  });

  it('static assets are sent in buckets of at most 100 files', async () => {
    await send(Object.fromEntries(Array.from({ length: 250 }, (_, at) => [`/${at}.txt`, `${at}`])));
    expect(
      uploads()
        .map(({ status }) => status)
        .sort(),
    ).toEqual([201, 202, 202]);
    expect(stored()).toHaveLength(250);
  });

  it('the completion token of static assets is valid for an hour', async () => {
    const { jwt } = await send({ '/a.txt': 'a' });
    clock.advance(HOUR);
    await expect(deploy({ assets: { jwt } })).rejects.toMatchObject({ status: 400 });
  });

  it('static assets require the token of an open session, and a script requires all of its assets', async () => {
    const manifest = { '/a.txt': { hash: 'a'.repeat(32), size: 1 } };
    const { jwt = '' } = await client.workers.scripts.assets.upload.create('site', { account_id, manifest });
    await expect(deploy({ assets: { jwt } })).rejects.toMatchObject({ status: 400 });
    const part = (text: string, hash = 'a'.repeat(32)) => ({ [hash]: new File([text], hash, { type: 'text/plain' }) });
    const upload = (body: Record<string, File>, token = jwt) =>
      client.workers.assets.upload.create(
        { account_id, base64: true, body },
        { headers: { authorization: `Bearer ${token}` } },
      );
    await expect(upload(part('YQ=='), 'other')).rejects.toMatchObject({ status: 401 });
    await expect(upload(part('YQ==', 'b'.repeat(32)))).rejects.toMatchObject({ status: 400 });
    await expect(upload(part('YWE='))).rejects.toMatchObject({ status: 400 });
    await expect(upload(part('%'))).rejects.toMatchObject({ status: 400 });
    clock.advance(HOUR);
    await expect(upload(part('YQ=='))).rejects.toMatchObject({ status: 401 });
    expect(stored()).toEqual([]);
  });

  it('user Workers can have static assets', async () => {
    await client.workersForPlatforms.dispatch.namespaces.create({ account_id, name: 'prod' });
    const { jwt } = await send({ '/a.txt': 'a' }, { dispatch_namespace: 'prod' });
    const made = await client.workersForPlatforms.dispatch.namespaces.scripts.update('site', {
      account_id,
      dispatch_namespace: 'prod',
      metadata: { main_module: 'main.js', assets: { jwt } },
      files: [new File(['export default { fetch() {} }'], 'main.js', { type: 'application/javascript+module' })],
    });
    expect(made.has_assets).toBe(true);
  });
});
