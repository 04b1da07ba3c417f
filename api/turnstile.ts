import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, ResourceID } from './_shared.ts';

/** Turnstile: A CAPTCHA replacement that rarely bothers people.
 *  @product turnstile Turnstile
 *  @docs https://developers.cloudflare.com/turnstile/ */
export interface Turnstile {
  readonly widgets: Turnstile.Widgets;
}

export declare namespace Turnstile {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Label that people see, best one that tells site and purpose; need not be unique. */ name: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Widget to work on, by its sitekey, which the page shows publicly. @from turnstile.widgets.list */ sitekey: string;
  }

  /** Site keys with their domains and mode. */
  export interface Widgets {
    /** Create a Turnstile widget for given domains.
     *
     *  The answer holds the sitekey, which goes into the page, and the secret, with which your server checks tokens.
     *  @http POST /accounts/{account_id}/challenges/widgets
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "login form", "domains": ["example.com"], "mode": "managed" }
     *  @aliases captcha */
    create(params: WidgetCreateParams, options?: RequestOptions): APIPromise<Widget>;

    /** Replace a widget's settings, keeping its sitekey and secret.
     *
     *  Optional settings left out go back to their defaults. `region` cannot be changed.
     *  @http PUT /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "name": "Sign-up form", "domains": ["example.com"], "mode": "managed" } */
    update(sitekey: ResourceID, params: WidgetUpdateParams, options?: RequestOptions): APIPromise<Widget>;

    /** List the account's widgets, filtered and in a chosen order.
     *  @http GET /accounts/{account_id}/challenges/widgets
     *  @permission Turnstile Sites Write; Turnstile Sites Read; Account Settings Write; Account Settings Read
     *  @availability ga
     *  @columns name sitekey domains mode clearance_level created_on modified_on */
    list(params: WidgetListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<WidgetListResponse>, WidgetListResponse>;

    /** Delete a widget, making its sitekey and secret useless.
     *
     *  Pages that still carry the sitekey show an error at once, and tokens can no longer be checked.
     *  @http DELETE /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga */
    delete(sitekey: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Widget>;

    /** Get one widget's domains, mode and secret by its sitekey.
     *  @http GET /accounts/{account_id}/challenges/widgets/{sitekey}
     *  @permission Turnstile Sites Write; Turnstile Sites Read; Account Settings Write; Account Settings Read
     *  @availability ga */
    get(sitekey: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Widget>;

    /** Rotate a widget's secret.
     *
     *  The old secret works for 2 more hours, unless `invalidate_immediately` is set; during that time it cannot be rotated again.
     *  @http POST /accounts/{account_id}/challenges/widgets/{sitekey}/rotate_secret
     *  @body json required
     *  @permission Turnstile Sites Write; Account Settings Write
     *  @availability ga
     *  @aliases new secret
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "invalidate_immediately": false } */
    rotateSecret(sitekey: ResourceID, params: WidgetRotateSecretParams, options?: RequestOptions): APIPromise<Widget>;
  }

  export interface WidgetOptions {
    /** Kind of check on visitors: `managed` may ask for a click, `non-interactive` shows progress only, `invisible` shows nothing. */
    mode: 'non-interactive' | 'invisible' | 'managed' | (string & {});
    /** If true, bots get challenges that are expensive to compute. Enterprise only. */ bot_fight_mode?: boolean;
    /** Level of the clearance cookie that a solved challenge gives the visitor for the zone; `no_clearance` gives none. */
    clearance_level?: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive' | (string & {});
    /** Whether siteverify answers hold an ephemeral id of the visitor. Enterprise only. */ ephemeral_id?: boolean;
    /** If true, the widget shows no Cloudflare branding. Enterprise only. */ offlabel?: boolean;
    /** Area where the widget can be used; cannot be changed after creation. @default "world" */ region?: 'world' | 'china' | (string & {});
  }

  export interface WidgetSettings extends WidgetOptions {
    /** Hostnames on which the widget may be shown; subdomains are included. @maxItems 10 */ domains: WidgetDomainParam[];
  }

  export interface WidgetCreateParams extends InAccount, WidgetSettings {
    /** @minLength 1 @maxLength 254 */ name: string;
    /** @query */ direction?: 'asc' | 'desc';
    /** Only widgets that match `name:TEXT` (part of the name) or `sitekey:KEY` (exact); other forms are refused with 400. @query @example "name:my-widget" */
    filter?: string;
    /** Property by which the widgets are sorted. @query */ order?: 'id' | 'sitekey' | 'name' | 'created_on' | 'modified_on' | (string & {});
    /** @query @min 1 @default 1 */ page?: number;
    /** @query @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface Widget extends WidgetListResponse {
    /** Secret with which your server checks tokens at siteverify; never put it into a page. @example "0x4AAF00AAAABn0R22HWm098HVBjhdsYUc" @sensitive */
    secret: string;
  }

  export interface WidgetUpdateParams extends InAccount, WidgetSettings {
    /** @minLength 1 @maxLength 254 @example "Example Inc. sign-in" */ name: string;
  }

  export interface WidgetListParams extends InAccount {
    direction?: 'asc' | 'desc';
    /** Only widgets that match `name:TEXT` (part of the name) or `sitekey:KEY` (exact); other forms are refused with 400. @example "name:my-widget" */
    filter?: string;
    /** Property by which the widgets are sorted. */ order?: 'id' | 'sitekey' | 'name' | 'created_on' | 'modified_on' | (string & {});
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 25 */ per_page?: number;
  }

  export interface WidgetListResponse extends WidgetOptions {
    bot_fight_mode: boolean;
    clearance_level: 'no_clearance' | 'jschallenge' | 'managed' | 'interactive';
    /** @readOnly */ created_on: DateTime;
    /** Hostnames on which the widget may be shown, subdomains included. */ domains: WidgetDomain[];
    ephemeral_id: boolean;
    mode: 'non-interactive' | 'invisible' | 'managed';
    /** @readOnly */ modified_on: DateTime;
    /** @minLength 1 @maxLength 254 */ name: string;
    offlabel: boolean;
    /** @default "world" */ region: 'world' | 'china';
    /** Public key that goes into the page; identifies the widget. @maxLength 32 @example "0x4AAF00AAAABn0R22HWm-YUc" */ sitekey: string;
    /** Tool that created the widget, as detected by Cloudflare; absent for older widgets. @readOnly */
    deployed_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
    /** Tool behind the last update, rotation or delete of the widget, as detected by Cloudflare; absent for older widgets. @readOnly */
    last_modified_via?: 'wrangler' | 'dashboard' | 'spin' | 'api' | 'unknown';
  }

  export interface WidgetRotateSecretParams extends InAccount {
    /** If true, the old secret is refused at once; otherwise it works for 2 more hours. @default false */ invalidate_immediately?: boolean;
  }

  export type WidgetDomain = string;

  export type WidgetDomainParam = string;

  export type WidgetListResponsesV4PagePaginationArray = V4PagePaginationArray<WidgetListResponse>;
}
