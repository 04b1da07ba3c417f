/** No secret leaks to a log, an error, a plan or output, whether sent, received or misplaced. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import Cloudflare, { type ClientOptions } from 'flarewire';
import { validator } from 'flarewire/validate';
import { describe, expect, test } from 'vitest';
import { echoes, echoing } from '../client/echo-server.ts';
import { anyClient, canary, loud, rejection, seenIn, shownOf } from './canaries.ts';

const account_id = '023e105f4ecef8ad9ca31a8372d0c353';
/** Waits end immediately. */
const clock = { now: () => 0, random: () => 0, sleep: async () => {} };

/** Every way to pass a credential, each with canaries. */
const ways: { readonly [way: string]: () => ClientOptions } = {
  'an API token': () => ({ apiToken: canary() }),
  'a Global API Key and its email': () => ({ apiKey: canary(), apiEmail: `${canary()}@example.com` }),
  'a service key': () => ({ userServiceKey: `v1.0-${canary()}` }),
  'a header': () => ({ defaultHeaders: { Authorization: `Bearer ${canary()}` } }),
  'basic authentication': () => ({ defaultHeaders: { authorization: `basic ${canary()}` } }),
  'a cookie and a proxy’s token': () => ({
    apiToken: canary(),
    defaultHeaders: { cookie: `session=${canary()}`, 'CF-Access-Client-Secret': canary() },
  }),
};

describe('credentials stay hidden', () => {
  const cases = Object.keys(ways).flatMap((way) => Object.keys(echoes).map((how) => [way, how] as const));

  test.each(cases)('a credential given as %s stays hidden when the response is %s', async (way, how) => {
    const { options, logged } = loud();
    const fetch = echoing(echoes[how] ?? Response.json);
    const client = new Cloudflare({ ...options, ...ways[way]?.(), fetch, clock, maxRetries: 1 });
    const errors = await Promise.all([
      rejection(client.zones.list()),
      rejection(client.post('/zones?a=1', { body: { name: 'x' } })),
      rejection(client.kv.namespaces.values.get('key', { account_id, namespace_id: 'n' })),
    ]);
    expect(seenIn([...errors.map((error) => shownOf(error)), logged()].join('\n'))).toEqual([]);
  });

  test.each(Object.keys(ways))(
    'a credential given as %s stays hidden when a client, promise or page is printed',
    async (way) => {
      const answer = { success: true, result: [{ id: '1' }], result_info: { page: 1, per_page: 1, total_pages: 2 } };
      const client = new Cloudflare({ ...ways[way]?.(), fetch: async () => Response.json(answer) });
      const promise = client.zones.list();
      const shown = [
        shownOf(client),
        shownOf(promise),
        shownOf(client.zones),
        shownOf(client.withOptions({ timeout: 1 })),
      ];
      shown.push(shownOf(await promise), shownOf(promise), shownOf((await promise).iterPages()));
      shown.push(shownOf(await client.plan('zones.list')), String(client), Object.keys(client).join());
      expect(seenIn(shown.join('\n'))).toEqual([]);
    },
  );

  test('a credential in a query stays hidden, in the path or as a parameter', async () => {
    for (const how of Object.keys(echoes)) {
      const { options, logged } = loud();
      const client = new Cloudflare({
        ...options,
        apiToken: canary(),
        fetch: echoing(echoes[how] ?? Response.json),
        clock,
      });
      const errors = [
        await rejection(client.get(`/zones?api_token=${canary()}`)),
        await rejection(
          client.get('/zones', { query: { password: canary(true), filter: { client_secret: canary() } } }),
        ),
        await rejection(
          new Cloudflare({
            ...options,
            apiToken: 't',
            defaultQuery: { access_key: canary() },
            fetch: echoing(echoes[how] ?? Response.json),
            clock,
          }).get('/x'),
        ),
      ];
      expect([how, ...seenIn([...errors.map((error) => shownOf(error)), logged()].join('\n'))]).toEqual([how]);
    }
  });

  test('a credential stays hidden when a header is invalid, with the global and with a custom fetch', async () => {
    for (const fetch of [undefined, async () => Response.json({})]) {
      for (const value of [
        `Bearer ${canary()}\nx`,
        `Bearer ${canary()}\0`,
        `Bearer ${canary()}\u2028x`,
        `${canary()} ключ`,
      ]) {
        const { options, logged } = loud();
        const client = new Cloudflare({
          ...options,
          ...(fetch && { fetch }),
          baseURL: 'http://127.0.0.1:1',
          maxRetries: 0,
        });
        const error = await rejection(client.get('/x', { headers: { Authorization: value } }));
        expect(seenIn(shownOf(error) + logged())).toEqual([]);
        expect(error).toMatchObject({
          name: 'UsageError',
          message: expect.stringMatching(/"Authorization" contains a character that is not allowed in a header/),
        });
      }
    }
  });
});

