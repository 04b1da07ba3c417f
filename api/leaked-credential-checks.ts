import type { APIPromise, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InZone, ResourceID } from './_shared.ts';

/** Leaked Credentials Detection: Warning of logins with passwords known from data breaches.
 *  @product leakedCredentialChecks Leaked Credentials Detection
 *  @docs https://developers.cloudflare.com/waf/detections/leaked-credentials/ */
export interface LeakedCredentialChecks {
  readonly detections: LeakedCredentialChecks.Detections;

  /** Turn leaked credential checks on or off for a zone.
   *  @http POST /zones/{zone_id}/leaked-credential-checks
   *  @body json required
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga */
  create(
    params: LeakedCredentialChecks.LeakedCredentialCheckCreateParams,
    options?: RequestOptions,
  ): APIPromise<LeakedCredentialChecks.LeakedCredentialCheckGetResponse>;

  /** See whether leaked credential checks are on for a zone.
   *  @http GET /zones/{zone_id}/leaked-credential-checks
   *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
   *  @availability ga */
  get(
    params: LeakedCredentialChecks.LeakedCredentialCheckGetParams,
    options?: RequestOptions,
  ): APIPromise<LeakedCredentialChecks.LeakedCredentialCheckGetResponse>;
}

export declare namespace LeakedCredentialChecks {
  export interface LeakedCredentialCheckCreateParams extends InZone {
    enabled?: boolean;
  }

  export type LeakedCredentialCheckCreateResponse = LeakedCredentialCheckGetResponse;

  export type LeakedCredentialCheckGetParams = InZone;

  export interface LeakedCredentialCheckGetResponse {
    enabled?: boolean;
  }

  /** Where your own login form carries user name and password. */
  export interface Detections {
    /** Tell the checks where a login request carries its user name and password.
     *  @http POST /zones/{zone_id}/leaked-credential-checks/detections
     *  @body json required
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    create(params: DetectionCreateParams, options?: RequestOptions): APIPromise<DetectionGetResponse>;

    /** Replace the user name and password expressions of a custom detection.
     *  @http PUT /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @body json required
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    update(detectionID: ResourceID, params: DetectionUpdateParams, options?: RequestOptions): APIPromise<DetectionGetResponse>;

    /** List the custom detections that leaked credential checks use on a zone.
     *  @http GET /zones/{zone_id}/leaked-credential-checks/detections
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga */
    list(params: DetectionListParams, options?: RequestOptions): PagePromise<SinglePage<DetectionGetResponse>, DetectionGetResponse>;

    /** Remove a custom detection location from a zone.
     *  @http DELETE /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    delete(detectionID: ResourceID, params: DetectionDeleteParams, options?: RequestOptions): APIPromise<DetectionDeleteResponse>;

    /** Look up the user name and password expressions of one custom detection.
     *  @http GET /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga */
    get(detectionID: ResourceID, params: DetectionGetParams, options?: RequestOptions): APIPromise<DetectionGetResponse>;
  }

  export interface DetectionCreateParams extends InZone {
    password?: string;
    username?: string;
  }

  export type DetectionCreateResponse = DetectionGetResponse;

  export type DetectionUpdateParams = DetectionCreateParams;

  export type DetectionUpdateResponse = DetectionGetResponse;

  export type DetectionListParams = InZone;

  export type DetectionListResponse = DetectionGetResponse;

  export type DetectionDeleteParams = InZone;

  export type DetectionDeleteResponse = unknown;

  export type DetectionGetParams = InZone;

  export interface DetectionGetResponse {
    /** @readOnly */ id?: ResourceID;
    password?: string;
    username?: string;
  }

  export type DetectionListResponsesSinglePage = SinglePage<DetectionGetResponse>;
}
