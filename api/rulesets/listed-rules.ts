import type { JsonObject } from '../_client.ts';
import type { Integer } from '../_shared.ts';
import type { Rulesets } from './index.ts';

export type ResponseRules = RequestRule[];

/** @discriminator action */
export type RequestRule =
  | ListedBlockRule | ChallengeRule | ListedCompressResponseRule | ListedDDoSDynamicRule | ListedExecuteRule
  | ListedForceConnectionCloseRule | JsChallengeRule | ListedLogRule | ListedLogCustomFieldRule | ListedManagedChallengeRule
  | ListedRedirectRule | ListedRewriteRule | ListedRouteRule | ListedScoreRule | ListedServeErrorRule | SetCacheControlRule
  | ListedSetCacheSettingsRule | SetCacheTagsRule | ListedSetConfigRule | ListedSkipRule | TransformResponseHTMLRule;

export interface ListedBlockRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: refuse the request. */ action?: 'block';
  /** Response sent instead of Cloudflare's block page. @default {} */
  action_parameters?: {
    /** Body, media type and status of the response. */ response?: {
      /** @minLength 1 */ content: string;
      /** Media type of the body. @minLength 1 @example "application/json" */ content_type: string;
      /** HTTP status of the response. @min 400 @max 499 */ status_code: Integer;
    };
  };
  enabled?: boolean;
}

export interface RuleExposedCredentialCheck {
  /** Expression that finds the password in the request. @minLength 1 */ password_expression: string;
  /** Expression that finds the user name in the request. @minLength 1 */ username_expression: string;
}

export interface RuleRatelimit extends Rulesets.RateLimitCounting {
  /** Expression for the requests that are counted; the rule's own if left out. @minLength 1 */ counting_expression?: string;
  /** Seconds for which the action goes on once the rate is exceeded. @example 600 @unit seconds */ mitigation_timeout?: Integer;
  /** Seconds over which requests are counted. @min 0 @example 60 @unit seconds */ period: Integer;
  /** Score within the period after which the action is taken. @example 400 */ score_per_period?: Integer;
}

export interface ActionSwitch {
  /** Values that the action works with, such as a response, a target or settings. @default {} */ action_parameters?: JsonObject;
  enabled?: boolean;
}

export interface ChallengeRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: a challenge that the visitor has to solve. */ action?: 'challenge';
}

export interface ListedCompressResponseRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: choose how the response is compressed. */ action?: 'compress_response';
  /** Compression to use. */
  action_parameters?: {
    /** Compression algorithms in order of preference; the first that the visitor accepts is used. @minItems 1 @unique */ algorithms: {
      /** Algorithm, or `none`, `auto` for Cloudflare's choice, `default` for the usual behavior. */
      name?: 'none' | 'auto' | 'default' | 'gzip' | 'brotli' | 'zstd';
    }[];
  };
  enabled?: boolean;
}

export interface ListedDDoSDynamicRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: whatever Cloudflare's DDoS protection finds fit for the attack. */ action?: 'ddos_dynamic';
}

export interface ListedExecuteRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: run another ruleset, managed or custom. */ action?: 'execute';
  /** Ruleset to run, and how its rules are changed. */
  action_parameters?: {
    /** Ruleset to run. @example "2f2feab2026849078ba485f918791bdc" */ id: string;
    /** Lets matching parts of requests be logged, encrypted with your key. */ matched_data?: ExecuteMatchedData;
    /** Changes to the ruleset's rules: all of them, by category or one by one. */ overrides?: ExecuteOverrides;
  };
  enabled?: boolean;
}

export interface ExecuteMatchedData {
  /** Public key in base64 that encrypts what is logged; only you can read it. @minLength 1 @example "iGqBmyIUxuWt1rvxoAharN9FUXneUBxA/Y19PyyrEG0=" */
  public_key: string;
}

/** @minProperties 1 */
export interface ExecuteOverrides extends Rulesets.OverrideAction {
  /** Changes by category; they win over those for all rules. */ categories?: ExecuteCategoryOverrides;
  /** Changes to single rules; they win over all others. */ rules?: ExecuteRuleOverrides;
}

