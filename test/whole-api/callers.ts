/** A user's program: its functions must appear in the stack of each error. */
import type Cloudflare from 'flarewire';
import type { RequestOptions } from 'flarewire';

type Caller = (client: Cloudflare, options?: RequestOptions) => Promise<unknown>;

export const callers: { readonly [name: string]: Caller } = {
  async byMethod(client, options) {
    return await client.zones.get({ zone_id: 'z' }, options);
  },
  async byName(client, options) {
    return await client.call('zones.get', { zone_id: 'z' }, options);
  },
  async byVerb(client, options) {
    return await client.patch('/zones/z', { ...options, body: {} });
  },
  async byPage(client, options) {
    return await client.zones.list({}, options);
  },
  async byLoop(client, options) {
    for await (const _ of client.zones.list({}, options));
  },
  async byArray(client, options) {
    return await client.zones.list({}, options).toArray();
  },
  async byLoopAhead(client, options) {
    for await (const _ of client.zones.list({}, { ...options, prefetch: 3 }));
  },
  async byResponse(client, options) {
    return await client.zones.get({ zone_id: 'z' }, options).asResponse();
  },
  async withResponse(client, options) {
    return await client.zones.get({ zone_id: 'z' }, options).withResponse();
  },
};

/** Invalid calls that are rejected before anything is sent. */
export const mistaken: { readonly [name: string]: Caller } = {
  async withoutId(client) {
    return await client.zones.get({ zone_id: '' });
  },
  async withoutName(client) {
    return await client.call('zones.get', { zone_id: '..' });
  },
  async elsewhere(client) {
    return await client.get('https://example.com/x');
  },
  async withOptions(client) {
    return await client.get('/x', { timeout: -1 });
  },
  async inLoop(client) {
    for await (const _ of client.dns.records.list({ zone_id: '' }));
  },
};
