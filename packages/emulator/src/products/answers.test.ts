import type { Operation } from '@flarewire/contract';
import { describe, expect, it } from 'vitest';
import { ACCOUNT, type Loose, testSandbox } from '../../test/sandbox.ts';
import { checkAnswer } from '../../test/self-check.ts';
import { createRouter } from '../routing/router.ts';
import { compiledContract } from '../schema/contract.ts';

/** Responses of operations that need more than their path: the tests of the whole API cannot trigger them. */
describe('responses of the developer platform', () => {
  const { operations } = compiledContract.index();
  const router = createRouter(operations);
  const sandbox = testSandbox();
  const base = `/accounts/${ACCOUNT}`;
  const wrong: string[] = [];

  /** Sends a request, checks the response against the contract, and gives its result. */
  async function ask(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Loose> {
    const found = router.find(method, path.split('?')[0] ?? '');
    const operation = found.kind === 'routes' ? (found.routes[0]?.operation as Operation) : undefined; // routes are never empty
    const type: Record<string, string> =
      body instanceof FormData || body === undefined ? {} : { 'content-type': 'application/json' };
    const response = await sandbox.emulator.fetch(`http://localhost/client/v4${path}`, {
      method,
      headers: { authorization: 'Bearer test', ...type, ...headers },
      ...(body === undefined ? {} : { body: body instanceof FormData ? body : JSON.stringify(body) }),
    });
    const copy = response.clone();
    const text = await copy.text();
    if (operation === undefined || !response.ok)
      wrong.push(`${method} ${path}: ${response.status} ${text.slice(0, 200)}`);
    else {
      const faults = await checkAnswer(operation, await compiledContract.loadProduct(operation.product), response);
      if (faults.length > 0) wrong.push(`${operation.name}: ${faults.join('; ').slice(0, 300)}`);
    }
    return /^\{/.test(text) ? (JSON.parse(text) as Loose).result : text;
  }

  const form = (fields: Record<string, string | Blob>): FormData => {
    const data = new FormData();
    for (const [name, value] of Object.entries(fields)) data.append(name, value as string); // either is a value of a form
    return data;
  };
  const json = (value: unknown): Blob => new Blob([JSON.stringify(value)], { type: 'application/json' });
  const script = (metadata: object = {}): FormData =>
    form({
      metadata: json({ main_module: 'main.js', ...metadata }),
      'main.js': new File(['export default { fetch() {} }'], 'main.js'),
    });

  it('responses match the contract with items of all kinds', async () => {
    await ask('POST', '/zones', { name: 'example.com', account: { id: ACCOUNT } });
    const workers = `${base}/workers`;
    const migrations = { new_tag: 'v1', new_classes: ['Room'] };
    const bindings = [
      { type: 'durable_object_namespace', name: 'DO', class_name: 'Room' },
      { type: 'secret_text', name: 'S', text: 'x' },
      { type: 'json', name: 'J', json: { a: 1 } },
    ];
    await ask(
      'PUT',
      `${workers}/scripts/one`,
      script({ migrations, bindings, tags: ['a'], placement: { mode: 'smart' } }),
    );
    const [namespace] = await ask('GET', `${workers}/durable_objects/namespaces`);
    await ask('GET', `${workers}/durable_objects/namespaces/${namespace.id}/objects`);
    for (const path of [
      '',
      '/one/settings',
      '/one/script-settings',
      '/one/versions',
      '/one/deployments',
      '/one/secrets',
    ])
      await ask('GET', `${workers}/scripts${path}`);
    const { items } = await ask('GET', `${workers}/scripts/one/versions`);
    const versions = [{ version_id: items[0].id, percentage: 100 }];
    const deployed = await ask('POST', `${workers}/scripts/one/deployments`, { strategy: 'percentage', versions });
    await ask('POST', `${workers}/scripts/one/deployments`, { strategy: 'percentage', versions });
    await ask('DELETE', `${workers}/scripts/one/deployments/${deployed.id}`);
    const manifest = { '/a.txt': { hash: 'a'.repeat(32), size: 1 } };
    const { jwt } = await ask('POST', `${workers}/scripts/one/assets-upload-session`, { manifest });
    const file = form({ ['a'.repeat(32)]: new File(['YQ=='], 'a', { type: 'text/plain' }) });
    const done = await ask('POST', `${workers}/assets/upload?base64=true`, file, { authorization: `Bearer ${jwt}` });
    await ask('PUT', `${workers}/scripts/one`, script({ assets: { jwt: done.jwt }, keep_bindings: ['secret_text'] }));
    const domain = await ask('PUT', `${workers}/domains`, { hostname: 'app.example.com', service: 'one' });
    await ask('GET', `${workers}/domains`);
    await ask('GET', `${workers}/domains/${domain.id}`);
    await ask('DELETE', `${workers}/domains/${domain.id}`);
    await ask('POST', `${workers}/dispatch/namespaces`, { name: 'prod' });
    await ask('PUT', `${workers}/dispatch/namespaces/prod/scripts/one`, script());
    await ask('GET', `${workers}/dispatch/namespaces/prod/scripts`);
    expect(wrong).toEqual([]);
  });

  it('responses of Pages and Images match the contract', async () => {
    const site = `${base}/pages/projects/site`;
    await ask('POST', `${base}/pages/projects`, { name: 'site', production_branch: 'main' });
    const { jwt } = await ask('GET', `${site}/upload-token`);
    const bearer = { authorization: `Bearer ${jwt}` };
    await ask('POST', '/pages/assets/check-missing', { hashes: ['h'] }, bearer);
    await ask(
      'POST',
      '/pages/assets/upload',
      [{ key: 'h', value: 'YQ==', base64: true, metadata: { contentType: 'text/plain' } }],
      bearer,
    );
    await ask('POST', '/pages/assets/upsert-hashes', { hashes: ['h'] }, bearer);
    const first = await ask('POST', `${site}/deployments`, form({ manifest: '{"/a":"h"}' }));
    sandbox.clock.advance(10_000);
    await ask('POST', `${site}/deployments`, form({ manifest: '{}', branch: 'other' }));
    await ask('POST', `${site}/deployments`, form({ manifest: '{}' }));
    sandbox.clock.advance(10_000);
    await ask('POST', `${site}/deployments/${first.id}/rollback`);
    await ask('POST', `${site}/domains`, { name: 'www.example.com' });
    for (const path of ['', '/deployments', '/domains']) await ask('GET', `${site}${path}`);
    await ask('GET', `${base}/pages/projects`);
    const made = await ask(
      'POST',
      `${base}/images/v1`,
      form({ url: 'https://example.com/a.png', metadata: '{"a":1}' }),
    );
    await ask('GET', `${base}/images/v2`);
    const promised = await ask('POST', `${base}/images/v2/direct_upload`, form({ creator: 'me' }));
    await ask('GET', `${base}/images/v1/${promised.id}`);
    await ask('PUT', `${base}/v1/images/${promised.id}`, form({ file: new File(['<svg/>'], 'a.svg') }));
    await ask('GET', `${base}/v1/images/${made.id}`);
    await ask('GET', `${base}/v1/images`);
    expect(wrong).toEqual([]);
  });

  it('responses of Stream match the contract', async () => {
    const stream = `${base}/stream`;
    const { uid } = await ask('POST', `${stream}/copy`, { url: 'https://example.com/a.mp4', name: 'A' });
    await ask('GET', `${stream}/${uid}`);
    sandbox.clock.advance(60_000);
    await ask('GET', stream);
    await ask('POST', `${stream}/clip`, { clippedFromVideoUID: uid, startTimeSeconds: 1, endTimeSeconds: 2 });
    const track = await ask('POST', `${stream}/${uid}/audio/copy`, {
      label: 'English',
      url: 'https://example.com/a.mp3',
    });
    await ask('PATCH', `${stream}/${uid}/audio/${track.uid}`, { label: 'Deutsch' });
    await ask('GET', `${stream}/${uid}/audio`);
    await ask('DELETE', `${stream}/${uid}/audio/${track.uid}`);
    await ask('POST', `${stream}/${uid}/captions/en/generate`);
    await ask('GET', `${stream}/${uid}/captions`);
    await ask('POST', `${stream}/${uid}/downloads`);
    await ask('POST', `${stream}/${uid}/downloads/audio`);
    await ask('GET', `${stream}/${uid}/downloads`);
    await ask('DELETE', `${stream}/${uid}/downloads/audio`);
    await ask('DELETE', `${stream}/${uid}/downloads`);
    await ask('PUT', `${stream}/webhook`, { notificationUrl: 'https://example.com' });
    await ask('GET', `${stream}/webhook`);
    const input = await ask('POST', `${stream}/live_inputs`, { recording: { mode: 'automatic' } });
    await ask('POST', `${stream}/live_inputs/${input.uid}/outputs`, { url: 'rtmp://example.com/a', streamKey: 'k' });
    await ask('GET', `${stream}/live_inputs?include_counts=true`);
    await ask('GET', `${stream}/live_inputs/${input.uid}/outputs`);
    await ask('GET', `${stream}/storage-usage`);
    expect(wrong).toEqual([]);
  });
});