/** @minItems 1 @unique */
export type ExecuteCategoryOverrides = (/** @minProperties 2 */ {
  /** Action instead of the rules' own. */ action?: string;
  /** Category whose rules are changed. @minLength 1 @example "directory-traversal" */ category: string;
  enabled?: boolean;
  sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
})[];

/** @minItems 1 @unique */
export type ExecuteRuleOverrides = (/** @minProperties 2 */ {
  /** Action instead of the rules' own. */ action?: string;
  enabled?: boolean;
  /** Rule of the executed ruleset that is overridden. @example "3a03d665bac047339bb530ecb439a90d" */ id: string;
  /** Score from which the rule matches, such as that of the OWASP ruleset. */ score_threshold?: Integer;
  sensitivity_level?: 'default' | 'medium' | 'low' | 'eoff';
})[];

export interface ListedForceConnectionCloseRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: close the connection. For DDoS rules. */ action?: 'force_connection_close';
}

export interface JsChallengeRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: a challenge that the browser solves with JavaScript. */ action?: 'js_challenge';
}

export interface ListedLogRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: only log the match; evaluation goes on. */ action?: 'log';
}

export interface ListedLogCustomFieldRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: add fields of request or response to the logs. */ action?: 'log_custom_field';
  /** Fields to log. @minProperties 1 */
  action_parameters?: {
    /** Cookies of the request to log. */ cookie_fields?: LogCustomFieldCookieFields;
    /** Response headers to log, as the origin sent them. */ raw_response_fields?: LogCustomFieldRawResponseFields;
    /** Request headers to log, as the visitor sent them. */ request_fields?: LogCustomFieldRequestFields;
    /** Response headers to log, after transform rules. */ response_fields?: LogCustomFieldResponseFields;
    /** Request headers to log, after transform rules. */ transformed_request_fields?: LogCustomFieldTransformedRequestFields;
  };
  enabled?: boolean;
}

/** @minItems 1 */
export type LogCustomFieldCookieFields = { /** Name of the header, cookie or ruleset. @minLength 1 @example "myCookie" */ name: string }[];

/** @minItems 1 */
export type LogCustomFieldRawResponseFields = {
  /** Name of the header, cookie or ruleset. @minLength 1 @example "my-response-header" */ name: string;
  /** @default false */ preserve_duplicates?: boolean;
}[];

/** @minItems 1 */
export type LogCustomFieldRequestFields = { /** Name of the header, cookie or ruleset. @minLength 1 @example "my-request-header" */ name: string }[];

/** @minItems 1 */
export type LogCustomFieldResponseFields = {
  /** Name of the header, cookie or ruleset. @minLength 1 @example "my-response-header" */ name: string;
  /** @default false */ preserve_duplicates?: boolean;
}[];

/** @minItems 1 */
export type LogCustomFieldTransformedRequestFields = {
  /** Name of the header, cookie or ruleset. @minLength 1 @example "my-request-header" */ name: string;
}[];

export interface ListedManagedChallengeRule extends Rulesets.RuleVersion, Rulesets.ListedRule, ActionSwitch {
  /** Action: a challenge that Cloudflare picks by the visitor. */ action?: 'managed_challenge';
}

export interface ListedRedirectRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: redirect the visitor to another URL. */ action?: 'redirect';
  /** Target of the redirect: from a list, or computed from the request. @minProperties 1 @maxProperties 1 */
  action_parameters?: {
    /** Redirect by lookup in a list of redirects. */ from_list?: RedirectFromList;
    /** Redirect computed from the request. */ from_value?: RedirectFromValue;
  };
  enabled?: boolean;
}

export interface RedirectFromList {
  /** Expression for the value that is looked up in the list. @minLength 1 @example "http.request.full_uri" */ key: string;
  /** @example "my_list" */ name: string;
}

