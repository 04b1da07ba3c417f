/** The calls that the programs make, which both packages have by the same names. */

export interface Logger {
  error(...args: unknown[]): void;
  warn(...args: unknown[]): void;
  info(...args: unknown[]): void;
  debug(...args: unknown[]): void;
}

export interface ClientOptions {
  readonly apiToken?: string;
  readonly apiKey?: string;
  readonly apiEmail?: string;
  readonly userServiceKey?: string;
  readonly baseURL?: string;
  readonly maxRetries?: number;
  /** Milliseconds. */
  readonly timeout?: number;
  readonly logger?: Logger;
  readonly logLevel?: 'debug';
  /** Ours alone has this. */
  readonly retry?: 'safe' | object;
}

interface CallOptions {
  readonly signal?: AbortSignal;
  /** Ours alone has this. */
  readonly prefetch?: number;
}

interface InNamespace {
  readonly account_id: string;
  readonly namespace_id: string;
}

interface Policy {
  readonly effect: 'allow';
  readonly permission_groups: readonly { readonly id: string }[];
  readonly resources: { readonly [resource: string]: string };
}

export interface Client {
  readonly dns: {
    readonly records: {
      list(params: { zone_id: string; per_page?: number }, options?: CallOptions): AsyncIterable<unknown>;
      create(params: {
        zone_id: string;
        type: 'TXT';
        name: string;
        content: string;
        ttl: number;
      }): PromiseLike<unknown>;
    };
  };
  readonly images: {
    readonly v1: { create(params: { account_id: string; file: unknown }): PromiseLike<unknown> };
  };
  readonly kv: {
    readonly namespaces: {
      get(namespaceID: string, params: { account_id: string }): PromiseLike<unknown>;
      readonly keys: {
        list(namespaceID: string, params: { account_id: string; limit?: number }): AsyncIterable<unknown>;
      };
      readonly values: { update(key: string, params: InNamespace & { value: unknown }): PromiseLike<unknown> };
    };
  };
  readonly r2: {
    readonly buckets: {
      readonly objects: {
        upload(key: string, body: unknown, params: { account_id: string; bucket_name: string }): PromiseLike<unknown>;
      };
    };
  };
  readonly user: {
    get(options?: CallOptions): PromiseLike<unknown>;
    readonly tokens: { create(params: { name: string; policies: readonly Policy[] }): PromiseLike<unknown> };
  };
  readonly workers: {
    readonly scripts: {
      readonly secrets: {
        update(
          script: string,
          params: { account_id: string; name: string; text: string; type: 'secret_text' },
        ): PromiseLike<unknown>;
      };
    };
  };
}

export interface Package {
  readonly default: new (options: ClientOptions) => Client;
}
