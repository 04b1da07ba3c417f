import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount, Integer } from './_shared.ts';

/** Media over QUIC: Low-latency live streaming over the QUIC protocol.
 *  @product moq Media over QUIC
 *  @docs https://developers.cloudflare.com/moq/ */
export interface MoQ {
  readonly relays: MoQ.Relays;
}

export declare namespace MoQ {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Label of the relay for people. */ name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Token to revoke, by the `jti` claim that its creation returned. */ jti: string;
    /** Relay to work on, as `moq.relays.list` shows it. @from moq.relays.list */ relay_id: string;
  }

  /** Points that pass a live stream from publishers to subscribers. */
  export interface Relays {
    readonly tokens: Relays.Tokens;

    /** Create a named relay for Media over QUIC.
     *
     *  Two tokens come with it, one to publish and one to subscribe; their secrets are shown only once, in this response.
     *  @http POST /accounts/{account_id}/moq/relays
     *  @status 201
     *  @availability beta
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "main-stage" } */
    create(params: RelayCreateParams, options?: RequestOptions): APIPromise<RelayCreateResponse>;

    /** Replace the name or configuration of a relay.
     *
     *  Omitted fields keep their values.
     *  @http PUT /accounts/{account_id}/moq/relays/{relay_id}
     *  @body json required
     *  @availability beta */
    update(relayID: string, params: RelayUpdateParams, options?: RequestOptions): APIPromise<Relay>;

    /** List the account's relays, filtered by creation time.
     *
     *  Take the `created` of the last item as `created_before` for the next page.
     *  @http GET /accounts/{account_id}/moq/relays
     *  @availability beta
     *  @columns name uid created modified */
    list(params: RelayListParams, options?: RequestOptions): PagePromise<SinglePage<RelayListResponse>, RelayListResponse>;

    /** Delete a relay from the account.
     *
     *  Its tokens stop working.
     *  @http DELETE /accounts/{account_id}/moq/relays/{relay_id}
     *  @availability beta
     *  @confirm
     *  @cascades moq.relays.tokens */
    delete(relayID: string, params: InAccount, options?: RequestOptions): APIPromise<RelayDeleteResponse | null>;

    /** Get one relay with its configuration.
     *  @http GET /accounts/{account_id}/moq/relays/{relay_id}
     *  @availability beta */
    get(relayID: string, params: InAccount, options?: RequestOptions): APIPromise<Relay>;
  }

  export interface RelayCreateParams extends InAccount {
    /** @minLength 1 */ name: string;
  }

  export interface RelayCreateResponse extends RelayListResponse {
    /** Behavior of the relay, such as the servers it asks for missing tracks. */ config: Config;
    /** Issuers allowed to sign tokens for the relay, with the tokens made by Cloudflare. */ issuers: Issuer[];
  }

  export interface RelayUpdateParams extends InAccount {
    /** Behavior of the relay, such as the servers it asks for missing tracks. */ config?: Config;
    /** @minLength 1 */ name?: string;
  }

  export interface Relay extends RelayListResponse {
    /** Behavior of the relay, such as the servers it asks for missing tracks. */ config: Config;
    /** `connected` while somebody uses the relay; otherwise absent. */ status?: 'connected';
  }

  export interface RelayListParams extends InAccount {
    /** If true, oldest first; otherwise newest first. @default false */ asc?: boolean;
    /** Only relays created after this time; for paging. */ created_after?: DateTime;
    /** Only relays created before this time; for paging. */ created_before?: DateTime;
    /** @min 1 @max 1000 @default 1000 @example 50 */ per_page?: Integer;
  }

  export interface RelayListResponse {
    /** Time of the creation. */ created: DateTime;
    /** Time of the last change. */ modified: DateTime;
    name: string;
    /** Id of the relay, 32 hex digits. @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" */ uid: string;
  }

  export type RelayDeleteResponse = JsonValue;

  export type RelayListResponsesSinglePage = SinglePage<RelayListResponse>;

  export interface Config {
    /** Whether and from where the relay fetches what its own publishers do not provide. */ upstreams?: Config.Upstreams;
  }
  export namespace Config {
    export interface Upstreams {
      /** Whether upstream servers are asked. @default false */ enabled?: boolean;
      /** Each entry is a server the relay may fetch from. @default [] */ upstreams?: Upstreams.Upstream[];
    }
    export namespace Upstreams {
      export interface Upstream {
        /** Address of the upstream server. @format uri */ url: string;
      }
    }
  }

  export interface Issuer {
    /** Tokens signed by Cloudflare for the issuer. */ cloudflare_tokens: Issuer.CloudflareToken[];
    /** Signs the tokens. */ issuer: 'cloudflare';
    /** Kind of the tokens. */ type: 'cloudflare_jwt';
  }
  export namespace Issuer {
    export interface CloudflareToken {
      /** Time of the creation. */ created: DateTime;
      /** Time after which the token is refused, at most a year ahead; by default a year. */ expires: DateTime;
      /** Id inside the token (JWT `jti`), by which it is revoked. @example "f3a1b2c3d4e5f67890a1b2c3d4e5f678" */ jti: string;
      /** Operations allowed to the holder of the token. @minItems 1 */ operations: ('publish' | 'subscribe')[];
      /** Text that tells people which client uses the token. @example "primary-encoder" */ label?: string;
      /** Token itself, signed by Cloudflare, that a client presents to the relay. @example "eyJhbGciOiJFZDI1NTE5..." @sensitive */ secret?: string;
    }
  }
}