describe('secrets in parameters and results', () => {
  const given: readonly (readonly [what: string, operation: string, params: (secret: string) => object])[] = [
    [
      'the text of a Worker secret',
      'workers.scripts.secrets.update',
      (text) => ({ account_id, script_name: 's', name: 'K', text, type: 'secret_text' }),
    ],
    [
      'a secret among the bindings of a script',
      'workers.scripts.update',
      (text) => ({
        account_id,
        script_name: 's',
        metadata: { main_module: 'a.js', bindings: [{ type: 'secret_text', name: 'K', text }] },
        files: { 'a.js': 'export default { fetch() {} }' },
      }),
    ],
    [
      'the secret of a tunnel',
      'zeroTrust.tunnels.cloudflared.create',
      (tunnel_secret) => ({ account_id, name: 't', tunnel_secret }),
    ],
    [
      'the secret of an identity provider',
      'zeroTrust.identityProviders.create',
      (client_secret) => ({ account_id, name: 'i', type: 'github', config: { client_id: 'c', client_secret } }),
    ],
    [
      'the secret of a webhook',
      'alerting.destinations.webhooks.create',
      (secret) => ({ account_id, name: 'w', url: 'https://hook.test', secret }),
    ],
    [
      'a token in a query',
      'alerting.policies.emailUnsubscribe.get',
      (token) => ({ account_id, policy_id: 'p', token }),
    ],
    [
      'a key in a header',
      'logs.list',
      (key) => ({ account_id, bucket: 'b', start: '', end: '', 'R2-Secret-Access-Key': key, 'R2-Access-Key-Id': 'k' }),
    ],
  ];

  test.each(given)('a secret parameter is sent but not shown: %s', async (_, operation, params) => {
    const { options, logged } = loud();
    const secret = canary();
    const sent: string[] = [];
    const fetch = async (url: string, init: RequestInit): Promise<Response> => {
      const request = new Request(url, init);
      sent.push(`${url} ${JSON.stringify([...request.headers])} ${await request.text()}`);
      return Response.json({ success: true, result: {}, messages: [{ message: 'done' }] });
    };
    const client = anyClient({ ...options, apiToken: 'token-of-the-tests', fetch, clock });
    const plan = await client.plan(operation, params(secret));
    await client.call(operation, params(secret));
    expect(sent.join()).toContain(secret);
    expect(seenIn(shownOf(plan) + logged())).toEqual([]);
    expect(JSON.stringify(plan)).toContain('***');
  });

  type Got = readonly [what: string, operation: string, result: (secret: string) => unknown, params: object];
  const got: readonly Got[] = [
    ['a new token', 'user.tokens.create', (value) => ({ id: 'i', value }), { name: 'n', policies: [] }],
    ['a rolled token', 'user.tokens.value.update', (value) => value, { token_id: 't' }],
    ['the token of a tunnel', 'zeroTrust.tunnels.cloudflared.token.get', (token) => token, { tunnel_id: 't' }],
    [
      'temporary credentials of R2',
      'r2.temporaryCredentials.create',
      (secretAccessKey) => ({ accessKeyId: 'a', secretAccessKey, sessionToken: canary() }),
      { bucket: 'b', parentAccessKeyId: 'p', permission: 'object-read-only', ttlSeconds: 60 },
    ],
  ];

  test.each(got)('a secret result is returned and appears nowhere else: %s', async (_, operation, result, params) => {
    const secret = canary();
    for (const [success, status] of [
      [true, 200],
      [false, 200],
      [false, 500],
    ] as const) {
      const { options, logged } = loud();
      const answer = {
        success,
        errors: success ? [] : [{ code: 1, message: `partly done: ${secret}`, meta: { result: { value: secret } } }],
        messages: [{ code: 2, message: `new: ${secret}`, type: 'warning' }, `keep ${secret}`],
        result: result(secret),
      };
      const fetch = async () => Response.json(answer, { status, headers: { 'x-made': secret } });
      const client = anyClient({ ...options, apiToken: 'token-of-the-tests', fetch, clock });
      const promise = client.call(operation, { account_id, ...params });
      const error = await rejection(promise);
      if (success) expect(await promise).toEqual(answer.result);
      expect(error === undefined).toBe(success);
      expect(seenIn(shownOf(error) + logged())).toEqual([]);
    }
  });

  test('a secret is not in the messages of calls without a response', async () => {
    const hang = (_: string, { signal }: RequestInit): Promise<Response> =>
      new Promise((_resolve, reject) =>
        signal?.addEventListener('abort', () => reject(new Error(`left: ${canary()}`))),
      );
    const secret = canary();
    const params = { account_id, script_name: 's', name: 'K', text: secret, type: 'secret_text' };
    for (const end of [
      { timeout: 1 },
      { deadline: 1 },
      { signal: AbortSignal.timeout(1) },
      { signal: AbortSignal.abort(new Error(secret)) },
    ]) {
      const { options, logged } = loud();
      const client = anyClient({ ...options, apiToken: canary(), fetch: hang, maxRetries: 0 });
      const error = await rejection(client.call('workers.scripts.secrets.update', params, end));
      expect(error).toMatchObject({ message: expect.stringMatching(/^Request (timed out|was aborted)/) });
      expect(seenIn(shownOf(error) + logged())).toEqual([]);
    }
  });

  test('a secret stays hidden when the outcome of a call is unknown', async () => {
    for (const how of ['a broken server', 'an HTML page', 'no connection', 'a timeout']) {
      const { options, logged } = loud();
      const params = { account_id, name: 'w', url: `https://hook.test/${canary()}`, secret: canary(true) };
      const client = anyClient({
        ...options,
        apiToken: canary(),
        fetch: echoing(echoes[how] ?? Response.json),
        clock,
        retry: 'safe',
      });
      const error = await rejection(client.call('alerting.destinations.webhooks.create', params));
      expect(error).toMatchObject({ name: 'OutcomeUnknownError' });
      expect(seenIn(shownOf(error) + logged())).toEqual([]);
    }
  });
});