export interface RedirectFromValue {
  /** Whether the query string of the request is added to the target. @default false */ preserve_query_string?: boolean;
  /** HTTP status of the redirect. */ status_code?: 301 | 302 | 303 | 307 | 308;
  /** Redirect destination: a fixed URL or an expression. @minProperties 1 @maxProperties 1 */
  target_url: {
    /** @minLength 1 */ expression?: string;
    /** @minLength 1 @example "https://example.com" */ value?: string;
  };
}

export interface ListedRewriteRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: rewrite the URL or the headers. */ action?: 'rewrite';
  /** Headers and parts of the URL to rewrite. @minProperties 1 */ action_parameters?: {
    /** Headers to add, set or remove, by name. */ headers?: RewriteHeaders;
    uri?: RewriteUri;
  };
  enabled?: boolean;
}

/** @minProperties 1 */
export type RewriteHeaders = {
  [key: string]: {
    /** Adds a header of the name; present ones stay. */ operation: 'add';
    /** @minLength 1 @example "my-header-value" */ value: string;
  } | {
    /** @minLength 1 @example "ip.src" */ expression: string;
    /** Adds a header of the name; present ones stay. */ operation: 'add';
  } | {
    /** Sets the header in place of present ones. */ operation: 'set';
    /** @minLength 1 @example "my-header-value" */ value: string;
  } | {
    /** @minLength 1 @example "ip.src" */ expression: string;
    /** Sets the header in place of present ones. */ operation: 'set';
  } | {
    /** Removes all headers of the name. */ operation: 'remove';
  };
};

export type RewriteUri = ({
  path: RewriteUriPath;
} | {
  /** New query string: a fixed one or an expression. */ query: RewriteUriQuery;
}) & {
  /** Whether the origin sees the rewritten URI. @readOnly */ origin?: boolean;
};

/** @minProperties 1 @maxProperties 1 */
export interface RewriteUriPath {
  /** @minLength 1 */ expression?: string;
  /** @minLength 1 @example "/foo" */ value?: string;
}

/** @minProperties 1 @maxProperties 1 */
export interface RewriteUriQuery {
  /** @minLength 1 */ expression?: string;
  /** Fixed query string, without `?`; empty removes it. @example "foo=bar" */ value?: string;
}

export interface ListedRouteRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: send the request to another origin, port or host. */ action?: 'route';
  /** Destination of the request, and the names used for it. @minProperties 1 */
  action_parameters?: {
    /** Host header sent to the origin. @minLength 1 @example "static.example.com" */ host_header?: string;
    /** Origin that the request goes to, by host, port or both. */ origin?: RouteOrigin;
    /** Server name (SNI) sent to the origin. */ sni?: RouteSNI;
  };
  enabled?: boolean;
}

/** @minProperties 1 */
export interface RouteOrigin {
  /** Hostname that is resolved instead of the requested one. @minLength 1 @example "static.example.com" */ host?: string;
  /** @min 1 @max 65535 @example 80 */ port?: Integer;
}

export interface RouteSNI {
  /** @minLength 1 @example "static.example.com" */ value: string;
}

export interface ListedScoreRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: change the score of the request. */ action?: 'score';
  /** Amount by which the score changes. */ action_parameters?: { /** Amount by which the score changes; may be negative. @example 3 */ increment: Integer };
  enabled?: boolean & unknown;
}

export interface ListedServeErrorRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: answer with an error page of your own. */ action?: 'serve_error';
  /** Error page: its content here, or the name of a custom asset. */
  action_parameters?: ({
    /** @minLength 1 */ content: string;
  } | {
    /** Name of the custom asset that is served. @minLength 1 @example "500_errors" */ asset_name: string;
  }) & {
    /** Media type of the error page. */ content_type: 'application/json' | 'text/html' | 'text/plain' | 'text/xml';
    /** HTTP status that the error page is sent with. @min 400 @max 999 @example 500 */ status_code?: Integer;
  };
  enabled?: boolean & unknown;
}