export declare namespace MoQ.Relays {
  /** Credentials to publish to or subscribe at a relay point. */
  export interface Tokens {
    /** Create a relay token limited to given operations.
     *
     *  The secret is shown only once, in this response. A relay has at most 10 tokens; an eleventh is refused.
     *  @http POST /accounts/{account_id}/moq/relays/{relay_id}/tokens
     *  @status 201
     *  @availability beta
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "relay_id": "a1b2c3d4e5f67890a1b2c3d4e5f67890", "operations": ["publish"],
     *    "label": "primary-encoder"
     *  } */
    create(relayID: string, params: TokenCreateParams, options?: RequestOptions): APIPromise<TokenResult>;

    /** List the tokens issued for a relay.
     *
     *  Expired tokens are listed too: compare `expires` with the time. Secrets are never returned again.
     *  @http GET /accounts/{account_id}/moq/relays/{relay_id}/tokens
     *  @availability beta */
    list(relayID: string, params: InAccount, options?: RequestOptions): APIPromise<TokenResult>;

    /** Delete one relay token by its token ID.
     *
     *  Takes effect as caches run out rather than at once; open connections are not closed. Repeating it does no harm.
     *  @http DELETE /accounts/{account_id}/moq/relays/{relay_id}/tokens/{jti}
     *  @unwrapped
     *  @availability beta
     *  @confirm */
    delete(jti: string, params: TokenDeleteParams, options?: RequestOptions): APIPromise<TokenDeleteResponse>;
  }

  export interface TokenCreateParams extends InAccount {
    /** Operations allowed to the holder of the token. @minItems 1 */ operations: ('publish' | 'subscribe' | (string & {}))[];
    /** Time after which the token is refused, at most a year ahead; by default a year. */ expires?: DateTime;
    /** Note for people. @example "primary-encoder" */ label?: string;
  }

  export interface TokenResult {
    /** Issuers allowed to sign tokens for the relay, with the tokens made by Cloudflare. */ issuers: Issuer[];
  }

  export interface TokenDeleteParams extends InAccount {
    /** Relay the token belongs to. @example "a1b2c3d4e5f67890a1b2c3d4e5f67890" @from moq.relays.list */ relay_id: string;
  }

  export interface TokenDeleteResponse {
    errors: TokenDeleteResponse.Error[];
    messages: TokenDeleteResponse.Message[];
    success: boolean;
  }
  export namespace TokenDeleteResponse {
    export interface Error {
      /** Number of the error. */ code?: Integer;
      /** Human-readable error message. */ message?: string;
    }
    export interface Message {
      /** Number of the error. */ code?: Integer;
      /** Human-readable error message. */ message?: string;
    }
  }
}
