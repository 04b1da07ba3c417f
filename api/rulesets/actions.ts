import type { Integer } from '../_shared.ts';
import type { Rulesets } from './index.ts';

export interface RateLimitCounting {
  /** Properties that requests are counted by, such as `ip.src`; `cf.colo.id` is always one, as data centers count separately. @minItems 1 @unique */
  characteristics: (/** @minLength 1 */ string)[];
  /** Requests within the period after which the action is taken. @min 1 @example 1000 */ requests_per_period?: Integer;
  /** Whether only requests that reach the origin are counted, and those from the cache are not. @default false */ requests_to_origin?: boolean;
  /** Response header in which the origin tells how much a request adds to the score. @minLength 1 @example "my-score" */
  score_response_header_name?: string;
}

export interface BlockRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: refuse the request. */ action?: 'block';
  /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace BlockRule {
  export interface Ratelimit extends RateLimitCounting {
    /** Seconds over which requests are counted. Possible values depend on the plan. @min 0 @example 60 @unit seconds */ period: Integer;
    /** Expression for the requests that are counted; the rule's own if left out or empty. May use the response. */
    counting_expression?: string;
    /** Seconds for which the action goes on once the rate is exceeded; 0 only drops what is above the rate. @example 600 @unit seconds */
    mitigation_timeout?: Integer;
    /** Score within the period after which the action is taken, instead of a number of requests. @example 400 */ score_per_period?: Integer;
  }
}

