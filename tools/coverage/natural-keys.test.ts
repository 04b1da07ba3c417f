import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS_PAGE, naturalKeysPage } from './natural-keys.ts';

const page = readFileSync(new URL(`../../${KEYS_PAGE}`, import.meta.url), 'utf8');

test('the page of natural keys lists the kinds of the contract; `npm run coverage` updates it', () => {
  expect(page).toBe(naturalKeysPage());
});

test('the page has the natural keys of records and tunnels', () => {
  expect(page).toContain('| `dns.records.create` | `name`, `type`, `content`, `data` | `dns.records.edit` |');
  expect(page).toContain('| `zeroTrust.tunnels.cloudflared.create` | `name` |  | `tunnel_secret` |');
});
