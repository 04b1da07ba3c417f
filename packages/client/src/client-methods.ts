/** Methods that a subclass of the client may override, as with the official package; unused ones are skipped. */

import { CoreClient } from './core-client.ts';
import type { APIError } from './errors/errors.ts';
import { overrides } from './lazy.ts';
import { buildOwnURL } from './request/own-url.ts';
import { stringifyQuery } from './request/query.ts';
import type { FinalRequestOptions, Query } from './types.ts';

/** Headers, and the names of headers that a default must not set. */
export interface NullableHeaders {
  readonly values: Headers;
  readonly nulls: Set<string>;
}

export interface BuiltRequest {
  readonly req: RequestInit & { headers: Headers };
  readonly url: string;
  readonly timeout: number;
}

/** Credentials as a subclass may return them from `authHeaders()`. */
export type AuthHeaders = NullableHeaders | Headers | Record<string, string | null> | undefined;

export abstract class ClientMethods<Operations> extends CoreClient<Operations> {
  /** Called before each request; it may change the options in place. */
  protected async prepareOptions(_options: FinalRequestOptions): Promise<void> {}
  /** Called before each attempt with the arguments of `fetch`; it may change them in place. */
  protected async prepareRequest(
    _request: RequestInit,
    _context: { readonly url: string; readonly options: FinalRequestOptions },
  ): Promise<void> {}
  protected defaultQuery(): Query | undefined {
    return this.defaults.query;
  }
  protected stringifyQuery(query: object): string {
    return stringifyQuery(query as Query, []);
  }
  /** Throws if required headers are missing. */
  protected validateHeaders(_headers: NullableHeaders): void {}
  protected async authHeaders(options: FinalRequestOptions): Promise<AuthHeaders> {
    return (await overrides()).authHeaders(this, options);
  }
  protected async apiEmailAuth(_options: FinalRequestOptions): Promise<AuthHeaders> {
    return (await overrides()).schemeHeaders(this, 'apiEmail');
  }
  protected async apiKeyAuth(_options: FinalRequestOptions): Promise<AuthHeaders> {
    return (await overrides()).schemeHeaders(this, 'apiKey');
  }
  protected async apiTokenAuth(_options: FinalRequestOptions): Promise<AuthHeaders> {
    return (await overrides()).schemeHeaders(this, 'apiToken');
  }
  protected async userServiceKeyAuth(_options: FinalRequestOptions): Promise<AuthHeaders> {
    return (await overrides()).schemeHeaders(this, 'userServiceKey');
  }
  /** Creates the error for a response whose status is not a success. */
  protected makeStatusError(status: number, error: object, message: string | undefined, headers: Headers): APIError {
    // Only called on clients with overridden methods, for which this part is already loaded.
    const { makeStatusError } = overrides() as Awaited<ReturnType<typeof overrides>>;
    return makeStatusError(status, error, message, headers);
  }
  buildURL(path: string, query?: Query | null, defaultBaseURL?: string): string {
    const { url, query: own } = buildOwnURL(this.baseURL, this.state.origins, path, defaultBaseURL);
    const all = { ...this.defaultQuery(), ...own, ...query };
    const text = Object.keys(all).length > 0 && this.stringifyQuery(all);
    return text ? `${url}?${text}` : url;
  }
  /** Builds the arguments of `fetch` without sending anything. */
  async buildRequest(options: FinalRequestOptions, _retry?: { readonly retryCount?: number }): Promise<BuiltRequest> {
    return (await overrides()).buildRequest(this, options);
  }
  /** One attempt, aborted by `controller` or after `ms`. */
  async fetchWithTimeout(
    url: string,
    init: RequestInit | undefined,
    ms: number,
    controller: AbortController,
  ): Promise<Response> {
    return (await overrides()).fetchWithTimeout(this, url, init, ms, controller);
  }
}
