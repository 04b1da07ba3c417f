/** wrangler keeps certificates, tunnels, Turnstile widgets, email routing and secrets of an account. */
import { deepEqual, equal, match } from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { ask, askZone, check, wrangler } from './kit.mjs';

await check('certificates for mTLS are uploaded, listed and deleted', async () => {
  const subject = ['-subj', '/CN=a.example', '-addext', 'basicConstraints=critical,CA:TRUE'];
  const files = ['-keyout', 'key.pem', '-out', 'cert.pem'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...files, '-days', '30', ...subject], {
    stdio: 'ignore',
  });
  await wrangler(['mtls-certificate', 'upload', '--cert', 'cert.pem', '--key', 'key.pem', '--name', 'client']);
  match((await wrangler(['mtls-certificate', 'list'])).out, /client/);
  match((await wrangler(['cert', 'list'])).out, /client/);
  await wrangler(['cert', 'delete', '--name', 'client'], { input: 'y\n' });
  deepEqual(await ask('/mtls_certificates'), []);
  await wrangler(['cert', 'upload', 'certificate-authority', '--ca-cert', 'cert.pem', '--name', 'root']);
  equal((await ask('/mtls_certificates'))[0].ca, true);
});

await check('a tunnel is created, shown and deleted', async () => {
  await wrangler(['tunnel', 'create', 'road']);
  match((await wrangler(['tunnel', 'list'])).out, /road/);
  match((await wrangler(['tunnel', 'info', 'road'])).out, /road/);
  await wrangler(['tunnel', 'delete', 'road', '--force']);
  deepEqual(
    (await ask('/cfd_tunnel?is_deleted=false')).filter(({ name }) => name === 'road'),
    [],
  );
});

await check('a Turnstile widget is created and listed', async () => {
  await wrangler(['turnstile', 'widget', 'create', 'door', '--domain', 'example.com', '--mode', 'managed']);
  match((await wrangler(['turnstile', 'widget', 'list'])).out, /door/);
});

await check('email routing: zones, settings, addresses and rules', async () => {
  match((await wrangler(['email', 'routing', 'list'])).out, /example\.com/);
  await wrangler(['email', 'routing', 'settings', 'example.com']);
  await wrangler(['email', 'routing', 'addresses', 'create', 'a@example.net']);
  match((await wrangler(['email', 'routing', 'addresses', 'list'])).out, /a@example\.net/);
  await wrangler(['email', 'routing', 'rules', 'list', 'example.com']);
  equal((await askZone('/email/routing')).name, 'example.com');
});

await check('a store of secrets and what is in it', async () => {
  await wrangler(['secrets-store', 'store', 'create', 'safe', '--remote']);
  const [{ id }] = (await ask('/secrets_store/stores')).filter(({ name }) => name === 'safe');
  await wrangler([
    'secrets-store',
    'secret',
    'create',
    id,
    '--name',
    'KEY',
    '--value',
    'hush',
    '--scopes',
    'workers',
    '--remote',
  ]);
  match((await wrangler(['secrets-store', 'secret', 'list', id, '--remote'])).out, /KEY/);
  const [secret] = await ask(`/secrets_store/stores/${id}/secrets`);
  equal(JSON.stringify(secret).includes('hush'), false);
  await wrangler(['secrets-store', 'secret', 'delete', id, '--secret-id', secret.id, '--remote'], { input: 'y\n' });
  deepEqual(await ask(`/secrets_store/stores/${id}/secrets`), []);
});

await check('containers, pipelines, models, AI Search, VPC and browsers are listed', async () => {
  for (const args of [
    ['containers', 'list'],
    ['containers', 'registries', 'list'],
    ['pipelines', 'list'],
    ['pipelines', 'streams', 'list'],
    ['pipelines', 'sinks', 'list'],
    ['ai', 'models'],
    ['ai-search', 'list'],
    ['vpc', 'service', 'list'],
    ['browser', 'list'],
    ['hyperdrive', 'list'],
  ])
    await wrangler(args);
});
