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
  /** Words of fields by their names. */
  export interface Glossary {
    /** Time of the creation. */ created: string;
    /** Time of the last change. */ modified: string;
    /** Id given by Cloudflare; paths use it. */ uid: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** App to work on, as `calls.sfu.list` shows it. @from calls.sfu.list */ app_id: string;
    /** Key to work on, as `calls.turn.list` shows it. @from calls.turn.list */ key_id: string;
  }

  /** Applications that pass media tracks between participants. */
  export interface SFU {
    /** Create a Calls SFU app and get the credentials to use it.
     *
     *  The secret is shown only once, in this response.
     *  @http POST /accounts/{account_id}/calls/apps
     *  @body json required
     *  @status 201
     *  @permission Calls Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "production-realtime-app" } */
    create(params: SFUParams, options?: RequestOptions): APIPromise<SFUCreateResponse>;

    /** Replace the name of a Calls SFU app.
     *  @http PUT /accounts/{account_id}/calls/apps/{app_id}
     *  @body json required
     *  @permission Calls Write
     *  @availability ga */
    update(/** @minLength 32 @maxLength 32 */ appID: string, params: SFUParams, options?: RequestOptions): APIPromise<SFUResult>;

    /** List the Calls SFU apps of an account.
     *  @http GET /accounts/{account_id}/calls/apps
     *  @permission Calls Write; Calls Read
     *  @availability ga
     *  @columns name uid created modified */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SFUResult>, SFUResult>;

    /** Delete a Calls SFU app, cutting off clients that rely on it.
     *  @http DELETE /accounts/{account_id}/calls/apps/{app_id}
     *  @permission Calls Write
     *  @availability ga */
    delete(/** @minLength 32 @maxLength 32 */ appID: string, params: InAccount, options?: RequestOptions): APIPromise<SFUResult>;

    /** Get one Calls SFU app of the account.
     *  @http GET /accounts/{account_id}/calls/apps/{app_id}
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ appID: string, params: InAccount, options?: RequestOptions): APIPromise<SFUResult>;
  }

  export interface SFUParams extends InAccount {
    /** Label of the app for people, not shown to end users. @default "" @example "production-realtime-app" */ name?: string;
  }

  export interface SFUCreateResponse {
    created: DateTime;
    modified: DateTime;
    /** Label of the app for people, not shown to end users. @default "" @example "production-realtime-app" */ name: string;
    /** Bearer token for the app's API; shown once. @minLength 64 @maxLength 64 @sensitive */ secret: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid: string;
  }

  export interface SFUResult {
    created: DateTime;
    modified: DateTime;
    /** Label of the app for people, not shown to end users. @default "" @example "production-realtime-app" */ name: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid: string;
  }

  /** Keys for relaying traffic of clients behind firewalls. */
  export interface TURN {
    /** Create a TURN key for relaying WebRTC traffic.
     *
     *  The key is shown only once, in this response; your server makes short-lived credentials from it.
     *  @http POST /accounts/{account_id}/calls/turn_keys
     *  @body json required
     *  @status 201
     *  @permission Calls Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "my-turn-key" } */
    create(params: TURNParams, options?: RequestOptions): APIPromise<TURNCreateResponse>;

    /** Replace the name of a TURN key.
     *  @http PUT /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @body json required
     *  @permission Calls Write
     *  @availability ga */
    update(
      /** @minLength 32 @maxLength 32 */ keyID: string,
      params: TURNParams,
      options?: RequestOptions,
    ): APIPromise<SFUResult>;

    /** List the TURN keys of an account.
     *  @http GET /accounts/{account_id}/calls/turn_keys
     *  @permission Calls Write; Calls Read
     *  @availability ga
     *  @columns name uid created modified */
    list(params: InAccount, options?: RequestOptions): PagePromise<SinglePage<SFUResult>, SFUResult>;

    /** Delete a TURN key so it can no longer issue credentials.
     *  @http DELETE /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @permission Calls Write
     *  @availability ga */
    delete(
      /** @minLength 32 @maxLength 32 */ keyID: string,
      params: InAccount,
      options?: RequestOptions,
    ): APIPromise<SFUResult>;

    /** Get one TURN key's name and dates.
     *  @http GET /accounts/{account_id}/calls/turn_keys/{key_id}
     *  @permission Calls Write; Calls Read
     *  @availability ga */
    get(/** @minLength 32 @maxLength 32 */ keyID: string, params: InAccount, options?: RequestOptions): APIPromise<SFUResult>;
  }

  export interface TURNParams extends InAccount {
    /** Label of the key for people, not shown to end users. @default "" @example "production-realtime-app" */ name?: string;
  }

  export interface TURNCreateResponse {
    created: DateTime;
    /** Bearer token that makes TURN credentials; shown once. @minLength 64 @maxLength 64 @sensitive */ key: string;
    modified: DateTime;
    /** Label of the key for people, not shown to end users. @default "" @example "my-turn-key" */ name: string;
    /** @minLength 32 @maxLength 32 @example "2a95132c15732412d22c1476fa83f27a" */ uid: string;
  }

  export type SFUListResponsesSinglePage = SinglePage<SFUResult>;

  export type TURNListResponsesSinglePage = SinglePage<SFUResult>;
}
