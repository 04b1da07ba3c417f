import { APIConnectionError, APIError, UsageError } from 'flarewire';
import { describe, expect, it } from 'vitest';
import { productHints } from '../../../../tools/generate/model/product-hints.ts';
import { generalHints, parseHints } from '../../../client/src/errors/hints.ts';
import { errorText, inCommands } from './error-text.ts';

const hints = [generalHints, ...Object.values(productHints)].flatMap((lines) => parseHints(lines));

describe('an error of the command', () => {
  it.each(hints.map(({ text }) => text))(
    'an error of the command names no call or option of the library: %s',
    (text) => {
      expect(inCommands(text)).not.toMatch(
        /`|\(\{|\b[a-z]\w*\.(list|get|edit|verify|create)\b|apiToken|retryAfter|\bpace\b/,
      );
    },
  );

  it('hints name the command to run', () => {
    expect(inCommands('Find it with dns.records.list({ zone_id, name: { exact } }), or zones.list({ name }).')).toBe(
      'Find it with flarewire dns records list --zone ZONE --name.exact NAME, or flarewire zones list --name NAME.',
    );
  });

  it('messages of the server are unchanged', () => {
    const headers = new Headers();
    const body = { errors: [{ code: 7, message: 'use `apiToken` or zones.list({ name })' }] };
    const error = APIError.generate(400, body, undefined, headers, {
      operation: 'zones.list',
      hint: 'Wait for `retryAfter`; `pace` keeps calls below the limit, and across machines if it has a store.',
    });
    expect(errorText(error)).toBe(
      'zones list: 400 [7] use `apiToken` or zones.list({ name }). Wait before you send the next request.',
    );
  });

  it.each([
    ['connect ECONNREFUSED 127.0.0.1:8787', 'start the emulator with flarewire emulator'],
    ['connect ECONNREFUSED ::1:8787', 'start the emulator with flarewire emulator'],
    ['getaddrinfo ENOTFOUND api.example.test', 'Check the network, and CLOUDFLARE_BASE_URL'],
  ])('a connection that failed with "%s" names the next step', (reason, next) => {
    const message = `zones.list: Connection error: ${reason}.`;
    expect(errorText(new APIConnectionError({ message }))).toContain(next);
  });

  it('missing credentials name the ways to log in', () => {
    expect(errorText(new UsageError('No credentials: give one of apiToken (CLOUDFLARE_API_TOKEN)'))).toBe(
      'Not logged in: run flarewire login, or set CLOUDFLARE_API_TOKEN.',
    );
    expect(errorText(new Error('zoneFor: no zone that this token has access to contains "x.example"'))).toBe(
      'no zone that this token has access to contains "x.example"',
    );
  });
});
