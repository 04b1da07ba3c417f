import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** URL Normalization: A uniform spelling of request paths before rules look at them.
 *  @product urlNormalization URL Normalization
 *  @docs https://developers.cloudflare.com/rules/normalization/ */
export interface URLNormalization {
  /** Replace the zone's URL normalization type and scope.
   *  @http PUT /zones/{zone_id}/url_normalization
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "scope": "incoming", "type": "cloudflare" } */
  update(
    params: URLNormalization.URLNormalizationUpdateParams,
    options?: RequestOptions,
  ): APIPromise<URLNormalization.URLNormalizationResult>;

  /** Delete the zone's URL normalization settings, back to the default.
   *  @http DELETE /zones/{zone_id}/url_normalization
   *  @response void
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  delete(params: InZone, options?: RequestOptions): APIPromise<void>;

  /** Get how the zone normalizes URLs and for which requests.
   *  @http GET /zones/{zone_id}/url_normalization
   *  @permission Response Compression Write; Response Compression Read; Config Settings Write; Config Settings Read; Dynamic URL Redirects Write; Dynamic URL Redirects Read; Cache Settings Write; Cache Settings Read; Custom Errors Write; Custom Errors Read; Origin Write; Origin Read; Managed headers Write; Managed headers Read; Zone Transform Rules Write; Zone Transform Rules Read; Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; HTTP DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Read; Sanitize Write; Sanitize Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Bot Management Write; Bot Management Read; Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  get(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<URLNormalization.URLNormalizationResult>;
}

export declare namespace URLNormalization {
  export interface NormalizationSettings {
    /** URLs to normalize: for rules only (`incoming`), also on the way to the origin (`both`), or none. */
    scope: 'incoming' | 'both' | 'none' | (string & {});
    /** By RFC 3986, or besides with Cloudflare's merging of slashes and backslashes. */ type: 'cloudflare' | 'rfc3986' | (string & {});
  }

  export interface URLNormalizationUpdateParams extends InZone, NormalizationSettings {}

  export interface URLNormalizationResult extends NormalizationSettings {
    scope: 'incoming' | 'both' | 'none';
    type: 'cloudflare' | 'rfc3986';
  }
}
