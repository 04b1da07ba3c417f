import type { DateTime, Integer } from '../_shared.ts';
import type { Zones } from './index.ts';

export interface SettingState {
  /** @readOnly */ editable?: true | false;
  /** @readOnly */ modified_on?: DateTime | null;
}

export interface SwitchState {
  /** Whether the setting is on for the zone. @default "off" */ value: 'on' | 'off';
}

export interface FeatureState {
  /** Whether the setting is on for the zone. @default "off" */ value: 'off' | 'on';
}

export interface EditableSwitch {
  /** Whether the setting is on for the zone. @default "on" */ value: 'on' | 'off';
}

export interface T0rtt extends SettingState, SwitchState {
  /** Setting that the value belongs to: returning visitors may send their request with the TLS handshake. */ id: '0rtt';
}

export interface AdvancedDdos extends SettingState, SwitchState {
  /** Setting that the value belongs to: advanced protection against DDoS. */ id: 'advanced_ddos';
}

export interface CacheRulesAegis {
  /** Setting that the value belongs to: egress IP addresses of your own. */ id: 'aegis';
  /** @readOnly */ modified_on?: DateTime | null;
  /** Whether Aegis is on, and the pool of egress IPs. */ value?: AegisValue;
}

export interface AlwaysOnlineSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: archived pages are shown while the origin is down. */ id: 'always_online';
}

export interface AlwaysUseHTTPSSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: http requests are redirected (301) to https. */ id: 'always_use_https';
}

export interface AutomaticHTTPSRewritesSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id: 'automatic_https_rewrites';
}

export interface BrotliSetting extends SettingState, FeatureState {
  /** Setting that the value belongs to: answers are compressed with Brotli. */ id: 'brotli';
}

export interface BrowserCacheTtl extends SettingState, BrowserCacheTTL {
  id: 'browser_cache_ttl';
  /** @min 0 @max 31536000 @default 14400 @unit seconds */ value: Integer;
}

export interface BrowserCheckSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id: 'browser_check';
}

export interface CacheLevelSetting extends SettingState {
  /** Setting that the value belongs to: what is cached, and how query strings count. */ id: 'cache_level';
  /** Handling of query strings: `aggressive` makes an entry per query string, `simplified` ignores it, `basic` caches only without one.
   *  @default "aggressive" */
  value: 'aggressive' | 'basic' | 'simplified';
}

export interface ChallengeTtl extends SettingState {
  /** Setting that the value belongs to: how long a passed challenge counts. */ id: 'challenge_ttl';
  /** Seconds a visitor who passed a challenge is let through without another. @unit seconds */ value: ChallengeTtlValue;
}

export interface ContentConverter extends SettingState, FeatureState {
  /** Setting that the value belongs to: pages are served as Markdown to clients that ask for it. */ id: 'content_converter';
}

export interface CnameFlattening extends SettingState {
  /** Setting that the value belongs to: where CNAME records are answered with addresses. */ id: 'cname_flattening';
  /** Whether only the CNAME at the apex or all of them are answered with addresses; deprecated. @default "flatten_at_root" @deprecated */
  value: 'flatten_at_root' | 'flatten_all';
}

export interface EarlyHintsSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: preload hints go out with status 103. */ id: 'early_hints';
}

export interface EdgeCacheTtl extends SettingState {
  /** Setting that the value belongs to: how long Cloudflare keeps files. */ id: 'edge_cache_ttl';
  /** Seconds Cloudflare keeps a file that the origin's headers do not limit. @unit seconds */ value: EdgeCacheTtlValue;
}

export interface EmailObfuscationSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id: 'email_obfuscation';
}

export interface H2PrioritizationSetting extends Zones.H2PrioritizationResult {
  id: 'h2_prioritization';
  /** @default "off" */ value: 'on' | 'off' | 'custom';
}

export interface HotlinkProtectionSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: other sites cannot embed the images. */ id: 'hotlink_protection';
}

export interface HTTP2Setting extends SettingState, SwitchState {
  /** Setting that the value belongs to: visitors may use HTTP/2. */ id: 'http2';
}

export interface HTTP3Setting extends SettingState, SwitchState {
  /** Setting that the value belongs to: visitors may use HTTP/3. */ id: 'http3';
}

export interface ImageResizingSetting extends Zones.ImageResizingResult {
  id: 'image_resizing';
  /** @default "off" */ value: 'on' | 'off' | 'open';
}

export interface IPGeolocationSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id: 'ip_geolocation';
}

