import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { KEYS_PAGE, naturalKeysPage } from './natural-keys.ts';

const page = readFileSync(new URL(`../../${KEYS_PAGE}`, import.meta.url), 'utf8');

test('the page of natural keys lists the kinds that the contract knows; `npm run coverage` renews it', () => {
  expect(page).toBe(naturalKeysPage());
});

test('the page names what records and tunnels are found by', () => {
  expect(page).toContain('| `dns.records.create` | `name`, `type`, `content`, `data` | `dns.records.edit` |');
  expect(page).toContain('| `zeroTrust.tunnels.cloudflared.create` | `name` |  | `tunnel_secret` |');
});