export interface SetCacheControlRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: change the Cache-Control header of the response. */ action?: 'set_cache_control';
  /** Directives to set or remove, by name. @minProperties 1 */
  action_parameters?: {
    immutable?: Rulesets.DirectiveTarget;
    'max-age'?: SetCacheControlDirectiveWithValue;
    'must-revalidate'?: Rulesets.DirectiveTarget;
    'must-understand'?: Rulesets.DirectiveTarget;
    'no-cache'?: SetCacheControlDirectiveWithQualifiers;
    'no-store'?: Rulesets.DirectiveTarget;
    'no-transform'?: Rulesets.DirectiveTarget;
    private?: SetCacheControlDirectiveWithQualifiers;
    'proxy-revalidate'?: Rulesets.DirectiveTarget;
    public?: Rulesets.DirectiveTarget;
    's-maxage'?: SetCacheControlDirectiveWithValue;
    'stale-if-error'?: SetCacheControlDirectiveWithValue;
    'stale-while-revalidate'?: SetCacheControlDirectiveWithValue;
  };
  enabled?: boolean & unknown;
}

export type SetCacheControlDirectiveWithValue = {
  /** @default false */ cloudflare_only?: boolean;
  /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
  /** Seconds that the directive carries. @min 0 @example 3600 @unit seconds */ value: Integer;
} | {
  /** @default false */ cloudflare_only?: boolean;
  /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
};

export type SetCacheControlDirectiveWithQualifiers = {
  /** @default false */ cloudflare_only?: boolean;
  /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
  /** Names of the headers that the directive is limited to. @unique */ qualifiers?: (/** @minLength 1 */ string)[];
} | {
  /** @default false */ cloudflare_only?: boolean;
  /** Whether the directive is set or removed. */ operation: 'set' | 'remove';
};

export interface ListedSetCacheSettingsRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: choose whether and how the response is cached. */ action?: 'set_cache_settings';
  /** Cache settings to change; those left out stay as other rules or the zone have them. @minProperties 1 */
  action_parameters?: {
    /** Ports besides 80 and 443 whose responses are cached. @minItems 1 @unique */ additional_cacheable_ports?: (/** @min 1 @max 65535 */ Integer)[];
    /** Time browsers keep the response. */ browser_ttl?: SetCacheSettingsBrowserTTL;
    /** Whether the response can be cached. */ cache?: boolean;
    cache_key?: SetCacheSettingsCacheKey;
    /** Whether the response is also kept in Cache Reserve; needs that add-on. */ cache_reserve?: SetCacheSettingsCacheReserve;
    /** Time Cloudflare keeps the response. */ edge_ttl?: SetCacheSettingsEdgeTTL;
    /** Whether Cloudflare follows the origin's Cache-Control strictly by RFC 7234. */ origin_cache_control?: boolean;
    /** Whether the origin's error pages are shown rather than Cloudflare's. */ origin_error_page_passthru?: boolean;
    /** Seconds between two reads from the origin until the request fails with 524. @min 100 @max 6000 @example 900 @unit seconds */ read_timeout?: Integer;
    /** Whether strong ETags are kept as they are; otherwise they are turned into weak ones. */ respect_strong_etags?: boolean;
    /** Whether stale content is served while the response is fetched anew. */ serve_stale?: SetCacheSettingsServeStale;
    /** Makes responses dictionaries by which later versions are compressed. */ shared_dictionary?: SetCacheSettingsSharedDictionary;
    /** Whether the ETag header of the origin is removed before caching. */ strip_etags?: boolean;
    /** Whether the Last-Modified header of the origin is removed before caching. */ strip_last_modified?: boolean;
    /** Whether Set-Cookie headers of the origin are removed before caching. */ strip_set_cookie?: boolean;
    /** Request headers that make separate versions in the cache. */ vary?: SetCacheSettingsVary;
  };
  enabled?: boolean & unknown;
}

export interface SetCacheSettingsBrowserTTL {
  /** Seconds for which the response is kept, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
  /** Whether the origin's headers, the time in `default` or no caching applies in browsers. */
  mode: 'respect_origin' | 'bypass_by_default' | 'override_origin' | 'bypass';
}

