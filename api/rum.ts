import type { APIPromise, JsonObject, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InAccount, ResourceID } from './_shared.ts';

/** Web Analytics: Privacy-minded visitor counts and page speed.
 *  @product rum Web Analytics
 *  @docs https://developers.cloudflare.com/web-analytics/ */
export interface RUM {
  readonly siteInfo: RUM.SiteInfo;
  readonly rules: RUM.Rules;
}

export declare namespace RUM {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Whether Cloudflare adds the script to pages of a proxied zone itself. */ auto_install: boolean;
    /** Zone to measure, for proxied sites. */ zone_tag: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Hostname whose Web Analytics site is looked for. */ hostname: string;
    /** Rule of the site's ruleset. */ rule_id: string;
    /** Ruleset of the site, as the site shows it in `ruleset`. */ ruleset_id: string;
    /** Web Analytics site, by its `site_tag`. */ site_id: string;
  }

  /** Measured sites with their token and snippet. */
  export interface SiteInfo {
    readonly siteTags: SiteInfo.SiteTags;
    readonly zoneTags: SiteInfo.ZoneTags;

    /** Create a Web Analytics site for a host or zone.
     *
     *  Give `zone_tag` for a proxied zone, where the script can be added automatically, or `host` for a site elsewhere, into whose pages you put
     *  the snippet.
     *  @http POST /accounts/{account_id}/rum/site_info
     *  @body json required
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga
     *  @example { "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "zone_tag": "023e105f4ecef8ad9ca31a8372d0c353", "auto_install": true }
     *  @aliases web analytics */
    create(params: SiteInfoCreateParams, options?: RequestOptions): APIPromise<Site>;

    /** Replace a Web Analytics site's host, zone, auto-install or lite mode.
     *  @http PUT /accounts/{account_id}/rum/site_info/{site_id}
     *  @body json required
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    update(siteID: ResourceID, params: SiteInfoUpdateParams, options?: RequestOptions): APIPromise<Site>;

    /** List the account's Web Analytics sites in a chosen order.
     *  @http GET /accounts/{account_id}/rum/site_info/list
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns ruleset.zone_name site_tag auto_install ruleset.enabled created */
    list(params: SiteInfoListParams, options?: RequestOptions): PagePromise<V4PagePaginationArray<Site>, Site>;

    /** Delete a Web Analytics site, ending measurement for it.
     *  @http DELETE /accounts/{account_id}/rum/site_info/{site_id}
     *  @permission Account Settings Write
     *  @plans free pro business enterprise
     *  @availability ga */
    delete(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<SiteInfoDeleteResponse>;

    /** Get a Web Analytics site's settings, token and snippet.
     *  @http GET /accounts/{account_id}/rum/site_info/{site_id}
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @availability ga */
    get(siteID: ResourceID, params: InAccount, options?: RequestOptions): APIPromise<Site>;

    /** Validate that a hostname can be added to Web Analytics.
     *  @http GET /accounts/{account_id}/rum/site_info/validate/{hostname}
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-validate-site-hostname */
    validate(/** @maxLength 253 */ hostname: string, params: InAccount, options?: RequestOptions): APIPromise<JsonObject>;
  }

  export interface SiteInfoCreateParams extends InAccount {
    auto_install?: boolean;
    /** Hostname of a site that is not proxied. @example "example.com" @format hostname */ host?: string;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" @from zones.list @pattern ^[0-9a-f]{32}$ */ zone_tag?: string;
  }

  export interface Site {
    auto_install?: boolean;
    /** Time of the creation. @readOnly */ created?: DateTime;
    /** Rules that include or exclude paths. */ rules?: RUMRule[];
    /** Ruleset that holds the site's rules. */ ruleset?: Site.Ruleset;
    /** Id of the site in paths and queries of analytics. @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_tag?: string;
    /** Public token of the site that the script sends with its data. @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_token?: string;
    /** HTML snippet to put into pages that are not proxied. */ snippet?: string;
  }
  export namespace Site {
    export interface Ruleset {
      /** Id of the ruleset, needed by the rule calls. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
      /** Whether the rules are applied. */ enabled?: boolean;
      /** Domain of the zone the ruleset belongs to. @example "example.com" */ zone_name?: string;
      /** @example "023e105f4ecef8ad9ca31a8372d0c353" @from zones.list */ zone_tag?: string;
    }
  }

  export interface SiteInfoUpdateParams extends InAccount {
    auto_install?: boolean;
    /** Whether the site is measured with automatic install; false stops it. */ enabled?: boolean;
    /** Hostname of a site that is not proxied. @example "example.com" @format hostname */ host?: string;
    /** If true, visitors from the EU are not measured. */ lite?: boolean;
    /** @example "023e105f4ecef8ad9ca31a8372d0c353" @from zones.list @pattern ^[0-9a-f]{32}$ */ zone_tag?: string;
  }

  export interface SiteInfoListParams extends InAccount {
    /** Property by which the sites are sorted. */ order_by?: 'host' | 'created' | (string & {});
    /** @example 1 */ page?: number;
    /** @example 10 */ per_page?: number;
  }

  export interface SiteInfoDeleteResponse {
    /** Id of the site in paths and queries of analytics. @example "023e105f4ecef8ad9ca31a8372d0c353" */ site_tag?: string;
  }

  /** Hosts and paths that are measured or left out. */
  export interface Rules {
    /** Create a rule that includes or excludes paths in Web Analytics.
     *
     *  Rules work only while the script is added automatically.
     *  @http POST /accounts/{account_id}/rum/v2/{ruleset_id}/rule
     *  @body json required
     *  @plans pro business enterprise
     *  @availability ga
     *  @example {
     *    "account_id": "023e105f4ecef8ad9ca31a8372d0c353", "ruleset_id": "f174e90a-fafe-4643-bbbc-4a0ed4fc8415", "host": "example.com",
     *    "paths": ["/admin/*"], "inclusive": false, "is_paused": false
     *  } */
    create(rulesetID: string, params: RuleCreateParams, options?: RequestOptions): APIPromise<RUMRule>;

    /** Replace a Web Analytics rule's host, paths, inclusion and pause state.
     *  @http PUT /accounts/{account_id}/rum/v2/{ruleset_id}/rule/{rule_id}
     *  @body json required
     *  @plans pro business enterprise
     *  @availability ga */
    update(ruleID: string, params: RuleUpdateParams, options?: RequestOptions): APIPromise<RUMRule>;

    /** List the rules that decide which pages Web Analytics measures.
     *  @http GET /accounts/{account_id}/rum/v2/{ruleset_id}/rules
     *  @plans free pro business enterprise
     *  @availability ga
     *  @columns host paths inclusive priority is_paused created */
    list(rulesetID: string, params: InAccount, options?: RequestOptions): APIPromise<RuleResult>;

    /** Delete one rule from a Web Analytics ruleset.
     *  @http DELETE /accounts/{account_id}/rum/v2/{ruleset_id}/rule/{rule_id}
     *  @plans pro business enterprise
     *  @availability ga */
    delete(ruleID: string, params: RuleDeleteParams, options?: RequestOptions): APIPromise<RuleDeleteResponse>;

    /** Write many Web Analytics rules and drop others in one request.
     *
     *  Rules with an id are changed, without one created; rules that are not named stay.
     *  @http POST /accounts/{account_id}/rum/v2/{ruleset_id}/rules
     *  @body json required
     *  @permission Account Settings Write
     *  @plans pro business enterprise
     *  @availability ga */
    bulkCreate(rulesetID: string, params: RuleBulkCreateParams, options?: RequestOptions): APIPromise<RuleResult>;
  }

  export interface RuleFields {
    /** Hostname the rule is about; subdomains by a leading `*.`. @example "example.com" @minLength 1 */ host?: string;
    /** Whether matching pages are measured (true) or left out (false). */ inclusive?: boolean;
    /** If true, the rule is kept but not applied. */ is_paused?: boolean;
    /** Paths the rule is about; `*` stands for anything. @minItems 1 */ paths?: string[];
  }

  export interface RuleCreateParams extends InAccount, RuleFields {}

  export interface RUMRule extends RuleFields {
    /** Id of the rule, given by Cloudflare. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    /** Time of the creation. @readOnly */ created?: DateTime;
    /** Hostname the rule is about. @example "example.com" */ host?: string;
    paths?: string[];
    /** Rank among the rules; the lowest is looked at first. @example 1000 */ priority?: number;
  }

  export interface RuleUpdateParams extends InAccount, RuleFields {
    /** Ruleset of the site, as its `ruleset.id` says. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ ruleset_id: string;
  }

  export interface RuleResult {
    /** Rules that include or exclude paths. */ rules?: RUMRule[];
    /** Ruleset that holds the site's rules. */ ruleset?: Site.Ruleset;
  }

  export interface RuleDeleteParams extends InAccount {
    /** Ruleset of the site, as its `ruleset.id` says. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ ruleset_id: string;
  }

  export interface RuleDeleteResponse {
    /** Id of the rule, given by Cloudflare. */ id?: string;
  }

  export interface RuleBulkCreateParams extends InAccount {
    /** Ids of the rules to delete. */ delete_rules?: string[];
    /** Rules to write: changed if they carry an id, else created. */ rules?: RuleBulkCreateParams.Rule[];
  }
  export namespace RuleBulkCreateParams {
    export interface Rule extends RuleFields {
      /** Id of the rule, given by Cloudflare. @example "f174e90a-fafe-4643-bbbc-4a0ed4fc8415" */ id?: string;
    }
  }

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
    /** If true, all tags are returned in one page. */ all?: boolean;
  }

  /** Identifiers of zones that are measured. */
  export interface ZoneTags {
    /** List the zone tags of zones that have Web Analytics.
     *  @http GET /accounts/{account_id}/rum/site_info/zone_tag/list
     *  @permission Account Settings Read
     *  @plans free pro business enterprise
     *  @docs https://developers.cloudflare.com/api/operations/web-analytics-list-zone-tags */
    list(params: InAccount, options?: RequestOptions): APIPromise<string[]>;
  }
}
