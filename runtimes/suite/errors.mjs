/** Errors: by class, by name, in one line; credentials are not exposed. */
import Cloudflare, * as flarewire from 'flarewire';
import { connect, equal, failure, ID, match, ok, seen, TOKEN, tokenOf } from './support.mjs';

const CLASSES = {
  400: 'BadRequestError',
  401: 'AuthenticationError',
  403: 'PermissionDeniedError',
  404: 'NotFoundError',
  409: 'ConflictError',
  422: 'UnprocessableEntityError',
  429: 'RateLimitError',
  500: 'InternalServerError',
  503: 'InternalServerError',
};

const get = (client) => client.zones.get({ zone_id: ID });

export const errors = [
  {
    name: 'has a class and a name for each status',
    async run(env) {
      for (const [status, name] of Object.entries(CLASSES)) {
        const error = await failure(get(connect(env, `status-${status}`).client));
        equal([error.name, error.status, error.code], [name, Number(status), 1003]);
        ok(error instanceof Cloudflare[name], `instanceof ${name}`);
        ok(error instanceof Cloudflare.APIError && error instanceof Error, 'instanceof APIError and Error');
      }
    },
  },
  {
    name: 'has guards that work on errors of other copies and realms',
    async run(env) {
      const error = await failure(get(connect(env, 'status-404').client));
      ok(flarewire.isNotFound(error) && flarewire.isCloudflareError(error), 'the error itself');
      ok(!flarewire.isRateLimited(error) && !flarewire.isNotFound(new Error('404')), 'nothing else');
      ok(flarewire.isNotFound(structuredClone(error)), `a structured clone: ${structuredClone(error).stack}`);
    },
  },
  {
    name: 'refuses wrong use before anything is sent',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const error = await failure(client.zones.get({ zone_id: ID }, { timeout: -1 }));
      ok(error instanceof Cloudflare.UsageError, `a UsageError, not ${error}`);
      match(error.message, /timeout.*-1/);
      match((await failure(() => client.call('zones.nothing', {}))).message, /zones\.nothing/);
      equal(await seen(), [], 'requests');
    },
  },
  {
    name: 'says operation, status, code, message and ray in one line',
    async run(env) {
      const error = await failure(get(connect(env, 'status-404').client));
      match(error.message, /^zones\.get: 404 \[1003\] No such thing\b[^\n]*ray ray-of-the-suite/);
      equal(error.rayId, 'ray-of-the-suite');
    },
  },
  {
    name: 'takes success: false as an error at status 200',
    async run(env) {
      const error = await failure(get(connect(env, 'refusal').client));
      ok(error instanceof Cloudflare.APIError, 'an APIError');
      match(error.message, /\[1003\] No such thing/);
    },
  },
  {
    name: 'tells HTML, broken JSON and nothing apart from a result',
    async run(env) {
      const gateway = await failure(get(connect(env, 'html').client));
      equal([gateway.name, gateway.status], ['InternalServerError', 502]);
      match(gateway.message, /502 HTML page, \d+ characters/);
      for (const scenario of ['broken', 'nothing']) {
        const error = await failure(get(connect(env, scenario).client), scenario);
        ok(error instanceof Cloudflare.APIError, `${scenario} is an APIError`);
      }
    },
  },
  {
    name: 'says so when nobody listens',
    async run(env) {
      const client = new Cloudflare({ apiToken: TOKEN, baseURL: env.closed, maxRetries: 0 });
      const error = await failure(get(client));
      ok(error instanceof Cloudflare.APIConnectionError, 'an APIConnectionError');
      equal([error.name, error.status], ['APIConnectionError', undefined]);
      ok(error.cause, 'a cause');
    },
  },
  {
    name: 'takes a connection that breaks off as a failure, not as a short answer',
    async run(env) {
      for (const scenario of ['reset', 'cut']) {
        const error = await failure(get(connect(env, scenario).client), scenario);
        ok(error instanceof Cloudflare.APIConnectionError, `${scenario}: ${error.name}`);
      }
    },
  },
  {
    name: 'shows credentials in no error',
    async run(env) {
      for (const scenario of ['status-403', 'leak', 'html', 'broken', 'reset']) {
        const error = await failure(get(connect(env, scenario).client), scenario);
        const texts = [error.message, error.stack, JSON.stringify(error), String(error.cause), error.cause?.message];
        ok(!texts.some((text) => text?.includes(TOKEN)), `${scenario}: no token in ${texts.join('\n')}`);
      }
    },
  },
  {
    name: 'explains in a browser that the API sends no CORS headers; elsewhere none are needed',
    async run(env) {
      const { client } = connect(env, 'no-cors');
      if (env.kind !== 'chromium') return equal((await get(client)).method, 'GET');
      const error = await failure(get(client));
      ok(error instanceof Cloudflare.APIConnectionError, 'an APIConnectionError');
      match(error.message, /CORS/, 'the message');
    },
  },
  {
    name: 'sends credentials to no other origin when redirected',
    async run(env) {
      const ways = [
        {},
        { apiToken: null, apiKey: 'key-of-the-suite', apiEmail: 'a@harbour.example' },
        { apiToken: null, userServiceKey: 'v1.0-service-key' },
      ];
      for (const options of ways) {
        const { client, name } = connect(env, 'away', options);
        await get(client).catch(() => {});
        for (const { headers } of await seen(env, 'echo', name)) {
          const sent = Object.keys(headers).filter((header) => /^(authorization|x-auth-.*)$/.test(header));
          equal(sent, [], 'credentials at the other origin');
        }
      }
    },
  },
  {
    name: 'refuses a redirect to another origin',
    async run(env) {
      const { client, name } = connect(env, 'away');
      const error = await failure(get(client));
      ok(error instanceof Cloudflare.CloudflareError, 'an error of the client');
      equal(await seen(env, 'echo', name), [], 'requests at the other origin');
    },
  },
  {
    name: 'follows a redirect within the origin, credentials included, or in a page says that there was one',
    async run(env) {
      const { client, name } = connect(env, 'moved');
      if (env.kind === 'chromium') {
        // A page cannot see redirect targets, so it may fail with an error that says so.
        const error = await get(client).catch((caught) => caught);
        if (error instanceof Cloudflare.APIConnectionError) return match(error.message, /redirect/i);
      } else equal((await get(client)).method, 'GET');
      equal((await seen(env, 'echo', name))[0].headers.authorization, `Bearer ${tokenOf(name)}`);
    },
  },
  {
    name: 'refuses an absolute URL of another origin before anything is sent',
    async run(env) {
      const { client, name } = connect(env, 'echo');
      const error = await failure(() => client.get(`${env.other}/echo/${name}/x`));
      ok(error instanceof Cloudflare.CloudflareError, 'an error of the client');
      equal(await seen(env, 'echo', name), [], 'requests');
    },
  },
  {
    name: 'works from a page through a relay that has the token',
    async run(env) {
      const client = new Cloudflare({ apiToken: 'session-of-the-page', baseURL: env.relay, maxRetries: 0 });
      const echoed = await get(client);
      equal([echoed.path, echoed.authorization], [`/zones/${ID}`, 'Bearer token-of-the-relay']);
      const error = await failure(client.zones.delete({ zone_id: ID }));
      equal(error.status, 403, 'status of what is not on the list');
      const stranger = client.withOptions({ apiToken: 'someone-else' });
      equal((await failure(get(stranger))).status, 401, 'status without a session');
    },
  },
];
