import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Media over QUIC: Low-latency live streaming over the QUIC protocol.
 *  @product moq Media over QUIC
 *  @docs https://developers.cloudflare.com/moq/ */
export interface MoQ {
  readonly relays: MoQ.Relays;
}

export declare namespace MoQ {
  /** Points that pass a live stream from publishers to subscribers. */
  export interface Relays {
    readonly tokens: Relays.Tokens;

    /** Create a named relay for Media over QUIC.
     *  @http POST /accounts/{account_id}/moq/relays
     *  @status 201
     *  @availability beta */
    create(params: RelayCreateParams, options?: RequestOptions): APIPromise<RelayCreateResponse>;

    /** Set the name or configuration of a relay.
     *  @http PUT /accounts/{account_id}/moq/relays/{relay_id}
     *  @body json required
     *  @availability beta */
    update(relayID: string, params: RelayUpdateParams, options?: RequestOptions): APIPromise<RelayGetResponse>;

    /** List the account's relays, filtered by creation time.
     *  @http GET /accounts/{account_id}/moq/relays
     *  @availability beta */
    list(params: RelayListParams, options?: RequestOptions): PagePromise<SinglePage<RelayListResponse>, RelayListResponse>;

    /** Delete a relay from the account.
     *  @http DELETE /accounts/{account_id}/moq/relays/{relay_id}
     *  @availability beta
     *  @confirm */
    delete(relayID: string, params: RelayDeleteParams, options?: RequestOptions): APIPromise<RelayDeleteResponse | null>;

    /** Look up one relay with its configuration.
     *  @http GET /accounts/{account_id}/moq/relays/{relay_id}
     *  @availability beta */
    get(relayID: string, params: RelayGetParams, options?: RequestOptions): APIPromise<RelayGetResponse>;
  }

  export interface RelayCreateParams extends InAccount {
    /** @minLength 1 */ name: string;
  }

  export interface RelayCreateResponse {
    config: RelayGetResponse.Config;
    created: DateTime;
    issuers: RelayCreateResponse.Issuer[];
    modified: DateTime;
    name: string;
    /** @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" */ uid: string;
  }
  export namespace RelayCreateResponse {
    export import Config = RelayGetResponse.Config;
    export interface Issuer {
      cloudflare_tokens: Issuer.CloudflareToken[];
      issuer: 'cloudflare';
      type: 'cloudflare_jwt';
    }
    export namespace Issuer {
      export interface CloudflareToken {
        created: DateTime;
        expires: DateTime;
        /** @example "f3a1b2c3d4e5f67890a1b2c3d4e5f678" */ jti: string;
        /** @minItems 1 */ operations: ('publish' | 'subscribe')[];
        /** @example "primary-encoder" */ label?: string;
        /** @example "eyJhbGciOiJFZDI1NTE5..." @sensitive */ secret?: string;
      }
    }
  }

  export interface RelayUpdateParams extends InAccount {
    config?: RelayGetResponse.Config;
    name?: string;
  }
  export namespace RelayUpdateParams {
    export import Config = RelayGetResponse.Config;
  }

  export import RelayUpdateResponse = MoQ.RelayGetResponse;

  export interface RelayListParams extends InAccount {
    /** @default false */ asc?: boolean;
    created_after?: DateTime;
    created_before?: DateTime;
    /** @min 1 @max 1000 @default 1000 @example 50 */ per_page?: Integer;
  }

  export interface RelayListResponse {
    created: DateTime;
    modified: DateTime;
    name: string;
    /** @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" */ uid: string;
  }

  export type RelayDeleteParams = InAccount;

  export type RelayDeleteResponse = unknown;

  export type RelayGetParams = InAccount;

  export interface RelayGetResponse {
    config: RelayGetResponse.Config;
    created: DateTime;
    modified: DateTime;
    name: string;
    /** @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" */ uid: string;
    status?: 'connected';
  }
  export namespace RelayGetResponse {
    export interface Config {
      upstreams?: Config.Upstreams;
    }
    export namespace Config {
      export interface Upstreams {
        /** @default false */ enabled?: boolean;
        /** @default [] */ upstreams?: Upstreams.Upstream[];
      }
      export namespace Upstreams {
        export interface Upstream {
          /** @format uri */ url: string;
        }
      }
    }
  }

  export type RelayListResponsesSinglePage = SinglePage<RelayListResponse>;
}

export declare namespace MoQ.Relays {
  /** Credentials to publish to or subscribe at a relay point. */
  export interface Tokens {
    /** Issue a relay token limited to given operations, with optional expiry.
     *  @http POST /accounts/{account_id}/moq/relays/{relay_id}/tokens
     *  @status 201
     *  @availability beta */
    create(relayID: string, params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenListResponse>;

    /** List the tokens issued for a relay.
     *  @http GET /accounts/{account_id}/moq/relays/{relay_id}/tokens
     *  @availability beta */
    list(relayID: string, params: TokenListParams, options?: RequestOptions): APIPromise<TokenListResponse>;

    /** Revoke one relay token by its token ID.
     *  @http DELETE /accounts/{account_id}/moq/relays/{relay_id}/tokens/{jti}
     *  @unwrapped
     *  @availability beta
     *  @confirm */
    delete(jti: string, params: TokenDeleteParams, options?: RequestOptions): APIPromise<TokenDeleteResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** @minItems 1 */ operations: ('publish' | 'subscribe')[];
    expires?: DateTime;
    /** @example "primary-encoder" */ label?: string;
  }

  export import TokenCreateResponse = MoQ.Relays.TokenListResponse;

  export type TokenListParams = InAccount;

  export interface TokenListResponse {
    issuers: RelayCreateResponse.Issuer[];
  }
  export namespace TokenListResponse {
    export import Issuer = RelayCreateResponse.Issuer;
  }

  export interface TokenDeleteParams extends InAccount {
    /** @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" */ relay_id: string;
  }

  export interface TokenDeleteResponse {
    errors: TokenDeleteResponse.Error[];
    messages: TokenDeleteResponse.Error[];
    success: boolean;
  }
  export namespace TokenDeleteResponse {
    export interface Error {
      code?: Integer;
      message?: string;
    }
    export type Message = Error;
  }
}