export interface SetCacheSettingsCacheKey {
  cache_by_device_type?: boolean;
  cache_deception_armor?: boolean;
  custom_key?: SetCacheSettingsCustomCacheKey;
  ignore_query_strings_order?: boolean;
}

export interface SetCacheSettingsCustomCacheKey {
  cookie?: SetCacheSettingsCustomCacheKeyCookie;
  header?: SetCacheSettingsCustomCacheKeyHeader;
  /** Host used in the key: the requested or the resolved one. */ host?: SetCacheSettingsCustomCacheKeyHost;
  query_string?: SetCacheSettingsCustomCacheKeyQueryString;
  user?: SetCacheSettingsCustomCacheKeyUser;
}

export interface SetCacheSettingsCustomCacheKeyCookie {
  /** Names of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
  check_presence?: (/** @minLength 1 */ string)[];
  /** Names of cookies or headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
}

export interface SetCacheSettingsCustomCacheKeyHeader {
  /** Names of which only the presence belongs to the key, and not the value. @minItems 1 @unique */
  check_presence?: (/** @minLength 1 */ string)[];
  /** Values by header name: the key holds which of them the header contains. @minProperties 1 */
  contains?: { [key: string]: /** @minItems 1 @unique */ (/** @minLength 1 */ string)[] };
  /** Whether the Origin header is left out of the key. */ exclude_origin?: boolean;
  /** Names of cookies or headers whose values belong to the key. @minItems 1 @unique */ include?: (/** @minLength 1 */ string)[];
}

export interface SetCacheSettingsCustomCacheKeyHost {
  /** Whether the key holds the resolved host instead of the requested one. */ resolved?: boolean;
}

/** @maxProperties 1 */
export interface SetCacheSettingsCustomCacheKeyQueryString {
  /** @minProperties 1 @maxProperties 1 */
  exclude?: {
    /** All query parameters of the request. */ all?: true;
    /** Query parameters by name. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
  };
  /** Query parameters that belong to the key: all, or those named. @minProperties 1 @maxProperties 1 */
  include?: {
    /** All query parameters of the request. */ all?: true;
    /** Query parameters by name. @minItems 1 @unique */ list?: (/** @minLength 1 */ string)[];
  };
}

export interface SetCacheSettingsCustomCacheKeyUser {
  /** Whether the kind of device belongs to the key. */ device_type?: boolean;
  /** Whether the visitor's country belongs to the key. */ geo?: boolean;
  /** Whether the visitor's language belongs to the key. */ lang?: boolean;
}

export interface SetCacheSettingsCacheReserve {
  /** Whether the response may be kept in Cache Reserve. */ eligible: boolean;
  /** Smallest response that is kept in Cache Reserve. @min 0 @example 1024 @unit bytes */ minimum_file_size?: Integer;
}

export interface SetCacheSettingsEdgeTTL {
  /** Seconds for which the response is kept, for `override_origin`. @min 0 @example 60 @unit seconds */ default?: Integer;
  /** Whether the origin's headers, the time in `default` or no caching by default applies. */
  mode: 'respect_origin' | 'bypass_by_default' | 'override_origin';
  /** Times for single status codes or ranges, which win over the general one. */ status_code_ttl?: SetCacheSettingsStatusCodeTTL;
}

/** @minItems 1 @unique */
export type SetCacheSettingsStatusCodeTTL = (/** @minProperties 2 @maxProperties 2 */ {
  /** Status code that the time is for. @min 100 @max 999 @example 200 */ status_code?: Integer;
  /** Range of status codes that the time is for; an open end covers all beyond. @minProperties 1 */ status_code_range?: {
    /** First status code of the range. @min 100 @max 999 @example 200 */ from?: Integer;
    /** Last status code of the range. @min 100 @max 999 @example 299 */ to?: Integer;
  };
  /** Seconds for which the response is kept; 0 stands for no-cache, -1 for no-store. @example 0 @unit seconds */ value: Integer;
})[];

export interface SetCacheSettingsServeStale {
  /** Whether visitors wait for the new response instead of getting the stale one. */ disable_stale_while_updating?: boolean;
}

export interface SetCacheSettingsSharedDictionary {
  /** Pattern of the URLs that the dictionary is for, such as `/static/js/*.js`. @minLength 1 @maxLength 1024 @example "/static/js/*.js" */
  match_pattern: string;
}

/** @minProperties 1 */
export interface SetCacheSettingsVary {
  /** Settings for headers that are not in `headers`. */ default?: SetCacheSettingsVaryDefault;
  /** Settings per header; names are lower case. @maxProperties 50 */ headers?: { [key: string]: SetCacheSettingsVaryHeader };
}

export interface SetCacheSettingsVaryDefault {
  /** Whether the response is not cached, or varies by the header as it is or in a normalized form. */
  action: 'bypass' | 'passthrough' | 'normalize';
}

export interface SetCacheSettingsVaryHeader {
  /** Whether the response is not cached, or varies by the header as it is or in a normalized form. */
  action: 'bypass' | 'passthrough' | 'normalize';
  /** Languages that are distinguished; others count as equal. @maxItems 20 */ languages?: (/** @minLength 1 @maxLength 64 */ string)[];
  /** Media types that are distinguished; others count as equal. @maxItems 10 */ media_types?: (/** @minLength 1 @maxLength 255 */ string)[];
}

export interface SetCacheTagsRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: change the cache tags of the response. */ action?: 'set_cache_tags';
  /** Tags to add, remove or set, as a list or by an expression. */
  action_parameters?: {
    /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
    /** @minItems 1 @maxItems 100 */ values: (/** @minLength 1 */ string)[];
  } | {
    /** @minLength 1 @example "http.request.uri.path.extension" */
    expression: string;
    /** Whether the tags are added, removed, or set in place of all others. */ operation: 'add' | 'remove' | 'set';
  };
  enabled?: boolean & unknown;
}

