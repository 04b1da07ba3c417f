/** Requests on the wire: verbs, headers, paths, queries, JSON. */
import Cloudflare from 'flarewire';
import { connect, equal, failure, ID, match, ok, stillClock, TOKEN } from './support.mjs';

const text = ({ body }) => new TextDecoder().decode(body);

export const requests = [
  {
    name: 'sends GET, POST, PUT, PATCH and DELETE',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const record = { zone_id: ID, type: 'TXT', name: 'harbour.example', ttl: 300, content: '"boats ⛵"' };
      await client.dns.records.get('r', { zone_id: ID });
      await client.dns.records.create(record);
      await client.dns.records.update('r', record);
      await client.dns.records.edit('r', record);
      await client.dns.records.delete('r', { zone_id: ID });
      const requests = await seen();
      const base = `/zones/${ID}/dns_records`;
      equal(
        requests.map(({ method, path }) => `${method} ${path}`),
        [`GET ${base}/r`, `POST ${base}`, `PUT ${base}/r`, `PATCH ${base}/r`, `DELETE ${base}/r`],
      );
      const { zone_id: _, ...body } = record;
      for (const one of requests.slice(1, 4)) equal(JSON.parse(text(one)), body, `body of ${one.method}`);
      for (const one of requests.slice(1, 4)) match(one.headers['content-type'], /^application\/json/, 'content type');
      equal([text(requests[0]), text(requests[4])], ['', ''], 'bodies of GET and DELETE');
    },
  },
  {
    name: 'names itself, but not in a browser, which forbids it',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      await client.zones.get({ zone_id: ID });
      const [{ headers }] = await seen();
      // Not even attempted: a browser that allowed it would first send a preflight.
      equal(
        'user-agent' in (await client.plan('zones.get', { zone_id: ID })).headers,
        env.kind !== 'chromium',
        'planned',
      );
      match(headers['user-agent'], env.kind === 'chromium' ? /^Mozilla\// : /^flarewire\/\d/, 'user-agent');
      equal(headers.accept, 'application/json', 'accept');
      equal(headers['api-version'], undefined, 'api-version');
    },
  },
  {
    name: 'authenticates with a token, a key, or a service key',
    async run(env) {
      const ways = [
        [{ apiToken: TOKEN }, { authorization: `Bearer ${TOKEN}` }],
        [
          { apiToken: null, apiKey: 'key-of-the-suite', apiEmail: 'a@harbour.example' },
          { 'x-auth-key': 'key-of-the-suite', 'x-auth-email': 'a@harbour.example' },
        ],
        [{ apiToken: null, userServiceKey: 'v1.0-service-key' }, { 'x-auth-user-service-key': 'v1.0-service-key' }],
      ];
      for (const [options, expected] of ways) {
        const { client, seen } = connect(env, 'echo', options);
        await client.zones.get({ zone_id: ID });
        const [{ headers }] = await seen();
        const sent = Object.entries(headers).filter(([name]) => /^(authorization|x-auth-.*)$/.test(name));
        equal(Object.fromEntries(sent), expected, 'credentials');
      }
    },
  },
  {
    name: 'adds, changes and removes headers',
    async run(env) {
      const { client, seen } = connect(env, 'echo', { defaultHeaders: { 'x-one': '1', 'x-two': '2', accept: null } });
      await client.zones.get({ zone_id: ID }, { headers: { 'x-two': null, 'x-three': 3 } });
      const [{ headers }] = await seen();
      equal([headers['x-one'], headers['x-two'], headers['x-three']], ['1', undefined, '3']);
      ok(headers.accept !== 'application/json', 'the default accept is gone');
    },
  },
  {
    name: 'keeps odd values of a path in their place',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      const fine = [
        'a/b',
        'a b',
        'a+b',
        'a?b#c',
        '100%',
        '%2e',
        '%2e%2E',
        'ключ',
        '⛵',
        "it's:all@once",
        'a\\b',
        '...',
      ];
      for (const key of fine) await client.kv.namespaces.values.get(key, { account_id: ID, namespace_id: ID });
      const paths = (await seen()).map(({ path }) => path.split('/values/')[1]);
      equal(paths.map(decodeURIComponent), fine, 'keys as the server reads them');
      ok(
        paths.every((path) => !path.includes('/')),
        'one segment each',
      );
    },
  },
  {
    name: 'refuses values that would address another resource, before anything is sent',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      for (const zone_id of ['', '.', '..', null, undefined]) {
        const error = await failure(() => client.zones.get({ zone_id }), `zone_id ${zone_id}`);
        ok(error instanceof Cloudflare.CloudflareError, 'an error of the client');
        match(error.message, /zone_id/);
      }
      equal(await seen(), [], 'requests');
    },
  },
  {
    name: 'writes queries as the API reads them',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      await client.dns.records.list({ zone_id: ID, name: { contains: 'a&b=c d' }, proxied: false, per_page: 5 });
      await client.get('/x?a=1', { query: { b: ['2', 'é'], c: null, d: undefined } });
      const [first, second] = (await seen()).map(({ query }) => query);
      equal(first, 'name.contains=a%26b%3Dc%20d&proxied=false&per_page=5');
      equal(second, 'a=1&b=2&b=%C3%A9&c=');
    },
  },
  {
    name: 'calls operations by name and plans them without sending',
    async run(env) {
      const { client, seen, baseURL } = connect(env, 'echo');
      const params = { account_id: ID, title: 'sessions' };
      const plan = await client.plan('kv.namespaces.create', params);
      equal(
        [plan.method, plan.url, plan.body],
        ['POST', `${baseURL}/accounts/${ID}/storage/kv/namespaces`, { title: 'sessions' }],
      );
      equal(await seen(), [], 'requests of a plan');
      ok(!JSON.stringify(plan).includes(TOKEN), 'a plan shows no token');
      equal((await client.call('kv.namespaces.create', params)).method, 'POST');
      equal((await seen()).length, 1, 'requests of a call');
    },
  },
  {
    name: 'calls paths by verb',
    async run(env) {
      const { client, seen } = connect(env, 'echo');
      for (const verb of ['get', 'post', 'put', 'patch', 'delete']) {
        const { success } = await client[verb]('/any/path', verb === 'get' ? {} : { body: { a: 1 } });
        equal(success, true, verb);
      }
      equal(
        (await seen()).map((one) => `${one.method} ${one.path} ${text(one)}`),
        ['GET /any/path ', ...['POST', 'PUT', 'PATCH', 'DELETE'].map((verb) => `${verb} /any/path {"a":1}`)],
      );
    },
  },
  {
    name: 'gives the Response, alone or with the data',
    async run(env) {
      const { client } = connect(env, 'echo');
      const response = await client.zones.get({ zone_id: ID }).asResponse();
      ok(response instanceof Response, 'a Response');
      equal((await response.json()).success, true, 'its body unread before');
      const both = await client.zones.get({ zone_id: ID }).withResponse();
      equal([both.response.status, both.data.method], [200, 'GET']);
    },
  },
  {
    name: 'lets middleware see every attempt, change it and answer for it',
    async run(env) {
      const seen = [];
      const middleware = [
        {
          onRequest({ operation, attempt, headers }) {
            headers.set('x-attempt', String(attempt));
            seen.push(`${operation} ${attempt}`);
          },
          onResponse: ({ response }) => void seen.push(String(response.status)),
        },
        {
          onRequest: ({ method }) =>
            method === 'DELETE' ? Response.json({ success: true, result: { id: 'made up' } }) : undefined,
        },
      ];
      const { clock } = stillClock();
      const { client, seen: sent } = connect(env, 'down-once', { middleware, maxRetries: 1, clock });
      await client.zones.get({ zone_id: ID });
      equal(seen, ['zones.get 1', '500', 'zones.get 2', '200']);
      equal(
        (await sent()).map(({ headers }) => headers['x-attempt']),
        ['1', '2'],
      );
      equal((await client.zones.delete({ zone_id: ID })).id, 'made up');
      equal((await sent()).length, 2, 'requests');
    },
  },
  {
    name: 'sends 60 calls at once',
    async run(env) {
      const { client } = connect(env, 'echo');
      const ids = Array.from({ length: 60 }, (_, i) => `zone-${i}`);
      const answers = await Promise.all(ids.map((zone_id) => client.zones.get({ zone_id })));
      equal(
        answers.map(({ path }) => path),
        ids.map((id) => `/zones/${id}`),
      );
    },
  },
];
