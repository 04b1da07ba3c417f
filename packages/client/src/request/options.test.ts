import { describe, expect, it } from 'vitest';
import { Cloudflare } from '../index.ts';

const make = (options: object) => () => new Cloudflare({ apiToken: 'a-token', ...options });

describe('invalid options are reported in full', () => {
  it.each([
    [{ apiToken: '' }, 'apiToken (CLOUDFLARE_API_TOKEN) is empty'],
    [{ apiToken: 42 }, 'apiToken must be text, not a number'],
    [{ maxRetries: Number.NaN }, 'maxRetries must be a non-negative integer, not NaN'],
    [{ timeout: -1 }, 'timeout must be a non-negative integer, not -1'],
    [{ timeout: '5' }, 'timeout must be a non-negative integer, not "5"'],
  ])('the invalid options %o are reported in full', (options, message) => {
    expect(make(options)).toThrow(message);
  });
});

it('a loop over a list with invalid input throws the reason', async () => {
  const client = make({})();
  const loop = async () => {
    for await (const _ of client.rulesets.list({})) throw new Error('nothing can come');
  };
  await expect(loop()).rejects.toThrow('You must provide either account_id or zone_id.');
});
