import type { APIPromise, PagePromise, RequestOptions, V4PagePaginationArray } from './_client.ts';
import type { DateTime, Integer, InZone, ResourceID } from './_shared.ts';

/** Rate Limiting (previous version): Caps on how often one client may call a URL (deprecated).
 *  @product rateLimits Rate Limiting (previous version)
 *  @docs https://developers.cloudflare.com/waf/reference/legacy/old-rate-limiting/ */
export interface RateLimits {
  readonly analytics: RateLimits.Analytics;

  /** Create a rate limit for matching traffic of a zone (deprecated).
   *
   *  Gone: every call is refused with 410. Use rate limiting rules with `rulesets.phases.update`.
   *  @http POST /zones/{zone_id}/rate_limits
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.create
   *  @aliases throttle
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "match": { "request": { "methods": ["POST"], "url": "*.example.com/login" } },
   *    "threshold": 60, "period": 60, "action": { "mode": "challenge" }
   *  } */
  create(params: RateLimits.RateLimitParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** List the rate limits of a zone (deprecated).
   *
   *  Gone: every call is refused with 410. Use `rulesets`.
   *  @http GET /zones/{zone_id}/rate_limits
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get
   *  @columns description match.request threshold period action.mode disabled */
  list(
    params: RateLimits.RateLimitListParams,
    options?: RequestOptions,
  ): PagePromise<V4PagePaginationArray<RateLimits.RateLimit>, RateLimits.RateLimit>;

  /** Delete a rate limit (deprecated).
   *
   *  Gone: every call is refused with 410. Use `rulesets`.
   *  @http DELETE /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.delete */
  delete(rateLimitID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** Replace a rate limit as a whole (deprecated).
   *
   *  Gone: every call is refused with 410. Use `rulesets`.
   *  @http PUT /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.rules.edit */
  edit(rateLimitID: ResourceID, params: RateLimits.RateLimitParams, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;

  /** Get one rate limit of a zone (deprecated).
   *
   *  Gone: every call is refused with 410. Use `rulesets`.
   *  @http GET /zones/{zone_id}/rate_limits/{rate_limit_id}
   *  @permission Firewall Services Write; Firewall Services Read
   *  @plans free pro business enterprise
   *  @availability ga
   *  @deprecated rulesets.get */
  get(rateLimitID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<RateLimits.RateLimit>;
}

export declare namespace RateLimits {
  /** Words of fields by their names. */
  export interface Glossary {
    /** Start of the period. */ since: string;
    /** End of the period. */ until: string;
  }

  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Rate limit (of the old kind) to work on, as the list of the zone shows it. */ rate_limit_id: string;
  }

  export interface RateLimitRule {
    /** Action for visitors beyond the threshold. */ action?: RateLimit.Action;
    /** Requests that count. */ match?: RateLimit.Match;
    /** Seconds in which requests are counted together. @min 10 @max 86400 @example 900 @unit seconds */ period?: number;
  }

  export interface RateLimitParams extends InZone, RateLimitRule {
    action: RateLimit.Action;
    match: RateLimit.Match;
    /** @min 10 @max 86400 @example 60 @unit seconds */ period: number;
    /** Requests allowed in a period; the next one triggers the action. @min 1 @example 60 */ threshold: number;
  }

  export interface RateLimit extends RateLimitRule {
    /** Identifies the rate limit. @readOnly */ id?: ResourceID;
    /** Addresses of pages that do not count. */ bypass?: RateLimit.Bypass[];
    /** Note for people. @maxLength 1024 */ description?: string;
    /** If true, the limit has no effect. */ disabled?: boolean;
    /** Requests allowed in a period. @min 1 @example 60 */ threshold?: number;
  }
  export namespace RateLimit {
    export interface Action {
      /** `ban` blocks, the others challenge; `simulate` only logs. */ mode?: 'simulate' | 'ban' | 'challenge' | 'js_challenge' | 'managed_challenge';
      /** Answer that blocked visitors get; left out, Cloudflare's page. */ response?: Action.Response;
      /** Seconds the visitor stays blocked; at least the period. Only for ban and simulate. @min 1 @max 86400 @example 86400 @unit seconds */
      timeout?: number;
    }
    export namespace Action {
      export interface Response {
        /** Content of the answer, of the kind that `content_type` tells. @maxLength 10240 */ body?: string;
        /** Kind of the answer: text, XML or JSON. @maxLength 50 @example "text/xml" */ content_type?: string;
      }
    }
    export interface Bypass {
      /** Property of the request to compare: the URL. */ name?: 'url';
      /** Value to compare with, `*` as wildcard in addresses. @example "api.example.com/*" */ value?: string;
    }
    export interface Match {
      /** Conditions on headers of the origin's answer. */ headers?: Match.Header[];
      /** Conditions on the request. */ request?: Match.Request;
      /** Answer that blocked visitors get; left out, Cloudflare's page. */ response?: Match.Response;
    }
    export namespace Match {
      export interface Header {
        /** Header of the answer to look at. @example "Cf-Cache-Status" */ name?: string;
        /** Whether the header must be equal or not. */ op?: 'eq' | 'ne';
        /** Value to compare with, `*` as wildcard in addresses. @example "HIT" */ value?: string;
      }
      export interface Request {
        /** HTTP methods that count; `_ALL_` for every one. */ methods?: ('GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH' | 'HEAD' | '_ALL_')[];
        /** Schemes that count: HTTP, HTTPS or `_ALL_`. */ schemes?: string[];
        /** Address of pages without scheme, `*` as wildcard. @maxLength 1024 @example "*.example.org/path*" */ url?: string;
      }
      export interface Response {
        /** Whether only requests count that the cache did not answer. */ origin_traffic?: boolean;
      }
    }
  }

  export interface RateLimitListParams extends InZone {
    /** @min 1 @default 1 */ page?: number;
    /** @min 1 @max 1000 @default 20 */ per_page?: number;
  }

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
    /** @example "2026-01-05T09:00:00Z" */ since: DateTime;
    /** @example "2026-01-05T10:00:00Z" */ until: DateTime;
    /** Length of one interval. @unit seconds */ time_delta: 60 | 3600 | 86400 | 2592000;
  }

  export interface RateLimitAnalytics {
    /** Names of the rate limits, by id. */ labels: { [key: string]: string };
    /** @example "2026-01-05T09:00:00Z" */ since: DateTime;
    /** Length of one interval. @unit seconds */ time_delta: 60 | 3600 | 86400 | 2592000;
    /** Counts per interval. */ timeseries: RateLimitAnalyticsTimeseriesPoint[];
    /** @example "2026-01-05T10:00:00Z" */ until: DateTime;
    /** @example 123 */ zone_id?: Integer;
  }

  export type Action = 'block' | 'challenge' | 'js_challenge' | 'managed_challenge' | 'allow' | 'log' | 'bypass';

  export interface RateLimitAnalyticsTimeseriesPoint {
    /** Counts by rate limit. */ rules: { [key: string]: RateLimitAnalyticsRuleRollup };
    /** @example "2026-01-05T09:00:00Z" */ since: DateTime;
    /** @example "2026-01-05T10:00:00Z" */ until: DateTime;
  }

  export interface RateLimitAnalyticsRuleRollup {
    /** Counts by what happened. */ actions: RateLimitAnalyticsActionCounters;
    /** Counts by data center. */ colos: { [key: string]: RateLimitAnalyticsColoEntry };
    /** Number of versions the rate limit had in the interval. @example 1 */ versions: Integer;
  }

  export interface RateLimitAnalyticsActionCounters {
    /** All requests that counted. @example 700 */ all?: Integer;
    /** Requests that were let through. @example 500 */ allow?: Integer;
    /** Requests that were blocked. @example 50 */ ban?: Integer;
    /** Requests that met an error. @example 50 */ error?: Integer;
    /** Requests that would have been blocked, but were only logged. @example 100 */ simulate?: Integer;
  }

  export interface RateLimitAnalyticsColoEntry {
    /** Counts by what happened. */ actions: RateLimitAnalyticsActionCounters;
  }
}
