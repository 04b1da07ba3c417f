/** Every secret of the contract is hidden: by its name, or by the row of its operation. */
import { index, isSecretName, loadProduct } from '@flarewire/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { redactValue, secretsIn } from '../../packages/client/src/errors/redact-value.ts';
import * as table from '../../packages/client/src/generated/table.ts';
import { otherForms, streams } from '../../packages/client/src/lazy.ts';
import { image, kv, multipart, script } from '../../packages/client/src/request/body-encoders.ts';
import { decodeProduct } from '../../packages/client/src/request/table.ts';
import { sensitiveFields, WHOLE } from '../../tools/generate/emit/sensitive.ts';

const parts = { otherForms, uploads: streams };
const CANARY = 'canary-0123456789';
// With the encoders of the full client, because products are decoded once in a process.
const encoders = { image, kv, multipart, script };
const products = Object.values(table).filter(({ base }) => !base);
const rows = new Map(products.flatMap((one) => [...decodeProduct({ ...one, encoders, parts }).operations]));
const rowOf = (operation: string) => rows.get(operation)?.();

/** Every sensitive field of every operation. */
const fields: { readonly operation: string; readonly name: string; readonly opaque: boolean }[] = [];
beforeAll(async () => {
  for (const { key } of index().products) {
    const document = await loadProduct(key);
    for (const [operation, schemas] of Object.entries(document.operations))
      for (const field of sensitiveFields(schemas, document)) fields.push({ operation, ...field });
  }
});

test('the contract has secrets in many operations', () => {
  expect(fields.length).toBeGreaterThan(400);
  expect(new Set(fields.map(({ operation }) => operation)).size).toBeGreaterThan(200);
});

test('each is hidden, and found as a text that must not be shown', () => {
  const shown = fields.filter(({ operation, name, opaque }) => {
    if (name === WHOLE) return !rowOf(operation)?.sensitive?.includes(WHOLE);
    const value = { deep: [{ [name]: opaque ? { any: CANARY } : CANARY }] };
    const { sensitive } = rowOf(operation) ?? {};
    return (
      JSON.stringify(redactValue(value, sensitive)).includes(CANARY) || !secretsIn(value, sensitive).includes(CANARY)
    );
  });
  expect(shown).toEqual([]);
});

test('rows list neither harmless fields nor secrets recognizable by name', () => {
  for (const [operation, get] of rows) {
    const own = fields.filter((field) => field.operation === operation);
    const untold = own.filter(({ name, opaque }) => opaque || !isSecretName(name)).map(({ name }) => name);
    expect([operation, ...(get().sensitive ?? [])]).toEqual([operation, ...new Set(untold.sort())]);
  }
});

describe('secrets of users in logs', () => {
  test.each([
    ['the text of a Worker secret', 'workers.scripts.secrets.update', 'text'],
    ['the secrets of a Worker that is uploaded', 'workers.scripts.update', 'text'],
    ['a key of a Worker', 'workers.scripts.secrets.update', 'key_base64'],
    ['a new API token', 'user.tokens.create', 'value'],
    ['a new token of an account', 'accounts.tokens.create', 'value'],
    ['a rolled token', 'user.tokens.value.update', WHOLE],
    ['the token of a tunnel', 'zeroTrust.tunnels.cloudflared.token.get', WHOLE],
    ['the secret of a tunnel', 'zeroTrust.tunnels.cloudflared.create', 'tunnel_secret'],
    ['the token of a WARP connector', 'zeroTrust.tunnels.warpConnector.token.get', WHOLE],
    ['the shared key of an IPsec tunnel', 'magicTransit.ipsecTunnels.pskGenerate', 'psk'],
    ['temporary credentials of R2: key', 'r2.temporaryCredentials.create', 'secretAccessKey'],
    ['temporary credentials of R2: session', 'r2.temporaryCredentials.create', 'sessionToken'],
    ['a service token', 'zeroTrust.access.serviceTokens.create', 'client_secret'],
    ['the secret of an identity provider', 'zeroTrust.identityProviders.create', 'client_secret'],
    ['the URL of a chat webhook', 'alerting.destinations.webhooks.create', 'url'],
    ['the secret of a webhook', 'alerting.destinations.webhooks.create', 'secret'],
    ['where logs are pushed', 'logpush.jobs.create', 'destination_conf'],
    ['the proof for it', 'logpush.jobs.create', 'ownership_challenge'],
    ['the password of a database', 'hyperdrive.configs.create', 'password'],
    ['the private key of a certificate', 'customCertificates.create', 'private_key'],
    ['the stream key of a live input', 'stream.liveInputs.create', 'streamKey'],
    ['the secret of a Turnstile widget', 'turnstile.widgets.rotateSecret', 'secret'],
    ['the code that moves a domain', 'registrar.transferIn.create', 'auth_code'],
    ['a secret of the store', 'secretsStore.stores.secrets.create', 'value'],
    ['the key of a model provider', 'aiGateway.providerConfigs.create', 'secret'],
    ['the private part of a DNSSEC key', 'dns.dnssec.zsk.list', 'privkey'],
    ['a password of a registry', 'containers.registries.credentials.generate', 'password'],
  ])('%s', (_, operation, name) => {
    expect(fields.filter((field) => field.operation === operation).map((field) => field.name)).toContain(name);
  });
});
