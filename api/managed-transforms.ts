import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Managed Transforms: Ready-made changes to request and response headers.
 *  @product managedTransforms Managed Transforms
 *  @docs https://developers.cloudflare.com/rules/transform/managed-transforms/ */
export interface ManagedTransforms {
  /** List a zone's Managed Transforms and whether each is on.
   *  @http GET /zones/{zone_id}/managed_headers
   *  @permission Response Compression Write; Response Compression Read; Config Settings Write; Config Settings Read; Dynamic URL Redirects Write; Dynamic URL Redirects Read; Cache Settings Write; Cache Settings Read; Custom Errors Write; Custom Errors Read; Origin Write; Origin Read; Managed headers Write; Managed headers Read; Zone Transform Rules Write; Zone Transform Rules Read; Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; HTTP DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Read; Sanitize Write; Sanitize Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Bot Management Write; Bot Management Read; Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise
   *  @key id
   *  @columns id enabled has_conflict conflicts_with */
  list(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<ManagedTransforms.ManagedTransform>;

  /** Delete the zone's choice of Managed Transforms: all are off.
   *  @http DELETE /zones/{zone_id}/managed_headers
   *  @response void
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  delete(params: InZone, options?: RequestOptions): APIPromise<void>;

  /** Edit which Managed Transforms of headers are on.
   *
   *  Transforms that are not named stay as they are. One that conflicts with another that is on is refused.
   *  @http PATCH /zones/{zone_id}/managed_headers
   *  @body json required
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise
   *  @example {
   *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "managed_request_headers": [{ "id": "add_visitor_location_headers", "enabled": true }],
   *    "managed_response_headers": []
   *  } */
  edit(
    params: ManagedTransforms.ManagedTransformEditParams,
    options?: RequestOptions,
  ): APIPromise<ManagedTransforms.ManagedTransform>;
}

export declare namespace ManagedTransforms {
  export interface HeaderTransform {
    /** Key of the transform, such as `add_visitor_location_headers`. @minLength 1 */ id: string;
    /** Whether the transform is applied. */ enabled: boolean;
  }

  export interface ManagedTransform {
    /** Transforms of headers on the way to the origin. @unique */ managed_request_headers: ManagedTransform.ManagedRequestHeader[] | null;
    /** Transforms of headers on the way to the visitor. @unique */ managed_response_headers: ManagedTransform.ManagedResponseHeader[] | null;
  }
  export namespace ManagedTransform {
    export interface HeaderConflict {
      /** Whether another transform that is on contradicts it. @readOnly */ has_conflict: boolean;
      /** Keys of the transforms it contradicts. @minItems 1 @unique @readOnly */ conflicts_with?: (/** @minLength 1 */ string)[];
    }

    export interface ManagedRequestHeader extends HeaderTransform, HeaderConflict {}
    export interface ManagedResponseHeader extends HeaderTransform, HeaderConflict {}
  }

  export interface ManagedTransformEditParams extends InZone {
    /** Transforms of headers on the way to the origin. @unique */ managed_request_headers?: HeaderTransform[];
    /** Transforms of headers on the way to the visitor. @unique */ managed_response_headers?: HeaderTransform[];
  }
}
