import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, ResourceID } from './_shared.ts';

/** Turnstile: A CAPTCHA replacement that rarely bothers people.
 *  @product turnstile Turnstile
 *  @docs https://developers.cloudflare.com/turnstile/ */
export interface Turnstile {
  readonly widgets: Turnstile.Widgets;
}

export declare namespace Turnstile {
  /** Site keys with their domains and mode. */
  export interface Widgets {
    /** Make a Turnstile widget for given domains and get its sitekey and secret.
     *  @http POST /accounts/{account_id}/challenges/widgets
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga */
    create(params: WidgetCreateParams, options?: RequestOptions): APIPromise<Widget>;

    /** Replace a widget's settings, keeping its sitekey and secret.
     *  @http PUT /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga */
    update(sitekey: ResourceID, params: WidgetUpdateParams, options?: RequestOptions): APIPromise<Widget>;

    /** Page through the account's widgets, filtered and in a chosen order.
     *  @http GET /accounts/{account_id}/challenges/widgets
     *  @permission Turnstile Sites Write; Turnstile Sites Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    list(params: WidgetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<WidgetListResponse>, WidgetListResponse>;

    /** Delete a widget, making its sitekey and secret useless.
     *  @http DELETE /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga */
    delete(sitekey: ResourceID, params: WidgetDeleteParams, options?: RequestOptions): APIPromise<Widget>;

    /** Read one widget's domains, mode and secret by its sitekey.
     *  @http GET /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Turnstile Sites Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(sitekey: ResourceID, params: WidgetGetParams, options?: RequestOptions): APIPromise<Widget>;

    /** Issue a new widget secret; the old one works briefly unless cut off at once.
     *  @http POST /accounts/{account_id}/challenges/widgets/{sitekey}/rotate_secret
     *  @body json required
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga */
    rotateSecret(sitekey: ResourceID, params: WidgetRotateSecretParams, options?: RequestOptions): APIPromise<Widget>;
  }

  export interface WidgetCreateParams extends InAccount {
    domains: WidgetDomainParam[];
    mode: 'non-interactive' | 'invisible' | 'managed';
    /** @minLength 1 @maxLength 254 */ name: string;
    /** @query */ direction?: 'asc' | 'desc';
    /** @query @example "name:my-widget" */ filter?: string;
    /** @query */ order?: 'id' | 'sitekey' | 'name' | 'created_on' | 'modified_on';
    /** @query @min 1 @default 1 */ page?: number;
    /** @query @min 5 @max 1000 @default 25 */ per_page?: number;
    bot_fight_mode?: boolean;
    clearance_level?: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive';
    ephemeral_id?: boolean;
    offlabel?: boolean;
    /** @default "world" */ region?: 'world' | 'china';
  }

  export interface Widget {
    bot_fight_mode: boolean;
    clearance_level: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive';
    /** @readOnly */ created_on: DateTime;
    domains: WidgetDomain[];
    ephemeral_id: boolean;
    mode: 'non-interactive' | 'invisible' | 'managed';
    /** @readOnly */ modified_on: DateTime;
    /** @minLength 1 @maxLength 254 */ name: string;
    offlabel: boolean;
    /** @default "world" */ region: 'world' | 'china';
    /** @example "0x4AAF00AAAABn0R22HWm098HVBjhdsYUc" @sensitive */ secret: string;
    /** @maxLength 32 @example "0x4AAF00AAAABn0R22HWm-YUc" */ sitekey: string;
    /** @readOnly */ deployed_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
    /** @readOnly */ last_modified_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
  }

  export interface WidgetUpdateParams extends InAccount {
    domains: WidgetDomainParam[];
    mode: 'non-interactive' | 'invisible' | 'managed';
    /** @minLength 1 @maxLength 254 */ name: string;
    bot_fight_mode?: boolean;
    clearance_level?: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive';
    ephemeral_id?: boolean;
    offlabel?: boolean;
    /** @default "world" */ region?: 'world' | 'china';
  }

  export interface WidgetListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** @example "name:my-widget" */ filter?: string;
    order?: 'id' | 'sitekey' | 'name' | 'created_on' | 'modified_on';
    /** @min 1 @default 1 */ page?: number;
    /** @min 5 @max 1000 @default 25 */ per_page?: number;
  }

  export interface WidgetListResponse {
    bot_fight_mode: boolean;
    clearance_level: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive';
    /** @readOnly */ created_on: DateTime;
    domains: WidgetDomain[];
    ephemeral_id: boolean;
    mode: 'non-interactive' | 'invisible' | 'managed';
    /** @readOnly */ modified_on: DateTime;
    /** @minLength 1 @maxLength 254 */ name: string;
    offlabel: boolean;
    /** @default "world" */ region: 'world' | 'china';
    /** @maxLength 32 @example "0x4AAF00AAAABn0R22HWm-YUc" */ sitekey: string;
    /** @readOnly */ deployed_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
    /** @readOnly */ last_modified_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
  }

  export type WidgetDeleteParams = InAccount;

  export type WidgetGetParams = InAccount;

  export interface WidgetRotateSecretParams extends InAccount {
    /** @default false */ invalidate_immediately?: boolean;
  }

  export type WidgetDomain = string;

  export type WidgetDomainParam = string;

  export type WidgetListResponsesV4PagePaginationArray = V4PagePaginationArray<WidgetListResponse>;
}
