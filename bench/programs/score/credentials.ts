/** Credentials that reach another origin through a redirect. */
import type { ClientOptions } from '../client.ts';
import { outcome, type Scenario, type Seen } from './scenario.ts';

const KINDS: readonly ClientOptions[] = [
  { apiToken: 'token' },
  { apiKey: '144c9defac04969c7bfad8efaa8ea194', apiEmail: 'someone@example.com' },
  { userServiceKey: 'v1.0-service-key' },
];

export async function credentials(scenario: Scenario): Promise<Seen> {
  const foreign = await scenario.server('foreign');
  const baseURL = await scenario.emulator({ faults: [{ fault: { redirect: `${foreign}/user`, status: 307 } }] });
  for (const kind of KINDS) await outcome(() => scenario.client({ ...kind, baseURL, maxRetries: 0 }).user.get());
  const seen = (await (await fetch(`${foreign}/seen`)).json()) as { requests: number; names: string[] }; // the response of `servers.ts`
  const names = seen.names.filter((name) => /^(authorization|x-auth-)/.test(name)).sort();
  return { names: names.join(', ') || `none (${seen.requests} requests came)` };
}
