import type { APIPromise, JsonValue, PagePromise, RequestOptions, SinglePage } from './_client.ts';
import type { InZone, ResourceID } from './_shared.ts';

/** Leaked Credentials Detection: Warning of logins with passwords known from data breaches.
 *  @product leakedCredentialChecks Leaked Credentials Detection
 *  @docs https://developers.cloudflare.com/waf/detections/leaked-credentials/ */
export interface LeakedCredentialChecks {
  readonly detections: LeakedCredentialChecks.Detections;

  /** Set leaked credential checks to on or off for a zone.
   *
   *  A finding blocks nothing by itself: rules act on `cf.waf.credential_check` fields.
   *  @http POST /zones/{zone_id}/leaked-credential-checks
   *  @body json required
   *  @permission Zone WAF Write; Account WAF Write
   *  @availability ga
   *  @example { "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "enabled": true } */
  create(
    params: LeakedCredentialChecks.LeakedCredentialCheckCreateParams,
    options?: RequestOptions,
  ): APIPromise<LeakedCredentialChecks.LeakedCredentialCheck>;

  /** Get whether leaked credential checks are on for a zone.
   *  @http GET /zones/{zone_id}/leaked-credential-checks
   *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
   *  @availability ga */
  get(
    params: InZone,
    options?: RequestOptions,
  ): APIPromise<LeakedCredentialChecks.LeakedCredentialCheck>;
}

export declare namespace LeakedCredentialChecks {
  /** Words of the path values that methods take by position. */
  export interface PathGlossary {
    /** Detection to work on, as `leakedCredentialChecks.detections.list` shows it. @from leakedCredentialChecks.detections.list */ detection_id: string;
  }

  export interface LeakedCredentialCheckCreateParams extends InZone {
    /** Whether logins are compared with known leaked credentials. */ enabled?: boolean;
  }

  export interface LeakedCredentialCheck {
    /** Whether logins are compared with known leaked credentials. */ enabled?: boolean;
  }

  /** Locations of user name and password in your own login form. */
  export interface Detections {
    /** Create a custom place of user name and password in logins.
     *
     *  Common login forms are recognized without.
     *  @http POST /zones/{zone_id}/leaked-credential-checks/detections
     *  @body json required
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "username": "lookup_json_string(http.request.body.raw, \"user\")",
     *    "password": "lookup_json_string(http.request.body.raw, \"secret\")"
     *  } */
    create(params: DetectionParams, options?: RequestOptions): APIPromise<Detection>;

    /** Replace the expressions of a custom detection.
     *  @http PUT /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @body json required
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga
     *  @example {
     *    "zone_id": "023e105f4ecef8ad9ca31a8372d0c353", "detection_id": "18a14bafaa8eb1df04ce683ec18c765e",
     *    "username": "lookup_json_string(http.request.body.raw, \"user\")", "password": "lookup_json_string(http.request.body.raw, \"secret\")"
     *  } */
    update(detectionID: ResourceID, params: DetectionParams, options?: RequestOptions): APIPromise<Detection>;

    /** List the custom detections of a zone.
     *  @http GET /zones/{zone_id}/leaked-credential-checks/detections
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga
     *  @columns username password id
     *  @key username password */
    list(params: InZone, options?: RequestOptions): PagePromise<SinglePage<Detection>, Detection>;

    /** Delete a custom detection from a zone.
     *  @http DELETE /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @permission Zone WAF Write; Account WAF Write
     *  @availability ga */
    delete(detectionID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<DetectionDeleteResponse>;

    /** Get one custom detection.
     *  @http GET /zones/{zone_id}/leaked-credential-checks/detections/{detection_id}
     *  @permission Zone WAF Write; Zone WAF Read; Account WAF Write; Account WAF Read
     *  @availability ga */
    get(detectionID: ResourceID, params: InZone, options?: RequestOptions): APIPromise<Detection>;
  }

  export interface DetectionExpressions {
    /** Rules-language expression that yields the password of a request. @minLength 1 */ password?: string;
    /** Rules-language expression that yields the user name of a request. @minLength 1 */ username?: string;
  }

  export interface DetectionParams extends InZone, DetectionExpressions {}

  export interface Detection extends DetectionExpressions {
    /** Id of the detection, given by Cloudflare. @readOnly */ id?: ResourceID;
    password?: string;
    username?: string;
  }

  export type DetectionDeleteResponse = JsonValue;

  export type DetectionListResponsesSinglePage = SinglePage<Detection>;
}
