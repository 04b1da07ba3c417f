import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { isSecretName } from './secret-names.ts';

describe('secret names', () => {
  it.each(['token', 'api_tokens', 'clientSecret', 'X-Auth-Key', 'private_key_pem', 'secret_text', 'sig'])(
    '%s is the name of a secret',
    (name) => {
      expect(isSecretName(name)).toBe(true);
    },
  );

  it.each(['key', 'token_id', 'secret_name', 'public_key', 'page_token', 'nextContinuationToken', 'monkey', 'design'])(
    '%s is not the name of a secret',
    (name) => {
      expect(isSecretName(name)).toBe(false);
    },
  );
});

test('token counts are not secrets', () => {
  for (const count of [0, 4096, '4096', [1, 2]])
    expect([count, isSecretName('max_tokens', count)]).toEqual([count, false]);
  for (const secret of ['abc', ['abc'], '12345678901234', {}, undefined])
    expect([secret, isSecretName('api_tokens', secret)]).toEqual([secret, true]);
  expect(isSecretName('token', 4096)).toBe(true);
});

test('values with throwing accessors do not make the check throw', () => {
  const stubborn = {
    valueOf() {
      throw new Error('no');
    },
  };
  for (const value of [Symbol('a'), 7n, stubborn, null]) expect(isSecretName('tokens', value)).toBe(true);
});

test('the module has no imports, because the client gets a copy of it', () => {
  const text = readFileSync(new URL('./secret-names.ts', import.meta.url), 'utf8');
  expect(text).not.toMatch(/^import/m);
  const copy = readFileSync(new URL('../../client/src/generated/secret-names.ts', import.meta.url), 'utf8');
  expect(copy.split('\n').slice(1)).toEqual(text.split('\n').slice(1));
});
