import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSecretName } from '../generated/secret-names.ts';
import { redactValue, secretsIn } from './redact-value.ts';

const CANARY = 'canary-7f3a9c';

describe('a name identifies a secret', () => {
  it.each(
    `secret client_secret clientSecret tunnel_secret access_client_secret signing_secret password Password passwd
    passphrase token api_token apiToken sasToken session_token sessionToken build_token service_token web_analytics_token
    authorization Authorization cookie Set-Cookie private_key privateKey privkey api_key cf_api_key X-API-Key
    X-Auth-Key apiKey access_key accessKey secret_access_key secretAccessKey R2-Secret-Access-Key accountKey stream_key
    streamKey license_key md5_key psk jwt cep_jwt auth_credentials credentials tokens secrets
    pairing_key secret_text private_key_pem`
      .split(/\s+/)
      .filter(Boolean),
  )('a value named %s is a secret', (name) => {
    expect(isSecretName(name)).toBe(true);
    expect(redactValue({ [name]: CANARY })).toEqual({ [name]: '***' });
  });

  it.each(
    `key keys key_name key_id key_tag key_type public_key publicKey public_credential cache_key tag_key region_key
    flag_key metadata_key objectKey sitekey token_id token_name token_type token_pricing page_token
    next_page_token continuation_token continuationToken nextContinuationToken secret_name secret_id
    secret_preview client_secret_version password_policy password_expression authorization_url
    auth_type auth_domain author cookie_fields cookie_suffix credentials_expiry access_key_id accessKeyId
    certificate signature keyword turkey monkey value name id zone_id`
      .split(/\s+/)
      .filter(Boolean),
  )('a value named %s is not a secret', (name) => {
    expect(isSecretName(name)).toBe(false);
    expect(redactValue({ [name]: CANARY })).toEqual({ [name]: CANARY });
  });
});

