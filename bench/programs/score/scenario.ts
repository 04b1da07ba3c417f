/** Environment of a part of the score card: one package, misbehaving servers, and counts of requests. */
import type { Client, ClientOptions, Package } from '../client.ts';
import { type Sizes, sizes } from './sizes.ts';

/** Requests and rejections of this process, from any source. */
export interface Sent {
  requests: number;
  /** Responses with status 429. */
  refusals: number;
  /** Requests with a broken connection. */
  lost: number;
}

export interface Scenario {
  readonly isOurs: boolean;
  readonly sizes: Sizes;
  readonly sent: Sent;
  /** Opens an emulator with faults and limits. @returns its base URL */
  emulator(options: object): Promise<string>;
  /** Starts a misbehaving server by its name in `servers.ts`. @returns its base URL */
  server(name: string): Promise<string>;
  /** A client with a token and the package's own defaults. */
  client(options: ClientOptions): Client;
}

/** Results by row key. */
export type Seen = { readonly [key: string]: string | number };

export type Part = (scenario: Scenario) => Promise<Seen>;

export async function openScenario(name: string, control: string, quick: boolean): Promise<Scenario> {
  const sent = count();
  const real = globalThis.fetch;
  const open = async (path: string, body?: object): Promise<string> => {
    const response = await real(control + path, { method: 'POST', body: JSON.stringify(body ?? {}) });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path}: ${text}`);
    return text;
  };
  // Before the package is imported, since it may read fetch only once.
  globalThis.fetch = sent.fetch;
  const { default: Cloudflare } = (await import(name)) as Package;
  return {
    isOurs: name === 'flarewire',
    sizes: sizes(quick),
    sent,
    emulator: (options) => open('/emulator', options),
    server: (habit) => open(`/${habit}`),
    client: (options) =>
      new Cloudflare({ ...(options.apiKey || options.userServiceKey ? {} : { apiToken: 'token' }), ...options }),
  };
}

function count(): Sent & { readonly fetch: typeof fetch } {
  const real = globalThis.fetch;
  const sent = {
    requests: 0,
    refusals: 0,
    lost: 0,
    fetch: async (...args: Parameters<typeof fetch>) => {
      sent.requests++;
      const response = await real(...args).catch((error: unknown) => {
        sent.lost++;
        throw error;
      });
      if (response.status === 429) sent.refusals++;
      return response;
    },
  };
  return sent;
}

/** Concurrent loops that process this many tasks together. */
export async function inLoops(loops: number, tasks: number, task: (index: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const loop = async (): Promise<void> => {
    while (next < tasks) await task(next++);
  };
  await Promise.all(Array.from({ length: loops }, loop));
}

/** Short description of a call's outcome. */
export const outcome = (call: () => PromiseLike<unknown>): Promise<string> =>
  Promise.resolve()
    .then(call)
    .then(
      (value) => `no error, ${shown(value)}`,
      (error: unknown) => nameOf(error),
    );

export const nameOf = (error: unknown): string => (error instanceof Error ? error.constructor.name : String(error));

function shown(value: unknown): string {
  if (typeof value === 'string') return `the text ${JSON.stringify(value.slice(0, 20))}`;
  return value === undefined || value === null ? String(value) : JSON.stringify(value).slice(0, 40);
}