export interface Ipv extends SettingState, FeatureState {
  /** Setting that the value belongs to: proxied names are answered with IPv6 addresses too. */ id: 'ipv6';
}

export interface MaxUpload extends SettingState {
  /** Setting that the value belongs to: largest request body. */ id: 'max_upload';
  /** Largest request body that is accepted, in megabytes; how large it may be depends on the plan. @unit megabytes */ value: MaxUploadValue;
}

export interface MirageSetting extends SettingState {
  /** Setting that the value belongs to: lighter images on slow connections. */ id: 'mirage';
  /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
}

export interface Nel extends SettingState {
  /** Setting that the value belongs to: browsers report network errors. */ id: 'nel';
  /** Whether browsers report network errors of the zone. */ value: NelValue;
}

export interface OpportunisticEncryptionSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id: 'opportunistic_encryption';
}

export interface OpportunisticOnionSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: Tor visitors are served through an onion address. */ id: 'opportunistic_onion';
}

export interface OrangeToOrangeSetting extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: traffic passes another Cloudflare customer's zone first. */ id: 'orange_to_orange';
}

export interface OriginErrorPagePassThruSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: the origin's error pages are shown. */ id: 'origin_error_page_pass_thru';
}

export interface CacheRulesOriginH2MaxStreams {
  /** Setting that the value belongs to: HTTP/2 streams per origin connection. */ id: 'origin_h2_max_streams';
  /** @readOnly */ modified_on?: DateTime | null;
  /** Requests that one HTTP/2 connection to the origin may carry at a time; 1 turns multiplexing off. @min 1 @max 1000 @example 50 */
  value?: Integer;
}

export interface CacheRulesOriginMaxHTTPVersion {
  /** Setting that the value belongs to: highest HTTP version to the origin. */ id: 'origin_max_http_version';
  /** @readOnly */ modified_on?: DateTime | null;
  /** Highest HTTP version that is tried to the origin. */ value?: '2' | '1';
}

export interface PolishSetting extends SettingState, Polish {
  id: 'polish';
  /** @default "off" */ value: 'off' | 'lossless' | 'lossy';
}

export interface PrefetchPreloadSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: files listed in a manifest are fetched into the cache ahead. */ id: 'prefetch_preload';
}

export interface PrivacyPass extends SettingState {
  /** Setting that the value belongs to: fewer challenges for browsers that bring Privacy Pass tokens. */ id: 'privacy_pass';
  /** Whether the setting is on for the zone. @default "off" @deprecated */ value: 'on' | 'off';
}

export interface PseudoIpv extends SettingState {
  /** Setting that the value belongs to: IPv4 addresses for visitors with IPv6. @default "pseudo_ipv4" */ id: 'pseudo_ipv4';
  /** Whether visitors with IPv6 get a made-up IPv4 address in `Cf-Pseudo-IPv4`, or in place of the real one. @default "off" */
  value: 'off' | 'add_header' | 'overwrite_header';
}

export interface RedirectsForAITraining extends SettingState, FeatureState {
  /** Setting that the value belongs to: AI training crawlers are redirected to the canonical pages. */ id: 'redirects_for_ai_training';
}

export interface ReplaceInsecureJs extends SettingState, SwitchState {
  /** Setting that the value belongs to: insecure JavaScript libraries are replaced. */ id: 'replace_insecure_js';
}

export interface ResponseBufferingSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: answers are held until the origin has sent all. */ id: 'response_buffering';
}

export interface RocketLoaderSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: scripts run only after the page has been shown. */ id: 'rocket_loader';
}

export interface SchemasAutomaticPlatformOptimization extends SettingState {
  /** Setting that the value belongs to: WordPress pages are cached at the edge. */ id: 'automatic_platform_optimization';
  /** The parts of the setting, which change together. */ value: AutomaticPlatformOptimization;
}

export interface SearchForAgents extends SettingState, FeatureState {
  /** Setting that the value belongs to: search of the site for AI agents. */ id: 'search_for_agents';
}

export interface SecurityHeader extends SettingState {
  /** Setting that the value belongs to: HSTS and related headers. */ id: 'security_header';
  /** The headers that are added to answers. */ value: SecurityHeaderValue;
}

export interface SecurityLevelSetting extends SettingState, SecurityLevel {
  id: 'security_level';
  /** @default "medium" */ value: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
}

export interface ServerSideExclude extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: marked parts of pages are hidden from suspicious visitors. */ id: 'server_side_exclude';
}

