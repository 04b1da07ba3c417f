import type { APIPromise, RequestOptions } from './_client.ts';
import type { InZone } from './_shared.ts';

/** Managed Transforms: Ready-made changes to request and response headers.
 *  @product managedTransforms Managed Transforms
 *  @docs https://developers.cloudflare.com/rules/transform/managed-transforms/ */
export interface ManagedTransforms {
  /** List a zone's Managed Transforms and whether each is on.
   *  @http GET /zones/{zone_id}/managed_headers
   *  @permission Response Compression Write; Response Compression Read; Config Settings Write; Config Settings Read; Dynamic URL Redirects Write; Dynamic URL Redirects Read; Cache Settings Write; Cache Settings Read; Custom Errors Write; Custom Errors Read; Origin Write; Origin Read; Managed headers Write; Managed headers Read; Zone Transform Rules Write; Zone Transform Rules Read; Mass URL Redirects Write; Mass URL Redirects Read; Magic Firewall Write; Magic Firewall Read; L4 DDoS Managed Ruleset Write; L4 DDoS Managed Ruleset Read; HTTP DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Read; Sanitize Write; Sanitize Read; Transform Rules Write; Transform Rules Read; Select Configuration Write; Select Configuration Read; Bot Management Write; Bot Management Read; Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read; Account Rulesets Read; Account Rulesets Write; Logs Write; Logs Read
   *  @plans free pro business enterprise */
  list(
    params: ManagedTransforms.ManagedTransformListParams,
    options?: RequestOptions,
  ): APIPromise<ManagedTransforms.ManagedTransformEditResponse>;

  /** Turn off every Managed Transform of a zone.
   *  @http DELETE /zones/{zone_id}/managed_headers
   *  @answer void
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  delete(params: ManagedTransforms.ManagedTransformDeleteParams, options?: RequestOptions): APIPromise<void>;

  /** Switch the given Managed Transforms for request or response headers.
   *  @http PATCH /zones/{zone_id}/managed_headers
   *  @body json required
   *  @permission Response Compression Write; Config Settings Write; Dynamic URL Redirects Write; Cache Settings Write; Custom Errors Write; Origin Write; Managed headers Write; Zone Transform Rules Write; Mass URL Redirects Write; Magic Firewall Write; L4 DDoS Managed Ruleset Write; HTTP DDoS Managed Ruleset Write; Sanitize Write; Transform Rules Write; Select Configuration Write; Bot Management Write; Zone WAF Write; Account WAF Write; Account Rulesets Write; Logs Write
   *  @plans free pro business enterprise */
  edit(
    params: ManagedTransforms.ManagedTransformEditParams,
    options?: RequestOptions,
  ): APIPromise<ManagedTransforms.ManagedTransformEditResponse>;
}

export declare namespace ManagedTransforms {
  export type ManagedTransformListParams = InZone;

  export import ManagedTransformListResponse = ManagedTransforms.ManagedTransformEditResponse;

  export type ManagedTransformDeleteParams = InZone;

  export interface ManagedTransformEditParams extends InZone {
    /** @unique */ managed_request_headers?: ManagedTransformEditParams.ManagedRequestHeader[];
    /** @unique */ managed_response_headers?: ManagedTransformEditParams.ManagedRequestHeader[];
  }
  export namespace ManagedTransformEditParams {
    export interface ManagedRequestHeader {
      /** @minLength 1 */ id: string;
      enabled: boolean;
    }
    export type ManagedResponseHeader = ManagedRequestHeader;
  }

  export interface ManagedTransformEditResponse {
    /** @unique */ managed_request_headers: ManagedTransformEditResponse.ManagedRequestHeader[];
    /** @unique */ managed_response_headers: ManagedTransformEditResponse.ManagedRequestHeader[];
  }
  export namespace ManagedTransformEditResponse {
    export interface ManagedRequestHeader {
      /** @minLength 1 */ id: string;
      enabled: boolean;
      /** @readOnly */ has_conflict: boolean;
      /** @minItems 1 @unique @readOnly */ conflicts_with?: (/** @minLength 1 */ string)[];
    }
    export type ManagedResponseHeader = ManagedRequestHeader;
  }
}
