import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { DateTime, InAccount } from './_shared.ts';

/** Realtime: Building blocks for live audio, video and data over WebRTC.
 *  @product calls Realtime
 *  @docs https://developers.cloudflare.com/realtime/ */
export interface Calls {
  readonly sfu: Calls.SFU;
  readonly turn: Calls.TURN;
}

export declare namespace Calls {
  /** Applications that pass media tracks between participants. */
  export interface SFU {
    /** Create a Calls SFU app and get the credentials to use it.
     *  @http POST /accounts/{account_id}/calls/apps
     *  @body json required
     *  @status 201
     *  @permission Calls Write
     *  @availability ga */
    create(params: SFUCreateParams, options?: RequestOptions): APIPromise<SFUCreateResponse>;

    /** Rename a Calls SFU app.
     *  @http PUT /accounts/{account_id}/calls/apps/{app_id}
     *  @body json required
     *  @permission Calls Write
     *  @availability ga */
    update(/** @minLength 32 @maxLength 32 */ appID: string, params: SFUUpdateParams, options?: RequestOptions): APIPromise<SFUGetResponse>;

    /** List the Calls SFU apps of an account.
     *  @http GET /accounts/{account_id}/calls/apps
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    list(params: SFUListParams, options?: RequestOptions): PagePromise<SinglePage<SFUGetResponse>, SFUGetResponse>;

    /** Delete a Calls SFU app, cutting off clients that rely on it.
     *  @http DELETE /accounts/{account_id}/calls/apps/{app_id}
     *  @permission Calls Write
     *  @availability ga */
    delete(/** @minLength 32 @maxLength 32 */ appID: string, params: SFUDeleteParams, options?: RequestOptions): APIPromise<SFUGetResponse>;

    /** Read one Calls SFU app of the account.
     *  @http GET /accounts/{account_id}/calls/apps/{app_id}
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ appID: string, params: SFUGetParams, options?: RequestOptions): APIPromise<SFUGetResponse>;
  }

  export interface SFUCreateParams extends InAccount {
    /** @default "" @example "production-realtime-app" */ name?: string;
  }

  export interface SFUCreateResponse {
    created?: DateTime;
    modified?: DateTime;
    /** @default "" @example "production-realtime-app" */ name?: string;
    /** @minLength 64 @maxLength 64 @sensitive */ secret?: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid?: string;
  }

  export type SFUUpdateParams = SFUCreateParams;

  export type SFUUpdateResponse = SFUGetResponse;

  export type SFUListParams = InAccount;

  export type SFUListResponse = SFUGetResponse;

  export type SFUDeleteParams = InAccount;

  export type SFUDeleteResponse = SFUGetResponse;

  export type SFUGetParams = InAccount;

  export interface SFUGetResponse {
    created?: DateTime;
    modified?: DateTime;
    /** @default "" @example "production-realtime-app" */ name?: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid?: string;
  }

  /** Keys for relaying traffic of clients behind firewalls. */
  export interface TURN {
    /** Create a TURN key for relaying WebRTC traffic.
     *  @http POST /accounts/{account_id}/calls/turn_keys
     *  @body json required
     *  @status 201
     *  @permission Calls Write
     *  @availability ga */
    create(params: TURNCreateParams, options?: RequestOptions): APIPromise<TURNCreateResponse>;

    /** Rename a TURN key.
     *  @http PUT /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @body json required
     *  @permission Calls Write
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ keyID: string,
      params: TURNUpdateParams,
      options?: RequestOptions,
    ): APIPromise<SFUGetResponse>;

    /** List the TURN keys of an account.
     *  @http GET /accounts/{account_id}/calls/turn_keys
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    list(params: TURNListParams, options?: RequestOptions): PagePromise<SinglePage<SFUGetResponse>, SFUGetResponse>;

    /** Delete a TURN key so it can no longer issue credentials.
     *  @http DELETE /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @permission Calls Write
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ keyID: string,
      params: TURNDeleteParams,
      options?: RequestOptions,
    ): APIPromise<SFUGetResponse>;

    /** Read one TURN key's name and dates.
     *  @http GET /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ keyID: string, params: TURNGetParams, options?: RequestOptions): APIPromise<SFUGetResponse>;
  }

  export type TURNCreateParams = SFUCreateParams;

  export interface TURNCreateResponse {
    created?: DateTime;
    /** @minLength 64 @maxLength 64 @sensitive */ key?: string;
    modified?: DateTime;
    /** @default "" @example "my-turn-key" */ name?: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid?: string;
  }

  export type TURNUpdateParams = SFUCreateParams;

  export type TURNUpdateResponse = SFUGetResponse;

  export type TURNListParams = InAccount;

  export type TURNListResponse = SFUGetResponse;

  export type TURNDeleteParams = InAccount;

  export type TURNDeleteResponse = SFUGetResponse;

  export type TURNGetParams = InAccount;

  export type TURNGetResponse = SFUGetResponse;

  export type SFUListResponsesSinglePage = SinglePage<SFUGetResponse>;

  export type TURNListResponsesSinglePage = SinglePage<SFUGetResponse>;
}
