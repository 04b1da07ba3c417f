/** Features for `createClient()`: a bundle contains only those that are imported. */
import { type Awaitable, into, sendFinal } from './by-path.ts';
import { BaseClient } from './client.ts';
import type { CoreClient, Feature } from './core-client.ts';
import * as lazy from './lazy.ts';
import { buildOwnURL } from './request/own-url.ts';
import type { Facts, FinalRequestOptions, Middleware, RequestOptions } from './types.ts';

export type { Feature } from './core-client.ts';
export type { Facts } from './types.ts';

/** Calls by method and path: `client.get('/zones')`, and redirects within the API. */
export const byPath: Feature<
  Pick<BaseClient, 'get' | 'post' | 'put' | 'patch' | 'delete' | 'request' | 'getAPIList' | 'requestAPIList'>
> = {
  name: 'byPath',
  parts: { buildOwnURL, redirects: lazy.redirects },
  methods: (client) => ({
    ...Object.fromEntries(
      (['get', 'post', 'put', 'patch', 'delete'] as const).map((method) => [
        method,
        (path: string, options?: Awaitable<RequestOptions>) => sendFinal(client, into(method, path, options)),
      ]),
    ),
    request: (options: Awaitable<FinalRequestOptions>) => sendFinal(client, options),
    getAPIList: (path: string, Page: never, options?: Awaitable<RequestOptions>) =>
      sendFinal(client, into('get', path, options), Page),
    requestAPIList: (Page: never, options: Awaitable<FinalRequestOptions>) => sendFinal(client, options, Page),
  }),
};

/** `client.plan()`, and requests in the log at the level `debug`. */
export const plans: Feature<Pick<BaseClient, 'plan'>> = {
  name: 'plans',
  parts: { inspection: lazy.inspection },
  methods: (client) => ({
    plan: async (name: string, params?: object | null, options?: RequestOptions) => {
      const operation = client._find(name);
      return (await lazy.inspection()).planOf(client, operation, params, options);
    },
  }),
};

/** The option `middleware`. */
export const middleware: Feature<unknown, { middleware?: readonly Middleware[] | undefined }> = {
  name: 'middleware',
  parts: { middleware: lazy.middlewareRunner },
};

/** The option `prefetch` of lists. */
export const prefetch: Feature = { name: 'prefetch', parts: { prefetching: lazy.prefetching } };

/**
 * Files, forms, bytes and streams as `body` of any call. Products whose operations take forms, bytes or files have this
 * already, without streams.
 */
export const uploads: Feature = { name: 'uploads', parts: { uploads: lazy.streams } };

/**
 * Hints, permissions and pages of errors, and warnings of deprecated operations, from the facts of these products.
 * @example
 * import { facts, KV } from 'flarewire/resources/kv';
 * createClient({ resources: [KV], features: [explanations(facts)] });
 */
export const explanations = (...facts: readonly Facts[]): Feature => ({
  name: 'explanations',
  parts: {
    explanations: lazy.explanations,
    facts: async () => Object.assign({}, ...(await Promise.all(facts.map((load) => load())))),
  },
});

/** All methods and options of the full client, which a program of the official package may use and override. */
export const compatibility: Feature<
  Omit<BaseClient, keyof CoreClient>,
  { middleware?: readonly Middleware[] | undefined }
> = { name: 'compatibility', Client: BaseClient };