export interface BlockRuleParam extends Rulesets.RuleInput {
  /** Action: refuse the request. */ action?: 'block';
  /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: ActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace BlockRuleParam {
  export interface Ratelimit extends BlockRule.Ratelimit {
    /** @example 600 @min 0 @unit seconds */ mitigation_timeout?: Integer;
  }
}

export interface CompressResponseRule extends Rulesets.RuleVersion, Rulesets.NamedRule, Rulesets.CompressionAction {
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace CompressResponseRule {
  export interface ActionParameters {
    /** Compression algorithms in order of preference; the first that the visitor accepts is used. @minItems 1 @unique */
    algorithms: ActionParameters.Algorithm[];
  }
  export namespace ActionParameters {
    export interface Algorithm {
      /** Algorithm, or `none`, `auto` for Cloudflare's choice, `default` for the usual behavior. */
      name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd';
    }
  }
}

export interface CompressResponseRuleParam extends Rulesets.RuleInput, Rulesets.CompressionAction {
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface DDoSDynamicRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface DDoSDynamicRuleParam extends Rulesets.RuleInput {
  /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ExecuteRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: run another ruleset, managed or custom. */ action?: 'execute';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ExecuteRuleParam extends Rulesets.RuleInput {
  /** Action: run another ruleset, managed or custom. */ action?: 'execute';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ExecuteRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ForceConnectionCloseRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ForceConnectionCloseRuleParam extends Rulesets.RuleInput {
  /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface LogCustomFieldRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRule.ActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace LogCustomFieldRule {
  /** @minProperties 1 */
  export interface ActionParameters {
    /** Cookies of the request to log. @minItems 1 */ cookie_fields?: ActionParameters.CookieField[];
    /** Response headers to log, as the origin sent them. @minItems 1 */ raw_response_fields?: ActionParameters.RawResponseField[];
    /** Request headers to log, as the visitor sent them. @minItems 1 */ request_fields?: ActionParameters.RequestField[];
    /** Response headers to log, after transform rules. @minItems 1 */ response_fields?: ActionParameters.RawResponseField[];
    /** Request headers to log, after transform rules. @minItems 1 */ transformed_request_fields?: ActionParameters.RequestField[];
  }
  export namespace ActionParameters {
    export interface CookieField {
      /** Name of the cookie or header. @minLength 1 @example "myCookie" */ name: string;
    }
    export interface RawResponseField {
      /** Name of the header. @minLength 1 @example "my-response-header" */ name: string;
      /** @default false */ preserve_duplicates?: boolean;
    }
    export interface RequestField {
      /** Request header, cookie or form field to log, by its key. Headers in lower case. @minLength 1 @example "myCookie" */ name: string;
    }
  }
}

export interface LogCustomFieldRuleParam extends Rulesets.RuleInput {
  /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: LogCustomFieldRuleParam.ActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace LogCustomFieldRuleParam {
  /** @minProperties 1 */
  export interface ActionParameters extends LogCustomFieldRule.ActionParameters {}
}

export interface LogRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: only log the match; evaluation goes on. */ action?: 'log';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface LogRuleParam extends Rulesets.RuleInput {
  /** Action: only log the match; evaluation goes on. */ action?: 'log';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ManagedChallengeRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface ManagedChallengeRuleParam extends Rulesets.RuleInput {
  /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
  /** Parameters of the action; it takes none. @default {} */ action_parameters?: unknown;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RedirectRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: redirect the visitor to another URL. */ action?: 'redirect';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RedirectRuleParam extends Rulesets.RuleInput {
  /** Action: redirect the visitor to another URL. */ action?: 'redirect';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RedirectRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RewriteRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRule.ActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}
export declare namespace RewriteRule {
  /** @minProperties 1 */
  export interface ActionParameters {
    /** Headers to add, set or remove, by name. */
    headers?: {
      [key: string]: RewriteRuleActionParameters.AddStaticHeader | RewriteRuleActionParameters.AddDynamicHeader | RewriteRuleActionParameters.SetStaticHeader | RewriteRuleActionParameters.SetDynamicHeader | RewriteRuleActionParameters.RemoveHeader;
    };
    uri?: ActionParameters.URIPath | ActionParameters.URIQuery;
  }
  export namespace ActionParameters {
    export interface URIPath {
      path: URIPath.Path;
      /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
    }
    export namespace URIPath {
      /** @minProperties 1 @maxProperties 1 */
      export interface Path extends Rulesets.RewriteUriPath {}
    }
    export interface URIQuery {
      /** New query string: a fixed one or an expression; empty removes it. */ query: URIQuery.Query;
      /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
    }
    export namespace URIQuery {
      /** @minProperties 1 @maxProperties 1 */
      export interface Query extends Rulesets.RewriteUriQuery {}
    }
  }
}

export interface RewriteRuleParam extends Rulesets.RuleInput {
  /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RewriteRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RouteRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: send the request to another origin, port or host. */ action?: 'route';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RouteRuleParam extends Rulesets.RuleInput {
  /** Action: send the request to another origin, port or host. */ action?: 'route';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: RouteRuleActionParameters;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
}

export interface RulesetRule {
  /** Time of the rule's last change. */ last_updated: string;
  /** Number of the rule's version; rises with each change. */ version: string;
  /** Identifies the rule; in a replaced list it keeps an existing rule, and without it the rule is new. */ id?: string;
  /** Action on a match. */ action?: string;
  /** Parameters of the action; it takes none. */ action_parameters?: unknown;
  /** Categories of the rule, by which managed rules can be overridden together. */ categories?: string[];
  /** Note on the rule, for people. */ description?: string;
  /** Whether the rule runs; true if left out. */ enabled?: boolean;
  exposed_credential_check?: RulesetRule.ExposedCredentialCheck;
  /** Condition in the Rules language; the action is taken where it is true. */ expression?: string;
  logging?: Rulesets.Logging;
  /** Rate above which the action is taken. Only in the phase `http_ratelimit`. */ ratelimit?: RulesetRule.Ratelimit;
  ref?: string;
}
export declare namespace RulesetRule {
  export interface ExposedCredentialCheck extends Rulesets.RuleExposedCredentialCheck {
    password_expression: string;
    username_expression: string;
  }
  export interface Ratelimit {
    /** Properties that requests are counted by, such as `ip.src`. */ characteristics: string[];
    /** Seconds over which requests are counted. @unit seconds */ period: number;
    /** Expression for the requests that are counted; the rule's own if left out. */ counting_expression?: string;
    /** Seconds for which the action goes on once the rate is exceeded. @unit seconds */ mitigation_timeout?: number;
    /** Requests within the period after which the action is taken. */ requests_per_period?: number;
    /** Whether only requests that reach the origin are counted, and those from the cache are not. */ requests_to_origin?: boolean;
    /** Score within the period after which the action is taken. */ score_per_period?: number;
    /** Response header in which the origin tells how much a request adds to the score. */ score_response_header_name?: string;
  }
}

export interface ScoreRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: change the score of the request. */ action?: 'score';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
  /** @default true */ enabled?: boolean;
}

export interface ScoreRuleParam extends Rulesets.RuleInput {
  /** Action: change the score of the request. */ action?: 'score';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: ScoreRuleActionParameters;
  /** @default true */ enabled?: boolean;
}

export interface ServeErrorRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: answer with an error page of your own. */ action?: 'serve_error';
  /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
  /** @default true */ enabled?: boolean;
}

export interface ServeErrorRuleParam extends Rulesets.RuleInput {
  /** Action: answer with an error page of your own. */ action?: 'serve_error';
  /** Error page: its content here, or the name of a custom asset. */ action_parameters?: ActionParametersContent | ActionParametersAsset;
  /** @default true */ enabled?: boolean;
}

export interface CacheSettings {
  /** Ports besides 80 and 443 whose responses are cached. Enterprise only. @minItems 1 @unique */
  additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
  /** Time browsers keep the response. A purge does not reach them, so long times can serve old content. */
  browser_ttl?: SetCacheSettingsRule.ActionParameters.BrowserTTL;
  /** Whether the response can be cached; whether it is also depends on the origin's headers and the other settings. */ cache?: boolean;
  /** Whether the response is also kept in Cache Reserve; needs that add-on. */ cache_reserve?: SetCacheSettingsRule.ActionParameters.CacheReserve;
  /** Time Cloudflare keeps the response. */ edge_ttl?: SetCacheSettingsRule.ActionParameters.EdgeTTL;
  /** Whether Cloudflare follows the origin's Cache-Control strictly by RFC 7234. */ origin_cache_control?: boolean;
  /** Whether the origin's error pages are shown rather than Cloudflare's. */ origin_error_page_passthru?: boolean;
  /** Seconds between two reads from the origin until the request fails with 524. Enterprise only. @min 100 @max 6000 @example 900 @unit seconds */
  read_timeout?: Integer;
  /** Whether strong ETags are kept as they are; otherwise they are turned into weak ones. */ respect_strong_etags?: boolean;
  /** Whether stale content is served while the response is fetched anew. */ serve_stale?: Rulesets.SetCacheSettingsServeStale;
  /** Makes responses dictionaries by which later versions are compressed. */ shared_dictionary?: Rulesets.SetCacheSettingsSharedDictionary;
  /** Whether the ETag header of the origin is removed before caching. */ strip_etags?: boolean;
  /** Whether the Last-Modified header of the origin is removed before caching. */ strip_last_modified?: boolean;
  /** Whether Set-Cookie headers of the origin are removed before caching. */ strip_set_cookie?: boolean;
  /** Whether large assets are fetched from the origin in ranges rather than as a whole. */
  origin_range_requests?: SetCacheSettingsRule.ActionParameters.OriginRangeRequests;
}

export interface SetCacheSettingsRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SetCacheSettingsRule.ActionParameters;
  /** @default true */ enabled?: boolean;
}
export declare namespace SetCacheSettingsRule {
  /** @minProperties 1 */
  export interface ActionParameters extends CacheSettings {
    cache_key?: ActionParameters.CacheKey;
    /** Request headers that make separate versions in the cache, as named by the origin's Vary. */ vary?: ActionParameters.Vary;
  }
  export namespace ActionParameters {
    export interface BrowserTTL {
      /** Whether the origin's headers, the time in `default` or no caching applies in browsers. */
      mode: 'respect_origin' | 'bypass_by_default' | 'override_origin' | 'bypass';
      /** Seconds for which browsers keep the response, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
    }
    export interface CacheKey {
      cache_by_device_type?: boolean;
      cache_deception_armor?: boolean;
      custom_key?: CacheKey.CustomKey;
      ignore_query_strings_order?: boolean;
    }
    export namespace CacheKey {
      export interface CustomKey {
        cookie?: CustomKey.Cookie;
        header?: CustomKey.Header;
        /** Host used in the key: the requested or the resolved one. */ host?: Rulesets.SetCacheSettingsCustomCacheKeyHost;
        query_string?: CustomKey.QueryString;
        user?: Rulesets.SetCacheSettingsCustomCacheKeyUser;
      }
      export namespace CustomKey {
        export interface Cookie {
          /** Cookies of which only the presence counts in the cache key. @minItems 1 @unique */ check_presence?: (/** @minLength 1 */ string)[];
          /** Cookies whose values are part of the cache key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
        }
        export interface Header {
          /** Headers of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
          check_presence?: (/** @minLength 1 */ string)[];
          /** Values by header name: the key holds which of them the header contains. */
          contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
          /** Whether the Origin header is left out of the key; it belongs to it by default. */ exclude_origin?: boolean;
          /** Headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
        }
        /** @maxProperties 1 */
        export interface QueryString {
          /** @minProperties 1 @maxProperties 1 */
          exclude?: QueryString.Exclude;
          /** Query parameters that alone are part of the cache key: all, or the ones listed. @minProperties 1 @maxProperties 1 */
          include?: QueryString.Include;
        }
        export namespace QueryString {
          /** @minProperties 1 @maxProperties 1 */
          export interface Exclude {
            /** Leaves all query parameters out of the key. */ all?: true;
            /** Query parameters that are left out of the key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
          }
          /** @minProperties 1 @maxProperties 1 */
          export interface Include {
            /** Fixed value true: every query parameter is part of the cache key. */ all?: true;
            /** Names of the query parameters that are part of the cache key. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
          }
        }
      }
    }
    export interface CacheReserve extends Rulesets.SetCacheSettingsCacheReserve {
      /** @min 0 @example 1024 */ minimum_file_size?: Integer;
    }
    export interface EdgeTTL {
      /** Whether the origin's headers, the time in `default` or no caching by default applies. */
      mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
      /** Seconds for which Cloudflare keeps the response, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
      /** Times for single status codes or ranges, which win over the general one. @minItems 1 @unique */ status_code_ttl?: EdgeTTL.StatusCodeTTL[];
    }
    export namespace EdgeTTL {
      /** @minProperties 2 @maxProperties 2 */
      export interface StatusCodeTTL {
        /** Seconds for which the response is kept; 0 stands for no-cache, -1 for no-store. @example 0 @min -1 @unit seconds */ value: Integer;
        /** Status code that the time is for. @min 100 @max 999 @example 200 */ status_code?: Integer;
        /** Range of status codes that the time is for; an open end covers all beyond. */ status_code_range?: StatusCodeTTL.StatusCodeRange;
      }
      export namespace StatusCodeTTL {
        /** @minProperties 1 */
        export interface StatusCodeRange {
          /** First status code of the range. @min 100 @max 999 @example 200 */ from?: Integer;
          /** Last status code of the range. @min 100 @max 999 @example 299 */ to?: Integer;
        }
      }
    }
    export interface OriginRangeRequests {
      /** `on` fetches in ranges, `off` does not, `default` keeps the behavior of the zone, as without a rule. */ mode: 'on' | 'off' | 'default';
    }
    /** @minProperties 1 */
    export interface Vary {
      /** Settings for headers that are not in `headers`. */ default?: Vary.Default;
      /** Settings per header; names are lower case. */ headers?: { [key: string]: Vary.Headers };
    }
    export namespace Vary {
      export interface Default {
        /** Handling of a header named by `Vary`: normalized, used unchanged, or the cache bypassed. */
        action: 'bypass' | 'passthrough' | 'normalize';
      }
      export interface Headers extends Rulesets.SetCacheSettingsVaryHeader {
        /** Handling of a header named by `Vary`: normalized, used unchanged, or the cache bypassed. */
        action: 'bypass' | 'passthrough' | 'normalize';
      }
    }
  }
}

export interface SetCacheSettingsRuleParam extends Rulesets.RuleInput {
  /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
  /** Values that the action works with, such as a response, a target or settings. */
  action_parameters?: SetCacheSettingsRuleParam.ActionParameters;
  /** @default true */ enabled?: boolean;
}
export declare namespace SetCacheSettingsRuleParam {
  /** @minProperties 1 */
  export interface ActionParameters extends CacheSettings {
    cache_key?: ActionParameters.CacheKey;
    /** Request headers that make separate versions in the cache, as named by the origin's Vary. */ vary?: ActionParameters.Vary;
  }
  export namespace ActionParameters {
    export interface CacheKey {
      cache_by_device_type?: boolean;
      cache_deception_armor?: boolean;
      custom_key?: CacheKey.CustomKey;
      ignore_query_strings_order?: boolean;
    }
    export namespace CacheKey {
      export interface CustomKey {
        cookie?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.Cookie;
        header?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.Header;
        /** Host used in the key: the requested or the resolved one. */ host?: Rulesets.SetCacheSettingsCustomCacheKeyHost;
        query_string?: CustomKey.QueryString;
        user?: Rulesets.SetCacheSettingsCustomCacheKeyUser;
      }
      export namespace CustomKey {
        /** @maxProperties 1 */
        export interface QueryString {
          /** @minProperties 1 @maxProperties 1 */
          exclude?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.QueryString.Exclude;
          /** Query parameters that alone are part of the cache key: all, or the ones listed. @minProperties 1 @maxProperties 1 */
          include?: SetCacheSettingsRule.ActionParameters.CacheKey.CustomKey.QueryString.Include;
        }
      }
    }
    /** @minProperties 1 */
    export interface Vary extends SetCacheSettingsRule.ActionParameters.Vary {}
  }
}

export interface SetConfigRule extends Rulesets.RuleVersion, Rulesets.NamedRule, Rulesets.ConfigurationAction {}

export interface SetConfigRuleParam extends Rulesets.RuleInput, Rulesets.ConfigurationAction {}

export interface SkipRule extends Rulesets.RuleVersion, Rulesets.NamedRule {
  /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
  /** @default true */ enabled?: boolean;
}

export interface SkipRuleParam extends Rulesets.RuleInput {
  /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
  /** Values that the action works with, such as a response, a target or settings. */ action_parameters?: SkipRuleActionParameters;
  /** @default true */ enabled?: boolean;
}

export interface ActionParameters {
  /** Response sent when the rule blocks a request; left out, Cloudflare's page. */ response?: ActionParameters.Response;
}
export declare namespace ActionParameters {
  export interface Response {
    /** @minLength 1 */ content: string;
    /** Media type of the body. @minLength 1 @example "application/json" */ content_type: string;
    /** HTTP status of the response. @min 400 @max 499 */ status_code: Integer;
  }
}

export interface OverrideAction {
  /** Action instead of the rules' own. */ action?: string;
  enabled?: boolean;
  sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
}

export interface ExecuteRuleActionParameters {
  /** Ruleset to run. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
  /** Lets matching parts of requests be logged, encrypted with your key. */ matched_data?: Rulesets.ExecuteMatchedData;
  /** Changes to the ruleset's rules: all of them, by category or one by one. */ overrides?: ExecuteRuleActionParameters.Overrides;
}
export declare namespace ExecuteRuleActionParameters {
  /** @minProperties 1 */
  export interface Overrides extends OverrideAction {
    /** Changes by category; they win over those for all rules, single rules win over them. @minItems 1 @unique */
    categories?: Overrides.Category[];
    /** Changes to single rules; they win over all others. @minItems 1 @unique */ rules?: Overrides.Rule[];
  }
  export namespace Overrides {
    /** @minProperties 2 */
    export interface Category extends OverrideAction {
      /** Category whose rules are changed. @minLength 1 @example "directory-traversal" */ category: string;
    }
    /** @minProperties 2 */
    export interface Rule extends OverrideAction {
      /** Rule of the executed ruleset that is overridden. @example "3a03d665bac047339bb530ecb439a90d" */
      id: string;
      /** Score from which the rule matches, such as that of the OWASP ruleset. */ score_threshold?: Integer;
    }
  }
}

/** @minProperties 1 @maxProperties 1 */
export interface RedirectRuleActionParameters {
  /** Redirect by lookup in a list of redirects. */ from_list?: RedirectRuleActionParameters.FromList;
  /** Redirect computed from the request. */ from_value?: RedirectRuleActionParameters.FromValue;
}
export declare namespace RedirectRuleActionParameters {
  export interface FromList {
    /** Expression for the value that is looked up in the list. @minLength 1 @example "http.request.full_uri" */ key: string;
    /** Name of the list of redirects. @example "my_list" */ name: string;
  }
  export interface FromValue {
    /** Redirect destination: a fixed URL or an expression. */ target_url: FromValue.TargetURL;
    /** Whether the query string of the request is added to the target. @default false */ preserve_query_string?: boolean;
    /** HTTP status of the redirect. */ status_code?: 301 | 302 | 303 | 307 | 308;
  }
  export namespace FromValue {
    /** @minProperties 1 @maxProperties 1 */
    export interface TargetURL {
      /** @minLength 1 */ expression?: string;
      /** @minLength 1 @example "/foo" */ value?: string;
    }
  }
}

/** @minProperties 1 */
export interface RewriteRuleActionParameters {
  /** Headers to add, set or remove, by name. */
  headers?: {
    [key: string]: RewriteRuleActionParameters.AddStaticHeader | RewriteRuleActionParameters.AddDynamicHeader | RewriteRuleActionParameters.SetStaticHeader | RewriteRuleActionParameters.SetDynamicHeader | RewriteRuleActionParameters.RemoveHeader;
  };
  uri?: RewriteRuleActionParameters.URIPath | RewriteRuleActionParameters.URIQuery;
}
export declare namespace RewriteRuleActionParameters {
  export interface AddStaticHeader {
    /** Adds a header of the name; present ones stay. */ operation: 'add';
    /** @minLength 1 @example "my-header-value" */ value: string;
  }
  export interface AddDynamicHeader {
    /** @minLength 1 @example "ip.src" */
    expression: string;
    /** Adds a header of the name; present ones stay. */ operation: 'add';
  }
  export interface SetStaticHeader {
    /** Sets the header in place of present ones. */ operation: 'set';
    /** @minLength 1 @example "my-header-value" */ value: string;
  }
  export interface SetDynamicHeader {
    /** @minLength 1 @example "ip.src" */
    expression: string;
    /** Sets the header in place of present ones. */ operation: 'set';
  }
  export interface RemoveHeader {
    /** Removes all headers of the name. */ operation: 'remove';
  }
  export interface URIPath {
    path: Rulesets.RewriteUriPath;
  }
  export interface URIQuery {
    /** New query string: a fixed one or an expression; empty removes it. */ query: Rulesets.RewriteUriQuery;
  }
}

/** @minProperties 1 */
export interface RouteRuleActionParameters {
  /** Host header sent to the origin. @minLength 1 @example "static.example.com" */ host_header?: string;
  /** Origin that the request goes to, by host, port or both. */ origin?: Rulesets.RouteOrigin;
  /** Server name (SNI) sent to the origin. */ sni?: RouteRuleActionParameters.SNI;
}
export declare namespace RouteRuleActionParameters {
  export interface SNI {
    /** @minLength 1 @example "static.example.com" */ value: string;
  }
}

export interface ScoreRuleActionParameters {
  /** Amount by which the score changes; may be negative. @example 3 */ increment: Integer;
}

export interface ActionParametersContent {
  /** @minLength 1 */ content: string;
  /** Media type of the error page. */ content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
  /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
}

export interface ActionParametersAsset {
  /** Name of the custom asset that is served. @minLength 1 @example "500_errors" */ asset_name: string;
  /** Media type of the error page. */ content_type?: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
  /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
}

/** @minProperties 1 */
export interface SetConfigRuleActionParameters {
  /** Whether `http://` links in pages become `https://` where the target supports it. */ automatic_https_rewrites?: boolean;
  /** File types from which white space and comments are removed. */ autominify?: Rulesets.SetConfigAutominify;
  /** Whether requests with headers that only abusive clients send are refused (Browser Integrity Check). */ bic?: boolean;
  /** Whether HTML is turned into Markdown for clients that ask for it. */ content_converter?: boolean;
  /** Switches Cloudflare Apps off; deprecated. @deprecated */ disable_apps?: true;
  /** Switches Pay Per Crawl off. */ disable_pay_per_crawl?: true;
  /** Switches Web Analytics (real user monitoring) off. */ disable_rum?: true;
  /** Switches Zaraz off. */ disable_zaraz?: true;
  /** Whether email addresses in pages are hidden from harvesters. */ email_obfuscation?: boolean;
  /** Whether Google Fonts are served from your own domain (Cloudflare Fonts). */ fonts?: boolean;
  /** Whether other sites are kept from embedding your images. */ hotlink_protection?: boolean;
  /** Whether images are loaded by device and network (Mirage); deprecated. @deprecated */ mirage?: boolean;
  /** Whether responses advertise to browsers that HTTP content is also available over TLS. */ opportunistic_encryption?: boolean;
  /** Compression of images: off, without or with loss, or as WebP where accepted. */ polish?: 'off' | 'lossless' | 'lossy' | 'webp';
  /** Whether verified AI crawlers are redirected to the canonical URL named in the page. */ redirects_for_ai_training?: boolean;
  /** Amount of the request body read before it is sent to the origin. */ request_body_buffering?: 'none' | 'standard' | 'full';
  /** Amount of the response body read before it is sent to the visitor. */ response_body_buffering?: 'none' | 'standard';
  /** Whether JavaScript is loaded after the content of the page (Rocket Loader). */ rocket_loader?: boolean;
  /** Strictness of challenges for suspicious visitors: from never to all of them (`under_attack`). */
  security_level?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
  /** Whether content between server-side exclude tags is hidden from suspicious visitors. */ server_side_excludes?: boolean;
  /** Encryption mode to the origin: unencrypted, encrypted, or with the certificate checked (`strict`). */
  ssl?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
  /** Whether Signed Exchanges are made (SXG); deprecated. @deprecated */ sxg?: boolean;
  /** Whether pages offer tools to AI agents in the browser by WebMCP. */ webmcp_enabled?: boolean;
  /** Sets of WebMCP tools that pages offer. */ webmcp_packs?: string[];
}

/** @minProperties 1 */
export interface SkipRuleActionParameters {
  /** Skips the rest of the phase that the rule is in. */ phase?: 'current';
  /** Phases that are skipped. Cannot be combined with other ways of skipping rules. @minItems 1 @unique */ phases?: Rulesets.Phase[];
  /** Older security products that are skipped; can be combined with `phase`. @minItems 1 @unique */
  products?: ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];
  /** Rules that are skipped, by ruleset id. */ rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
  /** Skips the rest of the ruleset that the rule is in. */ ruleset?: 'current';
  /** Rulesets that are skipped, by id. @minItems 1 @unique */ rulesets?: string[];
}