export interface Sha1Support extends SettingState, FeatureState {
  /** Setting that the value belongs to: certificates with SHA-1 for very old browsers. */ id: 'sha1_support';
}

export interface SortQueryStringForCacheSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id: 'sort_query_string_for_cache';
}

export interface SSLSetting extends SettingState {
  /** Setting that the value belongs to: how Cloudflare connects to the origin. */ id: 'ssl';
  /** Encryption mode to the origin; only `strict` verifies its certificate. @default "off" */
  value: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
}

export interface SSLRecommenderSetting {
  /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
  /** Setting that the value belongs to: mails that recommend a better SSL/TLS mode. */ id?: 'ssl_recommender';
}

export interface Tls12Only extends SettingState, FeatureState {
  /** Setting that the value belongs to: only TLS 1.2 is allowed to visitors. */ id: 'tls_1_2_only';
}

export interface Tls extends SettingState {
  /** Setting that the value belongs to: visitors may use TLS 1.3. */ id: 'tls_1_3';
  /** Whether visitors may use TLS 1.3; `zrt` also allows 0-RTT. @default "off" */ value: 'on' | 'off' | 'zrt';
}

export interface TLSClientAuthSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: Cloudflare shows the origin a client certificate. */ id: 'tls_client_auth';
}

export interface Transformations extends SettingState {
  /** Setting that the value belongs to: images may be transformed. */ id: 'transformations';
  /** Images that may be transformed: none, those of the zone, or (`open`) those of any origin. @default "off" */ value: 'on' | 'off' | 'open';
}

export interface TransformationsAllowedOriginsSetting extends SettingState {
  /** Setting that the value belongs to: origins that images may come from. */ id: 'transformations_allowed_origins';
  /** Origins that are allowed, separated by commas; empty allows only the zone itself. */ value: string;
}

export interface TrueClientIPHeaderSetting extends SettingState, SwitchState {
  /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id: 'true_client_ip_header';
}

export interface Waf extends SettingState, SwitchState {
  /** Setting that the value belongs to: the old managed rules run. */ id: 'waf';
}

export interface WebmcpEnabled extends SettingState, FeatureState {
  /** Setting that the value belongs to: the site offers tools to AI agents (WebMCP). */ id: 'webmcp_enabled';
}

export interface WebmcpPacks extends SettingState {
  /** Setting that the value belongs to: packs of tools for AI agents (WebMCP). */ id: 'webmcp_packs';
  /** Names of the packs in use, separated by commas. @maxLength 256 @default "" */ value: string;
}

export interface Webp extends SettingState, FeatureState {
  /** Setting that the value belongs to: images are converted to WebP. */ id: 'webp';
}

export interface Websockets extends SettingState, FeatureState {
  /** Setting that the value belongs to: WebSocket connections are let through. */ id: 'websockets';
}

export interface AdvancedDDoS extends SettingState, SwitchState {
  /** Setting that the value belongs to: advanced protection against DDoS. */ id: 'advanced_ddos';
}

export interface AlwaysOnline extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: archived pages are shown while the origin is down. */ id: 'always_online';
}

export interface AlwaysUseHTTPS {
  /** Setting that the value belongs to: http requests are redirected (301) to https. */ id?: 'always_use_https';
}

export interface AutomaticHTTPSRewrites {
  /** Setting that the value belongs to: http links in pages are rewritten to https where that works. */ id?: 'automatic_https_rewrites';
  /** Whether http links in pages are rewritten to https where that works. */ value?: 'on' | 'off';
}

export interface AutomaticPlatformOptimization {
  /** Whether phones, tablets and desktops get their own cached copies. */ cache_by_device_type: boolean;
  /** Whether the zone's traffic passes through Cloudflare. @default false */ cf: boolean;
  /** Whether the optimization is on. @default false */ enabled: boolean;
  /** Hostnames of the WordPress sites that are optimized. */ hostnames: (/** @format hostname */ string)[];
  /** Whether the site has been recognized as WordPress. @default false */ wordpress: boolean;
  /** Whether the Cloudflare plugin is installed in WordPress. @default false */ wp_plugin: boolean;
}

export interface Brotli extends SettingState, FeatureState {
  /** Setting that the value belongs to: answers are compressed with Brotli. */ id: 'brotli';
}

export interface BrowserCacheTTL {
  /** Setting that the value belongs to: how long browsers may keep files. */ id?: 'browser_cache_ttl';
  /** Seconds browsers may keep a file; 0 keeps the origin's headers. @min 0 @max 31536000 @example 3600 @unit seconds */ value?: Integer;
}

