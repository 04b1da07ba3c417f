/** Occurrences of secrets in debug logs, in errors and in the client itself. */
import { inspect } from 'node:util';
import type { Client } from '../client.ts';
import type { Scenario, Seen } from './scenario.ts';

/** Also used by the server `canaries` in `servers.ts`, which returns the last one. */
const CANARIES = { token: 'canary-token-6f1d', secret: 'canary-text-93ab', 'new token': 'canary-value-c07e' };

export async function secrets(scenario: Scenario): Promise<Seen> {
  const lines: string[] = [];
  const write = (...args: unknown[]): void => {
    lines.push(...args.map(text));
  };
  const logger = { error: write, warn: write, info: write, debug: write };
  const baseURL = await scenario.server('canaries');
  const options = { apiToken: CANARIES.token, baseURL, maxRetries: 0, logger, logLevel: 'debug' } as const;
  const client = scenario.client(options);
  const errors = [
    await failed(() => update(client)),
    // No server listens there.
    await failed(() => update(scenario.client({ ...options, baseURL: 'http://127.0.0.1:9' }))),
  ];
  await client.user.tokens.create({ name: 'new', policies: [] });
  return { logs: count(lines), errors: count(errors.map(text)), client: count([text(client)]) };
}

const update = (client: Client): PromiseLike<unknown> => {
  const params = { account_id: 'account', name: 'KEY', text: CANARIES.secret, type: 'secret_text' } as const;
  return client.workers.scripts.secrets.update('worker', params);
};

async function failed(call: () => PromiseLike<unknown>): Promise<unknown> {
  try {
    await call();
  } catch (error) {
    return error;
  }
  throw new Error('A call that had to fail did not.');
}

/** As written by consoles and log collectors. */
function text(value: unknown): string {
  if (typeof value === 'string') return value;
  const seen = new Set<unknown>();
  const once = (_: string, inner: unknown) => {
    if (Object(inner) !== inner) return inner;
    return seen.has(inner) ? 'seen before' : seen.add(inner) && inner;
  };
  return `${inspect(value, { depth: 10 })}\n${JSON.stringify(value, once)}`;
}

function count(texts: readonly string[]): string {
  const found = Object.entries(CANARIES).map(([name, canary]) => {
    const times = texts.reduce((sum, one) => sum + one.split(canary).length - 1, 0);
    return { name, times };
  });
  const all = found.filter(({ times }) => times > 0).map(({ name, times }) => `${name} ${times} ×`);
  return all.join(', ') || '0';
}
