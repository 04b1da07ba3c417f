import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, InZone, Integer, ResourceID } from './_shared.ts';

/** Rate Limiting (previous version): Caps on how often one client may call a URL (deprecated).
 *  @product rateLimits Rate Limiting (previous version)
 *  @docs https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/ */
export interface RateLimits {
  readonly analytics: RateLimits.Analytics;

  /** Add a rate limit that acts on matching zone traffic above a threshold.
   *  @http POST /zones/{zone_id}/rate_limits
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.create */
  create(params: RateLimits.RateLimitCreateParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** Page through the rate limits of a zone.
   *  @http GET /zones/{zone_id}/rate_limits
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  list(
    params: RateLimits.RateLimitListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<RateLimits.RateLimit>, RateLimits.RateLimit>;

  /** Remove a rate limit, so the zone's traffic is no longer held to it.
   *  @http DELETE /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.delete */
  delete(rateLimitID: ResourceID, params: RateLimits.RateLimitDeleteParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** Replace a rate limit's match, threshold, period and action as a whole.
   *  @http PUT /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.edit */
  edit(rateLimitID: ResourceID, params: RateLimits.RateLimitEditParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** Fetch one rate limit of a zone.
   *  @http GET /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  get(rateLimitID: ResourceID, params: RateLimits.RateLimitGetParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;
}

export declare namespace RateLimits {
  export import RateLimitCreateParams = RateLimits.RateLimitEditParams;

  export interface RateLimit {
    /** @readOnly */ id?: ResourceID;
    action?: RateLimit.Action;
    bypass?: RateLimit.Bypass[];
    /** @maxLength 1024 */ description?: string;
    disabled?: boolean;
    match?: RateLimit.Match;
    /** @min 10 @max 86400 @example 900 */ period?: number;
    /** @min 1 @example 60 */ threshold?: number;
  }
  export namespace RateLimit {
    export interface Action {
      mode?: 'simulate' | 'ban' | 'challenge' | 'js_challenge' | 'managed_challenge';
      response?: Action.Response;
      /** @min 1 @max 86400 @example 86400 */ timeout?: number;
    }
    export namespace Action {
      export interface Response {
        /** @maxLength 10240 */ body?: string;
        /** @maxLength 50 @example "text/xml" */ content_type?: string;
      }
    }
    export interface Bypass {
      name?: 'url';
      /** @example "api.example.com/*" */ value?: string;
    }
    export interface Match {
      headers?: Match.Header[];
      request?: Match.Request;
      response?: Match.Response;
    }
    export namespace Match {
      export interface Header {
        /** @example "Cf-Cache-Status" */ name?: string;
        op?: 'eq' | 'ne';
        /** @example "HIT" */ value?: string;
      }
      export interface Request {
        methods?: ('GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | '_ALL_')[];
        schemes?: string[];
        /** @maxLength 1024 @example "*.example.org/path*" */ url?: string;
      }
      export interface Response {
        origin_traffic?: boolean;
      }
    }
  }

  export interface RateLimitListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

  export type RateLimitDeleteParams = InZone;

  export import RateLimitDeleteResponse = RateLimits.RateLimit;

  export interface RateLimitEditParams extends InZone {
    action: RateLimit.Action;
    match: RateLimit.Match;
    /** @min 10 @max 86400 @example 900 */ period: number;
    /** @min 1 @example 60 */ threshold: number;
  }
  export namespace RateLimitEditParams {
    export import Action = RateLimit.Action;
    export import Match = RateLimit.Match;
  }

  export type RateLimitGetParams = InZone;

  /** Counts of requests that hit a cap. */
  export interface Analytics {
    /** Get counts of a zone's rate limited requests over time (deprecated).
     *  @http GET /zones/{zone_id}/rate_limit_analytics
     *  @unwrapped
     *  @permission Analytics Read
     *  @availability deprecated
     *  @docs https://developers.cloudflare.com/api/operations/rate-limit-analytics-get-zone-analytics
     *  @deprecated */
    get(params: AnalyticGetParams, options?: RequestOptions): APIPromise<RateLimitAnalytics>;
  }

  export interface AnalyticGetParams extends InZone {
    since: DateTime;
    until: DateTime;
    time_delta: 60 | 3600 | 86400 | 2592000;
  }

  export interface RateLimitAnalytics {
    labels: { [key: string]: string };
    since: DateTime;
    time_delta: 60 | 3600 | 86400 | 2592000;
    timeseries: RateLimitAnalyticsTimeseriesPoint[];
    until: DateTime;
    /** @example 123 */ zone_id?: Integer;
  }

  export type Action = 'block' | 'challenge' | 'js_challenge' | 'managed_challenge' | 'allow' | 'log' | 'bypass';

  export type RateLimitsV4PagePaginationArray = V4PagePaginationArray<RateLimit>;

  export interface RateLimitAnalyticsTimeseriesPoint {
    rules: { [key: string]: RateLimitAnalyticsRuleRollup };
    since: DateTime;
    until: DateTime;
  }

  export interface RateLimitAnalyticsRuleRollup {
    actions: RateLimitAnalyticsActionCounters;
    colos: { [key: string]: RateLimitAnalyticsColoEntry };
    /** @example 1 */ versions: Integer;
  }

  export interface RateLimitAnalyticsActionCounters {
    /** @example 700 */ all?: Integer;
    /** @example 500 */ allow?: Integer;
    /** @example 50 */ ban?: Integer;
    /** @example 50 */ error?: Integer;
    /** @example 100 */ simulate?: Integer;
  }

  export interface RateLimitAnalyticsColoEntry {
    actions: RateLimitAnalyticsActionCounters;
  }
}
