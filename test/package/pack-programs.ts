/** Programs of users of the packed client, as they write them. */

/** Answers like the API, without a network. */
const FETCH = `async (url) => Response.json({ success: true, errors: [], messages: [], result: [{ name: new URL(url).pathname }],
  result_info: { page: 1, per_page: 20, total_pages: 1 } })`;

const USE = `
if (new Records(new Cloudflare({ apiToken: 'token' })).constructor !== Cloudflare.DNS.Records || !(new Cloudflare({ apiToken: 'token' }).dns.usage.zone instanceof Zone))
  throw new Error('classes');
const options = { apiToken: 'token', fetch: ${FETCH} };
const main = async () => {
  const seen = [];
  for await (const zone of new Cloudflare(options).zones.list()) seen.push(zone.name);
  for await (const one of createClient({ ...options, resources: [KV, BaseZones] }).kv.namespaces.list({ account_id: 'a' })) seen.push(one.name);
  try {
    new Cloudflare({ maxRetries: -1 });
  } catch (error) {
    seen.push(error instanceof CloudflareError && error instanceof Cloudflare.CloudflareError ? error.constructor.name : 'other');
  }
  // Minifiers change names; ours must not.
  const renamed = Object.entries(Cloudflare).filter(([name, one]) => /Error$/.test(name) && one.name !== name);
  if (renamed.length > 0) throw new Error(String(renamed));
  seen.push(new APIError(404, {}) instanceof Cloudflare.APIError, Cloudflare.name, Cloudflare === Named, typeof VERSION);
  console.log(JSON.stringify(seen));
};
main();
`;

export const USED = [
  '/client/v4/zones',
  '/client/v4/accounts/a/storage/kv/namespaces',
  'UsageError',
  true,
  'Cloudflare',
  true,
  'string',
];

export const esmProgram = `import Cloudflare, { CloudflareError, Cloudflare as Named } from 'flarewire';
import { createClient } from 'flarewire/tree-shakable';
import { KV } from 'flarewire/resources/kv';
import { BaseZones } from 'flarewire/resources/zones/zones';
import { APIError } from 'flarewire/error';
import { VERSION } from 'flarewire/version';
import { Records } from 'flarewire/resources/dns/records';
import { Zone } from 'flarewire/resources/dns/usage/zone.mjs';
${USE}`;

export const commonJsProgram = `const Cloudflare = require('flarewire');
const { CloudflareError, Cloudflare: Named } = require('flarewire');
if (Cloudflare.default !== Cloudflare) throw new Error('default');
const { createClient } = require('flarewire/tree-shakable');
const { KV } = require('flarewire/resources/kv');
const { BaseZones } = require('flarewire/resources/zones/zones');
const { APIError } = require('flarewire/error');
const { VERSION } = require('flarewire/version');
const { Records } = require('flarewire/resources/dns/records');
const { Zone } = require('flarewire/resources/dns/usage/zone.js');
${USE}`;

/** Lines with an expected error are those that types must refuse. */
export const typedProgram = `import Cloudflare, { APIError, NotFoundError, toFile, type ClientOptions } from 'flarewire';
import { createClient, type PartialCloudflare } from 'flarewire/tree-shakable';
import { KV, type NamespaceCreateParams } from 'flarewire/resources/kv';
import { BaseZones } from 'flarewire/resources/zones/zones';
import type { RecordResponse } from 'flarewire/resources/dns/records';
import { RateLimitError } from 'flarewire/error';
import { V4PagePaginationArray } from 'flarewire/pagination';
import { Records, type RecordCreateParams } from 'flarewire/resources/dns/records';
import { Zone } from 'flarewire/resources/dns/usage/zone.js';
import { APIResource } from 'flarewire/resource';

const options: ClientOptions = { apiToken: 'token' };
const client: Cloudflare = new Cloudflare(options);
const create: Cloudflare.KV.NamespaceCreateParams = { account_id: 'a', title: 't' };
const same: NamespaceCreateParams = create;
// @ts-expect-error a title is text
const wrong: Cloudflare.KV.NamespaceCreateParams = { account_id: 'a', title: 1 };
const value: Cloudflare.KV.Namespaces.ValueUpdateParams = { account_id: 'a', namespace_id: 'n', value: 'v' };

const priority = (record: Cloudflare.DNS.RecordResponse): number | undefined => {
  // @ts-expect-error not every record has one
  record.priority;
  return record.type === 'MX' ? record.priority : undefined;
};

const small = createClient({ resources: [KV, BaseZones], apiToken: 'token' });
// @ts-expect-error only what was chosen
small.dns;
// @ts-expect-error the base has its own methods only
small.zones.settings;
const part: PartialCloudflare<{ zones: BaseZones }> = client;
const tree: Cloudflare.KV = small.kv;

class TextRecords extends Records {
  createText(name: string) {
    return this.create({ zone_id: 'z', type: 'TXT', name, ttl: 1 });
  }
  health() {
    return this._client.get('/health');
  }
}
const record: Cloudflare.DNS.Records.RecordCreateParams = { zone_id: 'z', type: 'A', name: 'a', ttl: 1 };
const sameRecord: RecordCreateParams = record;
const records: Cloudflare.DNS.Records = new Cloudflare.DNS.Records(client);
const single = createClient({ resources: [TextRecords, Zone], apiToken: 'token' });
// @ts-expect-error only what was chosen
single.dns.settings;
class Health extends APIResource {
  static override readonly _key = ['health'] as const;
  read() {
    return this._client.get('/health');
  }
}
const limit: Cloudflare.RequestOptions = { timeout: 1 };

const classes = async (): Promise<void> => {
  await single.dns.records.createText('a').then(({ id }) => id.length);
  await single.dns.usage.zone.get({ zone_id: 'z' }, limit);
  await createClient({ resources: [Health] }).health.read();
  await records.create(sameRecord);
  if (client.dns.records instanceof Records) await new TextRecords(client).health();
};
classes();

const main = async (): Promise<void> => {
  for await (const record of client.dns.records.list({ zone_id: 'z' })) {
    const one: RecordResponse = record;
    priority(one);
  }
  const namespace = await small.kv.namespaces.create(same);
  const title: string = namespace.title;
  await small.kv.namespaces.values.update('key', value);
  const page: V4PagePaginationArray<Cloudflare.KV.Namespace> = await tree.namespaces.list({ account_id: 'a' });
  const called: Cloudflare.KV.Namespace = await client.call('kv.namespaces.get', { account_id: 'a', namespace_id: 'n' });
  // @ts-expect-error no such operation
  client.call('kv.namespaces.nothing', {});
  try {
    await part.zones.get({ zone_id: 'z' });
  } catch (error) {
    if (error instanceof NotFoundError) error.status satisfies 404;
    if (error instanceof RateLimitError) error.status satisfies 429;
    if (error instanceof Cloudflare.APIError || error instanceof APIError) console.log(error.status, error.errors);
  }
  console.log(title, page.hasNextPage(), called.title, await toFile('text', 'name'), wrong);
};
main();
`;

export const fullBundle = `import Cloudflare from 'flarewire';
console.log(await new Cloudflare({ apiToken: 'token' }).zones.get({ zone_id: 'z' }));
`;

export const oneProductBundle = `import { createClient } from 'flarewire/tree-shakable';
import { KV } from 'flarewire/resources/kv';
const client = createClient({ resources: [KV], apiToken: 'token' });
console.log(await client.kv.namespaces.get('n', { account_id: 'a' }));
`;