describe('invalid calls are reported without the secret', () => {
  const client = (options: ClientOptions = {}) =>
    anyClient({ apiToken: canary(), fetch: async () => Response.json({}), ...options });
  const secret = canary();

  test.each<[string, () => unknown]>([
    ['an object as a path value', () => client().call('user.tokens.get', { token_id: { value: secret } })],
    ['a list as a path value', () => client().call('user.tokens.get', { token_id: [secret] })],
    ['a function as a path value', () => client().call('user.tokens.get', { token_id: () => secret })],
    ['both scopes', () => client().call('rulesets.list', { account_id: secret, zone_id: secret })],
    [
      'an object as a KV value',
      () =>
        client().call('kv.namespaces.values.update', {
          account_id,
          namespace_id: 'n',
          key_name: 'k',
          value: { secret },
        }),
    ],
    [
      'a file without a name',
      () => client().call('workers.scripts.update', { account_id, script_name: 's', files: [new Blob([secret])] }),
    ],
    [
      'what is not a file',
      () => client().call('workers.scripts.update', { account_id, script_name: 's', files: { a: { secret } } }),
    ],
    [
      'a parameter of the wrong type',
      () =>
        client({ validate: validator() }).call('workers.scripts.secrets.update', {
          account_id,
          script_name: 's',
          name: 'K',
          text: [secret],
          type: 'secret_text',
        }),
    ],
    [
      'a secret of the wrong form',
      () =>
        client({ validate: validator() }).call('zeroTrust.tunnels.cloudflared.create', {
          account_id,
          name: 't',
          tunnel_secret: { secret },
        }),
    ],
    ['a token that is no text', () => client({ apiToken: { secret } as never })], // rejected by the types
    ['a token of two lines', () => client({ apiToken: `${secret}\n${secret}` })],
    ['a token with a blank', () => client({ apiToken: `${secret} ${secret}` })],
    ['a token with a sign that is no ASCII', () => client({ apiToken: `${secret}…` })],
    ['two credentials', () => client({ apiToken: secret, apiKey: secret })],
    ['a key without an email', () => client({ apiToken: undefined, apiKey: secret, apiEmail: null })],
    ['a base URL with a password', () => client({ baseURL: `https://user:${secret}@example.com` })],
    ['a base URL with a password alone', () => client({ baseURL: `https://:${secret}@example.com` })],
    ['a base URL of another kind', () => client({ baseURL: `ftp://user:${secret}@example.com` })],
    ['a URL with a password', () => client().get(`https://user:${secret}@api.cloudflare.com/client/v4/x`)],
    ['a URL with a password of elsewhere', () => client().get(`https://user:${secret}@example.com/x?token=${secret}`)],
    ['a URL that is none', () => client().get(`https://:${secret}@[/x`)],
  ])('%s', async (_, work) => {
    const error = await rejection((async () => work())());
    expect(error).toMatchObject({ name: 'UsageError' });
    expect(seenIn(shownOf(error))).toEqual([]);
  });

  test('a token pasted with surrounding whitespace is sent without it', async () => {
    const sent: (string | null)[] = [];
    const fetch = async (_: string, init: RequestInit) => {
      sent.push(new Headers(init.headers).get('authorization'));
      return Response.json({});
    };
    await client({ apiToken: ` \n${secret}\r\n\t`, fetch }).get('/x');
    await client({ apiToken: undefined, fetch, defaultHeaders: { Authorization: `Bearer ${secret}\n` } }).get('/x');
    expect(sent).toEqual([`Bearer ${secret}`, `Bearer ${secret}`]);
  });

  test.each(['c2547eb745079dac9320b638f5e225cf483cc', 'f'.repeat(40)])(
    'a Global API Key given as a token gets a hint: %s',
    async (key) => {
      const errors = [
        {
          code: 6003,
          message: 'Invalid request headers',
          error_chain: [{ code: 6111, message: 'Invalid format for Authorization header' }],
        },
      ];
      const fetch = async () => Response.json({ success: false, errors, messages: [], result: null }, { status: 400 });
      const error = await rejection(client({ apiToken: key, fetch }).get('/zones'));
      expect(error).toMatchObject({
        message: expect.stringContaining('A Global API Key goes into `apiKey`, with `apiEmail`'),
      });
      expect(shownOf(error)).not.toContain(key);
    },
  );
});

test('a process that prints all it has, and dies of an error, shows no secret of its environment', async () => {
  const program = fileURLToPath(new URL('secrets-program.ts', import.meta.url));
  const credentials: Record<string, string>[] = [
    { CLOUDFLARE_API_TOKEN: canary() },
    { CLOUDFLARE_API_KEY: canary(), CLOUDFLARE_EMAIL: `${canary()}@example.com` },
    { CLOUDFLARE_API_USER_SERVICE_KEY: canary(), CLOUDFLARE_CUSTOM_HEADERS: `CF-Access-Client-Secret: ${canary()}` },
  ];
  for (const given of credentials) {
    const env = { PATH: process.env.PATH, CLOUDFLARE_LOG: 'debug', SECRET: canary(true), ...given };
    const child = spawn(process.execPath, ['--conditions=flarewire-source', '--trace-warnings', program], { env });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += data));
    const [code] = await once(child, 'close');
    expect(code).toBe(1);
    // It did speak, and died of the error that it should.
    expect(output).toMatch(/accounts\.roles\.list is deprecated/);
    expect(output).toMatch(/BadRequestError: workers\.scripts\.secrets\.update: 400 /);
    expect(output).toContain('***');
    expect(seenIn(output)).toEqual([]);
  }
});