export interface BrowserCheck {
  /** Setting that the value belongs to: Browser Integrity Check, which turns suspicious headers away. */ id?: 'browser_check';
  /** Whether visitors with suspicious browser headers are turned away. */ value?: 'on' | 'off';
}

export interface CacheLevel {
  /** Setting that the value belongs to: what is cached, and how query strings count. */ id?: 'cache_level';
  /** Extent of caching: `bypass` (nothing), static files depending on query strings, or `cache_everything`. */
  value?: 'bypass' | 'basic' | 'simplified' | 'aggressive' | 'cache_everything';
}

export interface ChallengeTTL extends SettingState {
  /** Setting that the value belongs to: how long a passed challenge counts. */ id: 'challenge_ttl';
  /** Seconds for which a passed challenge counts. @default 1800 */ value:
    | 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000
    | 31536000;
}

export interface Ciphers extends SettingState {
  /** Setting that the value belongs to: cipher suites for visitors. */ id: 'ciphers';
  /** Cipher suites for TLS 1.2 and below, by OpenSSL name; empty, Cloudflare's default. @unique @default [] */ value: string[];
}

export interface DevelopmentMode extends SettingState, SwitchState {
  /** Setting that the value belongs to: the cache is bypassed for three hours. */ id: 'development_mode';
  /** Seconds until development mode ends; negative, seconds since it ended. @example 3600 @readOnly @unit seconds */ time_remaining?: number;
}

export interface EarlyHints extends SettingState, SwitchState {
  /** Setting that the value belongs to: preload hints go out with status 103. */ id: 'early_hints';
}

export interface EmailObfuscation {
  /** Setting that the value belongs to: email addresses in pages are hidden from bots. */ id?: 'email_obfuscation';
  /** Whether email addresses in pages are hidden from bots. */ value?: 'on' | 'off';
}

export interface FontSettings {
  /** Setting that the value belongs to: Google Fonts are served from the zone. */ id?: 'fonts';
  editable?: true | false;
  modified_on?: string | null;
  /** Whether the setting is on for the zone. */ value?: 'on' | 'off';
}

export interface H2Prioritization extends Zones.H2PrioritizationResult {
  id: 'h2_prioritization';
  /** @default "off" */ value: 'on' | 'off' | 'custom';
}

export interface HTTP2 extends SettingState, SwitchState {
  /** Setting that the value belongs to: visitors may use HTTP/2. */ id: 'http2';
}

export interface HTTP3 extends SettingState, SwitchState {
  /** Setting that the value belongs to: visitors may use HTTP/3. */ id: 'http3';
}

export interface HotlinkProtection extends SettingState, SwitchState {
  /** Setting that the value belongs to: other sites cannot embed the images. */ id: 'hotlink_protection';
}

export interface IPGeolocation {
  /** Setting that the value belongs to: the visitor's country goes to the origin in `CF-IPCountry`. */ id?: 'ip_geolocation';
  /** Whether the visitor's country goes to the origin in `CF-IPCountry`. */ value?: 'on' | 'off';
}

export interface IPV6 extends SettingState, FeatureState {
  /** Setting that the value belongs to: proxied names are answered with IPv6 addresses too. */ id: 'ipv6';
}

export interface ImageResizing extends Zones.ImageResizingResult {
  id: 'image_resizing';
  /** @default "off" */ value: 'on' | 'off' | 'open';
}

export interface MinTLSVersion extends SettingState {
  /** Setting that the value belongs to: lowest TLS version for visitors. */ id: 'min_tls_version';
  /** Lowest TLS version visitors may connect with. @default "1.0" */ value: '1.0' | '1.1' | '1.2' | '1.3';
}

export interface Mirage {
  /** Setting that the value belongs to: lighter images on slow connections. */ id?: 'mirage';
  /** Whether images load later and smaller on slow connections. */ value?: 'on' | 'off';
}

export interface NEL extends SettingState {
  /** Setting that the value belongs to: Network Error Logging. */ id: 'nel';
  /** Whether browsers report network errors of the zone. @default {"enabled":false} */ value: NelValue;
}

export interface OpportunisticEncryption {
  /** Setting that the value belongs to: http addresses may be fetched over TLS. */ id?: 'opportunistic_encryption';
  /** Whether browsers may fetch http addresses over an encrypted connection. */ value?: 'on' | 'off';
}

export interface OpportunisticOnion extends SettingState, SwitchState {
  /** Setting that the value belongs to: Tor visitors are served through an onion address. */ id: 'opportunistic_onion';
}

