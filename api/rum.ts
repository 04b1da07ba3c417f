import type { APIPromise, JsonObject, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Identifier, InAccount, ResourceID } from './_shared.ts';

/** Web Analytics: Privacy-minded visitor counts and page speed.
 *  @product rum Web Analytics
 *  @docs https://developers.cloudflare.com/web-analytics/ */
export interface RUM {
  readonly siteInfo: RUM.SiteInfo;
  readonly rules: RUM.Rules;
}

export declare namespace RUM {
  /** Measured sites with their token and snippet. */
  export interface SiteInfo {
    readonly siteTags: SiteInfo.SiteTags;
    readonly zoneTags: SiteInfo.ZoneTags;

    /** Start measuring a host or zone with Web Analytics and get its site token.
     *  @http POST /accounts/{account_id}/rum/site_info
     *  @body json required
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    create(params: SiteInfoCreateParams, options?: RequestOptions): APIPromise<Site>;

    /** Change a Web Analytics site's host, zone, auto-install or lite mode.
     *  @http PUT /accounts/{account_id}/rum/site_info/{site_id}
     *  @body json required
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(siteID: ResourceID, params: SiteInfoUpdateParams, options?: RequestOptions): APIPromise<Site>;

    /** Page through the account's Web Analytics sites in a chosen order.
     *  @http GET /accounts/{account_id}/rum/site_info/list
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    list(params: SiteInfoListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Site>, Site>;

    /** Remove a Web Analytics site, ending measurement for it.
     *  @http DELETE /accounts/{account_id}/rum/site_info/{site_id}
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(siteID: ResourceID, params: SiteInfoDeleteParams, options?: RequestOptions): APIPromise<SiteInfoDeleteResponse>;

    /** Read a Web Analytics site's settings, token and snippet by site ID.
     *  @http GET /accounts/{account_id}/rum/site_info/{site_id}
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(siteID: ResourceID, params: SiteInfoGetParams, options?: RequestOptions): APIPromise<Site>;

    /** Check whether a hostname can be added to Web Analytics.
     *  @http GET /accounts/{account_id}/rum/site_info/validate/{hostname}
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-validate-site-hostname */
    validate(/** @maxLength 253 */ hostname: string, params: SiteInfoValidateParams, options?: RequestOptions): APIPromise<JsonObject>;
  }

  export interface SiteInfoCreateParams extends InAccount {
    auto_install?: boolean;
    /** @example "example.com" */ host?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_tag?: string;
  }

  export interface Site {
    auto_install?: boolean;
    /** @readOnly */ created?: DateTime;
    rules?: RUMRule[];
    ruleset?: Site.Ruleset;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_tag?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_token?: string;
    snippet?: string;
  }
  export namespace Site {
    export interface Ruleset {
      /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      enabled?: boolean;
      /** @example "example.com" */ zone_name?: string;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_tag?: string;
    }
  }

  export interface SiteInfoUpdateParams extends InAccount {
    auto_install?: boolean;
    enabled?: boolean;
    /** @example "example.com" */ host?: string;
    lite?: boolean;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ zone_tag?: string;
  }

  export interface SiteInfoListParams extends InAccount {
    order_by?: 'host' | 'created';
    /** @example 1 */ page?: number;
    /** @example 10 */ per_page?: number;
  }

  export type SiteInfoDeleteParams = InAccount;

  export interface SiteInfoDeleteResponse {
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_tag?: string;
  }

  export type SiteInfoGetParams = InAccount;

  export type SiteInfoValidateParams = InAccount;

  /** Hosts and paths that are measured or left out. */
  export interface Rules {
    /** Add a rule to include or exclude a host's paths from Web Analytics.
     *  @http POST /accounts/{account_id}/rum/v2/{ruleset_id}/rule
     *  @body json required
     *  @plans pro business enterprise
     *  @availability ga */
    create(rulesetID: string, params: RuleCreateParams, options?: RequestOptions): APIPromise<RUMRule>;

    /** Replace a Web Analytics rule's host, paths, inclusion and pause state.
     *  @http PUT /accounts/{account_id}/rum/v2/{ruleset_id}/rule/{rule_id}
     *  @body json required
     *  @plans pro business enterprise
     *  @availability ga */
    update(ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<RUMRule>;

    /** Show the rules that decide which pages Web Analytics measures.
     *  @http GET /accounts/{account_id}/rum/v2/{ruleset_id}/rules
     *  @plans free pro business enterprise
     *  @availability ga */
    list(rulesetID: string, params: RuleListParams, options?: RequestOptions): APIPromise<RuleListResponse>;

    /** Remove one rule from a Web Analytics ruleset.
     *  @http DELETE /accounts/{account_id}/rum/v2/{ruleset_id}/rule/{rule_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<Identifier>;

    /** Add or change many Web Analytics rules and drop others in one request.
     *  @http POST /accounts/{account_id}/rum/v2/{ruleset_id}/rules
     *  @body json required
     *  @permission Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    bulkCreate(rulesetID: string, params: RuleBulkCreateParams, options?: RequestOptions): APIPromise<RuleListResponse>;
  }

  export interface RuleCreateParams extends InAccount {
    /** @example "example.com" */ host?: string;
    inclusive?: boolean;
    is_paused?: boolean;
    paths?: string[];
  }

  export interface RUMRule {
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** @readOnly */ created?: DateTime;
    /** @example "example.com" */ host?: string;
    inclusive?: boolean;
    is_paused?: boolean;
    paths?: string[];
    /** @example 1000 */ priority?: number;
  }

  export interface RuleUpdateParams extends InAccount {
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ ruleset_id: string;
    /** @example "example.com" */ host?: string;
    inclusive?: boolean;
    is_paused?: boolean;
    paths?: string[];
  }

  export type RuleListParams = InAccount;

  export interface RuleListResponse {
    rules?: RUMRule[];
    ruleset?: Site.Ruleset;
  }
  export namespace RuleListResponse {
    export type Ruleset = Site.Ruleset;
  }

  export interface RuleDeleteParams extends InAccount {
    /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ ruleset_id: string;
  }

  export type RuleDeleteResponse = Identifier;

  export interface RuleBulkCreateParams extends InAccount {
    delete_rules?: string[];
    rules?: RuleBulkCreateParams.Rule[];
  }
  export namespace RuleBulkCreateParams {
    export interface Rule {
      /** @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** @example "example.com" */ host?: string;
      inclusive?: boolean;
      is_paused?: boolean;
      paths?: string[];
    }
  }

  export import RuleBulkCreateResponse = RUM.RuleListResponse;

  export type SitesV4PagePaginationArray = V4PagePaginationArray<Site>;
}

export declare namespace RUM.SiteInfo {
  /** Identifiers of the measured sites. */
  export interface SiteTags {
    /** List the site tags of the account's Web Analytics sites.
     *  @http GET /accounts/{account_id}/rum/site_info/site_tag/list
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-list-site-tags */
    list(params: SiteTagListParams, options?: RequestOptions): APIPromise<string[]>;
  }

  export interface SiteTagListParams extends InAccount {
    all?: boolean;
  }

  /** Identifiers of zones that are measured. */
  export interface ZoneTags {
    /** List the zone tags of zones that have Web Analytics.
     *  @http GET /accounts/{account_id}/rum/site_info/zone_tag/list
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-list-zone-tags */
    list(params: ZoneTagListParams, options?: RequestOptions): APIPromise<string[]>;
  }

  export type ZoneTagListParams = InAccount;
}
