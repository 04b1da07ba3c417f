/** Package integrity: ways to import, to construct, and to find credentials. */
import Cloudflare, * as flarewire from 'flarewire';
import { APIError } from 'flarewire/error';
import { KV } from 'flarewire/resources/kv';
import { BaseZones } from 'flarewire/resources/zones/zones';
import { createClient } from 'flarewire/tree-shakable';
import { VERSION } from 'flarewire/version';
import { connect, equal, failure, ID, match, ok, seen, TOKEN } from './support.mjs';

// As in Workers: in global scope, where requests, timers and random numbers are forbidden.
const early = new Cloudflare({ apiToken: TOKEN, maxRetries: 0 });

export const basics = [
  {
    name: 'imports as ES modules',
    async run() {
      equal([typeof Cloudflare, Cloudflare === flarewire.Cloudflare], ['function', true]);
      ok(APIError === Cloudflare.APIError && APIError === flarewire.APIError, 'one class however it is imported');
      match(VERSION, /^\d+\.\d+\.\d+/, 'version');
    },
  },
  {
    name: 'is required as CommonJS',
    async run(env) {
      ok(env.require, 'require');
      const { require } = env;
      const required = require('flarewire');
      equal([typeof required, required.name, required === required.default], ['function', 'Cloudflare', true]);
      // Code loaded later must belong to the same copy.
      const absent = new required({ apiToken: TOKEN, baseURL: connect(env, 'status-404').baseURL });
      const error = await failure(absent.zones.get({ zone_id: ID }));
      ok(
        error instanceof required.NotFoundError && required.NotFoundError !== Cloudflare.NotFoundError,
        'its own class',
      );
      const listing = new required({ apiToken: TOKEN, baseURL: connect(env, 'pages').baseURL });
      equal((await listing.zones.list().toArray()).length, 5, 'items of a list');
      ok(require('flarewire/error').APIError === required.APIError, 'one class however it is required');
    },
  },
  {
    name: 'constructs from options',
    async run() {
      const client = new Cloudflare({
        apiToken: TOKEN,
        baseURL: 'https://api.harbour.example/v4',
        timeout: 7,
        maxRetries: 1,
      });
      equal([client.baseURL, client.timeout, client.maxRetries], ['https://api.harbour.example/v4', 7, 1]);
      equal(early.baseURL, 'https://api.cloudflare.com/client/v4', 'default base URL');
      match((await failure(() => new Cloudflare({ maxRetries: -1 }))).message, /maxRetries/);
    },
  },
  {
    name: 'works when constructed outside of a request',
    async run(env) {
      const { baseURL } = connect(env, 'echo');
      const { method } = await early.withOptions({ baseURL }).zones.get({ zone_id: ID });
      equal(method, 'GET');
    },
  },
  {
    name: 'takes credentials from the environment where there is one, and asks for them where there is none',
    async run(env) {
      const { baseURL, name } = connect(env, 'echo');
      const call = () => new Cloudflare({ baseURL }).zones.get({ zone_id: ID });
      if (env.environment) {
        await call();
        equal((await seen(env, 'echo', name))[0].headers.authorization, 'Bearer token-of-the-environment');
      } else match((await failure(call)).message, /credentials.*CLOUDFLARE_API_TOKEN/is);
    },
  },
  {
    name: 'takes some products only',
    async run(env) {
      const { baseURL } = connect(env, 'echo');
      const client = createClient({ resources: [KV, BaseZones], apiToken: TOKEN, baseURL });
      equal(
        (await client.kv.namespaces.get(ID, { account_id: ID })).path,
        `/accounts/${ID}/storage/kv/namespaces/${ID}`,
      );
      equal((await client.zones.get({ zone_id: ID })).path, `/zones/${ID}`);
      equal(client.dns, undefined, 'a product that was not chosen');
    },
  },
];
