/** Test support: a client with its own emulator, and a disposable cache. */

import { createEmulator, DEFAULT_ACCOUNT } from '@flarewire/emulator';
import { QueryClient } from '@tanstack/react-query';
import { Cloudflare } from 'flarewire';
import { onTestFinished } from 'vitest';
import { createFlarewire } from './flarewire.ts';

/** An emulator's client, its bindings, and the requests they sent. */
export function setUp() {
  const emulator = createEmulator({ seed: 1, journal: false });
  onTestFinished(() => emulator.close());
  const sent: string[] = [];
  const client = new Cloudflare({
    apiToken: 'any',
    baseURL: 'http://localhost/client/v4',
    maxRetries: 0,
    fetch: (url, init) => {
      sent.push(`${init.method} ${url.replace('http://localhost/client/v4', '')}`);
      return emulator.fetch(url, init);
    },
  });
  return { client, sent, flarewire: createFlarewire(client), queryClient: cache(), account_id: DEFAULT_ACCOUNT };
}

/** Cleared after the test, including queries and timers. */
export function cache(): QueryClient {
  const queryClient = new QueryClient();
  onTestFinished(() => queryClient.clear());
  return queryClient;
}

export const address = (zone_id: string, name: string) => ({
  zone_id,
  name,
  type: 'A' as const,
  content: '192.0.2.1',
  ttl: 1,
});