export interface OrangeToOrange extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: traffic passes another Cloudflare customer's zone first. */ id: 'orange_to_orange';
}

export interface OriginErrorPagePassThru {
  /** Setting that the value belongs to: the origin's error pages are shown. */ id?: 'origin_error_page_pass_thru';
  /** Whether visitors get the origin's error pages instead of Cloudflare's. */ value?: 'on' | 'off';
}

export interface OriginMaxHTTPVersion {
  /** Setting that the value belongs to: highest HTTP version to the origin. */ id: 'origin_max_http_version';
  editable: boolean;
  /** Highest HTTP version that is tried to the origin. */ value: '2' | '1';
  modified_on?: string | null;
}

export interface Polish {
  /** Setting that the value belongs to: compression of images. */ id?: 'polish';
  /** `lossless` drops metadata, `lossy` also compresses images visibly smaller. */ value?: 'off' | 'lossless' | 'lossy';
}

export interface PrefetchPreload extends SettingState, SwitchState {
  /** Setting that the value belongs to: files listed in a manifest are fetched into the cache ahead. */ id: 'prefetch_preload';
}

export interface ProxyReadTimeout extends SettingState {
  /** Setting that the value belongs to: how long Cloudflare waits for the origin. */ id: 'proxy_read_timeout';
  /** Seconds Cloudflare waits for the origin between two reads before it returns 524. @default 125 @unit seconds */ value: number;
}

export interface ResponseBuffering {
  /** Setting that the value belongs to: answers are held until the origin has sent all. */ id?: 'response_buffering';
  /** Whether an answer is held until the origin has sent all of it. */ value?: 'on' | 'off';
}

export interface RocketLoader {
  /** Setting that the value belongs to: scripts run only after the page has been shown. */ id?: 'rocket_loader';
  /** Whether scripts of a page run only after it has been shown. */ value?: 'on' | 'off';
}

export interface SSL {
  /** Setting that the value belongs to: how Cloudflare connects to the origin. */ id?: 'ssl';
  /** Encryption mode to the origin: without TLS, with any certificate (`full`), or only with a valid one. */
  value?: 'off' | 'flexible' | 'full' | 'strict' | 'origin_pull';
}

export interface SSLRecommender {
  /** Setting that the value belongs to: mails that recommend a better SSL/TLS mode. */ id?: 'ssl_recommender';
  /** Whether Cloudflare recommends a stricter SSL/TLS mode; takes the place of `value` for `ssl_recommender`. @default false */ enabled?: boolean;
}

export interface SecurityHeaders extends SettingState {
  /** Setting that the value belongs to: HSTS and related headers. */ id: 'security_header';
  /** HSTS and the other headers that are sent. @default {"strict_transport_security":{"enabled":true,"include_subdomains":true,"max_age":86400,"nosniff":true,"preload":false}} */
  value: SecurityHeaders.Value;
}
export declare namespace SecurityHeaders {
  export interface Value {
    /** The `Strict-Transport-Security` header (HSTS). */ strict_transport_security?: Value.StrictTransportSecurity;
  }
  export namespace Value {
    export interface StrictTransportSecurity {
      /** Whether the HSTS header is sent. */ enabled?: boolean;
      /** Whether browsers apply it to all subdomains as well. */ include_subdomains?: boolean;
      /** Seconds browsers insist on https after a visit; they do so even if the setting is turned off. @unit seconds @example 86400 */
      max_age?: number;
      /** Whether `X-Content-Type-Options: nosniff` is sent too. */ nosniff?: boolean;
      /** Whether browsers may put the domain into their built-in HSTS list. */ preload?: boolean;
    }
  }
}

export interface SecurityLevel {
  /** Setting that the value belongs to: how readily visitors are challenged. */ id?: 'security_level';
  /** Strictness of visitor challenges; `under_attack` challenges everyone. */
  value?: 'off' | 'essentially_off' | 'low' | 'medium' | 'high' | 'under_attack';
}

export interface ServerSideExcludes extends SettingState, EditableSwitch {
  /** Setting that the value belongs to: marked parts of pages are hidden from suspicious visitors. */ id: 'server_side_exclude';
}

export interface SortQueryStringForCache {
  /** Setting that the value belongs to: the order of the query string does not matter to the cache. */ id?: 'sort_query_string_for_cache';
  /** Whether addresses that differ only in the order of the query string share a cache entry. */ value?: 'on' | 'off';
}

