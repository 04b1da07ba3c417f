import { describe, expect, it } from 'vitest';
import { LINEAR, ratioOfFour } from '../../../../test/repository/cpu-ratio.ts';
import { maskForm, maskHeaders, maskQuery, maskText } from './mask.ts';

describe('masking of secrets', () => {
  it('credentials in headers are hidden, their scheme is not', () => {
    const headers = new Headers({
      authorization: 'Bearer abc',
      'x-auth-key': 'k',
      'X-Auth-Email': 'a@b.c',
      cookie: 'c',
    });
    expect(maskHeaders(headers)).toEqual({
      authorization: 'Bearer [masked]',
      'x-auth-key': '[masked]',
      'x-auth-email': 'a@b.c',
      cookie: '[masked]',
    });
  });

  it.each([
    [
      '{"client_secret":"s","a":[{"secretAccessKey":"k"}]}',
      '{"client_secret":"[masked]","a":[{"secretAccessKey":"[masked]"}]}',
    ],
    ['{"type":"secret_text","text":"s"}', '{"type":"secret_text","text":"[masked]"}'],
    ['{"type":"plain_text","text":"s"}', '{"type":"plain_text","text":"s"}'],
    ['{"token":{"id":1},"secret":"","password":null}', '{"token":{"id":1},"secret":"","password":null}'],
    ['{"next_page_token":"x","key":"k","token_id":"i"}', '{"next_page_token":"x","key":"k","token_id":"i"}'],
    ['{"value":{"a":1},"n":2}', '{"value":"[masked]","n":2}'],
    ['{"password":"abc\\"d","rest":"of what was cu', '{"password":"[masked]","rest":"of what was cu'],
    ['{"password":"cut he', '{"password":"[masked]"'],
    ['plain text', 'plain text'],
  ])('secrets are hidden in %s', (text, masked) => {
    expect(maskText(text, new Set(['value']))).toBe(masked);
  });

  it('secrets in queries and forms are hidden, other values are not', () => {
    expect(maskQuery(new URL('http://x/?a=%20b&c'))).toBe('?a=%20b&c');
    expect(maskQuery(new URL('http://x/?token=s&a=1'))).toBe('?token=%5Bmasked%5D&a=1');
    expect(maskForm('a=1&password=s')).toBe('a=1&password=%5Bmasked%5D');
  });

  it('each secret of a query is hidden once, in time proportional to the query', async () => {
    const query = 'a=1&token=x&b=2&token=y&max_tokens=5&a=3&b=4';
    expect(maskQuery(new URL(`http://x/?${query}`))).toBe('?a=1&token=%5Bmasked%5D&b=2&max_tokens=5&a=3&b=4');
    const mask = (size: number): void => {
      const names = Array.from({ length: size }, (_, index) => `t${index}_token=s`);
      maskQuery(new URL(`http://x/?${names.join('&')}`));
    };
    expect(await ratioOfFour(mask, 2_000)).toBeLessThan(LINEAR);
  });
});