export interface ListedSetConfigRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: change zone settings for the matching requests. */ action?: 'set_config';
  /** Settings to change; those left out stay as other rules or the zone have them. @minProperties 1 */
  action_parameters?: {
    /** Whether `http://` links in pages become `https://` where the target supports it. */ automatic_https_rewrites?: boolean;
    /** File types from which white space and comments are removed. */ autominify?: SetConfigAutominify;
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
  };
  enabled?: boolean & unknown;
}

export interface SetConfigAutominify {
  /** Whether CSS files are minified. @default false */ css?: boolean;
  /** Whether HTML files are minified. @default false */ html?: boolean;
  /** Whether JavaScript files are minified. @default false */ js?: boolean;
}

export interface ListedSkipRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: skip rules, rulesets, phases or security products. */ action?: 'skip';
  /** Products, phases, rulesets or rules to skip. @minProperties 1 */
  action_parameters?: {
    /** Skips the rest of the phase that the rule is in. */ phase?: 'current';
    /** Phases that are skipped. */ phases?: SkipPhases;
    /** Older security products that are skipped; can be combined with `phase`. */ products?: SkipProducts;
    /** Rules that are skipped, by ruleset id. @minProperties 1 */ rules?: { [key: string]: /** @minItems 1 @unique */ string[] };
    /** Skips the rest of the ruleset that the rule is in. */ ruleset?: 'current';
    /** Rulesets that are skipped, by id. @minItems 1 @unique */ rulesets?: string[];
  };
  enabled?: boolean & unknown;
}

/** @minItems 1 @unique */
export type SkipPhases = Rulesets.Phase[];

/** @minItems 1 @unique */
export type SkipProducts = ('bic' | 'hot' | 'rateLimit' | 'securityLevel' | 'uaBlock' | 'waf' | 'zoneLockdown')[];

export interface TransformResponseHTMLRule extends Rulesets.RuleVersion, Rulesets.ListedRule {
  /** Action: transform the HTML of the response. */ action?: 'transform_response_html';
  /** Transformations of the HTML. */ action_parameters?: {
    /** Switches on the maze of generated links that keeps AI crawlers busy. */ link_maze: JsonObject;
  };
  enabled?: boolean & unknown;
}