export interface TLS1_ extends SettingState {
  /** Setting that the value belongs to: visitors may use TLS 1.3. */ id: 'tls_1_3';
  /** Whether visitors may use TLS 1.3; `zrt` also allows 0-RTT. @default "off" */ value: 'on' | 'off' | 'zrt';
}

export interface TLSClientAuth extends SettingState, SwitchState {
  /** Setting that the value belongs to: Cloudflare shows the origin a client certificate. */ id: 'tls_client_auth';
}

export interface TrueClientIPHeader {
  /** Setting that the value belongs to: the visitor's address goes to the origin in `True-Client-IP`. */ id?: 'true_client_ip_header';
  /** Whether the visitor's address goes to the origin in `True-Client-IP`. */ value?: 'on' | 'off';
}

export interface WAF {
  /** Setting that the value belongs to: the old managed rules run. */ id?: 'waf';
  /** Whether the old managed rules (before 2021) run. */ value?: 'on' | 'off';
}

export interface WebP extends SettingState, FeatureState {
  /** Setting that the value belongs to: images are converted to WebP. */ id: 'webp';
}

export interface Websocket extends SettingState, FeatureState {
  /** Setting that the value belongs to: WebSocket connections are let through. */ id: 'websockets';
}

export interface ZeroRTT extends SettingState, SwitchState {
  /** Setting that the value belongs to: returning visitors may send their request with the TLS handshake. */ id: '0rtt';
}

export type ChallengeTtlValue =
  | 300 | 900 | 1800 | 2700 | 3600 | 7200 | 10800 | 14400 | 28800 | 57600 | 86400 | 604800 | 2592000
  | 31536000;

export type EdgeCacheTtlValue =
  | 30 | 60 | 300 | 1200 | 1800 | 3600 | 7200 | 10800 | 14400 | 18000 | 28800 | 43200 | 57600 | 72000 | 86400
  | 172800 | 259200 | 345600 | 432000 | 518400 | 604800;

export type MaxUploadValue =
  | 100 | 125 | 150 | 175 | 200 | 225 | 250 | 275 | 300 | 325 | 350 | 375 | 400 | 425 | 450 | 475 | 500 | 1000;

export interface NelValue {
  /** Whether the feature is on for the zone. @default false */ enabled?: boolean;
}

export interface SecurityHeaderValue {
  /** The HSTS header that browsers get. */
  strict_transport_security?: {
    /** Whether the feature is on for the zone. */ enabled?: boolean;
    /** Whether HSTS covers subdomains too. */ include_subdomains?: boolean;
    /** Seconds browsers insist on https after a visit; they do so even if the setting is turned off. @unit seconds @example 86400 */ max_age?: number;
    /** Whether `X-Content-Type-Options: nosniff` is sent too. */ nosniff?: boolean;
    /** Whether browsers may put the domain into their built-in HSTS list. */ preload?: boolean;
  };
}

export interface ChinaNetworkEnabled extends SettingState {
  /** Setting that the value belongs to: the zone is served from the China Network. */ id: 'china_network_enabled';
  /** Whether the setting is on for the zone. @default "off" @readOnly */ value: 'on' | 'off';
}

export interface AegisValue {
  /** Whether the feature is on for the zone. */ enabled?: boolean;
  /** Pool of egress addresses that the zone connects to its origin from. @example "3f6c9a2e41d84b7f" */ pool_id?: string;
}

export type AutomaticPlatformOptimizationValue = 'off' | {
  /** Whether phones, tablets and desktops get their own cached copies. */ cache_by_device_type?: boolean;
  /** Whether the zone's traffic passes through Cloudflare. */ cf: boolean;
  /** Whether the feature is on for the zone. */ enabled: boolean;
  /** Hostnames of the WordPress sites that are optimized. */ hostnames?: string[];
  /** Whether Cloudflare looks again if the site is WordPress and has the plugin. */ recheck?: boolean;
  /** Whether the site has been recognized as WordPress. */ wordpress: boolean;
  /** Whether the Cloudflare plugin is installed in WordPress. */ wp_plugin: boolean;
};

export interface TransformationsConfigValue {
  /** Hostnames that images may come from, separated by commas. @example "example.com,cdn.example.com" */ allowed_origins?: string;
  /** Whether transformed images keep and extend their content credentials. */ c2pa?: 'off' | 'on';
  /** Images that may be transformed: none, those of the zone, or (`open`) those of any origin. */
  transformations?: 'off' | 'on' | 'open' | 'latest' | (string & {});
}