describe('redactValue', () => {
  it('redactValue shows the number of tokens', () => {
    const usage = { max_tokens: 256, usage: { total_tokens: 7, prompt_tokens: '5' } };
    expect(redactValue(usage)).toEqual(usage);
    expect(redactValue({ tokens: [CANARY], token: 256 })).toEqual({ tokens: ['***'], token: '***' });
  });

  it('redactValue masks sensitive fields at any depth with their contents, and changes neither other fields nor the original', () => {
    const given = { name: 'w', bindings: [{ type: 'secret_text', text: CANARY }], headers: { 'x-any': CANARY }, n: 0 };
    const copy = structuredClone(given);
    expect(redactValue(given, ['text', 'headers'])).toEqual({
      name: 'w',
      bindings: [{ type: 'secret_text', text: '***' }],
      headers: '***',
      n: 0,
    });
    expect(given).toEqual(copy);
  });

  it('a secret-looking name masks strings, numbers, bytes and lists of them, but not whole objects', () => {
    expect(
      redactValue({
        token: 7n,
        password: 1234,
        secret: { accessKeyId: 'id', secretAccessKey: CANARY },
        authorization: [`Bearer ${CANARY}`],
        private_key: new Uint8Array(4),
        require_token: true,
        client_secret: null,
        service_token: { token_id: 'x' },
      }),
    ).toEqual({
      token: '***',
      password: '***',
      secret: { accessKeyId: 'id', secretAccessKey: '***' },
      authorization: ['***'],
      private_key: '***',
      require_token: true,
      client_secret: null,
      service_token: { token_id: 'x' },
    });
  });

  it('redactValue uses the name next to a value', () => {
    const pairs = [
      { key: 'Authorization', value: CANARY },
      { name: 'metadata', value: JSON.stringify({ bindings: [{ name: 'A', text: CANARY }], main_module: 'a.mjs' }) },
      { name: 'color', value: 'blue' },
    ];
    expect(redactValue(pairs, ['text'])).toEqual([
      { key: 'Authorization', value: '***' },
      { name: 'metadata', value: '{"bindings":[{"name":"A","text":"***"}],"main_module":"a.mjs"}' },
      { name: 'color', value: 'blue' },
    ]);
  });

  it('redactValue shows files, bytes, streams and functions as their kind, and applies toJSON', () => {
    const date = new Date(0);
    class Params {
      token = CANARY;
      size = 1;
    }
    expect(
      redactValue({
        file: new File(['x'], 'a.txt'),
        bytes: new Uint8Array(2),
        buffer: new ArrayBuffer(2),
        stream: new ReadableStream(),
        map: new Map([['token', CANARY]]),
        run: () => CANARY,
        date,
        there: runInNewContext('new Date(0)'),
        own: new Params(),
        bare: Object.assign(Object.create(null), { token: CANARY }),
      }),
    ).toEqual({
      file: '[File]',
      bytes: '[Uint8Array]',
      buffer: '[ArrayBuffer]',
      stream: '[ReadableStream]',
      map: '[Map]',
      run: '[function]',
      date: '1970-01-01T00:00:00.000Z',
      there: '1970-01-01T00:00:00.000Z',
      own: { token: '***', size: 1 },
      bare: { token: '***' },
    });
  });

  it('redactValue ends at circular references, and shows a repeated object in both places', () => {
    const shared = { a: 1 };
    const loop: Record<string, unknown> = { one: shared, two: [shared] };
    loop.self = loop;
    expect(redactValue(loop)).toEqual({ one: { a: 1 }, two: [{ a: 1 }], self: '[circular]' });
  });

  it('redactValue treats __proto__ as a field, and changes no prototype', () => {
    const copy = redactValue(JSON.parse('{"__proto__":{"token":"x"},"constructor":1}')) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(JSON.stringify(copy)).toBe('{"__proto__":{"token":"***"},"constructor":1}');
  });

  it('redactValue never throws', () => {
    const deep = JSON.parse(`${'['.repeat(5000)}"x"${']'.repeat(5000)}`);
    const refuse = () => {
      throw new Error('no');
    };
    const hostile = new Proxy({}, { ownKeys: refuse, get: refuse, has: refuse, getPrototypeOf: refuse });
    for (const value of [
      deep,
      hostile,
      {
        get token() {
          return refuse();
        },
      },
      { toJSON: refuse },
      Symbol('x'),
    ])
      expect(() => [redactValue({ value }, ['a']), secretsIn({ value }, ['a'])]).not.toThrow();
  });

  it('redactValue leaves no sensitive text in any JSON value', () => {
    const key = fc.constantFrom('a', 'text', 'token', 'value', 'name', 'headers', '__proto__');
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 6 },
        fc.constantFrom('plain', 1, true, null),
        fc.array(tie('tree')),
        fc.dictionary(key, tie('tree')),
      ),
    }));
    fc.assert(
      fc.property(tree, fc.constantFrom('text', 'token'), (inner, name) => {
        const value = { inner, [name]: CANARY, json: JSON.stringify({ inner, [name]: CANARY }) };
        expect(JSON.stringify(redactValue(value, ['text']))).not.toContain(CANARY);
        expect(secretsIn(value, ['text'])).toContain(CANARY);
      }),
    );
  });
});

describe('secretsIn', () => {
  it('secretsIn finds the masked strings, longest first, and none that is too short', () => {
    const value = {
      name: 'visible-name',
      token: 'short',
      password: 'long-enough',
      bindings: [{ text: 'longest of them all' }],
      secret: { any: 'not-by-this-name' },
    };
    expect(secretsIn(value, ['text'])).toEqual(
      ['longest of them all', 'longest%20of%20them%20all', 'long-enough'].sort((a, b) => b.length - a.length),
    );
    expect(secretsIn(value, ['secret'])).toContain('not-by-this-name');
  });

  it('secretsIn returns each secret as it appears in JSON and in a URL', () => {
    expect(secretsIn({ private_key: 'line one\nline "two"' })).toEqual([
      'line%20one%0Aline%20%22two%22',
      'line one\\nline \\"two\\"',
      'line one\nline "two"',
    ]);
  });

  it('secretsIn finds a string that is masked in one place and not in another', () => {
    const shared = { any: 'only-here-secret' };
    expect(secretsIn({ first: shared, headers: shared }, ['headers'])).toEqual(['only-here-secret']);
    expect(secretsIn({ headers: shared, last: shared }, ['headers'])).toEqual(['only-here-secret']);
  });

  it('secretsIn finds secrets with a lone surrogate', () => {
    expect(secretsIn({ token: 'secret\ud800text' })).toContain('secret\ud800text');
  });
});
