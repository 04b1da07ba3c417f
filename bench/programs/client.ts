/** The calls that the programs make, which both packages have by the same names. */

export interface ClientOptions {
  readonly apiToken: string;
  readonly baseURL?: string;
  readonly maxRetries?: number;
}

interface InNamespace {
  readonly account_id: string;
  readonly namespace_id: string;
}

export interface Client {
  readonly dns: {
    readonly records: { list(params: { zone_id: string; per_page?: number }): AsyncIterable<unknown> };
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
}

export interface Package {
  readonly default: new (options: ClientOptions) => Client;
}
